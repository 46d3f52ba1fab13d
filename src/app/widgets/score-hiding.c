/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/widgets/score-hiding.h"

/* (nullable): the window whose property says whether @widget may show scores. */
static GObject *
find_window (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  while (GTK_IS_WINDOW (root)
         && g_object_class_find_property (G_OBJECT_GET_CLASS (root), ARB_HIDES_SCORES) == NULL)
    root = GTK_ROOT (gtk_window_get_transient_for (GTK_WINDOW (root)));
  return GTK_IS_WINDOW (root) ? G_OBJECT (root) : NULL;
}

gboolean
arb_widget_hides_scores (GtkWidget *widget)
{
  GObject *window;
  gboolean hides = FALSE;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), FALSE);

  window = find_window (widget);
  if (window != NULL)
    g_object_get (window, ARB_HIDES_SCORES, &hides, NULL);
  return hides;
}

void
arb_widget_follow_score_hiding (GtkWidget *widget, GCallback changed)
{
  GObject *window;

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (changed != NULL);

  window = find_window (widget);
  if (window != NULL)
    g_signal_connect_object (window, "notify::" ARB_HIDES_SCORES, changed, widget,
                             G_CONNECT_SWAPPED);
}
