/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/** layout_box_new: (transfer full): @n_children of at least this size, laid out by @layout. */
GtkWidget *layout_box_new (GtkLayoutManager *layout, guint n_children, gint width, gint height);

/** layout_box_lay_out: gives @box, or any widget that is in no window, this size. */
void layout_box_lay_out (GtkWidget *box, gint width, gint height);

/** layout_box_get_bounds: the bounds of the child @index of @box. */
void layout_box_get_bounds (GtkWidget *box, guint index, graphene_rect_t *bounds);
