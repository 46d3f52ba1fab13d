/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/conflict-dialog.h"

#include "app/widgets.h"

#include <glib/gi18n.h>

static void
load_theirs (ArbWindow *window, ArbSession *mine)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ArbSession) theirs = arb_session_open (arb_session_get_path (mine), &error);

  if (theirs != NULL)
    arb_window_set_session (window, theirs);
  else
    arb_window_show_error (
        GTK_WINDOW (window), _ ("The File Cannot Be Opened"), error->message,
        _ ("It stays as it is, and your game goes on in this window: try to save "
           "it again, and keep yours as a copy."));
}

static void
keep_mine (ArbWindow *window, ArbSession *mine)
{
  g_autoptr (GError) error = NULL;

  if (!arb_session_keep_copy (mine, &error))
    arb_window_show_error (GTK_WINDOW (window), _ ("No Copy Could Be Kept"), error->message,
                           _ ("Both games are still there: theirs in the file, yours only in this "
                              "window. Make room and try again, or save yours in another place."));
}

static void
on_response (ArbWindow *window, const char *response)
{
  ArbSession *session = arb_window_get_session (window);

  if (session == NULL || !arb_session_get_conflict (session))
    return;
  if (g_str_equal (response, "copy"))
    keep_mine (window, session);
  if (g_str_equal (response, "load"))
    load_theirs (window, session);
}

GtkWidget *
arb_conflict_dialog_new (ArbWindow *window)
{
  GtkWidget *widget;
  AdwMessageDialog *dialog;

  g_return_val_if_fail (ARB_IS_WINDOW (window), NULL);

  widget = adw_message_dialog_new (
      GTK_WINDOW (window), _ ("Changed by Another Program"),
      _ ("The file of this game was written by another program. It has not been touched: keep what "
         "is on this screen as a copy in your games, or go on with what is in the file."));
  dialog = ADW_MESSAGE_DIALOG (widget);
  adw_message_dialog_add_response (dialog, "load", _ ("_Load Theirs"));
  adw_message_dialog_add_response (dialog, "copy", _ ("_Keep Mine as a Copy"));
  adw_message_dialog_set_response_appearance (dialog, "copy", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (dialog, "copy");
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_response), window, G_CONNECT_SWAPPED);
  return widget;
}
