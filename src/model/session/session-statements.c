/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/session/session-private.h"

#include "model/session/option.h"
#include "model/session/session-statements.h"
#include "wording/words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Returns what a verb records, as the name of a choice: “Cards drawn”. */
static char *
name_statement (const ArbWording *wording, guint verb)
{
  const char *name = wording->catalogue->ruleset->verbs[verb]->name;
  const char *words = arb_words_get_of (wording->catalogue, "statement", name);

  return g_strdup (words != NULL ? words : name);
}

static void
take_option (GListStore *list, char *label, guint value)
{
  g_autoptr (ArbOption) option = arb_option_new (label, value);

  g_list_store_append (list, option);
}

/* Finds the next verb of @kind, from @verb on; with @of_seats only one whose sentence names a seat.
 * Returns the number of verbs if there is none. */
static guint
find_verb (ArbSession *self, ArbVerbKind kind, gboolean of_seats, guint verb)
{
  const ArbRuleset *ruleset = self->wording.catalogue->ruleset;

  while (verb < ruleset->n_verbs
         && (ruleset->verbs[verb]->kind != kind
             || (of_seats && !arb_session_verb_has_seat (self, verb))))
    verb++;
  return verb;
}

/* Adds the verbs of @kind; not `rule`, which is answered at the move that asks, and `end`, which is
 * no move among others. */
static void
add_verbs (ArbSession *self, ArbVerbKind kind, gboolean of_seats, GListStore *list)
{
  guint n_verbs = self->wording.catalogue->ruleset->n_verbs;

  for (guint verb = find_verb (self, kind, of_seats, ARB_VERB_COUNT); verb < n_verbs;
       verb = find_verb (self, kind, of_seats, verb + 1))
    take_option (list, name_statement (&self->wording, verb), verb);
}

GListModel *
arb_session_dup_statements (ArbSession *self)
{
  GListStore *list;

  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);

  list = g_list_store_new (ARB_TYPE_OPTION);
  /* Observations come first: people record them more often than adjustments. */
  add_verbs (self, ARB_VERB_OBSERVATION, FALSE, list);
  add_verbs (self, ARB_VERB_TABLE, FALSE, list);
  return G_LIST_MODEL (list);
}

GListModel *
arb_session_dup_private_statements (ArbSession *self)
{
  GListStore *list;

  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);

  list = g_list_store_new (ARB_TYPE_OPTION);
  add_verbs (self, ARB_VERB_OBSERVATION, TRUE, list);
  return G_LIST_MODEL (list);
}

gboolean
arb_session_can_play_private (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), FALSE);

  return find_verb (self, ARB_VERB_OBSERVATION, TRUE, ARB_VERB_OWN)
         < self->wording.catalogue->ruleset->n_verbs;
}

gboolean
arb_session_play_private (ArbSession *self, ArbMove move, ArbVerdict *verdict)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), FALSE);
  g_return_val_if_fail (verdict != NULL, FALSE);

  if (!arb_game_play_private (arb_session_get_game (self), move, verdict))
    return FALSE;
  arb_session_commit (self);
  return TRUE;
}

gboolean
arb_session_verb_has_seat (ArbSession *self, guint verb)
{
  const ArbCatalogue *catalogue;
  const char *template;

  g_return_val_if_fail (ARB_IS_SESSION (self), FALSE);
  g_return_val_if_fail (verb < self->wording.catalogue->ruleset->n_verbs, FALSE);

  catalogue = self->wording.catalogue;
  template = arb_words_get_of (catalogue, "verb", catalogue->ruleset->verbs[verb]->name);
  return template != NULL && strstr (template, "{seat}") != NULL;
}

static int
compare_labels (gconstpointer a, gconstpointer b, gpointer data)
{
  return g_utf8_collate (ARB_OPTION ((gpointer) a)->label, ARB_OPTION ((gpointer) b)->label);
}

/* Returns a number for @slot with which the argument before it can be checked. */
static ArbArgument
get_example (const ArbSlot *slot)
{
  if (slot->optional)
    return ARB_ARGUMENT_NONE;
  if (slot->accepts & ARB_ACCEPT (ARB_ARGUMENT_CHANGE))
    return arb_argument_change (1);
  if (slot->accepts & ARB_ACCEPT (ARB_ARGUMENT_COUNT))
    return arb_argument_count (1);
  if (slot->accepts & ARB_ACCEPT (ARB_ARGUMENT_NUMBER))
    return arb_argument_number (1);
  return ARB_ARGUMENT_NONE;
}

