/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "schema-check.h"

#include <string.h>

#include "store/input.h"

/* The words of JSON Schema that the project's schemas use. */
static const char *const known_words[] = {
  "$schema",       "$id",           "$comment",
  "title",         "description",   "examples",
  "$defs",         "$ref",          "type",
  "properties",    "required",      "additionalProperties",
  "propertyNames", "minProperties", "maxProperties",
  "items",         "minItems",      "maxItems",
  "uniqueItems",   "enum",          "const",
  "pattern",       "minLength",     "maxLength",
  "minimum",       "maximum",       NULL,
};

typedef struct
{
  JsonObject *root;
  JsonObject *schema;
  JsonNode *node;
  const char *path;
} Check;

static char *check (JsonObject *root, JsonNode *schema, JsonNode *node, const char *path);

static gboolean
has_type (JsonNode *node, const char *type)
{
  if (g_str_equal (type, "object"))
    return JSON_NODE_HOLDS_OBJECT (node);
  if (g_str_equal (type, "array"))
    return JSON_NODE_HOLDS_ARRAY (node);
  if (g_str_equal (type, "string"))
    return arb_json_is (node, G_TYPE_STRING);
  if (g_str_equal (type, "integer"))
    return arb_json_is (node, G_TYPE_INT64);
  if (g_str_equal (type, "boolean"))
    return arb_json_is (node, G_TYPE_BOOLEAN);
  g_assert_cmpstr (type, ==, "null");
  return JSON_NODE_HOLDS_NULL (node);
}

static gboolean
check_type (JsonNode *word, JsonNode *node)
{
  if (arb_json_is (word, G_TYPE_STRING))
    return has_type (node, json_node_get_string (word));
  for (guint i = 0; i < json_array_get_length (json_node_get_array (word)); i++)
    if (has_type (node, json_array_get_string_element (json_node_get_array (word), i)))
      return TRUE;
  return FALSE;
}

static gboolean
is_among (JsonArray *choices, JsonNode *node)
{
  for (guint i = 0; i < json_array_get_length (choices); i++)
    if (json_node_equal (json_array_get_element (choices, i), node))
      return TRUE;
  return FALSE;
}

static gboolean
is_within (JsonObject *schema, const char *minimum, const char *maximum, gint64 number)
{
  return number >= json_object_get_int_member_with_default (schema, minimum, G_MININT64)
         && number <= json_object_get_int_member_with_default (schema, maximum, G_MAXINT64);
}

static gboolean
check_string (JsonObject *schema, const char *text)
{
  const char *pattern = json_object_get_string_member_with_default (schema, "pattern", NULL);

  return is_within (schema, "minLength", "maxLength", g_utf8_strlen (text, -1))
         && (pattern == NULL || g_regex_match_simple (pattern, text, G_REGEX_DOLLAR_ENDONLY, 0));
}

static char *
check_list (const Check *it)
{
  JsonArray *list = json_node_get_array (it->node);
  JsonNode *items = json_object_get_member (it->schema, "items");

  if (!is_within (it->schema, "minItems", "maxItems", json_array_get_length (list)))
    return g_strdup (it->path);
  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      g_autofree char *path = g_strdup_printf ("%s[%u]", it->path, i);
      char *found =
          items != NULL ? check (it->root, items, json_array_get_element (list, i), path) : NULL;

      if (found != NULL)
        return found;
    }
  return NULL;
}

static JsonNode *
schema_of_member (JsonObject *schema, const char *name)
{
  JsonNode *properties = json_object_get_member (schema, "properties");
  JsonNode *member =
      properties != NULL ? json_object_get_member (json_node_get_object (properties), name) : NULL;

  return member != NULL ? member : json_object_get_member (schema, "additionalProperties");
}

static char *
check_member (const Check *it, const char *name, JsonNode *member)
{
  g_autofree char *path = g_strdup_printf ("%s.%s", it->path, name);
  g_autoptr (JsonNode) name_node = json_node_init_string (json_node_alloc (), name);
  JsonNode *names = json_object_get_member (it->schema, "propertyNames");
  JsonNode *schema = schema_of_member (it->schema, name);
  char *found = names != NULL ? check (it->root, names, name_node, path) : NULL;

  if (found != NULL || schema == NULL)
    return found;
  if (arb_json_is (schema, G_TYPE_BOOLEAN))
    return json_node_get_boolean (schema) ? NULL : g_strdup (path);
  return check (it->root, schema, member, path);
}

static char *
check_object (const Check *it)
{
  JsonObject *object = json_node_get_object (it->node);
  JsonNode *required = json_object_get_member (it->schema, "required");
  JsonObjectIter iter;
  const char *name;
  JsonNode *member;

  if (!is_within (it->schema, "minProperties", "maxProperties", json_object_get_size (object)))
    return g_strdup (it->path);
  for (guint i = 0; required != NULL && i < json_array_get_length (json_node_get_array (required));
       i++)
    {
      name = json_array_get_string_element (json_node_get_array (required), i);
      if (!json_object_has_member (object, name))
        return g_strdup_printf ("%s.%s", it->path, name);
    }

  json_object_iter_init_ordered (&iter, object);
  while (json_object_iter_next_ordered (&iter, &name, &member))
    {
      char *found = check_member (it, name, member);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static void
assert_known (JsonObject *schema)
{
  g_autoptr (GList) words = json_object_get_members (schema);

  for (GList *l = words; l != NULL; l = l->next)
    if (!g_strv_contains (known_words, l->data))
      g_error ("the schema uses “%s”, which the test does not check", (const char *) l->data);
}

static JsonNode *
follow (JsonObject *root, JsonNode *schema)
{
  const char *reference =
      json_object_get_string_member_with_default (json_node_get_object (schema), "$ref", NULL);

  if (reference == NULL)
    return schema;
  g_assert_true (g_str_has_prefix (reference, "#/$defs/"));
  schema = json_object_get_member (json_object_get_object_member (root, "$defs"),
                                   reference + strlen ("#/$defs/"));
  g_assert_nonnull (schema);
  return schema;
}

static char *
check (JsonObject *root, JsonNode *schema_node, JsonNode *node, const char *path)
{
  JsonObject *schema = json_node_get_object (follow (root, schema_node));
  Check it = { root, schema, node, path };
  JsonNode *type = json_object_get_member (schema, "type");
  JsonNode *choices = json_object_get_member (schema, "enum");
  JsonNode *constant = json_object_get_member (schema, "const");
  gboolean fine = TRUE;

  assert_known (schema);
  if (type != NULL)
    fine = check_type (type, node);
  if (choices != NULL)
    fine = fine && is_among (json_node_get_array (choices), node);
  if (constant != NULL)
    fine = fine && json_node_equal (constant, node);
  if (arb_json_is (node, G_TYPE_STRING))
    fine = fine && check_string (schema, json_node_get_string (node));
  if (arb_json_is (node, G_TYPE_INT64))
    fine = fine && is_within (schema, "minimum", "maximum", json_node_get_int (node));
  if (!fine)
    return g_strdup (path);

  if (JSON_NODE_HOLDS_ARRAY (node))
    return check_list (&it);
  if (JSON_NODE_HOLDS_OBJECT (node))
    return check_object (&it);
  return NULL;
}

char *
schema_check (JsonNode *schema, JsonNode *node)
{
  return check (json_node_get_object (schema), schema, node, "");
}
