/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/core/random.h"
#include "systems/eminent-domain/hands.h"
#include "systems/eminent-domain/contract.h"
#include "systems/eminent-domain/action.h"

#include <string.h>

/*
 * What a hand can hold is held against brute force over time: random small histories of the piles
 * of a player, with reshuffles, cards taken to hand, cards discarded and cards removed from the game
 * unseen, of which every distribution that agrees with what was told is kept.
 *
 * What is true is never excluded. The answers are exact but for one class of histories, those in
 * which the one batch of the state (`batch.h`) is no longer cards that lay together, and then they
 * can be too wide:
 * - known cards became unknown where the seat had a batch already;
 * - a card was told that is in the batch and outside of it, and so can have come from either;
 * - a card was told as drawn, and cards of other piles than the deck were unknown, too.
 * A history stops being of this class when all cards are known again.
 */

#define N_ROLE_KINDS 3
#define N_KINDS (N_ROLE_KINDS + 1) /* the last is a technology */
#define N_STEPS 24
#define MAX_UNTOLD 3

/* What happens in a history: each one adds to what the one before it has. */
typedef enum
{
  PUBLIC,  /* draws, cards shown, cards gained */
  CLEANUP, /* and cards discarded untold, and cards told */
  REMOVAL, /* and cards removed untold */
} Openness;

enum
{
  IN_HAND,
  IN_DECK,
  IN_DISCARD,
  OUT,
};

/* How many of each kind are in each pile, four bits each. */
typedef guint64 Table;

typedef struct
{
  ArbRandom *random;
  EmState state;
  GHashTable *tables; /* the distributions that agree with what was told */
  Table truth;
  Openness openness;
  gboolean tracked;  /* the technology was taken */
  gboolean is_mixed; /* the batch of the state is not one that lay together any more */
} Play;

/* Questions, and answers that were too wide; by whether the history is mixed. */
static guint n_compared[2], n_wide[2];

static guint
kind_of (guint index)
{
  return index < N_ROLE_KINDS ? index : EM_N_ROLE_CARDS;
}

static guint
shift_of (guint pile, guint index)
{
  return 4 * (pile * N_KINDS + index);
}

static guint
number_in (Table table, guint pile, guint index)
{
  return table >> shift_of (pile, index) & 15;
}

static guint
size_of (Table table, guint pile)
{
  guint n = 0;

  for (guint index = 0; index < N_KINDS; index++)
    n += number_in (table, pile, index);

  return n;
}

static Table
add (Table table, guint pile, guint index)
{
  return table + ((Table) 1 << shift_of (pile, index));
}

static Table
move_one (Table table, guint from, guint to, guint index)
{
  return add (table, to, index) - ((Table) 1 << shift_of (from, index));
}

static GHashTable *
new_tables (void)
{
  return g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
}

static void
keep_table (GHashTable *tables, Table table)
{
  g_hash_table_add (tables, g_memdup2 (&table, sizeof table));
}

/* Moves one card, of any kind where @index is N_KINDS, from pile to pile in every way. A technology
 * that leaves the game is told. */
static void
move_every_way (Play *play, guint from, guint to, guint index)
{
  GHashTable *tables = new_tables ();
  GHashTableIter iter;
  Table *table;

  g_hash_table_iter_init (&iter, play->tables);
  while (g_hash_table_iter_next (&iter, (gpointer *) &table, NULL))
    for (guint i = 0; i < N_KINDS; i++)
      if ((index == i || (index == N_KINDS && !(to == OUT && i == N_ROLE_KINDS)))
          && number_in (*table, from, i) > 0)
        keep_table (tables, move_one (*table, from, to, i));
  g_hash_table_unref (play->tables);
  play->tables = tables;
}

static guint
any_card (Play *play, guint pile)
{
  guint n = arb_random_below (play->random, size_of (play->truth, pile));
  guint index = 0;

  while (n >= number_in (play->truth, pile, index))
    n -= number_in (play->truth, pile, index++);
  return index;
}

/* Moves a card of the truth, and what is told of it in every distribution. */
static guint
move_card (Play *play, guint from, guint to, gboolean is_recorded)
{
  guint index = any_card (play, from);

  while (!is_recorded && to == OUT && index == N_ROLE_KINDS)
    index = any_card (play, from);
  move_every_way (play, from, to, is_recorded ? index : N_KINDS);
  play->truth = move_one (play->truth, from, to, index);
  g_assert_true (g_hash_table_contains (play->tables, &play->truth));
  return index;
}

