/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"
#include "model/session/zone.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ArbCardTileForm:
 * @ARB_CARD_TILE_CARD: a card of about 7 : 8, where there is room
 * @ARB_CARD_TILE_BAR: two lines of name over what is on it, for lists and choices
 * @ARB_CARD_TILE_SLIM: one line of each, where many cards have to lie
 * @ARB_CARD_TILE_BACK: what the back says, large, and how many of it are left
 */
typedef enum
{
  ARB_CARD_TILE_CARD,
  ARB_CARD_TILE_BAR,
  ARB_CARD_TILE_SLIM,
  ARB_CARD_TILE_BACK,
} ArbCardTileForm;

#define ARB_TYPE_CARD_TILE (arb_card_tile_get_type ())
G_DECLARE_FINAL_TYPE (ArbCardTile, arb_card_tile, ARB, CARD_TILE, GtkWidget)

/**
 * ArbCardTile:
 *
 * A card of any game: its name or number, and its counters as `look.json` has them. It is no button:
 * who makes it one gives that its words.
 */

/** arb_card_tile_new: (transfer floating): an empty tile. */
GtkWidget *arb_card_tile_new (void);

/** arb_card_tile_set: shows @card of @session; nothing happens if it does already. */
void arb_card_tile_set (ArbCardTile *self, ArbSession *session, ArbZoneCard *card,
                        ArbCardTileForm form);

/** arb_card_tile_get_words: (nullable): all that is to be seen on it, in words. */
const char *arb_card_tile_get_words (ArbCardTile *self);

/** arb_card_tile_is_ready: whether something that it counts is complete. */
gboolean arb_card_tile_is_ready (ArbCardTile *self);

/** arb_card_tile_flip: shows that its card has just been turned up. */
void arb_card_tile_flip (ArbCardTile *self);

G_END_DECLS
