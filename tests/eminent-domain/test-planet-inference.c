/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "planet-tables.h"

#include "engine/core/random.h"
#include "systems/eminent-domain/contract.h"
#include "systems/eminent-domain/planet-inference.h"
#include "systems/eminent-domain/planets.h"
#include "systems/eminent-domain/survey.h"

#include <string.h>

/*
 * Where planets can lie is held against brute force: random small histories of a planet deck, of
 * which every distribution that agrees with what was told is kept, and nothing else.
 */

#define N_SEATS 2
#define N_STEPS 14
#define MAX_TABLES 200000

/* What is told of what happens. */
typedef enum
{
  TELLING_PUBLIC, /* backs, and every planet that is discarded, for they lie face up */
  TELLING_SOME,   /* anything or nothing */
  N_TELLINGS,
} Detail;

typedef struct
{
  ArbRandom *random;
  EmState state;
  GHashTable *tables; /* the distributions that agree with what was told */
  Table truth;
  Detail detail;
  guint loose; /* states in which more was thought possible than is */
} Play;

static guint
any_of (Play *play, guint64 set)
{
  guint n = arb_random_below (play->random, em_count (set));

  while (n-- > 0)
    set &= set - 1;
  return em_first (set);
}

static void
replace_tables (Play *play, GHashTable *tables)
{
  g_assert_cmpuint (g_hash_table_size (tables), <, MAX_TABLES);
  g_assert_true (g_hash_table_contains (tables, &play->truth));
  g_hash_table_unref (play->tables);
  play->tables = tables;
}

/* Only distributions in which one of @set lies in @place agree with what is told. */
static void
recorded (Play *play, guint64 set, guint place)
{
  GHashTable *tables = tables_new ();
  GHashTableIter iter;
  Table *table;

  g_hash_table_iter_init (&iter, play->tables);
  while (g_hash_table_iter_next (&iter, (gpointer *) &table, NULL))
    if (table_lying (*table, place) & set)
      tables_keep (tables, *table);
  replace_tables (play, tables);
}

static void
look (Play *play, guint n)
{
  GHashTable *tables = tables_new ();
  g_autoptr (GHashTable) truths = tables_new ();
  gboolean at_once = em_switch (&play->state, EM_SWITCH_PLANET_RESHUFFLE) == EM_RESHUFFLE_AT_ONCE;
  GHashTableIter iter;
  Table *table;

  g_hash_table_iter_init (&iter, play->tables);
  while (g_hash_table_iter_next (&iter, (gpointer *) &table, NULL))
    tables_take (tables, *table, n, 0, at_once);
  tables_take (truths, play->truth, n, 0, at_once);
  play->truth = tables_any (play->random, truths);
  replace_tables (play, tables);
  em_look (&play->state, n);
}

/* Keeps a planet of the look; @set is what is told of it. */
static Table
kept (const Play *play, Table table, guint planet)
{
  return table_moved (table_placed (table, planet, IN_WORLD + play->state.n_planets), IN_LOOK,
                      IN_DISCARD);
}

static void
keep (Play *play, guint planet, guint64 set)
{
  GHashTable *tables = tables_new ();
  GHashTableIter iter;
  Table *table;

  g_hash_table_iter_init (&iter, play->tables);
  while (g_hash_table_iter_next (&iter, (gpointer *) &table, NULL))
    for (guint64 rest = table_lying (*table, IN_LOOK) & set; rest != 0; rest &= rest - 1)
      tables_keep (tables, kept (play, *table, em_first (rest)));
  play->truth = kept (play, play->truth, planet);
  replace_tables (play, tables);
  em_look_choose (&play->state, 1, set);
}

static ArbMove
observation (guint seat, EmVerb verb, guint planet)
{
  return ARB_MOVE (seat, verb, arb_argument_name (EM_SORT_PLANET, planet), 0, 0);
}

/* The move `#N is`, for a planet or a back. */
static ArbMove
is_recorded (guint own, guint planet, gboolean back)
{
  guint seat = own < N_SEATS ? own + 1 : 1;
  guint number = own < N_SEATS ? 1 : own - N_SEATS + 2;
  const EmPlanet *card = &planets[planet];

  if (!back)
    return ARB_MOVE (seat, EM_VERB_IS, arb_argument_number (number),
                     arb_argument_name (EM_SORT_PLANET, planet), 0);
  return ARB_MOVE (seat, EM_VERB_IS, arb_argument_number (number),
                   arb_argument_name (EM_SORT_TYPE, card->type),
                   arb_argument_pair ((guint) card->settle_cost, (guint) card->warfare_cost));
}

static guint64
back_of (guint planet)
{
  return em_recorded_planets ((const EmState *) &(EmState){ .parent.catalogue = &catalogue.parent },
                              arb_argument_name (EM_SORT_TYPE, planets[planet].type),
                              arb_argument_pair ((guint) planets[planet].settle_cost,
                                                 (guint) planets[planet].warfare_cost));
}

