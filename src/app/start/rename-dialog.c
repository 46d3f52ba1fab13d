/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/start/rename-dialog.h"

#include "app/widgets/player-marker-picker.h"
#include "app/widgets/settings.h"
#include "app/widgets/widgets.h"
#include "wording/names.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#define SEAT "seat" /* the seat whose player a dialog is about */

/* Changes the marker and stores it for the next game: that of the player, and that of the player
 * who had it before. */
static void
change_marker (ArbSession *session, guint seat, ArbPlayerMarker marker)
{
  ArbPlayerMarker before = arb_session_get_marker (session, seat);

  arb_session_set_marker (session, seat, marker);
  for (guint other = 1; other <= arb_session_get_n_seats (session); other++)
    {
      ArbPlayerMarker now = arb_session_get_marker (session, other);
      const char *name = arb_document_get_name (arb_session_get_document (session), other);

      /* Nobody keeps a marker by the name of a seat (“Player 2”). */
      if ((now == marker || now == before) && !arb_names_is_made_up (name))
        arb_settings_note_marker (name, now);
    }
}

static void
on_response (ArbSession *session, const char *response, AdwMessageDialog *dialog)
{
  GtkWidget *entry = gtk_widget_get_first_child (adw_message_dialog_get_extra_child (dialog));
  gpointer picker = gtk_widget_get_next_sibling (entry);
  guint seat = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (dialog), SEAT));
  ArbPlayerMarker marker = arb_player_marker_picker_get_chosen (picker);

  if (!g_str_equal (response, "apply"))
    return;
  arb_session_rename (session, seat, gtk_editable_get_text (GTK_EDITABLE (entry)));
  if (marker != arb_session_get_marker (session, seat))
    change_marker (session, seat, marker);
}

static GtkWidget *
entry_new (ArbSession *session, guint seat)
{
  GtkWidget *entry = gtk_entry_new ();

  gtk_editable_set_text (GTK_EDITABLE (entry),
                         arb_document_get_name (arb_session_get_document (session), seat));
  gtk_entry_set_activates_default (GTK_ENTRY (entry), TRUE);
  arb_widget_set_accessible_name (entry, _ ("Name"));
  return entry;
}

static GtkWidget *
picker_new (ArbSession *session, guint seat)
{
  GtkWidget *picker = arb_player_marker_picker_new ();
  const char *holders[ARB_N_MARKERS] = { NULL };

  for (guint other = 1; other <= arb_session_get_n_seats (session); other++)
    holders[arb_session_get_marker (session, other)] = arb_session_get_player (session, other);
  arb_player_marker_picker_show (ARB_PLAYER_MARKER_PICKER (picker),
                                 arb_session_get_marker (session, seat), holders);
  return picker;
}

void
arb_rename_dialog_open (ArbSession *session, guint seat, GtkWindow *parent)
{
  AdwMessageDialog *dialog;
  GtkWidget *box;

  g_return_if_fail (ARB_IS_SESSION (session));

  dialog = ADW_MESSAGE_DIALOG (
      adw_message_dialog_new (parent, _ ("Name, Colour and Shape"),
                              _ ("They are kept with the game; Undo leaves them as they are.")));
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gtk_box_append (GTK_BOX (box), entry_new (session, seat));
  gtk_box_append (GTK_BOX (box), picker_new (session, seat));
  adw_message_dialog_set_extra_child (dialog, box);
  adw_message_dialog_add_responses (dialog, "cancel", _ ("_Cancel"), "apply", _ ("_Apply"), NULL);
  adw_message_dialog_set_response_appearance (dialog, "apply", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (dialog, "apply");
  adw_message_dialog_set_close_response (dialog, "cancel");

  g_object_set_data (G_OBJECT (dialog), SEAT, GUINT_TO_POINTER (seat));
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_response), session,
                           G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}
