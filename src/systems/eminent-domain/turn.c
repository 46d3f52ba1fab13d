/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/turn.h"

#include "systems/eminent-domain/agenda.h"
#include "systems/eminent-domain/stacks.h"

void
em_begin_turn (EmState *state, guint seat)
{
  state->parent.turn++;
  state->leader = (guint8) seat;
  state->role_over = FALSE;
  state->n_actions = 0;
  state->skipped = FALSE;
  state->mobilized = FALSE;
  state->streamlined = FALSE;
  state->pays_kinds_traded = FALSE;
  state->pays_kinds_produced = FALSE;
  state->traded = 0;
  state->produced = 0;
  state->named = EM_UNKNOWN;

  em_push (state, EM_SCRIPT_CLEANUP, seat);
  em_push (state, EM_SCRIPT_ROLE, seat);
  em_push (state, EM_SCRIPT_ACTION, seat);
  em_run (state);
}

guint
em_extra_turn_seat (const EmState *state)
{
  if (em_switch (state, EM_SWITCH_ERRATA) == EM_OFF || state->extra_turn)
    return 0;

  for (guint seat = 1; seat <= state->parent.n_seats; seat++)
    if (em_has (state, seat, EM_STANDING_PHASE_ORDER))
      return seat;

  return 0;
}

/* All players have the same number of turns; after them comes the extra round, if it is played, and
 * the extra turn of Logistics. */
void
em_next_turn (EmState *state)
{
  gboolean round_over = state->leader == state->parent.n_seats;
  gboolean wants_round = em_switch (state, EM_SWITCH_EXTRA_ROUND) == EM_ON && !state->extra_round;
  guint next = em_next_seat (state, state->leader);

  if (state->extra_turn)
    next = 0;
  else if (round_over && (state->extra_round || (em_end_triggered (state) && !wants_round)))
    {
      next = em_extra_turn_seat (state);
      state->extra_turn = next != 0;
    }
  else if (round_over && em_end_triggered (state))
    state->extra_round = TRUE;

  if (next != 0)
    em_begin_turn (state, next);
  else
    state->parent.over = TRUE;
}
