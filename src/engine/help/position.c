/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/help/position.h"

#include "engine/play/referee.h"

#include <string.h>

/* Reads the next word of a line; %FALSE at the end, or if the word is too long. */
static gboolean
read_word (const char **text, char *word)
{
  gsize length;

  *text += strspn (*text, " \t");
  length = strcspn (*text, " \t");
  if (length == 0 || length >= ARB_NOTATION_MAX_WORD)
    return FALSE;

  memcpy (word, *text, length);
  word[length] = '\0';
  *text += length;
  return TRUE;
}

/* Sets @defect; always returns %FALSE. */
static gboolean
fail (ArbNotationDefect *defect, ArbNotationProblem problem, const char *word)
{
  defect->problem = problem;
  g_strlcpy (defect->word, word, sizeof defect->word);
  return FALSE;
}

static gboolean
fail_argument (ArbNotationDefect *defect, ArbNotationProblem problem, const char *word,
               const ArbPositionWord *described, guint accepts)
{
  defect->verb = described->name;
  defect->accepts = (guint16) accepts;
  return fail (defect, problem, word);
}

/* Unlike a move, a position can have a count of 0. */
static ArbArgument
parse_argument (const ArbCatalogue *catalogue, const char *word, guint accepts)
{
  if ((accepts & ARB_ACCEPT (ARB_ARGUMENT_COUNT)) && g_str_equal (word, "0"))
    return arb_argument_count (0);
  return arb_argument_parse (catalogue, word, accepts);
}

static gboolean
parse_rest (const ArbCatalogue *catalogue, const ArbPositionWord *described, const char *text,
            ArbPositionLine *line, ArbNotationDefect *defect)
{
  char word[ARB_NOTATION_MAX_WORD];

  while (read_word (&text, word))
    {
      ArbArgument argument = parse_argument (catalogue, word, described->rest);

      if (argument == ARB_ARGUMENT_NONE)
        return fail_argument (defect, ARB_NOTATION_ARGUMENT, word, described, described->rest);
      if (line->n_rest == described->most)
        return fail_argument (defect, ARB_NOTATION_TOO_MANY, word, described, described->rest);
      line->rest[line->n_rest++] = argument;
    }

  if (text[0] != '\0')
    return fail (defect, ARB_NOTATION_TOO_LONG, "");
  return line->n_rest >= described->least
         || fail_argument (defect, ARB_NOTATION_INCOMPLETE, "", described, described->rest);
}

static gboolean
parse_arguments (const ArbCatalogue *catalogue, const ArbPositionWord *described, const char *text,
                 ArbPositionLine *line, ArbNotationDefect *defect)
{
  char word[ARB_NOTATION_MAX_WORD] = "";
  const char *after = text;

  if (described->first != 0)
    {
      gboolean there = read_word (&text, word);

      line->first = there ? parse_argument (catalogue, word, described->first) : ARB_ARGUMENT_NONE;
      if (line->first == ARB_ARGUMENT_NONE)
        return fail_argument (defect, there ? ARB_NOTATION_ARGUMENT : ARB_NOTATION_INCOMPLETE, word,
                              described, described->first);
    }
  else if (described->least == 0 && read_word (&after, word) && g_str_equal (word, "empty"))
    text = after;

  return parse_rest (catalogue, described, text, line, defect);
}

/* A decision of a player is no position; only moves of the table and observations are. */
static gboolean
parse_move (const ArbCatalogue *catalogue, guint n_seats, const char *text, const char *word,
            ArbPositionLine *line, ArbNotationDefect *defect)
{
  if (!arb_move_parse (catalogue, n_seats, text, &line->move, defect))
    return defect->problem == ARB_NOTATION_NO_VERB
               ? fail (defect, ARB_NOTATION_NO_POSITION, defect->word)
               : FALSE;
  return catalogue->ruleset->verbs[line->move.verb]->kind > ARB_VERB_CLOSING
         || fail (defect, ARB_NOTATION_NO_POSITION, word);
}

static gint
find_word (const ArbPositionWord *words, const char *word, gboolean of_seat)
{
  for (gint i = 0; words != NULL && words[i].name != NULL; i++)
    if (g_str_equal (words[i].name, word) && words[i].of_seat == of_seat)
      return i;

  return -1;
}

gboolean
arb_position_parse (const ArbCatalogue *catalogue, guint n_seats, const char *text,
                    ArbPositionLine *line, ArbNotationDefect *defect)
{
  const ArbPositionWord *words = catalogue->ruleset->help.position_words;
  char word[ARB_NOTATION_MAX_WORD] = "";
  const char *rest = text;
  gboolean of_seat;

  g_return_val_if_fail (text != NULL && line != NULL && defect != NULL, FALSE);

  *defect = (ArbNotationDefect){ .problem = ARB_NOTATION_FINE };
  *line = (ArbPositionLine){ .word = -1 };
  read_word (&rest, word);
  of_seat = g_ascii_isdigit (word[0]);
  if (of_seat)
    {
      line->seat = word[1] == '\0' ? (guint) g_ascii_digit_value (word[0]) : 0;
      read_word (&rest, word);
    }

  line->word = find_word (words, word, of_seat);
  if (line->word < 0)
    return parse_move (catalogue, n_seats, text, word, line, defect);
  if (of_seat && (line->seat < 1 || line->seat > n_seats))
    {
      rest = text;
      read_word (&rest, word);
      return fail (defect, ARB_NOTATION_NO_SEAT, word);
    }
  return parse_arguments (catalogue, &words[line->word], rest, line, defect);
}

gboolean
arb_position_arrange (ArbState *state, const ArbPositionLine *line, ArbMove *moves, guint *n_moves,
                      ArbVerdict *verdict)
{
  arb_verdict_init (verdict);
  *n_moves = 1;
  if (line->word < 0)
    moves[0] = line->move;
  else
    *n_moves = arb_ruleset_of (state)->help.arrange (state, line, moves);

  for (guint i = 0; i < *n_moves; i++)
    {
      arb_canonicalize (state, &moves[i]);
      if (!arb_check (state, moves[i], verdict))
        {
          *n_moves = i + 1;
          return FALSE;
        }
      arb_apply (state, moves[i], FALSE);
    }
  return TRUE;
}
