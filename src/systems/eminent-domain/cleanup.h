/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/*
 * Cleanup: the leader discards cards, played cards go to the discard piles, and the leader draws up
 * to the hand limit. Source: 2.2.
 */

/**
 * em_hand_limit: the hand size of the catalogue and the bonuses of face-up planets. Source:
 * Cleanup.
 */
static inline guint
em_hand_limit (const EmState *state, guint seat)
{
  return em_catalogue (state)->hand_size + em_seat_const (state, seat)->hand_bonus;
}

/** em_check_end_turn: whether the hand of @seat is within its limit. */
void em_check_end_turn (const EmState *state, guint seat, ArbVerdict *verdict);

/** em_end_turn_shortfall: adds the cards that a ruling lets @seat keep above its limit. */
void em_end_turn_shortfall (EmState *state, guint seat, ArbAdjustments *adjustments);

/** em_apply_discard: discards a card, or a number of cards without names. */
ArbApplyFunc em_apply_discard;

/**
 * em_offer_discards: offers the leader numbers of cards to discard, and technologies; @late is whether an
 * Action that may follow the role is left out.
 */
void em_offer_discards (ArbOffering *offering, gboolean late);

G_END_DECLS
