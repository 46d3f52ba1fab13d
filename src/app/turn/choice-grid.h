/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ARB_TYPE_CHOICE_GRID (arb_choice_grid_get_type ())
G_DECLARE_FINAL_TYPE (ArbChoiceGrid, arb_choice_grid, ARB, CHOICE_GRID, GtkGrid)

/**
 * ArbChoiceGrid:
 *
 * Rows and columns of buttons, with headings. Tab enters it only once; the arrow keys move from
 * cell to cell. The focus comes back to the cell that had it last.
 */

/** arb_choice_grid_new: (transfer floating): an empty grid. */
GtkWidget *arb_choice_grid_new (void);

/** arb_choice_grid_begin: begins to fill the grid anew, see arb_choice_grid_next(). */
void arb_choice_grid_begin (ArbChoiceGrid *self);

/**
 * arb_choice_grid_next: (transfer none): the next button or heading, see arb_child_pool_next(). The
 * grid is filled row by row, and each row column by column.
 */
GtkWidget *arb_choice_grid_next (ArbChoiceGrid *self, guint column, guint row, const char *kind,
                                 GtkWidget *(*make) (void) );

/** arb_choice_grid_set_span: makes @child, one of its widgets, as wide as @columns. */
void arb_choice_grid_set_span (ArbChoiceGrid *self, GtkWidget *child, guint columns);

/** arb_choice_grid_end: hides the cells that were not asked for since arb_choice_grid_begin(). */
void arb_choice_grid_end (ArbChoiceGrid *self);

G_END_DECLS
