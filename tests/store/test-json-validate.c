/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "store/catalogues.h"
#include "store/input.h"
#include "store/json-validate.h"

static const char *const plain[] = {
  "{}",
  " [ ] \n",
  "\"text\"",
  "-0",
  "999999999999999",
  "-999999999999999",
  "[true, false, null, 0, -12]",
  "{\"a\": {\"a\": 1}, \"b\": [{\"a\": 1}, {\"a\": 1}]}",
  "\"\\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u00e9 \\ud83c\\udfb2\"",
  "\"日本語 🎲 \xd7\xa9\xd7\x9c\xd7\x95\xd7\x9d\"",
  "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]",
};

static void
test_plain (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (plain); i++)
    {
      g_autoptr (GError) error = NULL;

      arb_json_validate (plain[i], strlen (plain[i]), "file", &error);
      g_assert_no_error (error);
    }
}

/* The parser must agree with all that the guard lets pass. */
static void
test_plain_is_parsed (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (plain); i++)
    {
      g_autofree char *text = g_strdup_printf ("{\"value\": %s}", plain[i]);
      g_autoptr (JsonNode) root = NULL;
      g_autoptr (GError) error = NULL;

      /* One level more than is allowed. */
      if (strlen (plain[i]) == 64)
        continue;
      root = arb_json_read (text, strlen (text), "file", &error);
      g_assert_no_error (error);
      g_assert_true (json_object_has_member (json_node_get_object (root), "value"));
    }
}

static const struct
{
  const char *text;
  const char *message;
} refused[] = {
  { "", "file: empty, expected a file with something in it" },
  { " ", "file: line 1, column 2: the text ends here, expected a value: text in double quotes, a "
         "whole number, a list, an object, true, false or null" },
  { "\xef\xbb\xbf{}", "file: line 1, column 1: a byte order mark, expected the text without one" },
  { "{\n  \"a\": 1,\n  \"b\": 'x'\n}",
    "file: line 3, column 8: a single quote, expected a value: text in double quotes, a whole "
    "number, a list, an object, true, false or null (text stands in double quotes)" },
  { "{\n  // no\n}",
    "file: line 2, column 3: comments are not part of JSON, expected the name of a member in "
    "double quotes" },
  { "/* no */ {}",
    "file: line 1, column 1: comments are not part of JSON, expected a value: text in double "
    "quotes, a whole number, a list, an object, true, false or null" },
  { "{\"é\": 1, \"é\": 2}",
    "file: line 1, column 10: “é” appears twice in one object, expected each name once" },
  { "{\"a\": 1,\n\"\\u0061\": 2}",
    "file: line 2, column 1: “a” appears twice in one object, expected each name once" },
  { "{\"\": 1}", "file: line 1, column 2: an empty name, expected the name of a member" },
  { "{} {}", "file: line 1, column 4: found “{”, expected nothing after the end of the document" },
  { "nullx", "file: line 1, column 5: found “x”, expected nothing after the end of the document" },
  { "[1,]", "file: line 1, column 4: found “]”, expected a value: text in double quotes, a whole "
            "number, a list, an object, true, false or null" },
  { "[1 2]", "file: line 1, column 4: found “2”, expected a comma or ]" },
  { "{\"a\" 1}", "file: line 1, column 6: found “1”, expected a colon" },
  { "{\"a\": 1,}",
    "file: line 1, column 9: found “}”, expected the name of a member in double quotes" },
  { "var x = {};", "file: line 1, column 1: found “v”, expected a value: text in double quotes, a "
                   "whole number, a list, an object, true, false or null" },
  { "9999999999999999999999",
    "file: line 1, column 1: a number of 22 digits, expected at most 15" },
  { "[1.5]",
    "file: line 1, column 2: a number with a fraction or exponent, expected a whole number" },
  { "1e999",
    "file: line 1, column 1: a number with a fraction or exponent, expected a whole number" },
  { "[007]", "file: line 1, column 2: a number that begins with 0, expected no zero in front" },
  { "[-]", "file: line 1, column 3: found “]”, expected a digit" },
  { "\"a\\u0000b\"", "file: line 1, column 3: the character \\u0000, expected any other" },
  { "\"\\ud83c\"",
    "file: line 1, column 2: half a character, expected a second half \\udc00 … \\udfff" },
  { "\"\\ud83c\\u0041\"",
    "file: line 1, column 2: half a character, expected a second half \\udc00 … \\udfff" },
  { "\"\\udfb2\"", "file: line 1, column 2: the second half of a character, expected a first half "
                   "before it" },
  { "\"\\x\"",
    "file: line 1, column 3: found “x”, expected one of \" \\ / b f n r t u after a backslash" },
  { "\"\\u12g4\"",
    "file: line 1, column 6: found “g”, expected four hexadecimal digits after \\u" },
  { "\"a\nb\"", "file: line 1, column 3: a line break or control character within text, expected "
                "a closing double quote, or \\n" },
  { "\"open", "file: line 1, column 6: the text ends here, expected a closing double quote" },
  { "[\"a\", \xff]",
    "file: line 1, column 7: the byte 0xff is not UTF-8 here, expected text in UTF-8" },
  { "\"\xc3\"", "file: line 1, column 2: the byte 0xc3 is not UTF-8 here, expected text in UTF-8" },
  { "\"\xed\xa0\xbc\"",
    "file: line 1, column 2: the byte 0xed is not UTF-8 here, expected text in UTF-8" },
};

