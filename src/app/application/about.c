/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/application/about.h"

#include "app/widgets/resources.h"

#include <glib/gi18n.h>

GtkWidget *
arb_about_new (GtkWindow *parent)
{
  return g_object_new (
      ADW_TYPE_ABOUT_WINDOW, "transient-for", parent, "application-name", _ ("Arbiter"),
      "application-icon", ARB_APPLICATION_ID, "version", ARB_VERSION, "developer-name",
      _ ("The Arbiter authors"), "license-type", GTK_LICENSE_GPL_3_0, "comments",
      _ ("Referee and scorekeeper at the game table.\n\nUnofficial: not affiliated with the "
         "publishers of the games. Names of games and cards belong to their owners."),
      NULL);
}
