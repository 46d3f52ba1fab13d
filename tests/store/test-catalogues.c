/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include <glib/gstdio.h>

#include "beans.h"
#include "schema-check.h"
#include "store/input.h"
#include "store/json-text.h"
#include "store/records.h"
#include "store/schema.h"
#include "systems/systems.h"
#include "wording/switch-words.h"

static char *
read_bean_file (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "beans", name, NULL);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

/* Loads the catalogue of beans with one file replaced, and none of it right. */
static GError *
load_with (const char *name, const char *text)
{
  static const char *const names[] = { "cards.json", "editions.json", "rules.json" };
  char *folder = beans_temporary ();
  g_autofree char *prefix = g_strconcat (folder, "/", NULL);
  g_autofree char *message = NULL;
  g_auto (GStrv) parts = NULL;
  ArbCatalogue *catalogue;
  GError *error = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *original = read_bean_file (names[i]);
      g_autofree char *path = NULL;

      if (!g_str_equal (name, names[i]))
        path = beans_write (folder, names[i], original, -1);
      else if (text != NULL)
        path = beans_write (folder, names[i], text, -1);
    }

  catalogue = arb_catalogue_load (&beans_ruleset, folder, &error);
  g_assert_null (catalogue);
  g_assert_error (error, ARB_STORE_ERROR, ARB_STORE_ERROR_CONTENT);

  /* Without the folder's name, which is another every time. */
  parts = g_strsplit (error->message, prefix, -1);
  message = g_strjoinv ("", parts);
  g_error_free (error);
  error = g_error_new_literal (ARB_STORE_ERROR, ARB_STORE_ERROR_CONTENT, message);
  beans_remove (folder);
  return error;
}

static void
test_fields (void)
{
  const BeansCatalogue *beans = (const BeansCatalogue *) beans_catalogue ();
  const BeansCard *lima = &beans->cards[0];
  const BeansCard *mung = &beans->cards[1];

  g_assert_cmpuint (beans->n_cards, ==, 3);
  g_assert_cmpstr (lima->id, ==, "lima");
  g_assert_cmpstr (lima->title, ==, "Lima bean");
  g_assert_cmpstr (lima->maker, ==, "A garden");
  g_assert_cmpint (lima->weight, ==, 3);
  g_assert_cmpint (lima->rare, ==, 1);
  g_assert_cmpint (lima->colour, ==, 1);
  g_assert_cmpint (lima->spots.n, ==, 3);
  g_assert_cmpint (lima->spots.nicks[1], ==, 2);
  g_assert_cmpstr (lima->tags[1], ==, "große");
  g_assert_null (lima->tags[2]);
  g_assert_cmpstr (lima->sources[1].key, ==, "bga");
  g_assert_cmpstr (lima->sources[1].value, ==, "seen");
  g_assert_null (lima->sources[2].key);

  g_assert_null (mung->maker);
  g_assert_cmpint (mung->weight, ==, -2);
  g_assert_cmpint (mung->rare, ==, 0);
  g_assert_null (mung->tags);
  g_assert_nonnull (beans->cards[2].tags);
}

/* Everything is compiled after reading: an inherited edition has its switches. */
static void
test_compiled (void)
{
  const ArbCatalogue *catalogue = beans_catalogue ();
  gint kitchen = arb_catalogue_find_edition (catalogue, "kitchen");

  g_assert_cmpint (kitchen, ==, 1);
  g_assert_cmpint (catalogue->editions[kitchen].values[0], ==, 1);
  g_assert_cmpint (catalogue->editions[kitchen].values[1], ==, 0);
  g_assert_cmpint (arb_catalogue_find (catalogue, BEANS_SORT_CARD, "8-ball.small"), ==, 2);
}

static const char *const bad_cards =
    "{\"cards\": ["
    "{\"id\": \"Lima\", \"title\": \"\", \"weight\": 10},"
    "{\"id\": \"mung\", \"weight\": \"3\", \"wait\": 3, \"rare\": 1, \"colour\": \"blue\"},"
    "{\"id\": \"mung\", \"title\": \"M\", \"weight\": -3, \"spots\": [], \"sources\": 5},"
    "{\"id\": \"navy-\", \"title\": \"N\", \"weight\": 1, \"spots\": [\"red\", \"blue\", 1],"
    " \"tags\": [\"a\", \"\", null], \"sources\": {\"it\": 1}},"
    "7],"
    "\"card\": []}";

