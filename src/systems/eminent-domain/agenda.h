/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/state.h"

#include <string.h>

G_BEGIN_DECLS

/** em_push: pushes one of the scripts that belong to no card. */
static inline void
em_push (EmState *state, EmScript script, guint seat)
{
  arb_agenda_push (&state->agenda, em_catalogue (state)->own_scripts[script], seat, ARB_NO_CARD);
}

/** em_insert: inserts such a script below the top: it is run when the top is finished. */
void em_insert (EmState *state, EmScript script, guint seat);

/** em_awaits: (nullable): the item of @seat that is at a step with @effect, a phase of a turn. */
const ArbItem *em_awaits (const EmState *state, guint seat, EmEffect effect);

/** em_list_asked: adds the moves by which the step of @effect can be taken, if the top waits for it. */
void em_list_asked (const EmState *state, EmEffect effect, ArbMoves *moves);

/** em_asked_amount: how much of @effect the top of the agenda still waits for; 0 for none. */
guint em_asked_amount (const EmState *state, EmEffect effect);

/**
 * em_script_could_do: whether any step of the script of @item, which has not begun, could do
 * anything with @symbols symbols.
 */
gboolean em_script_could_do (const EmState *state, const ArbItem *item, guint symbols);

/**
 * em_choose: records that the player of the top has chosen @step. To be called before it is
 * applied, because its amount can depend on cards that it uses.
 */
void em_choose (EmState *state, const ArbStep *step);

/** em_consume_step: uses up @n of the step with @effect, which may not have been asked for. */
void em_consume_step (EmState *state, EmEffect effect, guint n);

/** em_use_up: uses up all @n of the step with @effect, which may not have been asked for. */
void em_use_up (EmState *state, EmEffect effect, guint n);

/**
 * em_note_use: notes that @seat used @n of @step, of which @left were not used, so that a refusal
 * can say what it gave, or that its other alternative was taken.
 */
void em_note_use (EmState *state, const ArbStep *step, guint seat, guint n, guint left);

/** em_close_step: ends the asked step. */
static inline void
em_close_step (EmState *state)
{
  arb_agenda_close (&state->agenda, &em_catalogue (state)->program);
}

/** em_is_optional: whether the asked step may be left out. */
gboolean em_is_optional (const EmState *state);

/**
 * em_run: carries out all steps that need no decision, until a player has to decide or the game is
 * over.
 */
static inline void
em_run (EmState *state)
{
  if (!arb_agenda_waits (&state->agenda))
    arb_agenda_run (&state->agenda, &em_catalogue (state)->program, &state->parent);
}

/**
 * em_forget_use: notes that @seat makes a move for which no effect asks, and so no longer uses the last
 * one.
 */
static inline void
em_forget_use (EmState *state, guint seat)
{
  if (state->last_effect_seat == seat)
    state->last_effect_seat = 0;
}

/** em_await_answers: everybody has to answer the role that @seat leads. */
static inline void
em_await_answers (EmState *state, guint seat)
{
  memset (state->answers, EM_ANSWER_NONE, sizeof state->answers);
  state->waiting = (guint8) (((1u << (state->parent.n_seats + 1)) - 2)
                             & ~(1u << seat | state->parent.absent));
}

/** em_answer: records that @seat has answered. */
static inline void
em_answer (EmState *state, guint seat, EmAnswer answer)
{
  state->answers[seat - 1] = (guint8) answer;
  state->waiting &= (guint8) ~(1u << seat);
  if (state->waiting == 0)
    em_close_step (state);
}

/** em_next_to_answer: the bit of the seat that answers next, clockwise. */
static inline guint
em_next_to_answer (const EmState *state)
{
  guint after = state->waiting & ~((2u << state->leader) - 1);
  guint next = after != 0 ? after : state->waiting;

  return next & -next;
}

/** em_to_answer: bits of the seats that may follow or dissent now. */
static inline guint
em_to_answer (const EmState *state)
{
  /* The order is free only for roles in which nobody takes from a common supply. Source: DS30. */
  if (em_switch (state, EM_SWITCH_ANSWER_ORDER) == EM_ORDER_FREE && state->role != EM_SURVEY
      && state->role != EM_RESEARCH)
    return state->waiting;

  return em_next_to_answer (state);
}

/** em_to_decide: bits of the seats that may decide. */
static inline guint
em_to_decide (const EmState *state)
{
  if (state->parent.over || state->agenda.n == 0)
    return 0;

  return em_top_step (state)->effect != EM_EFFECT_ANSWERS ? 1u << em_top_const (state)->seat
                                                          : em_to_answer (state);
}

G_END_DECLS
