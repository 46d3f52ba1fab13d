/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/referee.h"

G_BEGIN_DECLS

/**
 * ARB_MAX_CLOSING:
 *
 * Room for the closing moves that go without saying before a move.
 */
#define ARB_MAX_CLOSING 32

/**
 * arb_close_all:
 * @state: a state
 * @said: a move, as said
 *
 * Closes what goes without saying before a move of this kind, and whatever else can be closed,
 * whoever has it open, until somebody has to decide.
 */
void arb_close_all (ArbState *state, ArbMove said);

/**
 * arb_complete:
 * @state: a state
 * @move: (inout): the move as said; becomes its standard form
 * @closing: (out caller-allocates): takes the closing moves that are to be made before
 * @max: room in @closing
 * @verdict: (out): the verdict on @move after them; if what somebody has to decide first keeps it
 *   waiting, the rule that forbids to leave that out is among the reasons, with the seat
 *
 * Finds the closing moves (`done`, `skip`, `dissent`) that make a move playable: what goes
 * without saying at a table. They are never a choice of somebody else's cards or effects.
 *
 * Returns: how many closing moves are needed; 0 also when none help
 */
guint arb_complete (const ArbState *state, ArbMove *move, ArbMove *closing, guint max,
                    ArbVerdict *verdict);

G_END_DECLS
