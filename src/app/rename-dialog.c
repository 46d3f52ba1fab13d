/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/rename-dialog.h"

#include <adwaita.h>
#include <glib/gi18n.h>

typedef struct
{
  ArbSession *session;
  GtkEditable *entry; /* in the dialog */
  guint seat;
} Renaming;

static void
renaming_free (gpointer data, GClosure *closure)
{
  Renaming *renaming = data;

  g_object_unref (renaming->session);
  g_free (renaming);
}

static void
on_response (AdwMessageDialog *dialog, const char *response, gpointer data)
{
  Renaming *renaming = data;

  if (g_str_equal (response, "rename"))
    arb_session_rename (renaming->session, renaming->seat, gtk_editable_get_text (renaming->entry));
}

void
arb_rename_dialog_open (ArbSession *session, guint seat, GtkWindow *parent)
{
  AdwMessageDialog *dialog;
  Renaming *renaming;
  GtkWidget *entry;

  g_return_if_fail (ARB_IS_SESSION (session));

  dialog = ADW_MESSAGE_DIALOG (
      adw_message_dialog_new (parent, _ ("Rename Player"),
                              _ ("The name is kept with the game; Undo leaves it as it is.")));
  entry = gtk_entry_new ();
  gtk_editable_set_text (GTK_EDITABLE (entry),
                         arb_document_get_name (arb_session_get_document (session), seat));
  gtk_entry_set_activates_default (GTK_ENTRY (entry), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Name"),
                                  -1);
  adw_message_dialog_set_extra_child (dialog, entry);
  adw_message_dialog_add_responses (dialog, "cancel", _ ("_Cancel"), "rename", _ ("_Rename"), NULL);
  adw_message_dialog_set_response_appearance (dialog, "rename", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (dialog, "rename");
  adw_message_dialog_set_close_response (dialog, "cancel");

  renaming = g_new (Renaming, 1);
  *renaming = (Renaming){ g_object_ref (session), GTK_EDITABLE (entry), seat };
  g_signal_connect_data (dialog, "response", G_CALLBACK (on_response), renaming, renaming_free, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}
