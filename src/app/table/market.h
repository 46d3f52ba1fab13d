/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/session-view.h"

G_BEGIN_DECLS

#define ARB_TYPE_MARKET (arb_market_get_type ())
G_DECLARE_FINAL_TYPE (ArbMarket, arb_market, ARB, MARKET, ArbSessionView)

/**
 * ArbMarket:
 *
 * The cards that lie in the middle of the table: the zones of the supply bar, in lines, of a game
 * that has tiles there. Where there is no room for them the supply bar shows their numbers.
 */

/** arb_market_is_wanted: whether the looks of @catalogue have tiles in the middle of the table. */
gboolean arb_market_is_wanted (const ArbCatalogue *catalogue);

/** arb_market_set_open: shows the cards, or not. */
void arb_market_set_open (ArbMarket *self, gboolean open);

G_END_DECLS
