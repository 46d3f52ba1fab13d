/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/counter.h"
#include "model/zone.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define ARB_TYPE_TILE (arb_tile_get_type ())
G_DECLARE_FINAL_TYPE (ArbTile, arb_tile, ARB, TILE, AdwBin)

/**
 * ArbTile:
 *
 * A number with what it counts. The tile of a zone opens the list of its cards.
 */

/**
 * arb_tile_new_for_counter:
 * @counter: a counter
 * @zone: (nullable): where what it counts lies
 *
 * Returns: (transfer floating): the tile of a counter, which opens the list of the zone's cards
 */
GtkWidget *arb_tile_new_for_counter (ArbCounter *counter, ArbZone *zone);

/** arb_tile_new_for_zone: (transfer floating): the tile of a zone. */
GtkWidget *arb_tile_new_for_zone (ArbZone *zone);

/**
 * arb_tiles_append:
 * @box: takes the tiles
 * @counters: all counters, #ArbCounter
 * @zones: all zones, #ArbZone
 * @seat: whose are shown, 0 for the table's
 *
 * Appends a tile for each counter and each zone of a seat; a counter and a zone of one id share a
 * tile. Zones whose cards lie open one by one are left to the caller.
 */
void arb_tiles_append (GtkBox *box, GListModel *counters, GListModel *zones, guint seat);

/** arb_cards_popover_new: (transfer floating): a list of the cards of @zone. */
GtkWidget *arb_cards_popover_new (ArbZone *zone);

/** arb_zone_lies_open: whether cards of @zone bear a number or show a face. */
gboolean arb_zone_lies_open (ArbZone *zone);

/** arb_card_label_new: (transfer floating): a card with its count and what lies on it. */
GtkWidget *arb_card_label_new (ArbZoneCard *card);

G_END_DECLS
