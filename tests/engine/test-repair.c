/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "any-game.h"
#include "engine/help/repair-find.h"
#include "engine/record/log-diff.h"
#include "engine/core/notation.h"
#include "engine/core/random.h"
#include "engine/checks/simulate.h"
#include "store/document.h"
#include "systems/systems.h"

#include <stdlib.h>
#include <string.h>

/*
 * Real records are spoilt by one slip: a move forgotten, made up, or another one. What the whole
 * record says lies on the table; the search must find the way back, and nothing it proposes may
 * miss what was counted.
 */

/* The truth is among the first proposals that a player reads, mostly. */
#define GOOD_PLACE 3

static guint n_slips = 25;

static ArbGame *
load (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ArbDocument) document = arb_document_load (path, NULL, &error);

  g_assert_no_error (error);
  return arb_game_copy (arb_document_get_game (document));
}

/* All that people can count again when the table is as in @game. */
static GArray *
count_table (const ArbGame *game)
{
  g_autoptr (ArbView) view = arb_view_new ();
  g_autoptr (GArray) numbers = NULL;
  GArray *counts = g_array_new (FALSE, FALSE, sizeof (ArbCount));

  arb_describe (arb_game_get_state (game), view);
  numbers = arb_view_dup_counts (view);
  for (guint i = 0; i < numbers->len; i++)
    {
      const ArbViewCounter *number = &g_array_index (numbers, ArbViewCounter, i);
      ArbCount count = { number->id, number->seat, number->value };

      if (number->pieces)
        g_array_append_val (counts, count);
    }

  return counts;
}

static ArbRepairs *
find (const ArbGame *game, const GArray *counts)
{
  return arb_repairs_find (game, (const ArbCount *) counts->data, counts->len, NULL, NULL);
}

static gboolean
agrees (const ArbGame *game, const GArray *counts)
{
  return arb_repairs_agree (game, (const ArbCount *) counts->data, counts->len);
}

/* Whether any move that stood before is judged worse. It may have no effect any more: that has a price. */
static gboolean
is_worse (const ArbGame *before, const ArbGame *after)
{
  g_autoptr (GArray) changes = arb_game_compare (before, after);

  for (guint i = 0; i < changes->len; i++)
    {
      const ArbChange *change = &g_array_index (changes, ArbChange, i);
      const ArbEntry *old, *now;

      if (change->after < 0)
        continue;
      now = arb_game_get_entry (after, (guint) change->after);
      old = change->before >= 0 ? arb_game_get_entry (before, (guint) change->before) : NULL;
      if (now->verdict.value > MAX (old != NULL ? old->verdict.value : ARB_VOID, ARB_VOID)
          || now->struck > (old != NULL && old->struck))
        return TRUE;
    }

  return FALSE;
}

/* Whether a proposal, made, is the game that would have been recorded: its lines are judged alike when
 * they are said from the start. */
static void
check_replayed (const ArbGame *repaired)
{
  g_autoptr (ArbGame) again = any_game_replay (repaired);

  g_assert_true (any_game_equal (repaired, again));
}

/* Each proposal is made as a player would make it. Returns the place (from 1) of the one that leads to
 * the table as it is, 0 if none does. */
static guint
check_repairs (const ArbGame *game, const ArbRepairs *found, const GArray *counts,
               const ArbGame *truth)
{
  guint place = 0;

  for (guint i = 0; i < found->proposals->len; i++)
    {
      const ArbRepair *repair = found->proposals->pdata[i];
      g_autoptr (ArbGame) repaired = arb_game_copy (game);

      arb_repair_make (repair, repaired);
      check_replayed (repaired);
      g_assert_false (is_worse (game, repaired));
      g_assert_true (agrees (repaired, counts) == (repair->n_unexplained == 0));
      if (place == 0 && any_game_same_table (repaired, truth))
        place = repair->place + 1;
      arb_game_undo (repaired);
      g_assert_true (any_game_equal (repaired, game));
    }
  return place;
}

/* The first line of the last two rounds. */
static guint
last_rounds (const ArbGame *game)
{
  ArbStateRoom room;
  ArbState *state = &room.state;
  guint turns = 2 * arb_game_get_options (game)->n_seats;
  guint index = arb_game_get_length (game);

  do
    arb_game_state_at (game, --index, state);
  while (index > 0 && state->turn + turns > arb_game_get_state (game)->turn);
  return index + 1;
}

static gboolean
is_decision (const ArbGame *game, ArbMove move)
{
  return arb_game_get_catalogue (game)->ruleset->verbs[move.verb]->kind <= ARB_VERB_CLOSING;
}

