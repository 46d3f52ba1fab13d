/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/** EM_COLUMNS: so many cards are always offered, even without such cards. */
#define EM_COLUMNS 4

/** em_other_boosts: the kinds that @seat can show for @role besides the cards of its own stack. */
guint64 em_other_boosts (const EmState *state, guint seat, guint role);

/** em_offer_own_boosts: adds @n cards of the stack of @role. */
void em_offer_own_boosts (ArbOffering *offering, guint seat, guint role, guint n);

/**
 * em_offer_boost_cards: offers cards for the role that are not of its own stack: one technology, or some
 * role cards.
 */
void em_offer_boost_cards (ArbOffering *offering, guint seat);

/**
 * em_offer_end_role:
 * @offering: an offer in which @seat leads or follows a role and has shown its cards
 * @seat: the seat that leads or follows the role
 *
 * Adds the moves of the role that need no choice, and ends the offer with its result.
 */
void em_offer_end_role (ArbOffering *offering, guint seat);

/**
 * em_offer_end_action: the same for an offer in which @seat plays the standard card of @role for its
 * Action; @hand is the size of the hand before it, for Survey.
 */
void em_offer_end_action (ArbOffering *offering, guint seat, EmRole role, guint hand);

G_END_DECLS
