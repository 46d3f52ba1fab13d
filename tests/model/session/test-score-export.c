/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "session-fixture.h"

#include "model/session/score-export.h"
#include "store/uuid.h"

#include <json-glib/json-glib.h>

#define LINK "https://app.bgstatsapp.com/createPlay.html?data="

/* A short game that the table ends: adjustments are its only points. */
static ArbSession *
ended_new (const char *first, const char *second)
{
  ArbSession *session = session_fixture_new ("eminent-domain", "Friday", first, second);

  session_fixture_say (session, "1 adjust influence +3", TRUE);
  session_fixture_say (session, "2 adjust influence +1", TRUE);
  session_fixture_say (session, "end", TRUE);
  return session;
}

static void
test_csv (void)
{
  g_autoptr (ArbSession) session = ended_new ("=1+1", "Bo \"B\", junior");
  g_autoptr (ArbScoreProof) proof = arb_session_dup_proof (session);
  g_autofree char *csv = arb_score_export_csv (session, proof);

  g_assert_cmpstr (csv, ==,
                   "Seat,Player,Source,Card,Points,Place\r\n"
                   "1,'=1+1,Influence tokens,,3,1\r\n"
                   "2,\"Bo \"\"B\"\", junior\",Influence tokens,,1,2\r\n"
                   "1,'=1+1,Total,,3,1\r\n"
                   "2,\"Bo \"\"B\"\", junior\",Total,,1,2\r\n");
}

/* Points that nobody knows are never a zero. */
static void
test_unknown_points (void)
{
  g_autoptr (ArbSession) session = session_fixture_new ("microcosm", "Friday", "Ann", "Bob");
  g_autoptr (ArbScoreProof) proof = NULL;
  g_autofree char *csv = NULL;
  g_autofree char *text = NULL;
  g_autofree char *play = NULL;

  session_fixture_say (session, "#1 is planet-03", TRUE);
  session_fixture_say (session, "1 adjust #1 colonies", TRUE);
  session_fixture_say (session, "end", TRUE);
  proof = arb_session_dup_proof (session);
  csv = arb_score_export_csv (session, proof);
  g_assert_nonnull (strstr (csv, "1,Ann,Not known yet: influence,Planet 3 (cost 0),,"));
  g_assert_nonnull (strstr (csv, "1,Ann,Total,,,"));
  g_assert_nonnull (strstr (csv, "2,Bob,Total,,0,"));
  text = arb_score_export_text (session, proof);
  g_assert_nonnull (strstr (text, "Ann: 0 + ?\n"));
  g_assert_nonnull (strstr (text, "Bob: 0\n"));
  play = arb_score_export_bg_stats_file (session);
  g_assert_nonnull (strstr (play, "\"score\":\"\""));
}

static void
test_text (void)
{
  g_autoptr (ArbSession) session = ended_new ("Ann", "Bob");
  g_autoptr (ArbScoreProof) proof = arb_session_dup_proof (session);
  g_autofree char *text = arb_score_export_text (session, proof);
  const char *expected[] = { "Friday\n",
                             "\n1. Ann: 3\n    3  Influence tokens\n"
                             "\n2. Bob: 1\n    1  Influence tokens\n",
                             "\nWhat Decided It\n  Scored at the end; the moves were not" };

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    g_assert_nonnull (strstr (text, expected[i]));
  g_assert_null (strstr (text, "Rulings"));
}

static void
test_text_of_broken_off (void)
{
  g_autoptr (ArbSession) session = session_fixture_new ("eminent-domain", "Friday", "Ann", "Bob");
  g_autoptr (ArbScoreProof) proof = NULL;
  g_autofree char *text = NULL;

  session_fixture_say (session, "1 lead survey", TRUE);
  session_fixture_say (session, "1 adjust influence +3", TRUE);
  session_fixture_say (session, "end", TRUE);
  proof = arb_session_dup_proof (session);
  text = arb_score_export_text (session, proof);
  g_assert_nonnull (strstr (text, "\nWhat Decided It\n  The table ended the game here.\n"));
  g_assert_nonnull (strstr (text, "\nRulings and Adjustments\n  Move "));
}

