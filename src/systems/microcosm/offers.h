/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/help/offer.h"

G_BEGIN_DECLS

/** micro_offer_kinds: the ids of the kinds that no verb in a file of its own has, ended by %NULL. */
extern const char *const micro_offer_kinds[];

/** micro_offers: what two players record with one tap. */
void micro_offers (const ArbState *state, ArbOffering *offering);

G_END_DECLS
