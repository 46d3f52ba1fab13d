/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli/output.h"

#include <json-glib/json-glib.h>
#include <stdio.h>

struct _ArbOutput
{
  JsonNode *value;  /* (nullable): NULL if this is only words */
  GPtrArray *parts; /* (nullable) (element-type ArbOutput): objects, lists and words, in order */
  char *words;
  gint place;
};

static ArbOutput *
output_new (JsonNode *value)
{
  ArbOutput *output = g_new0 (ArbOutput, 1);

  output->value = value;
  output->parts = g_ptr_array_new_with_free_func ((GDestroyNotify) arb_output_free);
  return output;
}

static JsonNode *
make_object (void)
{
  g_autoptr (JsonObject) object = json_object_new ();

  return json_node_init_object (json_node_alloc (), object);
}

static JsonNode *
make_list (void)
{
  g_autoptr (JsonArray) array = json_array_new ();

  return json_node_init_array (json_node_alloc (), array);
}

ArbOutput *
arb_output_new_object (void)
{
  return output_new (make_object ());
}

ArbOutput *
arb_output_new_list (void)
{
  return output_new (make_list ());
}

void
arb_output_free (ArbOutput *output)
{
  g_clear_pointer (&output->parts, g_ptr_array_unref);
  g_clear_pointer (&output->value, json_node_unref);
  g_free (output->words);
  g_free (output);
}

/* Adds @value (transfer full). */
static void
add_value (ArbOutput *output, const char *name, JsonNode *value)
{
  g_assert ((name != NULL) == JSON_NODE_HOLDS_OBJECT (output->value));

  if (name != NULL)
    json_object_set_member (json_node_get_object (output->value), name, value);
  else
    json_array_add_element (json_node_get_array (output->value), value);
}

static ArbOutput *
add_part (ArbOutput *output, ArbOutput *part)
{
  part->place = output->place;
  g_ptr_array_add (output->parts, part);
  return part;
}

ArbOutput *
arb_output_add_object (ArbOutput *output, const char *name)
{
  JsonNode *value = make_object ();

  add_value (output, name, json_node_ref (value));
  return add_part (output, output_new (value));
}

ArbOutput *
arb_output_add_list (ArbOutput *output, const char *name)
{
  JsonNode *value = make_list ();

  add_value (output, name, json_node_ref (value));
  return add_part (output, output_new (value));
}

void
arb_output_add_string (ArbOutput *output, const char *name, const char *value)
{
  g_autofree char *valid = g_utf8_make_valid (value, -1);

  add_value (output, name, json_node_init_string (json_node_alloc (), valid));
}

void
arb_output_add_strings (ArbOutput *output, const char *name, const char *const *values)
{
  ArbOutput *list = arb_output_add_list (output, name);

  for (; values != NULL && *values != NULL; values++)
    arb_output_add_string (list, NULL, *values);
}

void
arb_output_add_number (ArbOutput *output, const char *name, gint64 value)
{
  add_value (output, name, json_node_init_int (json_node_alloc (), value));
}

void
arb_output_add_number_or_null (ArbOutput *output, const char *name, gboolean known, gint64 value)
{
  if (known)
    arb_output_add_number (output, name, value);
  else
    add_value (output, name, json_node_init_null (json_node_alloc ()));
}

void
arb_output_add_double (ArbOutput *output, const char *name, double value)
{
  add_value (output, name, json_node_init_double (json_node_alloc (), value));
}

void
arb_output_add_boolean (ArbOutput *output, const char *name, gboolean value)
{
  add_value (output, name, json_node_init_boolean (json_node_alloc (), value));
}

void
arb_output_say (ArbOutput *output, const char *format, ...)
{
  ArbOutput *part = add_part (output, g_new0 (ArbOutput, 1));
  va_list arguments;

  va_start (arguments, format);
  part->words = g_strdup_vprintf (format, arguments);
  va_end (arguments);
}

void
arb_output_set_place (ArbOutput *output, gint place)
{
  output->place = place;
}

gboolean
arb_output_is_empty (const ArbOutput *output)
{
  return json_array_get_length (json_node_get_array (output->value)) == 0;
}

char *
arb_output_to_line (const ArbOutput *output)
{
  return json_to_string (output->value, FALSE);
}

static void
collect_words (const ArbOutput *output, GPtrArray *found)
{
  if (output->words != NULL)
    g_ptr_array_add (found, (gpointer) output);
  for (guint i = 0; output->parts != NULL && i < output->parts->len; i++)
    collect_words (output->parts->pdata[i], found);
}

static gint
compare_places (gconstpointer a, gconstpointer b)
{
  const ArbOutput *const *first = a;
  const ArbOutput *const *second = b;

  return (*first)->place - (*second)->place;
}

static void
print_words (const ArbOutput *output)
{
  g_autoptr (GPtrArray) found = g_ptr_array_new ();

  collect_words (output, found);
  g_ptr_array_sort (found, compare_places); /* which is stable */
  for (guint i = 0; i < found->len; i++)
    fputs (((const ArbOutput *) found->pdata[i])->words, stdout);
}

void
arb_output_print (const ArbOutput *output, gboolean json)
{
  g_autofree char *text = json ? json_to_string (output->value, TRUE) : NULL;

  if (json)
    puts (text);
  else if (JSON_NODE_HOLDS_OBJECT (output->value))
    print_words (output);
  else
    for (guint i = 0; i < output->parts->len; i++)
      print_words (output->parts->pdata[i]);
}
