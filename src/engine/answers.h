/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/remedy.h"

G_BEGIN_DECLS

/**
 * arb_answer_find_problem:
 * @state: a state
 * @said: a decision, answer or closing move, as somebody could say it
 *
 * Checks what must hold of every answer to a move: what is implied can be made, and is judged as it
 * is told; nobody answers for another by answering himself; a refusal has no reason from a position
 * that others' closing moves would lead to, and names no other seat as the one who breaks a rule.
 *
 * Returns: (nullable): what does not hold; static
 */
const char *arb_answer_find_problem (const ArbState *state, ArbMove said);

/**
 * arb_remedies_find_problem:
 * @state: a state
 * @said: as for arb_answer_find_problem()
 *
 * Carries out the remedies of a refused move: each of their moves must be the player's own, or what
 * is seen, and can be made; after them, in the same turn, the refused move is legal.
 *
 * Returns: (nullable): what does not hold; static
 */
const char *arb_remedies_find_problem (const ArbState *state, ArbMove said);

G_END_DECLS