/* In texts for people a name is isolated; in files for programs it is plain. */
static void
test_right_to_left (void)
{
  g_autoptr (ArbSession) session = ended_new ("דנה", "Bob");
  g_autoptr (ArbScoreProof) proof = arb_session_dup_proof (session);
  g_autofree char *text = arb_score_export_text (session, proof);
  g_autofree char *csv = arb_score_export_csv (session, proof);
  g_autofree char *bg_stats = arb_score_export_bg_stats_file (session);

  g_assert_nonnull (strstr (text, "\n1. \u200e\u2068דנה\u2069: 3\n"));
  g_assert_nonnull (strstr (csv, "\r\n1,דנה,"));
  g_assert_null (strstr (csv, "\u2068"));
  g_assert_nonnull (strstr (bg_stats, "\"דנה\""));
  g_assert_null (strstr (bg_stats, "\u2068"));
}

static JsonObject *
parse (JsonParser *parser, const char *text)
{
  g_autoptr (GError) error = NULL;

  json_parser_load_from_data (parser, text, -1, &error);
  g_assert_no_error (error);
  return json_node_get_object (json_parser_get_root (parser));
}

static JsonObject *
get_element (JsonObject *object, const char *name, guint i)
{
  return json_array_get_object_element (json_object_get_array_member (object, name), i);
}

/* The app fails on an absent boolean, and on one of another type. */
static void
assert_booleans (JsonObject *object, const char *const *names)
{
  for (guint i = 0; names[i] != NULL; i++)
    {
      JsonNode *node = json_object_get_member (object, names[i]);

      g_assert_nonnull (node);
      g_assert_cmpuint (json_node_get_value_type (node), ==, G_TYPE_BOOLEAN);
    }
}

static void
test_link (void)
{
  static const char *const of_game[] = { "highestWins", "noPoints", NULL };
  static const char *const of_player[] = { "startPlayer", "winner", NULL };
  g_autoptr (ArbSession) session = ended_new ("Ann & Co", "Bob");
  g_autofree char *link = arb_score_export_bg_stats_link (session);
  g_autofree char *again = arb_score_export_bg_stats_link (session);
  g_autofree char *text = NULL;
  g_autoptr (JsonParser) parser = json_parser_new ();
  JsonObject *root, *game, *player;

  g_assert_true (g_str_has_prefix (link, LINK));
  g_assert_cmpstr (link, ==, again);
  g_assert_null (strpbrk (link + strlen (LINK), "&#+ \""));
  text = g_uri_unescape_string (link + strlen (LINK), NULL);
  root = parse (parser, text);
  game = json_object_get_object_member (root, "game");
  player = get_element (root, "players", 0);
  assert_booleans (game, of_game);
  assert_booleans (player, of_player);
  g_assert_cmpint (json_object_get_int_member (game, "bggId"), ==, 68425);
  g_assert_cmpuint (json_node_get_value_type (json_object_get_member (game, "bggId")), ==,
                    G_TYPE_INT64);
  g_assert_cmpstr (json_object_get_string_member (player, "name"), ==, "Ann & Co");
  g_assert_cmpint (json_object_get_int_member (player, "score"), ==, 3);
  g_assert_true (json_object_get_boolean_member (player, "winner"));
  g_assert_cmpuint (strlen (json_object_get_string_member (root, "playDate")), ==, 19);
}

