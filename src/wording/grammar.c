/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "wording/grammar.h"

#include "wording/language.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Stands before each text in a formatted sentence until that is joined; no text has it. */
#define JOINT '\x1f'

/* No name differs in its first letters from one that is cut here. */
#define MAX_LETTERS 12

/* The first letters of @text, small and without accents. */
static char *
fold_beginning (const char *text)
{
  const char *end = text;
  g_autofree char *normal = NULL;
  GString *folded = g_string_new (NULL);

  for (guint i = 0; i < MAX_LETTERS && *end != '\0'; i++)
    end = g_utf8_next_char (end);
  normal = g_utf8_normalize (text, end - text, G_NORMALIZE_NFD);
  for (const char *at = normal; at != NULL && *at != '\0'; at = g_utf8_next_char (at))
    if (g_unichar_combining_class (g_utf8_get_char (at)) == 0)
      g_string_append_unichar (folded, g_unichar_tolower (g_utf8_get_char (at)));
  return g_string_free (folded, FALSE);
}

/* Where the last word of @sentence begins, before its last blank; -1 if there is none. */
static gssize
find_last_word (const GString *sentence)
{
  gsize begin;

  if (sentence->len < 2 || sentence->str[sentence->len - 1] != ' ')
    return -1;
  begin = sentence->len - 1;
  while (begin > 0 && strchr (" ([", sentence->str[begin - 1]) == NULL)
    begin--;
  return begin < sentence->len - 1 ? (gssize) begin : -1;
}

/* Whether @letters, “[a e yv]”, has one with which @text begins. */
static gboolean
begins_with_any (const char *text, const char *letters)
{
  g_autofree char *inside = g_strndup (letters + 1, strcspn (letters + 1, "]"));
  g_auto (GStrv) choices = g_strsplit (inside, " ", -1);

  for (char **choice = choices; *choice != NULL; choice++)
    if (**choice != '\0' && g_str_has_prefix (text, *choice))
      return TRUE;
  return FALSE;
}

/* “!onze”: a word before which nothing is joined. */
static gboolean
is_exception (const char *rule, const char *text)
{
  gsize length = strlen (rule + 1);

  return *rule == '!' && strncmp (text, rule + 1, length) == 0
         && !g_unichar_isalpha (g_utf8_get_char (text + length));
}

/*
 * Returns how many bytes of the next text a rule replaces, or -1 if the rule does not apply. “de+[a
 * e]>d’” replaces none of them, “di+il >del ” replaces the article.
 */
static gssize
match_rule (char **sides, const char *word, const char *text, const char *folded)
{
  gsize length = strlen (word);
  const char *right;

  if (strncmp (sides[0], word, length) != 0 || sides[0][length] != '+')
    return -1;
  right = sides[0] + length + 1;
  if (*right == '[')
    return begins_with_any (folded, right) ? 0 : -1;
  return g_str_has_prefix (text, right) ? (gssize) strlen (right) : -1;
}

/* The rules of the reader's language, one after the other; none where it has none. */
static char **
dup_rules (void)
{
  /* Translators: not words: how your language joins a word to the name after it, rules between
   * “;”. “de+[a e]>d’” makes “d’” of “de ” before what begins with a or e, with or without an
   * accent; “di+il >del ” makes “del ” of “di il ”; “!onze” is a word before which nothing
   * changes; “=una ” is an article of the second gender, for which {subject:gender|…|…} has its
   * second form. “-” means that nothing does. */
  const char *rules = C_ ("grammar", "-");

  return g_strsplit (rules, ";", -1);
}

static gboolean
apply_rule (GString *sentence, gsize begin, const char *result, const char *text)
{
  gboolean capital = g_ascii_isupper (sentence->str[begin]);

  g_string_truncate (sentence, begin);
  g_string_append (sentence, result);
  if (capital)
    sentence->str[begin] = g_ascii_toupper (sentence->str[begin]);
  g_string_append (sentence, text);
  return TRUE;
}

static gboolean
join (GString *sentence, gsize begin, const char *text)
{
  g_auto (GStrv) rules = dup_rules ();
  g_autofree char *word =
      g_utf8_strdown (sentence->str + begin, (gssize) (sentence->len - begin - 1));
  g_autofree char *folded = fold_beginning (text);

  for (char **rule = rules; *rule != NULL; rule++)
    if (is_exception (*rule, folded))
      return FALSE;
  for (char **rule = rules; *rule != NULL; rule++)
    {
      g_auto (GStrv) sides = g_strsplit (*rule, ">", 2);
      gssize taken = g_strv_length (sides) == 2 ? match_rule (sides, word, text, folded) : -1;

      if (taken >= 0)
        return apply_rule (sentence, begin, sides[1], text + taken);
    }
  return FALSE;
}

void
arb_grammar_append (GString *sentence, const char *text)
{
  gssize begin;

  g_return_if_fail (sentence != NULL && text != NULL);

  begin = arb_language_is_original () ? -1 : find_last_word (sentence);
  if (begin < 0 || !join (sentence, (gsize) begin, text))
    g_string_append (sentence, text);
}

guint
arb_grammar_find_gender (const char *noun)
{
  g_auto (GStrv) rules = NULL;

  g_return_val_if_fail (noun != NULL, 0);

  if (arb_language_is_original ())
    return 0;
  rules = dup_rules ();
  for (char **rule = rules; *rule != NULL; rule++)
    if (**rule == '=' && g_str_has_prefix (noun, *rule + 1))
      return 1;
  return 0;
}

/* The end of a conversion that begins with a percent sign: at its letter. */
static const char *
find_conversion (const char *percent)
{
  const char *at = percent + 1;

  while (*at != '\0' && strchr ("0123456789$+-. #lhzjtqI", *at) != NULL)
    at++;
  return at;
}

/* @format with a joint before each text. */
static char *
mark_texts (const char *format)
{
  GString *marked = g_string_new (NULL);

  while (*format != '\0')
    {
      gsize plain = strcspn (format, "%");
      const char *end;

      g_string_append_len (marked, format, (gssize) plain);
      format += plain;
      if (*format == '\0')
        break;
      end = find_conversion (format);
      if (*end == 's')
        g_string_append_c (marked, JOINT);
      end += *end != '\0';
      g_string_append_len (marked, format, end - format);
      format = end;
    }
  return g_string_free (marked, FALSE);
}

G_GNUC_PRINTF (1, 0)
static char *
format_marked (const char *format, va_list arguments)
{
  return g_strdup_vprintf (format, arguments);
}

char *
arb_grammar_format (const char *format, ...)
{
  g_autofree char *marked = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) pieces = NULL;
  GString *sentence;
  va_list arguments;

  g_return_val_if_fail (format != NULL, NULL);

  marked = mark_texts (format);
  va_start (arguments, format);
  text = format_marked (marked, arguments);
  va_end (arguments);

  pieces = g_strsplit (text, (const char[]){ JOINT, '\0' }, -1);
  sentence = g_string_new (pieces[0]);
  for (guint i = 1; pieces[0] != NULL && pieces[i] != NULL; i++)
    arb_grammar_append (sentence, pieces[i]);
  return g_string_free (sentence, FALSE);
}
