/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define ARB_TYPE_CHOICE_GRID (arb_choice_grid_get_type ())
G_DECLARE_FINAL_TYPE (ArbChoiceGrid, arb_choice_grid, ARB, CHOICE_GRID, AdwBin)

/**
 * ArbChoiceGrid:
 *
 * Rows and columns of buttons, with headings. For the keyboard it is one stop: the arrow keys go
 * from cell to cell, and coming back finds the cell that was left.
 */

/** arb_choice_grid_new: (transfer floating): an empty grid. */
GtkWidget *arb_choice_grid_new (void);

/**
 * arb_choice_grid_attach:
 * @self: a grid
 * @child: (transfer floating): a button, or a heading
 * @column: the first column it takes
 * @row: its row
 * @width: how many columns
 */
void arb_choice_grid_attach (ArbChoiceGrid *self, GtkWidget *child, guint column, guint row,
                             guint width);

G_END_DECLS
