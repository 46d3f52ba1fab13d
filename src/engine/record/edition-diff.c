/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/record/edition-diff.h"

/* Returns the first visible line from @index on, or %NULL. */
static const ArbEntry *
find_seen (const ArbGame *game, guint index)
{
  for (; index < arb_game_get_length (game); index++)
    if (!arb_game_get_entry (game, index)->hidden)
      return arb_game_get_entry (game, index);
  return NULL;
}

/* Whether line @index, which the other rules refuse by @refusal, only closes something that is
 * already closed under them: the game goes on without it. */
static gboolean
is_superfluous (const ArbGame *game, guint index, const ArbState *other, const ArbVerdict *refusal)
{
  const ArbRuleset *ruleset = arb_ruleset_of (other);
  const ArbEntry *entry = arb_game_get_entry (game, index);
  const ArbEntry *next = find_seen (game, index + 1);
  ArbVerdict verdict;
  ArbMove move;

  if (ruleset->verbs[entry->said.verb]->kind != ARB_VERB_CLOSING)
    return FALSE;
  if (next == NULL)
    return arb_is_out_of_order (ruleset, refusal);
  move = next->said;
  arb_complete (other, &move, NULL, &verdict);
  return arb_verdict_allows (&verdict);
}

/* Replays line @index; returns its index in @other, or -1. */
static gint
replay_line (const ArbGame *game, guint index, ArbGameLog *other)
{
  const ArbState *state = arb_game_log_get_state (other);
  ArbEntry entry = *arb_game_get_entry (game, index);
  ArbClosing closing = { 0 };
  ArbVerdict verdict;

  if (entry.private || entry.struck || !arb_verdict_allows (&entry.verdict))
    arb_entry_judge (&entry, state);
  else
    {
      arb_entry_judge_completed (&entry, state, &closing, &verdict);
      if (!arb_verdict_allows (&verdict) && is_superfluous (game, index, state, &verdict))
        return -1;
      /* A line that is refused anyway implies nothing. */
      if (!arb_verdict_allows (&verdict) && closing.n > 0)
        {
          closing.n = 0;
          entry.said = arb_game_get_entry (game, index)->said;
          arb_entry_judge (&entry, state);
        }
    }

  for (guint i = 0; i < closing.n; i++)
    {
      ArbEntry implied;

      arb_entry_init_closing (&implied, state->catalogue, &closing, i);
      arb_game_log_push (other, &implied);
    }
  arb_game_log_push (other, &entry);
  return (gint) arb_game_log_get_length (other) - 1;
}

static ArbGame *
replay_with (const ArbGame *game, const ArbOptions *options, gint *places)
{
  ArbGameLog *other = arb_game_log_new (arb_game_get_catalogue (game), options);
  ArbGame *replayed;

  /* The closing moves that are put in get ids that no line of the game has. */
  arb_game_log_reserve_ids (other, arb_game_log_get_last_id (arb_game_get_log (game)));
  for (guint i = 0; i < arb_game_get_length (game); i++)
    {
      gint place = replay_line (game, i, other);

      if (places != NULL)
        places[i] = place;
    }
  replayed = arb_game_new_from_log (other);
  arb_game_set_counts (replayed, arb_game_get_counts (game));
  return replayed;
}

void
arb_game_score_under (const ArbGame *game, const ArbOptions *options, ArbScoreSheet *sheet)
{
  const ArbCatalogue *catalogue;
  ArbStateRoom room;

  g_return_if_fail (game != NULL && options != NULL && sheet != NULL);

  catalogue = arb_game_get_catalogue (game);
  arb_game_state_at (game, arb_game_get_length (game), &room.state);
  for (guint i = 0; i < catalogue->n_switches; i++)
    if (options->switches[i] < catalogue->switches[i].n_readings)
      arb_set_switch (&room.state, i, options->switches[i]);
  arb_score (&room.state, sheet);
  if (!arb_game_get_counts (game))
    arb_score_sheet_stop_counting (sheet);
}

