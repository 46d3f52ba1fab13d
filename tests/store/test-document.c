/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>
#include <time.h>

#include "beans.h"

#define HEAD \
  "\"format\": \"arbiter-game\", \"version\": 5, \"system\": \"beans\", " \
  "\"edition\": \"garden\", "
#define PLAYERS "\"players\": [{\"name\": \"Ada\"}, {\"name\": \"Bob\"}]"
#define START "{" HEAD PLAYERS

static const char canonical[] =
    "{\n"
    "  \"format\": \"arbiter-game\",\n"
    "  \"version\": 5,\n"
    "  \"system\": \"beans\",\n"
    "  \"edition\": \"kitchen\",\n"
    "  \"players\": [{ \"name\": \"Ada\" }, { \"name\": \"Bob 🎲\" }],\n"
    "  \"result\": { \"decided-by\": \"last-bean\", \"winners\": [2], \"scores\": [3, 3] },\n"
    "  \"date\": \"2026-11-21\",\n"
    "  \"variants\": [\n"
    "    \"quick\"\n"
    "  ],\n"
    "  \"switches\": { \"limit\": \"three\" },\n"
    "  \"started\": \"2026-11-21T19:30:00Z\",\n"
    "  \"ended\": \"2026-11-21T20:00:05Z\",\n"
    "  \"moves\": [\n"
    "    \"1 take 3\",\n"
    "    \"#1 is lima\",\n"
    "    \"2 take 2\",\n"
    "    \"1 pass\",\n"
    "    \"2 take 1\"\n"
    "  ],\n"
    "  \"gestures\": [[2, 3], [4, 5]],\n"
    "  \"implied\": [4],\n"
    "  \"rulings\": [1, 5],\n"
    "  \"notes\": { \"3\": \"“Two!”, said Bob\\nand took \\\"them\\\".\" }\n"
    "}\n";

static ArbDocument *
parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  ArbDocument *document = beans_parse (text, &error);

  g_assert_no_error (error);
  return document;
}

static void
assert_unchanged (const char *text)
{
  g_autoptr (ArbDocument) document = parse (text);
  gsize length;
  g_autofree char *again = arb_document_to_string (document, &length);

  g_assert_cmpstr (again, ==, text);
  g_assert_cmpuint (length, ==, strlen (text));
}

static void
test_canonical (void)
{
  assert_unchanged (canonical);
}

static void
test_content (void)
{
  g_autoptr (ArbDocument) document = parse (canonical);
  const ArbGame *game = arb_document_get_game (document);

  g_assert_true (arb_document_get_catalogue (document) == beans_catalogue ());
  g_assert_cmpstr (arb_document_get_name (document, 2), ==, "Bob 🎲");
  g_assert_null (arb_document_get_name (document, 3));
  g_assert_cmpstr (arb_document_get_edition (document), ==, "kitchen");
  g_assert_cmpstr (arb_document_get_variants (document)[0], ==, "quick");
  g_assert_cmpstr (arb_document_get_started (document), ==, "2026-11-21T19:30:00Z");
  g_assert_cmpstr (arb_document_get_note (document, 2), ==, "“Two!”, said Bob\nand took \"them\".");
  g_assert_null (arb_document_get_note (document, 3));
  g_assert_cmpuint (arb_game_get_length (game), ==, 5);
  g_assert_true (arb_game_get_state (game)->over);
  g_assert_cmpint (arb_game_get_options (game)->switches[0], ==, 0);
  g_assert_cmpint (arb_game_get_options (game)->switches[1], ==, 1);
  g_assert_true (arb_game_get_entry (game, 1)->opens);
  g_assert_false (arb_game_get_entry (game, 2)->opens);
  g_assert_true (arb_game_get_entry (game, 3)->implied);
  g_assert_true (arb_game_get_entry (game, 0)->ruled);
  g_assert_false (arb_game_get_entry (game, 1)->ruled);
}

