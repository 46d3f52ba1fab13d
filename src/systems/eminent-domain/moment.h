/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/moment.h"
#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/**
 * em_find_moment: see `moment` of #ArbPresentation.
 *
 * - `action`, `role`: the leader may play an Action, or has only the role left
 * - `boost`: the leader or a follower shows cards for the role
 * - `answers`: opponents answer the role that @leader leads
 * - `cleanup`: the leader ends the turn
 * - `play`, `lead`, `follow`: a player has a choice of a played card, or of a role led or followed
 */
void em_find_moment (const ArbState *state, ArbMoment *moment);

/**
 * em_add_amount:
 * @state: the state
 * @moment: gets how much is still to be decided, and the unit of the verb that decides it
 *
 * Returns: the effect that is waited for; %EM_EFFECT_END if it has no number
 */
EmEffect em_add_amount (const EmState *state, ArbMoment *moment);

/** em_add_phase: sets what the seat of @moment decides, in either game. */
void em_add_phase (const EmState *state, ArbMoment *moment);

G_END_DECLS
