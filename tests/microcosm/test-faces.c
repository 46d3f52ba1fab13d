/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/core/faces.h"
#include "engine/core/notation.h"
#include "store/document.h"
#include "store/faces.h"
#include "systems/systems.h"
#include "wording/words.h"

#include "temporary.h"

#include <glib/gstdio.h>
#include <string.h>

#define HEAD \
  "{\"format\": \"arbiter-game\", \"version\": 4, \"system\": \"microcosm\", " \
  "\"edition\": \"published\", \"players\": [{\"name\": \"A\"}, {\"name\": \"B\"}]"
#define CARDS \
  "{\"format\": \"arbiter-cards\", \"version\": 1, \"system\": \"microcosm\", \"faces\": "
#define PLANET "{\"planets\": [{\"id\": \"planet-03\", \"title\": \"Xeno\", \"cost\": 0"

static const ArbRuleset *
get_ruleset (void)
{
  return arb_systems_find ("microcosm");
}

static const ArbFieldTable *
find_table (const char *id)
{
  for (const ArbFieldTable *table = get_ruleset ()->records; table->id != NULL; table++)
    if (g_str_equal (table->id, id))
      return table;
  g_assert_not_reached ();
}

/* Types @text into one field of a card; %NULL and @error if it is refused. */
static ArbCatalogue *
type_in (const ArbCatalogue *catalogue, const char *table_id, guint index, const char *name,
         const char *text, GError **error)
{
  const ArbFieldTable *table = find_table (table_id);
  ArbRecord record = arb_table_get_record (catalogue, table, index);
  g_autoptr (GPtrArray) values = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < table->n_fields; i++)
    g_ptr_array_add (values, g_str_equal (table->fields[i].name, name)
                                 ? g_strdup (text)
                                 : arb_record_dup_text (&record, &table->fields[i]));
  return arb_faces_enter (catalogue, table, index, (const char *const *) values->pdata, error);
}

static ArbCatalogue *
type_well (const ArbCatalogue *catalogue, const char *table, guint index, const char *name,
           const char *text)
{
  g_autoptr (GError) error = NULL;
  ArbCatalogue *typed = type_in (catalogue, table, index, name, text, &error);

  g_assert_no_error (error);
  return typed;
}

static ArbDocument *
parse (const char *text, GError **error)
{
  return arb_document_parse (text, strlen (text), "game.arbiter", error);
}

static ArbMove
move_of (ArbDocument *document, const char *text)
{
  ArbMove move;
  ArbNotationDefect defect;

  g_assert_true (arb_move_parse (arb_document_get_catalogue (document), 2, text, &move, &defect));
  return move;
}

static void
play (ArbDocument *document, const char *text)
{
  ArbVerdict verdict;

  g_assert_cmpuint (arb_game_play (arb_document_get_game (document), move_of (document, text),
                                   FALSE, &verdict),
                    >, 0);
}

static void
test_misses (void)
{
  const ArbCatalogue *built_in = arb_catalogue_get (get_ruleset ());
  const ArbFieldTable *table = find_table ("planets");
  const ArbFaces *faces = arb_faces_find (get_ruleset (), "planets");
  const ArbField *shield = arb_table_find_field (table, "shield", ARB_FIELD_NICK);
  g_autoptr (ArbCatalogue) typed = type_well (built_in, "planets", 2, "shield", "4");
  ArbRecord before = arb_table_get_record (built_in, table, 2);
  ArbRecord after = arb_table_get_record (typed, table, 2);

  g_assert_true (arb_faces_misses (faces, shield, before.data));
  g_assert_false (arb_faces_misses (faces, shield, after.data));
  g_assert_null (arb_faces_find (get_ruleset (), "rules"));
}

typedef struct
{
  const char *table;
  guint index;
  const char *field;
  const char *text;
  const char *said;
} Slip;

