/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/window/close-guard.h"

#include <glib/gi18n.h>

void
arb_window_inhibit (GtkWindow *window, guint *cookie, GtkApplicationInhibitFlags what,
                    const char *reason, gboolean inhibited)
{
  GtkApplication *application;

  g_return_if_fail (GTK_IS_WINDOW (window));

  application = gtk_window_get_application (window);
  if (inhibited && *cookie == 0)
    *cookie = gtk_application_inhibit (application, window, what, reason);
  else if (!inhibited && *cookie != 0)
    {
      gtk_application_uninhibit (application, *cookie);
      *cookie = 0;
    }
}

static char *
describe_loss (ArbSession *session)
{
  guint n = arb_session_get_n_unsaved (session);

  /* If moves were only taken back, no move is new. */
  if (n == 0)
    return g_strdup (_ ("Your last changes are only in this window."));
  return g_strdup_printf (ngettext ("%u move is only in this window, and would be lost.",
                                    "%u moves are only in this window, and would be lost.", n),
                          n);
}

static void
on_save (GtkWidget *window)
{
  gtk_widget_activate_action (window, "win.save-as", "b", TRUE);
}

/* Says what would be lost, and lets people continue, save the game in another place, or close the
 * window anyway. */
static GtkWidget *
dialog_new (GtkWindow *window, ArbSession *session, const GError *reason, GCallback lose)
{
  g_autofree char *name = g_filename_display_basename (arb_session_get_path (session));
  /* Translators: the name of a file */
  g_autofree char *heading = g_strdup_printf (_ ("“%s” Is Not Saved"), name);
  g_autofree char *loss = describe_loss (session);
  g_autofree char *body =
      g_strjoin ("\n\n", loss, reason->message,
                 _ ("A copy cannot be kept in your games, either. Make room on the disk and "
                    "go on, or save the game in another place, such as a memory stick."),
                 NULL);
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (adw_message_dialog_new (window, heading, body));

  adw_message_dialog_add_responses (dialog, "stay", _ ("_Keep Playing"), "lose",
                                    _ ("Close _Without Saving"), "save", _ ("_Save As…"), NULL);
  adw_message_dialog_set_response_appearance (dialog, "lose", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_response_appearance (dialog, "save", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (dialog, "save");
  adw_message_dialog_set_close_response (dialog, "stay");
  g_signal_connect_object (dialog, "response::save", G_CALLBACK (on_save), window,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "response::lose", lose, window, G_CONNECT_SWAPPED);
  return GTK_WIDGET (dialog);
}

static gboolean
secure (ArbCloseGuard *self, ArbSession *session, GError **error)
{
  return session == NULL || self->abandoned || arb_session_secure (session, error);
}

static void
set_logout (ArbCloseGuard *self, GtkWindow *window, gboolean inhibited)
{
  arb_window_inhibit (window, &self->logout, GTK_APPLICATION_INHIBIT_LOGOUT,
                      _ ("A game is not saved: no disk has room for it"), inhibited);
}

gboolean
arb_close_guard_secure (ArbCloseGuard *self, GtkWindow *window, ArbSession *session)
{
  gboolean secured;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (GTK_IS_WINDOW (window), FALSE);

  secured = secure (self, session, NULL);
  set_logout (self, window, !secured);
  return secured;
}

gboolean
arb_close_guard_agree (ArbCloseGuard *self, GtkWindow *window, ArbSession *session, GCallback lose)
{
  g_autoptr (GError) error = NULL;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (GTK_IS_WINDOW (window), FALSE);

  if (secure (self, session, &error))
    {
      set_logout (self, window, FALSE);
      return TRUE;
    }
  if (self->dialog == NULL)
    g_set_weak_pointer (&self->dialog, dialog_new (window, session, error, lose));
  gtk_window_present (GTK_WINDOW (self->dialog));
  return FALSE;
}

void
arb_close_guard_update (ArbCloseGuard *self, GtkWindow *window, ArbSession *session)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (GTK_IS_WINDOW (window));

  if (arb_session_get_saved (session))
    set_logout (self, window, FALSE);
}

void
arb_close_guard_take_over (ArbCloseGuard *self, GtkWindow *window, ArbCloseGuard *old,
                           GtkWindow *old_window)
{
  gboolean inhibited;

  g_return_if_fail (self != NULL && old != NULL);
  g_return_if_fail (GTK_IS_WINDOW (window) && GTK_IS_WINDOW (old_window));

  inhibited = old->logout != 0;
  set_logout (self, window, inhibited);
  set_logout (old, old_window, FALSE);
}

void
arb_close_guard_clear (ArbCloseGuard *self)
{
  g_return_if_fail (self != NULL);

  g_clear_weak_pointer (&self->dialog);
}
