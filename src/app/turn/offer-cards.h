/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/turn/offer-drawing.h"

G_BEGIN_DECLS

/*
 * Draws offers about cards and attempts on them, with the cards as they look on the table.
 */

/**
 * arb_offer_cards_add_rows: adds a row for each numbered card of the table, with the card and its
 * offers. If people also have to choose which of several cards it is, a button with “…” opens the
 * list of those. All groups of @section that are drawn as %ARB_FORM_ROWS share the rows.
 */
void arb_offer_cards_add_rows (const ArbOfferDrawing *drawing, const ArbOfferSection *section);

/** arb_offer_cards_add_tiles: adds the cards of the offers of @group; see %ARB_FORM_TILES. */
void arb_offer_cards_add_tiles (const ArbOfferDrawing *drawing, const ArbOfferSection *section,
                                const ArbOfferGroup *group);

/**
 * arb_offer_cards_add_slots: adds a row for each card with the places that the offers of @group are.
 */
void arb_offer_cards_add_slots (const ArbOfferDrawing *drawing, const ArbOfferSection *section,
                                const ArbOfferGroup *group);

/**
 * arb_offer_cards_add_attempts: adds a bar for each card of the zones that lie above the choices,
 * on which an attempt takes several moves. It shows the card, how much of its needs is there, the
 * parts of that number, and how much is missing.
 */
void arb_offer_cards_add_attempts (const ArbOfferDrawing *drawing);

G_END_DECLS
