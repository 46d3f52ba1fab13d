/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/turn.h"

#include "systems/eminent-domain/contract.h"
#include "systems/eminent-domain/agenda.h"
#include "systems/eminent-domain/lead.h"
#include "systems/eminent-domain/piles.h"
#include "systems/eminent-domain/planet-inference.h"
#include "systems/eminent-domain/stacks.h"

const char *const em_triggers[] = { "influence",
                                    "survey-stack",
                                    "warfare-stack",
                                    "colonize-stack",
                                    "produce-trade-stack",
                                    "research-stack",
                                    NULL };

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
  state->acted = 0;
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
    if (em_has (state, seat, EM_STANDING_PHASE_ORDER) && !arb_has_left (&state->parent, seat))
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

/* Whether the item of the agenda ends a turn, which it does whoever plays on. */
static gboolean
ends_turn (const EmState *state, const ArbItem *item)
{
  guint effect = em_catalogue (state)->program.steps[item->at].effect;

  return effect >= EM_EFFECT_CLEANUP && effect <= EM_EFFECT_NEXT_TURN;
}

/* Whether nobody is left to decide what @item asks for: the answers, which can be below a follower's
 * script, or @seat at the end of its turn. */
static gboolean
is_over (const EmState *state, const ArbItem *item, guint seat)
{
  if (em_catalogue (state)->program.steps[item->at].effect == EM_EFFECT_ANSWERS)
    return state->waiting == 0;
  return item->seat == seat;
}

void
em_drop_choices (EmState *state, guint seat)
{
  const ArbProgram *program = &em_catalogue (state)->program;

  em_forget_use (state, seat);
  state->waiting &= (guint8) ~(1u << seat);
  for (guint i = state->agenda.n; i-- > 0;)
    {
      ArbItem item = state->agenda.items[i];

      if (item.seat != seat || ends_turn (state, &item))
        continue;
      if (item.card != ARB_NO_CARD && program->scripts->finish != NULL)
        program->scripts->finish (&state->parent, &item);
      arb_agenda_remove (&state->agenda, i);
    }
  em_pile_move (&em_seat (state, seat)->discard, &em_seat (state, seat)->play);

  for (guint i = 0; i < state->agenda.n; i++)
    if (state->agenda.items[i].choice != ARB_CHOICE_NOT_REACHED
        && is_over (state, &state->agenda.items[i], seat))
      arb_item_next (&state->agenda.items[i], program);
}

void
em_leave (ArbState *parent, guint seat)
{
  EmState *state = (EmState *) parent;

  if (em_top_const (state)->seat == seat)
    {
      em_clear_shown (state);
      em_look_discard (state);
    }
  em_drop_choices (state, seat);
}

guint
em_triggered (const ArbState *parent)
{
  const EmState *state = (const EmState *) parent;
  guint bits = state->supply == 0;

  for (guint stack = 0; stack < EM_N_STACKS; stack++)
    if (em_stack_in_use (state, stack) && state->stacks[stack] == 0)
      bits |= 2u << stack;

  return bits;
}
