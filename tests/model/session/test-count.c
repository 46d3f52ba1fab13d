/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/library/library-game.h"
#include "model/library/library.h"
#include "model/session/option.h"
#include "model/session/session-count.h"
#include "model/session/session-result.h"
#include "session-fixture.h"
#include "systems/systems.h"

#include <string.h>

static const char *const players[] = { "Ann", "Ben", "Cleo", "Dan" };

/* Begins a game for @n_players of which only the end is counted. */
static ArbSession *
count_new (const char *system, guint n_players, const char *variant)
{
  const ArbCatalogue *catalogue = arb_catalogue_get (arb_systems_find (system));
  const char *names[G_N_ELEMENTS (players) + 1] = { NULL };
  const char *const variants[] = { variant, NULL };
  g_autoptr (GError) error = NULL;
  ArbSession *session;

  for (guint i = 0; i < n_players; i++)
    names[i] = players[i];
  session = arb_session_new_beside (arb_document_new (catalogue, 0, variants, NULL, names, &error),
                                    "counts", "Test", &error);
  g_assert_no_error (error);
  return session;
}

/* Reads what people type in: lines like “1 influence 13; 2 fighters 7”. */
static GArray *
type (ArbSession *session, const char *text)
{
  GArray *counts = g_array_new (FALSE, FALSE, sizeof (ArbHolding));
  g_auto (GStrv) lines = g_strsplit (text, "; ", -1);

  for (guint i = 0; lines[i] != NULL && lines[i][0] != '\0'; i++)
    {
      g_auto (GStrv) words = g_strsplit (lines[i], " ", 3);
      g_autofree char *line = g_strjoin (" ", words[0], "adjust", words[1], "+1", NULL);
      ArbHolding holding;
      ArbMove move;

      g_test_message ("%s", line);
      g_assert_true (arb_session_parse (session, line, &move, NULL));
      holding = (ArbHolding){ move.seat, move.arguments[0], (guint) atoi (words[2]) };
      g_array_append_val (counts, holding);
    }
  return counts;
}

static void
review (ArbSession *session, const char *text, ArbCountReview *result)
{
  g_autoptr (GArray) counts = type (session, text);

  arb_session_review_count (session, (const ArbHolding *) counts->data, counts->len, result);
}

static void
set (ArbSession *session, const char *text)
{
  g_autoptr (GArray) counts = type (session, text);

  arb_session_set_count (session, (const ArbHolding *) counts->data, counts->len);
}

/* Fails unless exactly @text was recorded. */
static void
assert_count (ArbSession *session, const char *text)
{
  g_autoptr (GArray) expected = type (session, text);
  g_autoptr (GArray) counts = arb_session_dup_count (session);

  g_assert_cmpuint (counts->len, ==, expected->len);
  for (guint i = 0; i < counts->len; i++)
    {
      const ArbHolding *found = &g_array_index (counts, ArbHolding, i);
      const ArbHolding *wanted = &g_array_index (expected, ArbHolding, i);

      g_assert_cmpuint (found->seat, ==, wanted->seat);
      g_assert_cmpuint (found->what, ==, wanted->what);
      g_assert_cmpuint (found->amount, ==, wanted->amount);
    }
}

/* The program ends, at any moment after the save, and is started again. */
static ArbSession *
restart (ArbSession *session)
{
  g_autofree char *path = g_strdup (arb_session_get_path (session));
  g_autoptr (GError) error = NULL;
  ArbSession *again;

  g_assert_true (arb_session_flush (session, NULL));
  g_object_unref (session);
  again = arb_session_open (path, &error);
  g_assert_no_error (error);
  return again;
}

typedef struct
{
  const char *system;
  const char *typed;
  const char *corrected;
  const char *result; /* as a list of games has it */
  const char *later;
} Life;

static const Life lives[] = {
  { "eminent-domain",
    "1 influence 13; 1 planet-influence 10; 1 voson 1; 2 influence 5; 2 fighters 7",
    "1 influence 3; 1 planet-influence 10; 2 influence 25; 2 fighters 7", "Ann won, 26 : 5",
    "Ben won, 13 : 25" },
  { "prototype-2010", "1 influence 13; 2 influence 5; 2 armies 3", "1 influence 3; 2 influence 5",
    "Ann won, 13 : 5", "Ben won, 3 : 5" },
  { "microcosm", "1 points 21; 2 points 20", "1 points 21; 2 points 21", "Ann won, 21 : 20",
    "Ben won, 21 : 21" },
  { "nine-domains", "1 points 21; 2 points 20", "1 points 2; 2 points 20", "Ann won, 21 : 20",
    "Ben won, 2 : 20" },
};

