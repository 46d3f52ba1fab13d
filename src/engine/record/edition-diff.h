/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/record/log-diff.h"

G_BEGIN_DECLS

/**
 * arb_game_score_under:
 * @game: a game
 * @options: other rules, for as many seats
 * @sheet: (out): the score of the present position by those rules
 *
 * This does not replay the moves. Switches that the other rules leave open keep their values.
 */
void arb_game_score_under (const ArbGame *game, const ArbOptions *options, ArbScoreSheet *sheet);

/**
 * ArbEditionDiff:
 * @own: the game; not owned
 * @other: the same moves under the other rules, with the closing moves that only those need, and
 *   without those that only its own rules need
 * @places: the index in @other of each move of @own, or -1 for a closing move that the other rules
 *   do not need
 * @changes: #ArbChange, the moves with another verdict
 * @divergence: the first move of @own (0 is the first) that cannot happen under the other rules, or
 *   -1; the moves after it cannot be compared and are not among @changes
 *
 * The comparison of a game under its own rules and under others.
 */
typedef struct
{
  const ArbGame *own;
  ArbGame *other;
  gint *places;
  GArray *changes;
  gint divergence;
} ArbEditionDiff;

/**
 * arb_edition_diff_init:
 * @diff: (out caller-allocates): the result
 * @game: a game, which must outlive @diff
 * @options: the other rules, for as many seats
 */
void arb_edition_diff_init (ArbEditionDiff *diff, const ArbGame *game, const ArbOptions *options);

/** arb_edition_diff_get_judged: (nullable): a move of the game, as judged by the other rules. */
const ArbEntry *arb_edition_diff_get_judged (const ArbEditionDiff *diff, guint index);

/**
 * arb_edition_diff_find_first:
 * @diff: the difference
 *
 * Returns: the first visible move of the game (0 is the first) with another verdict; -1 if there is
 *   none
 */
gint arb_edition_diff_find_first (const ArbEditionDiff *diff);

/**
 * arb_edition_diff_find_switch:
 * @diff: the difference
 * @index: a move of the game with another verdict
 *
 * Replays the game for every switch that differs.
 *
 * Returns: the switch that alone causes that verdict, or else the first that alone changes the
 *   verdict; -1 if it takes several switches
 */
gint arb_edition_diff_find_switch (const ArbEditionDiff *diff, guint index);

/** arb_edition_diff_clear: frees what @diff holds. */
void arb_edition_diff_clear (ArbEditionDiff *diff);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ArbEditionDiff, arb_edition_diff_clear)

G_END_DECLS