static void
assert_refused (const char *text, gsize length, gint code, const char *message)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (arb_json_validate (text, length, "file", &error));
  g_assert_error (error, ARB_STORE_ERROR, code);
  if (message != NULL)
    g_assert_cmpstr (error->message, ==, message);
}

static void
test_refused (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (refused); i++)
    assert_refused (refused[i].text, strlen (refused[i].text), ARB_STORE_ERROR_SYNTAX,
                    refused[i].message);
}

static void
test_embedded_nul (void)
{
  assert_refused ("[\"a\0b\"]", 7, ARB_STORE_ERROR_SYNTAX,
                  "file: line 1, column 4: the byte 0x00 is not UTF-8 here, expected text in "
                  "UTF-8");
}

static void
test_depth (void)
{
  g_autofree char *deep = g_strnfill (100000, '[');

  assert_refused (deep, 100000, ARB_STORE_ERROR_SYNTAX,
                  "file: line 1, column 33: nested too deeply, expected at most 32 levels");
  memset (deep, ' ', 100000);
  for (guint i = 0; i + 5 <= 100000; i += 5)
    memcpy (deep + i, "{\"a\":", 5);
  assert_refused (deep, 100000, ARB_STORE_ERROR_SYNTAX,
                  "file: line 1, column 161: nested too deeply, expected at most 32 levels");
}

static void
test_size (void)
{
  g_autofree char *large = g_strnfill (ARB_JSON_MAX_SIZE + 1, ' ');

  memcpy (large, "{}", 2);
  g_assert_true (arb_json_validate (large, ARB_JSON_MAX_SIZE, "file", NULL));
  assert_refused (large, ARB_JSON_MAX_SIZE + 1, ARB_STORE_ERROR_SIZE,
                  "file: larger than 4 MiB, expected a smaller file");
}

static void
test_number_of_values (void)
{
  g_autoptr (GString) text = g_string_new ("[0");

  for (guint i = 2; i < ARB_JSON_MAX_VALUES; i++)
    g_string_append (text, ",0");
  g_string_append_c (text, ']');
  g_assert_true (arb_json_validate (text->str, text->len, "file", NULL));

  g_string_insert (text, 1, "0,");
  assert_refused (text->str, text->len, ARB_STORE_ERROR_SYNTAX, NULL);
}

/* Names made to fall into one place of GLib's table of hashes. */
static void
append_colliding_names (GString *text, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      g_string_append (text, i > 0 ? ",\"" : "\"");
      for (guint bit = 0; bit < 13; bit++)
        g_string_append (text, i & 1u << bit ? "Ab" : "BA");
      g_string_append (text, "\":0");
    }
}

