/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/hands.h"

guint
em_hand_least (const EmSeat *seat, guint kind)
{
  guint elsewhere = seat->deck.unknown + seat->discard.unknown;
  guint unknown = em_pile_count (&seat->pool, kind);
  guint least;

  /* Cards that do not fit into the other piles must be in this one. Only role cards are removed
   * without names. */
  if (kind < EM_N_ROLE_CARDS)
    elsewhere += seat->lost;
  least = unknown > elsewhere ? unknown - elsewhere : 0;
  if (seat->batch.cards.size > 0)
    least = MAX (least, em_batch_least (seat, EM_PLACE_HAND, kind));
  return em_pile_count (&seat->hand, kind) + least;
}

guint64
em_hand_unknown_kinds (const EmSeat *seat)
{
  guint64 kinds = 0;

  for (guint64 rest = em_pile_kinds (&seat->pool); rest != 0; rest &= rest - 1)
    if (em_unknown_most (seat, &seat->hand, em_first (rest)) > 0)
      kinds |= em_bit (em_first (rest));

  return kinds;
}

/* The known cards of @pile join the unknown ones: the pool contains them, and the batch stores
 * where they were, if there are other unknown cards. */
static void
forget (EmSeat *seat, EmPile *pile)
{
  guint unknown = pile->unknown;
  guint size = pile->size;

  if (seat->pool.size > 0 && size > unknown)
    em_batch_add (seat, pile, em_place_of (seat, pile));
  pile->unknown = 0;
  pile->size = (guint8) (size - unknown);
  em_pile_move (&seat->pool, pile);
  pile->unknown = (guint8) size;
  pile->size = (guint8) size;
}

/* All unknown cards of @seat are in @pile, so they are the pool. */
static void
place_pool (EmSeat *seat, EmPile *pile)
{
  if (G_UNLIKELY (seat->batch.cards.size > 0))
    seat->batch = (EmBatch){ 0 };
  pile->size -= pile->unknown;
  pile->unknown = 0;
  em_pile_move (pile, &seat->pool);
}

/* All unknown cards are of one kind, so every pile is known. */
static void
place_kind (EmSeat *seat, guint kind)
{
  EmPile *const piles[] = { &seat->hand, &seat->deck, &seat->discard };

  seat->batch = (EmBatch){ 0 };
  if (seat->drawn_unreported.size > 0)
    seat->drawn_unreported.cards[kind] += seat->hand.unknown;
  for (guint i = 0; i < G_N_ELEMENTS (piles); i++)
    {
      piles[i]->cards[kind] += piles[i]->unknown;
      seat->pool.cards[kind] -= piles[i]->unknown;
      seat->pool.size -= piles[i]->unknown;
      piles[i]->unknown = 0;
    }
}

/* Cards that left the hand cannot be reported as drawn any more. */
static void
clamp_drawn_unreported (EmSeat *seat)
{
  EmPile *drawn = &seat->drawn_unreported;
  guint possible = seat->hand.unknown;

  drawn->technologies &= seat->hand.technologies;
  possible += em_count (drawn->technologies);
  for (guint kind = 0; kind < EM_N_ROLE_CARDS; kind++)
    {
      drawn->cards[kind] = MIN (drawn->cards[kind], seat->hand.cards[kind]);
      possible += drawn->cards[kind];
    }
  drawn->size = (guint8) MIN (drawn->size, possible);
}

/* Cards of the hand that become known may have been drawn. */
static void
note_maybe_drawn (EmSeat *seat, const EmPile *cards)
{
  EmPile copy = *cards;

  copy.unknown = copy.size = 0;
  em_pile_move (&seat->drawn_unreported, &copy);
}

void
em_deduce (EmSeat *seat)
{
  guint unknown = seat->pool.size;

  if (unknown == 0)
    return;

  if (G_UNLIKELY (seat->batch.cards.size > 0))
    em_batch_narrow (seat);
  if (seat->deck.unknown == unknown)
    place_pool (seat, &seat->deck);
  else if (seat->discard.unknown == unknown)
    place_pool (seat, &seat->discard);
  else if (seat->hand.unknown == unknown)
    {
      if (G_UNLIKELY (seat->drawn_unreported.size > 0))
        note_maybe_drawn (seat, &seat->pool);
      place_pool (seat, &seat->hand);
    }
  else if (seat->lost == 0 && seat->pool.technologies == 0)
    for (guint kind = 0; kind < EM_N_ROLE_CARDS; kind++)
      if (seat->pool.cards[kind] == unknown)
        {
          place_kind (seat, kind);
          break;
        }
}

/* @n unknown cards of @pile become known as @kind. */
static inline void
settle_kind (EmSeat *seat, EmPile *pile, guint kind, guint n)
{
  g_assert (n <= pile->unknown);

  if (G_UNLIKELY (seat->batch.cards.size > 0))
    em_batch_reveal (seat, em_place_of (seat, pile), kind, n);
  if (kind < EM_N_ROLE_CARDS)
    {
      pile->cards[kind] += (guint8) n;
      seat->pool.cards[kind] -= (guint8) n;
    }
  else
    {
      pile->technologies |= em_bit (kind - EM_N_ROLE_CARDS);
      seat->pool.technologies &= ~em_bit (kind - EM_N_ROLE_CARDS);
    }
  pile->unknown -= (guint8) n;
  seat->pool.size -= (guint8) n;
}

