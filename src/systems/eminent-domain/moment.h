/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/moment.h"
#include "engine/state.h"

G_BEGIN_DECLS

/**
 * em_tell_moment: see `moment` of #ArbPresentation.
 *
 * - `action`, `role`: who leads, and may begin with an Action, or has only a role left
 * - `boost`: who leads or follows, and shows cards for the role
 * - `answers`: who answers the role that @leader leads
 * - `cleanup`: who ends the turn
 * - `play`, `lead`, `follow`: who plays a card, leads or follows a role, and has a choice by it
 */
void em_tell_moment (const ArbState *state, ArbMoment *moment);

G_END_DECLS
