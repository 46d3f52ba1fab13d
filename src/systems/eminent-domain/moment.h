/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/moment.h"
#include "engine/core/state.h"

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

G_END_DECLS
