/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/catalogues.h"

#include <gio/gio.h>
#include <string.h>

#include "engine/core/catalogue-compile.h"
#include "store/arb-games.h"
#include "store/face-records.h"
#include "store/input.h"
#include "store/members.h"
#include "store/records.h"
#include "wording/records.h"

#define RESOURCE_FOLDER "/io/github/tabletop_arbiter/Arbiter/games"

/* The state of reading the files of one system. */
typedef struct
{
  ArbCatalogue *catalogue;
  const char *folder; /* (nullable): of the file system */
  GPtrArray *tables;  /* const ArbFieldTable */
  ArbDefects *defects;
} Loader;

static GPtrArray *
list_tables (const ArbRuleset *ruleset)
{
  GPtrArray *tables = g_ptr_array_new ();

  for (const ArbFieldTable *table = arb_common_tables (); table->id != NULL; table++)
    g_ptr_array_add (tables, (gpointer) table);
  for (const ArbFieldTable *table = ruleset->records; table != NULL && table->id != NULL; table++)
    g_ptr_array_add (tables, (gpointer) table);
  return tables;
}

/* The files of a game are among the resources of the program. This call makes sure that the linker keeps
 * them; a test adds those of its own game. */
static char *
dup_resource_path (const Loader *loader, const char *file)
{
  g_assert (arb_games_get_resource () != NULL);

  return g_strdup_printf (RESOURCE_FOLDER "/%s/%s", loader->catalogue->ruleset->id, file);
}

static char *
get_contents (const Loader *loader, const char *file, gsize *length, GError **error)
{
  g_autofree char *path = NULL;
  g_autoptr (GBytes) bytes = NULL;

  if (loader->folder != NULL)
    {
      path = g_build_filename (loader->folder, file, NULL);
      return arb_store_read (path, 0, length, error);
    }

  path = dup_resource_path (loader, file);
  bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, error);
  if (bytes == NULL)
    {
      g_prefix_error (error, "%s: ", file);
      return NULL;
    }
  *length = g_bytes_get_size (bytes);
  return g_strndup (g_bytes_get_data (bytes, NULL), *length);
}

static char **
list_members (const Loader *loader, const char *file)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  g_strv_builder_add (names, "comment");
  for (guint i = 0; i < loader->tables->len; i++)
    {
      const ArbFieldTable *table = loader->tables->pdata[i];

      if (g_str_equal (table->file, file))
        g_strv_builder_add (names, table->id);
    }
  return g_strv_builder_end (names);
}

static void
read_tables (const Loader *loader, JsonObject *root, const char *file)
{
  for (guint i = 0; i < loader->tables->len; i++)
    {
      const ArbFieldTable *table = loader->tables->pdata[i];
      JsonNode *list = json_object_get_member (root, table->id);

      if (!g_str_equal (table->file, file))
        continue;

      if (list != NULL)
        arb_records_read (list, table, loader->catalogue, loader->defects);
      else if (table->minimum > 0)
        arb_defects_add (loader->defects, table->id, "missing, expected a list of %u to %u",
                         table->minimum, table->maximum);
    }
}

static void
read_file (const Loader *loader, const char *id)
{
  g_autofree char *file = g_strconcat (id, ".json", NULL);
  g_auto (GStrv) members = list_members (loader, id);
  g_autofree char *text = NULL;
  g_autoptr (JsonNode) root = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  loader->defects->file = file;
  text = get_contents (loader, file, &length, &error);
  if (text != NULL)
    root = arb_json_read (text, length, file, &error);
  if (root == NULL)
    {
      g_ptr_array_add (loader->defects->lines, g_strdup (error->message));
      return;
    }

  arb_members_check (json_node_get_object (root), NULL, (const char *const *) members,
                     loader->defects);
  read_tables (loader, json_node_get_object (root), id);
}

/* Whether @file may be missing and is missing: no record in it is required. */
static gboolean
is_left_out (const Loader *loader, const char *id)
{
  g_autofree char *file = g_strconcat (id, ".json", NULL);
  g_autofree char *path = NULL;

  for (guint i = 0; i < loader->tables->len; i++)
    {
      const ArbFieldTable *table = loader->tables->pdata[i];

      if (g_str_equal (table->file, id) && table->minimum > 0)
        return FALSE;
    }

  if (loader->folder != NULL)
    {
      path = g_build_filename (loader->folder, file, NULL);
      return !g_file_test (path, G_FILE_TEST_EXISTS);
    }
  path = dup_resource_path (loader, file);
  return !g_resources_get_info (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL, NULL, NULL);
}

static void
read_files (const Loader *loader)
{
  g_autoptr (GHashTable) done = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < loader->tables->len; i++)
    {
      const ArbFieldTable *table = loader->tables->pdata[i];

      if (g_hash_table_add (done, (gpointer) table->file) && !is_left_out (loader, table->file))
        read_file (loader, table->file);
    }
}

/* Adds the folder to the paths of defects, because every game has files of the same names. */
static void
name_folder (ArbDefects *defects, const char *folder)
{
  for (guint i = 0; i < defects->lines->len; i++)
    {
      g_autofree char *line = defects->lines->pdata[i];

      defects->lines->pdata[i] =
          g_str_has_prefix (line, folder) ? g_strdup (line) : g_strconcat (folder, "/", line, NULL);
    }
}

