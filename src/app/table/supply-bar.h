/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/table/supply-tile.h"
#include "app/widgets/session-view.h"

G_BEGIN_DECLS

#define ARB_TYPE_SUPPLY_BAR (arb_supply_bar_get_type ())
G_DECLARE_FINAL_TYPE (ArbSupplyBar, arb_supply_bar, ARB, SUPPLY_BAR, ArbSessionView)

/**
 * ArbSupplyBar:
 *
 * The middle of the table: its piles, counters and cards, drawn by the looks of the game.
 */

/** arb_supply_bar_shows_market: whether the cards themselves are shown, not only their numbers. */
gboolean arb_supply_bar_shows_market (ArbSupplyBar *self);

/**
 * arb_supply_bar_set_form: sets how much room there is: with less, tiles show pictures and numbers
 * only, and with the least, two numbers share a tile. With @two_lines the piles lie in a line of
 * their own.
 */
void arb_supply_bar_set_form (ArbSupplyBar *self, ArbSupplyForm form, gboolean two_lines);

G_END_DECLS
