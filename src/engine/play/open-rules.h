/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/ruleset.h"

G_BEGIN_DECLS

/*
 * Rules that the edition leaves open: switches with the value `ask`. No game knows of them. The
 * referee judges a move by each reading of the open switches that the game reads on the way, and asks
 * the table only if two readings differ in the verdict, in the state after the move, or in who wins.
 *
 * Of several open switches one is varied at a time, while the others have their first readings, and
 * once more while they have their last. If nobody asks, the state has the first reading of each.
 */

/** arb_open_rules_answer: the move of the table that answers the switch @which by @reading. */
ArbMove arb_open_rules_answer (const ArbCatalogue *catalogue, guint which, guint reading);

/**
 * arb_open_rules_check:
 * @state: a state with open switches
 * @move: a move in canonical form
 * @verdict: (inout): legal at first
 *
 * Judges a move by all readings. If they differ, and not every one forbids the move, it is
 * undecidable by %ARB_RULE_OPEN, whose subject is the switch. If every reading forbids it, but a
 * ruling would have different results, the reasons of the first reading come first, and the open rule
 * after them.
 */
void arb_open_rules_check (const ArbState *state, ArbMove move, ArbVerdict *verdict);

/** arb_open_rules_list: the moves of @seat that are legal by all readings, see arb_list(). */
guint arb_open_rules_list (const ArbState *state, guint seat, ArbMove *moves, guint max);

/**
 * arb_open_rules_score: the score sheet of a finished game, by the first readings. If who wins depends
 * on an open rule, nobody has won: it is decided by `open`, and @sheet names the switch.
 */
void arb_open_rules_score (const ArbState *state, ArbScoreSheet *sheet);

G_END_DECLS
