/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/turn/offer-parts.h"

G_BEGIN_DECLS

/** arb_offer_slots_add: adds a row for each card with the places that the offers of @look are. */
void arb_offer_slots_add (const ArbOfferParts *parts, const ArbOfferLook *look);

G_END_DECLS
