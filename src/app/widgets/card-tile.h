/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"
#include "model/session/zone.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ArbCardTileForm:
 * @ARB_CARD_TILE_CARD: a card of about 7 : 8, if there is room
 * @ARB_CARD_TILE_BAR: two lines of name above its contents, for lists and choices
 * @ARB_CARD_TILE_SLIM: one line of each, for many cards
 * @ARB_CARD_TILE_NAME: the name alone, if the contents are drawn beside it
 * @ARB_CARD_TILE_BACK: the text of the back, large, and how many such cards are left
 */
typedef enum
{
  ARB_CARD_TILE_CARD,
  ARB_CARD_TILE_BAR,
  ARB_CARD_TILE_SLIM,
  ARB_CARD_TILE_NAME,
  ARB_CARD_TILE_BACK,
} ArbCardTileForm;

#define ARB_TYPE_CARD_TILE (arb_card_tile_get_type ())
G_DECLARE_FINAL_TYPE (ArbCardTile, arb_card_tile, ARB, CARD_TILE, GtkWidget)

/**
 * ArbCardTile:
 *
 * A card of any game: its name or number, and its counters, drawn by `look.json`. It is no button:
 * a button around it gets the words of arb_card_tile_get_words() as its name.
 */

/** arb_card_tile_new: (transfer floating): an empty tile. */
GtkWidget *arb_card_tile_new (void);

/** arb_card_tile_set: shows @card of @session; does nothing if it is shown already. */
void arb_card_tile_set (ArbCardTile *self, ArbSession *session, ArbZoneCard *card,
                        ArbCardTileForm form);

/** arb_card_tile_set_from: shows @card of @catalogue, as arb_card_tile_set() does in a game. */
void arb_card_tile_set_from (ArbCardTile *self, const ArbCatalogue *catalogue, ArbZoneCard *card,
                             ArbCardTileForm form);

/** arb_card_tile_get_words: (nullable): everything that the tile shows, in words. */
const char *arb_card_tile_get_words (ArbCardTile *self);

/** arb_card_tile_is_ready: whether the card has all it needs of something. */
gboolean arb_card_tile_is_ready (ArbCardTile *self);

/** arb_card_tile_flip: animates that the card has just been turned face up. */
void arb_card_tile_flip (ArbCardTile *self);

G_END_DECLS
