/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/faces.h"

#include <string.h>

#include "engine/core/faces.h"
#include "store/durable.h"
#include "store/face-records.h"
#include "store/input.h"
#include "store/json-text.h"
#include "store/members.h"
#include "store/migrations.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#define FORMAT "arbiter-cards"
#define VERSION 1

static const char *const file_members[] = { "format", "version", "system", "faces", NULL };

char *
arb_faces_get_path (const ArbRuleset *ruleset)
{
  g_autofree char *file = NULL;

  g_return_val_if_fail (ruleset != NULL, NULL);

  file = g_strconcat (ruleset->id, ".json", NULL);
  return g_build_filename (g_get_user_data_dir (), "arbiter", "catalogues", file, NULL);
}

gboolean
arb_faces_can_be_entered (const ArbRuleset *ruleset)
{
  g_return_val_if_fail (ruleset != NULL, FALSE);

  return ruleset->faces != NULL;
}

/* The card with this id, of those that can be typed in; whether there is one. */
static gboolean
find_record (const ArbCatalogue *catalogue, const char *id, ArbRecord *record)
{
  for (const ArbFieldTable *table = catalogue->ruleset->records; table->id != NULL; table++)
    for (guint i = 0; arb_faces_find (catalogue->ruleset, table->id) != NULL
                      && i < arb_table_get_n_records (catalogue, table);
         i++)
      {
        *record = arb_table_get_record (catalogue, table, i);
        if (g_strcmp0 (arb_record_get_id (record), id) == 0)
          return TRUE;
      }
  return FALSE;
}

static gboolean
lacks (const ArbCatalogue *catalogue, const ArbRecord *record)
{
  const ArbFaces *faces = arb_faces_find (catalogue->ruleset, record->table->id);

  for (guint i = 0; i < record->table->n_fields; i++)
    if (arb_faces_misses (faces, &record->table->fields[i], record->data))
      return TRUE;
  return FALSE;
}

gboolean
arb_faces_lack (const ArbCatalogue *catalogue, const char *id)
{
  ArbRecord record;

  g_return_val_if_fail (catalogue != NULL, FALSE);

  return id != NULL && find_record (catalogue, id, &record) && lacks (catalogue, &record);
}

gboolean
arb_faces_are_published (const ArbRuleset *ruleset, const char *id)
{
  const ArbCatalogue *built_in;
  ArbRecord record;

  g_return_val_if_fail (ruleset != NULL, FALSE);

  built_in = arb_catalogue_get (ruleset);
  return id != NULL && find_record (built_in, id, &record) && !lacks (built_in, &record);
}

gboolean
arb_faces_lack_any (const ArbCatalogue *catalogue)
{
  g_return_val_if_fail (catalogue != NULL, FALSE);

  for (const ArbFieldTable *table = catalogue->ruleset->records; table->id != NULL; table++)
    for (guint i = 0; arb_faces_find (catalogue->ruleset, table->id) != NULL
                      && i < arb_table_get_n_records (catalogue, table);
         i++)
      {
        ArbRecord record = arb_table_get_record (catalogue, table, i);

        if (lacks (catalogue, &record))
          return TRUE;
      }
  return FALSE;
}

char **
arb_faces_list_changed (const ArbCatalogue *catalogue, const ArbFieldTable *table, guint index)
{
  const ArbCatalogue *built_in;
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  ArbRecord now, before;

  g_return_val_if_fail (catalogue != NULL && table != NULL, NULL);

  built_in = arb_catalogue_get (catalogue->ruleset);
  now = arb_table_get_record (catalogue, table, index);
  before = arb_table_get_record (built_in, table, index);
  for (guint i = 0; !lacks (built_in, &before) && i < table->n_fields; i++)
    {
      g_autofree char *text = arb_record_dup_text (&now, &table->fields[i]);
      g_autofree char *known = arb_record_dup_text (&before, &table->fields[i]);

      if (g_strcmp0 (text, known) != 0)
        g_strv_builder_add (names, table->fields[i].name);
    }
  return g_strv_builder_end (names);
}