static void
test_number_of_members (void)
{
  g_autoptr (GString) text = g_string_new ("[");
  gint64 start = g_get_monotonic_time ();

  g_assert_cmpuint (g_str_hash ("Ab"), ==, g_str_hash ("BA"));
  while (text->len < ARB_JSON_MAX_SIZE - 200000)
    {
      g_string_append (text, text->len > 1 ? ",{" : "{");
      append_colliding_names (text, ARB_JSON_MAX_MEMBERS);
      g_string_append_c (text, '}');
    }
  g_string_append_c (text, ']');
  g_assert_true (arb_json_validate (text->str, text->len, "file", NULL));
  g_test_message ("the worst members: %.3f s", (g_get_monotonic_time () - start) / 1e6);

  g_string_assign (text, "{");
  append_colliding_names (text, ARB_JSON_MAX_MEMBERS + 1);
  g_string_append_c (text, '}');
  assert_refused (text->str, text->len, ARB_STORE_ERROR_SYNTAX, NULL);
}

/* A document that is cut anywhere, or has any byte changed, is refused with an error. */
static void
test_truncated (void)
{
  const char *text = "{\"a\": [1, -2, \"\\ud83c\\udfb2 é\\n\", true], \"b\": {\"c\": null}}";

  g_assert_true (arb_json_validate (text, strlen (text), "file", NULL));
  for (gsize length = 0; length < strlen (text); length++)
    {
      g_autofree char *cut = g_strndup (text, length);

      assert_refused (cut, length, ARB_STORE_ERROR_SYNTAX, NULL);
    }
}

/* The parser accepts everything that the validation accepts. */
static void
test_garbled (void)
{
  const char *text = "{\"a\": [1, -2, \"\\ud83c\\udfb2 \\n\", true], \"b\": {\"c\": null}}";
  guint n_passed = 0;

  for (guint i = 0; i < 20000; i++)
    {
      g_autofree char *garbled = g_strdup (text);
      g_autoptr (GError) error = NULL;
      g_autoptr (JsonNode) root = NULL;
      guint n = (guint) g_test_rand_int_range (1, 4);

      while (n-- > 0)
        garbled[g_test_rand_int_range (0, (gint32) strlen (text))] =
            "{}[]\",:0-tn\\u d'/\x01\xc3 "[g_test_rand_int_range (0, 21)];
      if (!arb_json_validate (garbled, strlen (garbled), "file", &error))
        continue;
      g_assert_no_error (error);
      root = json_from_string (garbled, &error);
      g_assert_no_error (error);
      n_passed++;
    }
  g_assert_cmpuint (n_passed, >, 0);
}

static void
test_root (void)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (arb_json_read ("[1]", 3, "file", &error));
  g_assert_error (error, ARB_STORE_ERROR, ARB_STORE_ERROR_SYNTAX);
  g_assert_cmpstr (error->message, ==,
                   "file: line 1, column 1: found a list of 1, expected an object");
}

static void
test_quote (void)
{
  g_autofree char *long_text = g_strnfill (100, 'x');
  g_autofree char *cut = arb_store_quote (long_text);
  g_autofree char *tricky = arb_store_quote ("a\x1b[31m\n\xc2\x85z");

  g_assert_true (g_str_has_suffix (cut, "x…”"));
  g_assert_cmpint (g_utf8_strlen (cut, -1), ==, 63);
  g_assert_cmpstr (tricky, ==, "“a�[31m��z”");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store/json-validate/plain", test_plain);
  g_test_add_func ("/store/json-validate/plain-is-parsed", test_plain_is_parsed);
  g_test_add_func ("/store/json-validate/refused", test_refused);
  g_test_add_func ("/store/json-validate/embedded-nul", test_embedded_nul);
  g_test_add_func ("/store/json-validate/depth", test_depth);
  g_test_add_func ("/store/json-validate/size", test_size);
  g_test_add_func ("/store/json-validate/number-of-values", test_number_of_values);
  g_test_add_func ("/store/json-validate/number-of-members", test_number_of_members);
  g_test_add_func ("/store/json-validate/truncated", test_truncated);
  g_test_add_func ("/store/json-validate/garbled", test_garbled);
  g_test_add_func ("/store/json-validate/root", test_root);
  g_test_add_func ("/store/json-validate/quote", test_quote);
  return g_test_run ();
}
