/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/turn/offer-parts.h"

G_BEGIN_DECLS

/**
 * ArbSlotChoice:
 *
 * Which of the offers that are parts are chosen now. People choose them one by one and record them
 * together, by the offer in the foot of the same section.
 */
typedef struct _ArbSlotChoice ArbSlotChoice;

/** arb_slot_choice_new: (transfer full): a choice for no state yet. */
ArbSlotChoice *arb_slot_choice_new (void);

void arb_slot_choice_free (ArbSlotChoice *self);

/** arb_slot_choice_forget: forgets what was chosen; the next offers begin with their own choice. */
void arb_slot_choice_forget (ArbSlotChoice *self);

/** arb_slot_choice_take_over: makes the same choice as @old. */
void arb_slot_choice_take_over (ArbSlotChoice *self, const ArbSlotChoice *old);

/**
 * arb_slot_choice_apply: replaces each offer of several parts in @offers, those of @parts, by the
 * one that makes the chosen ones. If nothing was chosen yet, it begins with the parts of that
 * offer, if these are all, or its look says so.
 */
void arb_slot_choice_apply (ArbSlotChoice *self, const ArbOfferParts *parts, GPtrArray *offers);

/**
 * arb_slot_choice_toggle: chooses the part @index, which is allowed, or drops it. If the rules
 * allow no more parts, the one that was chosen first makes room.
 */
void arb_slot_choice_toggle (ArbSlotChoice *self, const ArbOfferParts *parts, guint index);

/** arb_slot_choice_get: (transfer none): for each offer of the session when it was chosen, or 0. */
const guint *arb_slot_choice_get (const ArbSlotChoice *self);

G_END_DECLS