static gboolean
is_malformed (const ArbState *state, ArbMove move)
{
  ArbVerdict verdict;

  arb_check (state, move, &verdict);
  for (guint i = 0; i < verdict.n_reasons; i++)
    if (verdict.reasons[i].rule == ARB_RULE_MALFORMED
        && verdict.reasons[i].subject == move.arguments[0])
      return TRUE;
  return FALSE;
}

/* Whether @verb with its first argument would be well-formed, now or in a later position. */
static gboolean
understands (ArbSession *self, guint verb, ArbArgument first)
{
  const ArbState *state = arb_game_get_state (arb_session_get_game (self));
  const ArbSlot *slots = self->wording.catalogue->ruleset->verbs[verb]->slots;
  ArbMove move = ARB_MOVE (1, verb, first, get_example (&slots[1]), get_example (&slots[2]));

  /* If a required name is missing, the move cannot be checked. */
  for (guint slot = 1; slot < ARB_MAX_ARGUMENTS; slot++)
    if (move.arguments[slot] == ARB_ARGUMENT_NONE && slots[slot].accepts != 0
        && !slots[slot].optional)
      return TRUE;
  if (!is_malformed (state, move))
    return TRUE;
  move.seat = ARB_TABLE;
  return !is_malformed (state, move);
}

/* Adds the names that @verb can have; for the first argument only those that it can ever have. */
static void
add_names (GListStore *list, ArbSession *self, guint verb, guint slot, guint sort)
{
  for (guint i = 0; i < self->wording.catalogue->sorts[sort].n_names; i++)
    {
      ArbArgument name = arb_argument_name (sort, i);
      g_autoptr (ArbOption) option = NULL;

      if (slot == 0 && !understands (self, verb, name))
        continue;
      option = arb_option_new (arb_wording_argument (&self->wording, name), name);
      g_list_store_insert_sorted (list, option, compare_labels, NULL);
    }
}

static void
add_numbers (GListStore *list, guint accepts)
{
  if (accepts & ARB_ACCEPT (ARB_ARGUMENT_UNKNOWN))
    take_option (list, g_strdup (_ ("not said")), arb_argument_unknown ());
  if (accepts & ARB_ACCEPT (ARB_ARGUMENT_COUNT))
    take_option (list, g_strdup (_ ("How many")), arb_argument_count (1));
  if (accepts & ARB_ACCEPT (ARB_ARGUMENT_CHANGE))
    take_option (list, g_strdup (_ ("More or fewer")), arb_argument_change (1));
  if (accepts & ARB_ACCEPT (ARB_ARGUMENT_NUMBER))
    take_option (list, g_strdup (_ ("Number at the table")), arb_argument_number (1));
  if (accepts & ARB_ACCEPT (ARB_ARGUMENT_PAIR))
    take_option (list, g_strdup (_ ("Two numbers")), arb_argument_pair (1, 1));
}

GListModel *
arb_session_dup_options (ArbSession *self, guint verb, guint slot)
{
  const ArbCatalogue *catalogue;
  const ArbSlot *accepted;
  GListStore *list;

  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);
  g_return_val_if_fail (verb < self->wording.catalogue->ruleset->n_verbs, NULL);

  catalogue = self->wording.catalogue;
  accepted = &catalogue->ruleset->verbs[verb]->slots[MIN (slot, ARB_MAX_ARGUMENTS - 1)];
  if (slot >= ARB_MAX_ARGUMENTS || accepted->accepts == 0)
    return NULL;

  list = g_list_store_new (ARB_TYPE_OPTION);
  for (guint sort = 0; sort < catalogue->n_sorts; sort++)
    {
      if (accepted->accepts & ARB_ACCEPT_NAME (sort))
        add_names (list, self, verb, slot, sort);
    }
  add_numbers (list, accepted->accepts);
  if (accepted->optional)
    {
      g_autoptr (ArbOption) none = arb_option_new (g_strdup (_ ("not said")), ARB_ARGUMENT_NONE);

      g_list_store_insert (list, 0, none);
    }
  return G_LIST_MODEL (list);
}

ArbChoice *
arb_choice_new_judged (const ArbGame *game, const ArbWording *wording, ArbMove move)
{
  const ArbState *state = arb_game_get_state (game);
  g_autoptr (ArbGame) copy = arb_game_copy (game);
  ArbVerdict verdict;

  arb_game_play (copy, move, FALSE, &verdict);
  /* The text needs the seat, which may be missing in the move. */
  arb_canonicalize (state, &move);
  return arb_choice_new_in_words (state, wording, move, &verdict);
}

ArbChoice *
arb_session_judge (ArbSession *self, ArbMove move)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);

  return arb_choice_new_judged (arb_session_get_game (self), &self->wording, move);
}
