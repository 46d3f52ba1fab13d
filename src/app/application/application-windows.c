/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/application/application-private.h"

#include <glib-unix.h>
#include <signal.h>

/* The signals by which a desktop or a terminal ends a program where there is no session manager. */
static const int asking[ARB_N_END_SIGNALS] = { SIGTERM, SIGINT, SIGHUP };

/* The windows with games, the one used last at the end; a copy, because closing a window changes the
 * list of the program. */
static GList *
collect_windows (ArbApplication *self)
{
  GList *windows = NULL;

  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (self)); l != NULL; l = l->next)
    if (ARB_IS_WINDOW (l->data))
      windows = g_list_prepend (windows, l->data);
  return windows;
}

/* The session may go on, so the windows stay open. */
static void
secure_windows (ArbApplication *self)
{
  g_autoptr (GList) windows = collect_windows (self);

  for (GList *l = windows; l != NULL; l = l->next)
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
  g_autoptr (GList) windows = collect_windows (self);

  for (GList *l = windows; l != NULL; l = l->next)
    arb_window_leave (l->data);
}

/* Finds the dialogs over @parent; the program's list of windows does not contain dialogs. */
static GList *
collect_dialogs (GtkWindow *parent)
{
  GListModel *all = gtk_window_get_toplevels ();
  GList *found = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (all, i);

      if (gtk_window_get_transient_for (window) == parent)
        found = g_list_prepend (found, g_steal_pointer (&window));
    }
  return found;
}

/* Closes the dialogs over @old as if people closed them. A message that a dialog shows on closing
 * goes to @window, which replaces @old. */
static void
close_dialogs (GtkWindow *old, GtkWindow *window)
{
  GList *dialogs = collect_dialogs (old);

  for (GList *l = dialogs; l != NULL; l = l->next)
    {
      close_dialogs (l->data, window);
      gtk_window_set_transient_for (l->data, window);
      gtk_window_close (l->data);
    }
  g_list_free_full (dialogs, g_object_unref);
}

static void
renew_window (ArbApplication *self, ArbWindow *old)
{
  ArbWindow *window = arb_application_new_window (self, arb_window_get_session (old) == NULL);

  if (arb_window_get_session (old) != NULL)
    arb_session_reword (arb_window_get_session (old));
  close_dialogs (GTK_WINDOW (old), GTK_WINDOW (window));
  arb_window_take_over (window, old);
  gtk_window_present (GTK_WINDOW (window));
  gtk_window_destroy (GTK_WINDOW (old));
}

void
arb_application_renew_windows (ArbApplication *self)
{
  g_autoptr (GList) windows = collect_windows (self);

  /* The window used last has to be shown last to be on top. */
  for (GList *l = windows; l != NULL; l = l->next)
    renew_window (self, l->data);
}
