/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/look.h"
#include "engine/view.h"
#include "model/session/value-list.h"

#include <gio/gio.h>

G_BEGIN_DECLS

#define ARB_TYPE_ZONE_CARD (arb_zone_card_get_type ())
G_DECLARE_FINAL_TYPE (ArbZoneCard, arb_zone_card, ARB, ZONE_CARD, GObject)

/**
 * ArbZoneCard:
 *
 * Cards of one name that lie together, or one card with its counters.
 */

/**
 * arb_zone_card_new:
 * @view: the view
 * @card: the card of the view
 * @id: (nullable): its static id in the catalogue; %NULL if it is unknown
 * @name: (transfer full): its name
 * @label: (transfer full): its name with its number
 * @details: (transfer full): its counters in words, or an empty string
 *
 * Returns: (transfer full): a card
 */
ArbZoneCard *arb_zone_card_new (const ArbView *view, const ArbViewCard *card, const char *id,
                                char *name, char *label, char *details);

/** arb_zone_card_get_id: (nullable): its id in the catalogue; %NULL if it is unknown. */
const char *arb_zone_card_get_id (ArbZoneCard *self);
const char *arb_zone_card_get_name (ArbZoneCard *self);
const char *arb_zone_card_get_label (ArbZoneCard *self);
const char *arb_zone_card_get_details (ArbZoneCard *self);
guint arb_zone_card_get_count (ArbZoneCard *self);

/** arb_zone_card_get_count_id: (nullable): the id of the counter that is its count. */
const char *arb_zone_card_get_count_id (ArbZoneCard *self);

/** arb_zone_card_get_number: its number at the table, or 0. */
guint arb_zone_card_get_number (ArbZoneCard *self);

/** arb_zone_card_get_counter: the value of its counter @id, or @fallback if there is none. */
gint arb_zone_card_get_counter (ArbZoneCard *self, const char *id, gint fallback);

/** arb_zone_card_get_counters: (transfer none): its @n counters. */
const ArbViewCounter *arb_zone_card_get_counters (ArbZoneCard *self, guint *n);

/** arb_zone_card_get_face: %ARB_FACE_ANY, %ARB_FACE_UP or %ARB_FACE_DOWN. */
guint arb_zone_card_get_face (ArbZoneCard *self);

#define ARB_TYPE_ZONE (arb_zone_get_type ())
G_DECLARE_FINAL_TYPE (ArbZone, arb_zone, ARB, ZONE, GObject)

/**
 * ArbZone:
 *
 * A place of cards: a hand, an empire, a stack. Its cards are a #GListModel.
 */

/**
 * arb_zone_new:
 * @id: static id
 * @title: (transfer full): its name
 * @seat: its seat, or 0 for the table
 * @look: (nullable): its look on the table
 *
 * Returns: (transfer full): an empty zone
 */
ArbZone *arb_zone_new (const char *id, char *title, guint seat, const ArbTableLook *look);

/** arb_zone_add_value: adds the value of @card of @view, with its counters, to @values. */
void arb_zone_add_value (GPtrArray *values, const ArbView *view, const ArbViewCard *card);

/**
 * arb_zone_set_cards:
 * @self: a zone
 * @values: (transfer full): the values of its cards, from arb_zone_add_value()
 * @make: makes an #ArbZoneCard
 * @data: data for @make
 */
void arb_zone_set_cards (ArbZone *self, GPtrArray *values, ArbValueMake make, gpointer data);

const char *arb_zone_get_id (ArbZone *self);
const char *arb_zone_get_title (ArbZone *self);
guint arb_zone_get_seat (ArbZone *self);

/** arb_zone_get_look: (nullable): its look on the table; %NULL for inferred cards. */
const ArbTableLook *arb_zone_get_look (ArbZone *self);

/** arb_zone_get_n_cards: the number of cards, known and unknown. */
guint arb_zone_get_n_cards (ArbZone *self);

/** arb_zone_get_cards: (transfer none): its cards, #ArbZoneCard. */
GListModel *arb_zone_get_cards (ArbZone *self);

/** arb_zones_find: (transfer none) (nullable): the zone @id of @seat among @zones. */
ArbZone *arb_zones_find (GListModel *zones, const char *id, guint seat);

G_END_DECLS
