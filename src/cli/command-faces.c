/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli/choice.h"
#include "cli/cli.h"
#include "cli/owner.h"
#include "cli/report.h"
#include "engine/core/faces.h"
#include "wording/words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The faces of a game's cards, and where they are kept. */
typedef struct
{
  char *path;
  char *import;
  char *export;
  gboolean reset; /* the card begins as the program knows it */
  ArbFileStamp stamp;
  const ArbCatalogue *catalogue;
} Faces;

static void
faces_clear (Faces *faces)
{
  g_free (faces->path);
  g_free (faces->import);
  g_free (faces->export);
  arb_catalogue_unref (faces->catalogue);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Faces, faces_clear)

/* Reads the file that @faces names, or the owner's own, which need not be there yet. */
static gboolean
open_faces (Faces *faces, const ArbRuleset *ruleset)
{
  g_autoptr (GError) error = NULL;

  if (faces->path == NULL)
    faces->path = arb_faces_get_path (ruleset);
  faces->stamp = (ArbFileStamp){ 0 };
  if (g_file_test (faces->path, G_FILE_TEST_EXISTS))
    faces->catalogue = arb_faces_load (ruleset, faces->path, &faces->stamp, &error);
  else
    faces->catalogue = arb_catalogue_ref (arb_catalogue_get (ruleset));
  if (faces->catalogue == NULL)
    arb_complain (NULL, "%s", error->message);
  return faces->catalogue != NULL;
}

/* Goes on with @catalogue (transfer full). */
static gboolean
keep (Faces *faces, const ArbCatalogue *catalogue)
{
  g_autoptr (GError) error = NULL;

  arb_catalogue_unref (faces->catalogue);
  faces->catalogue = catalogue;
  if (arb_faces_save (catalogue, faces->path, &faces->stamp, &error))
    return TRUE;
  arb_complain (NULL, "%s", error->message);
  return FALSE;
}

static gboolean
import_faces (Faces *faces)
{
  const ArbRuleset *ruleset = faces->catalogue->ruleset;
  g_autoptr (GError) error = NULL;
  g_autoptr (ArbCatalogue) other = arb_faces_load (ruleset, faces->import, NULL, &error);
  const ArbCatalogue *merged;

  if (other == NULL)
    {
      arb_complain (NULL, "%s", error->message);
      return FALSE;
    }
  merged = arb_faces_merge (faces->catalogue, other);
  if (merged != NULL)
    return keep (faces, merged);
  arb_complain (faces->import, _ ("contradicts the cards that are typed in already"));
  return FALSE;
}

static gboolean
export_faces (const Faces *faces)
{
  g_autoptr (GError) error = NULL;

  if (arb_faces_save (faces->catalogue, faces->export, NULL, &error))
    return TRUE;
  arb_complain (NULL, "%s", error->message);
  return FALSE;
}

static gboolean
find_card (const ArbCatalogue *catalogue, const char *id, const ArbFieldTable **table, guint *index)
{
  for (*table = catalogue->ruleset->records; (*table)->id != NULL; (*table)++)
    {
      if (arb_faces_find (catalogue->ruleset, (*table)->id) == NULL)
        continue;
      for (*index = 0; *index < arb_table_get_n_records (catalogue, *table); (*index)++)
        {
          ArbRecord record = arb_table_get_record (catalogue, *table, *index);

          if (g_strcmp0 (arb_record_get_id (&record), id) == 0)
            return TRUE;
        }
    }
  arb_complain (id, _ ("unknown card; arbiter-cli faces SYSTEM lists those that can be typed in"));
  return FALSE;
}

static char *
list_fields (const ArbFaces *faces, const ArbFieldTable *table)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < table->n_fields; i++)
    if (arb_faces_holds (faces, &table->fields[i]))
      g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", table->fields[i].name);
  return g_string_free (g_steal_pointer (&names), FALSE);
}

/* Puts the value of `FIELD=VALUE` among @values. */
static gboolean
parse_value (const ArbFaces *faces, const ArbFieldTable *table, const char *word, char **values)
{
  const char *equals = strchr (word, '=');
  g_autofree char *name = g_strndup (word, equals != NULL ? (gsize) (equals - word) : 0);
  g_autofree char *known = list_fields (faces, table);

  for (guint i = 0; equals != NULL && i < table->n_fields; i++)
    if (g_str_equal (table->fields[i].name, name) && arb_faces_holds (faces, &table->fields[i]))
      {
        g_free (values[i]);
        values[i] = g_strdup (equals + 1);
        return TRUE;
      }
  arb_complain (word, _ ("expected FIELD=VALUE with one of the fields %s"), known);
  return FALSE;
}

static gboolean
enter_card (Faces *faces, char **words)
{
  const ArbFieldTable *table;
  guint index;
  g_autoptr (GPtrArray) values = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  const ArbCatalogue *entered;
  ArbRecord record;

  if (!find_card (faces->catalogue, words[0], &table, &index))
    return FALSE;
  record = arb_table_get_record (
      faces->reset ? arb_catalogue_get (faces->catalogue->ruleset) : faces->catalogue, table, index);
  for (guint i = 0; i < table->n_fields; i++)
    g_ptr_array_add (values, arb_record_dup_text (&record, &table->fields[i]));
  for (guint i = 1; words[i] != NULL; i++)
    if (!parse_value (arb_faces_find (faces->catalogue->ruleset, table->id), table, words[i],
                      (char **) values->pdata))
      return FALSE;

  entered =
      arb_faces_enter (faces->catalogue, table, index, (const char *const *) values->pdata, &error);
  if (entered != NULL)
    return keep (faces, entered);
  arb_complain (NULL, "%s", error->message);
  return FALSE;
}

