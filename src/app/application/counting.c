/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/application/counting.h"

#include "app/application/application-private.h"
#include "app/counts/count-dialog.h"
#include "app/score/score-dialog.h"
#include "app/widgets/settings.h"
#include "model/session/session-count.h"

static void show_pad (ArbSession *session, ArbWindow *window);

/* The list of games on the start page shows the new result. */
static void
on_destroy (ArbWindow *window)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (window));

  if (application != NULL && arb_window_get_session (window) == NULL)
    arb_application_show_games (ARB_APPLICATION (application), window);
}

static void
present (GtkWidget *dialog, ArbWindow *window)
{
  g_signal_connect_object (dialog, "destroy", G_CALLBACK (on_destroy), window, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
on_change_numbers (ArbScoreDialog *sheet)
{
  show_pad (arb_score_dialog_get_session (sheet),
            ARB_WINDOW (gtk_window_get_transient_for (GTK_WINDOW (sheet))));
}

static void
show_sheet (ArbSession *session, ArbWindow *window)
{
  GtkWidget *sheet = arb_score_dialog_new (session, GTK_WINDOW (window));

  g_signal_connect (sheet, "change-numbers", G_CALLBACK (on_change_numbers), NULL);
  present (sheet, window);
}

static void
on_counted (ArbCountDialog *pad)
{
  show_sheet (arb_count_dialog_get_session (pad),
              ARB_WINDOW (gtk_window_get_transient_for (GTK_WINDOW (pad))));
}

/* A pad that is open when the program crashes is offered at the next start. */
static void
note_open (ArbCountDialog *pad)
{
  ArbSession *session = arb_count_dialog_get_session (pad);

  if (arb_session_has_file (session))
    arb_settings_note_open (arb_session_get_path (session), arb_session_get_over (session));
}

static void
note_closed (ArbCountDialog *pad)
{
  arb_settings_remove ("open-games", arb_session_get_path (arb_count_dialog_get_session (pad)));
}

static void
on_diverted (ArbCountDialog *pad, const char *old_path)
{
  arb_settings_remove ("open-games", old_path);
  note_open (pad);
}

static void
show_pad (ArbSession *session, ArbWindow *window)
{
  GtkWidget *pad = arb_count_dialog_new (session, GTK_WINDOW (window));

  g_signal_connect_object (session, "changed", G_CALLBACK (note_open), pad, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "diverted", G_CALLBACK (on_diverted), pad, G_CONNECT_SWAPPED);
  g_signal_connect (pad, "counted", G_CALLBACK (on_counted), NULL);
  g_signal_connect (pad, "destroy", G_CALLBACK (note_closed), NULL);
  note_open (ARB_COUNT_DIALOG (pad));
  present (pad, window);
}

void
arb_counting_open (ArbSession *session, ArbWindow *window)
{
  g_return_if_fail (ARB_IS_SESSION (session));
  g_return_if_fail (ARB_IS_WINDOW (window));

  if (arb_session_get_counting (session) == ARB_COUNTING_DONE)
    show_sheet (session, window);
  else
    show_pad (session, window);
}

static ArbSession *
get_session (gpointer dialog)
{
  if (ARB_IS_COUNT_DIALOG (dialog))
    return arb_count_dialog_get_session (dialog);
  return ARB_IS_SCORE_DIALOG (dialog) ? arb_score_dialog_get_session (dialog) : NULL;
}

gboolean
arb_counting_present (const char *path)
{
  GListModel *windows = gtk_window_get_toplevels ();

  g_return_val_if_fail (path != NULL, FALSE);

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);
      ArbSession *session = get_session (window);

      if (session != NULL && g_str_equal (arb_session_get_path (session), path))
        {
          gtk_window_present (window);
          return TRUE;
        }
    }
  return FALSE;
}

void
arb_counting_secure (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (ARB_IS_COUNT_DIALOG (window))
        arb_session_secure (get_session (window), NULL);
    }
}
