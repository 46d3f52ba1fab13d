/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/** em_push: puts @item on top of the agenda. */
void em_push (EmState *state, EmItem item);

/** em_insert: puts @item right under the top: it comes when the top is finished. */
void em_insert (EmState *state, EmItem item);

/** em_pop: takes the top off. */
void em_pop (EmState *state);

/**
 * em_run:
 *
 * Does all that needs no decision, until somebody has to decide or the game is over.
 */
void em_run (EmState *state);

/** em_item_script: (nullable): the script that a script task runs. */
const EmStep *em_item_script (const EmState *state, const EmItem *item);

/** em_waits: whether a choice of a script is what somebody has to decide now. */
static inline gboolean
em_waits (const EmState *state)
{
  return state->n_agenda > 0 && em_top_const (state)->task == EM_TASK_SCRIPT
         && em_top_const (state)->asked;
}

/** em_find_asked: em_asked() where em_waits(). */
const EmStep *em_find_asked (const EmState *state, EmEffect effect);

/** em_asked: the step of this @effect that the top of the agenda waits for, or %NULL. */
static inline const EmStep *
em_asked (const EmState *state, EmEffect effect)
{
  return em_waits (state) ? em_find_asked (state, effect) : NULL;
}

/** em_amount: how much @step of @item gives. */
guint em_amount (const EmState *state, const EmItem *item, const EmStep *step);

/** em_used: one unit of the step of this @effect was used; @all closes it. */
void em_used (EmState *state, EmEffect effect, gboolean all);

/** em_can_be_taken: whether @step of @item can be taken as things stand, its cost included. */
gboolean em_can_be_taken (const EmState *state, const EmItem *item, const EmStep *step);

/** em_step_optional: whether the asked step may be left with `done`. */
gboolean em_step_optional (const EmState *state, const EmItem *item);

/** em_close_step: leaves the asked step. */
void em_close_step (EmState *state);

/** em_tuckable: the set of kinds that may be tucked as colonies by the asked step. */
guint64 em_tuckable (const EmState *state);

/** em_has_use: whether @effect would have something to work on, whatever its amount and cost. */
gboolean em_has_use (const EmState *state, guint seat, EmEffect effect);

/** em_script_idle: whether nothing of the script that @item runs could happen; worth a warning. */
gboolean em_script_idle (const EmState *state, const EmItem *item);

/** em_to_answer: bits of the seats that may follow or dissent now, where answers are due. */
guint em_to_answer (const EmState *state);

/** em_to_decide: bits of the seats that may decide. */
static inline guint
em_to_decide (const EmState *state)
{
  if (state->parent.over || state->n_agenda == 0)
    return 0;

  return em_top_const (state)->task != EM_TASK_ANSWERS ? 1u << em_top_const (state)->seat
                                                        : em_to_answer (state);
}

G_END_DECLS
