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
 * Rows and columns of buttons, with headings. Tab enters it only once; the arrow keys move from
 * cell to cell. The focus comes back to the cell that had it last.
 */

/** arb_choice_grid_new: (transfer floating): an empty grid. */
GtkWidget *arb_choice_grid_new (void);

/** arb_choice_grid_begin: begins to fill the grid anew, see arb_choice_grid_get(). */
void arb_choice_grid_begin (ArbChoiceGrid *self);

/**
 * arb_choice_grid_get:
 * @self: a grid
 * @column: less than %ARB_GRID_COLUMNS
 * @row: a row
 * @kind: a static string; see arb_child_pool_next()
 * @make: makes a button or a heading
 *
 * Returns: (transfer none): the widget there, the same as the last one of this @kind
 */
GtkWidget *arb_choice_grid_get (ArbChoiceGrid *self, guint column, guint row, const char *kind,
                                GtkWidget *(*make) (void) );

/** arb_choice_grid_set_span: makes @child, one of its widgets, as wide as @columns. */
void arb_choice_grid_set_span (ArbChoiceGrid *self, GtkWidget *child, guint columns);

/** arb_choice_grid_end: hides the cells that were not asked for since arb_choice_grid_begin(). */
void arb_choice_grid_end (ArbChoiceGrid *self);

G_END_DECLS
