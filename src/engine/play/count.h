/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/ruleset.h"

G_BEGIN_DECLS

/*
 * The table's word: `2 count fighters 5`, `1 count points 23`.
 *
 * A count is an adjustment by its result. For a counter that `adjust` changes, it is that change,
 * and its rules are those of `adjust`. The total of a score sheet is different: nothing on the table
 * changes, but the total of that seat is from then on what the table says, whatever else is recorded
 * or unknown; a later count replaces an earlier one. Both are allowed at any time, also after the
 * end.
 */

/** arb_check_count: adds the reasons against `count` to @verdict. */
void arb_check_count (const ArbState *state, ArbMove move, ArbVerdict *verdict);

/** arb_apply_count: applies a `count` that arb_check_count() allows. */
void arb_apply_count (ArbState *state, ArbMove move, ArbAdjustments *adjustments);

/** arb_move_states_total: whether @move is `count points`. */
gboolean arb_move_states_total (const ArbCatalogue *catalogue, ArbMove move);

G_END_DECLS