static char **
list_missing (const ArbFaces *faces, const ArbRecord *record)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  for (guint i = 0; i < record->table->n_fields; i++)
    if (arb_faces_misses (faces, &record->table->fields[i], record->data))
      g_strv_builder_add (names, record->table->fields[i].name);
  return g_strv_builder_end (names);
}

static void
add_card (ArbOutput *cards, const ArbCatalogue *catalogue, const ArbFieldTable *table, guint index)
{
  ArbRecord record = arb_table_get_record (catalogue, table, index);
  const char *id = arb_record_get_id (&record);
  g_auto (GStrv) missing = list_missing (arb_faces_find (catalogue->ruleset, table->id), &record);
  g_auto (GStrv) changed = arb_faces_list_changed (catalogue, table, index);
  g_autofree char *title = arb_words_name (catalogue, table->id, id);
  g_autofree char *list = g_strjoinv (", ", missing[0] != NULL ? missing : changed);
  ArbOutput *card = arb_output_add_object (cards, NULL);

  if (missing[0] != NULL)
    /* Translators: the id of a card, its title, and the fields of which nobody knows what they say */
    arb_output_say (card, _ ("%s: %s: not known yet: %s\n"), id, title, list);
  else if (changed[0] != NULL)
    /* Translators: the id of a card, its title, and the fields that are printed otherwise than on most */
    arb_output_say (card, _ ("%s: %s: your copy: %s\n"), id, title, list);
  else
    /* Translators: the id of a card and its title, of which all is typed in */
    arb_output_say (card, _ ("%s: %s: known\n"), id, title);
  arb_output_add_string (card, "id", id);
  arb_output_add_string (card, "title", title);
  arb_output_add_strings (card, "unknown", (const char *const *) missing);
  arb_output_add_strings (card, "changed", (const char *const *) changed);
}

static void
print_faces (const Faces *faces, gboolean json)
{
  const ArbCatalogue *catalogue = faces->catalogue;
  const ArbRuleset *ruleset = catalogue->ruleset;
  g_autoptr (ArbOutput) output = arb_output_new_object ();
  g_auto (GStrv) doubts = arb_catalogue_list_doubts (catalogue, faces->path);
  ArbOutput *cards;

  arb_output_add_string (output, "system", ruleset->id);
  arb_output_add_string (output, "file", faces->path);
  cards = arb_output_add_list (output, "cards");
  for (const ArbFieldTable *table = ruleset->records; table->id != NULL; table++)
    for (guint i = 0; arb_faces_find (ruleset, table->id) != NULL
                      && i < arb_table_get_n_records (catalogue, table);
         i++)
      add_card (cards, catalogue, table, i);
  arb_output_add_strings (output, "warnings", (const char *const *) doubts);
  arb_output_print (output, json);
}

static const ArbRuleset *
choose_system (const char *id)
{
  const ArbRuleset *ruleset = arb_choose_system (id);

  if (ruleset == NULL || arb_faces_can_be_entered (ruleset))
    return ruleset;
  arb_complain (id, _ ("all cards of this game are known, expected another game"));
  return NULL;
}

int
arb_command_faces (char **words)
{
  g_auto (ArbArguments) arguments = { FALSE, NULL, 0 };
  g_auto (Faces) faces = { 0 };
  const GOptionEntry own[] = {
    ARB_CATALOGUE_ENTRY (&faces.path),
    { "import", 0, 0, G_OPTION_ARG_FILENAME, &faces.import, N_ ("Imports the cards of that file"),
      N_ ("FILE") },
    { "export", 0, 0, G_OPTION_ARG_FILENAME, &faces.export,
      N_ ("Writes the cards typed in to a new file"), N_ ("FILE") },
    { "reset", 0, 0, G_OPTION_ARG_NONE, &faces.reset,
      N_ ("Takes back what was typed in of that card"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  const ArbRuleset *ruleset;

  if (!arb_arguments_parse (&arguments, words, own, N_ ("SYSTEM [CARD FIELD=VALUE…]"),
                            N_ ("Shows, or types in, cards that were never published, or that your copy "
                                "prints otherwise."),
                            1, 64))
    return ARB_STATUS_FAILED;

  if (faces.reset && arguments.n_files == 1)
    {
      arb_complain ("--reset", _ ("expected a card"));
      return ARB_STATUS_FAILED;
    }
  ruleset = choose_system (arguments.files[0]);
  if (ruleset == NULL || !open_faces (&faces, ruleset)
      || (faces.import != NULL && !import_faces (&faces))
      || (arguments.n_files > 1 && !enter_card (&faces, arguments.files + 1))
      || (faces.export != NULL && !export_faces (&faces)))
    return ARB_STATUS_FAILED;

  arb_complain_of_doubts (faces.catalogue, faces.path);
  print_faces (&faces, arguments.json);
  return ARB_STATUS_GOOD;
}
