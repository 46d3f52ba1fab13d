/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/help/offer.h"
#include "engine/core/view.h"

G_BEGIN_DECLS

/**
 * em_offer_picture: see `picture` of #ArbHelp. Adds a back with its costs and the number of unseen
 * planets with it, a technology with its costs and symbols, a card of a hand, or a planet that is
 * turned up, as far as the offer identifies it.
 */
void em_offer_picture (const ArbState *state, const ArbOffer *offer, ArbView *view);

G_END_DECLS
