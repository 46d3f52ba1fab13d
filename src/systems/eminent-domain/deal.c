/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/deal.h"

#include "systems/eminent-domain/piles.h"
#include "systems/eminent-domain/planets.h"

#include <string.h>

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

static guint
list_planets (guint64 planets, guint8 *cards)
{
  guint n = 0;

  for (; planets != 0; planets &= planets - 1)
    cards[n++] = (guint8) em_first (planets);

  return n;
}

guint
em_deal (ArbState *parent, gpointer memory, ArbRandom *random, ArbMove *moves, guint max)
{
  EmState *state = (EmState *) parent;
  EmTruth *truth = memory;
  guint8 starts[EM_MAX_PLANETS];
  guint n_starts = list_planets (em_catalogue (state)->start_planets, starts);
  guint n = 0;

  memset (truth, 0, sizeof *truth);
  arb_random_shuffle (random, starts, n_starts);
  for (guint seat = 1; seat <= parent->n_seats && n < max; seat++, n++)
    {
      guint8 *deck = truth->decks[seat - 1];

      truth->n_decks[seat - 1] = (guint8) list_pile (&em_seat (state, seat)->pool, deck);
      arb_random_shuffle (random, deck, truth->n_decks[seat - 1]);
      moves[n] =
          ARB_MOVE (seat, EM_VERB_START, arb_argument_name (EM_SORT_PLANET, starts[n]), 0, 0);
    }

  truth->n_planets = (guint8) list_planets (em_planets_in_use (state), truth->planets);
  arb_random_shuffle (random, truth->planets, truth->n_planets);
  return n;
}

/* A table that tells everything has told what came before, so a deck that ran out is made of
 * what is known of the new one: what is in it, and what was drawn from it and not told yet. */
static void
reshuffle_deck (const EmSeat *seat, guint8 *deck, guint8 *n, ArbRandom *random)
{
  EmPile contents = seat->pool;
  EmPile known = seat->deck;
  EmPile drawn = seat->drawn;

  em_pile_move (&contents, &known);
  em_pile_move (&contents, &drawn);
  *n = (guint8) list_pile (&contents, deck);
  arb_random_shuffle (random, deck, *n);
}

static gboolean
observe_draw (const EmState *state, EmTruth *truth, ArbRandom *random, ArbMove *move)
{
  for (guint seat = 1; seat <= state->parent.n_seats; seat++)
    {
      const EmSeat *owner = em_seat_const (state, seat);
      guint8 *deck = truth->decks[seat - 1];
      guint8 *n = &truth->n_decks[seat - 1];

      if (owner->drawn.size == 0)
        continue;

      if (*n == 0)
        reshuffle_deck (owner, deck, n, random);
      *move = ARB_MOVE (seat, EM_VERB_DREW, arb_argument_name (EM_SORT_CARD, deck[--*n]), 0, 0);
      return TRUE;
    }

  return FALSE;
}

static gboolean
observe_look (const EmState *state, EmTruth *truth, ArbRandom *random, ArbMove *move)
{
  guint64 deck = em_catalogue (state)->deck_planets;

  /* What a look took whole is known without being told. */
  while (truth->n_planets > 0 && (state->look_known >> truth->planets[truth->n_planets - 1] & 1))
    truth->n_planets--;

  if (state->look_untold == 0)
    return FALSE;

  if (truth->n_planets == 0)
    {
      truth->n_planets =
          (guint8) list_planets ((state->unlocated & deck) | state->deck_known, truth->planets);
      arb_random_shuffle (random, truth->planets, truth->n_planets);
    }
  *move = ARB_MOVE (state->agenda[state->n_agenda - 1].seat, EM_VERB_SAW,
                    arb_argument_name (EM_SORT_PLANET, truth->planets[--truth->n_planets]), 0, 0);
  return TRUE;
}

gboolean
em_observe (const ArbState *parent, gpointer truth, ArbRandom *random, ArbMove *move)
{
  const EmState *state = (const EmState *) parent;

  return observe_draw (state, truth, random, move) || observe_look (state, truth, random, move);
}
