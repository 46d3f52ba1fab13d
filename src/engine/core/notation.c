/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/core/notation.h"

#include <string.h>

#define MAX_TOKENS (ARB_MAX_ARGUMENTS + 2)

/* The words of a line, copied unchanged. */
typedef struct
{
  char words[MAX_TOKENS][ARB_NOTATION_MAX_WORD];
  guint n;
} Tokens;

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
               const ArbVerb *verb, guint slot)
{
  defect->verb = verb->name;
  defect->accepts = slot < ARB_MAX_ARGUMENTS ? verb->slots[slot].accepts : 0;
  return fail (defect, problem, word);
}

static gboolean
split (const char *text, Tokens *tokens, ArbNotationDefect *defect)
{
  tokens->n = 0;
  while (TRUE)
    {
      gsize length;

      text += strspn (text, " \t");
      length = strcspn (text, " \t");
      if (length == 0)
        break;

      if (tokens->n == MAX_TOKENS || length >= ARB_NOTATION_MAX_WORD)
        return fail (defect, ARB_NOTATION_TOO_LONG, "");

      memcpy (tokens->words[tokens->n], text, length);
      tokens->words[tokens->n++][length] = '\0';
      text += length;
    }

  return tokens->n > 0 || fail (defect, ARB_NOTATION_EMPTY, "");
}

/* A number of at most four digits, or -1. */
static gint
parse_digits (const char *word)
{
  gint number = 0;
  guint length = 0;

  for (; g_ascii_isdigit (*word) && length <= 4; word++, length++)
    number = number * 10 + (*word - '0');

  return *word == '\0' && length >= 1 && length <= 4 ? number : -1;
}

static ArbArgument
parse_number (const char *word, guint accepts)
{
  gint value;

  if (word[0] == '?' && word[1] == '\0')
    return accepts & ARB_ACCEPT (ARB_ARGUMENT_UNKNOWN) ? arb_argument_unknown () : 0;

  if (word[0] == '#')
    {
      value = parse_digits (word + 1);
      return value >= 1 && value <= 255 && (accepts & ARB_ACCEPT (ARB_ARGUMENT_NUMBER))
                 ? arb_argument_number ((guint) value)
                 : 0;
    }

  if (word[0] == '+' || word[0] == '-')
    {
      value = parse_digits (word + 1);
      if (value < 1 || value > ARB_ARGUMENT_CHANGE_MAX
          || !(accepts & ARB_ACCEPT (ARB_ARGUMENT_CHANGE)))
        return 0;
      return arb_argument_change (word[0] == '+' ? value : -value);
    }

  if (g_ascii_isdigit (word[0]) && word[1] == '/' && g_ascii_isdigit (word[2]) && word[3] == '\0')
    return accepts & ARB_ACCEPT (ARB_ARGUMENT_PAIR)
               ? arb_argument_pair ((guint) (word[0] - '0'), (guint) (word[2] - '0'))
               : 0;

  value = parse_digits (word);
  return value >= (accepts & ARB_ACCEPT_ZERO ? 0 : 1) && value <= ARB_ARGUMENT_VALUE_MAX
                 && (accepts & ARB_ACCEPT (ARB_ARGUMENT_COUNT))
             ? arb_argument_count ((guint) value)
             : 0;
}

/* A name takes precedence over a number: a card may be called “4”. */
ArbArgument
arb_argument_parse (const ArbCatalogue *catalogue, const char *word, guint accepts)
{
  for (guint sort = 0; sort < catalogue->n_sorts; sort++)
    {
      gint index =
          accepts & ARB_ACCEPT_NAME (sort) ? arb_catalogue_find (catalogue, sort, word) : -1;

      if (index >= 0)
        return arb_argument_name (sort, (guint) index);
    }

  return parse_number (word, accepts);
}

static gint
find_verb (const ArbRuleset *ruleset, const char *word)
{
  for (guint i = 0; i < ruleset->n_verbs; i++)
    if (g_str_equal (ruleset->verbs[i]->name, word))
      return (gint) i;

  return -1;
}

