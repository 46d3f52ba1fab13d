/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/application/application-private.h"

#include <glib-unix.h>
#include <signal.h>

/* The signals by which a desktop or a terminal ends a program where there is no session manager. */
static const int asking[ARB_N_END_SIGNALS] = { SIGTERM, SIGINT, SIGHUP };

/* A copy of the list of windows: closing a window changes the list of the program. */
static GList *
copy_windows (ArbApplication *self)
{
  return g_list_copy (gtk_application_get_windows (GTK_APPLICATION (self)));
}

/* The session may go on, so the windows stay open. */
static void
secure_windows (ArbApplication *self)
{
  g_autoptr (GList) windows = copy_windows (self);

  for (GList *l = windows; l != NULL; l = l->next)
    if (ARB_IS_WINDOW (l->data))
      arb_window_secure (l->data);
}

/* Saves at once, not only when the program ends: a file dialog may run a main loop of its own, and
 * then the program does not end before somebody answers the dialog. */
static gboolean
on_signal (gpointer data)
{
  secure_windows (data);
  g_application_quit (data);
  return G_SOURCE_CONTINUE;
}

/* The program was started with this signal ignored, by `nohup` for example: it has to outlive the
 * terminal. */
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