static void
test_new (void)
{
  const char *const names[] = { "", "<b>Ada</b> & אדה", "", NULL };
  const char *const variants[] = { "quick", "crowd", NULL };
  const char *const switches[] = { "start=full", "limit=two", NULL };
  g_autoptr (GError) error = NULL;
  g_autoptr (ArbDocument) document =
      arb_document_new (beans_catalogue (), 0, variants, switches, names, &error);
  g_autofree char *text = NULL;
  g_autoptr (ArbDocument) again = NULL;
  g_autofree char *text_again = NULL;

  g_assert_no_error (error);
  text = arb_document_to_string (document, NULL);
  g_assert_true (g_str_has_prefix (
      text, "{\n  \"format\": \"arbiter-game\",\n  \"version\": 5,\n  \"system\": \"beans\",\n"
            "  \"edition\": \"garden\",\n"
            "  \"players\": [{ \"name\": \"\" }, { \"name\": \"<b>Ada</b> & אדה\" }, "
            "{ \"name\": \"\" }],\n"
            "  \"result\": null,\n"
            "  \"date\": \"20"));
  g_assert_nonnull (strstr (text, "\",\n  \"variants\": [\n    \"quick\",\n    \"crowd\"\n  ],\n"
                                  "  \"switches\": { \"start\": \"full\" },\n"
                                  "  \"started\": \"20"));
  g_assert_true (g_str_has_suffix (text, "Z\",\n  \"moves\": []\n}\n"));

  again = parse (text);
  text_again = arb_document_to_string (again, NULL);
  g_assert_cmpstr (text_again, ==, text);
}

static void
test_new_refused (void)
{
  const char *const names[] = { "Ada\n", NULL };
  const char *const variants[] = { "slow", "crowd", NULL };
  const char *const switches[] = { "limit", "limit=four", "end=now", NULL };
  g_autoptr (GError) error = NULL;

  g_assert_null (arb_document_new (beans_catalogue (), 0, variants, switches, names, &error));
  g_assert_error (error, ARB_STORE_ERROR, ARB_STORE_ERROR_CONTENT);
  g_assert_cmpstr (error->message, ==,
                   "new game: players: 1 given, expected 2 to 3\n"
                   "new game: players[0].name: a control character in a name, expected none\n"
                   "new game: variant: unknown variant “slow”, expected one of: quick, crowd\n"
                   "new game: variant: the variant “crowd” is not for a game of 1\n"
                   "new game: switch: found “limit”, expected KEY=VALUE\n"
                   "new game: switch: unknown value “four”, expected one of: three, two\n"
                   "new game: switch: unknown switch “end”, expected one of: limit, start");
}

static char *
repeat_moves (guint n)
{
  GString *text = g_string_new (START ", \"moves\": [");

  for (guint i = 0; i < n; i++)
    g_string_append (text, i > 0 ? ", \"1 take 1\"" : "\"1 take 1\"");
  return g_string_free (g_string_append (text, "]}"), FALSE);
}

/* Moves after the end of the game stay in the log as struck. */
static void
test_number_of_moves (void)
{
  g_autofree char *most = repeat_moves (20000);
  g_autofree char *more = repeat_moves (20001);
  g_autoptr (ArbDocument) document = parse (most);
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (arb_game_get_length (arb_document_get_game (document)), ==, 20000);
  g_assert_true (arb_game_get_entry (arb_document_get_game (document), 19999)->struck);

  g_assert_null (beans_parse (more, &error));
  g_assert_cmpstr (error->message, ==,
                   "game.arbiter: moves: a list of 20001 moves, expected at most 20000");
}

static void
test_name_length (void)
{
  g_autofree char *fits = g_strnfill (200, 'x');
  g_autofree char *long_name = g_strnfill (201, 'x');
  g_autofree char *good =
      g_strdup_printf ("{" HEAD
                       "\"players\": [{\"name\": \"%s\"}, {\"name\": \"\"}], \"moves\": []}",
                       fits);
  g_autofree char *bad =
      g_strdup_printf ("{" HEAD
                       "\"players\": [{\"name\": \"%s\"}, {\"name\": \"\"}], \"moves\": []}",
                       long_name);
  g_autoptr (ArbDocument) document = parse (good);
  g_autoptr (GError) error = NULL;

  g_assert_cmpstr (arb_document_get_name (document, 1), ==, fits);
  g_assert_null (beans_parse (bad, &error));
  beans_assert_line (error, "game.arbiter: players[0].name: a name of 201 characters, expected at "
                            "most 200");
}

