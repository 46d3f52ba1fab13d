/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "beans.h"
#include "store/migrations.h"

#define HEAD \
  "\"format\": \"arbiter-game\", \"version\": 1, \"system\": \"beans\", " \
  "\"edition\": \"garden\", "
#define PLAYERS "\"players\": [{\"name\": \"Ada\"}, {\"name\": \"Bob\"}]"
#define START "{" HEAD PLAYERS
#define EDIT(at, replaces, length, moves) \
  "{\"at\": " #at ", \"replaces\": " #replaces ", \"length\": " #length ", " \
  "\"moves\": [" moves "]}"
#define FRAMED(head) \
  START ", \"moves\": [], \"edits\": [{\"at\": 1, \"replaces\": 0, \"length\": 0, \"head\": {" head \
        "}, \"moves\": []}]}"

static const struct
{
  const char *text;
  const char *line;
} refused[] = {
  { "{}", "format: not a saved game of Arbiter, expected the text “arbiter-game”" },
  { "{\"format\": \"pgn\"}",
    "format: not a saved game of Arbiter, expected the text “arbiter-game”" },
  { "{\"format\": \"arbiter-game\"}", "version: missing, expected the number 5" },
  { "{\"format\": \"arbiter-game\", \"version\": \"1\"}",
    "version: found the text “1”, expected a number from 1 to 5" },
  { "{\"format\": \"arbiter-game\", \"version\": 0}",
    "version: found the number 0, expected a number from 1 to 5" },
  { "{\"format\": \"arbiter-game\", \"version\": null}",
    "version: found null, expected a number from 1 to 5" },
  { "{\"format\": \"arbiter-game\", \"version\": 1}", "system: missing, expected text" },
  { "{\"format\": \"arbiter-game\", \"version\": 1}", "edition: missing, expected text" },
  { "{\"format\": \"arbiter-game\", \"version\": 1}", "players: missing, expected a list" },
  { "{\"format\": \"arbiter-game\", \"version\": 1}", "moves: missing, expected a list" },
  { START ", \"moves\": [], \"move\": []}",
    "unknown member “move”, expected one of format, version, system, edition, players, result, "
    "date, place, note, counts, variants, switches, faces, started, ended, moves, gestures, "
    "implied, rulings, struck, private, uncounted, stamps, notes, undone, edits, undone-edits" },
  { "{\"format\": \"arbiter-game\", \"version\": 1, \"system\": \"chess\", \"edition\": "
    "\"x\", " PLAYERS ", \"moves\": [\"e4\"]}",
    "system: unknown game “chess”, expected one of beans" },
  { "{\"format\": \"arbiter-game\", \"version\": 1, \"system\": \"beans\", \"edition\": "
    "\"x\", " PLAYERS ", \"moves\": []}",
    "edition: unknown edition “x”, expected one of garden, kitchen" },
  { "{\"format\": \"arbiter-game\", \"version\": 1, \"system\": 5, \"edition\": [], " PLAYERS
    ", \"moves\": []}",
    "system: found the number 5, expected text" },
  { "{" HEAD "\"players\": [], \"moves\": []}", "players: a list of 0, expected 1 to 5" },
  { "{" HEAD "\"players\": {}, \"result\": {\"winners\": [1]}, \"moves\": []}",
    "players: found an object, expected a list" },
  { "{" HEAD "\"players\": [{\"name\": \"\"}], \"moves\": []}",
    "players: 1 given, expected 2 to 3" },
  { "{" HEAD "\"players\": [\"Ada\", {\"nick\": \"B\"}], \"moves\": []}",
    "players[0]: found the text “Ada”, expected an object" },
  { "{" HEAD "\"players\": [\"Ada\", {\"nick\": \"B\"}], \"moves\": []}",
    "players[1]: unknown member “nick”, expected one of name, emblem, left, person" },
  { "{" HEAD "\"players\": [\"Ada\", {\"nick\": \"B\"}], \"moves\": []}",
    "players[1].name: missing, expected text" },
  { "{" HEAD "\"players\": [{\"name\": \"A\\u001b[0m\"}, {\"name\": \"B\"}], \"moves\": []}",
    "players[0].name: a control character in a name, expected none" },
  { "{" HEAD "\"players\": [{\"name\": \"A\", \"emblem\": \"red-circle\"}, {\"name\": \"B\"}], "
    "\"moves\": []}",
    "players[0].emblem: unknown emblem “red-circle”, expected one of blue-circle, orange-triangle, "
    "purple-diamond, pink-square, green-pentagon, turquoise-heart, brown-cross, grey-moon" },
  { "{" HEAD "\"players\": [{\"name\": \"A\", \"emblem\": \"table-star\"}, {\"name\": \"B\"}], "
    "\"moves\": []}",
    "players[0].emblem: unknown emblem “table-star”, expected one of blue-circle, orange-triangle, "
    "purple-diamond, pink-square, green-pentagon, turquoise-heart, brown-cross, grey-moon" },
  { "{" HEAD "\"players\": [{\"name\": \"A\", \"emblem\": 3}, {\"name\": \"B\"}], \"moves\": []}",
    "players[0].emblem: found the number 3, expected text" },
  { "{" HEAD "\"players\": [{\"name\": \"A\", \"emblem\": \"grey-moon\"}, "
    "{\"name\": \"B\", \"emblem\": \"grey-moon\"}], \"moves\": []}",
    "players[1].emblem: grey-moon already belongs to seat 1, expected another one; if left "
    "out, it is orange-triangle" },
  { "{" HEAD "\"players\": [{\"name\": \"A\", \"emblem\": \"orange-triangle\"}, "
    "{\"name\": \"B\"}], \"moves\": []}",
    "players[1].emblem: orange-triangle already belongs to seat 1, expected another one; if "
    "left out, it is orange-triangle" },
  { START ", \"result\": 1, \"moves\": []}", "result: found the number 1, expected an object" },
  { START ", \"result\": {\"decided-by\": \"x\", \"winners\": [3], \"scores\": [1]}, "
          "\"moves\": []}",
    "result.winners[0]: expected the number of a seat, 1 to 2" },
  { START ", \"result\": {\"decided-by\": \"x\", \"winners\": [3], \"scores\": [1]}, "
          "\"moves\": []}",
    "result.scores: a list of 1, expected 2, one per player" },
  { START ", \"result\": {\"winners\": [1], \"scores\": [1, \"2\"]}, \"moves\": []}",
    "result.scores[1]: found the text “2”, expected a whole number" },
  { START ", \"variants\": [\"slow\", 1, \"quick\", \"quick\"], \"moves\": []}",
    "variants[0]: unknown variant “slow”, expected one of: quick, crowd" },
  { START ", \"variants\": [\"slow\", 1, \"quick\", \"quick\"], \"moves\": []}",
    "variants[1]: found the number 1, expected text" },
  { START ", \"variants\": [\"slow\", 1, \"quick\", \"quick\"], \"moves\": []}",
    "variants[3]: a variant appears twice, expected each once" },
  { START ", \"variants\": [\"crowd\"], \"moves\": []}",
    "variants[0]: the variant “crowd” is not for a game of 2" },
  { START ", \"switches\": {\"limit\": \"four\", \"end\": \"now\", \"start\": 1}, \"moves\": []}",
    "switches[“limit”]: unknown value “four”, expected one of: three, two" },
  { START ", \"switches\": {\"limit\": \"four\", \"end\": \"now\", \"start\": 1}, \"moves\": []}",
    "switches[“end”]: unknown switch “end”, expected one of: limit, start" },
  { START ", \"switches\": {\"limit\": \"four\", \"end\": \"now\", \"start\": 1}, \"moves\": []}",
    "switches[“start”]: found the number 1, expected text" },
  { START ", \"started\": \"yesterday\", \"moves\": []}",
    "started: found “yesterday”, expected a time in UTC, like 2026-11-21T19:30:00Z" },
  { START ", \"ended\": \"2026-11-21T19:30:00+01:00\", \"moves\": []}",
    "ended: found “2026-11-21T19:30:00+01:00”, expected a time in UTC, like "
    "2026-11-21T19:30:00Z" },
  { START ", \"moves\": [\"1 take 1\", 5, \"3 take 1\", \"jump\", \"take bean\"]}",
    "moves[1]: found the number 5, expected text" },
  { START ", \"moves\": [\"1 take 1\", 5, \"3 take 1\", \"jump\", \"take bean\"]}",
    "moves[2]: move 3: there is no seat 3: expected 1 to 2" },
  { START ", \"moves\": [\"1 take 1\", 5, \"3 take 1\", \"jump\", \"take bean\"]}",
    "moves[3]: move 4: “jump” is not a verb of the notation" },
  { START ", \"moves\": [\"1 take 1\", 5, \"3 take 1\", \"jump\", \"take bean\"]}",
    "moves[4]: move 5: “take” cannot take “bean”: expected a count like 2" },
  { START ", \"moves\": [\"take\\t1\"]}",
    "moves[0]: move 1: found “take�1”, expected one move, like “lead survey”" },
  { START ", \"moves\": [\"\"]}",
    "moves[0]: move 1: nothing there: expected a move, like “lead survey”" },
  { START ", \"moves\": [\"1 take 1\"], \"implied\": [0, 2, \"1\"]}",
    "implied[0]: found the number 0, expected the number of a move, 1 to 1" },
  { START ", \"moves\": [\"1 take 1\"], \"implied\": [0, 2, \"1\"]}",
    "implied[2]: found the text “1”, expected the number of a move, 1 to 1" },
  { START ", \"moves\": [\"1 take 1\"], \"rulings\": {}}",
    "rulings: found an object, expected a list" },
  { START ", \"moves\": [\"1 take 1\", \"1 #1 is lima\"], \"private\": [1, 3]}",
    "private[1]: found the number 3, expected the number of a move, 1 to 2" },
  { START ", \"moves\": [\"1 take 1\", \"1 #1 is lima\"], \"private\": [1, 3]}",
    "private: move 1 is private and must say what was seen of a player, like “2 drew survey”" },
  { START ", \"moves\": [\"#1 is lima\"], \"private\": [1]}",
    "private: move 1 is private and must say what was seen of a player, like “2 drew survey”" },
  { START ", \"moves\": [\"1 #1 is lima\"], \"rulings\": [1], \"private\": [1]}",
    "private: move 1 is implied or a ruling, so it cannot be private" },
  { START ", \"moves\": [\"3 #1 is lima\"], \"private\": [1]}",
    "moves[0]: move 1: there is no seat 3: expected 1 to 2" },
  { START ", \"moves\": [\"1 take 1\", \"2 take 1\"], \"gestures\": [[1, 2], [2, 2]]}",
    "gestures[1]: expected [first move, last move], each gesture after the one before it, up to "
    "move 2" },
  { START ", \"moves\": [\"1 take 1\", \"2 take 1\"], \"gestures\": [[1, 3]]}",
    "gestures[0]: expected [first move, last move], each gesture after the one before it, up to "
    "move 2" },
  { START ", \"moves\": [\"1 take 1\"], \"gestures\": [1]}",
    "gestures[0]: expected [first move, last move], each gesture after the one before it, up to "
    "move 1" },
  { START ", \"moves\": [\"1 take 1\"], \"notes\": {\"2\": \"x\", \"01\": \"y\", \"1\": 1}}",
    "notes[“2”]: expected the number of a move, 1 to 1" },
  { START ", \"moves\": [\"1 take 1\"], \"notes\": {\"2\": \"x\", \"01\": \"y\", \"1\": 1}}",
    "notes[“01”]: expected the number of a move, 1 to 1" },
  { START ", \"moves\": [\"1 take 1\"], \"notes\": {\"2\": \"x\", \"01\": \"y\", \"1\": 1}}",
    "notes[“1”]: found the number 1, expected text" },
  { START ", \"moves\": [\"1 take 1\"], \"notes\": {\"1\": \"a\\u0007\"}}",
    "notes[“1”]: a control character in a note, expected none but line breaks" },
  { START ", \"moves\": [], \"undone\": {\"moves\": [\"x\"], \"notes\": {}, \"rulings\": [2]}}",
    "undone: unknown member “notes”, expected one of moves, gestures, implied, rulings, "
    "struck, private, uncounted, stamps" },
  { START ", \"moves\": [], \"undone\": {\"moves\": [\"x\"], \"notes\": {}, \"rulings\": [2]}}",
    "undone.moves[0]: move 1: “x” is not a verb of the notation" },
  { START ", \"moves\": [], \"undone\": {\"moves\": [\"x\"], \"notes\": {}, \"rulings\": [2]}}",
    "undone.rulings[0]: found the number 2, expected the number of a move, 1 to 1" },
  { START ", \"moves\": [], \"undone\": {}}", "undone.moves: missing, expected a list" },
  { START ", \"moves\": [\"1 take 1\"], \"rulings\": [1], \"struck\": [1]}",
    "struck: move 1 is private or a ruling, so it cannot be struck" },
  { START ", \"moves\": [\"1 #1 is lima\"], \"private\": [1], \"struck\": [1]}",
    "struck: move 1 is private or a ruling, so it cannot be struck" },
  { START ", \"moves\": [], \"undone\": {\"moves\": [\"1 take 1\"], \"rulings\": [1], "
          "\"struck\": [1]}}",
    "undone.struck: move 1 is private or a ruling, so it cannot be struck" },
  { START ", \"moves\": [\"1 take 1\"], \"edits\": [" EDIT (1, 2, 5, "") "]}",
    "edits[0]: replaces 2 moves from move 1 on, expected none after move 1, the last one at that "
    "moment" },
  { START ", \"moves\": [\"1 take 1\", \"1 take 1\"], \"edits\": [" EDIT (1, 2, 1, "") "]}",
    "edits[0]: replaces 2 moves from move 1 on, expected none after move 1, the last one at that "
    "moment" },
  { START ", \"moves\": [\"1 take 1\"], \"edits\": [" EDIT (3, 0, 1, "") "]}",
    "edits[0]: replaces 0 moves from move 3 on, expected none after move 1, the last one at that "
    "moment" },
  /* The second edit took out one of three moves, so the first one cannot have put in four. */
  { START ", \"moves\": [\"1 take 1\", \"1 take 1\"], \"edits\": [" EDIT (1, 4, 4, "") ", " EDIT (
        1, 0, 2, "\"1 take 1\"") "]}",
    "edits[0]: replaces 4 moves from move 1 on, expected none after move 3, the last one at that "
    "moment" },
  { START ", \"moves\": [\"1 take 1\"], \"edits\": [{\"at\": 1, \"replaces\": 0, \"length\": 1, "
          "\"continues\": true, \"moves\": []}]}",
    "edits[0]: continues a gesture without moves, expected some in “moves”" },
  { FRAMED ("\"edition\": \"garden\""), "edits[0].head.players: missing, expected a list" },
  { FRAMED ("\"edition\": \"garden\", \"players\": [{\"name\": \"Ada\"}]"),
    "edits[0].head.players: a list of 1, expected 2, one per player" },
  { FRAMED (PLAYERS), "edits[0].head.edition: missing, expected text" },
  { FRAMED ("\"edition\": \"moon\", " PLAYERS),
    "edits[0].head.edition: unknown edition “moon”, expected one of garden, kitchen" },
  { FRAMED ("\"edition\": \"garden\", \"variants\": [\"slow\"], " PLAYERS),
    "edits[0].head.variants[0]: unknown variant “slow”, expected one of: quick, crowd" },
  { FRAMED ("\"edition\": \"garden\", \"switches\": {\"x\": \"y\"}, " PLAYERS),
    "edits[0].head.switches[“x”]: unknown switch “x”, expected one of: limit, start" },
  { FRAMED ("\"edition\": \"garden\", \"date\": \"2026-11-21\", " PLAYERS),
    "edits[0].head: unknown member “date”, expected one of edition, players, variants, switches" },
  { START ", \"moves\": [\"1 take 1\"], \"undone-edits\": [" EDIT (1, 0, 1, "") "]}",
    "undone-edits[0].length: found the number 1, expected at most 0" },
  { START ", \"moves\": [\"1 take 1\"], \"undone-edits\": [" EDIT (1, 2, 0, "") "]}",
    "undone-edits[0]: replaces 2 moves from move 1 on, expected none after move 1, the last one at "
    "that moment" },
  { START ", \"moves\": [], \"undone\": {\"moves\": [\"1 take 1\", \"1 take 1\"]}, "
          "\"undone-edits\": [" EDIT (1, 0, 2, "") ", " EDIT (1, 2, 1, "") "]}",
    "undone-edits[1]: replaces 2 moves from move 1 on, expected none after move 1, the last one at "
    "that moment" },
  { START ", \"moves\": [], \"undone\": {\"moves\": [\"1 take 1\", \"1 take 1\"]}, "
          "\"undone-edits\": [" EDIT (1, 0, 2, "") ", " EDIT (1, 0, 1, "") "]}",
    "undone-edits[0].length: found the number 2, expected at most 1" },
};

