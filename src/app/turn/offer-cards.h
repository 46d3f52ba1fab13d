/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/turn/offer-parts.h"

G_BEGIN_DECLS

/*
 * Offers about cards, with the cards drawn as on the table.
 */

/**
 * arb_offer_cards_add_rows:
 * @parts: what there is
 * @look: the first kind of a section that is drawn as %ARB_FORM_ROWS
 *
 * A row for each card that bears a number at the table: the card, and what can be done with it.
 * Where an offer asks which of several cards it is, “…” shows those.
 */
void arb_offer_cards_add_rows (const ArbOfferParts *parts, const ArbOfferLook *look);

/** arb_offer_cards_add_tiles: the cards of the offers of @look; see %ARB_FORM_TILES. */
void arb_offer_cards_add_tiles (const ArbOfferParts *parts, const ArbOfferLook *look);

G_END_DECLS
