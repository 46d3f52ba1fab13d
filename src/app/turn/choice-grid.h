/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define ARB_TYPE_CHOICE_GRID (arb_choice_grid_get_type ())
G_DECLARE_FINAL_TYPE (ArbChoiceGrid, arb_choice_grid, ARB, CHOICE_GRID, AdwBin)

/** ARB_GRID_COLUMNS: the most columns of a grid, headings included. */
#define ARB_GRID_COLUMNS 12

/**
 * ArbChoiceGrid:
 *
 * Rows and columns of buttons, with headings. For the keyboard it is one stop: the arrow keys go
 * from cell to cell, and coming back finds the cell that was left.
 */

/** arb_choice_grid_new: (transfer floating): an empty grid. */
GtkWidget *arb_choice_grid_new (void);

/** arb_choice_grid_begin: the cells are shown anew, see arb_choice_grid_get(). */
void arb_choice_grid_begin (ArbChoiceGrid *self);

/**
 * arb_choice_grid_get:
 * @self: a grid
 * @column: less than %ARB_GRID_COLUMNS
 * @row: a row
 * @kind: a static string; see arb_child_pool_next()
 * @make: makes a button or a heading
 *
 * Returns: (transfer none): what stands there, the same widget as when the last of this @kind did
 */
GtkWidget *arb_choice_grid_get (ArbChoiceGrid *self, guint column, guint row, const char *kind,
                                GtkWidget *(*make) (void) );

/** arb_choice_grid_end: hides the cells that were not asked for. */
void arb_choice_grid_end (ArbChoiceGrid *self);

G_END_DECLS
