/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/session/phrase-parse.h"

#include "wording/search.h"
#include "wording/wording.h"

/* A shorter word is compared as a whole. */
#define LEAST_BEGINNING 3

static void
free_reading (gpointer data)
{
  ArbPhraseParse *reading = data;

  g_free (reading->text);
  g_free (reading);
}

static void
add_reading (GPtrArray *readings, guint seat, char *text)
{
  ArbPhraseParse *reading = g_new (ArbPhraseParse, 1);

  *reading = (ArbPhraseParse){ seat, text };
  g_ptr_array_add (readings, reading);
}

/* Splits @text into folded words without the marks that isolate names from the text around them. */
static GStrv
split (const char *text)
{
  g_autofree char *folded = arb_search_fold (text);
  g_autoptr (GString) word = g_string_new (NULL);
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();

  for (const char *p = folded;; p = g_utf8_next_char (p))
    {
      gunichar letter = g_utf8_get_char (p);

      if (letter != 0 && !g_unichar_isspace (letter))
        {
          if (g_unichar_type (letter) != G_UNICODE_FORMAT)
            g_string_append_unichar (word, letter);
          continue;
        }
      if (word->len > 0)
        g_strv_builder_add (words, word->str);
      g_string_truncate (word, 0);
      if (letter == 0)
        return g_strv_builder_end (words);
    }
}

static gboolean
begins (const char *word, const char *beginning)
{
  return beginning != NULL && g_utf8_strlen (beginning, -1) >= LEAST_BEGINNING
         && g_str_has_prefix (word, beginning);
}

/* Returns how many of @words form @phrase, if they begin with it; 0 if they do not. With @cut, the
 * beginning of a single word is enough. */
static guint
count_phrase (char **words, const char *phrase, gboolean cut)
{
  g_auto (GStrv) parts = split (phrase);
  guint n = 0;

  for (; parts[n] != NULL; n++)
    if (g_strcmp0 (words[n], parts[n]) != 0)
      return n == 0 && cut && parts[1] == NULL && begins (parts[0], words[0]) ? 1 : 0;
  return n;
}

/* Returns the seat that the first words name, and how many words name it. */
static guint
find_seat (ArbSession *session, char **words, guint *n_words)
{
  guint found = ARB_TABLE;

  *n_words = 0;
  for (guint seat = 1; seat <= arb_session_get_n_seats (session); seat++)
    {
      g_autofree char *number = g_strdup_printf ("%u", seat);
      guint n = MAX (count_phrase (words, number, FALSE),
                     count_phrase (words, arb_session_get_player (session, seat), FALSE));

      /* A name without further words is no move. */
      if (n <= *n_words || words[n] == NULL)
        continue;
      found = seat;
      *n_words = n;
    }
  return found;
}

static void
read_verb (const ArbCatalogue *catalogue, const char *verb, guint seat, char **words,
           GPtrArray *readings)
{
  guint n = count_phrase (words, verb, FALSE);
  g_autofree char *rest = NULL;

  for (const char *const *word = arb_catalogue_find_synonyms (catalogue, verb); *word != NULL;
       word++)
    n = MAX (n, count_phrase (words, *word, TRUE));
  if (n == 0)
    return;
  rest = g_strjoinv (" ", words + n);
  add_reading (readings, seat, g_strdup_printf ("%s %s", verb, rest));
}

GPtrArray *
arb_phrase_parses_new (ArbSession *session, const char *typed)
{
  GPtrArray *readings = g_ptr_array_new_with_free_func (free_reading);
  const ArbCatalogue *catalogue;
  g_auto (GStrv) words = NULL;
  guint seat, at;

  g_return_val_if_fail (ARB_IS_SESSION (session), readings);
  g_return_val_if_fail (typed != NULL, readings);

  catalogue = arb_session_get_wording (session)->catalogue;
  words = split (typed);
  seat = find_seat (session, words, &at);
  add_reading (readings, seat, g_strjoinv (" ", words + at));
  for (guint i = 0; i < catalogue->ruleset->n_verbs; i++)
    if (catalogue->ruleset->verbs[i].kind <= ARB_VERB_CLOSING)
      read_verb (catalogue, catalogue->ruleset->verbs[i].name, seat, words + at, readings);
  return readings;
}
