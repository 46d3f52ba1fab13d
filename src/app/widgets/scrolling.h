/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * arb_scroller_glide_to: scrolls until the upper edge is @value pixels from the top of the content,
 * with an animation, so that people see where they are and how to come back.
 */
void arb_scroller_glide_to (GtkScrolledWindow *self, double value);

/**
 * arb_scroller_show: scrolls until the whole of @widget is visible, an allocated descendant, or its
 * beginning if it is too high. If people choose a visible @widget @again, it scrolls back to the
 * top.
 */
void arb_scroller_show (GtkScrolledWindow *self, GtkWidget *widget, gboolean again);

/**
 * arb_window_keep_focus_in_sight: scrolls back to the focused widget when people type in it or
 * activate it, so that they see it.
 */
void arb_window_keep_focus_in_sight (GtkWindow *window);

/**
 * arb_widget_reveal: scrolls the ancestors of @widget until it is visible, once it has been
 * allocated.
 */
void arb_widget_reveal (GtkWidget *widget);

G_END_DECLS
