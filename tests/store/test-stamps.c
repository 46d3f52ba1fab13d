/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "beans.h"
#include "store/input.h"

/* When each gesture was recorded, how long a game was, when it ended, and on which day it was. */

#define HEAD \
  "{\"format\": \"arbiter-game\", \"version\": 5, \"system\": \"beans\", \"edition\": " \
  "\"garden\", " \
  "\"players\": [{\"name\": \"Ada\"}, {\"name\": \"Bob\"}], \"date\": \"2026-11-21\", " \
  "\"started\": \"2026-11-21T19:30:00Z\", "
#define UNSTARTED \
  "{\"format\": \"arbiter-game\", \"version\": 5, \"system\": \"beans\", \"edition\": " \
  "\"garden\", \"players\": [{\"name\": \"Ada\"}, {\"name\": \"Bob\"}], "
#define FINISHED "\"moves\": [\"take 3\", \"take 3\", \"take 3\", \"take 3\"]"

static ArbDocument *
parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  ArbDocument *document = beans_parse (text, &error);

  g_assert_no_error (error);
  return document;
}

static char *
write_text (const ArbDocument *document)
{
  return arb_document_to_string (document, NULL);
}

/* Saves and reads @document again. */
static ArbDocument *
reopen (const ArbDocument *document)
{
  g_autofree char *text = write_text (document);
  ArbDocument *again = parse (text);
  g_autofree char *same = write_text (again);

  g_assert_cmpstr (same, ==, text);
  return again;
}

static void
assert_says (const ArbDocument *document, const char *part)
{
  g_autofree char *text = write_text (document);

  if (strstr (text, part) == NULL)
    g_error ("“%s” is missing in:\n%s", part, text);
}

static void
assert_silent (const ArbDocument *document, const char *part)
{
  g_autofree char *text = write_text (document);

  if (strstr (text, part) != NULL)
    g_error ("“%s” is in:\n%s", part, text);
}

static void
assert_refused (const char *text, const char *line)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (beans_parse (text, &error));
  beans_assert_line (error, line);
}