static gboolean
check_text (JsonObject *root, const char *member, const char *expected, ArbDefects *defects)
{
  JsonNode *node = arb_member_get (root, NULL, member, ARB_MEMBER_TEXT, TRUE, defects);
  g_autofree char *quoted = NULL;

  if (node == NULL || g_str_equal (json_node_get_string (node), expected))
    return node != NULL;
  quoted = arb_store_quote (json_node_get_string (node));
  arb_defects_add (defects, member, "found %s, expected “%s”", quoted, expected);
  return FALSE;
}

static ArbCatalogue *
read_faces (const ArbRuleset *ruleset, JsonObject *root, ArbDefects *defects)
{
  JsonNode *faces;

  arb_members_check (root, NULL, file_members, defects);
  check_text (root, "system", ruleset->id, defects);
  faces = arb_member_get (root, NULL, "faces", ARB_MEMBER_OBJECT, TRUE, defects);
  if (faces == NULL || defects->lines->len > 0)
    return NULL;
  return arb_catalogue_with_faces (arb_catalogue_get (ruleset), json_node_get_object (faces),
                                   "faces", defects);
}

ArbCatalogue *
arb_faces_parse (const ArbRuleset *ruleset, const char *text, gsize length, const char *name,
                 GError **error)
{
  g_autoptr (JsonNode) root = NULL;
  g_auto (ArbDefects) defects = { 0 };
  ArbCatalogue *catalogue = NULL;

  g_return_val_if_fail (ruleset != NULL && name != NULL, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  root = arb_json_read (text, length, name, error);
  if (root == NULL)
    return NULL;

  arb_defects_init (&defects, name);
  if (check_text (json_node_get_object (root), "format", FORMAT, &defects))
    {
      if (!arb_migrate (json_node_get_object (root), NULL, VERSION - 1, name, error))
        return NULL;
      catalogue = read_faces (ruleset, json_node_get_object (root), &defects);
    }
  if (catalogue == NULL)
    arb_defects_to_error (&defects, 20, error);
  return catalogue;
}

ArbCatalogue *
arb_faces_load (const ArbRuleset *ruleset, const char *path, ArbFileStamp *stamp, GError **error)
{
  g_autofree char *text = NULL;
  g_autofree char *name = NULL;
  gsize length;

  g_return_val_if_fail (path != NULL, NULL);

  text = arb_store_read (path, 0, &length, error);
  if (text == NULL)
    return NULL;
  if (stamp != NULL)
    arb_file_stamp_set (stamp, text, length);
  name = g_filename_display_name (path);
  return arb_faces_parse (ruleset, text, length, name, error);
}

ArbCatalogue *
arb_faces_load_own (const ArbRuleset *ruleset, ArbFileStamp *stamp, GError **error)
{
  g_autofree char *path = arb_faces_get_path (ruleset);

  if (stamp != NULL)
    *stamp = (ArbFileStamp){ 0 };
  if (!arb_faces_can_be_entered (ruleset) || !g_file_test (path, G_FILE_TEST_EXISTS))
    return (ArbCatalogue *) (guintptr) arb_catalogue_ref (arb_catalogue_get (ruleset));
  return arb_faces_load (ruleset, path, stamp, error);
}

char *
arb_faces_to_string (const ArbCatalogue *catalogue, gsize *length)
{
  g_autoptr (JsonNode) root = json_node_new (JSON_NODE_OBJECT);
  JsonObject *object = json_object_new ();

  g_return_val_if_fail (catalogue != NULL, NULL);

  json_object_set_string_member (object, "format", FORMAT);
  json_object_set_int_member (object, "version", VERSION);
  json_object_set_string_member (object, "system", catalogue->ruleset->id);
  json_object_set_object_member (object, "faces",
                                 arb_face_records_to_json (catalogue,
                                                           arb_catalogue_get (catalogue->ruleset)));
  json_node_take_object (root, object);
  return arb_json_to_text (root, length);
}

gboolean
arb_faces_save (const ArbCatalogue *catalogue, const char *path, ArbFileStamp *stamp,
                GError **error)
{
  g_autofree char *folder = NULL;
  g_autofree char *name = NULL;
  g_autoptr (GBytes) bytes = NULL;
  gsize length;
  char *text;

  g_return_val_if_fail (catalogue != NULL && path != NULL, FALSE);

  folder = g_path_get_dirname (path);
  if (g_mkdir_with_parents (folder, 0700) != 0)
    {
      name = g_filename_display_name (folder);
      g_set_error (error, ARB_STORE_ERROR, ARB_STORE_ERROR_WRITE,
                   _ ("%s: cannot be made, expected a folder that can be written"), name);
      return FALSE;
    }
  text = arb_faces_to_string (catalogue, &length);
  bytes = g_bytes_new_take (text, length);
  return arb_store_save (path, bytes, stamp, NULL, error);
}

/* @catalogue with @faces, which came from another catalogue, so that each of them is as it should
 * be; all of them together may not be. */
static ArbCatalogue *
lay_over (const ArbCatalogue *catalogue, JsonObject *faces)
{
  g_auto (ArbDefects) defects = { 0 };

  arb_defects_init (&defects, catalogue->ruleset->id);
  return arb_catalogue_with_faces (catalogue, faces, "faces", &defects);
}

ArbCatalogue *
arb_faces_merge (const ArbCatalogue *catalogue, const ArbCatalogue *other)
{
  g_autoptr (JsonObject) faces = NULL;

  g_return_val_if_fail (catalogue != NULL && other != NULL, NULL);

  faces = arb_face_records_to_json (other, arb_catalogue_get (other->ruleset));
  return lay_over (catalogue, faces);
}

static JsonObject *
wrap (const ArbFieldTable *table, JsonNode *record)
{
  JsonObject *faces = json_object_new ();
  JsonArray *list = json_array_new ();

  json_array_add_element (list, record);
  json_object_set_array_member (faces, table->id, list);
  return faces;
}

ArbCatalogue *
arb_faces_carry_over (const ArbCatalogue *catalogue, const ArbCatalogue *before,
                      const ArbCatalogue *after)
{
  g_autoptr (JsonObject) faces = NULL;

  g_return_val_if_fail (catalogue != NULL && before != NULL && after != NULL, NULL);

  faces = arb_face_records_to_json (after, before);
  return lay_over (catalogue, faces);
}

static JsonNode *
read_number (const char *text)
{
  JsonNode *node = json_node_new (JSON_NODE_VALUE);
  gint64 number;

  if (g_ascii_string_to_signed (text, 10, G_MININT32, G_MAXINT32, &number, NULL))
    json_node_set_int (node, number);
  else
    json_node_set_string (node, text);
  return node;
}

static JsonNode *
read_nicks (const char *text)
{
  g_auto (GStrv) words = g_strsplit_set (text, ",+ ", -1);
  JsonArray *list = json_array_new ();
  JsonNode *node = json_node_new (JSON_NODE_ARRAY);

  for (char **word = words; *word != NULL; word++)
    if (**word != '\0')
      json_array_add_string_element (list, *word);
  json_node_take_array (node, list);
  return node;
}

/* A value that does not fit the field becomes a text, which the reader refuses with a message. */
static JsonNode *
read_value (const ArbField *field, const char *text)
{
  JsonNode *node;

  if (field->type == ARB_FIELD_INTEGER)
    return read_number (text);
  if (field->type == ARB_FIELD_NICKS)
    return read_nicks (text);

  node = json_node_new (JSON_NODE_VALUE);
  if (field->type == ARB_FIELD_BOOLEAN && (g_str_equal (text, "yes") || g_str_equal (text, "no")))
    json_node_set_boolean (node, g_str_equal (text, "yes"));
  else
    json_node_set_string (node, text);
  return node;
}

static JsonNode *
read_form (const ArbFaces *faces, const ArbFieldTable *table, const char *id,
           const char *const *values)
{
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);
  JsonObject *object = json_object_new ();

  json_object_set_string_member (object, "id", id);
  for (guint i = 0; i < table->n_fields; i++)
    if (arb_faces_holds (faces, &table->fields[i]) && values[i] != NULL && *values[i] != '\0')
      json_object_set_member (object, table->fields[i].name,
                              read_value (&table->fields[i], values[i]));
  json_node_take_object (node, object);
  return node;
}

