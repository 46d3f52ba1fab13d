/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/window/window-file.h"

#include "app/widgets/widgets.h"
#include "app/window/window-private.h"
#include "model/library/library.h"

#include <glib/gi18n.h>

static void
on_diverted (ArbWindow *self, const char *old_path, const char *new_path, gboolean asked)
{
  g_autofree char *name = g_filename_display_basename (old_path);
  g_autofree char *place = arb_library_dup_place (new_path);
  g_autofree char *message = NULL;

  if (place != NULL)
    /* Translators: the name of a file, and a folder */
    message = g_strdup_printf (_ ("“%s” cannot be written, and neither can your games: a copy is "
                                  "kept in %s"),
                               name, place);
  else if (asked)
    /* Translators: the name of a file */
    message =
        g_strdup_printf (_ ("“%s” stays as it is: your games now hold a copy of yours"), name);
  else
    /* Translators: the name of a file */
    message = g_strdup_printf (_ ("“%s” cannot be written: your games now hold a copy"), name);
  arb_window_show_toast (self, message);
}

static void
on_restored (ArbWindow *self)
{
  const char *path = arb_session_get_path (arb_window_get_session (self));
  g_autofree char *name = g_filename_display_basename (path);
  /* Translators: the name of a file */
  g_autofree char *message =
      g_strdup_printf (_ ("“%s” was moved or deleted: the game is saved there again"), name);

  arb_window_show_toast (self, message);
}

static char *
describe_return (const char *title)
{
  /* Translators: what a game is called */
  return g_strdup_printf (_ ("“%s” is in your games again"), title);
}

static void
on_returned (ArbWindow *self)
{
  g_autofree char *message =
      describe_return (arb_session_get_title (arb_window_get_session (self)));

  arb_window_show_toast (self, message);
}

void
arb_window_file_follow (ArbWindow *self, GSignalGroup *signals)
{
  g_return_if_fail (ARB_IS_WINDOW (self));
  g_return_if_fail (G_IS_SIGNAL_GROUP (signals));

  g_signal_group_connect_swapped (signals, "diverted", G_CALLBACK (on_diverted), self);
  g_signal_group_connect_swapped (signals, "restored", G_CALLBACK (on_restored), self);
  g_signal_group_connect_swapped (signals, "returned", G_CALLBACK (on_returned), self);
}

char *
arb_window_file_bring_home (ArbSession *session)
{
  g_autofree char *title = NULL;
  g_autofree char *place = NULL;

  g_return_val_if_fail (ARB_IS_SESSION (session), NULL);

  if (!arb_library_is_fallback (arb_session_get_path (session)))
    return NULL;
  title = g_strdup (arb_session_get_title (session));
  if (arb_session_bring_home (session, NULL))
    return describe_return (title);
  place = arb_library_dup_place (arb_session_get_path (session));
  /* Translators: what a game is called, and a folder */
  return g_strdup_printf (_ ("“%s” is still only in %s: your games cannot be written"), title,
                          place);
}

/* Saves the game of @self as @file and shows a toast or an error. Returns whether it was saved. */
static gboolean
save_as (ArbWindow *self, GFile *file)
{
  g_autofree char *full_name = g_file_get_parse_name (file);
  g_autofree char *name = g_filename_display_basename (full_name);
  g_autofree char *message = NULL;
  g_autoptr (GError) error = NULL;

  if (g_file_peek_path (file) == NULL)
    g_set_error (&error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                 _ ("A game can only be kept in a file on this computer."));
  else if (arb_session_save_as (arb_window_get_session (self), g_file_peek_path (file), &error))
    {
      /* Translators: the name of a file */
      message = g_strdup_printf (_ ("Saved as %s"), name);
      arb_window_show_toast (self, message);
      return TRUE;
    }
  /* Translators: the name of a file */
  message = g_strdup_printf (_ ("“%s” Cannot Be Written"), name);
  arb_window_show_error (GTK_WINDOW (self), message, error->message,
                         _ ("The game goes on in this window and is not lost yet. Choose another "
                            "place, or make room there."));
  return FALSE;
}

