/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/offer.h"

G_BEGIN_DECLS

/**
 * em_offers: see #ArbHelp.
 *
 * The kinds of offers and what their row is:
 * - `lead`, `answer`, `boost`: a role with so many cards of its stack, and all of its result that
 *   needs no choice
 * - `lead-open`: a role, its boosting left open
 * - `boost-card`, `lead-card`: other cards shown for the role, boosting left open
 * - `dissent`, `everyone-dissents`, `discard`; `discard-card`: a technology; `remove` and
 *   `remove-itself` for an effect that asks for it, `remove-standing` where a permanent lets its
 *   owner
 * - `action`: a role: the Action of its standard card; `action-card`: any other card's
 * - `settle-action`, `settle-role`, `attack-action`, `attack-role`: a planet that is ready for it,
 *   or might be by a rule that is open
 * - `result`: an open choice of a script; `colonies`, `slots`: so many for a planet, of a resource;
 *   `technology`: one that cannot be acquired now; `none`: nothing (more) of it
 */
void em_offers (const ArbState *state, ArbOffering *offering);

G_END_DECLS
