/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/clock.h"
#include "wording/wording.h"

G_BEGIN_DECLS

/** arb_wording_countdown: (transfer full): what @line counts down: “Cards until the end”. */
char *arb_wording_countdown (const ArbWording *wording, const ArbClockLine *line);

/**
 * arb_wording_pace:
 * @clock: an end clock
 * @n_seats: seats in the game
 *
 * Returns: (transfer full): one estimate, in rounds, of how long the game lasts at the present
 *   pace, by the first trigger
 */
char *arb_wording_pace (const ArbClock *clock, guint n_seats);

/**
 * arb_wording_last_round:
 * @wording: the wording
 * @clock: an end clock
 * @n_seats: seats in the game
 * @brief: whether there is little room, so that the players are only counted
 *
 * Returns: (transfer full) (nullable): that it is the last round, and who still gets a turn after this
 *   one; %NULL before the end is triggered
 */
char *arb_wording_last_round (const ArbWording *wording, const ArbClock *clock, guint n_seats,
                              gboolean brief);

G_END_DECLS
