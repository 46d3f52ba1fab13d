/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "engine/core/notation.h"
#include "schema-check.h"
#include "store/document.h"
#include "store/input.h"
#include "store/schema.h"
#include "systems/systems.h"
#include "wording/notation.h"

/* The examples of the documentation: each is valid. */

typedef struct
{
  char *kind; /* the text after the opening ``` */
  char *text;
} Block;

static void
clear_block (gpointer data)
{
  Block *block = data;

  g_free (block->kind);
  g_free (block->text);
}

static char *
read_data_file (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "..", "data", name, NULL);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

static GArray *
read_blocks (const char *name)
{
  g_autofree char *text = read_data_file (name);
  g_auto (GStrv) parts = g_strsplit (text, "```", -1);
  GArray *blocks = g_array_new (FALSE, FALSE, sizeof (Block));

  g_array_set_clear_func (blocks, clear_block);
  for (guint i = 1; parts[i] != NULL && parts[i + 1] != NULL; i += 2)
    {
      const char *end = strchr (parts[i], '\n');
      Block block;

      g_assert_nonnull (end);
      block.kind = g_strndup (parts[i], (gsize) (end - parts[i]));
      block.text = g_strdup (end + 1);
      g_array_append_val (blocks, block);
    }
  return blocks;
}

static ArbDocument *
parse (const char *text, GError **error)
{
  return arb_document_parse (text, strlen (text), "game.arbiter", error);
}

static void
assert_loads (const char *text, gboolean canonical)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ArbDocument) document = parse (text, &error);
  g_autofree char *written = NULL;
  g_autofree char *again_written = NULL;
  g_autoptr (ArbDocument) again = NULL;

  g_assert_no_error (error);
  written = arb_document_to_string (document, NULL);
  if (canonical)
    g_assert_cmpstr (written, ==, text);

  again = parse (written, &error);
  g_assert_no_error (error);
  again_written = arb_document_to_string (again, NULL);
  g_assert_cmpstr (again_written, ==, written);
}

static void
assert_refused (const char *text, const char *message)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ArbDocument) document = parse (text, &error);
  g_autofree char *line = NULL;

  g_assert_null (document);
  g_assert_nonnull (error);
  line = g_strconcat (error->message, "\n", NULL);
  g_assert_cmpstr (line, ==, message);
}

static void
test_saved_games (void)
{
  g_autoptr (GArray) blocks = read_blocks ("saved-game.md");
  guint n_refused = 0;
  guint n_loaded = 0;

  for (guint i = 0; i < blocks->len; i++)
    {
      const Block *block = &g_array_index (blocks, Block, i);

      if (g_str_equal (block->kind, "json refused"))
        {
          g_assert_cmpuint (i + 1, <, blocks->len);
          assert_refused (block->text, g_array_index (blocks, Block, ++i).text);
          n_refused++;
          continue;
        }
      g_assert_true (g_str_equal (block->kind, "json")
                     || g_str_equal (block->kind, "json by-hand"));
      assert_loads (block->text, g_str_equal (block->kind, "json"));
      n_loaded++;
    }
  g_assert_cmpuint (n_loaded, >=, 5);
  g_assert_cmpuint (n_refused, >=, 4);
}

/* The text about the examples is true. */
static void
test_what_is_recorded (void)
{
  g_autoptr (GArray) blocks = read_blocks ("saved-game.md");

  for (guint i = 0; i < blocks->len; i++)
    {
      const Block *block = &g_array_index (blocks, Block, i);
      g_autoptr (ArbDocument) document = NULL;
      const ArbGame *game;

      if (!g_str_has_prefix (block->kind, "json") || strstr (block->kind, "refused") != NULL)
        continue;
      document = parse (block->text, NULL);
      game = arb_document_get_game (document);
      for (guint m = 0; m < arb_game_get_length (game); m++)
        {
          const ArbEntry *entry = arb_game_get_entry (game, m);
          gboolean against = !arb_verdict_allows (&entry->verdict);
          gboolean shows_ruling = strstr (block->text, "\"rulings\": [1]") != NULL;

          g_assert_true (against == shows_ruling);
          g_assert_true (entry->struck == (shows_ruling && m == 1));
        }
    }
}

static JsonNode *
read_schema (void)
{
  g_autofree char *text = read_data_file ("arbiter-game.schema.json");
  g_autoptr (GError) error = NULL;
  JsonNode *schema = arb_json_read (text, strlen (text), "schema", &error);

  g_assert_no_error (error);
  return schema;
}

static void
test_schema_of_examples (void)
{
  g_autoptr (GArray) blocks = read_blocks ("saved-game.md");
  g_autoptr (JsonNode) schema = read_schema ();

  for (guint i = 0; i < blocks->len; i++)
    {
      const Block *block = &g_array_index (blocks, Block, i);
      g_autoptr (JsonNode) node = NULL;
      g_autofree char *path = NULL;

      if (!g_str_equal (block->kind, "json") && !g_str_equal (block->kind, "json by-hand"))
        continue;
      node = json_from_string (block->text, NULL);
      path = schema_check (schema, node);
      g_assert_cmpstr (path, ==, NULL);
    }
}

