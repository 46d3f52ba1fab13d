/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/turn/offer-drawing.h"

G_BEGIN_DECLS

/**
 * arb_offer_sections_show: shows the offers section by section, in the order and the forms of
 * `look.json`. All other moves are in a list at the end, which is open if there are no sections.
 */
void arb_offer_sections_show (const ArbOfferDrawing *drawing);

G_END_DECLS
