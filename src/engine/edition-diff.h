/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/log-diff.h"

G_BEGIN_DECLS

/**
 * arb_game_replay_with:
 * @game: a game
 * @options: other switches; the same number of seats
 *
 * Judges the same moves under other rules, as if the table had played so. Closing moves that only
 * the other rules need are put in, those that they do not need are left out.
 *
 * Returns: (transfer full): that game
 */
ArbGame *arb_game_replay_with (const ArbGame *game, const ArbOptions *options);

/**
 * arb_game_score_under:
 * @game: a game
 * @options: other rules, for as many seats
 * @sheet: (out): what they make of the table as it lies now, however it came to be so
 *
 * Unlike arb_game_replay_with(), asks nothing of the moves. What the other rules leave open stays as it
 * is here.
 */
void arb_game_score_under (const ArbGame *game, const ArbOptions *options, ArbScoreSheet *sheet);

/**
 * ArbEditionDiff:
 * @own: the game as it was judged; not owned
 * @other: the same moves under the other rules, with the closing moves that only those need, and
 *   without those that only its own rules need
 * @places: for each move of @own its place in @other, or -1 where it is a closing move that the
 *   other rules do not need
 * @changes: #ArbChange, the moves that are judged otherwise
 * @divergence: the first move of @own (0 is the first) that the other rules leave nothing to be
 *   done with, or -1; what comes after it says nothing of the rules and is not among @changes
 *
 * A record under its own rules and under others.
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
 * @diff: (out caller-allocates): to be filled
 * @game: a game, which outlives @diff
 * @options: the other rules, for as many seats
 */
void arb_edition_diff_init (ArbEditionDiff *diff, const ArbGame *game, const ArbOptions *options);

/** arb_edition_diff_get_judged: (nullable): a move of the game as it is judged there. */
const ArbEntry *arb_edition_diff_get_judged (const ArbEditionDiff *diff, guint index);

/**
 * arb_edition_diff_find_first:
 * @diff: the difference
 *
 * Returns: the first move of the game (0 is the first), of those that everybody may see, that is
 *   judged otherwise; -1 if there is none
 */
gint arb_edition_diff_find_first (const ArbEditionDiff *diff);

/**
 * arb_edition_diff_find_switch:
 * @diff: the difference
 * @index: a move of the game that is judged otherwise
 *
 * Judges the game anew for every switch that differs.
 *
 * Returns: the switch that alone has the move judged so, or else the first that alone has it judged
 *   otherwise than in the game; -1 if that takes several
 */
gint arb_edition_diff_find_switch (const ArbEditionDiff *diff, guint index);

/** arb_edition_diff_clear: frees what @diff holds. */
void arb_edition_diff_clear (ArbEditionDiff *diff);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ArbEditionDiff, arb_edition_diff_clear)

G_END_DECLS