/* Two batches become one where cards that are known join a pool that has one. */
static void
note_forgotten (Play *play, const EmPile *pile)
{
  const EmSeat *seat = em_seat_const (&play->state, 1);

  play->is_mixed |= seat->batch.cards.size > 0 && pile->size > pile->unknown;
}

/* An unknown card is told, and nobody knows whether it is of the batch or of the rest. */
static void
note_recorded (Play *play, const EmPile *pile, guint kind, guint n)
{
  const EmSeat *seat = em_seat_const (&play->state, 1);
  guint own = em_pile_count (&seat->batch.cards, kind);

  play->is_mixed |=
      own > 0 && em_pile_count (pile, kind) < n && em_pile_count (&seat->pool, kind) > own;
}

static Table
reshuffled (Table table)
{
  for (guint index = 0; index < N_KINDS; index++)
    while (number_in (table, IN_DISCARD, index) > 0)
      table = move_one (table, IN_DISCARD, IN_DECK, index);

  return table;
}

static void
reshuffle (Play *play)
{
  GHashTable *tables = new_tables ();
  GHashTableIter iter;
  Table *table;

  g_hash_table_iter_init (&iter, play->tables);
  while (g_hash_table_iter_next (&iter, (gpointer *) &table, NULL))
    keep_table (tables, reshuffled (*table));
  g_hash_table_unref (play->tables);
  play->tables = tables;
  play->truth = reshuffled (play->truth);
}

/* What is told is true, so it must be legal. */
static void
observe (Play *play, guint verb, guint index, guint n)
{
  ArbMove move = ARB_MOVE (1, verb, arb_argument_name (EM_SORT_CARD, kind_of (index)),
                           arb_argument_count (n), 0);
  ArbVerdict verdict = { 0 };

  em_verbs[move.verb]->why_not (&play->state.parent, move, &verdict);
  g_assert_cmpint (verdict.value, ==, ARB_LEGAL);
  em_verbs[move.verb]->apply (&play->state.parent, move, NULL);
}

/* Tells so many cards as there are, or fewer, of a kind in the hand or the discard pile. */
static void
record (Play *play, guint pile)
{
  guint index = arb_random_below (play->random, N_KINDS);
  guint n = number_in (play->truth, pile, index);
  const EmSeat *seat = em_seat_const (&play->state, 1);
  GHashTableIter iter;
  Table *table;

  if (n == 0)
    return;

  n = 1 + arb_random_below (play->random, n);
  note_recorded (play, pile == IN_HAND ? &seat->hand : &seat->discard, kind_of (index), n);
  observe (play, pile == IN_HAND ? EM_VERB_HOLDS : EM_VERB_DISCARDED, index, n);

  g_hash_table_iter_init (&iter, play->tables);
  while (g_hash_table_iter_next (&iter, (gpointer *) &table, NULL))
    if (number_in (*table, pile, index) < n)
      g_hash_table_iter_remove (&iter);
}

/* Draws, and tells some of the cards where all come from the deck as it lies. */
static void
draw (Play *play, guint n)
{
  EmSeat *seat = em_seat (&play->state, 1);
  gboolean reshuffles = n > seat->deck.size;
  gboolean joins =
      seat->batch.cards.size > 0 || (seat->pool.size > 0 && seat->deck.size > seat->deck.unknown);
  guint8 recorded[N_KINDS] = { 0 };

  if (n < seat->deck.size)
    note_forgotten (play, &seat->deck);
  else if (reshuffles && n < seat->deck.size + seat->discard.size)
    note_forgotten (play, &seat->discard);
  em_draw (seat, n);
  for (; n > 0; n--)
    {
      gboolean is_recorded =
          play->openness != PUBLIC && !reshuffles && !arb_random_below (play->random, 4);
      guint index;

      if (size_of (play->truth, IN_DECK) == 0)
        reshuffle (play);
      if (size_of (play->truth, IN_DECK) == 0)
        break;
      index = move_card (play, IN_DECK, IN_HAND, is_recorded);
      recorded[index] += is_recorded;
    }
  if (play->openness != PUBLIC && arb_random_below (play->random, 4) == 0)
    record (play, IN_HAND);
  for (guint index = 0; index < N_KINDS; index++)
    if (recorded[index] > 0)
      {
        play->is_mixed |= joins;
        observe (play, EM_VERB_DREW, index, recorded[index]);
      }
  memset (&seat->drawn_unreported, 0, sizeof seat->drawn_unreported);
}

