/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/window/conflict-dialog.h"

#include "app/widgets/widgets.h"

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
  body = g_strjoin (
      "\n\n",
      _ ("The file of this game was written by another program. It has not been touched: keep what "
         "is on this screen as a copy in your games, or go on with what is in the file."),
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
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_response), window, G_CONNECT_SWAPPED);
  return dialog;
}
