/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/help/repair-find.h"
#include "engine/core/notation.h"
#include "engine/checks/simulate.h"
#include "store/document.h"
#include "systems/systems.h"

#include <glib/gstdio.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/*
 * How fast the referee is; README.md tells how to run it and how to read it. It is not a test:
 * nothing depends on the numbers.
 */

#define POSITIONS 4096
#define LONG_OF 200 /* the longest of so many random games is a long one */

typedef struct
{
  const ArbCatalogue *catalogue;
  ArbOptions options;
  gdouble seconds;
  const char *record; /* (nullable): a saved game to edit */
  guint games;        /* exactly so many instead of a time; 0 for the time */
} Bench;

/* A position of a game and the move that was made there. */
typedef struct
{
  ArbStateRoom room;
  ArbMove move;
  guint seats;
} Position;

/* Time of the processor: another program that is busy, too, does not count. */
static gdouble
now (void)
{
  struct timespec time;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);
  return (gdouble) time.tv_sec + (gdouble) time.tv_nsec / 1e9;
}

/* Time as people wait, for what waits for the disk. */
static gdouble
now_waiting (void)
{
  return (gdouble) g_get_monotonic_time () / G_USEC_PER_SEC;
}

static void
print_rate (const char *what, guint64 n, gdouble seconds, const char *unit)
{
  g_print ("%-34s %12.0f /s   %10.3f µs each   (%s)\n", what, (gdouble) n / seconds,
           seconds / (gdouble) n * G_USEC_PER_SEC, unit);
}

static ArbGame *
play_one (const Bench *bench, guint64 seed)
{
  ArbSimulation result = { 0 };
  ArbGame *game = NULL;

  arb_simulate (bench->catalogue, &bench->options, seed, ARB_DETAIL_ALL, ARB_CHECK_NONE, &result,
                &game);
  arb_simulation_clear (&result);
  return game;
}

/* Whole games: deal, list all legal moves, choose one, make it, tell what it showed. */
static void
bench_games (const Bench *bench)
{
  ArbSimulation result = { 0 };
  gdouble start = now ();
  gdouble spent;

  for (guint64 seed = 0; bench->games > 0 ? seed < bench->games : now () - start < bench->seconds;
       seed++)
    arb_simulate (bench->catalogue, &bench->options, seed, ARB_DETAIL_ALL, ARB_CHECK_NONE, &result,
                  NULL);

  spent = now () - start;
  print_rate ("whole random games", result.games, spent, "games");
  print_rate ("decisions in them", result.decisions, spent, "chosen from at least two");
  print_rate ("moves in them", result.moves, spent, "told ones included");
  g_print ("%-34s %12" G_GUINT64_FORMAT "\n", "decisions, counted", result.decisions);
  arb_simulation_clear (&result);
}

static guint
collect_positions (const Bench *bench, Position *positions)
{
  guint n = 0;

  for (guint64 seed = 0; n < POSITIONS; seed++)
    {
      g_autoptr (ArbGame) game = play_one (bench, seed);

      for (guint i = 0; n < POSITIONS && i < arb_game_get_length (game); i++)
        {
          Position *position = &positions[n];
          ArbState *state = &position->room.state;

          arb_game_state_at (game, i, state);
          position->move = arb_game_get_entry (game, i)->move;
          position->seats = arb_to_decide (state);
          if (position->move.seat != ARB_TABLE && (position->seats >> position->move.seat & 1)
              && bench->catalogue->ruleset->verbs[position->move.verb]->kind <= ARB_VERB_CLOSING)
            n++;
        }
    }
  return n;
}

static void
bench_check (const Bench *bench, const Position *positions, guint n)
{
  gdouble start = now ();
  guint64 made = 0;
  guint64 allowed = 0;
  ArbVerdict verdict;

  while (now () - start < bench->seconds)
    for (guint i = 0; i < n; i++, made++)
      allowed += arb_check (&positions[i].room.state, positions[i].move, &verdict);

  g_assert (allowed == made);
  print_rate ("check alone", made, now () - start, "of the move that was made");
}