/* Removes the path in the file from the messages, which people who fill in a form do not know. */
static void
shorten_paths (ArbDefects *defects, const char *prefix)
{
  for (guint i = 0; i < defects->lines->len; i++)
    {
      g_autofree char *line = defects->lines->pdata[i];
      g_auto (GStrv) parts = g_strsplit (line, prefix, 2);

      defects->lines->pdata[i] = g_strjoinv ("", parts);
    }
}

ArbCatalogue *
arb_faces_enter (const ArbCatalogue *catalogue, const ArbFieldTable *table, guint index,
                 const char *const *values, GError **error)
{
  const ArbFaces *faces;
  ArbRecord record;
  const char *id;
  g_auto (ArbDefects) defects = { 0 };
  g_autoptr (JsonObject) typed = NULL;
  g_autofree char *read_path = NULL;
  ArbCatalogue *entered;

  g_return_val_if_fail (catalogue != NULL && table != NULL && values != NULL, NULL);
  g_return_val_if_fail (index < arb_table_get_n_records (catalogue, table), NULL);
  faces = arb_faces_find (catalogue->ruleset, table->id);
  g_return_val_if_fail (faces != NULL, NULL);

  record = arb_table_get_record (catalogue, table, index);
  id = arb_record_get_id (&record);
  arb_defects_init (&defects, id);
  typed = wrap (table, read_form (faces, table, id, values));
  entered = arb_catalogue_with_faces (catalogue, typed, "faces", &defects);
  if (entered != NULL)
    return entered;

  read_path = g_strdup_printf ("faces.%s[0].", table->id);
  shorten_paths (&defects, read_path);
  arb_defects_to_error (&defects, 20, error);
  return NULL;
}