/* A name or note from the window is corrected, so that the saved file can be read. */
static void
test_made_fit (void)
{
  g_autoptr (ArbDocument) document = beans_document ();
  g_autofree char *long_text = g_strnfill (1000, 'x');
  g_autofree char *text = NULL;
  g_autoptr (ArbDocument) again = NULL;

  beans_play (document, "take 1", FALSE);
  arb_document_set_name (document, 1, "A\tda\xff");
  arb_document_set_name (document, 2, long_text);
  g_assert_true (arb_document_set_note (document, 0, long_text));
  text = arb_document_to_string (document, NULL);
  again = parse (text);
  g_assert_cmpstr (arb_document_get_name (again, 1), ==, "A da�");
  g_assert_cmpint (strlen (arb_document_get_name (again, 2)), ==, 200);
  g_assert_cmpint (strlen (arb_document_get_note (again, 0)), ==, 500);
}

/* Checks both players in the file. */
static void
assert_players (const ArbDocument *document, const char *ada, const char *bob)
{
  g_autofree char *text = arb_document_to_string (document, NULL);

  g_assert_nonnull (strstr (text, ada));
  g_assert_nonnull (strstr (text, bob));
  assert_unchanged (text);
}

/* Markers are written if they differ from those of the seats; no two players have the same. */
static void
test_markers (void)
{
  g_autoptr (ArbDocument) document = parse (START ", \"moves\": []}");

  g_assert_cmpint (arb_document_get_marker (document, 1), ==, ARB_MARKER_BLUE_CIRCLE);
  g_assert_cmpint (arb_document_get_marker (document, 2), ==, ARB_MARKER_ORANGE_TRIANGLE);
  assert_players (document, "{ \"name\": \"Ada\" }", "{ \"name\": \"Bob\" }");

  arb_document_set_marker (document, 2, ARB_MARKER_GREY_MOON);
  assert_players (document, "{ \"name\": \"Ada\" }",
                  "{ \"name\": \"Bob\", \"emblem\": \"grey-moon\" }");
  arb_document_set_marker (document, 1, ARB_MARKER_GREY_MOON);
  assert_players (document, "{ \"name\": \"Ada\", \"emblem\": \"grey-moon\" }",
                  "{ \"name\": \"Bob\", \"emblem\": \"blue-circle\" }");
  arb_document_set_marker (document, 1, ARB_MARKER_BLUE_CIRCLE);
  arb_document_set_marker (document, 2, ARB_MARKER_ORANGE_TRIANGLE);
  assert_players (document, "{ \"name\": \"Ada\" }", "{ \"name\": \"Bob\" }");
}

static void
test_number_of_notes (void)
{
  g_autofree char *text = repeat_moves (501);
  g_autoptr (ArbDocument) document = parse (text);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;

  for (guint i = 0; i < 500; i++)
    g_assert_true (arb_document_set_note (document, i, "a note"));
  g_assert_false (arb_document_set_note (document, 500, "one too many"));
  g_assert_true (arb_document_set_note (document, 499, "another"));

  bytes = arb_document_to_bytes (document, "file", &error);
  g_assert_no_error (error);
  g_assert_true (arb_document_set_note (document, 0, NULL));
  g_assert_true (arb_document_set_note (document, 500, "now there is room"));
}