/* A card is played, discarded or removed, openly. */
static void
show_card (Play *play, guint to)
{
  EmSeat *seat = em_seat (&play->state, 1);
  guint index;

  if (size_of (play->truth, IN_HAND) == 0)
    return;

  index = move_card (play, IN_HAND, to, TRUE);
  g_assert_cmpuint (em_hand_most (seat, kind_of (index)), >, 0);
  note_recorded (play, &seat->hand, kind_of (index), 1);
  em_hand_take (seat, kind_of (index));
  if (to == IN_DISCARD)
    em_pile_add (&seat->discard, kind_of (index), 1);
}

/* Cards are discarded, or removed from the game, and not told: role cards, as far as is told. */
static void
hide_cards (Play *play, guint to)
{
  EmSeat *seat = em_seat (&play->state, 1);
  guint held = size_of (play->truth, IN_HAND);
  guint n = 1 + arb_random_below (play->random, 2);

  if (to == OUT)
    held -= number_in (play->truth, IN_HAND, N_ROLE_KINDS);
  n = MIN (n, held);
  g_assert_cmpuint (n, <=, em_hand_role_cards (seat) + (to == OUT ? 0 : held));
  note_forgotten (play, &seat->hand);
  if (to == IN_DISCARD)
    em_hand_discard_unnamed (seat, n);
  else
    em_hand_remove_unnamed (seat, n);
  while (n-- > 0)
    move_card (play, IN_HAND, to, FALSE);
}

/* A card comes from outside, to the hand or the discard pile: Politics, a role card, a
 * technology. */
static void
gain (Play *play, guint pile)
{
  EmSeat *seat = em_seat (&play->state, 1);
  guint index = arb_random_below (play->random, N_KINDS);
  GHashTable *tables = new_tables ();
  GHashTableIter iter;
  Table *table;

  if (index == N_ROLE_KINDS && play->tracked)
    index = 0;
  play->tracked |= index == N_ROLE_KINDS;

  em_pile_add (pile == IN_HAND ? &seat->hand : &seat->discard, kind_of (index), 1);
  g_hash_table_iter_init (&iter, play->tables);
  while (g_hash_table_iter_next (&iter, (gpointer *) &table, NULL))
    keep_table (tables, add (*table, pile, index));
  g_hash_table_unref (play->tables);
  play->tables = tables;
  play->truth = add (play->truth, pile, index);
}

/* Whether so many can be told of the hand is what brute force says where that is exact, and
 * never less. */
static void
compare_kind (const Play *play, guint index)
{
  const EmSeat *seat = em_seat_const (&play->state, 1);
  guint kind = kind_of (index);
  guint most = 0, least = G_MAXUINT;
  GHashTableIter iter;
  Table *table;

  g_hash_table_iter_init (&iter, play->tables);
  while (g_hash_table_iter_next (&iter, (gpointer *) &table, NULL))
    {
      most = MAX (most, number_in (*table, IN_HAND, index));
      least = MIN (least, number_in (*table, IN_HAND, index));
    }

  g_assert_cmpuint (em_hand_most (seat, kind), >=, most);
  g_assert_cmpuint (em_hand_least (seat, kind), <=, least);
  g_assert_cmpint (em_hand_kinds (seat) >> kind & 1, ==, em_hand_most (seat, kind) > 0);
  n_compared[play->is_mixed]++;
  n_wide[play->is_mixed] +=
      em_hand_most (seat, kind) != most || em_hand_least (seat, kind) != least;
}

static void
compare (Play *play)
{
  if (em_seat_const (&play->state, 1)->pool.size == 0)
    play->is_mixed = FALSE;
  for (guint index = 0; index < N_KINDS; index++)
    compare_kind (play, index);
}

static void
step (Play *play)
{
  static const guint n_kinds_of_steps[] = { [PUBLIC] = 4, [CLEANUP] = 6, [REMOVAL] = 7 };
  guint pile = arb_random_below (play->random, 2) ? IN_HAND : IN_DISCARD;

  switch (arb_random_below (play->random, n_kinds_of_steps[play->openness]))
    {
    case 0:
    case 1:
      draw (play, 1 + arb_random_below (play->random, 4));
      break;
    case 2:
      show_card (play, arb_random_below (play->random, 3) > 0 ? IN_DISCARD : OUT);
      break;
    case 3:
      if (size_of (play->truth, IN_HAND) + size_of (play->truth, IN_DECK)
              + size_of (play->truth, IN_DISCARD)
          < 10)
        gain (play, pile);
      break;
    case 4:
      hide_cards (play, IN_DISCARD);
      break;
    case 5:
      record (play, pile);
      break;
    default:
      if (em_seat (&play->state, 1)->lost < MAX_UNTOLD)
        hide_cards (play, OUT);
      break;
    }
}