static void
bench_list (const Bench *bench, const Position *positions, guint n)
{
  ArbMove moves[ARB_MAX_MOVES];
  gdouble start = now ();
  guint64 made = 0;
  guint64 listed = 0;

  while (now () - start < bench->seconds)
    for (guint i = 0; i < n; i++, made++)
      listed += arb_list (&positions[i].room.state, positions[i].move.seat, moves, ARB_MAX_MOVES);

  print_rate ("full list of legal moves", made, now () - start, "positions");
  g_print ("%-34s %12.1f\n", "legal moves in a list, mean", (gdouble) listed / (gdouble) made);
}

/* The same positions as if nobody had answered the rules that the edition leaves open. */
static void
bench_open_list (const Bench *bench, const Position *positions, guint n)
{
  const ArbCatalogue *catalogue = bench->catalogue;
  g_autofree Position *open = g_memdup2 (positions, POSITIONS * sizeof (Position));
  ArbMove moves[ARB_MAX_MOVES];
  guint64 made = 0;
  gdouble start;

  for (guint i = 0; i < n; i++)
    for (guint which = 0; which < catalogue->n_switches; which++)
      if (bench->options.switches[which] == catalogue->switches[which].n_readings)
        arb_set_switch (&open[i].room.state, which, bench->options.switches[which]);
  if (open[0].room.state.open == 0)
    return;

  for (start = now (); now () - start < bench->seconds;)
    for (guint i = 0; i < n; i++, made++)
      arb_list (&open[i].room.state, open[i].move.seat, moves, ARB_MAX_MOVES);
  print_rate ("the same, while rules are open", made, now () - start, "positions");
}

static void
bench_apply (const Bench *bench, const Position *positions, guint n)
{
  ArbStateRoom room;
  gsize size = bench->catalogue->ruleset->state_size;
  gdouble start = now ();
  guint64 made = 0;

  while (now () - start < bench->seconds)
    for (guint i = 0; i < n; i++, made++)
      {
        memcpy (&room, &positions[i].room, size);
        arb_apply (&room.state, positions[i].move, FALSE);
      }

  print_rate ("copy and apply", made, now () - start, "moves");
}

/* A decision as a program makes it that looks at everything: list, choose, apply. */
static void
bench_decisions (const Bench *bench, const Position *positions, guint n)
{
  ArbStateRoom room;
  gsize size = bench->catalogue->ruleset->state_size;
  ArbMove moves[ARB_MAX_MOVES];
  ArbRandom random = { 1 };
  gdouble start = now ();
  guint64 made = 0;

  while (now () - start < bench->seconds)
    for (guint i = 0; i < n; i++, made++)
      {
        guint n_moves =
            arb_list (&positions[i].room.state, positions[i].move.seat, moves, ARB_MAX_MOVES);

        memcpy (&room, &positions[i].room, size);
        arb_apply (&room.state, moves[arb_random_below (&random, n_moves)], FALSE);
      }

  print_rate ("decision: list, choose, apply", made, now () - start, "decisions");
}

static void
bench_positions (const Bench *bench)
{
  g_autofree Position *positions = g_new0 (Position, POSITIONS);
  guint n = collect_positions (bench, positions);

  bench_check (bench, positions, n);
  bench_list (bench, positions, n);
  bench_open_list (bench, positions, n);
  bench_apply (bench, positions, n);
  bench_decisions (bench, positions, n);
}