static void
assert_result (ArbSession *session, const char *result)
{
  g_autoptr (ArbLibraryGame) game = arb_library_game_new (arb_session_get_path (session), 0);

  g_assert_null (game->problem);
  g_assert_cmpstr (game->result, ==, result);
}

/* What was typed is there after a restart, as a draft; the game that was scored has its result in the
 * list of games, and its numbers can be corrected on a later day. */
static void
test_life (gconstpointer data)
{
  const Life *life = data;
  ArbSession *session = count_new (life->system, 2, NULL);
  g_autoptr (GArray) counts = type (session, life->typed);
  g_autofree char *text = NULL;

  g_assert_cmpint (arb_session_get_counting (session), ==, ARB_COUNTING_DRAFT);
  g_assert_false (arb_session_has_file (session));
  set (session, life->typed);
  session = restart (session);
  g_assert_cmpint (arb_session_get_counting (session), ==, ARB_COUNTING_DRAFT);
  assert_count (session, life->typed);
  assert_result (session, NULL);

  g_assert_true (arb_session_count (session, (const ArbHolding *) counts->data, counts->len, NULL));
  session = restart (session);
  g_assert_cmpint (arb_session_get_counting (session), ==, ARB_COUNTING_DONE);
  assert_count (session, life->typed);
  assert_result (session, life->result);

  /* The time of typing is not that of playing. */
  text = session_fixture_dup_text (session);
  g_assert_null (strstr (text, "stamps"));
  g_assert_nonnull (strstr (text, "started"));
  g_assert_cmpint (arb_document_get_minutes (arb_session_get_document (session)), ==, 0);

  set (session, life->corrected);
  session = restart (session);
  g_assert_cmpint (arb_session_get_counting (session), ==, ARB_COUNTING_DONE);
  assert_count (session, life->corrected);
  assert_result (session, life->later);
  g_object_unref (session);
}

/* The list of games has it like every other. */
static void
test_listed (void)
{
  g_autoptr (ArbSession) session = count_new ("eminent-domain", 2, NULL);
  g_autoptr (GListModel) games = NULL;
  guint n_found = 0;

  set (session, "1 influence 4");
  g_assert_true (arb_session_flush (session, NULL));
  games = arb_library_dup_games (NULL, G_MAXUINT);
  for (guint i = 0; i < g_list_model_get_n_items (games); i++)
    {
      g_autoptr (ArbLibraryGame) game = g_list_model_get_item (games, i);

      n_found += g_str_equal (game->path, arb_session_get_path (session));
    }
  g_assert_cmpuint (n_found, ==, 1);
  g_assert_true (arb_library_holds (arb_session_get_path (session)));
}

/* A game that has, or can get, a record of its moves is none of these; nor is one about which more
 * was recorded than the pad can show. */
static void
test_records (void)
{
  g_autoptr (ArbSession) begun = session_fixture_new ("eminent-domain", "Begun", "Ann", "Ben");
  g_autoptr (ArbSession) arranged = session_fixture_new ("eminent-domain", "Set", "Ann", "Ben");

  g_assert_cmpint (arb_session_get_counting (begun), ==, ARB_COUNTING_NONE);
  session_fixture_say (begun, "1 adjust influence +3", FALSE);
  g_assert_cmpint (arb_session_get_counting (begun), ==, ARB_COUNTING_NONE);
  session_fixture_say (begun, "1 skip", FALSE);
  session_fixture_say (begun, "end", FALSE);
  g_assert_cmpint (arb_session_get_counting (begun), ==, ARB_COUNTING_NONE);
  session_fixture_say (arranged, "1 adjust survey-stack -3", FALSE);
  session_fixture_say (arranged, "end", FALSE);
  g_assert_cmpint (arb_session_get_counting (arranged), ==, ARB_COUNTING_NONE);
}

typedef struct
{
  const char *system;
  guint n_players;
  const char *variant;
  const char *typed;
  const char *doubts; /* lines */
} Doubt;

