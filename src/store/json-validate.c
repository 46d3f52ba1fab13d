/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/json-guard.h"

#include <string.h>

#include "store/catalogues.h"
#include "store/input.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  const char *text;
  gsize length;
  gsize at;
  guint depth;
  guint n_values;
  GHashTable *members[ARB_JSON_MAX_DEPTH]; /* names seen in the open object of each depth */
  GString *string;                         /* the last string, decoded */
  const char *name;
  GError **error;
} Guard;

static gboolean scan_value (Guard *guard);

static gboolean fail (Guard *guard, gsize at, const char *format, ...) G_GNUC_PRINTF (3, 4);

static gboolean
fail (Guard *guard, gsize at, const char *format, ...)
{
  g_autofree char *message = NULL;
  const char *line_start = guard->text;
  guint line = 1;
  va_list arguments;

  for (const char *c = guard->text; c < guard->text + at; c++)
    if (*c == '\n')
      {
        line++;
        line_start = c + 1;
      }

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);

  g_set_error (guard->error, ARB_STORE_ERROR, ARB_STORE_ERROR_SYNTAX,
               /* Translators: a file, a line of it, a character of the line, what is wrong there */
               _ ("%s: line %u, column %ld: %s"), guard->name, line,
               g_utf8_strlen (line_start, guard->text + at - line_start) + 1, message);
  return FALSE;
}

static gboolean
at_end (const Guard *guard)
{
  return guard->at >= guard->length;
}

static char
peek (const Guard *guard)
{
  return at_end (guard) ? '\0' : guard->text[guard->at];
}

/* The common slips get words of their own: people write these files by hand. */
static gboolean
unexpected (Guard *guard, const char *expected)
{
  g_autofree char *quoted = NULL;

  if (at_end (guard))
    return fail (guard,
                 guard->at, /* Translators: this and the next ones: what should stand there */
                 _ ("the text ends here, expected %s"), expected);

  if (peek (guard) == '/' || peek (guard) == '#')
    return fail (guard, guard->at, _ ("comments are not part of JSON, expected %s"), expected);

  if (peek (guard) == '\'')
    return fail (guard, guard->at, _ ("a single quote, expected %s (text stands in double quotes)"),
                 expected);

  quoted =
      arb_store_quote_length (guard->text + guard->at, g_utf8_next_char (guard->text + guard->at)
                                                           - (guard->text + guard->at));
  return fail (guard, guard->at, /* Translators: what stands there, and what should */
               _ ("found %s, expected %s"), quoted, expected);
}

static void
skip_space (Guard *guard)
{
  while (!at_end (guard) && strchr (" \t\r\n", guard->text[guard->at]) != NULL)
    guard->at++;
}

static gboolean
scan_hex (Guard *guard, gunichar *code)
{
  *code = 0;
  for (guint i = 0; i < 4; i++, guard->at++)
    {
      if (!g_ascii_isxdigit (peek (guard)))
        return unexpected (guard, _ ("four hexadecimal digits after \\u"));
      *code = *code << 4 | (gunichar) g_ascii_xdigit_value (peek (guard));
    }
  return TRUE;
}

static gboolean
scan_low_surrogate (Guard *guard, gsize start, gunichar *code)
{
  gunichar low = 0;

  if (guard->length - guard->at >= 2 && strncmp (guard->text + guard->at, "\\u", 2) == 0)
    {
      guard->at += 2;
      if (!scan_hex (guard, &low))
        return FALSE;
    }
  if (low < 0xdc00 || low > 0xdfff)
    return fail (guard, start, _ ("half a character, expected a second half \\udc00 … \\udfff"));

  *code = 0x10000 + ((*code - 0xd800) << 10) + (low - 0xdc00);
  return TRUE;
}

static gboolean
scan_unicode_escape (Guard *guard, gsize start)
{
  gunichar code;

  if (!scan_hex (guard, &code))
    return FALSE;
  if (code == 0)
    return fail (guard, start, _ ("the character \\u0000, expected any other"));
  if (code >= 0xdc00 && code <= 0xdfff)
    return fail (guard, start,
                 _ ("the second half of a character, expected a first half before it"));
  if (code >= 0xd800 && code <= 0xdbff && !scan_low_surrogate (guard, start, &code))
    return FALSE;

  g_string_append_unichar (guard->string, code);
  return TRUE;
}

