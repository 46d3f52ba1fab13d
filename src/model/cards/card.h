/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/faces.h"
#include "wording/records.h"

#include <glib-object.h>

G_BEGIN_DECLS

#define ARB_TYPE_CARD (arb_card_get_type ())
G_DECLARE_FINAL_TYPE (ArbCard, arb_card, ARB, CARD, GObject)

/**
 * ArbCard:
 * @catalogue: the cards of which it is one
 * @record: its record
 * @index: its number in its table, 0 is the first
 * @title: its name, for a reader
 *
 * A card with fields that people can type in: its name, its unknown fields, and the present texts
 * of its fields. To be read only.
 */
struct _ArbCard
{
  GObject parent_instance;

  const ArbCatalogue *catalogue;
  const ArbFaces *faces;
  ArbRecord record;
  guint index;
  char *title;
};

/**
 * arb_card_new: (transfer full): card @index, from 0, of @table, one of the tables of its own
 * records; it keeps @catalogue.
 */
ArbCard *arb_card_new (const ArbCatalogue *catalogue, const ArbFieldTable *table, guint index);

/** arb_card_get_id: its name in the notation. */
const char *arb_card_get_id (ArbCard *self);

/** arb_card_dup_group: (transfer full): the heading of the cards of its table. */
char *arb_card_dup_group (ArbCard *self);

/** arb_card_dup_missing: (transfer full): the names of its unknown fields. */
char **arb_card_dup_missing (ArbCard *self);

/** arb_card_is_published: whether the program knows all that is printed on it, in most copies. */
gboolean arb_card_is_published (ArbCard *self);

/**
 * arb_card_dup_changed: (transfer full): the names of the fields that a copy prints otherwise than the
 * program knows; empty for a card that was never published.
 */
char **arb_card_dup_changed (ArbCard *self);

/** arb_card_dup_built_in: (transfer full): the card as the program knows it. */
ArbCard *arb_card_dup_built_in (ArbCard *self);

/**
 * arb_card_dup_value: (transfer full) (nullable): the value of field number @field, as people type
 * it; a text of the program is in the reader's language.
 */
char *arb_card_dup_value (ArbCard *self, guint field);

/**
 * arb_card_read_value: (transfer full): the value of @text (transfer full), typed for field number
 * @field: a text of the program that was not changed keeps its translations, and a list its order.
 */
char *arb_card_read_value (ArbCard *self, guint field, char *text);

/** arb_card_asks_for: whether field number @field is one that is typed in. */
gboolean arb_card_asks_for (ArbCard *self, guint field);

/** arb_card_counts: whether the card can show a nick of field number @field several times. */
gboolean arb_card_counts (ArbCard *self, guint field);

/** arb_card_dup_label: (transfer full): the name of field number @field. */
char *arb_card_dup_label (ArbCard *self, guint field);

/**
 * arb_card_dup_label_of: (transfer full): the same of the field @name, of which `[1]` is a part.
 */
char *arb_card_dup_label_of (ArbCard *self, const char *name);

/**
 * arb_card_dup_nick: (transfer full): the name of one of the nicks, or of the steps, of a field.
 */
char *arb_card_dup_nick (ArbCard *self, guint field, guint nick);

G_END_DECLS
