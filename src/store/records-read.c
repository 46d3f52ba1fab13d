/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/records.h"

#include <string.h>

#include "store/input.h"
#include "store/members.h"

#include <glib/gi18n-lib.h>

/* Where to store a value, and its path in the document. */
typedef struct
{
  ArbCatalogue *catalogue;
  ArbDefects *defects;
  const ArbField *field;
  const char *path;
} Place;

gboolean
arb_is_id (const char *text)
{
  char before = '-';

  for (; *text != '\0'; before = *text, text++)
    {
      gboolean joint = *text == '-' || *text == '.';

      if (joint ? (before == '-' || before == '.')
                : !(g_ascii_islower (*text) || g_ascii_isdigit (*text)))
        return FALSE;
    }
  return before != '-' && before != '.';
}

static gboolean
refuse (const Place *place, JsonNode *found)
{
  g_autofree char *expectation = arb_field_expectation (place->field);
  g_autofree char *description = arb_json_describe (found);

  arb_defects_add (place->defects, place->path, "found %s, expected %s", description, expectation);
  return FALSE;
}

static gboolean
refuse_element (const Place *place, guint index, JsonNode *found, const char *expectation)
{
  g_autofree char *path = g_strdup_printf ("%s[%u]", place->path, index);
  g_autofree char *description = arb_json_describe (found);

  arb_defects_add (place->defects, path, "found %s, expected %s", description, expectation);
  return FALSE;
}

static gboolean
refuse_member (const Place *place, const char *name, JsonNode *found)
{
  g_autofree char *path = g_strdup_printf ("%s.%s", place->path, name);
  g_autofree char *description = arb_json_describe (found);

  arb_defects_add (place->defects, path, "found %s, expected text", description);
  return FALSE;
}

static gboolean
is_within (const ArbField *field, gint64 number, gint64 type_minimum, gint64 type_maximum)
{
  gint64 maximum = field->maximum != 0 ? field->maximum : type_maximum;

  return number >= MAX (field->minimum, type_minimum) && number <= MIN (maximum, type_maximum);
}

static const char *
keep (const Place *place, const char *text)
{
  return g_string_chunk_insert (place->catalogue->strings, text);
}

static gboolean
read_string (const Place *place, JsonNode *node, const char **slot)
{
  const char *text;

  if (!arb_json_is (node, G_TYPE_STRING))
    return refuse (place, node);

  text = json_node_get_string (node);
  if (place->field->required && *text == '\0')
    return refuse (place, node);
  if (place->field->type == ARB_FIELD_ID && !arb_is_id (text))
    return refuse (place, node);

  *slot = keep (place, text);
  return TRUE;
}

static gboolean
read_integer (const Place *place, JsonNode *node, gint16 *slot)
{
  if (!arb_json_is (node, G_TYPE_INT64)
      || !is_within (place->field, json_node_get_int (node), G_MININT16, G_MAXINT16))
    return refuse (place, node);

  *slot = (gint16) json_node_get_int (node);
  return TRUE;
}

static gboolean
read_boolean (const Place *place, JsonNode *node, guint8 *slot)
{
  if (!arb_json_is (node, G_TYPE_BOOLEAN))
    return refuse (place, node);

  *slot = json_node_get_boolean (node) ? 1 : 0;
  return TRUE;
}

static gint
find_nick (const ArbField *field, JsonNode *node)
{
  if (!arb_json_is (node, G_TYPE_STRING))
    return -1;
  for (gint i = 0; field->nicks[i] != NULL; i++)
    if (g_str_equal (field->nicks[i], json_node_get_string (node)))
      return i;
  return -1;
}

static gboolean
read_nick (const Place *place, JsonNode *node, guint8 *slot)
{
  gint nick = find_nick (place->field, node);

  if (nick < 0)
    return refuse (place, node);

  *slot = (guint8) nick;
  return TRUE;
}

