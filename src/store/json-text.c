/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/json-text.h"

#include "store/input.h"

#define COLUMNS 96

static void print_compact (GString *text, JsonNode *node);
static void print (GString *text, JsonNode *node, guint depth);

/* json-glib does not escape some control characters, so that its output is no valid JSON. */
static void
print_string (GString *text, const char *string)
{
  g_string_append_c (text, '"');
  for (; *string != '\0'; string++)
    {
      if (*string == '"' || *string == '\\')
        g_string_append_printf (text, "\\%c", *string);
      else if (*string == '\n')
        g_string_append (text, "\\n");
      else if ((guchar) *string < 0x20 || *string == 0x7f)
        g_string_append_printf (text, "\\u%04x", (guint) *string);
      else
        g_string_append_c (text, *string);
    }
  g_string_append_c (text, '"');
}

static void
print_plain (GString *text, JsonNode *node)
{
  if (JSON_NODE_HOLDS_NULL (node))
    g_string_append (text, "null");
  else if (arb_json_is (node, G_TYPE_STRING))
    print_string (text, json_node_get_string (node));
  else if (arb_json_is (node, G_TYPE_BOOLEAN))
    g_string_append (text, json_node_get_boolean (node) ? "true" : "false");
  else
    g_string_append_printf (text, "%" G_GINT64_FORMAT, json_node_get_int (node));
}

static void
print_name (GString *text, const char *name)
{
  print_string (text, name);
  g_string_append (text, ": ");
}

static void
print_compact_object (GString *text, JsonObject *object)
{
  JsonObjectIter iter;
  const char *name;
  JsonNode *member;
  const char *separator = "{ ";

  json_object_iter_init_ordered (&iter, object);
  while (json_object_iter_next_ordered (&iter, &name, &member))
    {
      g_string_append (text, separator);
      print_name (text, name);
      print_compact (text, member);
      separator = ", ";
    }
  g_string_append (text, json_object_get_size (object) > 0 ? " }" : "{}");
}

static void
print_compact_list (GString *text, JsonArray *list)
{
  g_string_append_c (text, '[');
  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      if (i > 0)
        g_string_append (text, ", ");
      print_compact (text, json_array_get_element (list, i));
    }
  g_string_append_c (text, ']');
}

static void
print_compact (GString *text, JsonNode *node)
{
  switch (json_node_get_node_type (node))
    {
    case JSON_NODE_OBJECT:
      print_compact_object (text, json_node_get_object (node));
      return;
    case JSON_NODE_ARRAY:
      print_compact_list (text, json_node_get_array (node));
      return;
    case JSON_NODE_VALUE:
    case JSON_NODE_NULL:
      print_plain (text, node);
      return;
    }
}

static guint
column (const GString *text)
{
  gsize start = text->len;

  while (start > 0 && text->str[start - 1] != '\n')
    start--;
  return (guint) g_utf8_strlen (text->str + start, -1);
}

static gboolean
fits_after_compact (GString *text, JsonNode *node)
{
  gsize before = text->len;

  print_compact (text, node);
  if (column (text) <= COLUMNS)
    return TRUE;
  g_string_truncate (text, before);
  return FALSE;
}

static void
new_line (GString *text, guint depth)
{
  g_string_append_printf (text, "\n%*s", (int) depth * 2, "");
}

static void
print_object (GString *text, JsonObject *object, guint depth)
{
  JsonObjectIter iter;
  const char *name;
  JsonNode *member;
  gboolean first = TRUE;

  g_string_append_c (text, '{');
  json_object_iter_init_ordered (&iter, object);
  while (json_object_iter_next_ordered (&iter, &name, &member))
    {
      if (!first)
        g_string_append_c (text, ',');
      new_line (text, depth + 1);
      print_name (text, name);
      print (text, member, depth + 1);
      first = FALSE;
    }
  new_line (text, depth);
  g_string_append_c (text, '}');
}

static gboolean
is_filled (JsonNode *element)
{
  return JSON_NODE_HOLDS_ARRAY (element) || arb_json_is (element, G_TYPE_INT64);
}

/* Lists of numbers fill their lines; other lists have one element per line. */
static void
print_list (GString *text, JsonArray *list, guint depth)
{
  g_string_append_c (text, '[');
  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      JsonNode *element = json_array_get_element (list, i);

      if (i > 0)
        g_string_append_c (text, ',');
      if (i > 0 && is_filled (element) && column (text) < COLUMNS - 16)
        g_string_append_c (text, ' ');
      else
        new_line (text, depth + 1);
      print (text, element, depth + 1);
    }
  new_line (text, depth);
  g_string_append_c (text, ']');
}

static gboolean
is_list_of_texts (JsonNode *node)
{
  return JSON_NODE_HOLDS_ARRAY (node) && json_array_get_length (json_node_get_array (node)) > 0
         && arb_json_is (json_array_get_element (json_node_get_array (node), 0), G_TYPE_STRING);
}

/* Whether a list has one element per line: long lists of texts, like the moves of a game, are
 * easier to read so. */
static gboolean
is_open (JsonNode *node, guint depth)
{
  g_autoptr (GList) members = NULL;

  if (depth == 0)
    return TRUE;
  if (depth > 2 || !JSON_NODE_HOLDS_OBJECT (node))
    return depth <= 2 && is_list_of_texts (node);

  members = json_object_get_values (json_node_get_object (node));
  for (GList *l = members; l != NULL && depth == 1; l = l->next)
    if (is_list_of_texts (l->data))
      return TRUE;
  return FALSE;
}

static void
print (GString *text, JsonNode *node, guint depth)
{
  if (!is_open (node, depth) && fits_after_compact (text, node))
    return;

  if (JSON_NODE_HOLDS_OBJECT (node))
    print_object (text, json_node_get_object (node), depth);
  else if (JSON_NODE_HOLDS_ARRAY (node))
    print_list (text, json_node_get_array (node), depth);
  else
    print_plain (text, node);
}

char *
arb_json_to_text (JsonNode *root, gsize *length)
{
  GString *text;

  g_return_val_if_fail (JSON_NODE_HOLDS_OBJECT (root), NULL);

  text = g_string_new (NULL);
  print (text, root, 0);
  g_string_append_c (text, '\n');
  if (length != NULL)
    *length = text->len;
  return g_string_free (text, FALSE);
}
