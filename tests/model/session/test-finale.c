/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "session-fixture.h"

#include "model/session/finale.h"
#include "model/session/session-result.h"
#include "systems/systems.h"

#include <string.h>

/* What is said about a game that is over. */

static ArbSession *
open_record (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "records", name, NULL);
  g_autoptr (GError) error = NULL;
  ArbDocument *document = arb_document_load (path, NULL, &error);

  g_assert_no_error (error);
  return arb_session_new (document, "/nowhere/over.arbiter");
}

/* A game for two that the table ends after @lines. */
static ArbSession *
end_after (const char *system, const char *const *lines)
{
  ArbSession *session = session_fixture_new (system, "Friday", "Ann", "Bob");

  for (guint i = 0; lines[i] != NULL; i++)
    session_fixture_say (session, lines[i], TRUE);
  session_fixture_say (session, "end", TRUE);
  return session;
}

static const ArbFinalePlace *
get_place (const ArbFinale *finale, guint i)
{
  return &g_array_index (finale->places, ArbFinalePlace, i);
}

static const char *
find_fact (const ArbFinale *finale, ArbFinaleFactKind kind)
{
  for (guint i = 0; i < finale->facts->len; i++)
    if (g_array_index (finale->facts, ArbFinaleFact, i).kind == kind)
      return g_array_index (finale->facts, ArbFinaleFact, i).text;
  return NULL;
}

static guint
find_figure (const ArbFinale *finale, const char *unit)
{
  for (guint i = 0; i < finale->figures->len; i++)
    if (g_str_equal (g_array_index (finale->figures, ArbFinaleFigure, i).unit, unit))
      return (guint) atoi (g_array_index (finale->figures, ArbFinaleFigure, i).number);
  return 0;
}

/* The places, the parts of the points, and the facts of a whole game agree with its score sheet. */
static void
test_whole_game (void)
{
  g_autoptr (ArbSession) session = open_record ("four-players-war-path.arbiter");
  g_autoptr (ArbFinale) finale = arb_finale_new (session);
  const ArbScoreSheet *sheet = arb_session_get_sheet (session);
  guint winner = (guint) g_bit_nth_lsf (sheet->winners, -1);
  g_autofree char *wins = g_strconcat (arb_session_get_player (session, winner), " wins", NULL);

  g_assert_cmpstr (finale->title, ==, wins);
  g_assert_true (g_str_has_prefix (finale->text, "by "));
  g_assert_cmpint (atoi (finale->number), ==, sheet->totals[winner]);
  g_assert_cmpuint (finale->places->len, ==, 4);
  g_assert_cmpuint (get_place (finale, 0)->seat, ==, winner);
  g_assert_null (get_place (finale, 0)->gap);
  for (guint i = 0; i < 4; i++)
    {
      const ArbFinalePlace *place = get_place (finale, i);
      gint sum = 0;

      for (guint source = 0; source < finale->sources->len; source++)
        sum += arb_finale_get_points (finale, place->seat, source);
      g_assert_cmpint (sum, ==, sheet->totals[place->seat]);
      g_assert_cmpint (atoi (place->total), ==, sum);
      g_assert_cmpint (atoi (place->rank), ==, sheet->ranks[place->seat]);
    }
  for (ArbFinaleFactKind kind = ARB_FINALE_LEAD; kind <= ARB_FINALE_ENDING; kind++)
    g_assert_nonnull (find_fact (finale, kind));
  g_assert_null (find_fact (finale, ARB_FINALE_TABLE));
  g_assert_cmpstr (find_fact (finale, ARB_FINALE_RULINGS), ==, "None");
  g_assert_cmpuint (find_figure (finale, "turns"), >, find_figure (finale, "rounds"));
  g_assert_cmpuint (find_figure (finale, "rounds"), ==, finale->proof->rounds->len);
}

/* Facts only: none of them says that something is a reason. */
static void
test_no_reasons (void)
{
  g_autoptr (ArbSession) session = open_record ("four-players-war-path.arbiter");
  g_autoptr (ArbFinale) finale = arb_finale_new (session);

  for (guint i = 0; i < finale->facts->len; i++)
    g_assert_null (strstr (g_array_index (finale->facts, ArbFinaleFact, i).text, "because"));
}

/* The lead is what the rounds say: nobody else led alone after the round in which it last changed. */
static void
test_lead (void)
{
  g_autoptr (ArbSession) session = open_record ("four-players-war-path.arbiter");
  g_autoptr (ArbFinale) finale = arb_finale_new (session);
  guint round = 0, seat = arb_score_proof_find_lead (finale->proof, &round);

  g_assert_cmpuint (seat, !=, 0);
  for (guint i = round - 1; i < finale->proof->rounds->len; i++)
    for (guint other = 1; other <= 4; other++)
      {
        const gint *totals = g_array_index (finale->proof->rounds, ArbScoreProofRound, i).totals;

        if (other != seat)
          g_assert_cmpint (totals[other], <, totals[seat] + (i >= round));
      }
}

