/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/shortcuts.h"

#include "app/resources.h"

GtkWidget *
arb_shortcuts_get (GtkApplicationWindow *window)
{
  g_return_val_if_fail (GTK_IS_APPLICATION_WINDOW (window), NULL);

  if (gtk_application_window_get_help_overlay (window) == NULL)
    {
      g_autoptr (GtkBuilder) builder =
          gtk_builder_new_from_resource (ARB_RESOURCES "help-overlay.ui");
      GObject *overlay = gtk_builder_get_object (builder, "help_overlay");

      gtk_application_window_set_help_overlay (window, GTK_SHORTCUTS_WINDOW (overlay));
    }
  return GTK_WIDGET (gtk_application_window_get_help_overlay (window));
}

void
arb_shortcuts_show (GtkWidget *window, const char *name, GVariant *target)
{
  gtk_window_present (GTK_WINDOW (arb_shortcuts_get (GTK_APPLICATION_WINDOW (window))));
}
