/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/session/phrase-search.h"

#include "wording/search.h"
#include "wording/wording.h"

/* A shorter word is compared as a whole. */
#define LEAST_BEGINNING 3

/* One meaning of a move that is written in words. */
typedef struct
{
  guint seat; /* the seat that makes it; %ARB_TABLE if the line does not say so */
  char *text; /* the rest of the line; words for a verb are replaced by the verb of the notation */
} Reading;

static void
free_reading (gpointer data)
{
  Reading *reading = data;

  g_free (reading->text);
  g_free (reading);
}

static void
add_reading (GPtrArray *readings, guint seat, char *text)
{
  Reading *reading = g_new (Reading, 1);

  *reading = (Reading){ seat, text };
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

/* Adds the final total of a seat: “Anna total 23”, “Anna 23 points”. */
static void
read_total (const ArbCatalogue *catalogue, guint seat, char **words, GPtrArray *readings)
{
  const char *verb = catalogue->ruleset->verbs[ARB_VERB_COUNT]->name;
  g_autofree char *id = g_strconcat (verb, ".", ARB_COUNTER_POINTS, NULL);

  if (seat == ARB_TABLE)
    return;
  for (const char *const *word = arb_catalogue_find_synonyms (catalogue, id); *word != NULL; word++)
    {
      guint n = count_phrase (words, *word, FALSE);
      gboolean after = n == 0 && words[0] != NULL && count_phrase (words + 1, *word, FALSE) > 0;
      const char *number = n > 0 ? words[n] : after ? words[0] : NULL;

      if (number == NULL || !g_ascii_isdigit (number[0]))
        continue;
      add_reading (readings, seat, g_strdup_printf ("%s %s %s", verb, ARB_COUNTER_POINTS, number));
      return;
    }
}

/* Returns the meanings of a line; the first is the unchanged line. */
static GPtrArray *
read_line (ArbSession *session, const char *typed)
{
  GPtrArray *readings = g_ptr_array_new_with_free_func (free_reading);
  const ArbCatalogue *catalogue = arb_session_get_wording (session)->catalogue;
  g_auto (GStrv) words = split (typed);
  guint at;
  guint seat = find_seat (session, words, &at);

  add_reading (readings, seat, g_strjoinv (" ", words + at));
  for (guint i = 0; i < catalogue->ruleset->n_verbs; i++)
    if (catalogue->ruleset->verbs[i]->kind <= ARB_VERB_CLOSING)
      read_verb (catalogue, catalogue->ruleset->verbs[i]->name, seat, words + at, readings);
  read_total (catalogue, seat, words + at, readings);
  return readings;
}

static char *
dup_words (ArbChoice *choice)
{
  return g_strjoin (" ", choice->text, choice->label, choice->group, NULL);
}

static void
append_synonyms (GString *words, const ArbCatalogue *catalogue, const char *id)
{
  for (const char *const *word = arb_catalogue_find_synonyms (catalogue, id); *word != NULL; word++)
    g_string_append_printf (words, " %s", *word);
}

char *
arb_phrase_search_dup_words (ArbChoice *choice)
{
  g_autofree char *said = NULL;
  const ArbWording *wording;
  GString *words;
  ArbMove move;

  g_return_val_if_fail (ARB_IS_CHOICE (choice), NULL);

  said = dup_words (choice);
  words = g_string_new (said);
  wording = choice->wording;
  move = choice->move;
  if (wording != NULL)
    append_synonyms (words, wording->catalogue,
                     wording->catalogue->ruleset->verbs[move.verb]->name);
  if (wording != NULL && move.seat != ARB_TABLE && move.seat <= wording->n_names)
    g_string_append_printf (words, " %s", wording->names[move.seat]);
  return g_string_free (words, FALSE);
}

/* Numbers alone are not enough to guess from. */
static gboolean
has_letters (const char *typed)
{
  for (const char *p = typed; *p != '\0'; p = g_utf8_next_char (p))
    if (g_unichar_isalpha (g_utf8_get_char (p)))
      return TRUE;
  return FALSE;
}

static void
append (GPtrArray *found, ArbChoice *choice)
{
  for (guint i = 0; i < found->len; i++)
    {
      ArbChoice *other = found->pdata[i];

      if (arb_move_equal (other->move, choice->move))
        return;
    }
  g_ptr_array_add (found, g_object_ref (choice));
}

static void
append_judged (ArbSession *session, ArbMove move, gboolean allowed, GPtrArray *found)
{
  g_autoptr (ArbChoice) choice = arb_session_dup_judged (session, move);

  if (arb_verdict_allows (&choice->verdict) == allowed)
    append (found, choice);
}

/* Appends @reading if it is a complete move: of the seat that has to decide, otherwise of any seat
 * that can make it. */
static void
append_whole (ArbSession *session, const Reading *reading, gboolean allowed, GPtrArray *found)
{
  ArbMove move;

  if (!arb_session_parse (session, reading->text, &move, NULL))
    return;
  if (move.seat == ARB_TABLE)
    move.seat = (guint8) reading->seat;
  append_judged (session, move, allowed, found);
  if (!allowed || move.seat != ARB_TABLE || found->len > 0)
    return;
  for (guint seat = 1; seat <= arb_session_get_n_seats (session); seat++)
    {
      move.seat = (guint8) seat;
      append_judged (session, move, TRUE, found);
    }
}

static void
append_matching (GPtrArray *proposals, const Reading *reading, gboolean allowed, GPtrArray *found)
{
  for (guint i = 0; i < proposals->len; i++)
    {
      ArbChoice *choice = proposals->pdata[i];
      g_autofree char *words = NULL;

      if (arb_verdict_allows (&choice->verdict) != allowed)
        continue;
      if (reading->seat != ARB_TABLE && reading->seat != choice->move.seat)
        continue;
      words = dup_words (choice);
      if (arb_search_matches (reading->text, words))
        append (found, choice);
    }
}

/* A complete move that is refused is a better match than a move that has only some of the words. */
static void
find (ArbSession *session, GPtrArray *readings, GPtrArray *found)
{
  static const gboolean allowed[] = { TRUE, FALSE };
  g_autoptr (GPtrArray) proposals = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (allowed) && found->len == 0; i++)
    for (guint j = 0; j < readings->len; j++)
      append_whole (session, readings->pdata[j], allowed[i], found);
  if (found->len > 0)
    return;
  proposals = arb_session_dup_proposals (session);
  for (guint i = 0; i < G_N_ELEMENTS (allowed); i++)
    for (guint j = 0; j < readings->len && found->len == 0; j++)
      append_matching (proposals, readings->pdata[j], allowed[i], found);
}

GPtrArray *
arb_phrase_search_find (ArbSession *session, const char *typed)
{
  g_autoptr (GPtrArray) readings = NULL;
  GPtrArray *found;

  g_return_val_if_fail (ARB_IS_SESSION (session), NULL);
  g_return_val_if_fail (typed != NULL, NULL);

  found = g_ptr_array_new_with_free_func (g_object_unref);
  if (!has_letters (typed))
    return found;
  readings = read_line (session, typed);
  find (session, readings, found);
  return found;
}