static const Slip slips[] = {
  { "planets", 2, "shield", "12", "planet-03: shield: found the text “12”" },
  { "planets", 2, "cost", "cheap", "planet-03: cost: found the text “cheap”" },
  { "planets", 2, "title", NULL, "planet-03: title: missing" },
  { "planets", 2, "icons", "warfare, ducks", "planet-03: icons[1]: found the text “ducks”" },
  { "planets", 2, "icons", "no-icon, warfare", "“no-icon” beside an icon" },
  { "planets", 0, "cost", "5", "planet-01 costs 5 and planet-02 costs 0, expected the planets" },
  { "domains", 12, "action", "juggle", "domain-13.action: “juggle” is not a step of a script" },
  { "domains", 12, "scored-type", "red", "domain-13.scored-type: expected one of four colours" },
  { "domains", 12, "title", "a\nb", "domain-13: title: a control character in a text" },
};

static void
test_slip (gconstpointer data)
{
  const Slip *slip = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (ArbCatalogue) typed = type_in (arb_catalogue_get (get_ruleset ()), slip->table,
                                            slip->index, slip->field, slip->text, &error);

  g_assert_null (typed);
  g_assert_error (error, ARB_STORE_ERROR, ARB_STORE_ERROR_CONTENT);
  if (strstr (error->message, slip->said) == NULL)
    g_error ("expected “%s”, found “%s”", slip->said, error->message);
}

/* What contradicts the structure is warned of, and taken. */
static void
test_doubt (void)
{
  g_autoptr (ArbCatalogue) typed =
      type_well (arb_catalogue_get (get_ruleset ()), "planets", 7, "cost", "3");
  g_auto (GStrv) doubts = arb_catalogue_list_doubts (typed, "own");

  g_assert_nonnull (doubts[0]);
  g_assert_nonnull (strstr (doubts[0], "3 planets cost 2, expected 4"));
}

static void
test_own_file (void)
{
  g_autofree char *path = arb_faces_get_path (get_ruleset ());
  g_autoptr (ArbCatalogue) typed =
      type_well (arb_catalogue_get (get_ruleset ()), "domains", 12, "action", "peek; discard");
  ArbFileStamp stamp;
  g_autoptr (GError) error = NULL;
  g_autoptr (ArbCatalogue) nothing = NULL;
  g_autoptr (ArbCatalogue) read = NULL;
  g_autofree char *written = arb_faces_to_string (typed, NULL);
  g_autofree char *again = NULL;

  g_assert_true (g_str_has_suffix (path, "/arbiter/catalogues/microcosm.json"));
  nothing = arb_faces_load_own (get_ruleset (), &stamp, &error);
  g_assert_no_error (error);
  g_assert_true (nothing == arb_catalogue_get (get_ruleset ()));

  g_assert_true (arb_faces_save (typed, path, &stamp, &error));
  g_assert_no_error (error);
  read = arb_faces_load_own (get_ruleset (), &stamp, &error);
  g_assert_no_error (error);
  again = arb_faces_to_string (read, NULL);
  g_assert_cmpstr (again, ==, written);
  g_assert_true (arb_faces_save (typed, path, &stamp, &error));

  /* Somebody else has changed it since. */
  g_assert_true (g_file_set_contents (path, "{}", -1, NULL));
  g_assert_false (arb_faces_save (typed, path, &stamp, &error));
  g_assert_error (error, ARB_STORE_ERROR, ARB_STORE_ERROR_CHANGED);
  g_assert_cmpint (g_unlink (path), ==, 0);
}

typedef struct
{
  const char *text;
  const char *said;
} Refusal;

