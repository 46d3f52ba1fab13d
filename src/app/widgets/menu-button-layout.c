/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/widgets/menu-button-layout.h"

static gint
get_natural (GtkWidget *widget, GtkOrientation orientation, gint for_size)
{
  gint natural;

  gtk_widget_measure (widget, orientation, for_size, NULL, &natural, NULL, NULL);
  return natural;
}

/* The height that @child needs beyond its natural one, at its width in a button of @width. */
static gint
measure_growth (GtkWidget *child, GtkWidget *button, gint width)
{
  gint others = get_natural (button, GTK_ORIENTATION_HORIZONTAL, -1)
                - get_natural (child, GTK_ORIENTATION_HORIZONTAL, -1);
  gint least;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  return get_natural (child, GTK_ORIENTATION_VERTICAL, MAX (least, width - others))
         - get_natural (child, GTK_ORIENTATION_VERTICAL, -1);
}

static GtkWidget *
get_child (GtkWidget *widget)
{
  return gtk_menu_button_get_child (GTK_MENU_BUTTON (gtk_widget_get_first_child (widget)));
}

static GtkSizeRequestMode
get_request_mode (GtkWidget *widget)
{
  return gtk_widget_get_request_mode (get_child (widget));
}

static void
measure (GtkWidget *widget, GtkOrientation orientation, gint for_size, gint *minimum, gint *natural,
         gint *minimum_baseline, gint *natural_baseline)
{
  GtkWidget *button = gtk_widget_get_first_child (widget);
  GtkWidget *child = get_child (widget);

  gtk_widget_measure (button, orientation, -1, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_VERTICAL && for_size >= 0
      && gtk_widget_get_request_mode (child) == GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH)
    *natural += MAX (0, measure_growth (child, button, for_size));
}

static void
allocate (GtkWidget *widget, gint width, gint height, gint baseline)
{
  gtk_widget_size_allocate (gtk_widget_get_first_child (widget),
                            &(GtkAllocation){ 0, 0, width, height }, baseline);
}

GtkLayoutManager *
arb_menu_button_layout_new (void)
{
  return gtk_custom_layout_new (get_request_mode, measure, allocate);
}