static void
on_chosen (ArbWindow *self, int response, GtkFileChooser *chooser)
{
  gboolean leaves = g_object_get_data (G_OBJECT (chooser), "leaves") != NULL;
  g_autoptr (GFile) file = NULL;

  if (response == GTK_RESPONSE_ACCEPT)
    file = gtk_file_chooser_get_file (chooser);
  if (file != NULL && arb_window_get_session (self) != NULL && save_as (self, file) && leaves)
    arb_window_close_soon (self, FALSE);
  g_object_unref (chooser);
}

void
arb_window_save_as (GtkWidget *window, const char *name, GVariant *target)
{
  const char *path = arb_session_get_path (arb_window_get_session (ARB_WINDOW (window)));
  g_autofree char *proposed = g_path_get_basename (path);
  GtkFileChooserNative *chooser =
      gtk_file_chooser_native_new (_ ("Save the Game"), GTK_WINDOW (window),
                                   GTK_FILE_CHOOSER_ACTION_SAVE, NULL, NULL);

  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), proposed);
  if (g_variant_get_boolean (target))
    g_object_set_data (G_OBJECT (chooser), "leaves", chooser);
  g_signal_connect_object (chooser, "response", G_CALLBACK (on_chosen), window, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

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
on_conflict_response (ArbWindow *window, const char *response)
{
  ArbSession *session = arb_window_get_session (window);

  if (session == NULL || !arb_session_get_conflict (session))
    return;
  if (g_str_equal (response, "copy"))
    keep_mine (window, session);
  if (g_str_equal (response, "load"))
    load_theirs (window, session);
}

/* (nullable): says what would be lost if the other program's game were loaded. */
static char *
describe_loss (ArbSession *session)
{
  guint n = arb_session_get_n_unsaved (session);

  if (n > 0)
    return g_strdup_printf (
        ngettext ("%u move is only in this window: loading theirs loses it.",
                  "%u moves are only in this window: loading theirs loses them.", n),
        n);
  /* If moves were only taken back, no move is new. */
  if (!arb_session_get_saved (session))
    return g_strdup (_ ("Your last changes are only in this window: loading theirs loses them."));
  return NULL;
}

/* The style of the answers, by whether loading the other game loses moves. */
static const struct
{
  const char *id;
  AdwResponseAppearance with_loss;
  AdwResponseAppearance without_loss;
} responses[] = {
  { "load", ADW_RESPONSE_DESTRUCTIVE, ADW_RESPONSE_SUGGESTED },
  { "copy", ADW_RESPONSE_SUGGESTED, ADW_RESPONSE_DEFAULT },
};

void
arb_conflict_dialog_update (AdwMessageDialog *dialog, ArbWindow *window)
{
  g_autofree char *loss = NULL;
  g_autofree char *body = NULL;

  g_return_if_fail (ADW_IS_MESSAGE_DIALOG (dialog));
  g_return_if_fail (ARB_IS_WINDOW (window));

  loss = describe_loss (arb_window_get_session (window));
  body = g_strjoin ("\n\n",
                    _ ("Another program has changed the file of this game. Keep the game on this "
                       "screen as a copy "
                       "in your games, or load the one in the file."),
                    loss, NULL);
  adw_message_dialog_set_body (dialog, body);
  for (guint i = 0; i < G_N_ELEMENTS (responses); i++)
    adw_message_dialog_set_response_appearance (dialog, responses[i].id,
                                                loss != NULL ? responses[i].with_loss
                                                             : responses[i].without_loss);
  adw_message_dialog_set_default_response (dialog, loss != NULL ? "copy" : "load");
}

AdwMessageDialog *
arb_conflict_dialog_new (ArbWindow *window)
{
  AdwMessageDialog *dialog;

  g_return_val_if_fail (ARB_IS_WINDOW (window), NULL);

  dialog = ADW_MESSAGE_DIALOG (
      adw_message_dialog_new (GTK_WINDOW (window), _ ("Changed by Another Program"), NULL));
  adw_message_dialog_add_responses (dialog, "load", _ ("_Load Theirs"), "copy",
                                    _ ("_Keep Mine as a Copy"), NULL);
  arb_conflict_dialog_update (dialog, window);
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_conflict_response), window,
                           G_CONNECT_SWAPPED);
  return dialog;
}
