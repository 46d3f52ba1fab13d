/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/hands.h"

guint
em_hand_least (const EmSeat *seat, guint kind)
{
  guint elsewhere = seat->deck.unknown + seat->discard.unknown + seat->lost;
  guint unknown = em_pile_count (&seat->pool, kind);

  /* What does not fit into the other piles must be here. */
  return em_pile_count (&seat->hand, kind) + (unknown > elsewhere ? unknown - elsewhere : 0);
}

/* The known cards of @pile join its unknown ones: all that is known is what they are together. */
static void
forget (EmSeat *seat, EmPile *pile)
{
  guint unknown = pile->unknown;
  guint size = pile->size;

  pile->unknown = 0;
  pile->size = (guint8) (size - unknown);
  em_pile_move (&seat->pool, pile);
  pile->unknown = (guint8) size;
  pile->size = (guint8) size;
}

/* All unknown cards of @seat are in @pile: so they are the pool. */
static void
place_pool (EmSeat *seat, EmPile *pile)
{
  pile->size -= pile->unknown;
  pile->unknown = 0;
  em_pile_move (pile, &seat->pool);
}

/* All unknown cards are of one kind, wherever they lie. */
static void
place_kind (EmSeat *seat, guint kind)
{
  EmPile *const piles[] = { &seat->hand, &seat->deck, &seat->discard };

  for (guint i = 0; i < G_N_ELEMENTS (piles); i++)
    {
      piles[i]->cards[kind] += piles[i]->unknown;
      seat->pool.cards[kind] -= piles[i]->unknown;
      seat->pool.size -= piles[i]->unknown;
      piles[i]->unknown = 0;
    }
  seat->drawn_unreported.cards[kind] += seat->drawn_unreported.unknown;
  seat->drawn_unreported.unknown = 0;
}

/* Cards that left the hand can no longer be told as drawn. */
static void
clamp_drawn_unreported (EmSeat *seat)
{
  if (seat->drawn_unreported.size == 0)
    return;

  for (guint kind = 0; kind < EM_N_ROLE_CARDS; kind++)
    seat->drawn_unreported.cards[kind] =
        MIN (seat->drawn_unreported.cards[kind], seat->hand.cards[kind]);
  seat->drawn_unreported.technologies &= seat->hand.technologies;
  seat->drawn_unreported.unknown = MIN (seat->drawn_unreported.unknown, seat->hand.unknown);
  seat->drawn_unreported.size =
      seat->drawn_unreported.unknown + (guint8) em_count (seat->drawn_unreported.technologies);
  for (guint kind = 0; kind < EM_N_ROLE_CARDS; kind++)
    seat->drawn_unreported.size += seat->drawn_unreported.cards[kind];
}

void
em_deduce (EmSeat *seat)
{
  guint unknown = seat->pool.size;

  if (unknown == 0)
    return;

  if (seat->deck.unknown == unknown)
    place_pool (seat, &seat->deck);
  else if (seat->discard.unknown == unknown)
    place_pool (seat, &seat->discard);
  else if (seat->hand.unknown == unknown)
    {
      if (seat->drawn_unreported.unknown == unknown)
        {
          EmPile pool = seat->pool;

          seat->drawn_unreported.size -= (guint8) unknown;
          seat->drawn_unreported.unknown = 0;
          em_pile_move (&seat->drawn_unreported, &pool);
        }
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

void
em_hand_take (EmSeat *seat, guint kind)
{
  if (em_pile_count (&seat->hand, kind) > 0)
    em_pile_take (&seat->hand, kind);
  else
    {
      g_assert (seat->hand.unknown > 0);

      em_pile_take (&seat->pool, kind);
      seat->hand.unknown--;
      seat->hand.size--;
      em_deduce (seat);
    }
  clamp_drawn_unreported (seat);
}

void
em_hand_take_unknown (EmSeat *seat, guint n)
{
  g_assert (n <= seat->hand.size);

  forget (seat, &seat->hand);
  seat->hand.unknown -= (guint8) n;
  seat->hand.size -= (guint8) n;
  clamp_drawn_unreported (seat);
}

/* Takes @n cards from the top of the deck, which has at least so many. */
static void
draw_from_deck (EmSeat *seat, guint n)
{
  if (n == seat->deck.size)
    {
      EmPile copy = seat->deck;

      em_pile_move (&seat->drawn_unreported, &copy);
      em_pile_move (&seat->hand, &seat->deck);
    }
  else
    {
      forget (seat, &seat->deck);
      seat->deck.unknown -= (guint8) n;
      seat->deck.size -= (guint8) n;
      seat->hand.unknown += (guint8) n;
      seat->hand.size += (guint8) n;
      seat->drawn_unreported.unknown += (guint8) n;
      seat->drawn_unreported.size += (guint8) n;
    }
  em_deduce (seat);
}

void
em_draw (EmSeat *seat, guint n)
{
  while (n > 0)
    {
      guint part;

      if (seat->deck.size == 0)
        em_pile_move (&seat->deck, &seat->discard);
      if (seat->deck.size == 0)
        break;

      part = MIN (n, seat->deck.size);
      draw_from_deck (seat, part);
      n -= part;
    }
}

void
em_reveal (EmSeat *seat, EmPile *pile, guint kind)
{
  g_assert (pile->unknown > 0);

  em_pile_take (&seat->pool, kind);
  pile->unknown--;
  pile->size--;
  em_pile_add (pile, kind, 1);
  em_deduce (seat);
}
