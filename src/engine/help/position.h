/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/notation.h"

G_BEGIN_DECLS

/*
 * A position that people describe, with a line for each part of it. The system has words for the
 * parts, see #ArbPositionWord; moves of the table and observations are lines too.
 */

/**
 * arb_position_parse:
 * @catalogue: the catalogue of the system
 * @n_seats: seats in the game
 * @text: a line: `[seat] word {argument}`, or a move of the notation
 * @line: (out): the line
 * @defect: (out): the error
 *
 * Returns: whether @text describes a part of a position
 */
gboolean arb_position_parse (const ArbCatalogue *catalogue, guint n_seats, const char *text,
                             ArbPositionLine *line, ArbNotationDefect *defect);

/**
 * arb_position_arrange:
 * @state: (inout): a state; legal moves are applied to it
 * @line: a part of a position
 * @moves: (out caller-allocates): room for %ARB_MAX_POSITION_MOVES
 * @n_moves: (out): the number of moves
 * @verdict: (out): the verdict on the last of them
 *
 * Returns: whether the state is now as @line describes
 */
gboolean arb_position_arrange (ArbState *state, const ArbPositionLine *line, ArbMove *moves,
                               guint *n_moves, ArbVerdict *verdict);

G_END_DECLS
