/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/table/table-parts.h"

G_BEGIN_DECLS

/*
 * Functions that lay out the seats of a table. Widths and heights are those of all seats together,
 * in pixels.
 */

/** ARB_TABLE_SPACING: the space between the parts of a table. */
#define ARB_TABLE_SPACING 12

/** arb_table_seats_get_width: the width of each of @columns seats that lie side by side. */
gint arb_table_seats_get_width (guint columns, gint width);

/** arb_table_seats_are_equal: whether all rows have the same number of seats. */
gboolean arb_table_seats_are_equal (const ArbTableParts *parts, guint columns);

/** arb_table_seats_get_height: the height of all seats if each row has its natural height. */
gint arb_table_seats_get_height (const ArbTableParts *parts, guint columns, gint width);

/**
 * arb_table_seats_get_least_height:
 * @parts: the parts of a table
 * @columns: the number of seats in a row
 * @width: the width of all seats
 *
 * Returns: the least height at which no seats overlap, if all rows are equally high
 */
gint arb_table_seats_get_least_height (const ArbTableParts *parts, guint columns, gint width);

/**
 * arb_table_seats_lay_out_grid:
 * @parts: the parts of a table
 * @columns: the number of seats in a row; in a shorter last row they are wider
 * @y: the top of the seats
 * @width: the width of all seats
 * @height: the height of all seats, which they fill
 */
void arb_table_seats_lay_out_grid (const ArbTableParts *parts, guint columns, gint y, gint width,
                                   gint height);

G_END_DECLS
