/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/widgets/first-fit-layout.h"

#include "app/widgets/widgets.h"

static void
measure (GtkWidget *widget, GtkOrientation orientation, gint for_size, gint *minimum, gint *natural,
         gint *minimum_baseline, gint *natural_baseline)
{
  for (GtkWidget *child = arb_widget_get_first_placed (widget); child != NULL;
       child = arb_widget_get_next_placed (child))
    {
      gint child_minimum, child_natural;

      gtk_widget_measure (child, orientation, -1, &child_minimum, &child_natural, NULL, NULL);
      if (orientation == GTK_ORIENTATION_VERTICAL)
        *minimum = MAX (*minimum, child_minimum);
      *natural = MAX (*natural, child_natural);
    }
}

static gboolean
fits (GtkWidget *child, gint width)
{
  gint minimum;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  return minimum <= width;
}

static void
allocate (GtkWidget *widget, gint width, gint height, gint baseline)
{
  gboolean shown = FALSE;

  for (GtkWidget *child = arb_widget_get_first_placed (widget); child != NULL;
       child = arb_widget_get_next_placed (child))
    {
      gboolean chosen = !shown && fits (child, width);

      gtk_widget_set_child_visible (child, chosen);
      if (chosen)
        gtk_widget_size_allocate (child, &(GtkAllocation){ 0, 0, width, height }, baseline);
      shown |= chosen;
    }
}

GtkLayoutManager *
arb_first_fit_layout_new (void)
{
  return gtk_custom_layout_new (NULL, measure, allocate);
}
