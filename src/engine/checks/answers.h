/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/help/remedy.h"

G_BEGIN_DECLS

/**
 * arb_answer_find_problem:
 * @state: a state
 * @said: a decision, answer or closing move that somebody could record
 *
 * Checks the invariants of arb_complete(): implied moves can be made and get the verdict that it
 * reports; a player who answers implies no answer of another player; a refusal has no reason from a
 * position after the closing moves of others, and names no other seat as the one that breaks a
 * rule.
 *
 * Returns: (nullable): the invariant that does not hold; static
 */
const char *arb_answer_find_problem (const ArbState *state, ArbMove said);

/**
 * arb_remedies_find_problem:
 * @state: a state
 * @said: as for arb_answer_find_problem()
 *
 * Applies the remedies of a refused move. Each of their moves must be one of the same player, or an
 * observation, and must be possible; after them, in the same turn, the refused move must be legal.
 *
 * Returns: (nullable): the invariant that does not hold; static
 */
const char *arb_remedies_find_problem (const ArbState *state, ArbMove said);

G_END_DECLS
