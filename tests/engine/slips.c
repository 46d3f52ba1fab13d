/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "any-game.h"
#include "corrections.h"
#include "engine/checks/simulate.h"
#include "engine/core/notation.h"
#include "engine/core/view.h"
#include "engine/help/repair-find.h"
#include "engine/record/replay.h"
#include "spoil.h"
#include "store/catalogues.h"
#include "systems/systems.h"

#include <string.h>
#include <time.h>

/*
 * How well a record is put right.
 *
 * Random games are spoilt by what people get wrong (spoil.h). Then the table is counted, and the search
 * has to find the way back: once with everything counted, and once with stacks, fighters and hands
 * only. A spoilt game counts if neither the truth nor the record has an illegal line, and a count
 * differs. A repair is right if it leads to the same table, or tells the same story with other cards.
 * Then roles are corrected that were led one, three and six turns ago (corrections.h).
 *
 *     build/tests/engine/slips --games 90
 *
 * The games are played in turn by every edition and number of players, unless --edition and --players
 * say otherwise. --full, --few and --corrections print only those tables, --only only one kind of
 * slip, and --verbose each game in which the right repair is not the first one. With --tap the program
 * is a test: it fails below the bars that are listed here.
 */

/* The bars, in percent: what the search keeps, with some margin. Wanted are 97 with everything counted,
 * 93 with few counts, 75 with a miscount, and 93 for the place in every game. */
#define BAR_FULL 90
#define BAR_FEW 88
#define BAR_MISCOUNT 55
#define BAR_PLACE 85
#define BAR_CLEAN 80

/* How long a search may take, in times of a replay of the game. Wanted is 10,000 for the worst. */
#define MEDIAN_RATIO 2000
#define WORST_RATIO 20000

/* How often a slip of each kind is tried in each game. */
#define TRIES_OF_GAME 3

/* Of the roles of a game every so many is corrected, in every so manyth game: a correction takes up to a
 * second. */
#define ROLE_STEP 20
#define GAME_STEP 4

/* The most questions that are asked. */
#define MAX_QUESTIONS 2

/* What came of the slips of a kind. */
typedef struct
{
  guint n_tried;
  guint n_found;                    /* the right repair is proposed */
  guint n_place;                    /* something is proposed at the right place */
  guint n_first[MAX_QUESTIONS + 1]; /* the right repair is the first one, after so many questions */
  GArray *ratios;                   /* times of the search, in times of a replay of the game */
} Tally;

/* A game in which people made a slip. */
typedef struct
{
  const ArbGame *record;
  const ArbGame *truth;
  Slip slip;
} Spoilt;

static const guint correction_turns[] = { 1, 3, 6 };

#define N_CORRECTION_TURNS G_N_ELEMENTS (correction_turns)

static gint n_games = 9;
static gint n_players = 0;
static gint first_seed = 1;
static gint role_step = ROLE_STEP;
static char *system_id = NULL;
static char *edition = NULL;
static char *detail = NULL;
static char *only = NULL;
static gboolean with_full = FALSE;
static gboolean with_few = FALSE;
static gboolean with_corrections = FALSE;
static gboolean verbose = FALSE;
static gboolean tap = FALSE;
static guint n_points = 0;

/* Whether the system has pieces that people can count; if not, they know only the score. */
static gboolean
has_pieces (const GArray *numbers)
{
  for (guint i = 0; i < numbers->len; i++)
    if (g_array_index (numbers, ArbViewCounter, i).pieces)
      return TRUE;
  return FALSE;
}

static gboolean
is_counted (const ArbViewCounter *number, gboolean few)
{
  return !few || g_str_has_suffix (number->id, "-stack") || g_str_equal (number->id, "fighters")
         || g_str_equal (number->id, "hand");
}

static GArray *
count_table (const ArbGame *game, gboolean few)
{
  g_autoptr (ArbView) view = arb_view_new ();
  g_autoptr (GArray) numbers = NULL;
  GArray *counts = g_array_new (FALSE, FALSE, sizeof (ArbCount));
  gboolean pieces;

  arb_describe (arb_game_get_state (game), view);
  numbers = arb_view_dup_counts (view);
  pieces = has_pieces (numbers);
  for (guint i = 0; i < numbers->len; i++)
    {
      const ArbViewCounter *number = &g_array_index (numbers, ArbViewCounter, i);
      ArbCount count = { number->id, number->seat, number->value };

      if (number->pieces == pieces && is_counted (number, few))
        g_array_append_val (counts, count);
    }
  return counts;
}

