/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/play/referee.h"

G_BEGIN_DECLS

/**
 * arb_undecided_find_problem:
 * @state: a state
 * @said: a decision, answer or closing move that somebody could record
 *
 * Checks that open questions matter. If the verdict on @said is undecidable because something is
 * unknown, two possible observations must lead to different outcomes: to different verdicts, or to
 * different states or winners after the move. Besides, each switch that can be open is opened, with
 * those that are open already: a rule must be asked if two combinations of readings lead to
 * different outcomes, and only then.
 *
 * The possible observations are found by brute force.
 *
 * Returns: (nullable): the invariant that does not hold; static
 */
const char *arb_undecided_find_problem (const ArbState *state, ArbMove said);

G_END_DECLS
