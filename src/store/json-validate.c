/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/json-validate.h"

#include <string.h>

#include "store/error.h"
#include "store/quote.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  const char *text;
  gsize length;
  gsize at;
  guint depth;
  guint n_values;
  GHashTable *members[ARB_JSON_MAX_DEPTH]; /* the names in the open object of each depth */
  GString *string;                         /* the last string, decoded */
  const char *name;
  GError **error;
} Scanner;

static gboolean scan_value (Scanner *scanner);

static gboolean fail (Scanner *scanner, gsize at, const char *format, ...) G_GNUC_PRINTF (3, 4);

static gboolean
fail (Scanner *scanner, gsize at, const char *format, ...)
{
  g_autofree char *message = NULL;
  const char *line_start = scanner->text;
  guint line = 1;
  va_list arguments;

  for (const char *c = scanner->text; c < scanner->text + at; c++)
    if (*c == '\n')
      {
        line++;
        line_start = c + 1;
      }

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);

  g_set_error (scanner->error, ARB_STORE_ERROR, ARB_STORE_ERROR_SYNTAX,
               /* Translators: a file, a line of it, a character of the line, what is wrong there */
               _ ("%s: line %u, column %ld: %s"), scanner->name, line,
               g_utf8_strlen (line_start, scanner->text + at - line_start) + 1, message);
  return FALSE;
}

static gboolean
at_end (const Scanner *scanner)
{
  return scanner->at >= scanner->length;
}

static char
peek (const Scanner *scanner)
{
  return at_end (scanner) ? '\0' : scanner->text[scanner->at];
}

/* Common mistakes have messages of their own, because people write these files by hand. Most
 * documents have no mistake, so what was expected is translated only when a message is made. */
static gboolean
unexpected (Scanner *scanner, const char *untranslated)
{
  const char *expected = _ (untranslated);
  g_autofree char *quoted = NULL;

  if (at_end (scanner))
    return fail (scanner,
                 scanner->at, /* Translators: this and the next ones: what should stand there */
                 _ ("the text ends here, expected %s"), expected);

  if (peek (scanner) == '/' || peek (scanner) == '#')
    return fail (scanner, scanner->at, _ ("comments are not part of JSON, expected %s"), expected);

  if (peek (scanner) == '\'')
    return fail (scanner, scanner->at,
                 _ ("a single quote, expected %s (text stands in double quotes)"), expected);

  quoted = arb_store_quote_length (scanner->text + scanner->at,
                                   g_utf8_next_char (scanner->text + scanner->at)
                                       - (scanner->text + scanner->at));
  return fail (scanner, scanner->at, /* Translators: what stands there, and what should */
               _ ("found %s, expected %s"), quoted, expected);
}

static void
skip_space (Scanner *scanner)
{
  while (!at_end (scanner) && strchr (" \t\r\n", scanner->text[scanner->at]) != NULL)
    scanner->at++;
}

static gboolean
scan_hex (Scanner *scanner, gunichar *code)
{
  *code = 0;
  for (guint i = 0; i < 4; i++, scanner->at++)
    {
      if (!g_ascii_isxdigit (peek (scanner)))
        return unexpected (scanner, N_ ("four hexadecimal digits after \\u"));
      *code = *code << 4 | (gunichar) g_ascii_xdigit_value (peek (scanner));
    }
  return TRUE;
}

static gboolean
scan_low_surrogate (Scanner *scanner, gsize start, gunichar *code)
{
  gunichar low = 0;

  if (scanner->length - scanner->at >= 2 && strncmp (scanner->text + scanner->at, "\\u", 2) == 0)
    {
      scanner->at += 2;
      if (!scan_hex (scanner, &low))
        return FALSE;
    }
  if (low < 0xdc00 || low > 0xdfff)
    return fail (scanner, start, _ ("half a character, expected a second half \\udc00 … \\udfff"));

  *code = 0x10000 + ((*code - 0xd800) << 10) + (low - 0xdc00);
  return TRUE;
}

