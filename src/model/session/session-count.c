/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/session/session-count.h"

#include "model/session/option.h"
#include "model/session/session-private.h"
#include "model/session/session-statements.h"

#include <glib/gi18n-lib.h>

/* Finds the verb by which the table gives a seat more of something. */
static guint
find_adjusting_verb (const ArbRuleset *ruleset)
{
  for (guint verb = ARB_VERB_OWN; verb < ruleset->n_verbs; verb++)
    {
      if (ruleset->verbs[verb].kind == ARB_VERB_TABLE
          && ruleset->verbs[verb].slots[1].accepts == ARB_ACCEPT (ARB_ARGUMENT_CHANGE))
        return verb;
    }
  return ruleset->n_verbs;
}

gboolean
arb_catalogue_can_count (const ArbCatalogue *catalogue)
{
  g_return_val_if_fail (catalogue != NULL, FALSE);

  return find_adjusting_verb (catalogue->ruleset) < catalogue->ruleset->n_verbs;
}

static gboolean
can_have (ArbSession *self, guint seat, ArbArgument what, gint amount)
{
  const ArbState *state = arb_game_get_state (arb_session_get_game (self));
  ArbMove move = ARB_MOVE (seat, find_adjusting_verb (arb_ruleset_of (state)), what,
                           arb_argument_change (amount), 0);
  ArbVerdict verdict;

  arb_canonicalize (state, &move);
  return arb_check (state, move, &verdict) && verdict.value == ARB_LEGAL;
}

/* Sorts options in the order of the system, in which people count. */
static gint
compare_values (gconstpointer a, gconstpointer b)
{
  const ArbOption *first = *(ArbOption *const *) a, *second = *(ArbOption *const *) b;

  return (gint) first->value - (gint) second->value;
}

/* Lists what a seat can have: things that a seat can have several of, or single cards. */
static GPtrArray *
list_holdings (ArbSession *self, gboolean several)
{
  GPtrArray *options = g_ptr_array_new_with_free_func (g_object_unref);
  guint verb = find_adjusting_verb (self->wording.catalogue->ruleset);
  g_autoptr (GListModel) all = arb_session_dup_options (self, verb, 0);

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (ArbOption) option = g_list_model_get_item (all, i);
      ArbArgument what = (ArbArgument) option->value;

      if (can_have (self, 1, what, 1) && can_have (self, 1, what, 2) == several
          && !can_have (self, ARB_TABLE, what, 1))
        g_ptr_array_add (options, g_object_ref (option));
    }
  return options;
}

GPtrArray *
arb_session_dup_counted (ArbSession *self)
{
  GPtrArray *counted;

  g_return_val_if_fail (arb_catalogue_can_count (self->wording.catalogue), NULL);

  counted = list_holdings (self, TRUE);
  g_ptr_array_sort (counted, compare_values);
  return counted;
}

GPtrArray *
arb_session_dup_picked (ArbSession *self)
{
  g_return_val_if_fail (arb_catalogue_can_count (self->wording.catalogue), NULL);

  return list_holdings (self, FALSE);
}

static gboolean
write_down (ArbGame *game, const ArbHolding *holding, ArbVerdict *verdict)
{
  guint verb = find_adjusting_verb (arb_game_get_catalogue (game)->ruleset);

  return arb_game_play (game,
                        ARB_MOVE (holding->seat, verb, holding->what,
                                  arb_argument_change ((gint) holding->amount), 0),
                        FALSE, verdict)
         > 0;
}

void
arb_session_score_count (ArbSession *self, const ArbHolding *counts, guint n_counts,
                         ArbScoreSheet *sheet)
{
  g_autoptr (ArbGame) game = NULL;
  ArbVerdict verdict;

  g_return_if_fail (arb_catalogue_can_count (self->wording.catalogue));
  g_return_if_fail (counts != NULL || n_counts == 0);

  game = arb_game_copy (arb_session_get_game (self));
  for (guint i = 0; i < n_counts; i++)
    write_down (game, &counts[i], &verdict);
  arb_game_score (game, sheet);
}

gboolean
arb_session_gives_points (ArbSession *self, ArbArgument what)
{
  ArbScoreSheet sheet;

  arb_session_score_count (self, &(ArbHolding){ 1, what, 1 }, 1, &sheet);
  return sheet.totals[1] != arb_session_get_sheet (self)->totals[1];
}

static char *
word_refusal (ArbSession *self, const ArbHolding *holding, const ArbVerdict *verdict)
{
  g_autofree char *seat = arb_wording_seat (&self->wording, holding->seat);
  g_autofree char *what = arb_wording_argument (&self->wording, holding->what);
  g_autofree char *why = arb_verdict_dup_text (&self->wording, holding->seat, verdict);

  /* Translators: a player, something that he cannot have, and sentences why */
  return g_strdup_printf (_ ("%s, %s: %s"), seat, what, why);
}

gboolean
arb_session_count (ArbSession *self, const ArbHolding *counts, guint n_counts, char **reason)
{
  ArbGame *game;
  ArbVerdict verdict;
  guint length;

  g_return_val_if_fail (arb_catalogue_can_count (self->wording.catalogue), FALSE);
  g_return_val_if_fail (counts != NULL || n_counts == 0, FALSE);

  game = arb_session_get_game (self);
  length = arb_game_get_length (game);
  for (guint i = 0; i < n_counts; i++)
    if (!write_down (game, &counts[i], &verdict))
      {
        while (arb_game_get_length (game) > length && arb_game_undo (game) > 0)
          ;
        if (reason != NULL)
          *reason = word_refusal (self, &counts[i], &verdict);
        return FALSE;
      }
  arb_game_play (game, ARB_MOVE (ARB_TABLE, ARB_VERB_END, 0, 0, 0), FALSE, &verdict);
  arb_session_commit (self);
  return TRUE;
}
