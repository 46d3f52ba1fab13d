/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/input.h"
#include "store/json-text.h"

#include <string.h>

static const char *const canonical[] = {
  "{\n}\n",
  "{\n  \"a\": 1,\n  \"b\": \"é \\\"x\\\" \\\\ \\n \\u001f\\u007f\",\n  "
  "\"c\": null,\n  \"d\": true\n}\n",
  "{\n  \"list\": [],\n  \"numbers\": [1, -2, 3],\n  \"object\": {},\n"
  "  \"nested\": { \"a\": { \"b\": [] } }\n}\n",
  "{\n  \"texts\": [\n    \"a\",\n    \"b\"\n  ]\n}\n",
  "{\n  \"object\": {\n    \"texts\": [\n      \"a\"\n    ],\n    \"pairs\": [[1, 2]]\n  }\n}\n",
  "{\n  \"records\": [{ \"id\": \"a\", \"tags\": [\"x\", \"y\"] }]\n}\n",
};

static void
assert_same (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) root = arb_json_read (text, strlen (text), "file", &error);
  g_autofree char *again = NULL;
  gsize length;

  g_assert_no_error (error);
  again = arb_json_to_text (root, &length);
  g_assert_cmpstr (again, ==, text);
  g_assert_cmpuint (length, ==, strlen (text));
}

static void
test_canonical (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (canonical); i++)
    assert_same (canonical[i]);
}

static JsonNode *
build_long (guint n)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "numbers");
  json_builder_begin_array (builder);
  for (guint i = 0; i < n; i++)
    json_builder_add_int_value (builder, 1000 + i);
  json_builder_end_array (builder);
  json_builder_set_member_name (builder, "records");
  json_builder_begin_array (builder);
  for (guint i = 0; i < n; i++)
    {
      json_builder_begin_object (builder);
      json_builder_set_member_name (builder, "number");
      json_builder_add_int_value (builder, i);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  return json_builder_get_root (builder);
}

/* Values that do not fit a line are broken: numbers fill lines, records have one each. */
static void
test_long (void)
{
  g_autoptr (JsonNode) root = build_long (100);
  g_autofree char *text = arb_json_to_text (root, NULL);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  guint n_records = 0;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_assert_cmpint (g_utf8_strlen (lines[i], -1), <=, 100);
      if (strstr (lines[i], "\"number\"") != NULL)
        n_records++;
    }
  g_assert_cmpuint (n_records, ==, 100);
  g_assert_cmpuint (g_strv_length (lines), <, 120);
  assert_same (text);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store/json-text/canonical", test_canonical);
  g_test_add_func ("/store/json-text/long", test_long);
  return g_test_run ();
}