static void
play_history (ArbRandom *random, Openness openness)
{
  Play play = { .random = random, .openness = openness, .tables = new_tables () };
  EmSeat *seat = em_seat (&play.state, 1);

  play.state.parent.n_seats = 1;
  for (guint i = 0; i < 6; i++)
    {
      guint index = arb_random_below (random, N_ROLE_KINDS);

      em_pile_add (&seat->pool, index, 1);
      play.truth = add (play.truth, IN_DECK, index);
    }
  seat->deck.unknown = seat->deck.size = seat->pool.size;
  keep_table (play.tables, play.truth);

  for (guint i = 0; i < N_STEPS; i++)
    {
      step (&play);
      compare (&play);
    }
  g_hash_table_unref (play.tables);
}

static guint n_histories = 2000; /* or the first argument of the program */

static void
test_histories (gconstpointer data)
{
  Openness openness = GPOINTER_TO_UINT (data);
  ArbRandom random = { 13 + openness };

  memset (n_compared, 0, sizeof n_compared);
  memset (n_wide, 0, sizeof n_wide);
  for (guint i = 0; i < n_histories; i++)
    play_history (&random, openness);

  g_test_message ("too wide: %u of %u, %u of %u where mixed", n_wide[0], n_compared[0], n_wide[1],
                  n_compared[1]);
  g_assert_cmpuint (n_wide[FALSE], ==, 0);
  if (openness == PUBLIC)
    g_assert_cmpuint (n_compared[TRUE], ==, 0);

  /* What is not exact is still known rather well. */
  g_assert_cmpuint (10 * n_wide[TRUE], <=, n_compared[TRUE]);
}

/* Three cards are known, and one of the five is discarded untold: two of the three are left. */
static void
test_cleanup (void)
{
  EmSeat seat = { 0 };

  em_pile_add (&seat.hand, EM_STACK_SURVEY, 3);
  seat.hand.unknown = 2;
  seat.hand.size = 5;
  seat.deck.unknown = seat.deck.size = 3;
  em_pile_add (&seat.pool, EM_STACK_WARFARE, 3);
  em_pile_add (&seat.pool, EM_STACK_RESEARCH, 2);

  em_hand_discard_unnamed (&seat, 1);
  g_assert_cmpuint (em_hand_least (&seat, EM_STACK_SURVEY), ==, 2);
  g_assert_cmpuint (em_hand_most (&seat, EM_STACK_SURVEY), ==, 3);
  g_assert_cmpuint (em_hand_most (&seat, EM_STACK_WARFARE), ==, 2);

  em_draw (&seat, 1);
  g_assert_cmpuint (em_hand_least (&seat, EM_STACK_SURVEY), ==, 2);
  g_assert_cmpuint (em_hand_most (&seat, EM_STACK_WARFARE), ==, 3);

  /* Three that are shown leave two, and those are of the three. */
  em_hand_take (&seat, EM_STACK_WARFARE);
  em_hand_take (&seat, EM_STACK_WARFARE);
  em_hand_take (&seat, EM_STACK_WARFARE);
  g_assert_cmpuint (em_hand_least (&seat, EM_STACK_SURVEY), ==, 2);
  g_assert_cmpuint (em_hand_most (&seat, EM_STACK_RESEARCH), ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  if (argc > 1)
    n_histories = (guint) g_ascii_strtoull (argv[1], NULL, 10);

  g_test_add_func ("/eminent-domain/hands/one-cleanup", test_cleanup);
  g_test_add_data_func ("/eminent-domain/hands/public", GUINT_TO_POINTER (PUBLIC), test_histories);
  g_test_add_data_func ("/eminent-domain/hands/cleanup", GUINT_TO_POINTER (CLEANUP),
                        test_histories);
  g_test_add_data_func ("/eminent-domain/hands/removal", GUINT_TO_POINTER (REMOVAL),
                        test_histories);
  return g_test_run ();
}
