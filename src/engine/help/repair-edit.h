/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/help/repair.h"

G_BEGIN_DECLS

/**
 * arb_repairs_edit:
 * @game: a game
 * @index: the first line that is changed (0 is the first of the log); the length to add at the end
 * @n_removed: how many lines to remove
 * @moves: (array length=n_moves) (nullable): the moves to put in their place, as said
 * @n_moves: how many, at most %ARB_MAX_EDIT_MOVES
 * @allow: whether to record rulings for those that need one
 *
 * Finds what an edit of the past may mean, and what it does to the later lines: what belongs to a
 * changed move is replaced with it, choices that it opens are filled in, later answers become other
 * ones, and what is not possible any more is struck.
 *
 * Returns: (transfer full): the results, at least one, the likeliest first. If a choice is open, they
 *   differ in that choice
 */
ArbRepairs *arb_repairs_edit (const ArbGame *game, guint index, guint n_removed,
                              const ArbMove *moves, guint n_moves, gboolean allow);

G_END_DECLS
