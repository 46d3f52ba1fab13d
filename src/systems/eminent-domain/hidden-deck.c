/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/hidden-deck.h"

#include "systems/eminent-domain/piles.h"

static guint
list_pile (const EmPile *pile, guint8 *cards)
{
  guint n = 0;

  for (guint kind = 0; kind < EM_N_ROLE_CARDS; kind++)
    for (guint i = 0; i < pile->cards[kind]; i++)
      cards[n++] = (guint8) kind;
  for (guint64 rest = pile->technologies; rest != 0; rest &= rest - 1)
    cards[n++] = (guint8) (EM_N_ROLE_CARDS + em_first (rest));

  return n;
}

static void
shuffle (EmHiddenDeck *deck, const EmPile *cards, ArbRandom *random)
{
  deck->n = (guint8) list_pile (cards, deck->cards);
  arb_random_shuffle (random, deck->cards, deck->n);
}

void
em_shuffle_deck (EmHiddenDeck *deck, const EmSeat *owner, ArbRandom *random)
{
  shuffle (deck, &owner->pool, random);
}

/* A table that records everything has recorded what came before, so a deck that ran out is made of
 * what is known of the new one: what is in it, and what was drawn from it and not recorded yet. */
static void
reshuffle_deck (const EmSeat *seat, EmHiddenDeck *deck, ArbRandom *random)
{
  EmPile contents = seat->pool;
  EmPile known = seat->deck;
  EmPile drawn = seat->drawn_unreported;

  em_pile_move (&contents, &known);
  em_pile_move (&contents, &drawn);
  shuffle (deck, &contents, random);
}

/* Which of the @n moves says that a card of @kind was drawn; @n if none does. */
static guint
find_kind (const ArbMove *moves, guint n, ArbArgument kind)
{
  guint i = 0;

  while (i < n && moves[i].arguments[0] != kind)
    i++;
  return i;
}

/* The cards of one kind that were drawn together are one move. */
guint
em_observe_draw (const EmSeat *owner, guint seat, guint verb, EmHiddenDeck *deck, ArbRandom *random,
                 ArbMove *moves, guint max)
{
  guint8 counts[EM_MAX_DECK];
  guint n = 0;
  guint left;

  if (deck->n == 0)
    reshuffle_deck (owner, deck, random);
  left = MIN (MIN (deck->n, owner->drawn_unreported.size), max);
  deck->n -= (guint8) left;
  for (const guint8 *card = deck->cards + deck->n + left; left > 0; left--)
    {
      ArbArgument kind = arb_argument_name (EM_SORT_CARD, *--card);
      guint i = find_kind (moves, n, kind);

      if (i == n)
        {
          moves[n++] = ARB_MOVE (seat, verb, kind, ARB_ARGUMENT_NONE, 0);
          counts[i] = 1;
        }
      else
        moves[i].arguments[1] = arb_argument_count (++counts[i]);
    }
  return n;
}