/* Compares line @index; returns whether the next lines can still be compared. */
static gboolean
compare_line (ArbEditionDiff *diff, guint index)
{
  const ArbEntry *own = arb_game_get_entry (diff->own, index);
  const ArbEntry *judged = arb_edition_diff_get_judged (diff, index);
  ArbChange change = { (gint) index, diff->places[index] };

  if (judged == NULL)
    return TRUE;
  if (!arb_entry_is_judged_alike (own, judged))
    g_array_append_val (diff->changes, change);
  if (!judged->struck || own->struck)
    return TRUE;
  diff->divergence = (gint) index;
  return FALSE;
}

void
arb_edition_diff_init (ArbEditionDiff *diff, const ArbGame *game, const ArbOptions *options)
{
  guint length;

  g_return_if_fail (diff != NULL);
  g_return_if_fail (game != NULL && options != NULL);
  g_return_if_fail (options->n_seats == arb_game_get_options (game)->n_seats);

  length = arb_game_get_length (game);
  diff->own = game;
  diff->places = g_new (gint, length + 1);
  diff->other = replay_with (game, options, diff->places);
  diff->changes = g_array_new (FALSE, FALSE, sizeof (ArbChange));
  diff->divergence = -1;
  for (guint i = 0; i < length && compare_line (diff, i); i++)
    ;
}

const ArbEntry *
arb_edition_diff_get_judged (const ArbEditionDiff *diff, guint index)
{
  g_return_val_if_fail (diff != NULL, NULL);
  g_return_val_if_fail (index < arb_game_get_length (diff->own), NULL);

  return diff->places[index] >= 0 ? arb_game_get_entry (diff->other, (guint) diff->places[index])
                                  : NULL;
}

gint
arb_edition_diff_find_first (const ArbEditionDiff *diff)
{
  g_return_val_if_fail (diff != NULL, -1);

  for (guint i = 0; i < diff->changes->len; i++)
    {
      const ArbChange *change = &g_array_index (diff->changes, ArbChange, i);

      if (!arb_game_get_entry (diff->own, (guint) change->before)->hidden)
        return change->before;
    }
  return -1;
}

gint
arb_edition_diff_find_switch (const ArbEditionDiff *diff, guint index)
{
  const ArbEntry *own, *there;
  const guint8 *values;
  guint n_switches;
  gint otherwise = -1;

  g_return_val_if_fail (diff != NULL, -1);
  g_return_val_if_fail (index < arb_game_get_length (diff->own), -1);
  g_return_val_if_fail (diff->places[index] >= 0, -1);

  own = arb_game_get_entry (diff->own, index);
  there = arb_edition_diff_get_judged (diff, index);
  values = arb_game_get_options (diff->other)->switches;
  n_switches = arb_game_get_catalogue (diff->own)->n_switches;
  for (guint i = 0; i < n_switches; i++)
    {
      ArbOptions turned = *arb_game_get_options (diff->own);
      g_auto (ArbEditionDiff) alone = { 0 };
      const ArbEntry *judged;

      if (turned.switches[i] == values[i])
        continue;
      turned.switches[i] = values[i];
      arb_edition_diff_init (&alone, diff->own, &turned);
      judged = arb_edition_diff_get_judged (&alone, index);
      if (judged == NULL)
        continue;
      if (arb_entry_is_judged_alike (judged, there))
        return (gint) i;
      if (otherwise < 0 && !arb_entry_is_judged_alike (judged, own))
        otherwise = (gint) i;
    }
  return otherwise;
}

void
arb_edition_diff_clear (ArbEditionDiff *diff)
{
  g_return_if_fail (diff != NULL);

  g_clear_pointer (&diff->changes, g_array_unref);
  g_clear_pointer (&diff->places, g_free);
  g_clear_pointer (&diff->other, arb_game_free);
}
