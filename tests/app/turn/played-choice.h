/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"
#include "played-game.h"

/**
 * told_game_choose:
 *
 * Returns: the offer of @session that records most of the next facts, the first of several that
 *   record as many; -1 if none does
 */
gint told_game_choose (PlayedGame *told, ArbSession *session);