/* A note belongs to its move, not to the place in the log. */
static void
test_note_of_undone_move (void)
{
  g_autoptr (ArbDocument) document = beans_document ();
  ArbGame *game = arb_document_get_game (document);

  beans_play (document, "take 1", FALSE);
  beans_play (document, "take 2", FALSE);
  arb_document_set_note (document, 1, "greedy");
  arb_game_undo (game);
  g_assert_cmpstr (arb_document_get_note (document, 1), ==, "greedy");
  arb_game_redo (game);
  g_assert_cmpstr (arb_document_get_note (document, 1), ==, "greedy");
  arb_game_undo (game);
  beans_play (document, "take 3", FALSE);
  g_assert_null (arb_document_get_note (document, 1));
}

/* Edits of earlier lines move a note with its move, also in the file; it is removed and restored
 * with its move. */
static void
test_note_follows_its_move (void)
{
  g_autoptr (ArbDocument) document = beans_document ();
  ArbGame *game = arb_document_get_game (document);
  ArbMove forgotten;
  guint place;
  g_autofree char *text = NULL;
  g_autoptr (ArbDocument) again = NULL;

  beans_play (document, "take 1", FALSE);
  beans_play (document, "take 2", FALSE);
  beans_play (document, "take 3", FALSE);
  arb_document_set_note (document, 1, "greedy");
  forgotten = arb_game_get_entry (game, 0)->said;

  arb_game_edit (game, 0, 0, &forgotten, 1, TRUE);
  place = arb_game_get_length (game) - 2;
  g_assert_null (arb_document_get_note (document, 1));
  g_assert_cmpstr (arb_document_get_note (document, place), ==, "greedy");
  text = arb_document_to_string (document, NULL);
  again = parse (text);
  g_assert_cmpstr (arb_document_get_note (again, place), ==, "greedy");
  g_assert_null (arb_document_get_note (again, 1));

  arb_game_undo (game);
  g_assert_cmpstr (arb_document_get_note (document, 1), ==, "greedy");
  arb_game_edit (game, 0, 1, NULL, 0, FALSE);
  place = arb_game_get_length (game) - 2;
  g_assert_cmpstr (arb_document_get_note (document, place), ==, "greedy");
  arb_game_undo (game);

  arb_game_edit (game, 1, 1, NULL, 0, FALSE);
  for (guint i = 0; i < arb_game_get_length (game); i++)
    g_assert_null (arb_document_get_note (document, i));
  arb_game_undo (game);
  g_assert_cmpstr (arb_document_get_note (document, 1), ==, "greedy");
}

static void
test_undone (void)
{
  static const char *const texts[] = { "take 4", "1 take 2" };
  ArbMove moves[G_N_ELEMENTS (texts)];
  ArbVerdict verdict;
  g_autoptr (ArbDocument) document = beans_document ();
  ArbGame *game = arb_document_get_game (document);
  g_autofree char *text = NULL;
  g_autofree char *redone_text = NULL;
  g_autofree char *expected = NULL;
  g_autoptr (ArbDocument) again = NULL;

  beans_play (document, "take 1", FALSE);
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    moves[i] = beans_move (texts[i]);
  arb_game_play_moves (game, moves, G_N_ELEMENTS (moves), TRUE, &verdict);
  expected = arb_document_to_string (document, NULL);
  arb_game_undo (game);

  text = arb_document_to_string (document, NULL);
  g_assert_nonnull (
      strstr (text, "\"undone\": {\n    \"moves\": [\n"
                    "      \"2 take 4\",\n      \"1 take 2\"\n    ],\n"
                    "    \"gestures\": [[1, 2]],\n    \"rulings\": [1],\n    \"stamps\": ["));
  assert_unchanged (text);

  again = parse (text);
  g_assert_cmpuint (arb_game_redo (arb_document_get_game (again)), ==, 2);
  redone_text = arb_document_to_string (again, NULL);
  g_assert_cmpstr (redone_text, ==, expected);
}

