/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/record/replay-private.h"

#include <string.h>

void
arb_replay_keep_hidden (ArbReplay *self, ArbReplayWay *way, guint from, guint to)
{
  for (; from < to; from++)
    if (arb_replay_get_line (self, from)->hidden)
      arb_replay_add_step (self, way, ARB_STEP_KEPT, from, arb_replay_said_at (self, from));
}

gboolean
arb_replay_judge (ArbReplay *self, const ArbState *state, ArbMove said, ArbMove *move,
                  ArbVerdict *verdict)
{
  self->n_judged++;
  *move = said;
  arb_canonicalize (state, move);
  return arb_check (state, *move, verdict);
}

gboolean
arb_replay_keep_implied (ArbReplay *self, ArbReplayWay *way, guint from, guint to)
{
  for (; from < to; from++)
    {
      const ArbEntry *line = arb_replay_get_line (self, from);
      ArbVerdict verdict;
      ArbMove move;

      if (!line->hidden)
        {
          if (!arb_replay_judge (self, &way->room.state, arb_replay_said_at (self, from), &move,
                                 &verdict))
            return FALSE;
          arb_apply (&way->room.state, move, FALSE);
        }
      arb_replay_add_step (self, way, ARB_STEP_KEPT, from, arb_replay_said_at (self, from));
    }
  return TRUE;
}

gboolean
arb_replay_pass_implied (ArbReplay *self, ArbReplayWay *way, guint from, guint to)
{
  guint n_steps = self->steps->len;
  ArbReplayWay trial;

  arb_replay_copy_way (self, &trial, way);
  if (arb_replay_keep_implied (self, &trial, from, to))
    {
      arb_replay_copy_way (self, way, &trial);
      return TRUE;
    }
  g_array_set_size (self->steps, n_steps);
  return FALSE;
}

/* Takes note of how the verdict on line @index has changed. */
static void
compare_verdict (ArbReplay *self, ArbReplayWay *way, guint index, const ArbVerdict *verdict)
{
  const ArbVerdict *before = &arb_replay_get_line (self, index)->verdict;
  ArbReplayed *result = &way->result;

  if (arb_verdict_allows (verdict) && !arb_verdict_allows (before))
    {
      result->n_mended++;
      result->price -= ARB_REPLAY_GAIN_MENDED;
    }
  if (verdict->value == ARB_VOID && before->value == ARB_LEGAL)
    {
      result->n_void++;
      result->price += ARB_REPLAY_PRICE_VOID;
    }
}

/* Appends line @index with the move that it is now. */
static void
keep_line (ArbReplay *self, ArbReplayWay *way, guint index, ArbMove move, const ArbVerdict *verdict)
{
  compare_verdict (self, way, index, verdict);
  arb_replay_add_step (self, way, ARB_STEP_KEPT, index, arb_replay_said_at (self, index));
  way->n_left = 0;
  way->left_more = FALSE;
  arb_apply (&way->room.state, move, FALSE);
}

/* Whether line @index may imply @closing. If the line may depend on what was taken out, it implies only
 * closing moves of its own player: otherwise the rest of a role that was taken out would end the answers
 * of the others. */
static gboolean
may_imply (const ArbReplay *self, const ArbReplayWay *way, guint index, const ArbClosing *closing)
{
  guint seat = arb_replay_said_at (self, index).seat;

  if (index >= way->loose_end || seat != way->loose_seat)
    return TRUE;
  for (guint i = 0; i < closing->n; i++)
    if (closing->moves[i].seat != seat)
      return FALSE;
  return TRUE;
}

/* Whether the closing moves bring back the line that was taken out just before them: then it would never
 * go away. */
static gboolean
brings_back (const ArbReplay *self, guint from, const ArbClosing *closing)
{
  const ArbReplayChange *change = self->change;
  guint end = change->index + change->n_removed;

  if (from != end || change->n_removed == 0 || change->n_moves > 0)
    return FALSE;
  for (guint i = 0; i < closing->n; i++)
    if (arb_move_equal (closing->moves[i], arb_replay_get_line (self, end - 1)->move))
      return TRUE;
  return FALSE;
}

void
arb_replay_put_closing (ArbReplay *self, ArbReplayWay *way, guint line, const ArbClosing *closing)
{
  for (guint i = 0; i < closing->n; i++)
    {
      arb_replay_add_step (self, way, ARB_STEP_IMPLIED, line, closing->moves[i]);
      arb_apply (&way->room.state, closing->moves[i], FALSE);
    }
}

gboolean
arb_replay_say (ArbReplay *self, ArbReplayWay *way, guint from, guint index, ArbMove said)
{
  ArbMove move = said;
  ArbClosing closing;
  ArbVerdict verdict;

  self->n_judged++;
  arb_complete (&way->room.state, &move, &closing, &verdict);
  if (!arb_verdict_allows (&verdict) || !may_imply (self, way, index, &closing)
      || brings_back (self, from, &closing))
    return FALSE;

  arb_replay_keep_hidden (self, way, from, index);
  arb_replay_put_closing (self, way, index, &closing);
  if (arb_move_equal (said, arb_replay_said_at (self, index)))
    keep_line (self, way, index, move, &verdict);
  else
    {
      arb_replay_add_step (self, way, ARB_STEP_INSTEAD, index, said);
      way->n_left = 0;
      way->left_more = FALSE;
      arb_apply (&way->room.state, move, FALSE);
    }
  return TRUE;
}

gboolean
arb_replay_say_again (ArbReplay *self, ArbReplayWay *way, guint from, guint index)
{
  guint n_steps = self->steps->len;
  ArbVerdict verdict;
  ArbMove move;
  ArbReplayWay trial;

  arb_replay_copy_way (self, &trial, way);
  if (arb_replay_keep_implied (self, &trial, from, index)
      && arb_replay_judge (self, &trial.room.state, arb_replay_said_at (self, index), &move,
                           &verdict))
    {
      keep_line (self, &trial, index, move, &verdict);
      arb_replay_copy_way (self, way, &trial);
      return TRUE;
    }
  g_array_set_size (self->steps, n_steps);
  return arb_replay_say (self, way, from, index, arb_replay_said_at (self, index));
}

gboolean
arb_replay_keep_flagged (ArbReplay *self, ArbReplayWay *way, guint from, guint index)
{
  const ArbEntry *line = arb_replay_get_line (self, index);
  guint n_steps = self->steps->len;
  ArbEntry entry = *line;
  ArbReplayWay trial;

  entry.said = arb_replay_said_at (self, index);
  arb_replay_copy_way (self, &trial, way);
  if (!arb_replay_pass_implied (self, &trial, from, index))
    arb_replay_keep_hidden (self, &trial, from, index);
  self->n_judged++;
  arb_entry_judge (&entry, &trial.room.state);
  if (entry.verdict.value > line->verdict.value || entry.struck > line->struck)
    {
      if (self->change->careful)
        {
          g_array_set_size (self->steps, n_steps);
          return FALSE;
        }
      trial.result.n_struck += entry.struck > line->struck;
      trial.result.price += ARB_REPLAY_PRICE_STRUCK;
    }
  arb_replay_add_step (self, &trial, ARB_STEP_KEPT, index, arb_replay_said_at (self, index));
  arb_entry_apply (&entry, &trial.room.state);
  arb_replay_copy_way (self, way, &trial);
  return TRUE;
}
