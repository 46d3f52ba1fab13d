/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/widgets/split-layout.h"

#include "app/widgets/widgets.h"

#define SPACING 3 /* always the same, so that nothing moves when there is more below it */
#define GAP 18    /* between the columns */

/* The least width of a column, for text of the usual size. */
#define COLUMN_WIDTH 260

/* Finds the child that begins the second column; %NULL if it would have no children before it. */
static GtkWidget *
find_split (GtkWidget *widget)
{
  GtkWidget *first = arb_widget_get_first_placed (widget);

  for (GtkWidget *child = first; child != NULL; child = arb_widget_get_next_placed (child))
    {
      if (gtk_widget_has_css_class (child, ARB_SPLIT))
        return child != first ? child : NULL;
    }
  return NULL;
}

static gint
measure_width (GtkWidget *child, GtkWidget *end)
{
  gint width = 0;

  for (; child != end; child = arb_widget_get_next_placed (child))
    {
      gint minimum;

      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
      width = MAX (width, minimum);
    }
  return width;
}

/* The width of a column if two of them fit, otherwise 0. */
static gint
get_column_width (GtkWidget *widget, GtkWidget *split, gint width)
{
  gint column = (width - GAP) / 2;

  if (split == NULL || column < COLUMN_WIDTH * arb_widget_get_text_scale (widget)
      || column < measure_width (arb_widget_get_first_placed (widget), NULL))
    return 0;
  return column;
}

/* Lays out the children from @child to @end in one column, or only measures them. */
static gint
lay_out (GtkWidget *child, GtkWidget *end, gint x, gint width, gboolean apply)
{
  gint y = 0;

  for (; child != end; child = arb_widget_get_next_placed (child))
    {
      gint height;

      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
      if (apply)
        gtk_widget_size_allocate (child, &(GtkAllocation){ x, y, width, height }, -1);
      y += height + SPACING;
    }
  return MAX (0, y - SPACING);
}

static gint
lay_out_all (GtkWidget *widget, gint width, gboolean apply)
{
  GtkWidget *first = arb_widget_get_first_placed (widget);
  GtkWidget *split = find_split (widget);
  gint column = get_column_width (widget, split, width);
  gboolean is_rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  gint beside = width - column;

  if (column == 0)
    return lay_out (first, NULL, 0, width, apply);
  return MAX (lay_out (first, split, is_rtl ? beside : 0, column, apply),
              lay_out (split, NULL, is_rtl ? 0 : beside, column, apply));
}

static GtkSizeRequestMode
get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure (GtkWidget *widget, GtkOrientation orientation, gint for_size, gint *minimum, gint *natural,
         gint *minimum_baseline, gint *natural_baseline)
{
  gint least = measure_width (arb_widget_get_first_placed (widget), NULL);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = least;
  else
    *minimum = *natural = lay_out_all (widget, MAX (for_size, least), FALSE);
}

static void
allocate (GtkWidget *widget, gint width, gint height, gint baseline)
{
  lay_out_all (widget, width, TRUE);
}

GtkLayoutManager *
arb_split_layout_new (void)
{
  return gtk_custom_layout_new (get_request_mode, measure, allocate);
}
