/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/table/table-seats.h"

gint
arb_table_seats_get_width (guint columns, gint width)
{
  g_return_val_if_fail (columns > 0, width);
  return (width - (gint) (columns - 1) * ARB_TABLE_SPACING) / (gint) columns;
}

static guint
count_rows (const ArbTableParts *parts, guint columns)
{
  return MAX (1, (parts->n_seats + columns - 1) / columns);
}

/* The last row may have fewer seats than the others; its seats are wider then. */
static gint
get_width_in_row (const ArbTableParts *parts, guint columns, guint row, gint width)
{
  return arb_table_seats_get_width (CLAMP (parts->n_seats - row * columns, 1, columns), width);
}

gboolean
arb_table_seats_are_equal (const ArbTableParts *parts, guint columns)
{
  g_return_val_if_fail (parts != NULL && columns > 0, TRUE);
  return parts->n_seats <= columns || parts->n_seats % columns == 0;
}

/* The natural height of the highest seat of @row. */
static gint
get_row_height (const ArbTableParts *parts, guint columns, guint row, gint width)
{
  gint seat_width = get_width_in_row (parts, columns, row, width);
  gint height = 0;

  for (guint i = row * columns; i < MIN (parts->n_seats, (row + 1) * columns); i++)
    height = MAX (height, arb_table_part_get_height (parts->seats[i], seat_width));
  return height;
}

gint
arb_table_seats_get_height (const ArbTableParts *parts, guint columns, gint width)
{
  gint height = -ARB_TABLE_SPACING;

  g_return_val_if_fail (parts != NULL && columns > 0, 0);

  for (guint i = 0; i < count_rows (parts, columns); i++)
    height += ARB_TABLE_SPACING + get_row_height (parts, columns, i, width);
  return height;
}

gint
arb_table_seats_get_least_height (const ArbTableParts *parts, guint columns, gint width)
{
  gint rows, highest = 0;

  g_return_val_if_fail (parts != NULL && columns > 0, 0);

  rows = (gint) count_rows (parts, columns);
  for (guint i = 0; i < parts->n_seats; i++)
    highest =
        MAX (highest, arb_table_part_get_least_height (parts->seats[i],
                                                       get_width_in_row (parts, columns,
                                                                         i / columns, width)));
  return rows * highest + (rows - 1) * ARB_TABLE_SPACING;
}

/* Makes all rows equally high. If the table is large, or the rows have different numbers of seats,
 * and one row needs more than that, every row gets its natural height and the same surplus. */
static void
share_height (const ArbTableParts *parts, guint columns, gint width, gint height, gint *heights)
{
  gboolean by_need = parts->large || !arb_table_seats_are_equal (parts, columns);
  guint rows = count_rows (parts, columns);
  gint left = height - (gint) (rows - 1) * ARB_TABLE_SPACING;
  gint share = left / (gint) rows;
  gboolean equal = TRUE;

  for (guint i = 0; i < rows; i++)
    {
      heights[i] = by_need ? get_row_height (parts, columns, i, width) : 0;
      equal = equal && heights[i] <= share;
      left -= heights[i];
    }
  for (guint i = 0; i < rows; i++)
    heights[i] = equal || left < 0 ? share : heights[i] + left / (gint) rows;
}

void
arb_table_seats_lay_out_grid (const ArbTableParts *parts, guint columns, gint y, gint width,
                              gint height)
{
  gint heights[ARB_MAX_TABLE_SEATS];

  g_return_if_fail (parts != NULL);

  share_height (parts, columns, width, height, heights);
  for (guint i = 0; i < parts->n_seats; i++)
    {
      gint seat_width = get_width_in_row (parts, columns, i / columns, width);

      arb_table_parts_place (parts, parts->seats[i],
                             (gint) (i % columns) * (seat_width + ARB_TABLE_SPACING), y, seat_width,
                             heights[i / columns]);
      if ((i + 1) % columns == 0)
        y += heights[i / columns] + ARB_TABLE_SPACING;
    }
}