static const char *const bad_cards_lines[] = {
  "cards.json: unknown member “card”, expected one of comment, cards",
  "cards.json: cards: a list of 5, expected 2 to 4",
  "cards.json: cards[0].id: found the text “Lima”, expected an id in kebab-case",
  "cards.json: cards[0].title: found the text “”, expected text that is not empty",
  "cards.json: cards[0].weight: found the number 10, expected a whole number from -2 to 9",
  "cards.json: cards[1]: unknown member “wait”, expected one of id, title, maker, weight, rare, "
  "colour, spots, tags, sources",
  "cards.json: cards[1].title: missing, expected text that is not empty",
  "cards.json: cards[1].weight: found the text “3”, expected a whole number from -2 to 9",
  "cards.json: cards[1].rare: found the number 1, expected true or false",
  "cards.json: cards[1].colour: found the text “blue”, expected one of white, red, black",
  "cards.json: cards[2].id: “mung” is the id of cards[1] too, expected another",
  "cards.json: cards[2].weight: found the number -3, expected a whole number from -2 to 9",
  "cards.json: cards[2].spots: found a list of 0, expected a list with 1 to 3 of white, red, "
  "black",
  "cards.json: cards[2].sources: found the number 5, expected an object with 0 to 32767 members, "
  "each a text",
  "cards.json: cards[3].id: found the text “navy-”, expected an id in kebab-case",
  "cards.json: cards[3].spots[1]: found the text “blue”, expected one of white, red, black",
  "cards.json: cards[3].spots[2]: found the number 1, expected one of white, red, black",
  "cards.json: cards[3].tags: found a list of 3, expected a list of 0 to 2 texts",
  "cards.json: cards[3].sources.it: found the number 1, expected text",
};

static void
test_all_defects_at_once (void)
{
  g_autoptr (GError) error = load_with ("cards.json", bad_cards);
  g_auto (GStrv) lines = g_strsplit (error->message, "\n", -1);

  for (guint i = 0; i < G_N_ELEMENTS (bad_cards_lines); i++)
    beans_assert_line (error, bad_cards_lines[i]);
  g_assert_cmpuint (g_strv_length (lines), ==, G_N_ELEMENTS (bad_cards_lines));
}

static const struct
{
  const char *file;
  const char *text;
  const char *line;
} bad_files[] = {
  { "cards.json", "{}", "cards.json: cards: missing, expected a list of 2 to 4" },
  { "cards.json", "[]", "cards.json: line 1, column 1: found a list of 0, expected an object" },
  { "cards.json", "{\"cards\": {}}", "cards.json: cards: found an object, expected a list" },
  { "cards.json", "{\"cards\": [1, 2]}",
    "cards.json: cards[1]: found the number 2, expected an object" },
  { "cards.json", "{\"cards\": [],}",
    "cards.json: line 1, column 14: found “}”, expected the name of a member in double quotes" },
  { "cards.json",
    "{\"cards\": [{\"id\": \"a\", \"title\": \"A\", \"weight\": 1},"
    "{\"id\": \"b\", \"title\": \"B\", \"weight\": 0}]}",
    "cards.json: b: a bean without weight, expected some" },
  { "cards.json", "{\"cards\": [{\"id\": \"a\", \"id\": \"b\"}]}",
    "cards.json: line 1, column 24: “id” appears twice in one object, expected each name once" },
  { "cards.json", NULL, "cards.json: No such file or directory, expected a file that can be read" },
  { "rules.json", "{\"rules\": []}", "rules.json: rules: a list of 0, expected 1 to 256" },
};

static void
test_bad_files (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (bad_files); i++)
    {
      g_autoptr (GError) error = load_with (bad_files[i].file, bad_files[i].text);

      beans_assert_line (error, bad_files[i].line);
    }
}