static void
observe (Play *play, ArbMove move, guint64 set, guint place)
{
  ArbVerdict verdict = { 0 };

  em_verbs[move.verb]->why_not (&play->state.parent, move, &verdict);
  g_assert_true (arb_verdict_allows (&verdict));
  recorded (play, set, place);
  em_verbs[move.verb]->apply (&play->state.parent, move, NULL);
}

static void
observe_planet (Play *play, EmVerb verb, guint planet, guint place)
{
  observe (play, observation (1, verb, planet), em_bit (planet), place);
}

static void
observe_world (Play *play, guint own, gboolean back)
{
  guint planet = em_first (table_lying (play->truth, IN_WORLD + own));

  observe (play, is_recorded (own, planet, back), back ? back_of (planet) : em_bit (planet),
           IN_WORLD + own);
}

static void
narrow (Play *play, guint own)
{
  guint planet = em_first (table_lying (play->truth, IN_WORLD + own));
  guint64 set = arb_random_below (play->random, 1 << N_PLANETS) | em_bit (planet);

  recorded (play, set, IN_WORLD + own);
  em_planet_narrow (&play->state, &play->state.planets[own], set);
}

static void
keep_one (Play *play)
{
  guint64 looked = table_lying (play->truth, IN_LOOK);
  guint planet = any_of (play, looked);
  guint how = play->detail == TELLING_PUBLIC ? 1 : arb_random_below (play->random, 3);

  keep (play, planet, how == 0 ? em_bit (planet) : how == 1 ? back_of (planet) : ~(guint64) 0);
  for (guint64 rest = looked & ~em_bit (planet); rest != 0; rest &= rest - 1)
    if (play->detail == TELLING_PUBLIC)
      observe_planet (play, EM_VERB_DISCARDED, em_first (rest), IN_DISCARD);
}

static void
record_something (Play *play)
{
  guint own = arb_random_below (play->random, play->state.n_planets);
  guint64 looked = table_lying (play->truth, IN_LOOK);
  guint64 discarded = table_lying (play->truth, IN_DISCARD);

  switch (arb_random_below (play->random, 5))
    {
    case 0:
      observe_world (play, own, FALSE);
      break;
    case 1:
      observe_world (play, own, TRUE);
      break;
    case 2:
      narrow (play, own);
      break;
    case 3:
      if (discarded != 0)
        observe_planet (play, EM_VERB_DISCARDED, any_of (play, discarded), IN_DISCARD);
      break;
    default:
      if (looked != 0)
        observe_planet (play, EM_VERB_SAW, any_of (play, looked), IN_LOOK);
      break;
    }
}

/* What may be told is what is thought possible, and nothing else. */
static void
assert_observable (const Play *play, guint64 can, gboolean (*make) (guint, guint, ArbMove *),
                   guint own)
{
  for (guint planet = 0; planet < N_PLANETS; planet++)
    {
      ArbVerdict verdict = { 0 };
      ArbMove move;

      if (!make (own, planet, &move))
        continue;
      em_verbs[move.verb]->why_not (&play->state.parent, move, &verdict);
      g_assert_cmpint (arb_verdict_allows (&verdict), ==, can >> planet & 1);
      /* To say which planet it is changes nothing once only one is left. */
      if (move.verb == EM_VERB_IS && (can >> planet & 1) != 0)
        g_assert_cmpint (verdict.value, ==, can == (guint64) 1 << planet ? ARB_VOID : ARB_LEGAL);
    }
}

static gboolean
make_saw (guint own, guint planet, ArbMove *move)
{
  (void) own;
  *move = observation (1, EM_VERB_SAW, planet);
  return TRUE;
}

static gboolean
make_discarded (guint own, guint planet, ArbMove *move)
{
  (void) own;
  *move = observation (ARB_TABLE, EM_VERB_DISCARDED, planet);
  return TRUE;
}

static gboolean
make_is (guint own, guint planet, ArbMove *move)
{
  *move = is_recorded (own, planet, FALSE);
  return TRUE;
}

/* Never less than is possible, never more sure than is certain; returns whether it is exact. */
static gboolean
assert_sound (const Play *play, guint place, guint64 known, guint64 can)
{
  guint64 really_can, must;

  tables_enumerate (play->tables, place, &really_can, &must);
  g_assert_cmphex (really_can & ~can, ==, 0);
  g_assert_cmphex (known & ~must, ==, 0);
  return really_can == can && must == known;
}

/* Never fewer planets of a back are left than can lie in the deck and among the looked-at ones;
 * returns whether it is exact. */
