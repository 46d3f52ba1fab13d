/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/game.h"

G_BEGIN_DECLS

#define ARB_CLOCK_ROUNDS 2 /* over how many rounds the pace is taken */

/**
 * arb_game_clock:
 * @game: a game
 * @clock: (out): how far the end is
 *
 * Reads the end clock, with the pace of the last %ARB_CLOCK_ROUNDS rounds where so many have been
 * played.
 *
 * Returns: whether the system has one
 */
gboolean arb_game_clock (const ArbGame *game, ArbClock *clock);

G_END_DECLS