/* All that lies on the table is counted, and the first of it is one more than recorded. */
static void
bench_audit (const Bench *bench)
{
  g_autoptr (ArbGame) game = play_one (bench, 1);
  g_autoptr (ArbView) view = arb_view_new ();
  g_autoptr (GArray) numbers = NULL;
  g_autoptr (GArray) counts = g_array_new (FALSE, FALSE, sizeof (ArbCount));
  gdouble start = now ();
  guint64 made = 0;

  arb_describe (arb_game_get_state (game), view);
  numbers = arb_view_dup_counts (view);
  for (guint i = 0; i < numbers->len; i++)
    {
      const ArbViewCounter *number = &g_array_index (numbers, ArbViewCounter, i);
      ArbCount count = { number->id, number->seat, number->value + (i == 0) };

      if (number->pieces || i == 0)
        g_array_append_val (counts, count);
    }

  for (; now () - start < bench->seconds; made++)
    {
      g_autoptr (ArbRepairs) repairs =
          arb_repairs_find (game, (const ArbCount *) counts->data, counts->len, NULL, NULL);

      g_assert (repairs->differences->len > 0);
    }
  print_rate ("audit of the counts at the end", made, now () - start, "games");
}

static ArbDocument *
make_document (const Bench *bench)
{
  const char *names[] = { "A", "B", "C", "D", "E", NULL };
  g_autoptr (ArbGame) game = play_one (bench, 1);
  ArbDocument *document;

  names[bench->options.n_seats] = NULL;
  document = arb_document_new (bench->catalogue, bench->options.edition, NULL, NULL, names, NULL);
  for (guint i = 0; i < arb_game_get_length (game); i++)
    arb_game_append (arb_document_get_game (document), arb_game_get_entry (game, i)->move, FALSE,
                     FALSE, TRUE);
  return document;
}

static void
bench_replay (const Bench *bench, const ArbGame *game)
{
  gdouble start = now ();
  guint64 made = 0;

  for (; now () - start < bench->seconds; made++)
    {
      g_autoptr (ArbGame) again = arb_game_new (bench->catalogue, &bench->options);

      for (guint i = 0; i < arb_game_get_length (game); i++)
        arb_game_append (again, arb_game_get_entry (game, i)->move, FALSE, FALSE, TRUE);
    }
  print_rate ("replay of a game", made, now () - start, "games, every move judged");
}

/* Another move at the very beginning, and all that follow judged again; then that taken back, which
 * judges them once more. */
static void
bench_edit (const Bench *bench, const char *what, const ArbGame *source)
{
  g_autoptr (ArbGame) game = arb_game_copy (source);
  gdouble start = now ();
  guint64 made = 0;

  for (; now () - start < bench->seconds; made += 2)
    {
      arb_game_edit (game, 0, 1, NULL, 0, FALSE);
      arb_game_undo (game);
    }
  print_rate (what, made, now () - start, "games, every move judged");
}

/* The longest of some games: random ones end sooner or later. */
static ArbGame *
play_long (const Bench *bench)
{
  ArbGame *longest = NULL;

  for (guint64 seed = 0; seed < LONG_OF; seed++)
    {
      g_autoptr (ArbGame) game = play_one (bench, seed);

      if (longest != NULL && arb_game_get_length (longest) >= arb_game_get_length (game))
        continue;
      g_clear_pointer (&longest, arb_game_free);
      longest = g_steal_pointer (&game);
    }
  return longest;
}

static void
bench_edits (const Bench *bench)
{
  g_autoptr (ArbGame) random = play_long (bench);
  g_autoptr (ArbDocument) record = NULL;
  g_autoptr (GError) error = NULL;

  g_print ("%-34s %12u moves\n", "the longest random game", arb_game_get_length (random));
  bench_edit (bench, "edit of its first move", random);
  if (bench->record == NULL)
    return;

  record = arb_document_load (bench->record, NULL, &error);
  if (record == NULL)
    g_error ("%s", error->message);
  g_print ("%-34s %12u moves\n", "the record",
           arb_game_get_length (arb_document_get_game (record)));
  bench_edit (bench, "edit of its first move", arb_document_get_game (record));
}

