/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/widgets/menu-button-layout.h"

struct _ArbMenuButtonLayout
{
  GtkLayoutManager parent_instance;

  GtkWidget *child;
};

G_DEFINE_FINAL_TYPE (ArbMenuButtonLayout, arb_menu_button_layout, GTK_TYPE_LAYOUT_MANAGER)

static GtkSizeRequestMode
arb_menu_button_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return gtk_widget_get_request_mode (ARB_MENU_BUTTON_LAYOUT (manager)->child);
}

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

static void
arb_menu_button_layout_measure (GtkLayoutManager *manager, GtkWidget *widget,
                                GtkOrientation orientation, gint for_size, gint *minimum,
                                gint *natural, gint *minimum_baseline, gint *natural_baseline)
{
  GtkWidget *button = gtk_widget_get_first_child (widget);
  GtkWidget *child = ARB_MENU_BUTTON_LAYOUT (manager)->child;

  gtk_widget_measure (button, orientation, -1, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_VERTICAL && for_size >= 0
      && gtk_widget_get_request_mode (child) == GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH)
    *natural += MAX (0, measure_growth (child, button, for_size));
}

static void
arb_menu_button_layout_allocate (GtkLayoutManager *manager, GtkWidget *widget, gint width,
                                 gint height, gint baseline)
{
  gtk_widget_size_allocate (gtk_widget_get_first_child (widget),
                            &(GtkAllocation){ 0, 0, width, height }, baseline);
}

static void
arb_menu_button_layout_class_init (ArbMenuButtonLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = arb_menu_button_layout_get_request_mode;
  layout_class->measure = arb_menu_button_layout_measure;
  layout_class->allocate = arb_menu_button_layout_allocate;
}

static void
arb_menu_button_layout_init (ArbMenuButtonLayout *self)
{
}

GtkLayoutManager *
arb_menu_button_layout_new (GtkWidget *child)
{
  ArbMenuButtonLayout *self = g_object_new (ARB_TYPE_MENU_BUTTON_LAYOUT, NULL);

  self->child = child;
  return GTK_LAYOUT_MANAGER (self);
}