/* The files of every real game are as the schemas made from the tables say. */
static void
test_schemas_of_games (void)
{
  static const char *const files[] = { "cards", "editions", "rules" };

  for (const ArbRuleset *const *system = arb_systems (); *system != NULL; system++)
    for (guint i = 0; i < G_N_ELEMENTS (files); i++)
      {
        g_autofree char *name = g_strdup_printf ("games/%s/%s.json", (*system)->id, files[i]);
        g_autofree char *text = read_data_file (name);
        g_autoptr (JsonNode) node = json_from_string (text, NULL);
        g_autoptr (JsonNode) schema = arb_schema_for (*system, files[i]);
        g_autofree char *path = schema_check (schema, node);

        g_assert_cmpstr (path, ==, NULL);
      }
}

/* The schema and the reader agree about the form. */
static void
test_schema_and_reader (void)
{
  static const struct
  {
    const char *members;
    const char *path;
  } bad[] = {
    { "\"moves\": [], \"extra\": 1", ".extra" },
    { "\"result\": null", ".moves" },
    { "\"moves\": {}", ".moves" },
    { "\"moves\": [\"\"]", ".moves[0]" },
    { "\"moves\": [1]", ".moves[0]" },
    { "\"moves\": [], \"gestures\": [[1]]", ".gestures[0]" },
    { "\"moves\": [], \"gestures\": [[0, 1]]", ".gestures[0][0]" },
    { "\"moves\": [], \"implied\": [0]", ".implied[0]" },
    { "\"moves\": [], \"rulings\": [\"1\"]", ".rulings[0]" },
    { "\"moves\": [], \"notes\": {\"0\": \"x\"}", ".notes.0" },
    { "\"moves\": [\"skip\"], \"notes\": {\"1\": 1}", ".notes.1" },
    { "\"moves\": [\"skip\"], \"notes\": {\"1\": \"a\\u0001\"}", ".notes.1" },
    { "\"moves\": [], \"undone\": {}", ".undone.moves" },
    { "\"moves\": [], \"undone\": {\"moves\": [], \"notes\": {}}", ".undone.notes" },
    { "\"moves\": [], \"started\": \"today\"", ".started" },
    { "\"moves\": [], \"date\": \"21.11.2026\"", ".date" },
    { "\"moves\": [], \"place\": \"a\\u0001\"", ".place" },
    { "\"moves\": [], \"note\": 1", ".note" },
    { "\"moves\": [], \"counts\": 1", ".counts" },
    { "\"moves\": [\"skip\"], \"started\": \"2026-11-21T19:30:00Z\", \"stamps\": [4000000001]",
      ".stamps[0]" },
    { "\"moves\": [], \"started\": \"2026-11-21T19:30:00Z\", \"edits\": [{\"at\": 1, "
      "\"replaces\": 0, \"length\": 0, \"moves\": [], \"stamp\": true}]",
      ".edits[0].stamp" },
    { "\"moves\": [], \"ended\": 1", ".ended" },
    { "\"moves\": [], \"variants\": [1]", ".variants[0]" },
    { "\"moves\": [], \"switches\": {\"errata\": true}", ".switches.errata" },
    { "\"moves\": [], \"result\": {}", ".result.decided-by" },
    { "\"moves\": [], \"result\": {\"decided-by\": \"x\", \"winners\": [0], \"scores\": [1, 2]}",
      ".result.winners[0]" },
  };
  g_autoptr (JsonNode) schema = read_schema ();

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autofree char *text = g_strdup_printf (
          "{\"format\": \"arbiter-game\", \"version\": 5, \"system\": \"eminent-domain\", "
          "\"edition\": \"it\", \"players\": [{\"name\": \"\"}, {\"name\": \"\"}], %s}",
          bad[i].members);
      g_autoptr (JsonNode) node = json_from_string (text, NULL);
      g_autofree char *path = schema_check (schema, node);
      g_autoptr (GError) error = NULL;

      g_assert_cmpstr (path, ==, bad[i].path);
      g_assert_null (parse (text, &error));
      g_assert_error (error, ARB_STORE_ERROR, ARB_STORE_ERROR_CONTENT);
    }
}

static const ArbCatalogue *
find_catalogue (const char *id)
{
  const ArbRuleset *ruleset = arb_systems_find (id);

  g_assert_nonnull (ruleset);
  return arb_catalogue_get (ruleset);
}

/* Reads each line and writes it again unchanged. */
static void
assert_moves (const char *system, const char *text)
{
  const ArbCatalogue *catalogue = find_catalogue (system);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL && *lines[i] != '\0'; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *again = NULL;
      ArbMove move;

      arb_wording_parse_move (catalogue, 2, lines[i], &move, &error);
      g_assert_no_error (error);
      again = arb_move_to_string (catalogue, move);
      g_assert_cmpstr (again, ==, lines[i]);
    }
}