/* A legal move before line @index. */
static gboolean
choose_move (const ArbGame *game, guint index, ArbRandom *random, ArbMove *move)
{
  ArbStateRoom room;
  ArbState *state = &room.state;
  ArbMove moves[ARB_MAX_MOVES];
  guint n = 0, seats;

  arb_game_state_at (game, index, state);
  seats = arb_to_decide (state);
  if (seats != 0)
    n = arb_list (state, (guint) g_bit_nth_lsf (seats, -1), moves, ARB_MAX_MOVES);
  if (n > 0)
    *move = moves[arb_random_below (random, n)];
  return n > 0;
}

/* Whether another line than that at @index, which somebody said, went with it: that is no one
 * slip. */
static gboolean
takes_along (const ArbGame *truth, const ArbGame *spoilt, guint index)
{
  g_autoptr (GArray) changes = arb_game_compare (truth, spoilt);

  for (guint i = 0; i < changes->len; i++)
    {
      const ArbChange *change = &g_array_index (changes, ArbChange, i);

      if (change->after < 0 && change->before != (gint) index
          && !arb_game_get_entry (truth, (guint) change->before)->implied)
        return TRUE;
    }
  return FALSE;
}

/* The game with one slip in the last rounds; %NULL if the slip could not have been made, because
 * the table would have heard of it at once, or cannot be counted, or if mending it makes another
 * move worse, which no proposal may do. */
static ArbGame *
slip (const ArbGame *truth, const GArray *counts, ArbRandom *random)
{
  guint first = last_rounds (truth);
  guint index = first + arb_random_below (random, arb_game_get_length (truth) - first);
  guint what = arb_random_below (random, 3);
  g_autoptr (ArbGame) spoilt = arb_game_copy (truth);
  ArbMove move;

  if (!is_decision (truth, arb_game_get_entry (truth, index)->move)
      || !choose_move (truth, index, random, &move)
      || (what == 1 && arb_move_equal (move, arb_game_get_entry (truth, index)->move)))
    return NULL;

  arb_game_edit (spoilt, index, what<2, &move, what> 0, FALSE);
  if (is_worse (truth, spoilt) || is_worse (spoilt, truth) || takes_along (truth, spoilt, index))
    return NULL;
  return agrees (spoilt, counts) ? NULL : g_steal_pointer (&spoilt);
}

static gint
compare_places (gconstpointer a, gconstpointer b)
{
  return *(const gint *) a - *(const gint *) b;
}

/* The game as it was after @length moves. */
static ArbGame *
cut (const ArbGame *game, guint length)
{
  ArbGame *begun = arb_game_new (arb_game_get_catalogue (game), arb_game_get_options (game));

  for (guint i = 0; i < length; i++)
    {
      const ArbEntry *entry = arb_game_get_entry (game, i);

      arb_game_append (begun, entry->said, entry->ruled, entry->implied, entry->opens);
    }
  return begun;
}

/* Spoils the game as it stands and as it stood somewhere in its second half. Returns how likely
 * the search found the truth: its place among the proposals, 0 where nothing can be noticed. */
static guint
try_slip (const ArbGame *game, ArbRandom *random)
{
  guint length = arb_game_get_length (game);
  guint back = arb_random_below (random, 2) * arb_random_below (random, length / 2);
  g_autoptr (ArbGame) truth = cut (game, length - back);
  g_autoptr (GArray) counts = count_table (truth);
  g_autoptr (ArbGame) spoilt = slip (truth, counts, random);
  g_autoptr (ArbRepairs) found = NULL;
  guint place;

  if (spoilt == NULL)
    return 0;

  found = find (spoilt, counts);
  /* Only the limit ends a search early. */
  g_assert_true (found->complete || found->n_judged >= ARB_MAX_JUDGED);
  place = check_repairs (spoilt, found, counts, truth);
  /* Only so many are proposed: the truth can be behind them. */
  return place > 0 ? place : GOOD_PLACE + 1;
}

static void
check_slips (const ArbGame *game, guint64 seed)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (guint));
  ArbRandom random = { seed };

  for (guint tries = 0; places->len < n_slips && tries < 200 * n_slips; tries++)
    {
      guint place = try_slip (game, &random);

      if (place > 0)
        g_array_append_val (places, place);
    }

  g_assert_cmpuint (places->len, >, 0);
  g_array_sort (places, compare_places);
  g_test_message ("%u slips, found at place %u in the middle, %u at worst", places->len,
                  g_array_index (places, guint, places->len / 2),
                  g_array_index (places, guint, places->len - 1));
  g_assert_cmpuint (g_array_index (places, guint, places->len / 2), <=, GOOD_PLACE);
}

static void
test_records (gconstpointer path)
{
  g_autoptr (ArbGame) game = load (path);
  g_autoptr (GArray) counts = count_table (game);
  g_autoptr (ArbRepairs) none = find (game, counts);

  g_assert_cmpuint (none->differences->len, ==, 0);
  g_assert_cmpuint (none->proposals->len, ==, 0);
  check_slips (game, 5);
}