static void
bench_save (const Bench *bench, const ArbDocument *document)
{
  g_autofree char *folder = g_dir_make_tmp ("arbiter-bench-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "game.arbiter", NULL);
  ArbFileStamp stamp = { .exists = FALSE };
  gdouble start = now_waiting ();
  guint64 made = 0;

  for (; now_waiting () - start < bench->seconds; made++)
    g_assert (arb_document_save (document, path, &stamp, NULL));

  print_rate ("save, with the durable replace", made, now_waiting () - start, "documents");
  g_remove (path);
  g_rmdir (folder);
}

static void
bench_store (const Bench *bench)
{
  g_autoptr (ArbDocument) document = make_document (bench);
  g_autofree char *text = NULL;
  gsize length;
  gdouble start;
  guint64 made;

  bench_replay (bench, arb_document_get_game (document));

  text = arb_document_to_string (document, &length);
  g_print ("%-34s %12" G_GSIZE_FORMAT " bytes, %u moves\n", "the saved game", length,
           arb_game_get_length (arb_document_get_game (document)));

  for (made = 0, start = now (); now () - start < bench->seconds; made++)
    {
      g_autofree char *again = arb_document_to_string (document, NULL);

      g_assert (again != NULL);
    }
  print_rate ("write to text", made, now () - start, "documents");

  for (made = 0, start = now (); now () - start < bench->seconds; made++)
    {
      g_autoptr (ArbDocument) again = arb_document_parse (text, length, "bench", NULL);

      g_assert (again != NULL);
    }
  print_rate ("load: parse, check and replay", made, now () - start, "documents");
  bench_save (bench, document);
}

static void
set_up (Bench *bench, const char *system, const char *edition, gint players)
{
  const ArbRuleset *ruleset = arb_systems_find (system);
  gint index;

  if (ruleset == NULL)
    g_error ("no system “%s”", system);
  bench->catalogue = arb_catalogue_get (ruleset);
  index = edition != NULL ? arb_catalogue_find_edition (bench->catalogue, edition) : 0;
  if (index < 0)
    g_error ("no edition “%s”", edition);
  arb_options_init (&bench->options, bench->catalogue,
                    CLAMP ((guint) players, ruleset->min_seats, ruleset->max_seats), (guint) index);
  g_print ("%s, edition %s, %u players; a state is %" G_GSIZE_FORMAT " bytes\n", ruleset->id,
           bench->catalogue->editions[index].id, bench->options.n_seats, ruleset->state_size);
}

int
main (int argc, char *argv[])
{
  Bench bench = { .seconds = 2 };
  g_autofree char *system = g_strdup ("eminent-domain");
  g_autofree char *edition = g_strdup ("bga");
  g_autoptr (GOptionContext) context = g_option_context_new ("- measures the referee");
  g_autoptr (GError) error = NULL;
  gint players = 4;
  gint games = 0;
  const GOptionEntry entries[] = {
    { "system", 0, 0, G_OPTION_ARG_STRING, &system, "Which game", "ID" },
    { "edition", 0, 0, G_OPTION_ARG_STRING, &edition, "Which edition", "ID" },
    { "players", 0, 0, G_OPTION_ARG_INT, &players, "How many", "N" },
    { "seconds", 0, 0, G_OPTION_ARG_DOUBLE, &bench.seconds, "For each line", "S" },
    { "record", 0, 0, G_OPTION_ARG_FILENAME, &bench.record, "A saved game to edit", "FILE" },
    { "games", 0, 0, G_OPTION_ARG_INT, &games, "Only so many whole games, to count", "N" },
    G_OPTION_ENTRY_NULL,
  };

  setlocale (LC_ALL, "");
  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    {
      g_printerr ("bench: %s\n", error->message);
      return 2;
    }

  bench.games = (guint) MAX (games, 0);
  set_up (&bench, system, edition, players);
  bench_games (&bench);
  if (bench.games == 0)
    {
      bench_positions (&bench);
      bench_edits (&bench);
      bench_store (&bench);
      bench_audit (&bench);
    }
  return EXIT_SUCCESS;
}