static gboolean
scan_unicode_escape (Scanner *scanner, gsize start)
{
  gunichar code;

  if (!scan_hex (scanner, &code))
    return FALSE;
  if (code == 0)
    return fail (scanner, start, _ ("the character \\u0000, expected any other"));
  if (code >= 0xdc00 && code <= 0xdfff)
    return fail (scanner, start,
                 _ ("the second half of a character, expected a first half before it"));
  if (code >= 0xd800 && code <= 0xdbff && !scan_low_surrogate (scanner, start, &code))
    return FALSE;

  g_string_append_unichar (scanner->string, code);
  return TRUE;
}

static gboolean
scan_escape (Scanner *scanner)
{
  static const char letters[] = "\"\\/bfnrt";
  static const char meanings[] = "\"\\/\b\f\n\r\t";
  const char *letter;
  gsize start = scanner->at++;

  if (peek (scanner) == 'u')
    {
      scanner->at++;
      return scan_unicode_escape (scanner, start);
    }

  letter = at_end (scanner) ? NULL : strchr (letters, peek (scanner));
  if (letter == NULL)
    return unexpected (scanner, N_ ("one of \" \\ / b f n r t u after a backslash"));

  g_string_append_c (scanner->string, meanings[letter - letters]);
  scanner->at++;
  return TRUE;
}

/* Takes the characters of a string up to its end, an escape or a control character. */
static void
scan_plain (Scanner *scanner)
{
  gsize start = scanner->at;

  while (!at_end (scanner) && (guchar) peek (scanner) >= 0x20 && peek (scanner) != '"'
         && peek (scanner) != '\\')
    scanner->at++;
  g_string_append_len (scanner->string, scanner->text + start, (gssize) (scanner->at - start));
}

static gboolean
scan_string (Scanner *scanner, const char *expected)
{
  if (peek (scanner) != '"')
    return unexpected (scanner, expected);

  g_string_truncate (scanner->string, 0);
  scanner->at++;
  while (peek (scanner) != '"')
    {
      if (at_end (scanner))
        return unexpected (scanner, N_ ("a closing double quote"));
      if ((guchar) peek (scanner) < 0x20)
        return fail (scanner, scanner->at,
                     _ ("a line break or control character within text, expected "
                        "a closing double quote, or \\n"));
      if (peek (scanner) == '\\')
        {
          if (!scan_escape (scanner))
            return FALSE;
          continue;
        }
      scan_plain (scanner);
    }
  scanner->at++;
  return TRUE;
}

static gboolean
scan_number (Scanner *scanner)
{
  gsize start = scanner->at;
  gsize digits;

  if (peek (scanner) == '-')
    scanner->at++;
  digits = scanner->at;
  while (g_ascii_isdigit (peek (scanner)))
    scanner->at++;

  if (scanner->at == digits)
    return unexpected (scanner, N_ ("a digit"));
  if (scanner->text[digits] == '0' && scanner->at - digits > 1)
    return fail (scanner, start, _ ("a number that begins with 0, expected no zero in front"));
  if (scanner->at - digits > ARB_JSON_MAX_DIGITS)
    return fail (scanner, start, _ ("a number of %u digits, expected at most %u"),
                 (guint) (scanner->at - digits), ARB_JSON_MAX_DIGITS);
  if (!at_end (scanner) && strchr (".eE", peek (scanner)) != NULL)
    return fail (scanner, start,
                 _ ("a number with a fraction or exponent, expected a whole number"));
  return TRUE;
}

static gboolean
scan_literal (Scanner *scanner, const char *literal)
{
  gsize length = strlen (literal);

  if (scanner->length - scanner->at < length
      || strncmp (scanner->text + scanner->at, literal, length) != 0)
    return unexpected (scanner, N_ ("a value: text in double quotes, a whole number, a list, an "
                                    "object, true, false or null"));
  scanner->at += length;
  return TRUE;
}

static gboolean
open_level (Scanner *scanner)
{
  if (scanner->depth == ARB_JSON_MAX_DEPTH)
    return fail (scanner, scanner->at, _ ("nested too deeply, expected at most %u levels"),
                 ARB_JSON_MAX_DEPTH);
  scanner->depth++;
  scanner->at++;
  skip_space (scanner);
  return TRUE;
}

/* Scans the text after an element: sets whether another one follows. */
static gboolean
scan_separator (Scanner *scanner, char closing, const char *expected, gboolean *more)
{
  skip_space (scanner);
  *more = peek (scanner) == ',';
  if (!*more && (at_end (scanner) || peek (scanner) != closing))
    return unexpected (scanner, expected);
  scanner->at++;
  skip_space (scanner);
  return TRUE;
}

