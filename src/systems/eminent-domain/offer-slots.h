/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/help/offer.h"
#include "systems/eminent-domain/effects.h"

G_BEGIN_DECLS

/** em_offer_slots: adds all production or trades, if there is no choice in them. */
void em_offer_slots (ArbOffering *offering, guint seat, EmEffect effect);

/** em_offer_end_slots: does the same as em_offer_slots(), and ends the offer with the result. */
void em_offer_end_slots (ArbOffering *offering, guint seat, EmEffect effect);

/**
 * em_offer_slot_choices: offers each slot of the planets for the open step, and as many of them
 * together as it allows, if it allows several.
 */
void em_offer_slot_choices (ArbOffering *offering, guint seat, EmEffect effect);

G_END_DECLS
