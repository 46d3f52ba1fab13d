/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "wording/wording.h"

G_BEGIN_DECLS

/**
 * arb_wording_episode:
 * @wording: words
 * @game: a game
 * @episode: a part of one of its turns
 *
 * Returns: (transfer full): one sentence about what happened: “Anna leads Survey with 3 cards:
 *   keeps Voson”; a list of its moves, if the game has no words for the part
 */
char *arb_wording_episode (const ArbWording *wording, const ArbGame *game,
                           const ArbEpisode *episode);

/**
 * arb_wording_milestone:
 * @wording: words
 * @episode: a part of a turn
 *
 * Returns: (transfer full) (nullable): the triggers of the end that were met in it: “The Survey
 *   stack is empty: the last round”; %NULL if there are none, or if the game has no words for them
 */
char *arb_wording_milestone (const ArbWording *wording, const ArbEpisode *episode);

/** arb_wording_result: (transfer full): the result of all @n_seats in short: “+5”, “1 each”. */
char *arb_wording_result (const ArbWording *wording, const ArbResult *result, guint n_seats);

/** arb_wording_turn: (transfer full): the heading of a turn: “Anna · turn 13”, “Round 2”. */
char *arb_wording_turn (const ArbWording *wording, guint leader, guint turn);

G_END_DECLS
