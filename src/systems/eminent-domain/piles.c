/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/piles.h"

#include <string.h>

void
em_pile_add (EmPile *pile, guint kind, guint n)
{
  if (kind < EM_N_ROLE_CARDS)
    pile->cards[kind] += (guint8) n;
  else if (n > 0)
    pile->technologies |= em_bit (kind - EM_N_ROLE_CARDS);
  pile->size += (guint8) n;
}

void
em_pile_take (EmPile *pile, guint kind)
{
  g_assert (em_pile_count (pile, kind) > 0);

  if (kind < EM_N_ROLE_CARDS)
    pile->cards[kind]--;
  else
    pile->technologies &= ~em_bit (kind - EM_N_ROLE_CARDS);
  pile->size--;
}

void
em_pile_move (EmPile *to, EmPile *from)
{
  for (guint kind = 0; kind < EM_N_ROLE_CARDS; kind++)
    to->cards[kind] += from->cards[kind];
  to->technologies |= from->technologies;
  to->unknown += from->unknown;
  to->size += from->size;
  memset (from, 0, sizeof *from);
}

guint64
em_pile_kinds (const EmPile *pile)
{
  guint64 kinds = pile->technologies << EM_N_ROLE_CARDS;

  for (guint kind = 0; kind < EM_N_ROLE_CARDS; kind++)
    kinds |= (guint64) (pile->cards[kind] > 0) << kind;

  return kinds;
}

guint64
em_hand_kinds (const EmSeat *seat)
{
  guint64 kinds = em_pile_kinds (&seat->hand);

  return seat->hand.unknown > 0 ? kinds | em_pile_kinds (&seat->pool) : kinds;
}

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
  seat->drawn.cards[kind] += seat->drawn.unknown;
  seat->drawn.unknown = 0;
}

/* Cards that left the hand can no longer be told as drawn. */
static void
clamp_drawn (EmSeat *seat)
{
  if (seat->drawn.size == 0)
    return;

  for (guint kind = 0; kind < EM_N_ROLE_CARDS; kind++)
    seat->drawn.cards[kind] = MIN (seat->drawn.cards[kind], seat->hand.cards[kind]);
  seat->drawn.technologies &= seat->hand.technologies;
  seat->drawn.unknown = MIN (seat->drawn.unknown, seat->hand.unknown);
  seat->drawn.size = seat->drawn.unknown + (guint8) em_count (seat->drawn.technologies);
  for (guint kind = 0; kind < EM_N_ROLE_CARDS; kind++)
    seat->drawn.size += seat->drawn.cards[kind];
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
      if (seat->drawn.unknown == unknown)
        {
          EmPile pool = seat->pool;

          seat->drawn.size -= (guint8) unknown;
          seat->drawn.unknown = 0;
          em_pile_move (&seat->drawn, &pool);
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
  clamp_drawn (seat);
}

void
em_hand_take_untold (EmSeat *seat, guint n)
{
  g_assert (n <= seat->hand.size);

  forget (seat, &seat->hand);
  seat->hand.unknown -= (guint8) n;
  seat->hand.size -= (guint8) n;
  clamp_drawn (seat);
}

/* Takes @n cards from the top of the deck, which has at least so many. */
static void
draw_from_deck (EmSeat *seat, guint n)
{
  if (n == seat->deck.size)
    {
      EmPile copy = seat->deck;

      em_pile_move (&seat->drawn, &copy);
      em_pile_move (&seat->hand, &seat->deck);
    }
  else
    {
      forget (seat, &seat->deck);
      seat->deck.unknown -= (guint8) n;
      seat->deck.size -= (guint8) n;
      seat->hand.unknown += (guint8) n;
      seat->hand.size += (guint8) n;
      seat->drawn.unknown += (guint8) n;
      seat->drawn.size += (guint8) n;
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
em_tell (EmSeat *seat, EmPile *pile, guint kind)
{
  g_assert (pile->unknown > 0);

  em_pile_take (&seat->pool, kind);
  pile->unknown--;
  pile->size--;
  em_pile_add (pile, kind, 1);
  em_deduce (seat);
}