static gboolean
has_illegal (const ArbGame *game)
{
  for (guint i = 0; i < arb_game_get_length (game); i++)
    if (!arb_verdict_allows (&arb_game_get_entry (game, i)->verdict))
      return TRUE;
  return FALSE;
}

/* Passes the lines of the same verb and seat as line @index, and says how many there are, or which
 * numbers they say. */
static guint
pass_alike (const ArbGame *game, guint index, guint *n)
{
  const ArbMove first = arb_game_get_entry (game, index)->said;

  for (*n = 0; index < arb_game_get_length (game); index++)
    {
      ArbMove said = arb_game_get_entry (game, index)->said;

      if (said.verb != first.verb || said.seat != first.seat)
        break;
      *n += arb_argument_kind (said.arguments[0]) == ARB_ARGUMENT_COUNT
                ? arb_argument_value (said.arguments[0])
                : 1;
    }
  return index;
}

/* Tells what happened, without the cards and planets that were chosen: Actions, roles, answers, and how
 * many cards. */
static char *
record_story (const ArbGame *game)
{
  GString *story = g_string_new (NULL);
  guint index = 0;

  while (index < arb_game_get_length (game))
    {
      const ArbEntry *entry = arb_game_get_entry (game, index);
      g_autofree char *text = arb_move_to_string (arb_game_get_catalogue (game), entry->said);
      guint n = 1;

      if (spoil_kind (game, entry->said) > ARB_VERB_ANSWER || entry->struck)
        index++;
      else if (spoil_is_verb (game, index, "play") || spoil_is_verb (game, index, "lead"))
        {
          g_string_append_printf (story, "%s;", text);
          index++;
        }
      else
        {
          index = pass_alike (game, index, &n);
          g_string_append_printf (story, "%u %u %u;", entry->said.seat, entry->said.verb, n);
        }
    }
  return g_string_free (story, FALSE);
}

/* Tells who led which role. */
static char *
record_roles (const ArbGame *game)
{
  GString *roles = g_string_new (NULL);

  for (guint i = 0; i < arb_game_get_length (game); i++)
    if (spoil_is_verb (game, i, "lead") && !arb_game_get_entry (game, i)->struck)
      {
        g_autofree char *text =
            arb_move_to_string (arb_game_get_catalogue (game), arb_game_get_entry (game, i)->said);

        g_string_append_printf (roles, "%s;", text);
      }
  return g_string_free (roles, FALSE);
}

/* Whether @repair is right. Of a forgotten turn only its role can be known. */
static gboolean
is_right (const ArbRepair *repair, const Spoilt *spoilt)
{
  char *(*note) (const ArbGame *) = spoilt->slip == SLIP_LAST_TURN ? record_roles : record_story;
  g_autoptr (ArbGame) repaired = arb_game_copy (spoilt->record);
  g_autofree char *told = NULL;
  g_autofree char *true_story = NULL;

  arb_repair_make (repair, repaired);
  told = note (repaired);
  true_story = note (spoilt->truth);
  return any_game_same_table (repaired, spoilt->truth) || g_str_equal (told, true_story);
}

/* Returns the place of the right repair among the different stories, from 1; 0 if none is right. */
static guint
find_right (const ArbRepairs *repairs, const Spoilt *spoilt)
{
  guint number = 0, place = G_MAXUINT, story = 0;

  for (guint i = 0; i < repairs->proposals->len; i++)
    {
      const ArbRepair *repair = repairs->proposals->pdata[i];

      number += repair->place != place || repair->story != story;
      place = repair->place;
      story = repair->story;
      if (is_right (repair, spoilt))
        return number;
    }
  return 0;
}

static guint
find_first_difference (const Spoilt *spoilt)
{
  const ArbGame *a = spoilt->record, *b = spoilt->truth;
  guint n = 0;

  while (n < MIN (arb_game_get_length (a), arb_game_get_length (b))
         && arb_move_equal (arb_game_get_entry (a, n)->said, arb_game_get_entry (b, n)->said))
    n++;
  return n;
}

/* Whether something is proposed for the gesture in which the record is wrong. */
static gboolean
has_place (const ArbRepairs *repairs, const Spoilt *spoilt)
{
  guint line = MIN (find_first_difference (spoilt), arb_game_get_length (spoilt->record) - 1);
  g_autoptr (ArbReplay) replay = arb_replay_new (arb_game_get_log (spoilt->record), line);
  guint head = arb_replay_find_head (replay, line);
  guint end = arb_replay_find_end (replay, line);

  for (guint i = 0; i < repairs->proposals->len; i++)
    {
      const ArbRepair *repair = repairs->proposals->pdata[i];

      if (repair->index >= head && repair->index <= end)
        return TRUE;
    }
  return FALSE;
}

