/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/turn/offer-parts.h"

G_BEGIN_DECLS

/*
 * Draws offers in rows of numbers and icons. Offers without room in a row are in its drawer “…”.
 */

/**
 * arb_offer_grid_add: adds a row for each thing or player and a column for each number of cards.
 * @look is the first kind of a section that is drawn as %ARB_FORM_GRID; the other kinds of the
 * section are at the beginning and the end of the rows. In a section that fills its rows, a player
 * who has answered keeps the row, so that the other rows do not move.
 */
void arb_offer_grid_add (const ArbOfferParts *parts, const ArbOfferLook *look);

/** arb_offer_grid_add_icons: adds a row of icons; see %ARB_FORM_ICONS. */
void arb_offer_grid_add_icons (const ArbOfferParts *parts, const ArbOfferLook *look);

/**
 * arb_offer_grid_add_counts: adds a row of numbers for each player, beginning with the least number
 * that is allowed; “Fewer…” shows why it cannot be less. @look is drawn as %ARB_FORM_COUNT.
 */
void arb_offer_grid_add_counts (const ArbOfferParts *parts, const ArbOfferLook *look);

G_END_DECLS