static JsonArray *
get_list (const Place *place, JsonNode *node, guint type_maximum)
{
  if (!JSON_NODE_HOLDS_ARRAY (node)
      || !is_within (place->field, json_array_get_length (json_node_get_array (node)), 0,
                     type_maximum))
    {
      refuse (place, node);
      return NULL;
    }
  return json_node_get_array (node);
}

static gboolean
read_nicks (const Place *place, JsonNode *node, ArbNicks *slot)
{
  JsonArray *list = get_list (place, node, ARB_MAX_NICKS);
  gboolean clean = list != NULL;

  for (guint i = 0; list != NULL && i < json_array_get_length (list); i++)
    {
      JsonNode *element = json_array_get_element (list, i);
      gint nick = find_nick (place->field, element);
      g_autofree char *choices = NULL;
      g_autofree char *expectation = NULL;

      if (nick >= 0)
        {
          slot->nicks[slot->n++] = (guint8) nick;
          continue;
        }
      choices = g_strjoinv (", ", (char **) (guintptr) place->field->nicks);
      expectation = g_strdup_printf (_ ("one of %s"), choices);
      clean = refuse_element (place, i, element, expectation);
    }
  return clean;
}

static gboolean
read_strings (const Place *place, JsonNode *node, char ***slot)
{
  JsonArray *list = get_list (place, node, G_MAXINT16);
  gboolean clean = list != NULL;
  char **strings;

  if (list == NULL)
    return FALSE;

  strings =
      arb_catalogue_alloc (place->catalogue, (json_array_get_length (list) + 1) * sizeof (char *));
  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      JsonNode *element = json_array_get_element (list, i);

      if (arb_json_is (element, G_TYPE_STRING) && *json_node_get_string (element) != '\0')
        strings[i] = (char *) keep (place, json_node_get_string (element));
      else
        clean = refuse_element (place, i, element, _ ("text that is not empty"));
    }
  *slot = strings;
  return clean;
}

static gboolean
read_map (const Place *place, JsonNode *node, const ArbPair **slot)
{
  JsonObjectIter iter;
  const char *name;
  JsonNode *member;
  gboolean clean = TRUE;
  ArbPair *pair;

  if (!JSON_NODE_HOLDS_OBJECT (node)
      || !is_within (place->field, json_object_get_size (json_node_get_object (node)), 0,
                     G_MAXINT16))
    return refuse (place, node);

  pair = arb_catalogue_alloc (place->catalogue,
                              (json_object_get_size (json_node_get_object (node)) + 1)
                                  * sizeof (ArbPair));
  *slot = pair;
  json_object_iter_init_ordered (&iter, json_node_get_object (node));
  while (json_object_iter_next_ordered (&iter, &name, &member))
    {
      if (arb_json_is (member, G_TYPE_STRING))
        *pair++ = (ArbPair){ keep (place, name), keep (place, json_node_get_string (member)) };
      else
        clean = refuse_member (place, name, member);
    }
  return clean;
}

static gboolean
read_value (const Place *place, JsonNode *node, guint8 *record)
{
  gpointer slot = record + place->field->offset;

  switch (place->field->type)
    {
    case ARB_FIELD_ID:
    case ARB_FIELD_STRING:
    case ARB_FIELD_TEXT:
    case ARB_FIELD_SCRIPT:
      return read_string (place, node, slot);
    case ARB_FIELD_INTEGER:
      return read_integer (place, node, slot);
    case ARB_FIELD_BOOLEAN:
      return read_boolean (place, node, slot);
    case ARB_FIELD_NICK:
      return read_nick (place, node, slot);
    case ARB_FIELD_NICKS:
      return read_nicks (place, node, slot);
    case ARB_FIELD_STRINGS:
    case ARB_FIELD_TEXTS:
      return read_strings (place, node, slot);
    case ARB_FIELD_MAP:
    case ARB_FIELD_TEXT_MAP:
      return read_map (place, node, slot);
    }
  g_assert_not_reached ();
}

static char **
list_members (const ArbFieldTable *table)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  for (guint i = 0; i < table->n_fields; i++)
    g_strv_builder_add (names, table->fields[i].name);
  return g_strv_builder_end (names);
}