/* A bad file does not hide the defects of the next one. */
static void
test_defects_of_all_files (void)
{
  char *folder = beans_temporary ();
  g_autofree char *cards = beans_write (folder, "cards.json", "{", -1);
  g_autofree char *editions = beans_write (folder, "editions.json", "{\"editions\": []}", -1);
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) lines = NULL;

  g_assert_null (arb_catalogue_load (&beans_ruleset, folder, &error));
  lines = g_strsplit (error->message, "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, 3);
  g_assert_nonnull (strstr (error->message, "/editions.json: editions: a list of 0, expected 1"));
  g_assert_nonnull (strstr (error->message, "/rules.json: No such file"));
  g_assert_nonnull (strstr (error->message, "/cards.json: line 1, column 2: the text ends here"));
  beans_remove (folder);
}

static void
test_many_defects (void)
{
  g_autoptr (GString) text = g_string_new ("{\"cards\": [");
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < 50000; i++)
    g_string_append (text, i > 0 ? ",[]" : "[]");
  g_string_append (text, "]}");
  error = load_with ("cards.json", text->str);
  beans_assert_line (error, "cards.json: cards: a list of 50000, expected 2 to 4");
  beans_assert_line (error, "cards.json: cards[3]: found a list of 0, expected an object");
  g_assert_null (strstr (error->message, "cards[4]"));
}

/* A value without a word is shown by its id. */
static void
test_values_in_words (void)
{
  const ArbSwitch *a_switch = &beans_catalogue ()->switches[0];

  for (guint i = 0; a_switch->values[i] != NULL; i++)
    {
      g_autofree char *word = arb_switch_describe_value (beans_catalogue (), a_switch, i, NULL);

      g_assert_cmpint (word[0], ==, g_ascii_toupper (a_switch->values[i][0]));
      g_assert_cmpstr (word + 1, ==, a_switch->values[i] + 1);
    }
}

static char *
table_to_text (const ArbFieldTable *table, const ArbCatalogue *catalogue)
{
  g_autoptr (JsonNode) root = json_node_init_object (json_node_alloc (), NULL);
  g_autoptr (JsonObject) object = json_object_new ();

  json_object_set_member (
      object, table->id,
      arb_records_to_json (table, G_STRUCT_MEMBER (gpointer, catalogue, table->records_offset),
                           G_STRUCT_MEMBER (guint, catalogue, table->count_offset)));
  json_node_set_object (root, object);
  return arb_json_to_text (root, NULL);
}

/* Written and read again, records are the same to the last byte of the file. */
static void
test_written_records (void)
{
  const ArbFieldTable *table = &beans_ruleset.records[0];
  g_autofree char *text = table_to_text (table, beans_catalogue ());
  g_autofree char *again = NULL;
  char *folder = beans_temporary ();
  g_autofree char *cards = beans_write (folder, "cards.json", text, -1);
  g_autofree char *editions_text = read_bean_file ("editions.json");
  g_autofree char *editions = beans_write (folder, "editions.json", editions_text, -1);
  g_autofree char *rules_text = read_bean_file ("rules.json");
  g_autofree char *rules = beans_write (folder, "rules.json", rules_text, -1);
  g_autoptr (GError) error = NULL;
  g_autoptr (ArbCatalogue) catalogue = arb_catalogue_load (&beans_ruleset, folder, &error);

  g_assert_no_error (error);
  again = table_to_text (table, catalogue);
  g_assert_cmpstr (again, ==, text);
  g_assert_nonnull (strstr (text, "{ \"id\": \"mung\", \"title\": \"Mung bean\", "
                                  "\"weight\": -2 }"));
  g_assert_nonnull (strstr (text, "\"tags\": [\"flat\", \"große\"]"));
  beans_remove (folder);
}

static void
test_ids (void)
{
  static const char *const good[] = { "a", "8910-spielen", "hanoj-t", "a-1.b-2" };
  static const char *const bad[] = { "", "-a", "a-", "a--b", "A", "a_b", "a.", ".a", "a.-b", "é" };

  for (guint i = 0; i < G_N_ELEMENTS (good); i++)
    g_assert_true (arb_is_id (good[i]));
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    g_assert_false (arb_is_id (bad[i]));
}

static JsonNode *
parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  JsonNode *node = arb_json_read (text, strlen (text), "file", &error);

  g_assert_no_error (error);
  return node;
}