/* The biggest turn is no larger than what that player got in its round. */
static void
test_turn (void)
{
  static const char *const lines[] = { "1 skip", "1 adjust influence +2", "2 adjust influence +5",
                                       NULL };
  g_autoptr (ArbSession) session = end_after ("eminent-domain", lines);
  g_autoptr (ArbFinale) finale = arb_finale_new (session);

  g_assert_cmpuint (finale->proof->best_turn.seat, ==, 2);
  g_assert_cmpint (finale->proof->best_turn.gain, ==, 5);
  g_assert_cmpuint (finale->proof->best_turn.round, ==, 1);
  g_assert_cmpstr (find_fact (finale, ARB_FINALE_TURN), ==, "Bob: +5 in round 1");
  g_assert_nonnull (strstr (find_fact (finale, ARB_FINALE_TABLE), "The table ended the game"));
  g_assert_nonnull (strstr (find_fact (finale, ARB_FINALE_RULINGS), "… and 1 more"));
}

typedef struct
{
  const char *system;
  const char *lines[4];
  const char *title;
  const char *text;
  const char *number;
  guint n_tied; /* for the first place */
} Ending;

static void
test_endings (void)
{
  static const Ending endings[] = {
    { "eminent-domain", { "1 adjust influence +3", "2 adjust influence +1" }, "Ann wins",
      "by 2, ahead of Bob with 1", "3", 1 },
    { "eminent-domain", { "1 adjust influence +3", "2 adjust influence +3", "2 adjust fighters +2" },
      "Bob wins", "Tie: Bob wins with", "3", 1 },
    { "eminent-domain", { NULL }, "Nobody wins", "Still tied", NULL, 2 },
    { "microcosm", { "1 adjust #1 colonies" }, "Nobody can say yet", "Not all faces", "?", 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    {
      g_autoptr (ArbSession) session = end_after (endings[i].system, endings[i].lines);
      g_autoptr (ArbFinale) finale = arb_finale_new (session);

      g_assert_cmpstr (finale->title, ==, endings[i].title);
      g_test_message ("%s", finale->text);
      g_assert_true (g_str_has_prefix (finale->text, endings[i].text));
      g_assert_cmpstr (finale->number, ==, endings[i].number);
      g_assert_cmpuint (arb_finale_count_tied (finale, 0), ==, endings[i].n_tied);
    }
}

/* Both are first, and are revealed together. */
static void
test_shared (void)
{
  static const char *const names[] = { "Ann", "Bob", NULL };
  static const char *const switches[] = { "final-tie=shared", NULL };
  const ArbCatalogue *catalogue = arb_catalogue_get (arb_systems_find ("nine-domains"));
  g_autoptr (GError) error = NULL;
  ArbDocument *document = arb_document_new (catalogue, 0, NULL, switches, names, &error);
  g_autoptr (ArbSession) session = NULL;
  g_autoptr (ArbFinale) finale = NULL;

  g_assert_no_error (error);
  session = arb_session_new (document, "/nowhere/over.arbiter");
  session_fixture_say (session, "end", TRUE);
  finale = arb_finale_new (session);
  g_assert_cmpstr (finale->title, ==, "Ann and Bob win");
  g_assert_cmpuint (arb_finale_count_tied (finale, 0), ==, 2);
  g_assert_cmpstr (finale->number, ==, "0");
}

/* A game that does not count has no winner and no places. */
static void
test_not_counting (void)
{
  g_autoptr (ArbSession) session = session_fixture_new ("eminent-domain", "Friday", "Ann", "Bob");
  g_autoptr (ArbFinale) finale = NULL;

  session_fixture_say (session, "1 adjust influence +3", TRUE);
  g_assert_true (arb_session_end (session, FALSE));
  finale = arb_finale_new (session);
  g_assert_cmpstr (finale->title, ==, "Nobody wins");
  g_assert_null (finale->number);
  g_assert_cmpstr (get_place (finale, 0)->rank, ==, "–");
  g_assert_cmpuint (arb_finale_count_tied (finale, 0), ==, 2);
  g_assert_null (get_place (finale, 1)->gap);
}

/* Whoever starts the next game, people stay in their order around the table. */
static void
test_next_starter (void)
{
  g_autoptr (ArbSession) session = open_record ("four-players-war-path.arbiter");

  g_assert_cmpuint (arb_session_get_next_starter (session), ==, 2);
  for (guint first = 1; first <= 4; first++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (ArbSession) again = arb_session_new_again (session, first, &error);

      g_assert_no_error (error);
      for (guint seat = 1; seat <= 4; seat++)
        {
          guint old = (seat + first - 2) % 4 + 1;

          g_assert_cmpstr (arb_session_get_player (again, seat), ==,
                           arb_session_get_player (session, old));
          g_assert_cmpint (arb_session_get_marker (again, seat), ==,
                           arb_session_get_marker (session, old));
        }
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/model/finale/whole-game", test_whole_game);
  g_test_add_func ("/model/finale/no-reasons", test_no_reasons);
  g_test_add_func ("/model/finale/lead", test_lead);
  g_test_add_func ("/model/finale/turn", test_turn);
  g_test_add_func ("/model/finale/endings", test_endings);
  g_test_add_func ("/model/finale/shared", test_shared);
  g_test_add_func ("/model/finale/not-counting", test_not_counting);
  g_test_add_func ("/model/finale/next-starter", test_next_starter);

  return g_test_run ();
}
