/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/application/application-private.h"

#include <glib-unix.h>
#include <signal.h>

/* How a desktop and a terminal ask for the end where no session manager does. */
static const int asking[ARB_N_END_SIGNALS] = { SIGTERM, SIGINT, SIGHUP };

/* The windows that there are now; what is done to them may change the program's own list. */
static GList *
copy_windows (ArbApplication *self)
{
  return g_list_copy (gtk_application_get_windows (GTK_APPLICATION (self)));
}

/* The session may go on: what is open stays open. */
static void
secure_windows (ArbApplication *self)
{
  g_autoptr (GList) windows = copy_windows (self);

  for (GList *l = windows; l != NULL; l = l->next)
    if (ARB_IS_WINDOW (l->data))
      arb_window_secure (l->data);
}

/* Saved at once and not only when the program ends: what runs a loop of its own, as a file dialog
 * may, keeps it from ending until somebody answers. */
static gboolean
on_signal (gpointer data)
{
  secure_windows (data);
  g_application_quit (data);
  return G_SOURCE_CONTINUE;
}

/* Whoever started the program so wants it to outlive the terminal. */
static gboolean
is_ignored (int number)
{
  struct sigaction action;

  return sigaction (number, NULL, &action) == 0 && action.sa_handler == SIG_IGN;
}

void
arb_application_watch_end (ArbApplication *self, guint sources[ARB_N_END_SIGNALS])
{
  g_return_if_fail (ARB_IS_APPLICATION (self));

  for (guint i = 0; i < ARB_N_END_SIGNALS; i++)
    sources[i] = is_ignored (asking[i]) ? 0 : g_unix_signal_add (asking[i], on_signal, self);
  g_signal_connect (self, "query-end", G_CALLBACK (secure_windows), NULL);
}

void
arb_application_leave_windows (ArbApplication *self)
{
  g_autoptr (GList) windows = NULL;

  g_return_if_fail (ARB_IS_APPLICATION (self));

  windows = copy_windows (self);
  for (GList *l = windows; l != NULL; l = l->next)
    if (ARB_IS_WINDOW (l->data))
      arb_window_leave (l->data);
}