static void
print_lines (const char *heading, const ArbGame *game, guint line)
{
  guint first = line > 3 ? line - 3 : 0;

  g_print ("#   %s:", heading);
  for (guint i = first; i < MIN (first + 16, arb_game_get_length (game)); i++)
    {
      const ArbEntry *entry = arb_game_get_entry (game, i);
      g_autofree char *text = arb_move_to_string (arb_game_get_catalogue (game), entry->said);

      g_print (" %u%s %s;", i + 1, entry->implied ? "*" : "", text);
    }
  g_print ("\n");
}

static void
print_repair (const ArbRepair *repair, const Spoilt *spoilt)
{
  g_print ("#   proposal %u.%u%s: kind %u, price %d, line %u, without %u:", repair->place + 1,
           repair->story + 1, is_right (repair, spoilt) ? ", right" : "", repair->kind,
           repair->price, repair->index + 1, repair->n_removed);
  for (guint i = 0; i < repair->moves->len; i++)
    {
      g_autofree char *text = arb_move_to_string (arb_game_get_catalogue (spoilt->record),
                                                  g_array_index (repair->moves, ArbMove, i));

      g_print (" %s;", text);
    }
  g_print ("\n");
}

/* Prints where the record is wrong, and what is proposed instead. */
static void
print_spoilt (const Spoilt *spoilt, const ArbRepairs *repairs)
{
  guint line = find_first_difference (spoilt);

  g_print ("# %s: the right repair is not the first one\n", slip_name (spoilt->slip));
  print_lines ("record", spoilt->record, line);
  print_lines ("truth", spoilt->truth, line);
  for (guint i = 0; i < repairs->differences->len; i++)
    {
      const ArbDifference *difference = &g_array_index (repairs->differences, ArbDifference, i);

      g_print ("#   %u.%s: %d counted, %d recorded\n", difference->count.seat, difference->count.id,
               difference->count.value, difference->recorded);
    }
  for (guint i = 0; i < repairs->proposals->len; i++)
    print_repair (repairs->proposals->pdata[i], spoilt);
}

static ArbRepairs *
find_repairs (const Spoilt *spoilt, const GArray *counts)
{
  return arb_repairs_find (spoilt->record, (const ArbCount *) counts->data, counts->len, NULL,
                           NULL);
}

/* Returns the processor time of a replay of @game. */
static gdouble
time_replay (const ArbGame *game)
{
  const guint times = 4;
  clock_t start = clock ();

  for (guint i = 0; i < times; i++)
    arb_game_free (any_game_replay (game));
  return MAX (1, (gdouble) (clock () - start)) / times;
}

/* Counts the number that @repairs ask for; returns whether there is one. */
static gboolean
answer_question (const ArbRepairs *repairs, const Spoilt *spoilt, GArray *counts)
{
  g_autoptr (ArbView) view = arb_view_new ();
  ArbCount answer = repairs->question;

  if (answer.id == NULL)
    return FALSE;
  arb_describe (arb_game_get_state (spoilt->truth), view);
  arb_view_find_count (view, answer.id, answer.seat, &answer.value);
  g_array_append_val (counts, answer);
  return TRUE;
}

static void
measure (const Spoilt *spoilt, GArray *counts, Tally *tally)
{
  clock_t start = clock ();
  ArbRepairs *repairs = find_repairs (spoilt, counts);
  gdouble ratio = (gdouble) (clock () - start) / time_replay (spoilt->record);
  guint right;

  if (repairs->differences->len > 0)
    {
      right = find_right (repairs, spoilt);
      tally->n_tried++;
      tally->n_found += right > 0;
      tally->n_place += right > 0 || has_place (repairs, spoilt);
      tally->n_first[0] += right == 1;
      g_array_append_val (tally->ratios, ratio);
      if (verbose && right != 1)
        print_spoilt (spoilt, repairs);
      for (guint asked = 1; asked <= MAX_QUESTIONS; asked++)
        {
          if (right != 1 && answer_question (repairs, spoilt, counts))
            {
              arb_repairs_free (repairs);
              repairs = find_repairs (spoilt, counts);
              right = find_right (repairs, spoilt);
            }
          tally->n_first[asked] += right == 1;
        }
    }
  arb_repairs_free (repairs);
}

