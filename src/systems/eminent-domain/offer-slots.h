/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/offer.h"
#include "systems/eminent-domain/effects.h"

G_BEGIN_DECLS

/** em_offer_slots: adds all that can be produced or traded, if there is nothing to choose in it. */
void em_offer_slots (ArbOffering *offering, guint seat, EmEffect effect);

/**
 * em_offer_end_slots: em_offer_slots(), and ends the offer with what the producing or trade brings.
 */
void em_offer_end_slots (ArbOffering *offering, guint seat, EmEffect effect);

/** em_offer_slot_choices: offers each way to produce or trade what the script asks for. */
void em_offer_slot_choices (ArbOffering *offering, guint seat, EmEffect effect);

G_END_DECLS
