/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/window/window-size.h"
#include "app/widgets/settings.h"

/* The least values in the schema of the settings. */
#define LEAST_WIDTH 360
#define LEAST_HEIGHT 294

/* At this size a table of four shows its log and all cards whole. */
#define AMPLE_WIDTH 1440
#define AMPLE_HEIGHT 860

/* A larger window would be partly empty, because the table does not grow beyond its cards. */
#define MOST_WIDTH 1760
#define MOST_HEIGHT 1100

#define BAR 40 /* height of the bars of the desktop */

/* Most of a large screen; all of a small one except the bars of the desktop. */
static gint
propose_length (gint screen, gint bar, gint least, gint most)
{
  return CLAMP (screen * 17 / 20, MIN (screen - bar, least), most);
}

void
arb_window_size_propose (gint screen_width, gint screen_height, gint *width, gint *height)
{
  g_return_if_fail (width != NULL && height != NULL);

  *width = MAX (LEAST_WIDTH, propose_length (screen_width, 0, AMPLE_WIDTH, MOST_WIDTH));
  *height = MAX (LEAST_HEIGHT, propose_length (screen_height, BAR, AMPLE_HEIGHT, MOST_HEIGHT));
}

/* Sets the size by the screen, as long as nobody has chosen one. */
static void
propose (GtkWindow *window)
{
  GListModel *monitors = gdk_display_get_monitors (gtk_widget_get_display (GTK_WIDGET (window)));
  g_autoptr (GdkMonitor) monitor = g_list_model_get_item (monitors, 0);
  GdkRectangle screen;
  gint width, height;

  if (monitor == NULL)
    return;
  gdk_monitor_get_geometry (monitor, &screen);
  arb_window_size_propose (screen.width, screen.height, &width, &height);
  gtk_window_set_default_size (window, width, height);
}

void
arb_window_size_restore (GtkWindow *window)
{
  GSettings *settings = arb_settings_get ();
  g_autoptr (GVariant) chosen = g_settings_get_user_value (settings, "window-width");

  gtk_window_set_default_size (window, g_settings_get_int (settings, "window-width"),
                               g_settings_get_int (settings, "window-height"));
  if (chosen == NULL)
    propose (window);
  if (g_settings_get_boolean (settings, "window-maximized"))
    gtk_window_maximize (window);
}

void
arb_window_size_remember (GtkWindow *window)
{
  GSettings *settings = arb_settings_get ();
  gboolean maximized = gtk_window_is_maximized (window);
  gint width, height;

  g_settings_set_boolean (settings, "window-maximized", maximized);
  /* The settings keep the size from before the window was maximized. */
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
