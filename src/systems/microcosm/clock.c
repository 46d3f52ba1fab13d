/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/microcosm/contract.h"

#include "systems/microcosm/state.h"

void
micro_clock (const ArbState *now, const ArbState *earlier, ArbClock *clock)
{
  const MicroState *state = micro_state (now);
  gint left = (gint) micro_n_left (state);

  clock->triggered = left == 0;
  clock->turn = state->parent.turn;
  clock->n_turns = MICRO_N_TURNS;
  clock->lines[clock->n_lines++] = (ArbClockLine){ micro_triggers[0], left, left };
}