ArbCatalogue *
arb_catalogue_load (const ArbRuleset *ruleset, const char *folder, GError **error)
{
  g_autoptr (ArbCatalogue) catalogue = NULL;
  g_autoptr (GPtrArray) tables = NULL;
  g_auto (ArbDefects) defects = { 0 };
  Loader loader;

  g_return_val_if_fail (ruleset != NULL, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  catalogue = arb_catalogue_new (ruleset);
  tables = list_tables (ruleset);
  arb_defects_init (&defects, ruleset->id);
  loader = (Loader){ catalogue, folder, tables, &defects };

  /* Compiling requires complete records. */
  read_files (&loader);
  if (defects.lines->len == 0)
    arb_catalogue_compile (catalogue, &defects);
  if (defects.lines->len == 0)
    return g_steal_pointer (&catalogue);

  name_folder (&defects, folder != NULL ? folder : ruleset->id);
  defects.file = folder != NULL ? folder : ruleset->id;
  arb_defects_to_error (&defects, ARB_MAX_DEFECTS, error);
  return NULL;
}

/* The id of the record that a line about `TABLE[3].field` of a compiled catalogue is about. */
static const char *
find_card (const ArbCatalogue *catalogue, const char *line, const char **rest)
{
  for (const ArbFieldTable *table = catalogue->ruleset->records; table->id != NULL; table++)
    {
      gsize length = strlen (table->id);
      guint64 index;
      char *end;
      ArbRecord record;

      if (strncmp (line, table->id, length) != 0 || line[length] != '[')
        continue;
      index = g_ascii_strtoull (line + length + 1, &end, 10);
      if (*end != ']' || index >= arb_table_get_n_records (catalogue, table))
        continue;
      record = arb_table_get_record (catalogue, table, (guint) index);
      *rest = end + 1;
      return arb_record_get_id (&record);
    }
  *rest = line;
  return "";
}

/* Rewrites the lines of @own, which name records by their index in the catalogue, not in a file. */
static void
add_compiled (const ArbCatalogue *catalogue, const ArbDefects *own, ArbDefects *defects)
{
  for (guint i = 0; i < own->lines->len; i++)
    {
      const char *line = strstr (own->lines->pdata[i], ": ") + 2;
      const char *rest;
      const char *card = find_card (catalogue, line, &rest);

      g_ptr_array_add (defects->lines, g_strconcat (defects->file, ": ", card, rest, NULL));
    }
}

ArbCatalogue *
arb_catalogue_with_faces (const ArbCatalogue *base, JsonObject *faces, const char *path,
                          ArbDefects *defects)
{
  g_autoptr (ArbCatalogue) catalogue = NULL;
  g_autoptr (GPtrArray) tables = NULL;
  g_autoptr (JsonObject) below = NULL;
  g_auto (ArbDefects) own = { 0 };
  Loader loader;

  g_return_val_if_fail (base != NULL && faces != NULL && defects != NULL, NULL);

  catalogue = arb_catalogue_new (base->ruleset);
  tables = list_tables (base->ruleset);
  arb_defects_init (&own, "cards.json");
  loader = (Loader){ catalogue, NULL, tables, &own };
  read_files (&loader);
  g_assert (own.lines->len == 0);

  below = arb_face_records_to_json (base, arb_catalogue_get (base->ruleset));
  arb_face_records_read (below, path, catalogue, &own);
  if (!arb_face_records_read (faces, path, catalogue, defects))
    return NULL;
  if (arb_catalogue_compile (catalogue, &own))
    return g_steal_pointer (&catalogue);
  add_compiled (catalogue, &own, defects);
  return NULL;
}

char **
arb_catalogue_list_doubts (const ArbCatalogue *catalogue, const char *folder)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (ArbDefects) doubts = { 0 };

  g_return_val_if_fail (catalogue != NULL, NULL);
  g_return_val_if_fail (folder != NULL, NULL);

  arb_defects_init (&doubts, "cards.json");
  if (catalogue->ruleset->rules.doubt != NULL)
    catalogue->ruleset->rules.doubt (catalogue, &doubts);
  name_folder (&doubts, folder);
  for (guint i = 0; i < doubts.lines->len; i++)
    g_strv_builder_add (builder, doubts.lines->pdata[i]);
  return g_strv_builder_end (builder);
}

const ArbCatalogue *
arb_catalogue_get (const ArbRuleset *ruleset)
{
  static GMutex mutex;
  static GHashTable *kept;
  g_autoptr (GMutexLocker) locker = NULL;
  g_autoptr (GError) error = NULL;
  ArbCatalogue *catalogue;

  g_return_val_if_fail (ruleset != NULL, NULL);

  locker = g_mutex_locker_new (&mutex);
  if (kept == NULL)
    kept = g_hash_table_new (NULL, NULL);

  catalogue = g_hash_table_lookup (kept, ruleset);
  if (catalogue == NULL)
    {
      catalogue = arb_catalogue_load (ruleset, NULL, &error);
      if (catalogue == NULL)
        g_error ("The program's own data is damaged:\n%s", error->message);
      g_hash_table_insert (kept, (gpointer) ruleset, catalogue);
    }
  return catalogue;
}
