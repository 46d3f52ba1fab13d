/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/offer.h"
#include "engine/view.h"

G_BEGIN_DECLS

/**
 * em_offer_picture: see `picture` of #ArbHelp.
 *
 * A back with its costs and how many planets with it have not been seen; a technology with what it
 * costs and shows; a planet that is turned up, as far as the offer says which it is.
 */
void em_offer_picture (const ArbState *state, const ArbOffer *offer, ArbView *view);

G_END_DECLS