static char *
dup_nicks (const ArbRecord *record, const ArbField *field)
{
  const ArbNicks *nicks = &G_STRUCT_MEMBER (ArbNicks, record->data, field->offset);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < nicks->n; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? ", " : "", field->nicks[nicks->nicks[i]]);
  return g_string_free (text, nicks->n == 0);
}

static char *
dup_integer (const ArbRecord *record, const ArbField *field)
{
  gint number = G_STRUCT_MEMBER (gint16, record->data, field->offset);

  return number == 0 && arb_field_is_open_number (field) ? NULL : g_strdup_printf ("%d", number);
}

char *
arb_record_dup_text (const ArbRecord *record, const ArbField *field)
{
  g_return_val_if_fail (record != NULL && field != NULL, NULL);

  switch (field->type)
    {
    case ARB_FIELD_ID:
    case ARB_FIELD_STRING:
    case ARB_FIELD_TEXT:
    case ARB_FIELD_SCRIPT:
      return g_strdup (arb_record_get_string (record, field));
    case ARB_FIELD_INTEGER:
      return dup_integer (record, field);
    case ARB_FIELD_BOOLEAN:
      return G_STRUCT_MEMBER (guint8, record->data, field->offset) ? g_strdup ("yes") : NULL;
    case ARB_FIELD_NICK:
      return g_strdup (field->nicks[G_STRUCT_MEMBER (guint8, record->data, field->offset)]);
    case ARB_FIELD_NICKS:
      return dup_nicks (record, field);
    case ARB_FIELD_STRINGS:
    case ARB_FIELD_TEXTS:
    case ARB_FIELD_MAP:
    case ARB_FIELD_TEXT_MAP:
      return NULL;
    }
  g_assert_not_reached ();
}
