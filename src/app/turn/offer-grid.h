/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/turn/offer-drawing.h"

G_BEGIN_DECLS

/*
 * Draws offers in rows of numbers and icons. Offers without room in a row are in its drawer “…”.
 */

/**
 * arb_offer_grid_add: adds a row for each thing or player and a column for each number of cards.
 * @group is drawn as %ARB_FORM_GRID; other groups of its @section are at the beginning and the end of
 * the rows. A player who has answered keeps the row, so that the other rows do not move.
 */
void arb_offer_grid_add (const ArbOfferDrawing *drawing, const ArbOfferSection *section,
                         const ArbOfferGroup *group);

/** arb_offer_grid_add_icons: adds a row of icons; see %ARB_FORM_ICONS. */
void arb_offer_grid_add_icons (const ArbOfferDrawing *drawing, const ArbOfferSection *section,
                               const ArbOfferGroup *group);

/**
 * arb_offer_grid_add_counts: adds a row of numbers for each player, beginning with the least number
 * that is allowed; “Fewer…” shows why it cannot be less. @group is drawn as %ARB_FORM_COUNT.
 */
void arb_offer_grid_add_counts (const ArbOfferDrawing *drawing, const ArbOfferSection *section,
                                const ArbOfferGroup *group);

G_END_DECLS
