/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/application/application-private.h"

#include "app/application/about.h"
#include "app/application/preferences-dialog.h"
#include "app/reference/reference-window.h"
#include "app/start/new-game-dialog.h"
#include "app/widgets/heir.h"
#include "app/window/session-dialogs.h"
#include "app/window/shortcuts.h"

/* Another window like @dialog, over @parent, which belongs to @window; %NULL for what nobody knows
 * how to make. */
static GtkWidget *
renew (ArbApplication *self, GtkWidget *dialog, ArbWindow *window, GtkWindow *parent)
{
  ArbSession *session = arb_window_get_session (window);

  if (ARB_IS_REFERENCE_WINDOW (dialog))
    return arb_application_new_reference (
        self, arb_reference_window_get_session (ARB_REFERENCE_WINDOW (dialog)), parent);
  if (ARB_IS_PREFERENCES_DIALOG (dialog))
    return arb_application_new_preferences (self, parent);
  if (ARB_IS_NEW_GAME_DIALOG (dialog))
    return arb_application_new_game_dialog (self, parent,
                                            arb_new_game_dialog_get_is_over (
                                                ARB_NEW_GAME_DIALOG (dialog)));
  if (ADW_IS_ABOUT_WINDOW (dialog))
    return arb_about_new (parent);
  if (GTK_IS_SHORTCUTS_WINDOW (dialog))
    return arb_shortcuts_get (GTK_APPLICATION_WINDOW (window));
  return arb_session_dialog_renew (dialog, session, parent);
}

/* The windows over @parent, in the order of their making; dialogs are in no list of the program. */
static GList *
collect_dialogs (GtkWindow *parent)
{
  GListModel *all = gtk_window_get_toplevels ();
  GList *found = NULL;

  for (guint i = g_list_model_get_n_items (all); i > 0; i--)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (all, i - 1);

      if (gtk_window_get_transient_for (window) == parent)
        found = g_list_prepend (found, window);
    }
  return found;
}

/* What is open over @old is opened over @parent, which takes its place; and what is over that. */
static void
renew_dialogs (ArbApplication *self, GtkWindow *old, GtkWindow *parent, ArbWindow *window)
{
  g_autoptr (GList) dialogs = collect_dialogs (old);

  for (GList *l = dialogs; l != NULL; l = l->next)
    {
      GtkWindow *dialog = l->data;
      GtkWidget *heir = renew (self, GTK_WIDGET (dialog), window, parent);

      if (heir == NULL)
        {
          gtk_window_set_transient_for (dialog, parent);
          continue;
        }
      arb_window_inherit (GTK_WINDOW (heir), dialog);
      if (gtk_widget_get_visible (GTK_WIDGET (dialog)))
        gtk_window_present (GTK_WINDOW (heir));
      renew_dialogs (self, dialog, GTK_WINDOW (heir), window);
      gtk_window_destroy (dialog);
    }
}

static void
renew_window (ArbApplication *self, ArbWindow *old)
{
  ArbWindow *window = arb_application_new_window (self, arb_window_get_session (old) == NULL);

  if (arb_window_get_session (old) != NULL)
    arb_session_reword (arb_window_get_session (old));
  arb_window_take_over (window, old);
  gtk_window_present (GTK_WINDOW (window));
  renew_dialogs (self, GTK_WINDOW (old), GTK_WINDOW (window), window);
  gtk_window_destroy (GTK_WINDOW (old));
}

void
arb_application_renew_windows (ArbApplication *self)
{
  GList *all = gtk_application_get_windows (GTK_APPLICATION (self));
  g_autoptr (GList) windows = NULL;

  /* What was touched last comes first there, and has to be shown last. */
  for (GList *l = all; l != NULL; l = l->next)
    if (ARB_IS_WINDOW (l->data))
      windows = g_list_prepend (windows, l->data);
  for (GList *l = windows; l != NULL; l = l->next)
    renew_window (self, l->data);
}