static gboolean
scan_escape (Guard *guard)
{
  static const char letters[] = "\"\\/bfnrt";
  static const char meanings[] = "\"\\/\b\f\n\r\t";
  const char *letter;
  gsize start = guard->at++;

  if (peek (guard) == 'u')
    {
      guard->at++;
      return scan_unicode_escape (guard, start);
    }

  letter = at_end (guard) ? NULL : strchr (letters, peek (guard));
  if (letter == NULL)
    return unexpected (guard, _ ("one of \" \\ / b f n r t u after a backslash"));

  g_string_append_c (guard->string, meanings[letter - letters]);
  guard->at++;
  return TRUE;
}

static gboolean
scan_string (Guard *guard, const char *expected)
{
  if (peek (guard) != '"')
    return unexpected (guard, expected);

  g_string_truncate (guard->string, 0);
  guard->at++;
  while (peek (guard) != '"')
    {
      if (at_end (guard))
        return unexpected (guard, _ ("a closing double quote"));
      if ((guchar) peek (guard) < 0x20)
        return fail (guard, guard->at,
                     _ ("a line break or control character within text, expected "
                        "a closing double quote, or \\n"));
      if (peek (guard) == '\\')
        {
          if (!scan_escape (guard))
            return FALSE;
          continue;
        }
      g_string_append_c (guard->string, guard->text[guard->at++]);
    }
  guard->at++;
  return TRUE;
}

static gboolean
scan_number (Guard *guard)
{
  gsize start = guard->at;
  gsize digits;

  if (peek (guard) == '-')
    guard->at++;
  digits = guard->at;
  while (g_ascii_isdigit (peek (guard)))
    guard->at++;

  if (guard->at == digits)
    return unexpected (guard, _ ("a digit"));
  if (guard->text[digits] == '0' && guard->at - digits > 1)
    return fail (guard, start, _ ("a number that begins with 0, expected no zero in front"));
  if (guard->at - digits > ARB_JSON_MAX_DIGITS)
    return fail (guard, start, _ ("a number of %u digits, expected at most %u"),
                 (guint) (guard->at - digits), ARB_JSON_MAX_DIGITS);
  if (!at_end (guard) && strchr (".eE", peek (guard)) != NULL)
    return fail (guard, start, _ ("a number with a fraction or exponent, expected a whole number"));
  return TRUE;
}

static gboolean
scan_literal (Guard *guard, const char *literal)
{
  gsize length = strlen (literal);

  if (guard->length - guard->at < length || strncmp (guard->text + guard->at, literal, length) != 0)
    return unexpected (guard, _ ("a value: text in double quotes, a whole number, a list, an "
                                 "object, true, false or null"));
  guard->at += length;
  return TRUE;
}

static gboolean
open_level (Guard *guard)
{
  if (guard->depth == ARB_JSON_MAX_DEPTH)
    return fail (guard, guard->at, _ ("nested too deeply, expected at most %u levels"),
                 ARB_JSON_MAX_DEPTH);
  guard->depth++;
  guard->at++;
  skip_space (guard);
  return TRUE;
}

/* After an element: whether another follows. */
static gboolean
scan_separator (Guard *guard, char closing, const char *expected, gboolean *more)
{
  skip_space (guard);
  *more = peek (guard) == ',';
  if (!*more && (at_end (guard) || peek (guard) != closing))
    return unexpected (guard, expected);
  guard->at++;
  skip_space (guard);
  return TRUE;
}

static gboolean
scan_list (Guard *guard)
{
  gboolean more;

  if (!open_level (guard))
    return FALSE;

  more = peek (guard) != ']';
  if (!more)
    guard->at++;
  while (more)
    if (!scan_value (guard) || !scan_separator (guard, ']', _ ("a comma or ]"), &more))
      return FALSE;

  guard->depth--;
  return TRUE;
}

