/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/help/remedy-choice.h"
#include "engine/play/complete.h"

G_BEGIN_DECLS

/**
 * arb_remedies_find:
 * @state: the state before the move and its closing moves
 * @move: the move, as arb_complete() returned it
 * @verdict: the verdict of arb_complete() on it
 * @remedies: (out): the remedies
 *
 * Searches the legal moves of the player in this turn, and the observations that could settle an
 * undecidable move, on copies of the state, for sequences after which the move is legal. Those with
 * the fewest decisions come first; closing moves do not count. It tries a fixed number of moves, and
 * allocates nothing.
 *
 * Returns: how many there are; 0 if none was found
 */
guint arb_remedies_find (const ArbState *state, ArbMove move, const ArbVerdict *verdict,
                         ArbRemedies *remedies);

G_END_DECLS
