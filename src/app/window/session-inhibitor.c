/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/window/session-inhibitor.h"

void
arb_session_inhibitor_set (ArbSessionInhibitor *self, GtkWindow *window,
                           GtkApplicationInhibitFlags what, const char *reason, gboolean inhibited)
{
  GtkApplication *application;

  g_return_if_fail (self != NULL);
  g_return_if_fail (GTK_IS_WINDOW (window));

  application = gtk_window_get_application (window);
  if (inhibited && self->cookie == 0)
    self->cookie = gtk_application_inhibit (application, window, what, reason);
  else if (!inhibited && self->cookie != 0)
    {
      gtk_application_uninhibit (application, self->cookie);
      self->cookie = 0;
    }
}