static void
test_detail (gconstpointer data)
{
  ArbRecordDetail detail = (ArbRecordDetail) GPOINTER_TO_UINT (data);
  const ArbCatalogue *catalogue = arb_catalogue_get (arb_systems_find ("eminent-domain"));

  for (guint seed = 1; seed <= 3; seed++)
    {
      ArbSimulation result = { 0 };
      g_autoptr (ArbGame) game = NULL;
      ArbOptions options;

      arb_options_init (&options, catalogue, seed + 1, 0);
      g_assert_true (
          arb_simulate (catalogue, &options, seed, detail, ARB_CHECK_NONE, &result, &game));
      arb_simulation_clear (&result);
      check_slips (game, seed);
    }
}

static const ArbDifference *
difference_of (const ArbRepairs *found, const char *id)
{
  for (guint i = 0; i < found->differences->len; i++)
    if (g_str_equal (g_array_index (found->differences, ArbDifference, i).count.id, id))
      return &g_array_index (found->differences, ArbDifference, i);

  g_assert_not_reached ();
}

/* What nothing explains can be set. */
static void
test_set (gconstpointer path)
{
  g_autoptr (ArbGame) game = load (path);
  const ArbCount counts[] = {
    { "fighters", 1, 40 },
    { "influence", 2, 50 },
    { "survey-stack", ARB_TABLE, 33 },
  };
  g_autoptr (ArbRepairs) all = arb_repairs_find (game, counts, G_N_ELEMENTS (counts), NULL, NULL);
  g_autoptr (ArbGame) repaired = arb_game_copy (game);

  g_assert_cmpuint (all->differences->len, ==, 3);
  g_assert_cmpuint (all->proposals->len, ==, 0);
  g_assert_nonnull (all->set);
  g_assert_cmpuint (all->set->moves->len, ==, 3);
  g_assert_true (difference_of (all, "fighters")->adjustable);
  arb_repair_make (all->set, repaired);
  g_assert_true (arb_repairs_agree (repaired, counts, G_N_ELEMENTS (counts)));
}

/* A single number that differs by one may be a miscount; any other difference is none. */
static void
test_miscounted (gconstpointer path)
{
  g_autoptr (ArbGame) game = load (path);
  g_autoptr (ArbView) view = arb_view_new ();
  ArbCount count = { "fighters", 1, 0 };
  g_autoptr (ArbRepairs) one = NULL;
  g_autoptr (ArbRepairs) two = NULL;

  arb_describe (arb_game_get_state (game), view);
  g_assert_true (arb_view_find_count (view, count.id, count.seat, &count.value));
  count.value++;
  one = arb_repairs_find (game, &count, 1, NULL, NULL);
  g_assert_true (one->miscounted);
  count.value++;
  two = arb_repairs_find (game, &count, 1, NULL, NULL);
  g_assert_false (two->miscounted);
}

/* What is said in @moves, but for line @without. */
static ArbGame *
say (const char *const *moves, guint n, guint without)
{
  const ArbCatalogue *catalogue = arb_catalogue_get (arb_systems_find ("eminent-domain"));
  ArbOptions options;
  ArbGame *game;

  arb_options_init (&options, catalogue, 2, 0);
  game = arb_game_new (catalogue, &options);
  for (guint i = 0; i < n; i++)
    {
      ArbVerdict verdict;
      ArbMove move;

      if (i == without)
        continue;
      g_assert_true (arb_move_parse (catalogue, 2, moves[i], &move, NULL));
      g_assert_cmpuint (arb_game_play (game, move, FALSE, &verdict), >, 0);
    }
  return game;
}

/* Only one of two cards was removed. Without the other, a move is implied that was not implied before,
 * before the next line or the one after that. */
static void
test_fitted (void)
{
  static const char *const moves[] = {
    "1 start drawde", "1 play research", "1 remove survey", "1 remove colonize",
    "1 lead warfare", "1 collect",       "2 dissent",       "1 done",
  };

  for (guint without = 2; without <= 3; without++)
    {
      g_autoptr (ArbGame) truth = say (moves, G_N_ELEMENTS (moves), without);
      g_autoptr (ArbGame) spoilt = say (moves, G_N_ELEMENTS (moves), G_MAXUINT);
      g_autoptr (GArray) counts = count_table (truth);
      g_autoptr (ArbRepairs) found = find (spoilt, counts);

      g_assert_cmpuint (found->differences->len, >, 0);
      g_assert_cmpuint (check_repairs (spoilt, found, counts, truth), >, 0);
    }
}

