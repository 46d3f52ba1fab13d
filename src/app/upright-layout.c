/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/upright-layout.h"

#include "app/widgets.h"

struct _ArbUprightLayout
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (ArbUprightLayout, arb_upright_layout, GTK_TYPE_LAYOUT_MANAGER)

static GtkSizeRequestMode
arb_upright_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
arb_upright_layout_measure (GtkLayoutManager *manager, GtkWidget *widget,
                            GtkOrientation orientation, gint for_size, gint *minimum, gint *natural,
                            gint *minimum_baseline, gint *natural_baseline)
{
  gint width = orientation == GTK_ORIENTATION_VERTICAL ? for_size : -1;

  for (GtkWidget *child = arb_widget_get_first_placed (widget); child != NULL;
       child = arb_widget_get_next_placed (child))
    {
      gint child_minimum, child_natural;

      gtk_widget_measure (child, orientation, width, &child_minimum, &child_natural, NULL, NULL);
      *minimum = MAX (*minimum, child_minimum);
      *natural = MAX (*natural, child_natural);
    }
}

static void
arb_upright_layout_allocate (GtkLayoutManager *manager, GtkWidget *widget, gint width, gint height,
                             gint baseline)
{
  for (GtkWidget *child = arb_widget_get_first_placed (widget); child != NULL;
       child = arb_widget_get_next_placed (child))
    gtk_widget_size_allocate (child, &(GtkAllocation){ 0, 0, width, height }, -1);
}

static void
arb_upright_layout_class_init (ArbUprightLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = arb_upright_layout_get_request_mode;
  layout_class->measure = arb_upright_layout_measure;
  layout_class->allocate = arb_upright_layout_allocate;
}

static void
arb_upright_layout_init (ArbUprightLayout *self)
{
}
