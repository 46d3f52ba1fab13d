/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/window/window-size.h"

/* The least that the settings take. */
#define LEAST_WIDTH 360
#define LEAST_HEIGHT 294

void
arb_window_size_restore (GtkWindow *window, GSettings *settings)
{
  gtk_window_set_default_size (window, g_settings_get_int (settings, "window-width"),
                               g_settings_get_int (settings, "window-height"));
  if (g_settings_get_boolean (settings, "window-maximized"))
    gtk_window_maximize (window);
}

void
arb_window_size_remember (GtkWindow *window, GSettings *settings)
{
  gboolean maximized = gtk_window_is_maximized (window);
  gint width, height;

  g_settings_set_boolean (settings, "window-maximized", maximized);
  /* What it was before it was maximized is kept. */
  if (maximized)
    return;
  gtk_window_get_default_size (window, &width, &height);
  g_settings_set_int (settings, "window-width", MAX (LEAST_WIDTH, width));
  g_settings_set_int (settings, "window-height", MAX (LEAST_HEIGHT, height));
}

void
arb_window_size_let_shrink (GtkWidget *title)
{
  g_return_if_fail (GTK_IS_WIDGET (title));

  if (GTK_IS_LABEL (title))
    gtk_label_set_width_chars (GTK_LABEL (title), 1);
  for (GtkWidget *child = gtk_widget_get_first_child (title); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    arb_window_size_let_shrink (child);
}

void
arb_window_size_take_over (GtkWindow *window, GtkWindow *old)
{
  int width, height;

  g_return_if_fail (GTK_IS_WINDOW (window));
  g_return_if_fail (GTK_IS_WINDOW (old));

  gtk_window_get_default_size (old, &width, &height);
  gtk_window_set_default_size (window, width, height);
  if (gtk_window_is_maximized (old))
    gtk_window_maximize (window);
  if (gtk_window_is_fullscreen (old))
    gtk_window_fullscreen (window);
}