/* The search in a record that no table tells is given up, however long it is. */
static void
test_bounded (gconstpointer data)
{
  static const ArbCount count = { "fighters", 1, 3 };
  const ArbCatalogue *catalogue = arb_catalogue_get (arb_systems_find ("eminent-domain"));
  const guint n = 20000;
  g_autoptr (ArbGame) game = NULL;
  g_autoptr (ArbRepairs) found = NULL;
  ArbOptions options;
  ArbMove move;

  arb_options_init (&options, catalogue, 2, 0);
  game = arb_game_new (catalogue, &options);
  g_assert_true (arb_move_parse (catalogue, 2, data, &move, NULL));
  for (guint i = 0; i < n; i++)
    arb_game_append (game, move, FALSE, FALSE, TRUE);
  found = arb_repairs_find (game, &count, 1, NULL, NULL);
  g_assert_cmpuint (found->differences->len, ==, 1);
  g_assert_nonnull (found->set);
  g_assert_cmpuint (found->n_judged, <, ARB_MAX_JUDGED + 2 * n);
}

/* A file keeps a repair, and what takes it back. */
static void
test_saved (void)
{
  const ArbCatalogue *catalogue = arb_catalogue_get (arb_systems_find ("eminent-domain"));
  static const char *const names[] = { "Ann", "Ben", NULL };
  static const ArbCount count = { "fighters", 1, 2 };
  static const char *const moves[] = {
    "1 start drawde", "1 lead warfare", "1 collect", "2 dissent", "1 discard 1", "1 done",
  };
  g_autoptr (ArbDocument) document = arb_document_new (catalogue, 0, NULL, NULL, names, NULL);
  g_autoptr (ArbDocument) again = NULL;
  g_autoptr (ArbGame) before = say (moves, G_N_ELEMENTS (moves), G_MAXUINT);
  g_autoptr (ArbRepairs) found = NULL;
  g_autofree char *text = NULL;
  ArbGame *game = arb_document_get_game (document);
  gsize length;

  for (guint i = 0; i < arb_game_get_length (before); i++)
    arb_game_append_like (game, arb_game_get_entry (before, i));
  found = arb_repairs_find (game, &count, 1, NULL, NULL);
  g_assert_cmpuint (found->proposals->len, >, 0);
  arb_repair_make (found->proposals->pdata[0], game);
  text = arb_document_to_string (document, &length);
  again = arb_document_parse (text, length, "game", NULL);
  g_assert_nonnull (again);
  g_assert_true (any_game_equal (arb_document_get_game (again), game));
  g_assert_true (arb_repairs_agree (arb_document_get_game (again), &count, 1));
  arb_game_undo (arb_document_get_game (again));
  g_assert_true (any_game_equal (arb_document_get_game (again), before));
}

static gboolean
stop_soon (gpointer data)
{
  guint *n_asked = data;

  return ++*n_asked > 10;
}

static void
test_stopped (gconstpointer path)
{
  static const ArbCount count = { "fighters", 1, 40 };
  g_autoptr (ArbGame) game = load (path);
  guint n_asked = 0;

  g_assert_null (arb_repairs_find (game, &count, 1, stop_soon, &n_asked));
  g_assert_cmpuint (n_asked, ==, 11);
}

int
main (int argc, char *argv[])
{
  static const char *const details[] = { "all", "public", "counts" }; /* as #ArbRecordDetail */
  g_autofree char *folder = NULL;
  g_autoptr (GDir) dir = NULL;
  g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  g_test_init (&argc, &argv, NULL);
  if (argc > 1)
    n_slips = (guint) atoi (argv[argc - 1]);

  folder = g_test_build_filename (G_TEST_DIST, "..", "records", NULL);
  dir = g_dir_open (folder, 0, NULL);
  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".arbiter"))
      {
        g_autofree char *test = g_strconcat ("/repair/records/", name, NULL);
        char *path = g_build_filename (folder, name, NULL);

        g_ptr_array_add (paths, path);
        g_test_add_data_func (test, path, test_records);
      }
  g_test_add_data_func ("/repair/set", paths->pdata[0], test_set);
  g_test_add_data_func ("/repair/miscounted", paths->pdata[0], test_miscounted);
  g_test_add_data_func ("/repair/stopped", paths->pdata[0], test_stopped);
  g_test_add_func ("/repair/fitted", test_fitted);
  g_test_add_func ("/repair/saved", test_saved);
  g_test_add_data_func ("/repair/bounded/struck", "1 skip", test_bounded);
  g_test_add_data_func ("/repair/bounded/adjusted", "2 adjust fighters +1", test_bounded);

  for (guint i = 0; i < G_N_ELEMENTS (details); i++)
    {
      g_autofree char *test = g_strconcat ("/repair/telling/", details[i], NULL);

      g_test_add_data_func (test, GUINT_TO_POINTER (i), test_detail);
    }

  return g_test_run ();
}
