/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/batch.h"

G_BEGIN_DECLS

/*
 * What is known about the cards of a seat. Its unknown cards are in the hand, the deck and the
 * discard pile, or were removed; together they are the pool, which is known.
 */

/** em_place_of: the place that @pile (hand, deck or discard pile) of @seat is. */
static inline EmPlace
em_place_of (const EmSeat *seat, const EmPile *pile)
{
  return pile == &seat->hand   ? EM_PLACE_HAND
         : pile == &seat->deck ? EM_PLACE_DECK
                               : EM_PLACE_DISCARD;
}

/**
 * em_role_room:
 *
 * Returns: how many of the unknown cards of @pile (hand, deck or discard pile) can be role cards. A
 *   technology is always removed by name, so those of the pool are in these piles
 */
static inline guint
em_role_room (const EmSeat *seat, const EmPile *pile)
{
  guint technologies, slots, room;

  if (G_LIKELY (seat->pool.technologies == 0))
    return pile->unknown;

  technologies = em_count (seat->pool.technologies);
  slots = seat->hand.unknown + seat->deck.unknown + seat->discard.unknown;
  room = MIN (pile->unknown, slots - MIN (slots, technologies));
  if (G_LIKELY (seat->batch.cards.size == 0))
    return room;
  return MIN (room, em_batch_role_room (seat, em_place_of (seat, pile)));
}

/** em_unknown_most: how many of the unknown cards of @pile can be of @kind. */
static inline guint
em_unknown_most (const EmSeat *seat, const EmPile *pile, guint kind)
{
  guint room, most;

  if (G_LIKELY (pile->unknown == 0))
    return 0;

  room = kind < EM_N_ROLE_CARDS ? em_role_room (seat, pile) : pile->unknown;
  most = MIN (room, em_pile_count (&seat->pool, kind));
  if (G_LIKELY (seat->batch.cards.size == 0))
    return most;
  return MIN (most, em_batch_most (seat, em_place_of (seat, pile), kind));
}

/** em_hand_unknown_kinds: the kinds that the unknown cards of the hand can be. */
guint64 em_hand_unknown_kinds (const EmSeat *seat);

/** em_hand_kinds: the set of kinds that the hand of @seat can hold, as far as is known. */
static inline guint64
em_hand_kinds (const EmSeat *seat)
{
  guint64 kinds = em_pile_kinds (&seat->hand);

  if (seat->hand.unknown == 0)
    return kinds;
  if (G_UNLIKELY (seat->batch.cards.size > 0))
    return kinds | em_hand_unknown_kinds (seat);
  if (G_LIKELY (em_role_room (seat, &seat->hand) > 0))
    return kinds | em_pile_kinds (&seat->pool);
  return kinds | seat->pool.technologies << EM_N_ROLE_CARDS;
}

/** em_hand_most: the most cards of @kind that the hand can hold. */
static inline guint
em_hand_most (const EmSeat *seat, guint kind)
{
  return em_pile_count (&seat->hand, kind) + em_unknown_most (seat, &seat->hand, kind);
}

/** em_hand_role_cards: the most role cards that the hand can hold. */
static inline guint
em_hand_role_cards (const EmSeat *seat)
{
  return seat->hand.size - seat->hand.unknown - em_count (seat->hand.technologies)
         + em_role_room (seat, &seat->hand);
}

/** em_hand_least: the fewest cards of @kind that the hand must hold. */
guint em_hand_least (const EmSeat *seat, guint kind);

/** em_hand_take: takes a card of @kind out of the hand, which must have been there. */
void em_hand_take (EmSeat *seat, guint kind);

/** em_hand_discard_unnamed: discards @n cards without names; they stay in the pool. */
void em_hand_discard_unnamed (EmSeat *seat, guint n);

/** em_hand_remove_unnamed: removes @n cards without names from the game; they stay in the pool. */
void em_hand_remove_unnamed (EmSeat *seat, guint n);

/**
 * em_pile_lose_unnamed: removes @n cards of @pile (hand, deck or discard pile) from the game, which are
 * role cards; unknown ones if there are so many, otherwise nobody knows which.
 */
void em_pile_lose_unnamed (EmSeat *seat, EmPile *pile, guint n);

/**
 * em_pile_gain_unnamed:
 *
 * Adds @n role cards of which nobody knows the kind to @pile (hand, deck or discard pile). One of each
 * kind for each of them joins the pool, and all but that one are lost.
 */
void em_pile_gain_unnamed (EmSeat *seat, EmPile *pile, guint n);

/**
 * em_draw:
 *
 * Draws @n cards: first from the deck, then the discard pile becomes a new deck; draws fewer if
 * both are empty. Source: both rulebooks, Cleanup.
 */
void em_draw (EmSeat *seat, guint n);

/** em_refill: draws up to @size cards in the hand. */
static inline void
em_refill (EmSeat *seat, guint size)
{
  if (seat->hand.size < size)
    em_draw (seat, size - seat->hand.size);
}

/** em_drawn_most: how many of the drawn cards that were not reported yet can be of @kind. */
guint em_drawn_most (const EmSeat *seat, guint kind);

/** em_report_drawn: notes that @n of the drawn cards that were not reported yet are of @kind. */
void em_report_drawn (EmSeat *seat, guint kind, guint n);

/** em_reveal: notes that @n unknown cards of @pile (hand or discard pile) are of @kind. */
void em_reveal (EmSeat *seat, EmPile *pile, guint kind, guint n);

/** em_observe_pile: notes that at least @n cards of @kind are in @pile (hand or discard pile). */
void em_observe_pile (EmSeat *seat, EmPile *pile, guint kind, guint n);

/** em_deduce: infers what follows for the unknown cards of @seat. */
void em_deduce (EmSeat *seat);

G_END_DECLS
