/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/application/application-private.h"

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
  GList *all = gtk_application_get_windows (GTK_APPLICATION (self));
  g_autoptr (GList) windows = NULL;

  /* The program lists the window used last first; it has to be shown last to be on top. */
  for (GList *l = all; l != NULL; l = l->next)
    if (ARB_IS_WINDOW (l->data))
      windows = g_list_prepend (windows, l->data);
  for (GList *l = windows; l != NULL; l = l->next)
    renew_window (self, l->data);
}
