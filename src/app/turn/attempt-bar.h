/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/turn/offer-parts.h"

G_BEGIN_DECLS

/**
 * arb_attempt_bar_add: adds a bar for each card of the zones that lie above the choices, on which an
 * attempt takes several moves. It shows the card, how much of its needs is there, the parts of that
 * number, and how much is missing.
 */
void arb_attempt_bar_add (const ArbOfferParts *parts);

G_END_DECLS