/* Sources: the list of components (1.1) and the printed numbers of the cards; 8.1; B.1 and B.2. */
static const Doubt doubts[] = {
  { "eminent-domain", 4, NULL, "1 influence 20; 2 influence 12", "" },
  { "eminent-domain", 4, NULL, "1 influence 20; 2 influence 13",
    "Influence tokens: 33 in all, but this game has only 32." },
  { "eminent-domain", 2, NULL,
    "1 influence 999; 2 fighters 36; 1 planet-influence 301; 1 technology-influence 301",
    "Influence tokens: 999 in all, but this game has only 32.\n"
    "Fighters: 36 in all, but this game has only 35.\n"
    "Influence of planets: 301 in all, but this game has only 85.\n"
    "Influence of technologies: 301 in all, but this game has only 39." },
  { "eminent-domain", 4, NULL, "1 planet-influence 45; 2 planet-influence 44", "" },
  { "eminent-domain", 4, NULL, "1 planet-influence 45; 2 planet-influence 45",
    "Influence of planets: 90 in all, but this game has only 89." },
  { "eminent-domain", 2, NULL, "1 voson 1; 2 planet-influence 82", "" },
  { "eminent-domain", 2, NULL, "1 voson 1; 2 planet-influence 83",
    "Influence of planets: 83 in all, but this game has only 82." },
  { "eminent-domain", 2, NULL, "1 logistics 1; 2 technology-influence 35",
    "Influence of technologies: 35 in all, but this game has only 34." },
  { "eminent-domain", 2, NULL, "1 resources 26", "" },
  { "eminent-domain", 2, NULL, "1 resources 27",
    "Resources: 27 in all, but this game has only 26." },
  { "eminent-domain", 2, "level-1", "1 technology-influence 1",
    "Influence of technologies: 1 in all, but this game has only 0." },
  { "prototype-2010", 2, NULL, "1 influence 35; 2 armies 30", "" },
  { "prototype-2010", 2, NULL, "1 influence 999; 2 armies 31",
    "Victory points: 999 in all, but this game has only 633.\n"
    "Armies: 31 in all, but this game has only 30." },
  { "nine-domains", 2, NULL, "1 points 41; 2 points 41", "" },
  { "nine-domains", 2, NULL, "1 points 42; 2 points 41",
    "Points: 83 in all, but this game has only 82." },
  { "microcosm", 2, NULL, "1 points 60; 2 points 60", "" },
};

static void
test_doubts (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (doubts); i++)
    {
      g_autoptr (ArbSession) session =
          count_new (doubts[i].system, doubts[i].n_players, doubts[i].variant);
      g_auto (ArbCountReview) result = { .tie = NULL };
      g_autofree char *lines = NULL;

      review (session, doubts[i].typed, &result);
      g_ptr_array_add (result.doubts, NULL);
      lines = g_strjoinv ("\n", (char **) result.doubts->pdata);
      g_assert_cmpstr (lines, ==, doubts[i].doubts);
      g_assert_null (result.refusal);
    }
}

/* Every game hints at numbers that no table can have, and refuses none of them. */
static void
test_too_many (void)
{
  for (const ArbRuleset *const *system = arb_systems (); *system != NULL; system++)
    {
      g_autoptr (ArbSession) session = count_new ((*system)->id, 2, NULL);
      g_autoptr (GPtrArray) counted = arb_session_dup_counted (session);

      g_assert_cmpuint (counted->len, >, 0);
      for (guint i = 0; i < counted->len; i++)
        {
          ArbOption *option = counted->pdata[i];
          ArbHolding holding = { 1, (ArbArgument) option->value, 999 };
          g_auto (ArbCountReview) result = { .tie = NULL };

          arb_session_review_count (session, &holding, 1, &result);
          g_assert_true (arb_count_review_doubts (&result, holding.what));
          g_assert_cmpuint (result.doubts->len, ==, 1);
          g_assert_true (arb_session_count (session, &holding, 1, NULL));
        }
    }
}

typedef struct
{
  const char *system;
  const char *typed;
  const char *tie;
  gboolean undecided;
} Tie;

static const Tie ties[] = {
  { "eminent-domain", "", NULL, FALSE },
  { "eminent-domain", "1 influence 3", NULL, FALSE },
  { "eminent-domain", "1 influence 3; 2 influence 3", "Tied: Ann and Ben.", TRUE },
  { "eminent-domain", "1 influence 3; 2 influence 3; 2 resources 1",
    "Tie: Ben wins with the most resources and fighters.", FALSE },
  { "eminent-domain", "1 influence 3; 2 influence 3; 2 resources 1; 1 fighters 1",
    "Tied: Ann and Ben. Still tied: the rules ask for another game.", FALSE },
  { "prototype-2010", "1 influence 3; 2 influence 3; 1 armies 1",
    "Ann wins the tie with the most armies and resources.", FALSE },
  { "microcosm", "1 points 3; 2 points 3", "Equal influence: Ben played second and wins.", FALSE },
  { "nine-domains", "1 points 3; 2 points 3",
    "Tied: Ann and Ben. Equal points: the table still has to say what counts then.", FALSE },
};