static const Refusal refusals[] = {
  { "{}", "format: missing" },
  { "[]", "expected" },
  { "{\"format\": \"arbiter-game\"}", "format: found “arbiter-game”, expected “arbiter-cards”" },
  { "{\"format\": \"arbiter-cards\", \"version\": 2}", "newer Arbiter" },
  { "{\"format\": \"arbiter-cards\", \"version\": 1, \"system\": \"nine-domains\", \"faces\": {}}",
    "system: found “nine-domains”, expected “microcosm”" },
  { CARDS "[]}", "faces: found a list of 0, expected an object" },
  { CARDS "{\"rules\": []}}", "unknown member “rules”" },
  { CARDS "{\"planets\": {}}}", "faces.planets: found" },
  { CARDS "{\"planets\": [3]}}", "faces.planets[0]: found the number 3" },
  { CARDS "{\"planets\": [{}]}}", "faces.planets[0].id: missing" },
  { CARDS "{\"planets\": [{\"id\": \"planet-12\"}]}}",
    "faces.planets[0].id: unknown card “planet-12”, expected one of planet-01 to planet-11" },
  { CARDS PLANET "}, {\"id\": \"planet-03\", \"title\": \"B\", \"cost\": 0}]}}",
    "faces.planets[1]: a card appears twice" },
  { CARDS PLANET ", \"sources\": {}}]}}", "unknown member “sources”" },
  { CARDS PLANET ", \"shield\": 4}]}}", "faces.planets[0].shield: found the number 4" },
  { CARDS PLANET ", \"bonus\": 7}]}}", "faces.planets[0].bonus: found the number 7" },
  { CARDS "{\"planets\": [{\"id\": \"planet-01\", \"title\": \"A\", \"cost\": 9}]}}",
    "planets: planet-01 costs 9 and planet-02 costs 0, expected the planets in the order" },
};

static void
test_refusal (gconstpointer data)
{
  const Refusal *refusal = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (ArbCatalogue) catalogue =
      arb_faces_parse (get_ruleset (), refusal->text, strlen (refusal->text), "own.json", &error);

  g_assert_null (catalogue);
  g_assert_nonnull (error);
  g_assert_true (g_str_has_prefix (error->message, "own.json: "));
  if (strstr (error->message, refusal->said) == NULL)
    g_error ("expected “%s”, found “%s”", refusal->said, error->message);
}

static const Refusal game_refusals[] = {
  { HEAD ", \"faces\": 3, \"moves\": []}", "faces: found the number 3" },
  { HEAD ", \"faces\": " PLANET ", \"shield\": \"x\"}]}, \"moves\": []}",
    "faces.planets[0].shield: found the text “x”" },
  { HEAD ", \"moves\": [], \"edits\": [{\"at\": 1, \"replaces\": 0, \"length\": 0, "
         "\"moves\": [], \"faces\": {\"planets\": [{\"id\": \"x\"}]}}]}",
    "edits[0].faces.planets[0].id: unknown card" },
};

static void
test_game_refusal (gconstpointer data)
{
  const Refusal *refusal = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (ArbDocument) document = parse (refusal->text, &error);

  g_assert_null (document);
  g_assert_error (error, ARB_STORE_ERROR, ARB_STORE_ERROR_CONTENT);
  if (strstr (error->message, refusal->said) == NULL)
    g_error ("expected “%s”, found “%s”", refusal->said, error->message);
}

static ArbDocument *
reopen (const ArbDocument *document)
{
  g_autofree char *text = arb_document_to_string (document, NULL);
  g_autoptr (GError) error = NULL;
  ArbDocument *again = parse (text, &error);

  g_assert_no_error (error);
  return again;
}

static const char *
get_name (ArbDocument *document)
{
  return arb_words_find (arb_document_get_catalogue (document), "planets", "planet-03", "title");
}

static ArbVerdictValue
get_verdict (ArbDocument *document, guint index)
{
  return arb_game_get_entry (arb_document_get_game (document), index)->verdict.value;
}