static void
test_minutes (void)
{
  static const struct
  {
    const char *rest;
    gint minutes;
  } games[] = {
    /* A gap of ten minutes is a pause; one second less is not. */
    { FINISHED ", \"stamps\": [120, 599, 1198, 1797]}", 29 },
    { FINISHED ", \"stamps\": [120, 599, 1199, 1798]}", 19 },
    { FINISHED ", \"stamps\": [120, 240, 86400, 86520]}", 6 },
    /* The clock jumped backwards by an hour: that gap counts nothing. */
    { FINISHED ", \"stamps\": [300, 600, -3000, -2700]}", 15 },
    /* Without stamps nobody knows, whatever the clock said at the end. */
    { FINISHED ", \"ended\": \"2026-11-22T21:30:00Z\"}", 0 },
    /* What is recorded after the end does not belong to the game. */
    { "\"moves\": [\"take 3\", \"take 3\", \"take 3\", \"take 3\", \"#1 is lima\"], "
      "\"stamps\": [60, 120, 180, 240, 700]}",
      4 },
    /* A gesture has one stamp. */
    { FINISHED ", \"gestures\": [[1, 2]], \"stamps\": [60, 180, 360]}", 6 },
    /* An edit is a gesture between the moves. */
    { FINISHED ", \"stamps\": [60, 500, 1600, 1660], \"edits\": [{\"at\": 2, \"replaces\": 1, "
               "\"length\": 2, \"moves\": [\"take 2\"], \"stamps\": [500], \"stamp\": 1050}]}",
      27 },
    /* So is what an edit took out after it was played. */
    { FINISHED ", \"stamps\": [60, 500, 1700, 1760], \"edits\": [{\"at\": 3, \"replaces\": 0, "
               "\"length\": 2, \"moves\": [\"take 2\"], \"stamps\": [1050], \"stamp\": 1200}]}",
      29 },
    /* A game under way has no length. */
    { "\"moves\": [\"take 3\"], \"stamps\": [120]}", 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *text = g_strconcat (HEAD, games[i].rest, NULL);
      g_autoptr (ArbDocument) document = parse (text);

      g_test_message ("%s", games[i].rest);
      g_assert_cmpint (arb_document_get_minutes (document), ==, games[i].minutes);
    }
}

/* Stamps stay with their gestures, in the file, too. */
static void
test_undo_and_redo (void)
{
  g_autoptr (ArbDocument) document = parse (HEAD FINISHED ", \"stamps\": [60, 120, 180, 240]}");
  g_autoptr (ArbDocument) again = NULL;

  arb_game_undo (arb_document_get_game (document));
  arb_game_undo (arb_document_get_game (document));
  assert_says (document, "\"stamps\": [60, 120],");
  assert_says (document, "\"stamps\": [180, 240]");
  assert_silent (document, "ended");

  again = reopen (document);
  arb_game_redo (arb_document_get_game (again));
  arb_game_redo (arb_document_get_game (again));
  assert_says (again, "\"stamps\": [60, 120, 180, 240]");
  assert_says (again, "\"ended\": \"2026-11-21T19:34:00Z\"");
  g_assert_cmpint (arb_document_get_minutes (again), ==, 4);
}

/* An edit has a stamp of its own; what it puts in happened when it was played, and what it took out
 * keeps its stamps. */
static void
test_edit (void)
{
  g_autoptr (ArbDocument) document =
      parse (HEAD "\"moves\": [\"take 1\", \"take 2\", \"take 3\"], \"stamps\": [60, 120, 180]}");
  g_autoptr (ArbDocument) again = NULL;
  ArbMove corrected = beans_move ("2 take 1");

  arb_game_edit (arb_document_get_game (document), 1, 1, &corrected, 1, FALSE);
  assert_says (document, "\"stamps\": [60, 120, 180]");
  assert_says (document, "\"stamps\": [120],");
  assert_says (document, "\"stamp\": ");

  again = reopen (document);
  arb_game_undo (arb_document_get_game (again));
  assert_says (again, "\"stamps\": [60, 120, 180]");
  assert_says (again, "\"undone-edits\": [");
  assert_says (again, "\"stamps\": [120],");
  assert_says (again, "\"stamp\": ");
}

/* A line that an edit puts in has the stamp of its neighbour, not of the edit. */
static void
test_inserted (void)
{
  g_autoptr (ArbDocument) document =
      parse (HEAD "\"moves\": [\"take 1\", \"take 2\", \"take 3\"], \"stamps\": [60, 120, 180]}");
  ArbMove seen = beans_move ("#1 is lima");

  arb_game_edit (arb_document_get_game (document), 2, 0, &seen, 1, FALSE);
  assert_says (document, "\"stamps\": [60, 120, 120, 180]");
}

static void
test_new_gesture (void)
{
  g_autoptr (ArbDocument) document = beans_document ();
  g_autoptr (ArbDocument) again = NULL;

  beans_play (document, "take 1", FALSE);
  assert_says (document, "\"stamps\": [0]");
  again = reopen (document);
  beans_play (again, "take 1", FALSE);
  assert_says (again, "\"stamps\": [0, ");
}

/* An older game of which the first moves have no stamps never gets some for the others. */
static void
test_older_game (void)
{
  g_autoptr (ArbDocument) document =
      parse ("{\"format\": \"arbiter-game\", \"version\": 3, \"system\": \"beans\", "
             "\"edition\": \"garden\", \"players\": [{\"name\": \"Ada\"}, {\"name\": \"Bob\"}], "
             "\"started\": \"2026-11-21T12:30:00Z\", "
             "\"moves\": [\"take 3\", \"take 3\", \"take 3\"]}");
  g_autoptr (ArbDocument) again = NULL;

  assert_says (document, "\"version\": 5,");
  assert_says (document, "\"date\": \"2026-11-21\"");
  beans_play (document, "take 3", FALSE);
  assert_silent (document, "stamps");
  assert_says (document, "\"ended\": \"20");
  again = reopen (document);
  g_assert_cmpint (arb_document_get_minutes (again), ==, 0);
}

/* The end of an older game is the one that its file says, after undoing and redoing it, too; an
 * unknown end stays unknown. */
static void
test_end_of_older_game (void)
{
  static const char *const ends[] = { "\"ended\": \"2026-11-21T20:00:00Z\", ", "" };

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      g_autofree char *text = g_strconcat (HEAD, ends[i], FINISHED "}", NULL);
      g_autoptr (ArbDocument) document = parse (text);
      g_autofree char *first = write_text (document);
      g_autoptr (ArbDocument) undone = NULL;
      g_autofree char *redone = NULL;
      g_autofree char *reopened = NULL;

      arb_game_undo (arb_document_get_game (document));
      undone = reopen (document);
      arb_game_redo (arb_document_get_game (document));
      redone = write_text (document);
      g_assert_cmpstr (redone, ==, first);
      arb_game_redo (arb_document_get_game (undone));
      reopened = write_text (undone);
      g_assert_cmpstr (reopened, ==, first);
    }
}

