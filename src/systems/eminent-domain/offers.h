/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/help/offer.h"
#include "systems/eminent-domain/effects.h"

G_BEGIN_DECLS

/** em_offers: see #ArbHelp and %EM_OFFER_KINDS. */
void em_offers (const ArbState *state, ArbOffering *offering);

/*
 * The offers of the phases of a turn, see #ArbEffect: the Action, the role, cards shown for it, and
 * answers and Cleanup.
 */
void em_offer_action (ArbOffering *offering, guint seat, EmEffect effect);
void em_offer_turn (ArbOffering *offering, guint seat, EmEffect effect);
void em_offer_boosts (ArbOffering *offering, guint seat, EmEffect effect);
void em_offer_cleanup (ArbOffering *offering, guint seat, EmEffect effect);

G_END_DECLS
