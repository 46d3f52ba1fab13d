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
  gboolean upright = orientation == GTK_ORIENTATION_VERTICAL;

  for (GtkWidget *child = arb_widget_get_first_placed (widget); child != NULL;
       child = arb_widget_get_next_placed (child))
    {
      gint child_minimum, child_natural;

      gtk_widget_measure (child, orientation, upright ? for_size : -1, &child_minimum,
                          &child_natural, NULL, NULL);
      *minimum = upright ? *minimum + child_minimum : MAX (*minimum, child_minimum);
      *natural = upright ? *natural + child_natural : MAX (*natural, child_natural);
    }
}

/* The height of @child, or its least height where there is not room for all. */
static gint
get_height (GtkWidget *child, gint width, gboolean cramped)
{
  gint minimum, natural;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &minimum, &natural, NULL, NULL);
  return cramped ? minimum : natural;
}

/* What @height leaves to the children together; negative, if there is not room for all. */
static gint
get_surplus (GtkWidget *widget, gint width, gint height, gboolean cramped)
{
  for (GtkWidget *child = arb_widget_get_first_placed (widget); child != NULL;
       child = arb_widget_get_next_placed (child))
    height -= get_height (child, width, cramped);
  return height;
}

static gint
count_expanding (GtkWidget *widget)
{
  gint n = 0;

  for (GtkWidget *child = arb_widget_get_first_placed (widget); child != NULL;
       child = arb_widget_get_next_placed (child))
    n += gtk_widget_compute_expand (child, GTK_ORIENTATION_VERTICAL);
  return n;
}

static void
arb_upright_layout_allocate (GtkLayoutManager *manager, GtkWidget *widget, gint width, gint height,
                             gint baseline)
{
  gint surplus = get_surplus (widget, width, height, FALSE);
  gboolean cramped = surplus < 0;
  gint n_expanding = count_expanding (widget);
  gint y;

  if (cramped)
    surplus = MAX (0, get_surplus (widget, width, height, TRUE));
  y = n_expanding == 0 ? surplus / 2 : 0;
  for (GtkWidget *child = arb_widget_get_first_placed (widget); child != NULL;
       child = arb_widget_get_next_placed (child))
    {
      gint child_height = get_height (child, width, cramped);

      if (gtk_widget_compute_expand (child, GTK_ORIENTATION_VERTICAL))
        {
          gint share = surplus / n_expanding--;

          child_height += share;
          surplus -= share;
        }
      gtk_widget_size_allocate (child, &(GtkAllocation){ 0, y, width, child_height }, -1);
      y += child_height;
    }
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

GtkLayoutManager *
arb_upright_layout_new (void)
{
  return g_object_new (ARB_TYPE_UPRIGHT_LAYOUT, NULL);
}