/* Cards that are entered during a game are gestures, which a saved game takes back, too. */
static void
test_edit (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ArbDocument) document = parse (HEAD ", \"moves\": []}", &error);
  const ArbCatalogue *built_in = arb_catalogue_get (get_ruleset ());
  g_autoptr (ArbCatalogue) named = type_well (built_in, "planets", 2, "title", "Xeno");
  g_autoptr (ArbCatalogue) shielded = type_well (named, "planets", 2, "shield", "4");
  g_autoptr (ArbDocument) again = NULL;
  g_autoptr (ArbDocument) third = NULL;
  g_autofree char *text = NULL;
  ArbGame *game;

  play (document, "planet-03 shows shield 1");
  arb_game_enter_faces (arb_document_get_game (document), named);
  g_assert_cmpint (get_verdict (document, 0), ==, ARB_LEGAL);
  arb_game_enter_faces (arb_document_get_game (document), shielded);
  g_assert_cmpint (get_verdict (document, 0), ==, ARB_ILLEGAL);
  g_assert_cmpstr (get_name (document), ==, "Xeno");

  again = reopen (document);
  game = arb_document_get_game (again);
  g_assert_cmpint (get_verdict (again, 0), ==, ARB_ILLEGAL);
  g_assert_cmpuint (arb_game_undo (game), >, 0);
  g_assert_cmpint (get_verdict (again, 0), ==, ARB_LEGAL);
  g_assert_cmpstr (get_name (again), ==, "Xeno");
  g_assert_cmpuint (arb_game_undo (game), >, 0);
  g_assert_cmpstr (get_name (again), ==, "Planet 3 (cost 0)");
  g_assert_cmpuint (arb_game_get_length (game), ==, 1);

  third = reopen (again);
  text = arb_document_to_string (again, NULL);
  g_assert_null (strstr (text, "\"faces\": { \"planets\": []"));
  game = arb_document_get_game (third);
  g_assert_cmpuint (arb_game_redo (game), >, 0);
  g_assert_cmpstr (get_name (third), ==, "Xeno");
  g_assert_cmpuint (arb_game_redo (game), >, 0);
  g_assert_cmpint (get_verdict (third, 0), ==, ARB_ILLEGAL);
  g_assert_false (arb_game_can_redo (game));
}

/* More edits than a file may hold are written without the oldest. */
static void
test_many_edits (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ArbDocument) document = parse (HEAD ", \"moves\": []}", &error);
  g_autoptr (ArbDocument) again = NULL;

  for (guint i = 0; i < 120; i++)
    {
      g_autofree char *title = g_strdup_printf ("Xeno %u", i);
      g_autoptr (ArbCatalogue) typed =
          type_well (arb_document_get_catalogue (document), "planets", 2, "title", title);

      arb_game_enter_faces (arb_document_get_game (document), typed);
    }
  again = reopen (document);
  g_assert_cmpuint (arb_game_get_n_edits (arb_document_get_game (again), FALSE), ==, 100);
  g_assert_cmpstr (get_name (again), ==, "Xeno 119");
}

int
main (int argc, char **argv)
{
  g_setenv ("XDG_DATA_HOME", temporary_folder (), TRUE);
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/faces/misses", test_misses);
  for (guint i = 0; i < G_N_ELEMENTS (slips); i++)
    {
      g_autofree char *name = g_strdup_printf ("/faces/slip/%u", i);

      g_test_add_data_func (name, &slips[i], test_slip);
    }
  for (guint i = 0; i < G_N_ELEMENTS (refusals); i++)
    {
      g_autofree char *name = g_strdup_printf ("/faces/refusal/%u", i);

      g_test_add_data_func (name, &refusals[i], test_refusal);
    }
  for (guint i = 0; i < G_N_ELEMENTS (game_refusals); i++)
    {
      g_autofree char *name = g_strdup_printf ("/faces/game-refusal/%u", i);

      g_test_add_data_func (name, &game_refusals[i], test_game_refusal);
    }
  g_test_add_func ("/faces/doubt", test_doubt);
  g_test_add_func ("/faces/own-file", test_own_file);
  g_test_add_func ("/faces/edit", test_edit);
  g_test_add_func ("/faces/many-edits", test_many_edits);
  return g_test_run ();
}
