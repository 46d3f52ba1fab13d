/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/reference/reference-layout.h"

#define LIST_WIDTH 300

struct _ArbReferenceLayout
{
  GtkLayoutManager parent_instance;

  gboolean show_page;
  gboolean narrow;
};

G_DEFINE_FINAL_TYPE (ArbReferenceLayout, arb_reference_layout, GTK_TYPE_LAYOUT_MANAGER)

static void
arb_reference_layout_measure (GtkLayoutManager *manager, GtkWidget *widget,
                              GtkOrientation orientation, int for_size, int *minimum, int *natural,
                              int *minimum_baseline, int *natural_baseline)
{
  *minimum = 0;
  *natural = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int child_minimum, child_natural;

      /* Both children scroll vertically, so their widths are measured without a height. */
      gtk_widget_measure (child, orientation, -1, &child_minimum, &child_natural, NULL, NULL);
      *minimum = MAX (*minimum, child_minimum);
      *natural = MAX (*natural, child_natural);
    }
}

static void
place (GtkWidget *widget, GtkWidget *child, gboolean shown, int x, int width, int height)
{
  GtkAllocation area = { x, 0, width, height };

  gtk_widget_set_child_visible (child, shown);
  if (!shown)
    return;
  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    area.x = gtk_widget_get_width (widget) - x - width;
  gtk_widget_size_allocate (child, &area, -1);
}

static int
get_list_width (GtkWidget *list)
{
  int minimum;

  gtk_widget_measure (list, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  return MAX (minimum, LIST_WIDTH);
}

static void
arb_reference_layout_allocate (GtkLayoutManager *manager, GtkWidget *widget, int width, int height,
                               int baseline)
{
  ArbReferenceLayout *self = ARB_REFERENCE_LAYOUT (manager);
  GtkWidget *list = gtk_widget_get_first_child (widget);
  GtkWidget *page = gtk_widget_get_next_sibling (list);
  int list_width = get_list_width (list);

  self->narrow = width < MAX (ARB_REFERENCE_WIDE, 2 * list_width);
  if (self->narrow)
    list_width = self->show_page ? 0 : width;
  place (widget, list, list_width > 0, 0, list_width, height);
  place (widget, page, list_width < width, list_width, width - list_width, height);
}

static void
arb_reference_layout_class_init (ArbReferenceLayoutClass *klass)
{
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  manager_class->measure = arb_reference_layout_measure;
  manager_class->allocate = arb_reference_layout_allocate;
}

static void
arb_reference_layout_init (ArbReferenceLayout *self)
{
}

void
arb_reference_layout_show_page (ArbReferenceLayout *self, gboolean show_page)
{
  GtkWidget *list;

  g_return_if_fail (ARB_IS_REFERENCE_LAYOUT (self));

  if (self->show_page == show_page)
    return;
  self->show_page = show_page;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
  /* Hides the list or the page at once, so that the focus can move before the next layout. */
  list = gtk_widget_get_first_child (gtk_layout_manager_get_widget (GTK_LAYOUT_MANAGER (self)));
  if (self->narrow)
    {
      gtk_widget_set_child_visible (list, !show_page);
      gtk_widget_set_child_visible (gtk_widget_get_next_sibling (list), show_page);
    }
}

gboolean
arb_reference_layout_get_narrow (ArbReferenceLayout *self)
{
  g_return_val_if_fail (ARB_IS_REFERENCE_LAYOUT (self), FALSE);
  return self->narrow;
}