static gboolean
scan_list (Scanner *scanner)
{
  gboolean more;

  if (!open_level (scanner))
    return FALSE;

  more = peek (scanner) != ']';
  if (!more)
    scanner->at++;
  while (more)
    if (!scan_value (scanner) || !scan_separator (scanner, ']', N_ ("a comma or ]"), &more))
      return FALSE;

  scanner->depth--;
  return TRUE;
}

static gboolean
scan_member_name (Scanner *scanner)
{
  GHashTable *members = scanner->members[scanner->depth - 1];
  gsize start = scanner->at;

  if (!scan_string (scanner, N_ ("the name of a member in double quotes")))
    return FALSE;
  if (scanner->string->len == 0)
    return fail (scanner, start, _ ("an empty name, expected the name of a member"));

  if (!g_hash_table_add (members, g_strdup (scanner->string->str)))
    {
      g_autofree char *quoted = arb_store_quote (scanner->string->str);

      return fail (scanner, start, _ ("%s appears twice in one object, expected each name once"),
                   quoted);
    }
  if (g_hash_table_size (members) > ARB_JSON_MAX_MEMBERS)
    return fail (scanner, start, _ ("too many members, expected at most %u in one object"),
                 ARB_JSON_MAX_MEMBERS);
  return TRUE;
}

static gboolean
scan_member (Scanner *scanner)
{
  if (!scan_member_name (scanner))
    return FALSE;

  skip_space (scanner);
  if (peek (scanner) != ':')
    return unexpected (scanner, N_ ("a colon"));
  scanner->at++;
  skip_space (scanner);
  return scan_value (scanner);
}

static gboolean
scan_object (Scanner *scanner)
{
  GHashTable **members;
  gboolean more;

  if (!open_level (scanner))
    return FALSE;

  members = &scanner->members[scanner->depth - 1];
  if (*members == NULL)
    *members = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_hash_table_remove_all (*members);

  more = peek (scanner) != '}';
  if (!more)
    scanner->at++;
  while (more)
    if (!scan_member (scanner) || !scan_separator (scanner, '}', N_ ("a comma or }"), &more))
      return FALSE;

  scanner->depth--;
  return TRUE;
}

static gboolean
scan_value (Scanner *scanner)
{
  if (++scanner->n_values > ARB_JSON_MAX_VALUES)
    return fail (scanner, scanner->at, _ ("too many values, expected at most %u"),
                 ARB_JSON_MAX_VALUES);

  switch (peek (scanner))
    {
    case '{':
      return scan_object (scanner);
    case '[':
      return scan_list (scanner);
    case '"':
      return scan_string (scanner, N_ ("text"));
    case 't':
      return scan_literal (scanner, "true");
    case 'f':
      return scan_literal (scanner, "false");
    case '-':
    case '0' ... '9':
      return scan_number (scanner);
    default:
      return scan_literal (scanner, "null");
    }
}

static gboolean
scan_text (Scanner *scanner)
{
  const char *invalid;

  if (!g_utf8_validate_len (scanner->text, scanner->length, &invalid))
    {
      gsize at = (gsize) (invalid - scanner->text);

      return fail (scanner, at, _ ("the byte 0x%02x is not UTF-8 here, expected text in UTF-8"),
                   (guint) (guchar) *invalid);
    }
  if (scanner->length >= 3 && memcmp (scanner->text, "\xef\xbb\xbf", 3) == 0)
    return fail (scanner, 0, _ ("a byte order mark, expected the text without one"));

  skip_space (scanner);
  if (!scan_value (scanner))
    return FALSE;

  skip_space (scanner);
  return at_end (scanner) || unexpected (scanner, N_ ("nothing after the end of the document"));
}

gboolean
arb_json_validate (const char *text, gsize length, const char *name, GError **error)
{
  g_autoptr (GString) string = g_string_new (NULL);
  Scanner scanner = {
    .text = text, .length = length, .string = string, .name = name, .error = error
  };
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

  plain = scan_text (&scanner);

  for (guint i = 0; i < ARB_JSON_MAX_DEPTH; i++)
    g_clear_pointer (&scanner.members[i], g_hash_table_unref);
  return plain;
}