static gboolean
scan_member_name (Guard *guard)
{
  GHashTable *members = guard->members[guard->depth - 1];
  gsize start = guard->at;
  g_autofree char *quoted = NULL;

  if (!scan_string (guard, _ ("the name of a member in double quotes")))
    return FALSE;
  if (guard->string->len == 0)
    return fail (guard, start, _ ("an empty name, expected the name of a member"));

  quoted = arb_store_quote (guard->string->str);
  if (!g_hash_table_add (members, g_strdup (guard->string->str)))
    return fail (guard, start, _ ("%s stands twice in one object, expected each name once"),
                 quoted);
  if (g_hash_table_size (members) > ARB_JSON_MAX_MEMBERS)
    return fail (guard, start, _ ("too many members, expected at most %u in one object"),
                 ARB_JSON_MAX_MEMBERS);
  return TRUE;
}

static gboolean
scan_member (Guard *guard)
{
  if (!scan_member_name (guard))
    return FALSE;

  skip_space (guard);
  if (peek (guard) != ':')
    return unexpected (guard, _ ("a colon"));
  guard->at++;
  skip_space (guard);
  return scan_value (guard);
}

static gboolean
scan_object (Guard *guard)
{
  GHashTable **members;
  gboolean more;

  if (!open_level (guard))
    return FALSE;

  members = &guard->members[guard->depth - 1];
  if (*members == NULL)
    *members = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_hash_table_remove_all (*members);

  more = peek (guard) != '}';
  if (!more)
    guard->at++;
  while (more)
    if (!scan_member (guard) || !scan_separator (guard, '}', _ ("a comma or }"), &more))
      return FALSE;

  guard->depth--;
  return TRUE;
}

static gboolean
scan_value (Guard *guard)
{
  if (++guard->n_values > ARB_JSON_MAX_VALUES)
    return fail (guard, guard->at, _ ("too many values, expected at most %u"), ARB_JSON_MAX_VALUES);

  switch (peek (guard))
    {
    case '{':
      return scan_object (guard);
    case '[':
      return scan_list (guard);
    case '"':
      return scan_string (guard, _ ("text"));
    case 't':
      return scan_literal (guard, "true");
    case 'f':
      return scan_literal (guard, "false");
    case '-':
    case '0' ... '9':
      return scan_number (guard);
    default:
      return scan_literal (guard, "null");
    }
}

static gboolean
scan_text (Guard *guard)
{
  const char *invalid;

  if (!g_utf8_validate_len (guard->text, guard->length, &invalid))
    {
      gsize at = (gsize) (invalid - guard->text);

      return fail (guard, at, _ ("the byte 0x%02x is not UTF-8 here, expected text in UTF-8"),
                   (guint) (guchar) *invalid);
    }
  if (guard->length >= 3 && memcmp (guard->text, "\xef\xbb\xbf", 3) == 0)
    return fail (guard, 0, _ ("a byte order mark, expected the text without one"));

  skip_space (guard);
  if (!scan_value (guard))
    return FALSE;

  skip_space (guard);
  return at_end (guard) || unexpected (guard, _ ("nothing after the end of the document"));
}

gboolean
arb_json_guard (const char *text, gsize length, const char *name, GError **error)
{
  g_autoptr (GString) string = g_string_new (NULL);
  Guard guard = { .text = text, .length = length, .string = string, .name = name, .error = error };
  gboolean plain;

  g_return_val_if_fail (text != NULL || length == 0, FALSE);
  g_return_val_if_fail (name != NULL, FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  if (length > ARB_JSON_MAX_SIZE)
    {
      g_set_error (error, ARB_STORE_ERROR, ARB_STORE_ERROR_SIZE,
                   _ ("%s: larger than %u MiB, expected a smaller file"), name,
                   ARB_JSON_MAX_SIZE / (1024 * 1024));
      return FALSE;
    }

  if (length == 0)
    {
      g_set_error (error, ARB_STORE_ERROR, ARB_STORE_ERROR_SYNTAX,
                   _ ("%s: empty, expected a file with something in it"), name);
      return FALSE;
    }

  plain = scan_text (&guard);

  for (guint i = 0; i < ARB_JSON_MAX_DEPTH; i++)
    g_clear_pointer (&guard.members[i], g_hash_table_unref);
  return plain;
}
