/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/face-records.h"

#include <string.h>

#include "engine/core/faces.h"
#include "store/input.h"
#include "store/members.h"
#include "store/records.h"
#include "wording/records.h"

/* More than any card says. */
#define MAX_TEXT 500

/* The typed fields of one table, as a table of the id and these fields. */
typedef struct
{
  const ArbFaces *faces;
  ArbField *fields;
  ArbFieldTable table;
} FaceTable;

/* Fills @own; returns whether anything of @table is typed in. */
static gboolean
face_table_init (FaceTable *own, const ArbRuleset *ruleset, const ArbFieldTable *table)
{
  guint n = 0;

  own->faces = arb_faces_find (ruleset, table->id);
  if (own->faces == NULL)
    return FALSE;
  own->fields = g_new0 (ArbField, table->n_fields);
  for (guint i = 0; i < table->n_fields; i++)
    if (table->fields[i].type == ARB_FIELD_ID || arb_faces_holds (own->faces, &table->fields[i]))
      own->fields[n++] = table->fields[i];
  own->table = *table;
  own->table.fields = own->fields;
  own->table.n_fields = n;
  return TRUE;
}

static void
face_table_clear (FaceTable *own)
{
  g_free (own->fields);
}

static guint8 *
record_at (const ArbCatalogue *catalogue, const ArbFieldTable *table, guint index)
{
  return (guint8 *) (guintptr) arb_table_get_record (catalogue, table, index).data;
}

static gint
find_record (const ArbCatalogue *catalogue, const ArbFieldTable *table, const char *id)
{
  for (guint i = 0; i < arb_table_get_n_records (catalogue, table); i++)
    {
      ArbRecord record = arb_table_get_record (catalogue, table, i);

      if (g_strcmp0 (arb_record_get_id (&record), id) == 0)
        return (gint) i;
    }
  return -1;
}

static gsize
size_of_field (const ArbField *field)
{
  switch (field->type)
    {
    case ARB_FIELD_INTEGER:
      return sizeof (gint16);
    case ARB_FIELD_BOOLEAN:
    case ARB_FIELD_NICK:
      return sizeof (guint8);
    case ARB_FIELD_NICKS:
      return sizeof (ArbNicks);
    case ARB_FIELD_ID:
    case ARB_FIELD_STRING:
    case ARB_FIELD_TEXT:
    case ARB_FIELD_STRINGS:
    case ARB_FIELD_TEXTS:
    case ARB_FIELD_MAP:
    case ARB_FIELD_TEXT_MAP:
    case ARB_FIELD_SCRIPT:
      return sizeof (gpointer);
    }
  g_assert_not_reached ();
}

static gboolean
is_one_text (const ArbField *field)
{
  return field->type == ARB_FIELD_STRING || field->type == ARB_FIELD_TEXT
         || field->type == ARB_FIELD_SCRIPT;
}

/* Typed texts are shown as they are, so they must be short and without control characters. */
static gboolean
check_texts (const FaceTable *own, const guint8 *record, const char *path, ArbDefects *defects)
{
  guint before = defects->lines->len;

  for (guint i = 0; i < own->table.n_fields; i++)
    {
      const ArbField *field = &own->fields[i];
      const char *text =
          is_one_text (field) ? G_STRUCT_MEMBER (const char *, record, field->offset) : NULL;
      g_autofree char *place = g_strdup_printf ("%s.%s", path, field->name);

      if (text == NULL)
        continue;
      if (g_utf8_strlen (text, -1) > MAX_TEXT)
        arb_defects_add (defects, place, "a text of %ld characters, expected at most %d",
                         g_utf8_strlen (text, -1), MAX_TEXT);
      else if (arb_store_has_control (text, ""))
        arb_defects_add (defects, place, "a control character in a text, expected none");
    }
  return defects->lines->len == before;
}

static void
forget_face (const FaceTable *own, guint8 *record)
{
  for (guint i = 0; i < own->table.n_fields; i++)
    if (own->fields[i].type != ARB_FIELD_ID)
      memset (record + own->fields[i].offset, 0, size_of_field (&own->fields[i]));
}

static void
refuse_id (const char *id, const ArbCatalogue *catalogue, const ArbFieldTable *table,
           const char *path, ArbDefects *defects)
{
  g_autofree char *place = g_strdup_printf ("%s.id", path);
  g_autofree char *quoted = arb_store_quote (id);
  guint n = arb_table_get_n_records (catalogue, table);
  ArbRecord first = arb_table_get_record (catalogue, table, 0);
  ArbRecord last = arb_table_get_record (catalogue, table, n - 1);

  arb_defects_add (defects, place, "unknown card %s, expected one of %s to %s", quoted,
                   arb_record_get_id (&first), arb_record_get_id (&last));
}

