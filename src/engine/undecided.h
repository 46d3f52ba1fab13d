/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/referee.h"

G_BEGIN_DECLS

/**
 * arb_undecided_find_problem:
 * @state: a state
 * @said: a decision, answer or closing move, as somebody could say it
 *
 * Checks that nothing is asked that does not matter. Where the verdict on @said is undecidable
 * because something was not told, two things that could be told lead to different outcomes: to
 * different verdicts, or to different tables or winners after the move. Where an open rule makes it
 * undecidable, two answers do; each switch of @state that knows the value `ask` is tried with it.
 *
 * What can be told is found by brute force over all observations.
 *
 * Returns: (nullable): what does not hold; static
 */
const char *arb_undecided_find_problem (const ArbState *state, ArbMove said);

G_END_DECLS
