/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/records.h"

static void
add_string (JsonBuilder *builder, const ArbField *field, const char *text)
{
  if (text == NULL)
    return;
  json_builder_set_member_name (builder, field->name);
  json_builder_add_string_value (builder, text);
}

static void
add_integer (JsonBuilder *builder, const ArbField *field, gint number)
{
  if (number == 0 && !field->required)
    return;
  json_builder_set_member_name (builder, field->name);
  json_builder_add_int_value (builder, number);
}

static void
add_boolean (JsonBuilder *builder, const ArbField *field, gboolean value)
{
  if (!value && !field->required)
    return;
  json_builder_set_member_name (builder, field->name);
  json_builder_add_boolean_value (builder, value);
}

static void
add_nick (JsonBuilder *builder, const ArbField *field, guint nick)
{
  if (nick != 0 || field->required)
    add_string (builder, field, field->nicks[nick]);
}

static void
add_nicks (JsonBuilder *builder, const ArbField *field, const ArbNicks *nicks)
{
  if (nicks->n == 0 && !field->required)
    return;
  json_builder_set_member_name (builder, field->name);
  json_builder_begin_array (builder);
  for (guint i = 0; i < nicks->n; i++)
    json_builder_add_string_value (builder, field->nicks[nicks->nicks[i]]);
  json_builder_end_array (builder);
}

static void
add_strings (JsonBuilder *builder, const ArbField *field, char **strings)
{
  if (strings == NULL)
    return;
  json_builder_set_member_name (builder, field->name);
  json_builder_begin_array (builder);
  for (; *strings != NULL; strings++)
    json_builder_add_string_value (builder, *strings);
  json_builder_end_array (builder);
}

static void
add_map (JsonBuilder *builder, const ArbField *field, const ArbPair *pair)
{
  if (pair == NULL)
    return;
  json_builder_set_member_name (builder, field->name);
  json_builder_begin_object (builder);
  for (; pair->key != NULL; pair++)
    {
      json_builder_set_member_name (builder, pair->key);
      json_builder_add_string_value (builder, pair->value);
    }
  json_builder_end_object (builder);
}

static void
add_field (JsonBuilder *builder, const ArbField *field, const guint8 *record)
{
  gconstpointer slot = record + field->offset;

  switch (field->type)
    {
    case ARB_FIELD_ID:
    case ARB_FIELD_STRING:
    case ARB_FIELD_TEXT:
    case ARB_FIELD_SCRIPT:
      add_string (builder, field, *(const char *const *) slot);
      return;
    case ARB_FIELD_INTEGER:
      add_integer (builder, field, *(const gint16 *) slot);
      return;
    case ARB_FIELD_BOOLEAN:
      add_boolean (builder, field, *(const guint8 *) slot);
      return;
    case ARB_FIELD_NICK:
      add_nick (builder, field, *(const guint8 *) slot);
      return;
    case ARB_FIELD_NICKS:
      add_nicks (builder, field, slot);
      return;
    case ARB_FIELD_STRINGS:
    case ARB_FIELD_TEXTS:
      add_strings (builder, field, *(char **const *) slot);
      return;
    case ARB_FIELD_MAP:
    case ARB_FIELD_TEXT_MAP:
      add_map (builder, field, *(const ArbPair *const *) slot);
      return;
    }
}

JsonNode *
arb_records_to_json (const ArbFieldTable *table, gconstpointer records, guint n_records)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  g_return_val_if_fail (table != NULL, NULL);
  g_return_val_if_fail (records != NULL || n_records == 0, NULL);

  json_builder_begin_array (builder);
  for (guint i = 0; i < n_records; i++)
    {
      json_builder_begin_object (builder);
      for (guint f = 0; f < table->n_fields; f++)
        add_field (builder, &table->fields[f], (const guint8 *) records + i * table->record_size);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  return json_builder_get_root (builder);
}