/* Makes a slip at a random moment of @game and measures whether it is found. */
static void
try_slip (const ArbGame *game, Slip slip, gboolean few, ArbRandom *random, Tally *tally)
{
  guint length = arb_game_get_length (game);
  guint back = arb_random_below (random, length * 2 / 3);
  guint end = slip == SLIP_LAST_TURN ? spoil_find_turn (game, spoil_get_turn (game, length - back))
                                     : length - back;
  g_autoptr (ArbGame) truth = spoil_record (game, end);
  g_autoptr (ArbGame) record = spoil_game (truth, slip, random);
  g_autoptr (GArray) counts = count_table (truth, few);
  const Spoilt spoilt = { record, truth, slip };

  if (record == NULL || counts->len == 0 || has_illegal (record) || has_illegal (truth))
    return;
  if (slip == SLIP_ACTION_AND_MISCOUNT)
    g_array_index (counts, ArbCount, arb_random_below (random, counts->len)).value += 1;
  measure (&spoilt, counts, tally);
}

static ArbRecordDetail
get_detail (void)
{
  if (detail == NULL || g_str_equal (detail, "counts"))
    return ARB_DETAIL_COUNTS;
  return g_str_equal (detail, "public") ? ARB_DETAIL_PUBLIC : ARB_DETAIL_ALL;
}

/* Plays game @number: the games take every number of players and every edition in turn. */
static ArbGame *
play (const ArbCatalogue *catalogue, guint number)
{
  guint n_numbers = catalogue->ruleset->max_seats - catalogue->ruleset->min_seats + 1;
  guint n_seats =
      n_players > 0 ? (guint) n_players : catalogue->ruleset->min_seats + number % n_numbers;
  guint its_edition = number / n_numbers % catalogue->n_editions;
  guint64 seed = (guint64) first_seed + number;
  ArbSimulation result = { 0 };
  ArbGame *game = NULL;
  ArbOptions options;

  if (edition != NULL)
    its_edition = (guint) arb_catalogue_find_edition (catalogue, edition);
  g_assert_cmpuint (its_edition, <, catalogue->n_editions);
  arb_options_init (&options, catalogue, n_seats, its_edition);
  g_assert_true (
      arb_simulate (catalogue, &options, seed, get_detail (), ARB_CHECK_NONE, &result, &game));
  arb_simulation_clear (&result);
  return game;
}

/* Whether slips of this kind are made. As a test, the program makes those that have a bar. */
static gboolean
is_tried (const ArbCatalogue *catalogue, Slip slip, gboolean few)
{
  if (only != NULL)
    return g_str_equal (only, slip_name (slip));
  if (!tap)
    return TRUE;
  if (!g_str_equal (catalogue->ruleset->id, "eminent-domain"))
    return slip >= SLIP_FORGOTTEN_GESTURE;
  return slip < SLIP_LAST_TURN || (!few && slip == SLIP_ACTION_AND_MISCOUNT);
}

static void
try_game (const ArbGame *game, gint64 seed, gboolean few, Tally *tallies)
{
  for (Slip slip = 0; slip < N_SLIPS; slip++)
    {
      ArbRandom random = { (guint64) seed * N_SLIPS + slip };

      for (guint i = 0; i < TRIES_OF_GAME && is_tried (arb_game_get_catalogue (game), slip, few);
           i++)
        try_slip (game, slip, few, &random, &tallies[slip]);
    }
}

static gint
compare_ratios (gconstpointer a, gconstpointer b)
{
  gdouble first = *(const gdouble *) a, second = *(const gdouble *) b;

  return first < second ? -1 : first > second;
}

/* Returns the ratio that so many percent of the games do not exceed. */
static gdouble
get_ratio (const Tally *tally, guint percent)
{
  if (tally->ratios->len == 0)
    return 0;
  g_array_sort (tally->ratios, compare_ratios);
  return g_array_index (tally->ratios, gdouble, (tally->ratios->len - 1) * percent / 100);
}

static void
add_tally (Tally *sum, const Tally *tally)
{
  sum->n_tried += tally->n_tried;
  sum->n_found += tally->n_found;
  sum->n_place += tally->n_place;
  for (guint i = 0; i <= MAX_QUESTIONS; i++)
    sum->n_first[i] += tally->n_first[i];
  if (tally->ratios->len > 0)
    g_array_append_vals (sum->ratios, tally->ratios->data, tally->ratios->len);
}

