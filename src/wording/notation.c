/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "wording/notation.h"

#include <string.h>

#include "wording/words.h"

#include <glib/gi18n-lib.h>

/* clang-format off */
G_DEFINE_QUARK (arb-notation-error-quark, arb_notation_error)
/* clang-format on */

/* The words for the kinds of numbers in the notation. */
static const struct
{
  ArbArgumentKind kind;
  const char *words;
} kinds[] = {
  { ARB_ARGUMENT_COUNT, N_ ("a count like 2") },
  { ARB_ARGUMENT_CHANGE, N_ ("a change like +1") },
  { ARB_ARGUMENT_NUMBER, N_ ("a number like #2") },
  { ARB_ARGUMENT_PAIR, N_ ("two costs like 4/5") },
  { ARB_ARGUMENT_UNKNOWN, N_ ("? for not said") },
};

static void
add_choice (char **choices, const char *choice)
{
  char *before = *choices;

  /* Translators: what can be written there: “a planet or a number like #2” */
  *choices = before != NULL ? g_strdup_printf (C_ ("choices", "%s or %s"), before, choice)
                            : g_strdup (choice);
  g_free (before);
}

static const char *
word_sort (const ArbCatalogue *catalogue, guint sort)
{
  const char *word = arb_words_sort (catalogue, sort);

  if (sort == ARB_SORT_SWITCH)
    return _ ("the id of a switch");
  if (sort == ARB_SORT_SWITCH_VALUE)
    return _ ("a value of a switch");
  return word != NULL ? word : catalogue->sorts[sort].id;
}

/* Returns the words for a kind of number. Of one that is too small or too large, they are its range:
 * @word is only digits then, or a sign and digits. */
static char *
word_kind (ArbArgumentKind kind, const char *example, guint accepts, const char *word)
{
  gboolean is_change = word[0] == '+' || word[0] == '-';
  const char *digits = word + is_change;
  gboolean is_number = *digits != '\0' && digits[strspn (digits, "0123456789")] == '\0';

  if (is_number && kind == ARB_ARGUMENT_COUNT && !is_change)
    return g_strdup_printf (_ ("a count from %d to %d"), accepts & ARB_ACCEPT_ZERO ? 0 : 1,
                            ARB_ARGUMENT_VALUE_MAX);
  if (is_number && kind == ARB_ARGUMENT_CHANGE && is_change)
    return g_strdup_printf (_ ("a change up to +%d or -%d"), ARB_ARGUMENT_CHANGE_MAX,
                            ARB_ARGUMENT_CHANGE_MAX);
  return g_strdup (_ (example));
}

static char *
describe_accepted (const ArbCatalogue *catalogue, guint accepts, const char *word)
{
  char *choices = NULL;

  for (guint sort = 0; sort < catalogue->n_sorts; sort++)
    if (accepts & ARB_ACCEPT_NAME (sort))
      add_choice (&choices, word_sort (catalogue, sort));
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (accepts & ARB_ACCEPT (kinds[i].kind))
      {
        g_autofree char *words = word_kind (kinds[i].kind, kinds[i].words, accepts, word);

        add_choice (&choices, words);
      }

  return choices;
}

/* Returns what to write instead of a verb with 0 of something, which is no move; %NULL if there is
 * no word for that. */
static const char *
word_none (const ArbCatalogue *catalogue, const ArbNotationDefect *defect)
{
  g_autofree char *id = g_strconcat ("none.", defect->verb, NULL);

  return g_str_equal (defect->word, "0") ? arb_words_get (catalogue, id) : NULL;
}

static char *
word_argument (const ArbCatalogue *catalogue, const ArbNotationDefect *defect)
{
  const char *none = word_none (catalogue, defect);
  g_autofree char *expected = describe_accepted (catalogue, defect->accepts, defect->word);

  if (none != NULL)
    return g_strdup (none);
  if (defect->problem == ARB_NOTATION_INCOMPLETE)
    /* Translators: a verb of the notation, and what has to follow it */
    return g_strdup_printf (_ ("“%s” is not complete: expected %s"), defect->verb, expected);

  /* Translators: a verb of the notation, what follows it, and what should */
  return g_strdup_printf (_ ("“%s” cannot take “%s”: expected %s"), defect->verb, defect->word,
                          expected);
}

static char *
word_no_position (const ArbCatalogue *catalogue, const ArbNotationDefect *defect)
{
  const ArbPositionWord *words = catalogue->ruleset->help.position_words;
  g_autoptr (GString) known = g_string_new (NULL);

  for (guint i = 0; words != NULL && words[i].name != NULL; i++)
    g_string_append_printf (known, "%s%s", i > 0 ? ", " : "", words[i].name);

  /* Translators: a word that is not understood, and the words that are, like “hand, planet” */
  return g_strdup_printf (_ ("“%s” describes no part of a position: expected one of %s, or a move "
                             "that the table makes"),
                          defect->word, known->str);
}

/* Says what is wrong and what was expected, in the reader's language. */
static char *
word_defect (const ArbCatalogue *catalogue, guint n_seats, const ArbNotationDefect *defect)
{
  switch (defect->problem)
    {
    case ARB_NOTATION_FINE:
      return NULL;
    case ARB_NOTATION_EMPTY:
      /* Translators: “lead survey” is in the notation, which is not translated */
      return g_strdup (_ ("nothing there: expected a move, like “lead survey”"));
    case ARB_NOTATION_TOO_LONG:
      return g_strdup_printf (_ ("too long: expected “[seat] verb” and at most %d arguments"),
                              ARB_MAX_ARGUMENTS);
    case ARB_NOTATION_NO_SEAT:
      return g_strdup_printf (_ ("there is no seat %s: expected 1 to %u"), defect->word, n_seats);
    case ARB_NOTATION_NO_VERB:
      return g_strdup_printf (_ ("“%s” is not a verb of the notation"), defect->word);
    case ARB_NOTATION_ONLY_SEAT:
      return g_strdup (_ ("only a seat, expected a verb after it"));
    case ARB_NOTATION_TOO_MANY:
      return g_strdup_printf (_ ("“%s” takes nothing more, but “%s” follows"), defect->verb,
                              defect->word);
    case ARB_NOTATION_INCOMPLETE:
    case ARB_NOTATION_ARGUMENT:
      return word_argument (catalogue, defect);
    case ARB_NOTATION_NO_POSITION:
      return word_no_position (catalogue, defect);
    }
  g_assert_not_reached ();
}

gboolean
arb_wording_parse_move (const ArbCatalogue *catalogue, guint n_seats, const char *text,
                        ArbMove *move, GError **error)
{
  ArbNotationDefect defect;
  g_autofree char *message = NULL;

  if (arb_move_parse (catalogue, n_seats, text, move, &defect))
    return TRUE;

  message = word_defect (catalogue, n_seats, &defect);
  g_set_error_literal (error, ARB_NOTATION_ERROR, (gint) defect.problem, message);
  return FALSE;
}

gboolean
arb_wording_parse_position (const ArbCatalogue *catalogue, guint n_seats, const char *text,
                            ArbPositionLine *line, GError **error)
{
  ArbNotationDefect defect;
  g_autofree char *message = NULL;

  if (arb_position_parse (catalogue, n_seats, text, line, &defect))
    return TRUE;

  message = word_defect (catalogue, n_seats, &defect);
  g_set_error_literal (error, ARB_NOTATION_ERROR, (gint) defect.problem, message);
  return FALSE;
}
