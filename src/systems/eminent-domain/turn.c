/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/turn.h"

#include "systems/eminent-domain/agenda.h"
#include "systems/eminent-domain/stacks.h"

void
em_begin_phases (EmState *state, guint seat)
{
  state->parent.turn++;
  state->leader = (guint8) seat;
  state->last_effect_seat = 0;
  em_push (state, EM_SCRIPT_CLEANUP, seat);
  em_push (state, EM_SCRIPT_ROLE, seat);
  em_push (state, EM_SCRIPT_ACTION, seat);
  em_run (state);
}

void
em_begin_turn (EmState *state, guint seat)
{
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
  em_begin_phases (state, seat);
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

void
em_end_turn (EmState *state, guint next)
{
  if (next != 0)
    em_insert (state, EM_SCRIPT_NEXT_TURN, next);
  else
    {
      arb_agenda_pop (&state->agenda);
      state->parent.over = TRUE;
    }
}

gboolean
em_enter_check_turn (ArbState *parent, const ArbItem *item, const ArbStep *step, guint amount)
{
  EmState *state = (EmState *) parent;

  em_end_turn (state, em_end_triggered (state) ? 0 : em_next_seat (state, state->leader));
  return TRUE;
}

/* All players have the same number of turns; after them comes the extra round, if it is played, and
 * the extra turn of Logistics. */
gboolean
em_enter_check_round (ArbState *parent, const ArbItem *item, const ArbStep *step, guint amount)
{
  EmState *state = (EmState *) parent;
  gboolean round_over = state->leader == parent->n_seats;
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

  em_end_turn (state, next);
  return TRUE;
}

gboolean
em_enter_next_turn (ArbState *parent, const ArbItem *item, const ArbStep *step, guint amount)
{
  EmState *state = (EmState *) parent;
  guint seat = item->seat;

  arb_agenda_pop (&state->agenda);
  em_begin_turn (state, seat);
  return TRUE;
}
