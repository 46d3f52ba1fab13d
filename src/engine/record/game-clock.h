/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/record/game.h"

G_BEGIN_DECLS

#define ARB_CLOCK_ROUNDS 2 /* rounds by which the pace is measured */

/**
 * arb_game_clock:
 * @game: a game
 * @clock: (out): the end clock
 *
 * Computes the end clock, with the pace of the last %ARB_CLOCK_ROUNDS rounds if so many have been
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
 * Returns: the rounds at the present pace until the first trigger; -1 if no line has a pace
 */
gint arb_clock_estimate_rounds (const ArbClock *clock, guint n_seats);

G_END_DECLS
