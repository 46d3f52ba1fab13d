/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"
#include "played-game.h"

/**
 * played_game_choose:
 *
 * Returns: the offer of @session that records most of the next facts, the first of several that
 *   record as many; -1 if none does
 */
gint played_game_choose (PlayedGame *played, ArbSession *session);

/**
 * played_game_choose_parts:
 * @played: a played game
 * @session: its session
 * @kind: the kind of offers that are parts
 * @chosen: (inout): for each offer whether it is a part that is chosen; those are kept where they are
 *   as good as others
 * @moves: (out): their moves
 *
 * Returns: the number of @moves
 */
guint played_game_choose_parts (PlayedGame *played, ArbSession *session, const char *kind,
                                gboolean chosen[ARB_MAX_OFFERS],
                                ArbMove moves[ARB_MAX_OFFER_MOVES]);