/* The end that an edit takes away comes back with it. */
static void
test_end_and_edit (void)
{
  g_autoptr (ArbDocument) document = parse (HEAD FINISHED ", \"stamps\": [60, 120, 180, 240]}");
  g_autoptr (ArbDocument) again = NULL;
  ArbMove fewer = beans_move ("2 take 1");

  arb_game_edit (arb_document_get_game (document), 3, 1, &fewer, 1, FALSE);
  assert_silent (document, "ended");
  again = reopen (document);
  arb_game_undo (arb_document_get_game (again));
  assert_says (again, "\"ended\": \"2026-11-21T19:34:00Z\"");
}

static void
test_undated (void)
{
  g_autoptr (ArbDocument) document = beans_document ();

  arb_document_leave_undated (document);
  for (guint i = 0; i < 4; i++)
    beans_play (document, "take 3", FALSE);
  assert_silent (document, "date\"");
  assert_silent (document, "ended");
  assert_silent (document, "stamps");
}

static void
test_stamps_refused (void)
{
  assert_refused (HEAD "\"moves\": [\"take 1\"], \"stamps\": [\"1\"]}",
                  "game.arbiter: stamps[0]: found the text “1”, expected a whole number");
  assert_refused (HEAD "\"moves\": [\"take 1\"], \"stamps\": [99999999999]}",
                  "game.arbiter: stamps[0]: found the number 99999999999, expected seconds since "
                  "the start of the game, from -4000000000 to 4000000000");
  assert_refused (HEAD "\"moves\": [\"take 1\"], \"edits\": [{\"at\": 1, \"replaces\": 0, "
                       "\"length\": 1, \"moves\": [], \"stamp\": \"x\"}]}",
                  "game.arbiter: edits[0].stamp: found the text “x”, expected a whole number");
}

/* A move that somebody added by hand has no stamp, and only they know which stamp is whose then; nor
 * does anybody without the start. Dropping the stamps would lose them at the next save. */
static void
test_stamps_by_hand (void)
{
  static const char *const unstarted[][2] = {
    { "\"moves\": [\"take 1\"], \"stamps\": [5]}", "stamps" },
    { "\"moves\": [], \"undone\": {\"moves\": [\"take 1\"], \"stamps\": [5]}}", "undone.stamps" },
    { "\"moves\": [\"take 1\"], \"edits\": [{\"at\": 1, \"replaces\": 1, \"length\": 1, "
      "\"moves\": [], \"stamp\": 5}]}",
      "edits[0].stamp" },
  };

  assert_refused (
      HEAD "\"moves\": [\"take 1\", \"take 1\"], \"stamps\": [1]}",
      "game.arbiter: stamps: a list of 1, expected 2, one for each gesture; leave it out "
      "if they are not known");
  assert_refused (
      HEAD "\"moves\": [], \"undone\": {\"moves\": [\"take 1\"], \"stamps\": [1, 2]}}",
      "game.arbiter: undone.stamps: a list of 2, expected 1, one for each gesture; leave "
      "it out if they are not known");
  assert_refused (HEAD "\"moves\": [\"take 1\"], \"edits\": [{\"at\": 1, \"replaces\": 1, "
                       "\"length\": 1, \"moves\": [\"take 2\"], \"stamps\": []}]}",
                  "game.arbiter: edits[0].stamps: a list of 0, expected 1, one for each gesture; "
                  "leave it out if they are not known");

  for (guint i = 0; i < G_N_ELEMENTS (unstarted); i++)
    {
      g_autofree char *text = g_strconcat (UNSTARTED, unstarted[i][0], NULL);
      g_autofree char *line =
          g_strconcat ("game.arbiter: ", unstarted[i][1],
                       ": seconds since the start of the game, expected “started” to say when that "
                       "was",
                       NULL);

      assert_refused (text, line);
    }
}

