/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/clock.h"

G_BEGIN_DECLS

/**
 * arb_wording_pace:
 * @clock: an end clock
 * @n_seats: seats in the game
 *
 * Returns: (transfer full): how long the game still lasts at the present pace: one estimate, in
 *   rounds, by what comes first
 */
char *arb_wording_pace (const ArbClock *clock, guint n_seats);

G_END_DECLS