void
em_hand_take (EmSeat *seat, guint kind)
{
  gboolean is_known = em_pile_count (&seat->hand, kind) > 0;

  if (!is_known)
    settle_kind (seat, &seat->hand, kind, 1);
  em_pile_take (&seat->hand, kind);
  if (!is_known)
    em_deduce (seat);
  if (G_UNLIKELY (seat->drawn_unreported.size > 0))
    clamp_drawn_unreported (seat);
}

/* Moves @n cards without names from the hand to @place. */
static void
hide (EmSeat *seat, guint n, EmPlace place)
{
  g_assert (n <= seat->hand.size);

  forget (seat, &seat->hand);
  if (seat->batch.cards.size > 0)
    em_batch_flow (seat, EM_PLACE_HAND, place, n);
  seat->hand.unknown -= (guint8) n;
  seat->hand.size -= (guint8) n;
  if (G_UNLIKELY (seat->drawn_unreported.size > 0))
    clamp_drawn_unreported (seat);
}

void
em_hand_discard_unnamed (EmSeat *seat, guint n)
{
  hide (seat, n, EM_PLACE_DISCARD);
  seat->discard.unknown += (guint8) n;
  seat->discard.size += (guint8) n;
  em_deduce (seat);
}

void
em_hand_remove_unnamed (EmSeat *seat, guint n)
{
  hide (seat, n, EM_PLACE_LOST);
  seat->lost += (guint8) n;
  em_deduce (seat);
}

void
em_pile_lose_unnamed (EmSeat *seat, EmPile *pile, guint n)
{
  if (n > pile->unknown)
    forget (seat, pile);
  if (seat->batch.cards.size > 0)
    em_batch_flow (seat, em_place_of (seat, pile), EM_PLACE_LOST, n);
  pile->unknown -= (guint8) n;
  pile->size -= (guint8) n;
  seat->lost += (guint8) n;
  if (seat->drawn_unreported.size > 0)
    clamp_drawn_unreported (seat);
  em_deduce (seat);
}

void
em_pile_gain_unnamed (EmSeat *seat, EmPile *pile, guint n)
{
  for (guint kind = 0; kind < EM_N_ROLE_CARDS; kind++)
    em_pile_add (&seat->pool, kind, n);
  pile->unknown += (guint8) n;
  pile->size += (guint8) n;
  seat->lost += (guint8) ((EM_N_ROLE_CARDS - 1) * n);
  em_deduce (seat);
}

/* Draws @n cards from the deck, which has at least so many. */
static void
draw_from_deck (EmSeat *seat, guint n)
{
  if (n < seat->deck.size && seat->deck.unknown < seat->deck.size)
    forget (seat, &seat->deck);
  if (G_UNLIKELY (seat->batch.cards.size > 0))
    em_batch_flow (seat, EM_PLACE_DECK, EM_PLACE_HAND, MIN (n, seat->deck.unknown));

  if (n == seat->deck.size)
    {
      EmPile copy = seat->deck;

      copy.unknown = 0;
      em_pile_move (&seat->drawn_unreported, &copy);
      em_pile_move (&seat->hand, &seat->deck);
    }
  else
    {
      seat->deck.unknown -= (guint8) n;
      seat->deck.size -= (guint8) n;
      seat->hand.unknown += (guint8) n;
      seat->hand.size += (guint8) n;
      seat->drawn_unreported.size += (guint8) n;
    }
  em_deduce (seat);
}

static void
reshuffle (EmSeat *seat)
{
  if (seat->batch.cards.size > 0)
    em_batch_reshuffle (seat);
  em_pile_move (&seat->deck, &seat->discard);
}

void
em_draw (EmSeat *seat, guint n)
{
  while (n > 0)
    {
      guint part;

      if (seat->deck.size == 0)
        reshuffle (seat);
      if (seat->deck.size == 0)
        break;

      part = MIN (n, seat->deck.size);
      draw_from_deck (seat, part);
      n -= part;
    }
}

void
em_reveal (EmSeat *seat, EmPile *pile, guint kind, guint n)
{
  settle_kind (seat, pile, kind, n);

  /* They may be drawn cards; the number of unreported cards stays the same. */
  if (pile == &seat->hand && seat->drawn_unreported.size > 0)
    {
      em_pile_add (&seat->drawn_unreported, kind, n);
      seat->drawn_unreported.size -= (guint8) n;
    }
  em_deduce (seat);
}

void
em_observe_pile (EmSeat *seat, EmPile *pile, guint kind, guint n)
{
  guint known = em_pile_count (pile, kind);

  if (n > known)
    em_reveal (seat, pile, kind, n - known);
}

guint
em_drawn_most (const EmSeat *seat, guint kind)
{
  const EmPile *drawn = &seat->drawn_unreported;

  return MIN (drawn->size, em_pile_count (drawn, kind) + em_unknown_most (seat, &seat->hand, kind));
}

void
em_report_drawn (EmSeat *seat, guint kind, guint n)
{
  EmPile *drawn = &seat->drawn_unreported;
  guint known = em_pile_count (drawn, kind);

  drawn->size -= (guint8) n;
  if (kind < EM_N_ROLE_CARDS)
    drawn->cards[kind] -= (guint8) MIN (known, n);
  else
    drawn->technologies &= ~em_bit (kind - EM_N_ROLE_CARDS);
  if (known >= n)
    return;

  settle_kind (seat, &seat->hand, kind, n - known);
  em_deduce (seat);
}