/* The end that a file says is kept where the moves do not reach it, until something is played. */
static void
test_end_of_unfinished (void)
{
  g_autoptr (ArbDocument) document =
      parse (HEAD "\"ended\": \"2026-11-21T20:00:00Z\", \"moves\": [\"take 1\"]}");

  assert_says (document, "\"ended\": \"2026-11-21T20:00:00Z\"");
  beans_play (document, "take 1", FALSE);
  assert_silent (document, "ended");
}

static const char facts[] = "  \"players\": [\n"
                            "    { \"name\": \"Ada\", \"left\": 2, "
                            "\"person\": \"1F0A2B3C-4D5E-5F60-8718-293A4B5C6D7E\" },\n"
                            "    { \"name\": \"Bob\", \"emblem\": \"grey-moon\" },\n"
                            "    { \"name\": \"Cleo\" }\n"
                            "  ],\n"
                            "  \"result\": null,\n"
                            "  \"date\": \"2024-02-29\",\n"
                            "  \"place\": \"Ada’s kitchen\",\n"
                            "  \"note\": \"With the new mat.\\nBob taught us.\",\n"
                            "  \"counts\": false,\n";

static void
test_facts (void)
{
  g_autofree char *text = g_strconcat ("{\n  \"format\": \"arbiter-game\",\n  \"version\": 5,\n"
                                       "  \"system\": \"beans\",\n  \"edition\": \"garden\",\n",
                                       facts,
                                       "  \"started\": \"2026-11-21T19:30:00Z\",\n  \"moves\": [\n"
                                       "    \"1 take 1\",\n    \"1 leave\"\n  ],\n"
                                       "  \"stamps\": [30, 40]\n}\n",
                                       NULL);
  g_autoptr (ArbDocument) document = parse (text);
  g_autofree char *again = write_text (document);

  g_assert_cmpstr (again, ==, text);
  g_assert_cmpstr (arb_document_get_date (document), ==, "2024-02-29");
  g_assert_cmpstr (arb_document_get_place (document), ==, "Ada’s kitchen");
  g_assert_cmpstr (arb_document_get_remark (document), ==, "With the new mat.\nBob taught us.");
  g_assert_false (arb_document_get_counts (document));
}

