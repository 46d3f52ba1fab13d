/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/child-pool.h"
#include "model/session/counter.h"
#include "model/session/zone.h"

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
 * arb_tiles_show:
 * @tiles: takes the tiles
 * @counters: all counters, #ArbCounter
 * @zones: all zones, #ArbZone
 * @seat: whose are shown, 0 for the table's
 * @brief: whether cards that lie open in the middle are only counted
 *
 * A tile for each counter and each zone of a seat; a counter and a zone of one id share a tile.
 * Zones of a player whose cards lie open one by one are left to the caller.
 */
void arb_tiles_show (ArbChildPool *tiles, GListModel *counters, GListModel *zones, guint seat,
                     gboolean brief);

/** arb_cards_popover_new: (transfer floating): a list of the cards of @zone. */
GtkWidget *arb_cards_popover_new (ArbZone *zone);

/** ArbTitledZone: the cards of @zone under @title, which may be %NULL. */
typedef struct
{
  const char *title;
  ArbZone *zone;
} ArbTitledZone;

/** arb_titled_cards_popover_new: (transfer floating): a list of the cards of @n_zones zones. */
GtkWidget *arb_titled_cards_popover_new (const ArbTitledZone *zones, guint n_zones);

/** arb_zone_lies_open: whether cards of @zone bear a number or show a face. */
gboolean arb_zone_lies_open (ArbZone *zone);

/** arb_card_label_new: (transfer floating): a label for arb_card_label_set(). */
GtkWidget *arb_card_label_new (void);

/** arb_card_label_set: has @label show a card with its count and what lies on it. */
void arb_card_label_set (GtkLabel *label, ArbZoneCard *card);

G_END_DECLS
