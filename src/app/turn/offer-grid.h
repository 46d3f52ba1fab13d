/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/turn/offer-parts.h"

G_BEGIN_DECLS

/*
 * Offers in rows of numbers and icons. What finds no room in a row is behind its “…”.
 */

/**
 * arb_offer_grid_add:
 * @parts: what there is
 * @look: the first kind of a section that is drawn as %ARB_FORM_GRID
 *
 * A row for each thing or player, a column for each number of cards, with the kinds of the same
 * section at the beginning and the end of the rows. In a section that fills its rows, also who has
 * answered keeps his row, so that no other row moves.
 */
void arb_offer_grid_add (const ArbOfferParts *parts, const ArbOfferLook *look);

/** arb_offer_grid_add_icons: a row of icons; see %ARB_FORM_ICONS. */
void arb_offer_grid_add_icons (const ArbOfferParts *parts, const ArbOfferLook *look);

/**
 * arb_offer_grid_add_counts:
 * @parts: what there is
 * @look: a kind that is drawn as %ARB_FORM_COUNT
 *
 * A row of numbers for each player, from the least that is allowed on; “Fewer…” tells why it may
 * not be less.
 */
void arb_offer_grid_add_counts (const ArbOfferParts *parts, const ArbOfferLook *look);

G_END_DECLS
