/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "wording/search.h"

#include <string.h>

/* From this letter on, languages are written without spaces between words. */
#define FIRST_WITHOUT_GAPS 0x2e80

char *
arb_search_fold (const char *text)
{
  g_autofree char *apart = g_utf8_normalize (text, -1, G_NORMALIZE_ALL);
  g_autoptr (GString) plain = g_string_new (NULL);

  for (const char *p = apart; p != NULL && *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar letter = g_utf8_get_char (p);

      /* Removes accents, but not the marks of kana, which make them other letters. */
      if (letter < 0x300 || letter > 0x36f)
        g_string_append_unichar (plain, letter);
    }
  return g_utf8_casefold (plain->str, (gssize) plain->len);
}

/* The signs of the notation are part of its words. */
static gboolean
is_in_word (gunichar letter)
{
  return g_unichar_isalnum (letter) || g_unichar_ismark (letter)
         || (letter < 0x80 && letter > 0 && strchr ("#+*/?", (int) letter) != NULL);
}

/* Splits folded @text into its words; changes @text. */
static GPtrArray *
split (char *text)
{
  GPtrArray *words = g_ptr_array_new ();
  gboolean inside = FALSE;

  for (char *p = text, *next; *p != '\0'; p = next)
    {
      gboolean is_inside = is_in_word (g_utf8_get_char (p));

      next = g_utf8_next_char (p);
      if (is_inside && !inside)
        g_ptr_array_add (words, p);
      if (!is_inside)
        *p = '\0';
      inside = is_inside;
    }
  return words;
}

static gboolean
has_no_gaps (const char *word)
{
  return g_utf8_get_char (word) >= FIRST_WITHOUT_GAPS;
}

static gboolean
is_found (const char *word, const GPtrArray *words)
{
  for (guint i = 0; i < words->len; i++)
    if (has_no_gaps (word) ? strstr (words->pdata[i], word) != NULL
                           : g_str_has_prefix (words->pdata[i], word))
      return TRUE;
  return FALSE;
}

gboolean
arb_search_matches (const char *typed, const char *text)
{
  g_autofree char *folded_typed = NULL;
  g_autofree char *folded_text = NULL;
  g_autoptr (GPtrArray) wanted = NULL;
  g_autoptr (GPtrArray) words = NULL;

  g_return_val_if_fail (typed != NULL && text != NULL, FALSE);

  folded_typed = arb_search_fold (typed);
  folded_text = arb_search_fold (text);
  wanted = split (folded_typed);
  words = split (folded_text);
  for (guint i = 0; i < wanted->len; i++)
    if (!is_found (wanted->pdata[i], words))
      return FALSE;
  return TRUE;
}