static Tally
sum_tallies (const Tally *tallies, Slip from, Slip to)
{
  Tally sum = { .ratios = g_array_new (FALSE, FALSE, sizeof (gdouble)) };

  for (Slip slip = from; slip < to; slip++)
    add_tally (&sum, &tallies[slip]);
  return sum;
}

static void
clear_tally (Tally *tally)
{
  g_array_unref (tally->ratios);
}

static void
print_tally (const char *name, const Tally *tally)
{
  if (tally->n_tried == 0)
    return;
  g_print ("# %-20s %7u %7u %7u %7u %9u %9u %8.0f %8.0f\n", name, tally->n_tried, tally->n_found,
           tally->n_place, tally->n_first[0], tally->n_first[1], tally->n_first[2],
           get_ratio (tally, 50), get_ratio (tally, 100));
}

static void
print_tallies (const Tally *tallies, gboolean few)
{
  Tally sum = sum_tallies (tallies, 0, SLIP_LAST_TURN);

  g_print ("# Slips, with %s\n", few ? "stacks, fighters and hands counted" : "everything counted");
  g_print ("# %-20s %7s %7s %7s %27s %17s\n", "", "", "right", "right", "right repair first, after",
           "time / replay");
  g_print ("# %-20s %7s %7s %7s %7s %9s %9s %8s %8s\n", "slip", "games", "repair", "place", "0",
           "1 question", "2", "median", "worst");
  for (Slip slip = 0; slip < N_SLIPS; slip++)
    print_tally (slip_name (slip), &tallies[slip]);
  print_tally ("the first seven", &sum);
  g_print ("#\n");
  clear_tally (&sum);
}

/* Prints a line of the test. */
static void report (gboolean good, const char *format, ...) G_GNUC_PRINTF (2, 3);

static void
report (gboolean good, const char *format, ...)
{
  g_autofree char *text = NULL;
  va_list arguments;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  if (tap)
    g_print ("%s %u - %s\n", good ? "ok" : "not ok", ++n_points, text);
}

/* Reports whether @n of @n_all are at least @percent, and whether there are any. */
static void
report_share (const char *what, guint n, guint n_all, guint percent)
{
  report (n_all > 0 && 100 * n >= percent * n_all, "%s: %u of %u, at least %u percent", what, n,
          n_all, percent);
}

static void
report_slips (const ArbCatalogue *catalogue, const Tally *tallies, gboolean few)
{
  Tally main_slips = sum_tallies (tallies, 0, SLIP_LAST_TURN);
  Tally gestures = sum_tallies (tallies, SLIP_FORGOTTEN_GESTURE, N_SLIPS);
  Tally all = sum_tallies (tallies, 0, N_SLIPS);
  const Tally *miscount = &tallies[SLIP_ACTION_AND_MISCOUNT];

  if (!g_str_equal (catalogue->ruleset->id, "eminent-domain"))
    report_share ("The place is right", gestures.n_place, gestures.n_tried, BAR_PLACE);
  else if (few)
    report_share ("Few counts: found", main_slips.n_found, main_slips.n_tried, BAR_FEW);
  else
    {
      report_share ("Found", main_slips.n_found, main_slips.n_tried, BAR_FULL);
      report_share ("With a miscount: found", miscount->n_found, miscount->n_tried, BAR_MISCOUNT);
    }
  report (get_ratio (&all, 50) <= MEDIAN_RATIO, "Time: median %.0f, at most %u times a replay",
          get_ratio (&all, 50), MEDIAN_RATIO);
  report (get_ratio (&all, 100) <= WORST_RATIO, "Time: worst %.0f, at most %u times a replay",
          get_ratio (&all, 100), WORST_RATIO);
  clear_tally (&main_slips);
  clear_tally (&gestures);
  clear_tally (&all);
}

static void
measure_slips (const ArbCatalogue *catalogue, gboolean few)
{
  Tally tallies[N_SLIPS] = { { 0 } };

  for (Slip slip = 0; slip < N_SLIPS; slip++)
    tallies[slip].ratios = g_array_new (FALSE, FALSE, sizeof (gdouble));
  for (gint i = 0; i < n_games; i++)
    {
      g_autoptr (ArbGame) game = play (catalogue, (guint) i);

      try_game (game, first_seed + i, few, tallies);
    }
  print_tallies (tallies, few);
  report_slips (catalogue, tallies, few);
  for (Slip slip = 0; slip < N_SLIPS; slip++)
    clear_tally (&tallies[slip]);
}

