/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/about.h"

#include "app/resources.h"

#include <glib/gi18n.h>

/* Where the program is not installed, the theme does not have its icon. */
static void
ensure_icon (void)
{
  GtkIconTheme *theme = gtk_icon_theme_get_for_display (gdk_display_get_default ());

  if (!gtk_icon_theme_has_icon (theme, ARB_APPLICATION_ID))
    gtk_icon_theme_add_resource_path (theme, ARB_RESOURCES "icons");
}

GtkWidget *
arb_about_new (GtkWindow *parent)
{
  ensure_icon ();
  return g_object_new (
      ADW_TYPE_ABOUT_WINDOW, "transient-for", parent, "application-name", _ ("Arbiter"),
      "application-icon", ARB_APPLICATION_ID, "version", ARB_VERSION, "developer-name",
      _ ("The Arbiter authors"), "license-type", GTK_LICENSE_GPL_3_0, "comments",
      _ ("Referee and scorekeeper at the game table.\n\nUnofficial: not affiliated with the "
         "publishers of the games. Names of games and cards belong to their owners."),
      NULL);
}
