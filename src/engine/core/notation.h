/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/ruleset.h"

G_BEGIN_DECLS

/**
 * ArbNotationProblem:
 * @ARB_NOTATION_FINE: nothing is wrong
 * @ARB_NOTATION_EMPTY: the line is empty
 * @ARB_NOTATION_TOO_LONG: more words than a move has, or a word that is too long
 * @ARB_NOTATION_NO_SEAT: the word is no seat of the game
 * @ARB_NOTATION_NO_VERB: the word is no verb
 * @ARB_NOTATION_ONLY_SEAT: a seat without a verb
 * @ARB_NOTATION_TOO_MANY: the verb takes no more arguments, but the word follows
 * @ARB_NOTATION_INCOMPLETE: the verb needs more arguments
 * @ARB_NOTATION_ARGUMENT: the verb cannot take the word, or there is no such name
 * @ARB_NOTATION_NO_POSITION: the word describes no part of a position
 *
 * The kinds of errors in a line.
 */
typedef enum
{
  ARB_NOTATION_FINE,
  ARB_NOTATION_EMPTY,
  ARB_NOTATION_TOO_LONG,
  ARB_NOTATION_NO_SEAT,
  ARB_NOTATION_NO_VERB,
  ARB_NOTATION_ONLY_SEAT,
  ARB_NOTATION_TOO_MANY,
  ARB_NOTATION_INCOMPLETE,
  ARB_NOTATION_ARGUMENT,
  ARB_NOTATION_NO_POSITION,
} ArbNotationProblem;

/** ARB_NOTATION_MAX_WORD: the room for one word of a line, with its NUL. */
#define ARB_NOTATION_MAX_WORD 64

/**
 * ArbNotationDefect:
 * @problem: the kind of error
 * @word: the word that it is about, if any
 * @verb: for errors of arguments: the verb, or the word of a position
 * @accepts: for errors of arguments: bits of the expected kinds
 *
 * An error in a line, from which the caller makes a message.
 */
typedef struct
{
  ArbNotationProblem problem;
  char word[ARB_NOTATION_MAX_WORD];
  const char *verb;
  guint16 accepts;
} ArbNotationDefect;

/**
 * arb_argument_parse:
 * @catalogue: the catalogue of the system
 * @word: a word of a line
 * @accepts: bits of the accepted kinds, see #ArbSlot
 *
 * Returns: the argument; %ARB_ARGUMENT_NONE if @word is none of the accepted kinds
 */
ArbArgument arb_argument_parse (const ArbCatalogue *catalogue, const char *word, guint accepts);

/**
 * arb_move_parse:
 * @catalogue: the catalogue of the system
 * @n_seats: seats in the game
 * @text: one line: `[seat] verb {argument}`
 * @move: (out): the move
 * @defect: (out) (optional): the error
 *
 * Returns: whether @text is a move of the notation
 */
gboolean arb_move_parse (const ArbCatalogue *catalogue, guint n_seats, const char *text,
                         ArbMove *move, ArbNotationDefect *defect);

/**
 * arb_move_format:
 * @catalogue: the catalogue of the system
 * @move: a move
 * @text: appended to
 *
 * Writes the move with its seat, in the form that arb_move_parse() reads.
 */
void arb_move_format (const ArbCatalogue *catalogue, ArbMove move, GString *text);

/** arb_move_to_string: (transfer full): the result of arb_move_format() as a new string. */
char *arb_move_to_string (const ArbCatalogue *catalogue, ArbMove move);

/** arb_argument_format: appends the text form of one argument. */
void arb_argument_format (const ArbCatalogue *catalogue, ArbArgument argument, GString *text);

/**
 * arb_vocabulary_foreach:
 * @catalogue: the catalogue of the system
 * @n_seats: seats in the game
 * @records: whether to list moves of the table and observations, or otherwise decisions of players
 * @func: called with every such move that the notation has with names, numbers up to @numbers and
 *   no counts; `rule` moves are left out
 * @data: data for @func
 *
 * Lists the whole vocabulary, for the tests that no legal move is missing in the list, and that no
 * open question is irrelevant.
 */
typedef void (*ArbVocabularyFunc) (ArbMove move, gpointer data);
void arb_vocabulary_foreach (const ArbCatalogue *catalogue, guint n_seats, guint numbers,
                             gboolean records, ArbVocabularyFunc func, gpointer data);

G_END_DECLS
