/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/schema.h"

#define ID_PATTERN "^[a-z0-9]+([-.][a-z0-9]+)*$"

static void
add_text (JsonBuilder *builder, const char *name, const char *text)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_string_value (builder, text);
}

static void
add_number (JsonBuilder *builder, const char *name, gint64 number)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_int_value (builder, number);
}

static void
add_range (JsonBuilder *builder, const char *minimum, const char *maximum, const ArbField *field,
           gint type_maximum)
{
  add_number (builder, minimum, field->minimum);
  if (field->maximum != 0 || type_maximum != 0)
    add_number (builder, maximum, field->maximum != 0 ? field->maximum : type_maximum);
}

static void
add_choices (JsonBuilder *builder, const char *const *nicks)
{
  json_builder_set_member_name (builder, "enum");
  json_builder_begin_array (builder);
  for (; *nicks != NULL; nicks++)
    json_builder_add_string_value (builder, *nicks);
  json_builder_end_array (builder);
}

static void
begin_elements (JsonBuilder *builder, const char *name)
{
  json_builder_set_member_name (builder, name);
  json_builder_begin_object (builder);
}

static void
add_type (JsonBuilder *builder, const ArbField *field)
{
  switch (field->type)
    {
    case ARB_FIELD_ID:
      add_text (builder, "type", "string");
      add_text (builder, "pattern", ID_PATTERN);
      return;
    case ARB_FIELD_STRING:
    case ARB_FIELD_TEXT:
    case ARB_FIELD_SCRIPT:
      add_text (builder, "type", "string");
      if (field->required)
        add_number (builder, "minLength", 1);
      return;
    case ARB_FIELD_INTEGER:
      add_text (builder, "type", "integer");
      add_range (builder, "minimum", "maximum", field, G_MAXINT16);
      return;
    case ARB_FIELD_BOOLEAN:
      add_text (builder, "type", "boolean");
      return;
    case ARB_FIELD_NICK:
      add_choices (builder, field->nicks);
      return;
    case ARB_FIELD_NICKS:
      add_text (builder, "type", "array");
      add_range (builder, "minItems", "maxItems", field, ARB_MAX_NICKS);
      begin_elements (builder, "items");
      add_choices (builder, field->nicks);
      json_builder_end_object (builder);
      return;
    case ARB_FIELD_STRINGS:
    case ARB_FIELD_TEXTS:
      add_text (builder, "type", "array");
      add_range (builder, "minItems", "maxItems", field, 0);
      begin_elements (builder, "items");
      add_text (builder, "type", "string");
      add_number (builder, "minLength", 1);
      json_builder_end_object (builder);
      return;
    case ARB_FIELD_MAP:
    case ARB_FIELD_TEXT_MAP:
      add_text (builder, "type", "object");
      add_range (builder, "minProperties", "maxProperties", field, 0);
      begin_elements (builder, "additionalProperties");
      add_text (builder, "type", "string");
      json_builder_end_object (builder);
      return;
    }
}

static void
close_object_schema (JsonBuilder *builder)
{
  json_builder_set_member_name (builder, "additionalProperties");
  json_builder_add_boolean_value (builder, FALSE);
}

static void
add_record (JsonBuilder *builder, const ArbFieldTable *table)
{
  add_text (builder, "type", "object");

  begin_elements (builder, "properties");
  for (guint i = 0; i < table->n_fields; i++)
    {
      begin_elements (builder, table->fields[i].name);
      if (table->fields[i].description != NULL)
        add_text (builder, "description", table->fields[i].description);
      add_type (builder, &table->fields[i]);
      json_builder_end_object (builder);
    }
  json_builder_end_object (builder);

  json_builder_set_member_name (builder, "required");
  json_builder_begin_array (builder);
  for (guint i = 0; i < table->n_fields; i++)
    if (table->fields[i].required)
      json_builder_add_string_value (builder, table->fields[i].name);
  json_builder_end_array (builder);
  close_object_schema (builder);
}

static void
add_tables (JsonBuilder *builder, const ArbFieldTable *tables, const char *file,
            JsonArray *required)
{
  for (const ArbFieldTable *table = tables; table != NULL && table->id != NULL; table++)
    {
      if (!g_str_equal (table->file, file))
        continue;

      begin_elements (builder, table->id);
      add_text (builder, "type", "array");
      add_number (builder, "minItems", table->minimum);
      add_number (builder, "maxItems", table->maximum);
      begin_elements (builder, "items");
      add_record (builder, table);
      json_builder_end_object (builder);
      json_builder_end_object (builder);
      if (table->minimum > 0)
        json_array_add_string_element (required, table->id);
    }
}

JsonNode *
arb_schema_for (const ArbRuleset *ruleset, const char *file)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonArray) required = json_array_new ();

  g_return_val_if_fail (ruleset != NULL && file != NULL, NULL);

  json_builder_begin_object (builder);
  add_text (builder, "$schema", "https://json-schema.org/draft/2020-12/schema");
  add_text (builder, "title", file);
  add_text (builder, "type", "object");
  begin_elements (builder, "properties");
  begin_elements (builder, "comment");
  add_text (builder, "type", "string");
  json_builder_end_object (builder);
  add_tables (builder, arb_common_tables (), file, required);
  add_tables (builder, ruleset->records, file, required);
  json_builder_end_object (builder);
  json_builder_set_member_name (builder, "required");
  json_builder_add_value (builder, json_node_init_array (json_node_alloc (), required));
  close_object_schema (builder);
  json_builder_end_object (builder);
  return json_builder_get_root (builder);
}
