/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/game.h"

G_BEGIN_DECLS

/**
 * ArbComparison:
 * @own: the game as it was judged; not owned
 * @other: the same moves under the other rules
 * @changes: #ArbChange, the moves that are judged otherwise
 * @parting: the first move (0 is the first) that the other rules leave nothing to be done with, or
 *   -1; what comes after it says nothing of the rules and is not among @changes
 *
 * A record under its own rules and under others.
 */
typedef struct
{
  const ArbGame *own;
  ArbGame *other;
  GArray *changes;
  gint parting;
} ArbComparison;

/**
 * arb_comparison_init:
 * @comparison: (out caller-allocates): to be filled
 * @game: a game, which outlives @comparison
 * @options: the other rules, for as many seats
 */
void arb_comparison_init (ArbComparison *comparison, const ArbGame *game,
                          const ArbOptions *options);

/**
 * arb_comparison_find_difference:
 * @comparison: a comparison
 *
 * Returns: the first move (0 is the first), of those that everybody may see, that is judged
 *   otherwise; -1 if there is none
 */
gint arb_comparison_find_difference (const ArbComparison *comparison);

/**
 * arb_comparison_find_switch:
 * @comparison: a comparison
 * @index: a move that is judged otherwise
 *
 * Judges the game anew for every switch that differs.
 *
 * Returns: the switch that alone has the move judged so, or else the first that alone has it judged
 *   otherwise than in the game; -1 if that takes several
 */
gint arb_comparison_find_switch (const ArbComparison *comparison, guint index);

/** arb_comparison_clear: frees what @comparison holds. */
void arb_comparison_clear (ArbComparison *comparison);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ArbComparison, arb_comparison_clear)

G_END_DECLS
