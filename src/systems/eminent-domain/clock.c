/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/contract.h"
#include "systems/eminent-domain/state.h"

#include "systems/eminent-domain/stacks.h"
#include "systems/eminent-domain/turn.h"

#include <stdlib.h>

/* Returns the turns until @left is used up at the pace since @earlier; -1 if nothing was used. */
static gint
turns_at_pace (guint left, guint was, guint turns)
{
  guint gone = was > left ? was - left : 0;

  if (left == 0)
    return 0;
  return gone == 0 ? -1 : (gint) ((left * turns + gone - 1) / gone);
}

static int
compare_turns (const void *a, const void *b)
{
  /* A stack that is never used up comes last. */
  guint x = (guint) * (const gint *) a, y = (guint) * (const gint *) b;

  return (x > y) - (x < y);
}

static int
compare_counts (const void *a, const void *b)
{
  return *(const gint *) a - *(const gint *) b;
}

static void
add_line (ArbClock *clock, const char *id, gint distance, gint turns)
{
  clock->lines[clock->n_lines++] = (ArbClockLine){ id, distance, turns };
}

/* The end is triggered by a number of empty stacks: the nearest ones count. Source: 6.3. */
static void
clock_stacks (const EmState *state, const EmState *earlier, ArbClock *clock)
{
  gint counts[EM_N_STACKS], turns[EM_N_STACKS];
  guint n = 0, distance = 0;

  for (guint stack = 0; stack < EM_N_STACKS; stack++)
    {
      if (!em_stack_in_use (state, stack))
        continue;
      counts[n] = state->stacks[stack];
      turns[n++] = earlier == NULL
                       ? -1
                       : turns_at_pace (state->stacks[stack], earlier->stacks[stack],
                                        (guint) state->parent.turn - earlier->parent.turn);
    }

  qsort (counts, n, sizeof *counts, compare_counts);
  qsort (turns, n, sizeof *turns, compare_turns);
  for (guint i = 0; i < state->empty_to_end && i < n; i++)
    distance += (guint) counts[i];
  add_line (clock, "empty-stacks", (gint) distance,
            distance == 0 ? 0 : turns[state->empty_to_end - 1]);
}

/* Adds the turns of the seats from @seat to the last one. */
static void
add_turns (const EmState *state, guint seat, ArbClock *clock)
{
  for (; seat <= state->parent.n_seats; seat++)
    if (!arb_has_left (&state->parent, seat))
      clock->turns_left[clock->n_turns_left++] = (guint8) seat;
}

/* Lists the turns that would still follow if the end were triggered now. Source: 6.3, 6.4. */
static void
clock_turns (const EmState *state, ArbClock *clock)
{
  guint extra = em_extra_turn_seat (state);

  if (state->parent.over || state->extra_turn
      || em_turn_ends_at_once (&em_catalogue (state)->turns[0]))
    return;

  add_turns (state, state->leader + 1u, clock);
  if (em_switch (state, EM_SWITCH_EXTRA_ROUND) == EM_ON && !state->extra_round)
    add_turns (state, 1, clock);
  if (extra != 0)
    clock->turns_left[clock->n_turns_left++] = (guint8) extra;
}

void
em_clock (const ArbState *now, const ArbState *before, ArbClock *clock)
{
  const EmState *state = (const EmState *) now;
  const EmState *earlier = (const EmState *) before;

  clock->triggered = em_end_triggered (state);
  add_line (clock, "influence-supply", state->supply,
            earlier == NULL
                ? (state->supply == 0 ? 0 : -1)
                : turns_at_pace (state->supply, earlier->supply, (guint) now->turn - before->turn));
  clock_stacks (state, earlier, clock);
  clock_turns (state, clock);
}
