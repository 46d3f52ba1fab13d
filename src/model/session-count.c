/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/session-count.h"

#include "model/counter.h"
#include "model/option.h"
#include "model/session-private.h"

/* Sorts with more names than these are picked from a list, the others are counted. */
#define MAX_COUNTED 8

/* The verb by which a table says that somebody has more of something. */
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
arb_session_can_count (ArbSession *self)
{
  const ArbRuleset *ruleset;

  g_return_val_if_fail (ARB_IS_SESSION (self), FALSE);

  ruleset = self->wording.catalogue->ruleset;
  return find_adjusting_verb (ruleset) < ruleset->n_verbs;
}

static gboolean
is_counter_of_seat (ArbSession *self, const char *id)
{
  GListModel *counters = arb_session_get_counters (self);

  for (guint i = 0; i < g_list_model_get_n_items (counters); i++)
    {
      g_autoptr (ArbCounter) counter = g_list_model_get_item (counters, i);

      if (arb_counter_get_seat (counter) != ARB_TABLE
          && g_str_equal (arb_counter_get_id (counter), id))
        return TRUE;
    }
  return FALSE;
}

static gboolean
has_counter_of_seat (ArbSession *self, const ArbSort *sort)
{
  for (guint i = 0; i < sort->n_names; i++)
    {
      if (is_counter_of_seat (self, sort->names[i]))
        return TRUE;
    }
  return FALSE;
}

static void
add_option (ArbSession *self, GListStore *options, guint sort, guint index)
{
  ArbArgument name = arb_argument_name (sort, index);
  g_autoptr (ArbOption) option = arb_option_new (arb_wording_argument (&self->wording, name), name);

  g_list_store_append (options, option);
}

static void
add_sort (ArbSession *self, GListStore *options, guint verb, guint sort)
{
  const ArbSort *names = &self->wording.catalogue->sorts[sort];
  gboolean of_seats = has_counter_of_seat (self, names);

  for (guint i = 0; i < names->n_names; i++)
    {
      /* A sort that has both a seat's counters and the table's is asked for the seat's only. */
      if ((!of_seats || is_counter_of_seat (self, names->names[i]))
          && arb_session_understands (self, verb, arb_argument_name (sort, i)))
        add_option (self, options, sort, i);
    }
}

GListModel *
arb_session_dup_counted (ArbSession *self)
{
  GListStore *options;
  const ArbCatalogue *catalogue;
  guint verb;

  g_return_val_if_fail (arb_session_can_count (self), NULL);

  options = g_list_store_new (ARB_TYPE_OPTION);
  catalogue = self->wording.catalogue;
  verb = find_adjusting_verb (catalogue->ruleset);
  /* What a seat has a counter for comes first. */
  for (guint pass = 0; pass < 2; pass++)
    {
      for (guint sort = 0; sort < catalogue->n_sorts; sort++)
        {
          const ArbSort *names = &catalogue->sorts[sort];

          if (catalogue->ruleset->verbs[verb].slots[0].accepts & ARB_ACCEPT_NAME (sort)
              && names->n_names <= MAX_COUNTED && has_counter_of_seat (self, names) == (pass == 0))
            add_sort (self, options, verb, sort);
        }
    }
  return G_LIST_MODEL (options);
}

GListModel *
arb_session_dup_picked (ArbSession *self)
{
  GListStore *options;
  g_autoptr (GListModel) all = NULL;
  const ArbCatalogue *catalogue;
  guint verb;

  g_return_val_if_fail (arb_session_can_count (self), NULL);

  options = g_list_store_new (ARB_TYPE_OPTION);
  catalogue = self->wording.catalogue;
  verb = find_adjusting_verb (catalogue->ruleset);
  all = arb_session_dup_options (self, verb, 0);
  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (ArbOption) option = g_list_model_get_item (all, i);
      ArbArgument name = (ArbArgument) arb_option_get_value (option);
      g_autoptr (ArbChoice) choice =
          arb_session_judge (self,
                             ARB_MOVE (1, verb, name, arb_argument_change (1), ARB_ARGUMENT_NONE));

      for (guint sort = 0; sort < catalogue->n_sorts; sort++)
        {
          if (arb_argument_is_name (name, sort) && catalogue->sorts[sort].n_names > MAX_COUNTED
              && arb_choice_is_plain (choice))
            g_list_store_append (options, option);
        }
    }
  return G_LIST_MODEL (options);
}

gboolean
arb_session_count (ArbSession *self, const ArbHolding *counts, guint n_counts, char **reason)
{
  ArbGame *game;
  ArbVerdict verdict;
  guint length, verb;
  gboolean counted = TRUE;

  g_return_val_if_fail (arb_session_can_count (self), FALSE);
  g_return_val_if_fail (counts != NULL || n_counts == 0, FALSE);

  game = arb_session_get_game (self);
  length = arb_game_get_length (game);
  verb = find_adjusting_verb (self->wording.catalogue->ruleset);
  for (guint i = 0; i <= n_counts && counted; i++)
    {
      ArbMove move = ARB_MOVE (ARB_TABLE, ARB_VERB_END, 0, 0, 0);

      if (i < n_counts)
        move = ARB_MOVE (counts[i].seat, verb, counts[i].what,
                         arb_argument_change ((gint) counts[i].amount), 0);
      counted = arb_game_play (game, move, FALSE, &verdict) > 0;
      if (!counted && reason != NULL)
        *reason = arb_verdict_dup_text (&self->wording, move.seat, &verdict);
    }
  while (!counted && arb_game_get_length (game) > length && arb_game_undo (game) > 0)
    ;
  if (counted)
    arb_session_commit (self);
  return counted;
}