/* Reads the arguments after the verb, from word @at on, into the slots from @slot on. */
static gboolean
parse_arguments (const ArbCatalogue *catalogue, const Tokens *tokens, guint at, guint slot,
                 ArbMove *move, ArbNotationDefect *defect)
{
  const ArbVerb *verb = catalogue->ruleset->verbs[move->verb];

  for (; at < tokens->n; at++, slot++)
    {
      if (slot >= ARB_MAX_ARGUMENTS || verb->slots[slot].accepts == 0)
        return fail_argument (defect, ARB_NOTATION_TOO_MANY, tokens->words[at], verb, slot);
      move->arguments[slot] =
          arb_argument_parse (catalogue, tokens->words[at], verb->slots[slot].accepts);
      if (move->arguments[slot] == ARB_ARGUMENT_NONE)
        return fail_argument (defect, ARB_NOTATION_ARGUMENT, tokens->words[at], verb, slot);
    }

  if (slot < ARB_MAX_ARGUMENTS && verb->slots[slot].accepts != 0 && !verb->slots[slot].optional)
    return fail_argument (defect, ARB_NOTATION_INCOMPLETE, "", verb, slot);
  return TRUE;
}

static gboolean
parse_seat (guint n_seats, const char *word, ArbMove *move, ArbNotationDefect *defect)
{
  gint seat = parse_digits (word);

  if (seat < 1 || (guint) seat > n_seats)
    return fail (defect, ARB_NOTATION_NO_SEAT, word);

  move->seat = (guint8) seat;
  return TRUE;
}

/* Whether the word at @at is the subject of an infix verb. It may be a verb itself, because a card
 * can have the name of a verb: `trade shows icon trade`. */
static gboolean
is_subject (const ArbCatalogue *catalogue, const Tokens *tokens, guint at)
{
  gint verb = at + 1 < tokens->n ? find_verb (catalogue->ruleset, tokens->words[at + 1]) : -1;
  const ArbVerb *found = verb < 0 ? NULL : catalogue->ruleset->verbs[verb];

  return found != NULL && found->infix
         && arb_argument_parse (catalogue, tokens->words[at], found->slots[0].accepts)
                != ARB_ARGUMENT_NONE;
}

/* Reads a verb that comes after its subject: `#3 is voson`. */
static gboolean
parse_infix (const ArbCatalogue *catalogue, const Tokens *tokens, guint at, ArbMove *move,
             ArbNotationDefect *defect)
{
  gint verb = at + 1 < tokens->n ? find_verb (catalogue->ruleset, tokens->words[at + 1]) : -1;
  const ArbVerb *found = verb < 0 ? NULL : catalogue->ruleset->verbs[verb];

  if (found == NULL || !found->infix)
    return fail (defect, ARB_NOTATION_NO_VERB, tokens->words[at]);

  move->verb = (guint8) verb;
  move->arguments[0] = arb_argument_parse (catalogue, tokens->words[at], found->slots[0].accepts);
  if (move->arguments[0] == ARB_ARGUMENT_NONE)
    return fail_argument (defect, ARB_NOTATION_ARGUMENT, tokens->words[at], found, 0);
  return parse_arguments (catalogue, tokens, at + 2, 1, move, defect);
}

gboolean
arb_move_parse (const ArbCatalogue *catalogue, guint n_seats, const char *text, ArbMove *move,
                ArbNotationDefect *defect)
{
  ArbNotationDefect unwanted;
  Tokens tokens;
  guint at = 0;
  gint verb;

  g_return_val_if_fail (text != NULL && move != NULL, FALSE);

  if (defect == NULL)
    defect = &unwanted;
  *defect = (ArbNotationDefect){ .problem = ARB_NOTATION_FINE };
  *move = ARB_MOVE (0, 0, 0, 0, 0);
  if (!split (text, &tokens, defect))
    return FALSE;

  if (g_ascii_isdigit (tokens.words[0][0]))
    {
      if (!parse_seat (n_seats, tokens.words[0], move, defect))
        return FALSE;
      at = 1;
    }
  if (at == tokens.n)
    return fail (defect, ARB_NOTATION_ONLY_SEAT, "");

  verb = find_verb (catalogue->ruleset, tokens.words[at]);
  if (verb < 0 || catalogue->ruleset->verbs[verb]->infix || is_subject (catalogue, &tokens, at))
    return parse_infix (catalogue, &tokens, at, move, defect);

  move->verb = (guint8) verb;
  return parse_arguments (catalogue, &tokens, at + 1, 0, move, defect);
}

