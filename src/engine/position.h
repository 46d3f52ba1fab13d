/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/notation.h"

G_BEGIN_DECLS

/*
 * A position described by people, a line for each part of it, as moves of the table. Which words
 * there are is the system's matter, see #ArbPositionWord; any move that the table makes, or that
 * tells what was seen, is a line too.
 */

/**
 * arb_position_parse:
 * @catalogue: the catalogue of the system
 * @n_seats: seats in the game
 * @text: a line: `[seat] word {argument}`, or a move of the notation
 * @line: (out): the line
 * @fault: (out): what is wrong
 *
 * Returns: whether @text describes a part of a position
 */
gboolean arb_position_parse (const ArbCatalogue *catalogue, guint n_seats, const char *text,
                             ArbPositionLine *line, ArbNotationFault *fault);

/**
 * arb_position_arrange:
 * @state: (inout): a table; the moves that are legal are made
 * @line: a part of a position
 * @moves: (out caller-allocates): room for %ARB_MAX_POSITION_MOVES
 * @n_moves: (out): how many moves bring the table there
 * @verdict: (out): why the last of them is refused
 *
 * Returns: whether the table is as @line says
 */
gboolean arb_position_arrange (ArbState *state, const ArbPositionLine *line, ArbMove *moves,
                               guint *n_moves, ArbVerdict *verdict);

G_END_DECLS
