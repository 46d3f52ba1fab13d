/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/help/offer.h"
#include "systems/eminent-domain/piles.h"
#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/*
 * What the offers of all verbs are made with. The offers of a verb are made in the file of its rule.
 */

/** em_offer_table: the present state, before the moves of the offer. */
static inline const EmState *
em_offer_table (const ArbOffering *offering)
{
  return (const EmState *) offering->state;
}

/** em_offered: the state after the moves of the offer so far. */
static inline const EmState *
em_offered (const ArbOffering *offering)
{
  return (const EmState *) arb_offering_get_state (offering);
}

/** em_hand_size: how many cards @seat holds. */
static inline guint
em_hand_size (const EmState *state, guint seat)
{
  return em_seat_const (state, seat)->hand.size;
}

/** em_role_name: @role as an argument. */
static inline ArbArgument
em_role_name (guint role)
{
  return arb_argument_name (EM_SORT_ROLE, role);
}

/** em_card_name: @kind of cards as an argument. */
static inline ArbArgument
em_card_name (guint kind)
{
  return arb_argument_name (EM_SORT_CARD, kind);
}

/** em_offer_move: adds a move, see arb_offering_play(). */
static inline gboolean
em_offer_move (ArbOffering *offering, guint seat, guint verb, ArbArgument first, ArbArgument second)
{
  return arb_offering_play (offering, ARB_MOVE (seat, verb, first, second, 0));
}

/** em_offer_single: offers one move. */
static inline void
em_offer_single (ArbOffering *offering, const char *kind, ArbArgument row, ArbMove move)
{
  arb_offering_begin (offering, kind, move.seat, row, 0);
  arb_offering_play (offering, move);
  arb_offering_end (offering, NULL, 0);
}

/**
 * em_suppose_cards: supposes @n cards of @kind in the hand of @seat, if only their lack refuses the
 * offer, so that it still has a result.
 */
void em_suppose_cards (ArbOffering *offering, guint seat, guint kind, guint n);

/** em_offer_cards: adds a move for which @n cards of @kind are needed; they are supposed. */
void em_offer_cards (ArbOffering *offering, guint seat, guint verb, ArbArgument what, guint kind,
                     guint n);

/**
 * em_offer_questions: offers each move of @effect that people would ask about, as the kind that is called
 * like the effect; moves against a rule as kind @refused (nullable), or not at all.
 */
void em_offer_questions (ArbOffering *offering, guint seat, EmEffect effect, const char *refused);

G_END_DECLS
