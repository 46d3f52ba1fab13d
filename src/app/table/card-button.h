/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/card-tile.h"
#include "app/widgets/child-pool.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define ARB_TYPE_CARD_BUTTON (arb_card_button_get_type ())
G_DECLARE_FINAL_TYPE (ArbCardButton, arb_card_button, ARB, CARD_BUTTON, AdwBin)

/**
 * ArbCardButton:
 *
 * A card before a player: a tile that opens a popover with more about the card and with its offers.
 */

/**
 * arb_card_button_show: (transfer none): shows @card as the next of @cards: as a button with a tile
 * in @form if the look of @zone has tiles, otherwise as a small tile.
 */
GtkWidget *arb_card_button_show (ArbChildPool *cards, ArbSession *session, ArbZone *zone,
                                 ArbZoneCard *card, ArbCardTileForm form);

/** arb_card_button_flip: animates that the card has just been turned face up. */
void arb_card_button_flip (ArbCardButton *self);

G_END_DECLS