/* A tie is said while the numbers are typed. */
static void
test_ties (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (ties); i++)
    {
      g_autoptr (ArbSession) session = count_new (ties[i].system, 2, NULL);
      g_auto (ArbCountReview) result = { .tie = NULL };

      review (session, ties[i].typed, &result);
      g_assert_cmpstr (result.tie, ==, ties[i].tie);
      g_assert_cmpint (result.undecided, ==, ties[i].undecided);
      g_assert_cmpint (arb_session_get_over (session), ==, FALSE);
    }
}

/* An impossible card is told, and does not take the numbers with it. */
static void
test_refused (void)
{
  ArbSession *session = count_new ("eminent-domain", 2, NULL);
  g_auto (ArbCountReview) result = { .tie = NULL };

  review (session, "1 voson 1; 2 voson 1; 2 influence 4", &result);
  g_assert_true (g_str_has_prefix (result.refusal, "Ben, Voson: "));
  g_assert_cmpint (result.sheet.totals[2], ==, 4);
  set (session, "1 voson 1; 2 voson 1; 2 influence 4");
  session = restart (session);
  assert_count (session, "1 voson 1; 2 influence 4");
  g_object_unref (session);
}

/* What the table has said about a result stays when numbers are typed again, except for the total of a
 * seat with other numbers; the review of the numbers agrees with the sheet. */
static void
test_words (void)
{
  g_autoptr (ArbSession) session = count_new ("nine-domains", 2, NULL);
  g_autoptr (GArray) equal = type (session, "1 points 10; 2 points 10");
  g_autoptr (GArray) other = type (session, "2 points 12; 1 points 10");
  const ArbScoreSheet *sheet = arb_session_get_sheet (session);
  g_auto (ArbCountReview) now = { 0 };
  g_auto (ArbCountReview) later = { 0 };

  g_assert_true (arb_session_count (session, (ArbHolding *) equal->data, equal->len, NULL));
  g_assert_false (arb_session_ends_with_word (session));
  session_fixture_say (session, "rule final-tie shared", FALSE);
  g_assert_true (arb_session_ends_with_word (session));
  g_assert_cmpuint (sheet->winners, ==, 1u << 1 | 1u << 2);
  arb_session_state_total (session, 1, 14);
  arb_session_state_total (session, 2, 14);
  g_assert_cmpint (arb_session_get_counting (session), ==, ARB_COUNTING_DONE);
  review (session, "1 points 10; 2 points 10", &now);
  g_assert_cmpint (now.sheet.totals[1], ==, 14);
  g_assert_cmpuint (now.sheet.winners, ==, 1u << 1 | 1u << 2);
  review (session, "1 points 10; 2 points 12", &later);
  g_assert_cmpint (later.sheet.totals[1], ==, 14);
  g_assert_cmpint (later.sheet.totals[2], ==, 12);

  arb_session_set_count (session, (ArbHolding *) other->data, other->len);
  g_assert_cmpuint (sheet->stated, ==, 1u << 1);
  g_assert_cmpint (sheet->totals[1], ==, 14);
  g_assert_cmpint (sheet->totals[2], ==, 12);
  g_assert_cmpuint (sheet->winners, ==, 1u << 1);
  arb_session_set_count (session, (ArbHolding *) equal->data, equal->len);
  g_assert_cmpuint (sheet->stated, ==, 1u << 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (lives); i++)
    {
      g_autofree char *path = g_strconcat ("/model/count/life/", lives[i].system, NULL);

      g_test_add_data_func (path, &lives[i], test_life);
    }
  g_test_add_func ("/model/count/listed", test_listed);
  g_test_add_func ("/model/count/records", test_records);
  g_test_add_func ("/model/count/doubts", test_doubts);
  g_test_add_func ("/model/count/too-many", test_too_many);
  g_test_add_func ("/model/count/ties", test_ties);
  g_test_add_func ("/model/count/refused", test_refused);
  g_test_add_func ("/model/count/words", test_words);
  return g_test_run ();
}