static gboolean
read_field (JsonObject *object, const Place *record_place, const ArbField *field, guint8 *record)
{
  JsonNode *node = json_object_get_member (object, field->name);
  g_autofree char *path = g_strdup_printf ("%s.%s", record_place->path, field->name);
  g_autofree char *expectation = NULL;
  Place place = *record_place;

  place.field = field;
  place.path = path;
  if (node != NULL)
    return read_value (&place, node, record);
  if (!field->required)
    return TRUE;

  expectation = arb_field_expectation (field);
  arb_defects_add (place.defects, path, "missing, expected %s", expectation);
  return FALSE;
}

gboolean
arb_record_read (JsonNode *node, const ArbFieldTable *table, ArbCatalogue *catalogue,
                 const char *path, ArbDefects *defects, gpointer record)
{
  const Place place = { catalogue, defects, NULL, path };
  g_auto (GStrv) names = list_members (table);
  gboolean clean;

  if (!arb_node_check (node, ARB_MEMBER_OBJECT, path, defects))
    return FALSE;

  clean =
      arb_members_check (json_node_get_object (node), path, (const char *const *) names, defects);
  for (guint i = 0; i < table->n_fields; i++)
    if (!read_field (json_node_get_object (node), &place, &table->fields[i], record))
      clean = FALSE;
  return clean;
}

/* Refuses records with the same id; @seen maps an id to the path of its first record. */
static gboolean
refuse_same_ids (const ArbFieldTable *table, const Place *place, const guint8 *record,
                 GHashTable *seen)
{
  for (guint i = 0; i < table->n_fields; i++)
    {
      const ArbField *field = &table->fields[i];
      const char *id = field->type == ARB_FIELD_ID
                           ? G_STRUCT_MEMBER (const char *, record, field->offset)
                           : NULL;
      const char *first = id != NULL ? g_hash_table_lookup (seen, id) : NULL;
      g_autofree char *path = g_strdup_printf ("%s.%s", place->path, field->name);

      if (first != NULL)
        {
          arb_defects_add (place->defects, path, "“%s” is the id of %s too, expected another", id,
                           first);
          return FALSE;
        }
      if (id != NULL)
        g_hash_table_insert (seen, (gpointer) id, g_strdup (place->path));
    }
  return TRUE;
}

static gboolean
refuse_number_of_records (const ArbFieldTable *table, guint n, ArbDefects *defects)
{
  if (n >= table->minimum && n <= table->maximum)
    return TRUE;

  if (table->minimum == table->maximum)
    arb_defects_add (defects, table->id, "a list of %u, expected exactly %u", n, table->minimum);
  else
    arb_defects_add (defects, table->id, "a list of %u, expected %u to %u", n, table->minimum,
                     table->maximum);
  return FALSE;
}

gboolean
arb_records_read (JsonNode *list, const ArbFieldTable *table, ArbCatalogue *catalogue,
                  ArbDefects *defects)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_free);
  guint8 *records;
  gboolean clean;
  guint n;

  if (!arb_node_check (list, ARB_MEMBER_LIST, table->id, defects))
    return FALSE;

  n = json_array_get_length (json_node_get_array (list));
  clean = refuse_number_of_records (table, n, defects);
  n = MIN (n, table->maximum);
  records = arb_catalogue_alloc (catalogue, MAX (n, 1) * table->record_size);
  for (guint i = 0; i < n && defects->lines->len < ARB_MAX_DEFECTS; i++)
    {
      g_autofree char *path = g_strdup_printf ("%s[%u]", table->id, i);
      Place place = { catalogue, defects, NULL, path };
      guint8 *record = records + i * table->record_size;
      JsonNode *node = json_array_get_element (json_node_get_array (list), i);

      clean = arb_record_read (node, table, catalogue, path, defects, record) && clean;
      clean = refuse_same_ids (table, &place, record, seen) && clean;
    }

  G_STRUCT_MEMBER (gpointer, catalogue, table->records_offset) = records;
  G_STRUCT_MEMBER (guint, catalogue, table->count_offset) = n;
  return clean;
}