static void
assert_no_moves (const char *system, const char *text)
{
  const ArbCatalogue *catalogue = find_catalogue (system);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL && *lines[i] != '\0'; i += 2)
    {
      g_autoptr (GError) error = NULL;
      ArbMove move;

      g_assert_false (arb_wording_parse_move (catalogue, 2, lines[i], &move, &error));
      g_assert_nonnull (lines[i + 1]);
      g_assert_cmpstr (error->message, ==, lines[i + 1] + strlen ("= "));
    }
}

static void
test_notation (void)
{
  g_autoptr (GArray) blocks = read_blocks ("notation.md");
  guint n = 0;

  for (guint i = 0; i < blocks->len; i++)
    {
      const Block *block = &g_array_index (blocks, Block, i);

      if (g_str_has_prefix (block->kind, "moves refused "))
        assert_no_moves (block->kind + strlen ("moves refused "), block->text);
      else if (g_str_has_prefix (block->kind, "moves "))
        assert_moves (block->kind + strlen ("moves "), block->text);
      else
        continue;
      n++;
    }
  g_assert_cmpuint (n, ==, 5);
}

/* Each line of a position can be arranged after those before it. */
static void
assert_position (const char *system, const char *text)
{
  const ArbCatalogue *catalogue = find_catalogue (system);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  ArbMove moves[ARB_MAX_POSITION_MOVES];
  ArbStateRoom room;
  ArbOptions options;

  arb_options_init (&options, catalogue, 2, 0);
  arb_setup (catalogue, &options, &room.state);
  for (guint i = 0; lines[i] != NULL && *lines[i] != '\0'; i++)
    {
      g_autoptr (GError) error = NULL;
      const char *problem;
      ArbPositionLine line;
      ArbVerdict verdict;
      guint n_moves;

      arb_wording_parse_position (catalogue, 2, lines[i], &line, &error);
      g_assert_no_error (error);
      if (!arb_position_arrange (&room.state, &line, moves, &n_moves, &verdict))
        g_error ("position.md: “%s” is refused", lines[i]);
      g_assert_cmpuint (n_moves, >, 0);
      arb_conserves (&room.state, &problem);
      g_assert_cmpstr (problem, ==, NULL);
    }
}

static void
assert_no_position (const char *system, const char *text)
{
  const ArbCatalogue *catalogue = find_catalogue (system);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL && *lines[i] != '\0'; i += 2)
    {
      g_autoptr (GError) error = NULL;
      ArbPositionLine line;

      g_assert_false (arb_wording_parse_position (catalogue, 2, lines[i], &line, &error));
      g_assert_nonnull (lines[i + 1]);
      g_assert_cmpstr (error->message, ==, lines[i + 1] + strlen ("= "));
    }
}

static void
test_positions (void)
{
  g_autoptr (GArray) blocks = read_blocks ("position.md");
  guint n = 0;

  for (guint i = 0; i < blocks->len; i++)
    {
      const Block *block = &g_array_index (blocks, Block, i);

      if (g_str_has_prefix (block->kind, "position refused "))
        assert_no_position (block->kind + strlen ("position refused "), block->text);
      else if (g_str_has_prefix (block->kind, "position "))
        assert_position (block->kind + strlen ("position "), block->text);
      else
        continue;
      n++;
    }
  g_assert_cmpuint (n, ==, 5);
}

/* Every word of a position of every game is described. */
static void
test_position_words (void)
{
  g_autofree char *text = read_data_file ("position.md");

  for (const ArbRuleset *const *system = arb_systems (); *system != NULL; system++)
    for (const ArbPositionWord *word = (*system)->help.position_words;
         word != NULL && word->name != NULL; word++)
      {
        g_autofree char *pattern = g_strdup_printf ("`(SEAT )?%s ", word->name);

        if (!g_regex_match_simple (pattern, text, 0, 0))
          g_error ("position.md does not describe “%s” of %s", word->name, (*system)->id);
      }
}

static gboolean
is_documented (const char *section, const char *verb)
{
  g_autofree char *pattern = g_strdup_printf ("`(#N )?%s[ `]", verb);

  return g_regex_match_simple (pattern, section, 0, 0);
}

/* Every verb of every game that the page describes is on it. */
static void
test_verbs (void)
{
  g_autofree char *text = read_data_file ("notation.md");

  for (const ArbRuleset *const *system = arb_systems (); *system != NULL; system++)
    for (guint i = 0; i < (*system)->n_verbs; i++)
      if (!is_documented (text, (*system)->verbs[i]->name))
        g_error ("notation.md does not describe “%s” of %s", (*system)->verbs[i]->name,
                 (*system)->id);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store/examples/saved-games", test_saved_games);
  g_test_add_func ("/store/examples/what-is-told", test_what_is_recorded);
  g_test_add_func ("/store/examples/schema-of-examples", test_schema_of_examples);
  g_test_add_func ("/store/examples/schemas-of-games", test_schemas_of_games);
  g_test_add_func ("/store/examples/schema-and-reader", test_schema_and_reader);
  g_test_add_func ("/store/examples/notation", test_notation);
  g_test_add_func ("/store/examples/verbs", test_verbs);
  g_test_add_func ("/store/examples/positions", test_positions);
  g_test_add_func ("/store/examples/position-words", test_position_words);
  return g_test_run ();
}