static void
read_face (const FaceTable *own, JsonNode *node, const char *path, ArbCatalogue *catalogue,
           GHashTable *seen, ArbDefects *defects)
{
  JsonNode *id = NULL;
  guint8 *record;
  gint index;

  if (arb_node_check (node, ARB_MEMBER_OBJECT, path, defects))
    id = arb_member_get (json_node_get_object (node), path, "id", ARB_MEMBER_TEXT, TRUE, defects);
  if (id == NULL)
    return;

  index = find_record (catalogue, &own->table, json_node_get_string (id));
  if (index < 0)
    {
      refuse_id (json_node_get_string (id), catalogue, &own->table, path, defects);
      return;
    }
  if (!g_hash_table_add (seen, GINT_TO_POINTER (index)))
    {
      arb_defects_add (defects, path, "a card appears twice, expected each once");
      return;
    }
  record = record_at (catalogue, &own->table, (guint) index);
  forget_face (own, record);
  if (arb_record_read (node, &own->table, catalogue, path, defects, record))
    check_texts (own, record, path, defects);
}

static void
read_list (const FaceTable *own, JsonNode *list, const char *path, ArbCatalogue *catalogue,
           ArbDefects *defects)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
  guint n;

  if (!arb_node_check (list, ARB_MEMBER_LIST, path, defects))
    return;

  n = json_array_get_length (json_node_get_array (list));
  if (n > own->table.maximum)
    {
      arb_defects_add (defects, path, "a list of %u, expected %u to %u", n, 0, own->table.maximum);
      return;
    }
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *place = g_strdup_printf ("%s[%u]", path, i);

      read_face (own, json_array_get_element (json_node_get_array (list), i), place, catalogue,
                 seen, defects);
    }
}

static char **
list_tables (const ArbRuleset *ruleset)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  for (const ArbFaces *faces = ruleset->faces; faces != NULL && faces->table != NULL; faces++)
    g_strv_builder_add (names, faces->table);
  return g_strv_builder_end (names);
}

gboolean
arb_face_records_read (JsonObject *faces, const char *path, ArbCatalogue *catalogue,
                       ArbDefects *defects)
{
  const ArbRuleset *ruleset = catalogue->ruleset;
  g_auto (GStrv) tables = list_tables (ruleset);
  guint before = defects->lines->len;

  arb_members_check (faces, path, (const char *const *) tables, defects);
  for (const ArbFieldTable *table = ruleset->records; table != NULL && table->id != NULL; table++)
    {
      JsonNode *list = json_object_get_member (faces, table->id);
      g_autofree char *place = arb_member_path (path, table->id);
      FaceTable own = { 0 };

      if (list != NULL && face_table_init (&own, ruleset, table))
        read_list (&own, list, place, catalogue, defects);
      face_table_clear (&own);
    }
  return defects->lines->len == before;
}

static JsonNode *
to_json (const FaceTable *own, const ArbCatalogue *catalogue, guint index)
{
  g_autoptr (JsonNode) list =
      arb_records_to_json (&own->table, record_at (catalogue, &own->table, index), 1);

  return json_node_copy (json_array_get_element (json_node_get_array (list), 0));
}

static JsonArray *
list_differing (const FaceTable *own, const ArbCatalogue *catalogue, const ArbCatalogue *other)
{
  JsonArray *list = json_array_new ();

  for (guint i = 0; i < arb_table_get_n_records (catalogue, &own->table); i++)
    {
      g_autoptr (JsonNode) ours = to_json (own, catalogue, i);
      g_autoptr (JsonNode) theirs = to_json (own, other, i);

      if (!json_node_equal (ours, theirs))
        json_array_add_element (list, g_steal_pointer (&ours));
    }
  return list;
}

JsonObject *
arb_face_records_to_json (const ArbCatalogue *catalogue, const ArbCatalogue *other)
{
  JsonObject *faces = json_object_new ();

  g_return_val_if_fail (catalogue != NULL && other != NULL, faces);
  g_return_val_if_fail (catalogue->ruleset == other->ruleset, faces);

  for (const ArbFieldTable *table = catalogue->ruleset->records;
       catalogue != other && table != NULL && table->id != NULL; table++)
    {
      g_autoptr (JsonArray) list = NULL;
      FaceTable own = { 0 };

      if (face_table_init (&own, catalogue->ruleset, table))
        list = list_differing (&own, catalogue, other);
      if (list != NULL && json_array_get_length (list) > 0)
        json_object_set_array_member (faces, table->id, g_steal_pointer (&list));
      face_table_clear (&own);
    }
  return faces;
}
