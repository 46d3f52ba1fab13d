/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ARB_TYPE_COLUMNS_LAYOUT (arb_columns_layout_get_type ())
G_DECLARE_FINAL_TYPE (ArbColumnsLayout, arb_columns_layout, ARB, COLUMNS_LAYOUT, GtkLayoutManager)

/**
 * ArbColumnsLayout:
 *
 * Lays out children row by row in as many columns of equal width as there is room for. Properties:
 * `column-width` (least width of a column, pixels), `max-columns` (0 for no limit), `spacing`
 * (pixels between columns and rows), `stretch` (how high rows may become if there is room, in
 * percent of what they need), `roomy-width` (if columns are at least so wide, at the usual size of
 * text, there may be more than `max-columns`; 0 for never), `snug` (whether a column is no wider
 * than the widest child wants), `widest` (how wide a column becomes at most, at the usual size of
 * text; 0 for any width), `filled` (whether the last child takes the rest of its row).
 */

/** arb_columns_layout_new: (transfer full): a layout with these properties. */
GtkLayoutManager *arb_columns_layout_new (gint column_width, guint max_columns, gint spacing);

G_END_DECLS
