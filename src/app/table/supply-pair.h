/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/table/supply-tile.h"

G_BEGIN_DECLS

#define ARB_TYPE_SUPPLY_PAIR (arb_supply_pair_get_type ())
G_DECLARE_FINAL_TYPE (ArbSupplyPair, arb_supply_pair, ARB, SUPPLY_PAIR, AdwBin)

/** ARB_SUPPLY_PAIR_SIZE: the number of stacks that share a tile. */
#define ARB_SUPPLY_PAIR_SIZE 2

/**
 * ArbSupplyPair:
 *
 * A tile for two stacks in the middle of the table, used where each has no room for a tile of its
 * own: it shows their pictures and how many are left. Tapping it opens one list with the face-up
 * cards of both.
 */

/** arb_supply_pair_new: (transfer floating): a tile for two stacks. */
GtkWidget *arb_supply_pair_new (void);

/**
 * arb_supply_pair_set:
 * @self: the tile
 * @session: the game
 * @supplies: (array length=2): the stacks
 */
void arb_supply_pair_set (ArbSupplyPair *self, ArbSession *session, const ArbSupply *supplies);

G_END_DECLS