static gboolean
assert_left (const Play *play)
{
  gboolean exact = TRUE;

  for (guint planet = 0; planet < N_DECK; planet++)
    {
      guint64 back = back_of (planet);
      guint left = em_count_left (&play->state, back);
      guint most = 0;
      GHashTableIter iter;
      Table *table;

      g_hash_table_iter_init (&iter, play->tables);
      while (g_hash_table_iter_next (&iter, (gpointer *) &table, NULL))
        most = MAX (most, em_count ((table_lying (*table, IN_DECK) | table_lying (*table, IN_LOOK))
                                    & back));
      g_assert_cmpuint (left, >=, most);
      exact &= left == most;
    }
  return exact;
}

static void
compare (Play *play)
{
  const EmState *state = &play->state;
  gboolean counted = assert_left (play);
  gboolean exact =
      assert_sound (play, IN_DECK, state->deck_known, state->deck_known | state->deck_candidates);

  exact &= assert_sound (play, IN_DISCARD, state->discard_known,
                         state->discard_known | state->discard_candidates);
  exact &= assert_sound (play, IN_LOOK, state->look_known, em_look_candidates (state));
  assert_observable (play, em_look_candidates (state), make_saw, 0);
  assert_observable (play, state->discard_known | state->discard_candidates, make_discarded, 0);
  for (guint i = 0; i < state->n_planets; i++)
    {
      guint64 can = em_candidates_of (&state->planets[i]);

      exact &= assert_sound (play, IN_WORLD + i, em_count (can) == 1 ? can : 0, can);
      assert_observable (play, can, make_is, i);
    }

  if (play->detail == TELLING_PUBLIC)
    g_assert_true (exact && counted);
  play->loose += !exact;
}

static void
begin (Play *play)
{
  EmState *state = &play->state;
  Table table = 0;

  memset (state, 0, sizeof *state);
  state->parent.catalogue = &catalogue.parent;
  state->parent.n_seats = N_SEATS;
  state->parent.switches[EM_SWITCH_PLANET_RESHUFFLE] =
      arb_random_below (play->random, 2) ? EM_RESHUFFLE_AT_ONCE : EM_RESHUFFLE_ON_NEED;
  state->planet_deck = N_DECK;
  state->deck_candidates = catalogue.deck_planets;
  state->unlocated = catalogue.deck_planets | catalogue.start_planets;
  for (guint seat = 1; seat <= N_SEATS; seat++)
    em_empire_add (state, seat, catalogue.start_planets);
  em_deduce_planets (state);

  play->tables = tables_new ();
  for (guint first = N_DECK; first < N_PLANETS; first++)
    for (guint second = N_DECK; second < N_PLANETS; second++)
      {
        if (first == second)
          continue;
        for (guint planet = 0; planet < N_PLANETS; planet++)
          table = table_placed (table, planet,
                                planet < N_DECK    ? IN_DECK
                                : planet == first  ? IN_WORLD
                                : planet == second ? IN_WORLD + 1
                                                   : IN_BOX);
        tables_keep (play->tables, table);
      }
  play->truth = tables_any (play->random, play->tables);
}

/* Returns in how many states more was thought possible than is. */
static guint
play_history (ArbRandom *random, Detail detail)
{
  Play play = { .random = random, .detail = detail };

  begin (&play);
  compare (&play);
  for (guint i = 0; i < N_STEPS; i++)
    {
      if (em_look_size (&play.state) > 0 && arb_random_below (random, 2) == 0)
        keep_one (&play);
      else if (em_look_size (&play.state) == 0
               && table_lying (play.truth, IN_DECK) | table_lying (play.truth, IN_DISCARD)
               && arb_random_below (random, 2) == 0)
        look (&play, 1 + arb_random_below (random, 4));
      else
        record_something (&play);
      compare (&play);
    }

  g_hash_table_unref (play.tables);
  return play.loose;
}

/* How many histories; the first argument of the program. */
static guint n_histories = 1500;

static void
test_public (void)
{
  ArbRandom random = { 5 };

  for (guint i = 0; i < n_histories; i++)
    g_assert_cmpuint (play_history (&random, TELLING_PUBLIC), ==, 0);
}

static void
test_some (void)
{
  ArbRandom random = { 7 };
  guint loose = 0;

  for (guint i = 0; i < n_histories; i++)
    loose += play_history (&random, TELLING_SOME);

  /* Which of two reshuffled decks an untold planet came from is not kept: rare, and never wrong. */
  g_test_message ("not exact in %u of %u states", loose, n_histories * (N_STEPS + 1));
  g_assert_cmpuint (loose * 300, <=, n_histories * (N_STEPS + 1));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  if (argc > 1)
    n_histories = (guint) g_ascii_strtoull (argv[1], NULL, 10);

  planet_tables_init ();
  g_test_add_func ("/eminent-domain/whereabouts/public", test_public);
  g_test_add_func ("/eminent-domain/whereabouts/some", test_some);
  return g_test_run ();
}