static void
test_refused (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      g_autofree char *line = g_strconcat ("game.arbiter: ", refused[i].line, NULL);
      g_autoptr (GError) error = NULL;

      g_assert_null (beans_parse (refused[i].text, &error));
      g_assert_error (error, ARB_STORE_ERROR, ARB_STORE_ERROR_CONTENT);
      beans_assert_line (error, line);
    }
}

static void
test_newer (void)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (
      beans_parse ("{\"format\": \"arbiter-game\", \"version\": 6, \"new\": true}", &error));
  g_assert_error (error, ARB_STORE_ERROR, ARB_STORE_ERROR_VERSION);
  g_assert_cmpstr (error->message, ==,
                   "game.arbiter: version: written by a newer Arbiter (version 6), expected at "
                   "most version 5; the file is left as it is");
}

static void
add_one (JsonObject *document)
{
  json_object_set_int_member (document, "steps",
                              json_object_get_int_member_with_default (document, "steps", 0) + 1);
}

static void
times_ten (JsonObject *document)
{
  json_object_set_int_member (document, "steps",
                              json_object_get_int_member_with_default (document, "steps", 0) * 10);
}

static void
test_migration (void)
{
  const ArbMigration steps[] = { add_one, times_ten };
  static const gint64 expected[] = { 10, 0, 0 };

  for (gint64 version = 1; version <= 3; version++)
    {
      g_autoptr (JsonObject) document = json_object_new ();
      g_autoptr (GError) error = NULL;

      json_object_set_int_member (document, "version", version);
      g_assert_true (arb_migrate (document, steps, 2, "file", &error));
      g_assert_no_error (error);
      g_assert_cmpint (json_object_get_int_member (document, "version"), ==, 3);
      g_assert_cmpint (json_object_get_int_member_with_default (document, "steps", 0), ==,
                       expected[version - 1]);
    }
}

static void
test_many_defects (void)
{
  g_autoptr (GString) text = g_string_new (START ", \"moves\": [");
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) lines = NULL;

  for (guint i = 0; i < 100; i++)
    g_string_append (text, i > 0 ? ", \"jump\"" : "\"jump\"");
  g_string_append (text, "]}");
  g_assert_null (beans_parse (text->str, &error));
  lines = g_strsplit (error->message, "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, 21);
  beans_assert_line (error, "game.arbiter: and 80 more");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store/refusals/refused", test_refused);
  g_test_add_func ("/store/refusals/newer", test_newer);
  g_test_add_func ("/store/refusals/migration", test_migration);
  g_test_add_func ("/store/refusals/many-defects", test_many_defects);
  return g_test_run ();
}