void
arb_argument_format (const ArbCatalogue *catalogue, ArbArgument argument, GString *text)
{
  guint value = arb_argument_value (argument);

  switch (arb_argument_kind (argument))
    {
    case ARB_ARGUMENT_NONE:
      break;
    case ARB_ARGUMENT_COUNT:
      g_string_append_printf (text, "%u", value);
      break;
    case ARB_ARGUMENT_CHANGE:
      g_string_append_printf (text, "%+d", arb_argument_get_change (argument));
      break;
    case ARB_ARGUMENT_NUMBER:
      g_string_append_printf (text, "#%u", value);
      break;
    case ARB_ARGUMENT_PAIR:
      g_string_append_printf (text, "%u/%u", value >> 6, value & 63);
      break;
    case ARB_ARGUMENT_UNKNOWN:
      g_string_append_c (text, '?');
      break;
    default:
      g_string_append (text, arb_catalogue_get_name (catalogue, argument));
      break;
    }
}

static void
append_argument (const ArbCatalogue *catalogue, ArbArgument argument, GString *text)
{
  if (argument == ARB_ARGUMENT_NONE)
    return;
  if (text->len > 0 && text->str[text->len - 1] != ' ')
    g_string_append_c (text, ' ');
  arb_argument_format (catalogue, argument, text);
}

void
arb_move_format (const ArbCatalogue *catalogue, ArbMove move, GString *text)
{
  const ArbVerb *verb = catalogue->ruleset->verbs[move.verb];

  if (move.seat != ARB_TABLE)
    g_string_append_printf (text, "%u ", move.seat);
  if (verb->infix)
    {
      append_argument (catalogue, move.arguments[0], text);
      g_string_append_c (text, ' ');
    }
  g_string_append (text, verb->name);
  for (guint i = verb->infix ? 1 : 0; i < ARB_MAX_ARGUMENTS; i++)
    append_argument (catalogue, move.arguments[i], text);
}

char *
arb_move_to_string (const ArbCatalogue *catalogue, ArbMove move)
{
  GString *text = g_string_sized_new (32);

  arb_move_format (catalogue, move, text);
  return g_string_free (text, FALSE);
}

typedef struct
{
  const ArbCatalogue *catalogue;
  guint numbers;
  ArbVocabularyFunc func;
  gpointer data;
} Vocabulary;

static void
say_slot (const Vocabulary *vocabulary, ArbMove move, guint slot)
{
  const ArbSlot *slots = vocabulary->catalogue->ruleset->verbs[move.verb]->slots;

  if (slot == ARB_MAX_ARGUMENTS || slots[slot].accepts == 0)
    {
      vocabulary->func (move, vocabulary->data);
      return;
    }

  if (slots[slot].optional)
    vocabulary->func (move, vocabulary->data);
  for (guint sort = 0; sort < vocabulary->catalogue->n_sorts; sort++)
    for (guint i = 0; (slots[slot].accepts & ARB_ACCEPT_NAME (sort)) != 0
                      && i < vocabulary->catalogue->sorts[sort].n_names;
         i++)
      {
        move.arguments[slot] = arb_argument_name (sort, i);
        say_slot (vocabulary, move, slot + 1);
      }
  for (guint i = 1;
       (slots[slot].accepts & ARB_ACCEPT (ARB_ARGUMENT_NUMBER)) != 0 && i <= vocabulary->numbers;
       i++)
    {
      move.arguments[slot] = arb_argument_number (i);
      say_slot (vocabulary, move, slot + 1);
    }
}

void
arb_vocabulary_foreach (const ArbCatalogue *catalogue, guint n_seats, guint numbers,
                        gboolean records, ArbVocabularyFunc func, gpointer data)
{
  const Vocabulary vocabulary = { catalogue, numbers, func, data };

  for (guint verb = ARB_VERB_OWN; verb < catalogue->ruleset->n_verbs; verb++)
    for (guint seat = records ? ARB_TABLE : 1;
         (catalogue->ruleset->verbs[verb]->kind > ARB_VERB_CLOSING) == records && seat <= n_seats;
         seat++)
      say_slot (&vocabulary, ARB_MOVE (seat, verb, 0, 0, 0), 0);
}
