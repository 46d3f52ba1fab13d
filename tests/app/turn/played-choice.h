/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"
#include "played-game.h"

/**
 * told_game_choose:
 *
 * Returns: the offer of @session that tells most of what is to be told next, the first of several
 *   that tell as much; -1 if none does
 */
gint told_game_choose (ToldGame *told, ArbSession *session);
