/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/turn/offer-parts.h"

G_BEGIN_DECLS

/*
 * Draws offers about cards and attempts on them, with the cards as they look on the table.
 */

/**
 * arb_offer_cards_add_rows: adds a row for each numbered card of the table, with the card and its
 * offers. If people also have to choose which of several cards it is, a button with “…” opens the
 * list of those. @look is the first kind of a section that is drawn as %ARB_FORM_ROWS.
 */
void arb_offer_cards_add_rows (const ArbOfferParts *parts, const ArbOfferLook *look);

/** arb_offer_cards_add_tiles: adds the cards of the offers of @look; see %ARB_FORM_TILES. */
void arb_offer_cards_add_tiles (const ArbOfferParts *parts, const ArbOfferLook *look);

/**
 * arb_offer_cards_add_slots: adds a row for each card with the places that the offers of @look are.
 */
void arb_offer_cards_add_slots (const ArbOfferParts *parts, const ArbOfferLook *look);

/**
 * arb_offer_cards_add_attempts: adds a bar for each card of the zones that lie above the choices,
 * on which an attempt takes several moves. It shows the card, how much of its needs is there, the
 * parts of that number, and how much is missing.
 */
void arb_offer_cards_add_attempts (const ArbOfferParts *parts);

G_END_DECLS
