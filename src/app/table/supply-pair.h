/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/table/supply-tile.h"

G_BEGIN_DECLS

#define ARB_TYPE_SUPPLY_PAIR (arb_supply_pair_get_type ())
G_DECLARE_FINAL_TYPE (ArbSupplyPair, arb_supply_pair, ARB, SUPPLY_PAIR, AdwBin)

/** ARB_SUPPLY_PAIR_SIZE: so many stacks share a tile. */
#define ARB_SUPPLY_PAIR_SIZE 2

/**
 * ArbSupplyPair:
 *
 * Two stacks in the middle of the table that need no tally, where there is no room for a tile of
 * each: their pictures and how many are left. It opens one list of what lies open in either.
 */

/** arb_supply_pair_new: (transfer floating): a tile for two stacks. */
GtkWidget *arb_supply_pair_new (void);

/**
 * arb_supply_pair_set:
 * @self: the tile
 * @session: the game
 * @supplies: (array length=2): what it shows
 * @flat: whether both lie in one line, not one below the other
 */
void arb_supply_pair_set (ArbSupplyPair *self, ArbSession *session, const ArbSupply *supplies,
                          gboolean flat);

G_END_DECLS