/* The end is stamped when it comes, not when somebody looks at an old game. */
static void
test_end_stamped (void)
{
  g_autoptr (ArbDocument) document = beans_document ();
  ArbGame *game = arb_document_get_game (document);
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_autofree char *undone = NULL;

  for (guint i = 0; i < 4; i++)
    beans_play (document, "take 3", FALSE);
  first = arb_document_to_string (document, NULL);
  g_assert_nonnull (strstr (first, "\"ended\": \"20"));
  g_assert_nonnull (strstr (first, "\"result\": { \"decided-by\": \"last-bean\", \"winners\": [2], "
                                   "\"scores\": [6, 6] }"));
  g_usleep (1100000);
  second = arb_document_to_string (document, NULL);
  g_assert_cmpstr (second, ==, first);
  assert_unchanged (first);

  arb_game_undo (game);
  undone = arb_document_to_string (document, NULL);
  g_assert_null (strstr (undone, "ended"));
  g_assert_nonnull (strstr (undone, "\"result\": null"));
}

static void
test_end_unknown (void)
{
  g_autoptr (ArbDocument) document =
      parse (START ", \"moves\": [\"take 3\", \"take 3\", \"take 3\", \"take 3\"]}");
  g_autofree char *text = arb_document_to_string (document, NULL);

  g_assert_null (strstr (text, "ended"));
  g_assert_null (strstr (text, "started"));
  assert_unchanged (text);
}

/* Any truncation of a document is refused, and no byte of it can crash the reader. */
static void
test_truncated (void)
{
  for (gsize length = 0; length < strlen (canonical) - 2; length++)
    {
      g_autofree char *cut = g_strndup (canonical, length);
      g_autoptr (GError) error = NULL;

      g_assert_null (beans_parse (cut, &error));
      g_assert_error (error, ARB_STORE_ERROR, ARB_STORE_ERROR_SYNTAX);
    }
}

static void
test_garbled (void)
{
  for (guint i = 0; i < 5000; i++)
    {
      g_autofree char *garbled = g_strdup (canonical);
      g_autoptr (GError) error = NULL;
      g_autoptr (ArbDocument) document = NULL;

      for (guint n = 0; n < 3; n++)
        garbled[g_test_rand_int_range (0, sizeof canonical - 1)] =
            (char) g_test_rand_int_range (1, 256);
      document = beans_parse (garbled, &error);
      g_assert_true ((document != NULL) == (error == NULL));
    }
}

/* A long game is read and written in a moment. */
static void
test_long_game (void)
{
  g_autofree char *text = repeat_moves (2500);
  g_autoptr (ArbDocument) document = parse (text);
  clock_t start = clock (); /* of the processor: others may use it, too */
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = arb_document_to_bytes (document, "file", &error);
  double seconds = (double) (clock () - start) / CLOCKS_PER_SEC;

  g_assert_no_error (error);
  g_test_message ("%" G_GSIZE_FORMAT " bytes in %.4f s", g_bytes_get_size (bytes), seconds);
  g_assert_cmpfloat (seconds, <, 5);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store/document/canonical", test_canonical);
  g_test_add_func ("/store/document/content", test_content);
  g_test_add_func ("/store/document/new", test_new);
  g_test_add_func ("/store/document/new-refused", test_new_refused);
  g_test_add_func ("/store/document/number-of-moves", test_number_of_moves);
  g_test_add_func ("/store/document/name-length", test_name_length);
  g_test_add_func ("/store/document/made-fit", test_made_fit);
  g_test_add_func ("/store/document/emblems", test_markers);
  g_test_add_func ("/store/document/number-of-notes", test_number_of_notes);
  g_test_add_func ("/store/document/note-of-undone-move", test_note_of_undone_move);
  g_test_add_func ("/store/document/note-follows-its-move", test_note_follows_its_move);
  g_test_add_func ("/store/document/undone", test_undone);
  g_test_add_func ("/store/document/end-stamped", test_end_stamped);
  g_test_add_func ("/store/document/end-unknown", test_end_unknown);
  g_test_add_func ("/store/document/truncated", test_truncated);
  g_test_add_func ("/store/document/garbled", test_garbled);
  g_test_add_func ("/store/document/long-game", test_long_game);
  return g_test_run ();
}
