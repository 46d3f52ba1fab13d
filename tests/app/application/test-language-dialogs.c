/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"

#include "app/application/preferences-dialog.h"
#include "app/log/edit-dialog.h"
#include "app/reference/reference-window.h"
#include "app/score/score-dialog.h"
#include "app/start/new-game-dialog.h"
#include "app/widgets/widgets.h"
#include "app/window/window-actions.h"

/* Dialogs over a window close when the language changes. */

static gboolean
is_nothing_over (gpointer window)
{
  GListModel *toplevels = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr (GtkWindow) toplevel = g_list_model_get_item (toplevels, i);

      if (toplevel != window && gtk_widget_get_visible (GTK_WIDGET (toplevel)))
        return FALSE;
    }
  return TRUE;
}

static GtkWidget *
open_edit_dialog (ArbSession *session, GtkWindow *parent)
{
  GtkWidget *dialog = arb_edit_dialog_new (session, ARB_EDIT_CORRECT, 2, parent);

  arb_edit_dialog_write (ARB_EDIT_DIALOG (dialog), "1 lead warf");
  return dialog;
}

static GtkWidget *
open_new_game_dialog (ArbSession *session, GtkWindow *parent)
{
  return arb_new_game_dialog_new (TRUE, parent);
}

static GtkWidget *
open_preferences (ArbSession *session, GtkWindow *parent)
{
  return arb_preferences_dialog_new (parent);
}

static void
assert_closes (GtkWidget *(*open) (ArbSession *session, GtkWindow *parent))
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window = fixture_window_new (session);

  gtk_widget_activate_action (GTK_WIDGET (arb_window_get_turn_panel (window)), "turn.say", "s",
                              "1 lead survey");
  gtk_window_present (GTK_WINDOW (open (session, GTK_WINDOW (window))));
  g_assert_false (is_nothing_over (window));
  window = fixture_switch_language (window, "fr");
  fixture_wait (is_nothing_over, window);
  fixture_end_language (session);
}

static void
test_dialogs (void)
{
  for (const ArbSessionDialog *dialog = arb_session_dialogs (); dialog->open != NULL; dialog++)
    assert_closes (dialog->open);
  assert_closes (open_edit_dialog);
  assert_closes (open_new_game_dialog);
  assert_closes (open_preferences);
}

/* A dialog over a dialog, and a message. */
static void
test_nested (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *score = arb_score_dialog_new (session, GTK_WINDOW (window));
  GtkWidget *reference;

  arb_window_show_error (GTK_WINDOW (window), "Heading", "What is wrong", "What to do");
  gtk_window_present (GTK_WINDOW (score));
  reference = arb_reference_window_new (session, GTK_WINDOW (score));
  gtk_window_set_application (GTK_WINDOW (reference), GTK_APPLICATION (fixture_get_application ()));
  gtk_window_present (GTK_WINDOW (reference));
  window = fixture_switch_language (window, "fr");
  fixture_wait (is_nothing_over, window);
  fixture_end_language (session);
}

/* The list of languages is destroyed with its dialog; the window has the focus then. */
static void
test_keyboard (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window = fixture_window_new (session);

  gtk_window_present (GTK_WINDOW (open_preferences (session, GTK_WINDOW (window))));
  window = fixture_switch_language (window, "ja");
  fixture_wait (is_nothing_over, window);
  g_assert_nonnull (gtk_window_get_focus (GTK_WINDOW (window)));
  fixture_end_language (session);
}

int
main (int argc, char *argv[])
{
  if (!fixture_init (&argc, &argv))
    return 0;

  g_test_add_func ("/app/language-dialogs/dialogs", test_dialogs);
  g_test_add_func ("/app/language-dialogs/nested", test_nested);
  g_test_add_func ("/app/language-dialogs/keyboard", test_keyboard);

  return g_test_run ();
}
