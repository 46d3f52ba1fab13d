/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/turn/offer-parts.h"

G_BEGIN_DECLS

/**
 * arb_offer_sections_show:
 * @parts: what there is, and where it is shown
 *
 * What can be recorded with one tap, section by section in the order of `look.json`, each in its
 * form. All other moves are in a list at the end, which is open if there is nothing else.
 */
void arb_offer_sections_show (const ArbOfferParts *parts);

G_END_DECLS
