/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "wording/records.h"

#include <glib-object.h>

G_BEGIN_DECLS

#define ARB_TYPE_CARD (arb_card_get_type ())
G_DECLARE_FINAL_TYPE (ArbCard, arb_card, ARB, CARD, GObject)

/**
 * ArbCard:
 *
 * A card of which something can be typed in, as it stands now: its name, what is not known of it, and
 * what a form about it begins with.
 */

/**
 * arb_card_new:
 * @catalogue: the cards; the object keeps it
 * @table: one of the tables of its own records
 * @index: the card, 0 is the first
 *
 * Returns: (transfer full): that card
 */
ArbCard *arb_card_new (const ArbCatalogue *catalogue, const ArbFieldTable *table, guint index);

const ArbCatalogue *arb_card_get_catalogue (ArbCard *self);
const ArbFieldTable *arb_card_get_table (ArbCard *self);
guint arb_card_get_index (ArbCard *self);

/** arb_card_get_id: its name in the notation. */
const char *arb_card_get_id (ArbCard *self);

/** arb_card_get_title: its name, for a reader. */
const char *arb_card_get_title (ArbCard *self);

/** arb_card_dup_group: (transfer full): what cards of its table are, for a heading. */
char *arb_card_dup_group (ArbCard *self);

/** arb_card_dup_missing: (transfer full): the fields of which nobody knows what they say, in words. */
char **arb_card_dup_missing (ArbCard *self);

/**
 * arb_card_dup_value:
 * @self: a card
 * @field: the number of a field
 *
 * Returns: (transfer full) (nullable): what the field holds, as it is typed; a text that is part of the
 *   program in the reader's language
 */
char *arb_card_dup_value (ArbCard *self, guint field);

/**
 * arb_card_read_value:
 * @self: a card
 * @field: the number of a field
 * @text: (transfer full): what is typed there now
 *
 * Returns: (transfer full): what that means: a text that nobody has changed stays what it is in all
 *   languages
 */
char *arb_card_read_value (ArbCard *self, guint field, char *text);

/** arb_card_asks_for: whether field number @field is one that is typed in. */
gboolean arb_card_asks_for (ArbCard *self, guint field);

/** arb_card_dup_label: (transfer full): what field number @field is about, for a reader. */
char *arb_card_dup_label (ArbCard *self, guint field);

/** arb_card_dup_label_of: (transfer full): the same of the field @name, of which `[1]` is a part. */
char *arb_card_dup_label_of (ArbCard *self, const char *name);

/** arb_card_dup_nick: (transfer full): what one of the nicks, or of the steps, of a field means. */
char *arb_card_dup_nick (ArbCard *self, guint field, guint nick);

G_END_DECLS
