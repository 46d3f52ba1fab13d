/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/core/random.h"
#include "systems/eminent-domain/hands.h"

#include <string.h>

/*
 * What can be deduced of hidden cards is held against brute force: every way of dealing the
 * unknown cards to the piles they can lie in.
 */

#define N_KINDS 4
#define MAX_UNKNOWN 8

typedef struct
{
  guint hand;  /* locations left in the hand */
  guint other; /* locations left elsewhere */
  guint held[N_KINDS];
  guint most[N_KINDS];
  guint least[N_KINDS];
  gboolean any;
} Deals;

/* Deals kind @kind and all after it in every way. */
static void
deal (const EmSeat *seat, Deals *deals, guint kind)
{
  guint n;

  if (kind == N_KINDS)
    {
      for (guint i = 0; i < N_KINDS; i++)
        {
          deals->most[i] = deals->any ? MAX (deals->most[i], deals->held[i]) : deals->held[i];
          deals->least[i] = deals->any ? MIN (deals->least[i], deals->held[i]) : deals->held[i];
        }
      deals->any = TRUE;
      return;
    }

  n = seat->pool.cards[kind];
  for (guint held = 0; held <= MIN (n, deals->hand); held++)
    {
      if (n - held > deals->other)
        continue;
      deals->hand -= held;
      deals->other -= n - held;
      deals->held[kind] = held;
      deal (seat, deals, kind + 1);
      deals->hand += held;
      deals->other += n - held;
    }
}

static void
make_seat (EmSeat *seat, ArbRandom *random)
{
  EmPile *const piles[] = { &seat->hand, &seat->deck, &seat->discard };

  memset (seat, 0, sizeof *seat);
  for (guint i = arb_random_below (random, MAX_UNKNOWN + 1); i > 0; i--)
    {
      EmPile *pile = piles[arb_random_below (random, G_N_ELEMENTS (piles))];

      pile->unknown++;
      pile->size++;
      em_pile_add (&seat->pool, arb_random_below (random, N_KINDS), 1);
    }
  for (guint i = arb_random_below (random, 5); i > 0; i--)
    em_pile_add (&seat->hand, arb_random_below (random, N_KINDS), 1);
}

static void
test_brute_force (void)
{
  ArbRandom random = { 3 };

  for (guint game = 0; game < 20000; game++)
    {
      Deals deals = { 0 };
      guint8 known[N_KINDS];
      EmSeat seat;

      make_seat (&seat, &random);
      deals.hand = seat.hand.unknown;
      deals.other = seat.deck.unknown + seat.discard.unknown;
      deal (&seat, &deals, 0);
      g_assert_true (deals.any);

      memcpy (known, seat.hand.cards, sizeof known);

      /* Before and after conclusions are drawn: they may not change what is possible. */
      for (guint pass = 0; pass < 2; pass++)
        {
          for (guint kind = 0; kind < N_KINDS; kind++)
            {
              g_assert_cmpuint (em_hand_most (&seat, kind), ==, known[kind] + deals.most[kind]);
              g_assert_cmpuint (em_hand_least (&seat, kind), ==, known[kind] + deals.least[kind]);
            }
          if (pass == 0)
            em_deduce (&seat);
        }
    }
}

/* A deck that runs out shows the hand: everything else lies open. */
static void
test_deck_runs_out (void)
{
  EmSeat seat;

  memset (&seat, 0, sizeof seat);
  for (guint kind = 0; kind < N_KINDS; kind++)
    em_pile_add (&seat.pool, kind, 2);
  seat.deck.unknown = seat.deck.size = seat.pool.size;

  em_draw (&seat, 5);
  g_assert_cmpuint (seat.hand.unknown, ==, 5);
  em_draw (&seat, 3);
  g_assert_cmpuint (seat.hand.unknown, ==, 0);
  for (guint kind = 0; kind < N_KINDS; kind++)
    g_assert_cmpuint (seat.hand.cards[kind], ==, 2);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/eminent-domain/knowledge/brute-force", test_brute_force);
  g_test_add_func ("/eminent-domain/knowledge/deck-runs-out", test_deck_runs_out);
  return g_test_run ();
}
