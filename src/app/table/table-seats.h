/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/table/table-parts.h"

G_BEGIN_DECLS

/*
 * The seats of a table beside or below each other. Widths and heights are those of all seats
 * together, in pixels.
 */

/** ARB_TABLE_SPACING: what lies between the parts of a table. */
#define ARB_TABLE_SPACING 12

/** arb_table_seats_get_width: how wide each of so many seats beside each other is. */
gint arb_table_seats_get_width (guint columns, gint width);

/** arb_table_seats_are_equal: whether all rows have as many seats as each other. */
gboolean arb_table_seats_are_equal (const ArbTableParts *parts, guint columns);

/** arb_table_seats_get_height: how high they are where each row is as high as it likes to be. */
gint arb_table_seats_get_height (const ArbTableParts *parts, guint columns, gint width);

/**
 * arb_table_seats_get_least_height:
 * @parts: the parts of a table
 * @columns: how many seats lie beside each other
 * @equal: whether all rows are as high as each other
 * @width: what they have to lie in
 *
 * Returns: the height in which none lies over another
 */
gint arb_table_seats_get_least_height (const ArbTableParts *parts, guint columns, gboolean equal,
                                       gint width);

/**
 * arb_table_seats_lay_out_column:
 * @parts: the parts of a table
 * @first: the seat, from 0, that has its height before the others
 * @y: where they begin
 * @width: what they have to lie in
 * @height: what they have to lie in
 *
 * Seats one under the other; where that is too high, those that expand scroll, and others fold.
 */
void arb_table_seats_lay_out_column (const ArbTableParts *parts, guint first, gint y, gint width,
                                     gint height);

/**
 * arb_table_seats_lay_out_grid:
 * @parts: the parts of a table
 * @columns: how many seats lie beside each other; those of a last row that has fewer are wider
 * @y: where they begin
 * @width: what they have to lie in
 * @height: what they have to lie in, which they fill
 */
void arb_table_seats_lay_out_grid (const ArbTableParts *parts, guint columns, gint y, gint width,
                                   gint height);

G_END_DECLS
