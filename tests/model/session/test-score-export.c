/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "session-fixture.h"

#include "model/session/score-export.h"
#include "store/uuid.h"

#include <json-glib/json-glib.h>
#include <string.h>

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
  g_autofree char *expected = NULL;

  expected = g_strdup_printf (
      "Seat,Player,Source,Card,Points,Place,Date,Game,Edition\r\n"
      "1,'=1+1,Influence tokens,,3,1,%1$s,Eminent Domain,Later printing\r\n"
      "2,\"Bo \"\"B\"\", junior\",Influence tokens,,1,2,%1$s,Eminent Domain,Later printing\r\n"
      "1,'=1+1,Total,,3,1,%1$s,Eminent Domain,Later printing\r\n"
      "2,\"Bo \"\"B\"\", junior\",Total,,1,2,%1$s,Eminent Domain,Later printing\r\n",
      arb_document_get_date (arb_session_get_document (session)));
  g_assert_cmpstr (csv, ==, expected);
}

/* A formula is one also behind what nobody sees, and with a wide sign. */
static void
test_csv_formulas (void)
{
  static const char *const formulas[] = {
    "=1",       "+1",       "-1",       "@a",           "\u200b=1", "\u2060+1", "\ufeff=1",
    "\u00ad=1", "\u3164=1", "\ufe0f=1", "\U000e0020=1", " =1",      "\u00a0=1", "\u3000@a",
    "＝1",      "＋1",      "－1",      "＠a",          "﹦1",      "−1",       " \u200b ＝1"
  };
  static const char *const texts[] = { "Ann=1", "1+1", "a@b", "\u200bAnn", "日本", "(=1)" };

  for (guint i = 0; i < G_N_ELEMENTS (formulas) + G_N_ELEMENTS (texts); i++)
    {
      gboolean formula = i < G_N_ELEMENTS (formulas);
      const char *name = formula ? formulas[i] : texts[i - G_N_ELEMENTS (formulas)];
      g_autoptr (ArbSession) session = ended_new ("Ann", "Bob");
      g_autoptr (ArbScoreProof) proof = NULL;
      g_autofree char *csv = NULL;
      g_autofree char *guarded = g_strdup_printf ("\r\n1,'%s,", name);
      g_autofree char *plain = g_strdup_printf ("\r\n1,%s,", name);

      arb_session_rename (session, 1, name);
      proof = arb_session_dup_proof (session);
      csv = arb_score_export_csv (session, proof);
      if (strstr (csv, formula ? guarded : plain) == NULL)
        g_error ("“%s” in:\n%s", name, csv);
    }
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
  g_autofree char *date = arb_score_dup_date (session);
  g_autofree char *head = g_strdup_printf ("\n%s\n\nAnn wins", date);
  const char *expected[] = { "Friday\n", head,
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
  g_autoptr (GDateTime) noon =
      g_date_time_new_local (g_date_time_get_year (now), g_date_time_get_month (now),
                             g_date_time_get_day_of_month (now), 12, 0, 0);
  g_autoptr (GDateTime) utc = g_date_time_to_utc (noon);
  g_autofree char *today = g_date_time_format (utc, "%Y-%m-%d %H:%M:%S");
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

/* Opens a session of a game with these members and names. */
static ArbSession *
session_of (const char *members, const char *first, const char *second)
{
  g_autofree char *file = g_strdup_printf (
      "{\"format\": \"arbiter-game\", \"version\": 4, \"system\": \"eminent-domain\", "
      "\"edition\": \"it\", \"players\": [{\"name\": \"%s\"}, {\"name\": \"%s\"}], %s"
      "\"moves\": [\"1 adjust influence +3\", \"end\"]}",
      first, second, members);
  g_autoptr (GError) error = NULL;
  ArbDocument *document = arb_document_parse (file, strlen (file), "Friday", &error);
  ArbSession *session;

  g_assert_no_error (error);
  session = arb_session_new_copy (document, "Friday", &error);
  g_assert_no_error (error);
  return session;
}

/* A link has its time in UTC, a file that of the place, on the day of the game. */
static void
test_zones (void)
{
  static const struct
  {
    const char *members;
    const char *link;
    const char *file;
  } games[] = {
    { "\"started\": \"2026-11-20T16:00:00Z\", ", "2026-11-20 16:00:00", "2026-11-21 01:00:00" },
    { "\"date\": \"2026-10-03\", \"started\": \"2026-11-20T16:00:00Z\", ", "2026-10-03 03:00:00",
      "2026-10-03 12:00:00" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr (ArbSession) session = session_of (games[i].members, "Ann", "Bob");
      g_autofree char *link = arb_score_export_bg_stats_link (session);
      g_autofree char *file = arb_score_export_bg_stats_file (session);
      g_autofree char *text = g_uri_unescape_string (link + strlen (LINK), NULL);
      g_autoptr (JsonParser) parser = json_parser_new ();

      g_assert_cmpstr (json_object_get_string_member (parse (parser, text), "playDate"), ==,
                       games[i].link);
      g_assert_cmpstr (json_object_get_string_member (get_element (parse (parser, file), "plays",
                                                                   0),
                                                      "playDate"),
                       ==, games[i].file);
    }
}

static char *
dup_id (ArbSession *session, guint seat)
{
  g_autofree char *file = arb_score_export_bg_stats_file (session);
  g_autoptr (JsonParser) parser = json_parser_new ();

  return g_strdup (
      json_object_get_string_member (get_element (parse (parser, file), "players", seat - 1),
                                     "uuid"));
}

/* Two people are two people whatever they are called; a corrected name is the same person. */
static void
test_persons (void)
{
  g_autoptr (ArbSession) session = session_of ("", "Ann", "Ann");
  g_autoptr (ArbSession) nameless = session_of ("", "", "");
  g_autoptr (ArbSession) other = session_of ("", "Jon", "Bob");
  g_autofree char *first = dup_id (session, 1);
  g_autofree char *second = dup_id (session, 2);
  g_autofree char *nobody = dup_id (nameless, 1);
  g_autofree char *nobody_else = dup_id (nameless, 2);
  g_autofree char *jon = dup_id (other, 1);
  g_autofree char *bob = dup_id (other, 2);
  g_autofree char *corrected = NULL;
  g_autofree char *exchanged = NULL;

  g_assert_cmpstr (first, !=, second);
  g_assert_cmpstr (nobody, !=, nobody_else);

  arb_session_rename (other, 1, "John");
  corrected = dup_id (other, 1);
  g_assert_cmpstr (corrected, ==, jon);

  /* They have sat down the other way round. */
  arb_session_rename (other, 1, "Bob");
  arb_session_rename (other, 2, "Jon");
  exchanged = dup_id (other, 1);
  g_assert_cmpstr (exchanged, ==, bob);
  g_free (exchanged);
  exchanged = dup_id (other, 2);
  g_assert_cmpstr (exchanged, ==, jon);
}

/* Nobody wins a game that does not count, in no export. */
static void
test_not_counting (void)
{
  g_autoptr (ArbSession) session = session_of ("\"counts\": false, ", "Ann", "Bob");
  g_autoptr (ArbScoreProof) proof = arb_session_dup_proof (session);
  g_autofree char *csv = arb_score_export_csv (session, proof);
  g_autofree char *text = arb_score_export_text (session, proof);
  g_autofree char *file = arb_score_export_bg_stats_file (session);
  g_autofree char *link = arb_score_export_bg_stats_link (session);
  g_autofree char *linked = g_uri_unescape_string (link + strlen (LINK), NULL);

  g_assert_nonnull (strstr (csv, "1,Ann,Total,,3,,"));
  g_assert_nonnull (strstr (text, "\nThe game does not count, so nobody wins.\n"));
  g_assert_nonnull (strstr (text, "\nAnn: 3\n"));
  g_assert_null (strstr (text, "Ann wins"));
  g_assert_nonnull (strstr (file, "\"ignored\":true"));
  g_assert_nonnull (strstr (linked, "\"ignored\":true"));
  g_assert_null (strstr (file, "\"winner\":true"));
  g_assert_null (strstr (linked, "\"winner\":true"));
  g_assert_null (strstr (file, "rank"));
  g_assert_nonnull (strstr (file, "does not count"));
}

/* A game of which no gesture has a stamp has no length, whatever the clock said at its end. */
static void
test_no_length (void)
{
  g_autoptr (ArbSession) session = session_of ("\"started\": \"2026-11-20T16:00:00Z\", "
                                               "\"ended\": \"2026-11-27T18:00:00Z\", ",
                                               "Ann", "Bob");
  g_autofree char *date = arb_score_dup_date (session);
  g_autofree char *file = arb_score_export_bg_stats_file (session);

  g_assert_null (strstr (date, " h "));
  g_assert_nonnull (strstr (file, "\"durationMin\":0"));
}

/* Who takes the end back and goes on plays a game that counts; redoing it does not. */
static void
test_end_taken_back (void)
{
  g_autoptr (ArbSession) session = session_fixture_new ("eminent-domain", "Friday", "Ann", "Bob");

  session_fixture_say (session, "1 adjust influence +3", TRUE);
  g_assert_true (arb_session_end (session, FALSE));
  g_assert_cmpuint (arb_session_get_sheet (session)->winners, ==, 0);
  g_assert_true (arb_session_undo (session));
  g_assert_true (arb_session_redo (session));
  g_assert_false (arb_session_get_sheet (session)->counts);

  g_assert_true (arb_session_undo (session));
  session_fixture_say (session, "1 adjust influence +1", TRUE);
  session_fixture_say (session, "end", TRUE);
  g_assert_true (arb_session_get_sheet (session)->counts);
  g_assert_cmpuint (arb_session_get_sheet (session)->winners, ==, 1u << 1);
}

/* Returns the session as somebody finds it who opens its file again. */
static ArbSession *
reopen (ArbSession *session)
{
  g_autofree char *text = session_fixture_dup_text (session);
  g_autoptr (GError) error = NULL;
  ArbDocument *document = arb_document_parse (text, strlen (text), "again", &error);
  ArbSession *again;

  g_assert_no_error (error);
  again = arb_session_new_copy (document, "Again", &error);
  g_assert_no_error (error);
  return again;
}

/* Fails unless the game is over, and counts or not, both now and when its file is opened again. */
static void
assert_end (ArbSession *session, gboolean counts)
{
  g_autoptr (ArbSession) again = reopen (session);

  g_assert_true (arb_session_get_over (session) && arb_session_get_over (again));
  g_assert_true (arb_session_get_sheet (session)->counts == counts);
  g_assert_true (arb_session_get_sheet (again)->counts == counts);
}

/* Whether an end counts comes back with it, whatever was undone, corrected and redone meanwhile, and
 * also after a restart. */
static void
test_end_restored (void)
{
  for (guint i = 0; i < 2; i++)
    {
      gboolean counts = i != 0;
      g_autoptr (ArbSession) first = session_fixture_new ("eminent-domain", "Friday", "Ann", "Bob");
      g_autoptr (ArbSession) session = NULL;
      const ArbLogEdit removal = { .kind = ARB_EDIT_REMOVE, .number = 3 };

      session_fixture_say (first, "1 adjust influence +3", TRUE);
      session_fixture_say (first, "2 adjust influence +2", TRUE);
      g_assert_true (arb_session_end (first, counts));
      assert_end (first, counts);

      /* People look back, and play on; one Undo brings the end back. */
      arb_session_undo (first);
      arb_session_undo (first);
      session = reopen (first);
      session_fixture_say (session, "2 adjust influence +1", TRUE);
      g_assert_true (arb_session_end (session, !counts));
      assert_end (session, !counts);
      arb_session_undo (session);
      g_assert_false (arb_session_get_over (session));
      arb_session_undo (session);
      assert_end (session, counts);
      arb_session_redo (session);
      arb_session_redo (session);
      assert_end (session, !counts);

      /* They go back, and forward again. */
      g_assert_true (arb_session_go_back (session, 1));
      g_assert_false (arb_session_get_over (session));
      g_assert_true (arb_session_go_forward (session));
      assert_end (session, !counts);

      /* The end is removed, and people play on. */
      g_assert_true (arb_session_edit (session, &removal, FALSE, FALSE));
      g_assert_false (arb_session_get_over (session));
      session_fixture_say (session, "2 adjust influence +5", TRUE);
      arb_session_undo (session);
      arb_session_undo (session);
      assert_end (session, !counts);
    }
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

/* An edition under which the game cannot be compared says nothing about who won; the winner and the day
 * are there. */
static void
test_no_divergence (void)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "records", "four-players-war-path.arbiter", NULL);
  g_autoptr (GError) error = NULL;
  ArbDocument *document = arb_document_load (path, NULL, &error);
  g_autoptr (ArbSession) session = NULL;
  g_autoptr (ArbScoreProof) proof = NULL;
  g_auto (GStrv) editions = NULL;
  g_autofree char *text = NULL;
  g_autofree char *day = NULL;
  guint n_diverged = 0;

  g_assert_no_error (error);
  g_assert_true (arb_document_set_date (document, "2026-11-14"));
  session = arb_session_new (document, "/nowhere/game.arbiter");
  proof = arb_session_dup_proof (session);
  for (guint i = 0; i < proof->editions->len; i++)
    n_diverged += g_array_index (proof->editions, ArbScoreProofEdition, i).outcome
                  == ARB_SCORE_PROOF_DIVERGED;
  g_assert_cmpuint (n_diverged, >, 0);
  editions = arb_score_dup_editions (session, proof);
  g_assert_cmpuint (g_strv_length (editions), ==, proof->editions->len - n_diverged);
  text = arb_score_export_text (session, proof);
  g_assert_null (strstr (text, "cannot be compared"));
  g_assert_nonnull (strstr (text, " wins with the most influence."));
  day = arb_score_dup_date (session);
  g_assert_nonnull (strstr (text, day));
}

int
main (int argc, char *argv[])
{
  g_setenv ("TZ", "Asia/Tokyo", TRUE);
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/model/score-export/csv", test_csv);
  g_test_add_func ("/model/score-export/csv-formulas", test_csv_formulas);
  g_test_add_func ("/model/score-export/zones", test_zones);
  g_test_add_func ("/model/score-export/persons", test_persons);
  g_test_add_func ("/model/score-export/not-counting", test_not_counting);
  g_test_add_func ("/model/score-export/no-length", test_no_length);
  g_test_add_func ("/model/score-export/end-taken-back", test_end_taken_back);
  g_test_add_func ("/model/score-export/end-restored", test_end_restored);
  g_test_add_func ("/model/score-export/unknown-points", test_unknown_points);
  g_test_add_func ("/model/score-export/text", test_text);
  g_test_add_func ("/model/score-export/text-of-broken-off", test_text_of_broken_off);
  g_test_add_func ("/model/score-export/bg-stats-link", test_link);
  g_test_add_func ("/model/score-export/bg-stats-no-time", test_no_time);
  g_test_add_func ("/model/score-export/bg-stats-file", test_file);
  g_test_add_func ("/model/score-export/other-game", test_other_game);
  g_test_add_func ("/model/score-export/uuid", test_uuid);
  g_test_add_func ("/model/score-export/right-to-left", test_right_to_left);
  g_test_add_func ("/model/score-export/no-divergence", test_no_divergence);

  return g_test_run ();
}
