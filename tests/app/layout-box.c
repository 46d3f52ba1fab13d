/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "layout-box.h"

GtkWidget *
layout_box_new (GtkLayoutManager *layout, guint n_children, gint width, gint height)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (box, layout);
  for (guint i = 0; i < n_children; i++)
    {
      GtkWidget *child = gtk_drawing_area_new ();

      gtk_widget_set_size_request (child, width, height);
      gtk_box_append (GTK_BOX (box), child);
    }
  return g_object_ref_sink (box);
}

void
layout_box_get_bounds (GtkWidget *box, guint index, graphene_rect_t *bounds)
{
  GtkWidget *child = gtk_widget_get_first_child (box);

  while (index-- > 0)
    child = gtk_widget_get_next_sibling (child);
  g_assert_true (gtk_widget_compute_bounds (child, box, bounds));
}

void
layout_box_lay_out (GtkWidget *box, gint width, gint height)
{
  GtkAllocation area = { 0, 0, width, height };

  gtk_widget_measure (box, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate (box, &area, -1);
}
