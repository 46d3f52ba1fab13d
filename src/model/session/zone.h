/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/view.h"
#include "wording/wording.h"

#include <gio/gio.h>

G_BEGIN_DECLS

#define ARB_TYPE_ZONE_CARD (arb_zone_card_get_type ())
G_DECLARE_FINAL_TYPE (ArbZoneCard, arb_zone_card, ARB, ZONE_CARD, GObject)

/**
 * ArbZoneCard:
 * @id: (nullable): its static id in the catalogue; %NULL if it is unknown
 * @name: its name
 * @label: its name with its number
 * @details: its counters in words, or an empty string
 * @count: how many cards there are
 * @count_id: (nullable): the id of the counter that is its count
 * @number: its number at the table, or 0
 * @face: %ARB_FACE_ANY, %ARB_FACE_UP or %ARB_FACE_DOWN
 * @counters: (array length=n_counters): its counters
 * @n_counters: the number of @counters
 *
 * Cards of one name that lie together, or one card with its counters. To be read only.
 */
struct _ArbZoneCard
{
  GObject parent_instance;

  ArbArgument card; /* private */
  const char *id;
  char *name;
  char *label;
  char *details;
  guint count;
  const char *count_id;
  guint number;
  guint face;
  ArbViewCounter *counters;
  guint n_counters;
};

/** arb_zone_card_new: (transfer full): @card of @view in words. */
ArbZoneCard *arb_zone_card_new (const ArbWording *wording, const ArbView *view,
                                const ArbViewCard *card);

/** arb_zone_card_get_counter: the value of its counter @id, or @fallback if there is none. */
gint arb_zone_card_get_counter (ArbZoneCard *self, const char *id, gint fallback);

#define ARB_TYPE_ZONE (arb_zone_get_type ())
G_DECLARE_FINAL_TYPE (ArbZone, arb_zone, ARB, ZONE, GObject)

/**
 * ArbZone:
 * @id: static id
 * @title: its name
 * @seat: its seat, or 0 for the table
 * @look: (nullable): its look on the table; %NULL for inferred cards
 * @n_cards: the number of cards, known and unknown
 * @cards: the cards, #ArbZoneCard
 *
 * A place of cards: a hand, an empire, a stack. To be read only.
 */
struct _ArbZone
{
  GObject parent_instance;

  const char *id;
  char *title;
  guint seat;
  const ArbTableLook *look;
  guint n_cards;
  GPtrArray *cards;
};

/**
 * arb_zones_update: makes @zones the zones of @view with their texts, #ArbZone. A zone or a card
 * that stays is the same object.
 */
void arb_zones_update (GPtrArray *zones, const ArbView *view, const ArbWording *wording);

/** arb_zones_dup: (transfer full): the zones, #ArbZone, with which @answer answers about @state. */
GPtrArray *arb_zones_dup (const ArbState *state,
                          void (*answer) (const ArbState *state, ArbView *view),
                          const ArbWording *wording);

/** arb_zone_get_card: (transfer none) (nullable): the cards at place @index, from 0. */
ArbZoneCard *arb_zone_get_card (ArbZone *self, guint index);

/** arb_zones_find: (transfer none) (nullable): the zone @id of @seat among @zones. */
ArbZone *arb_zones_find (GPtrArray *zones, const char *id, guint seat);

G_END_DECLS
