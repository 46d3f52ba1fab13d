/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/ruleset.h"

G_BEGIN_DECLS

/*
 * `SEAT leave`: a player has left the table, and the others play on. Nothing is asked of that seat any
 * more, its turns are passed over, and nothing is invented for it: what lies before it stays there.
 * With one player left the game is over. No rulebook has it; it is the table's word.
 */

/** arb_check_leave: the reasons against a %ARB_VERB_LEAVE. */
void arb_check_leave (const ArbState *state, ArbMove move, ArbVerdict *verdict);

/** arb_apply_leave: carries out a %ARB_VERB_LEAVE. */
void arb_apply_leave (ArbState *state, ArbMove move);

/** arb_refuse_left: adds to @verdict that @seat has left. */
void arb_refuse_left (const ArbState *state, guint seat, ArbVerdict *verdict);

G_END_DECLS