/* A game of which no time was noted is entered on the day of the export, not in 1970. */
static void
test_no_time (void)
{
  static const char file[] =
      "{ \"format\": \"arbiter-game\", \"version\": 1, \"system\": \"eminent-domain\", "
      "\"edition\": \"it\", \"players\": [ { \"name\": \"Ann\" }, { \"name\": \"Bob\" } ], "
      "\"moves\": [] }";
  g_autoptr (GError) error = NULL;
  ArbDocument *document = arb_document_parse (file, strlen (file), "Undated", &error);
  g_autoptr (ArbSession) session = NULL;
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *today = g_date_time_format (now, "%Y-%m-%d 00:00:00");
  g_autofree char *link = NULL;
  g_autofree char *text = NULL;
  g_autoptr (JsonParser) parser = json_parser_new ();

  g_assert_no_error (error);
  session = arb_session_new_copy (document, "Undated", &error);
  g_assert_no_error (error);
  link = arb_score_export_bg_stats_link (session);
  text = g_uri_unescape_string (link + strlen (LINK), NULL);
  g_assert_cmpstr (json_object_get_string_member (parse (parser, text), "playDate"), ==, today);
}

static void
test_file (void)
{
  static const char *const of_game[] = { "cooperative", "highestWins", "noPoints", "usesTeams",
                                         "isBaseGame",  "isExpansion", NULL };
  static const char *const of_play[] = { "usesTeams", "ignored", "manualWinner", NULL };
  static const char *const of_score[] = { "winner", "newPlayer", "startPlayer", NULL };
  g_autoptr (ArbSession) session = ended_new ("Ann", "Bob");
  g_autofree char *text = arb_score_export_bg_stats_file (session);
  g_autofree char *again = arb_score_export_bg_stats_file (session);
  g_autoptr (JsonParser) parser = json_parser_new ();
  JsonObject *root = parse (parser, text);
  JsonObject *play = get_element (root, "plays", 0);
  JsonObject *score = get_element (play, "playerScores", 1);

  g_assert_cmpstr (text, ==, again);
  assert_booleans (get_element (root, "games", 0), of_game);
  assert_booleans (play, of_play);
  assert_booleans (score, of_score);
  g_assert_cmpstr (json_object_get_string_member (score, "score"), ==, "1");
  g_assert_cmpint (json_object_get_int_member (score, "playerRefId"), ==,
                   json_object_get_int_member (get_element (root, "players", 1), "id"));
  g_assert_true (g_regex_match_simple ("^[0-9A-F]{8}-[0-9A-F]{4}-5[0-9A-F]{3}-[89AB][0-9A-F]{3}-"
                                       "[0-9A-F]{12}$",
                                       json_object_get_string_member (play, "uuid"), 0, 0));
}

/* A game without a number there names none, rather than a wrong one. */
static void
test_other_game (void)
{
  g_autoptr (ArbSession) session = session_fixture_new ("nine-domains", "Friday", "Ann", "Bob");
  g_autofree char *text = arb_score_export_bg_stats_file (session);
  g_autoptr (JsonParser) parser = json_parser_new ();

  g_assert_false (json_object_has_member (get_element (parse (parser, text), "games", 0), "bggId"));
}

/* The example that Python's documentation gives. */
static void
test_uuid (void)
{
  static const guint8 names[ARB_UUID_BYTES] = { 0x6b, 0xa7, 0xb8, 0x10, 0x9d, 0xad, 0x11, 0xd1,
                                                0x80, 0xb4, 0x00, 0xc0, 0x4f, 0xd4, 0x30, 0xc8 };
  g_autofree char *id = arb_uuid_from_name (names, "python.org");

  g_assert_cmpstr (id, ==, "886313E1-3B8A-5372-9B90-0C9AEE199E5D");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/model/score-export/csv", test_csv);
  g_test_add_func ("/model/score-export/unknown-points", test_unknown_points);
  g_test_add_func ("/model/score-export/text", test_text);
  g_test_add_func ("/model/score-export/text-of-broken-off", test_text_of_broken_off);
  g_test_add_func ("/model/score-export/bg-stats-link", test_link);
  g_test_add_func ("/model/score-export/bg-stats-no-time", test_no_time);
  g_test_add_func ("/model/score-export/bg-stats-file", test_file);
  g_test_add_func ("/model/score-export/other-game", test_other_game);
  g_test_add_func ("/model/score-export/uuid", test_uuid);
  g_test_add_func ("/model/score-export/right-to-left", test_right_to_left);
  return g_test_run ();
}
