/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/window/unsaved-dialog.h"

#include <glib/gi18n.h>

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
on_response (ArbWindow *window, const char *response)
{
  if (arb_window_get_session (window) == NULL)
    return;
  if (g_str_equal (response, "save"))
    gtk_widget_activate_action (GTK_WIDGET (window), "win.save-as", "b", TRUE);
  if (g_str_equal (response, "lose"))
    arb_window_close_soon (window, TRUE);
}

GtkWidget *
arb_unsaved_dialog_new (ArbWindow *window, const GError *reason)
{
  ArbSession *session;
  g_autofree char *name = NULL;
  g_autofree char *heading = NULL;
  g_autofree char *loss = NULL;
  g_autofree char *body = NULL;
  AdwMessageDialog *dialog;

  g_return_val_if_fail (ARB_IS_WINDOW (window), NULL);
  g_return_val_if_fail (reason != NULL, NULL);

  session = arb_window_get_session (window);
  name = g_filename_display_basename (arb_session_get_path (session));
  /* Translators: the name of a file */
  heading = g_strdup_printf (_ ("“%s” Is Not Saved"), name);
  loss = describe_loss (session);
  body = g_strjoin ("\n\n", loss, reason->message,
                    _ ("A copy cannot be kept in your games, either. Make room on the disk and "
                       "go on, or save the game in another place, such as a memory stick."),
                    NULL);
  dialog = ADW_MESSAGE_DIALOG (adw_message_dialog_new (GTK_WINDOW (window), heading, body));
  adw_message_dialog_add_responses (dialog, "stay", _ ("_Keep Playing"), "lose",
                                    _ ("Close _Without Saving"), "save", _ ("_Save As…"), NULL);
  adw_message_dialog_set_response_appearance (dialog, "lose", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_response_appearance (dialog, "save", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (dialog, "save");
  adw_message_dialog_set_close_response (dialog, "stay");
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_response), window, G_CONNECT_SWAPPED);
  return GTK_WIDGET (dialog);
}