/* The schema and the reader, both made from one table, refuse the same. */
static void
test_schema (void)
{
  g_autoptr (JsonNode) schema = arb_schema_for (&beans_ruleset, "cards");
  g_autofree char *good_text = read_bean_file ("cards.json");
  g_autoptr (JsonNode) good = parse (good_text);
  static const struct
  {
    const char *card;
    const char *path;
  } bad[] = {
    { "{\"id\": \"b\", \"title\": \"B\", \"weight\": 10}", ".cards[1].weight" },
    { "{\"id\": \"b\", \"title\": \"B\"}", ".cards[1].weight" },
    { "{\"id\": \"B\", \"title\": \"B\", \"weight\": 1}", ".cards[1].id" },
    { "{\"id\": \"b\", \"title\": \"\", \"weight\": 1}", ".cards[1].title" },
    { "{\"id\": \"b\", \"title\": \"B\", \"weight\": 1, \"x\": 1}", ".cards[1].x" },
    { "{\"id\": \"b\", \"title\": \"B\", \"weight\": 1, \"colour\": \"blue\"}",
      ".cards[1].colour" },
    { "{\"id\": \"b\", \"title\": \"B\", \"weight\": 1, \"spots\": []}", ".cards[1].spots" },
    { "{\"id\": \"b\", \"title\": \"B\", \"weight\": 1, \"rare\": 1}", ".cards[1].rare" },
    { "{\"id\": \"b\", \"title\": \"B\", \"weight\": 1, \"sources\": {\"it\": 1}}",
      ".cards[1].sources.it" },
    { "{\"id\": \"b\", \"title\": \"B\", \"weight\": 1, \"tags\": [\"\"]}", ".cards[1].tags[0]" },
  };
  g_autofree char *found = schema_check (schema, good);

  g_assert_null (found);
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autofree char *text =
          g_strdup_printf ("{\"cards\": [{\"id\": \"a\", \"title\": \"A\", \"weight\": 1}, %s]}",
                           bad[i].card);
      g_autoptr (JsonNode) node = parse (text);
      g_autofree char *path = schema_check (schema, node);
      g_autoptr (GError) error = load_with ("cards.json", text);

      g_assert_cmpstr (path, ==, bad[i].path);
      g_assert_true (g_str_has_prefix (error->message, "cards.json: cards[1]"));
    }
}

static void
test_schema_of_common_files (void)
{
  static const char *const files[] = { "editions", "rules" };

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *name = g_strconcat (files[i], ".json", NULL);
      g_autofree char *text = read_bean_file (name);
      g_autoptr (JsonNode) node = parse (text);
      g_autoptr (JsonNode) schema = arb_schema_for (&beans_ruleset, files[i]);
      g_autofree char *found = schema_check (schema, node);

      g_assert_cmpstr (found, ==, NULL);
    }
}

/* The built-in catalogues are complete, and read only once. */
static void
test_built_in (void)
{
  for (const ArbRuleset *const *system = arb_systems (); *system != NULL; system++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (ArbCatalogue) catalogue = arb_catalogue_load (*system, NULL, &error);

      g_assert_no_error (error);
      g_assert_cmpuint (catalogue->n_editions, >, 0);
      g_assert_true (arb_catalogue_get (*system) == arb_catalogue_get (*system));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store/catalogues/fields", test_fields);
  g_test_add_func ("/store/catalogues/compiled", test_compiled);
  g_test_add_func ("/store/catalogues/all-defects-at-once", test_all_defects_at_once);
  g_test_add_func ("/store/catalogues/bad-files", test_bad_files);
  g_test_add_func ("/store/catalogues/defects-of-all-files", test_defects_of_all_files);
  g_test_add_func ("/store/catalogues/many-defects", test_many_defects);
  g_test_add_func ("/store/catalogues/values-in-words", test_values_in_words);
  g_test_add_func ("/store/catalogues/written-records", test_written_records);
  g_test_add_func ("/store/catalogues/ids", test_ids);
  g_test_add_func ("/store/catalogues/schema", test_schema);
  g_test_add_func ("/store/catalogues/schema-of-common-files", test_schema_of_common_files);
  g_test_add_func ("/store/catalogues/built-in", test_built_in);
  return g_test_run ();
}
