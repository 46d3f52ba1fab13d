/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/** em_pile_add: puts @n cards of @kind on top; a technology exists only once. */
void em_pile_add (EmPile *pile, guint kind, guint n);

/** em_pile_count: how many cards of @kind are known to be in @pile. */
static inline guint
em_pile_count (const EmPile *pile, guint kind)
{
  if (kind < EM_N_ROLE_CARDS)
    return pile->cards[kind];
  return (pile->technologies >> (kind - EM_N_ROLE_CARDS)) & 1;
}

/** em_pile_take: takes one card of @kind that is known to be there. */
void em_pile_take (EmPile *pile, guint kind);

/** em_pile_move: puts all of @from onto @to; @from is empty after. */
void em_pile_move (EmPile *to, EmPile *from);

/** em_pile_kinds: the set of kinds known to be in @pile. */
guint64 em_pile_kinds (const EmPile *pile);

/** em_hand_kinds: the set of kinds that the hand of @seat can hold, as far as is known. */
guint64 em_hand_kinds (const EmSeat *seat);

/** em_hand_most: the most cards of @kind that the hand can hold. */
static inline guint
em_hand_most (const EmSeat *seat, guint kind)
{
  guint unknown = em_pile_count (&seat->pool, kind);

  return em_pile_count (&seat->hand, kind) + MIN (seat->hand.unknown, unknown);
}

/** em_hand_least: the fewest cards of @kind that the hand must hold. */
guint em_hand_least (const EmSeat *seat, guint kind);

/** em_hand_take: takes a card of @kind out of the hand, which thereby is known to be there. */
void em_hand_take (EmSeat *seat, guint kind);

/** em_hand_take_untold: takes @n cards that are not told; they stay in the pool. */
void em_hand_take_untold (EmSeat *seat, guint n);

/**
 * em_draw:
 *
 * Draws @n cards: first what is left, then the discard pile becomes a new deck; nothing happens
 * when both are empty. Source: both rulebooks, Cleanup.
 */
void em_draw (EmSeat *seat, guint n);

/** em_tell: notes that one unknown card of @pile (hand or discard pile) is of @kind. */
void em_tell (EmSeat *seat, EmPile *pile, guint kind);

/** em_deduce: draws the conclusions that follow for the unknown cards of @seat. */
void em_deduce (EmSeat *seat);

G_END_DECLS
