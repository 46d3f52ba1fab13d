/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/awake.h"

#include <glib/gi18n.h>

void
arb_awake_set (ArbAwake *self, GtkWindow *window, gboolean awake)
{
  GtkApplication *application = gtk_window_get_application (window);

  if (awake && self->inhibition == 0)
    self->inhibition = gtk_application_inhibit (application, window, GTK_APPLICATION_INHIBIT_IDLE,
                                                _ ("A game is being played"));
  else if (!awake && self->inhibition != 0)
    {
      gtk_application_uninhibit (application, self->inhibition);
      self->inhibition = 0;
    }
}
