/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/moment.h"
#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

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
