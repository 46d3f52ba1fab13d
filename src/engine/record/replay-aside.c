/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/record/replay-private.h"

#include <string.h>

/* Some roles are answered in any order, and others in the order of the seats. If a role becomes one of
 * those, the answers that come too early are put aside, and said when it is their turn. */

static gboolean
decides (const ArbReplayWay *way, guint seat)
{
  return (arb_to_decide (&way->room.state) >> seat & 1) != 0;
}

/* Returns the end of the lines of the seat of line @index from there on. */
static guint
find_end (const ArbReplay *self, guint index)
{
  guint seat = arb_replay_get_line (self, index)->said.seat;

  do
    index++;
  while (index < self->length
         && (arb_replay_get_line (self, index)->hidden
             || arb_replay_get_line (self, index)->said.seat == seat));
  return index;
}

gboolean
arb_replay_begins_answer (ArbReplay *self, guint index)
{
  ArbMove said = arb_replay_get_line (self, index)->said;
  ArbVerdict verdict;
  ArbMove answer;

  if (self->states == NULL || !arb_replay_find_answer (self, said.seat, &answer))
    return FALSE;
  self->n_judged++;
  return arb_check (arb_replay_state_at (self, index), answer, &verdict);
}

void
arb_replay_put_aside (ArbReplay *self, const ArbReplayWay *way, guint from, guint index)
{
  ArbReplayWay trial;

  if (way->room.state.turn != self->before->turn || way->n_left > 0
      || way->n_aside == ARB_REPLAY_MAX_ASIDE || arb_to_decide (&way->room.state) == 0
      || decides (way, arb_replay_said_at (self, index).seat)
      || !arb_replay_begins_answer (self, index))
    return;
  arb_replay_copy_way (self, &trial, way);
  if (!arb_replay_pass_implied (self, &trial, from, index))
    arb_replay_keep_hidden (self, &trial, from, index);
  trial.aside[trial.n_aside++] = (ArbReplayAside){ index, find_end (self, index) };
  trial.result.price += ARB_REPLAY_PRICE_MOVED;
  arb_replay_add_way (self, &self->next, &trial);
}

gboolean
arb_replay_is_aside (const ArbReplayWay *way, guint index)
{
  for (guint i = 0; i < way->n_aside; i++)
    if (index >= way->aside[i].first && index < way->aside[i].end)
      return TRUE;
  return FALSE;
}

/* Says the implied line @index again, if it is still possible. */
static void
keep_closing (ArbReplay *self, ArbReplayWay *way, guint index)
{
  ArbReplayWay trial;

  arb_replay_copy_way (self, &trial, way);
  if (arb_replay_say_again (self, &trial, index, index))
    arb_replay_copy_way (self, way, &trial);
}

/* Says the lines of @aside now. If they do not answer the role any more, their seat answers without a
 * choice. Returns whether it could. */
static gboolean
say_aside (ArbReplay *self, ArbReplayWay *way, ArbReplayAside aside)
{
  for (guint i = aside.first; i < aside.end; i++)
    {
      const ArbEntry *line = arb_replay_get_line (self, i);

      if (line->hidden)
        continue;
      if (line->implied)
        keep_closing (self, way, i);
      else if (!arb_replay_say_again (self, way, i, i))
        return i == aside.first && arb_replay_answer_at (self, way, i, i);
    }
  return TRUE;
}

/* Says what was put aside of the seats that decide now. */
static void
say_due (ArbReplay *self, ArbReplayWay *way)
{
  for (guint i = 0; i < way->n_aside; i++)
    {
      guint n_steps = self->steps->len;
      ArbReplayAside aside = way->aside[i];
      ArbReplayWay trial;

      if (!decides (way, arb_replay_said_at (self, aside.first).seat))
        continue;
      arb_replay_copy_way (self, &trial, way);
      trial.n_aside--;
      memmove (&trial.aside[i], &trial.aside[i + 1], (trial.n_aside - i) * sizeof *trial.aside);
      if (say_aside (self, &trial, aside))
        {
          arb_replay_copy_way (self, way, &trial);
          i = G_MAXUINT; /* from the first one again */
        }
      else
        g_array_set_size (self->steps, n_steps);
    }
}

void
arb_replay_strike_aside (ArbReplay *self, ArbReplayWay *way)
{
  for (guint i = 0; i < way->n_aside; i++)
    for (guint j = way->aside[i].first; j < way->aside[i].end; j++)
      {
        const ArbEntry *line = arb_replay_get_line (self, j);

        if (line->hidden)
          continue;
        arb_replay_add_step (self, way, ARB_STEP_STRUCK, j, arb_replay_said_at (self, j));
        way->result.n_struck += !line->implied;
        way->result.price += line->implied ? 0 : ARB_REPLAY_PRICE_STRUCK;
      }
  way->n_aside = 0;
}

guint
arb_replay_catch_up (ArbReplay *self, ArbReplayWay *way, guint from, guint to)
{
  if (way->n_aside == 0)
    return from;
  say_due (self, way);
  for (; way->n_aside > 0 && from < to; from++)
    {
      keep_closing (self, way, from);
      say_due (self, way);
    }
  if (way->room.state.turn != self->before->turn)
    arb_replay_strike_aside (self, way);
  return from;
}