static void
print_corrections (const Corrections *corrections)
{
  g_print ("# Roles corrected\n");
  g_print ("# %-10s %11s %8s %20s %11s %8s\n", "", "", "nothing", "struck lines, mean", "more than",
           "judged");
  g_print ("# %-10s %11s %8s %8s %11s %11s %8s\n", "turns ago", "corrections", "struck", "",
           "line alone", "line alone", "mean");
  for (guint i = 0; i < N_CORRECTION_TURNS; i++)
    {
      const Corrections *c = &corrections[i];
      gdouble n = MAX (1, c->n_made);

      g_print ("# %-10u %11u %8u %8.2f %11.2f %11u %8.0f\n", correction_turns[i], c->n_made,
               c->n_clean, c->n_struck / n, c->n_struck_by_edit / n, c->n_worse, c->n_judged / n);
    }
  g_print ("#\n");
}

static void
report_corrections (const Corrections *corrections)
{
  for (guint i = 0; i < N_CORRECTION_TURNS; i++)
    {
      const Corrections *c = &corrections[i];

      report (c->n_worse == 0,
              "Corrected %u turns later: %u of %u strike more than a change of the line",
              correction_turns[i], c->n_worse, c->n_made);
      if (correction_turns[i] != 3)
        continue;
      report_share ("Corrected 3 turns later: nothing is struck", c->n_clean, c->n_made, BAR_CLEAN);
      report (c->n_struck <= c->n_made,
              "Corrected 3 turns later: %u lines struck, at most one each", c->n_struck);
    }
}

static void
measure_corrections (const ArbCatalogue *catalogue)
{
  Corrections corrections[N_CORRECTION_TURNS] = { { 0 } };

  for (gint i = 0; i < n_games; i += GAME_STEP)
    {
      g_autoptr (ArbGame) game = play (catalogue, (guint) i);

      for (guint turns = 0; turns < N_CORRECTION_TURNS; turns++)
        corrections_measure (game, correction_turns[turns], (guint) role_step, verbose,
                             &corrections[turns]);
    }
  if (corrections[0].n_made == 0)
    return; /* no roles are led */
  print_corrections (corrections);
  report_corrections (corrections);
}

int
main (int argc, char *argv[])
{
  const GOptionEntry entries[] = {
    { "games", 0, 0, G_OPTION_ARG_INT, &n_games, "How many games", "N" },
    { "players", 0, 0, G_OPTION_ARG_INT, &n_players, "How many players", "N" },
    { "seed", 0, 0, G_OPTION_ARG_INT, &first_seed, "The first seed", "N" },
    { "system", 0, 0, G_OPTION_ARG_STRING, &system_id, "The game", "ID" },
    { "edition", 0, 0, G_OPTION_ARG_STRING, &edition, "The edition", "ID" },
    { "tell", 0, 0, G_OPTION_ARG_STRING, &detail, "How much is recorded: all, public or counts",
      "WHAT" },
    { "only", 0, 0, G_OPTION_ARG_STRING, &only, "Only this slip", "SLIP" },
    { "full", 0, 0, G_OPTION_ARG_NONE, &with_full, "Slips, with everything counted", NULL },
    { "few", 0, 0, G_OPTION_ARG_NONE, &with_few, "Slips, with stacks, fighters and hands counted",
      NULL },
    { "corrections", 0, 0, G_OPTION_ARG_NONE, &with_corrections, "Roles that are corrected", NULL },
    { "role-step", 0, 0, G_OPTION_ARG_INT, &role_step, "Correct each Nth role of a game", "N" },
    { "verbose", 0, 0, G_OPTION_ARG_NONE, &verbose, "Print what is not found, or is struck", NULL },
    { "tap", 0, 0, G_OPTION_ARG_NONE, &tap, "Fail below the bars", NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;
  const ArbCatalogue *catalogue;
  gboolean all;

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    g_error ("%s", error->message);
  all = !with_full && !with_few && !with_corrections;
  catalogue =
      arb_catalogue_get (arb_systems_find (system_id != NULL ? system_id : "eminent-domain"));
  if (all || with_full)
    measure_slips (catalogue, FALSE);
  if (all || with_few)
    measure_slips (catalogue, TRUE);
  if (all || with_corrections)
    measure_corrections (catalogue);
  if (tap)
    g_print ("1..%u\n", n_points);
  return 0;
}
