/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/ruleset.h"

G_BEGIN_DECLS

#define ARB_NOTATION_ERROR (arb_notation_error_quark ())
GQuark arb_notation_error_quark (void);

/**
 * ArbNotationError:
 * @ARB_NOTATION_ERROR_EMPTY: nothing there
 * @ARB_NOTATION_ERROR_SEAT: a seat that does not exist
 * @ARB_NOTATION_ERROR_VERB: no such verb
 * @ARB_NOTATION_ERROR_ARGUMENT: an argument the verb does not take, or an unknown name
 */
typedef enum
{
  ARB_NOTATION_ERROR_EMPTY,
  ARB_NOTATION_ERROR_SEAT,
  ARB_NOTATION_ERROR_VERB,
  ARB_NOTATION_ERROR_ARGUMENT,
} ArbNotationError;

/**
 * arb_move_parse:
 * @catalogue: the catalogue of the system
 * @n_seats: seats in the game
 * @text: one line: `[seat] verb {argument}`
 * @move: (out): the move
 * @error: what is wrong and what was expected
 *
 * Returns: whether @text is a move of the notation
 */
gboolean arb_move_parse (const ArbCatalogue *catalogue, guint n_seats, const char *text,
                         ArbMove *move, GError **error);

/**
 * arb_move_format:
 * @catalogue: the catalogue of the system
 * @move: a move
 * @text: appended to
 *
 * Writes the move with its seat, as arb_move_parse() reads it.
 */
void arb_move_format (const ArbCatalogue *catalogue, ArbMove move, GString *text);

/** arb_move_to_string: (transfer full): as arb_move_format(), as a new string. */
char *arb_move_to_string (const ArbCatalogue *catalogue, ArbMove move);

/** arb_argument_format: appends the text form of one argument. */
void arb_argument_format (const ArbCatalogue *catalogue, ArbArgument argument, GString *text);

/**
 * arb_vocabulary_foreach:
 * @catalogue: the catalogue of the system
 * @n_seats: seats in the game
 * @func: called with every decision and closing move the notation can say with names, numbers up
 *   to @numbers and no counts
 * @data: for @func
 *
 * The whole vocabulary, for the test that the list of legal moves leaves nothing out.
 */
typedef void (*ArbVocabularyFunc) (ArbMove move, gpointer data);
void arb_vocabulary_foreach (const ArbCatalogue *catalogue, guint n_seats, guint numbers,
                             ArbVocabularyFunc func, gpointer data);

G_END_DECLS
