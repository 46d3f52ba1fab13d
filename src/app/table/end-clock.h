/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/table/supply-tile.h"
#include "app/widgets/session-view.h"

G_BEGIN_DECLS

#define ARB_TYPE_END_CLOCK (arb_end_clock_get_type ())
G_DECLARE_FINAL_TYPE (ArbEndClock, arb_end_clock, ARB, END_CLOCK, ArbSessionView)

/**
 * ArbEndClock:
 *
 * Shows how far the end of the game is and, once it has been triggered, who still has a turn. It is
 * hidden for games without such triggers.
 */

/**
 * arb_end_clock_set_form: sets how much room there is: with little, the clock is as narrow as a
 * tile of the supply.
 */
void arb_end_clock_set_form (ArbEndClock *self, ArbSupplyForm form);

G_END_DECLS
