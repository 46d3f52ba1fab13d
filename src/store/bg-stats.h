/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/document.h"

G_BEGIN_DECLS

/**
 * ArbBgStatsWords:
 * @game: the name of the game
 * @board: the edition in words
 * @comment: a comment on the play
 *
 * The words of a play for the app BG Stats.
 */
typedef struct
{
  const char *game;
  const char *board;
  const char *comment;
} ArbBgStatsWords;

/**
 * arb_bg_stats_link:
 * @document: a game
 * @words: its words
 *
 * Returns: (transfer full): a URL that passes the play to the app BG Stats
 */
char *arb_bg_stats_link (const ArbDocument *document, const ArbBgStatsWords *words);

/**
 * arb_bg_stats_file:
 * @document: a game
 * @words: its words
 *
 * The same game always gives the same ids, so that passing a play twice does not make two plays.
 *
 * Returns: (transfer full): a `.bgsplay` file, JSON, for the app BG Stats
 */
char *arb_bg_stats_file (const ArbDocument *document, const ArbBgStatsWords *words);

G_END_DECLS
