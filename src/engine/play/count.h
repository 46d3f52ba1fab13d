/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/ruleset.h"

G_BEGIN_DECLS

/*
 * The table's word: `2 count fighters 5`, `2 adjust fighters +1`, `1 count points 23`.
 *
 * `count` says how many there are, `adjust` by how many the record is wrong; what can be set, and what
 * goes with it, is said where the counter is declared, see #ArbCounterDefinition. The total of a score
 * sheet is different: nothing on the table changes, but the total of that seat is from then on what the
 * table says, whatever else is recorded or unknown; a later count replaces an earlier one. All are
 * allowed at any time, also after the end.
 */

/** arb_check_count: adds the reasons against `count`, or against an `adjust` of a counter. */
void arb_check_count (const ArbState *state, ArbMove move, ArbVerdict *verdict);

/** arb_apply_count: applies a move that arb_check_count() allows. */
void arb_apply_count (ArbState *state, ArbMove move, ArbAdjustments *adjustments);

/** arb_adjusts_counter: whether @move adjusts a counter. */
static inline gboolean
arb_adjusts_counter (const ArbState *state, ArbMove move)
{
  return move.verb == arb_ruleset_of (state)->rules.adjusts
         && arb_argument_is_name (move.arguments[0], ARB_SORT_COUNTER);
}

/** arb_move_states_total: whether @move is `count points`. */
gboolean arb_move_states_total (const ArbCatalogue *catalogue, ArbMove move);

G_END_DECLS
