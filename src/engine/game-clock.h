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

/**
 * arb_clock_estimate_rounds:
 * @clock: an end clock
 * @n_seats: seats in the game
 *
 * Returns: after how many rounds at the present pace the first of its lines triggers the end; -1 if
 *   that cannot be told of any
 */
gint arb_clock_estimate_rounds (const ArbClock *clock, guint n_seats);

G_END_DECLS
