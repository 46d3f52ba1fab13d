/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/help/position.h"

G_BEGIN_DECLS

#define ARB_NOTATION_ERROR (arb_notation_error_quark ())
GQuark arb_notation_error_quark (void);

/**
 * arb_wording_parse_move:
 * @catalogue: the catalogue of the system
 * @n_seats: seats in the game
 * @text: one line: `[seat] verb {argument}`
 * @move: (out): the move
 * @error: set to what is wrong and what was expected, in the reader's language; its code is an
 *   #ArbNotationProblem
 *
 * Returns: whether @text is a move of the notation
 */
gboolean arb_wording_parse_move (const ArbCatalogue *catalogue, guint n_seats, const char *text,
                                 ArbMove *move, GError **error);

/**
 * arb_wording_parse_position:
 * @catalogue: the catalogue of the system
 * @n_seats: seats in the game
 * @text: one line of the description of a position
 * @line: (out): the line
 * @error: as from arb_wording_parse_move()
 *
 * Returns: whether @text describes a part of a position
 */
gboolean arb_wording_parse_position (const ArbCatalogue *catalogue, guint n_seats, const char *text,
                                     ArbPositionLine *line, GError **error);

G_END_DECLS