static void
test_facts_refused (void)
{
  static const struct
  {
    const char *rest;
    const char *line;
  } bad[] = {
    { "\"players\": [{\"name\": \"Ada\"}, {\"name\": \"Bob\"}], \"date\": \"2026-02-30\"",
      "game.arbiter: date: found “2026-02-30”, expected a day like 2026-11-21" },
    { "\"players\": [{\"name\": \"Ada\"}, {\"name\": \"Bob\"}], \"date\": \"21.11.2026\"",
      "game.arbiter: date: found “21.11.2026”, expected a day like 2026-11-21" },
    { "\"players\": [{\"name\": \"Ada\"}, {\"name\": \"Bob\"}], \"place\": \"a\\nb\"",
      "game.arbiter: place: a control character in a text, expected none" },
    { "\"players\": [{\"name\": \"Ada\"}, {\"name\": \"Bob\"}], \"note\": \"a\\tb\"",
      "game.arbiter: note: a control character in a note, expected none but line breaks" },
    { "\"players\": [{\"name\": \"Ada\"}, {\"name\": \"Bob\"}], \"counts\": 0",
      "game.arbiter: counts: expected true or false" },
    { "\"players\": [{\"name\": \"Ada\", \"left\": 0}, {\"name\": \"Bob\"}]",
      "game.arbiter: players[0].left: found the number 0, expected the number of a move, 1 to "
      "20000" },
    { "\"players\": [{\"name\": \"Ada\"}, {\"name\": \"Bob\", \"person\": \"Bob\"}]",
      "game.arbiter: players[1].person: found “Bob”, expected an id like "
      "00000000-0000-4000-8000-000000000000" },
    { "\"players\": [{\"name\": \"Ada\", \"person\": \"1F0A2B3C-4D5E-5F60-8718-293A4B5C6D7E\"}, "
      "{\"name\": \"Bob\", \"person\": \"1f0a2b3c-4d5e-5f60-8718-293a4b5c6d7e\"}]",
      "game.arbiter: players[1].person: 1f0a2b3c-4d5e-5f60-8718-293a4b5c6d7e already belongs to "
      "seat 1, expected another one" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autofree char *text =
          g_strdup_printf ("{\"format\": \"arbiter-game\", \"version\": 5, \"system\": \"beans\", "
                           "\"edition\": \"garden\", %s, \"moves\": []}",
                           bad[i].rest);

      assert_refused (text, bad[i].line);
    }
}

/* What is set is cut so that the file can be read, and a day that is none is refused. */
static void
test_set_facts (void)
{
  g_autoptr (ArbDocument) document = beans_document ();
  g_autofree char *long_text = g_strnfill (1000, 'x');
  g_autoptr (ArbDocument) again = NULL;

  g_assert_nonnull (arb_document_get_date (document));
  g_assert_false (arb_document_set_date (document, "2026-13-01"));
  g_assert_true (arb_document_set_date (document, "2025-12-31"));
  arb_document_set_place (document, long_text);
  arb_document_set_remark (document, "a\tb\nc");
  arb_document_set_counts (document, FALSE);
  again = reopen (document);
  g_assert_cmpstr (arb_document_get_date (again), ==, "2025-12-31");
  g_assert_cmpuint (strlen (arb_document_get_place (again)), ==, 200);
  g_assert_cmpstr (arb_document_get_remark (again), ==, "a b\nc");
  g_assert_false (arb_document_get_counts (again));

  arb_document_set_place (again, "");
  arb_document_set_remark (again, NULL);
  arb_document_set_counts (again, TRUE);
  assert_silent (again, "place");
  assert_silent (again, "note");
  assert_silent (again, "counts");
}

/* The next game of the same people is at the same place, today. */
static void
test_new_again (void)
{
  g_autofree char *text =
      g_strconcat ("{\"format\": \"arbiter-game\", \"version\": 5, \"system\": \"beans\", "
                   "\"edition\": \"garden\",",
                   facts, "\"moves\": []}", NULL);
  g_autoptr (ArbDocument) document = parse (text);
  g_autoptr (ArbDocument) again = arb_document_new_again (document, 1);

  g_assert_cmpstr (arb_document_get_place (again), ==, "Ada’s kitchen");
  g_assert_cmpstr (arb_document_get_date (again), !=, "2024-02-29");
  g_assert_null (arb_document_get_remark (again));
  g_assert_true (arb_document_get_counts (again));
  assert_says (again, "1F0A2B3C-4D5E-5F60-8718-293A4B5C6D7E");
  assert_silent (again, "left");
}

int
main (int argc, char *argv[])
{
  g_setenv ("TZ", "Europe/Rome", TRUE);
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store/stamps/minutes", test_minutes);
  g_test_add_func ("/store/stamps/undo-and-redo", test_undo_and_redo);
  g_test_add_func ("/store/stamps/edit", test_edit);
  g_test_add_func ("/store/stamps/inserted", test_inserted);
  g_test_add_func ("/store/stamps/new-gesture", test_new_gesture);
  g_test_add_func ("/store/stamps/older-game", test_older_game);
  g_test_add_func ("/store/stamps/end-of-older-game", test_end_of_older_game);
  g_test_add_func ("/store/stamps/end-and-edit", test_end_and_edit);
  g_test_add_func ("/store/stamps/end-of-unfinished", test_end_of_unfinished);
  g_test_add_func ("/store/stamps/undated", test_undated);
  g_test_add_func ("/store/stamps/refused", test_stamps_refused);
  g_test_add_func ("/store/stamps/by-hand", test_stamps_by_hand);
  g_test_add_func ("/store/stamps/facts", test_facts);
  g_test_add_func ("/store/stamps/facts-refused", test_facts_refused);
  g_test_add_func ("/store/stamps/set-facts", test_set_facts);
  g_test_add_func ("/store/stamps/new-again", test_new_again);
  return g_test_run ();
}
