/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"
#include "sized-window.h"

#include "app/counts/count-dialog.h"
#include "app/log/edit-dialog.h"
#include "app/reference/reference-window.h"
#include "app/window/look-dialog.h"
#include "app/window/window-actions.h"

/* A focused text opens the keyboard on the screen of a phone, which covers the rest: no dialog does
 * so without a request. */

static const char record[] = "four-players-extra-round.arbiter";

static ArbWindow *
phone_new (ArbSession *session)
{
  return sized_window_new (session, 370, 730, ARB_ARRANGE_NARROW);
}

static GtkWidget *
get_focus (GtkWidget *dialog)
{
  gtk_window_present (GTK_WINDOW (dialog));
  gtk_test_widget_wait_for_draw (dialog);
  fixture_idle ();
  return gtk_window_get_focus (GTK_WINDOW (dialog));
}

static void
assert_quiet (GtkWidget *dialog)
{
  if (GTK_IS_TEXT (get_focus (dialog)))
    g_error ("%s begins with a text", G_OBJECT_TYPE_NAME (dialog));
  gtk_window_destroy (GTK_WINDOW (dialog));
  fixture_idle ();
}

static void
test_session (void)
{
  static const char *const pages[] = { "help", "chapters", "research.prerequisite" };
  g_autoptr (ArbSession) session = fixture_record_open (record);
  ArbWindow *window;

  g_assert_true (arb_session_go_back (session, 600));
  window = phone_new (session);
  for (const ArbSessionDialog *dialog = arb_session_dialogs (); dialog->open != NULL; dialog++)
    if (dialog->action != NULL || dialog->open != arb_count_dialog_new)
      assert_quiet (dialog->open (session, GTK_WINDOW (window)));
  assert_quiet (arb_look_dialog_new (session, 300, GTK_WINDOW (window)));
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      GtkWidget *reference = arb_reference_window_new (session, GTK_WINDOW (window));

      arb_reference_window_open (ARB_REFERENCE_WINDOW (reference), pages[i]);
      assert_quiet (reference);
    }
  fixture_window_close (window);
}

static void
check_edits (gint width, gint height, ArbArrangement arrangement, GType type)
{
  static const ArbEditKind kinds[] = { ARB_EDIT_CORRECT, ARB_EDIT_INSERT };
  g_autoptr (ArbSession) session = fixture_record_open (record);
  ArbWindow *window = sized_window_new (session, width, height, arrangement);

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      GtkWidget *dialog = arb_edit_dialog_new (session, kinds[i], 600, GTK_WINDOW (window));

      g_assert_true (G_TYPE_CHECK_INSTANCE_TYPE (get_focus (dialog), type));
      gtk_window_destroy (GTK_WINDOW (dialog));
      fixture_idle ();
    }
  fixture_window_close (window);
}

/* To correct or insert a move, people choose from the possible ones; with a real keyboard they type
 * it. */
static void
test_edits (void)
{
  check_edits (370, 730, ARB_ARRANGE_NARROW, GTK_TYPE_LIST_BOX_ROW);
  check_edits (1290, 810, ARB_ARRANGE_WIDE, GTK_TYPE_TEXT);
}

/* Nor does the list of all technologies, which is searched. */
static void
test_technologies (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window = phone_new (session);
  GtkWidget *panel = GTK_WIDGET (arb_window_get_turn_panel (window));

  arb_turn_panel_enter (ARB_TURN_PANEL (panel), "lead research");
  arb_turn_panel_enter (ARB_TURN_PANEL (panel), "done");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  fixture_press (panel, "turn.more");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_nonnull (fixture_find (panel, GTK_TYPE_SEARCH_ENTRY, NULL));
  g_assert_false (GTK_IS_TEXT (gtk_window_get_focus (GTK_WINDOW (window))));
  fixture_window_close (window);
}

int
main (int argc, char *argv[])
{
  if (!fixture_init (&argc, &argv))
    return 0;

  g_test_add_func ("/app/phone-dialogs/session", test_session);
  g_test_add_func ("/app/phone-dialogs/edits", test_edits);
  g_test_add_func ("/app/phone-dialogs/technologies", test_technologies);

  return g_test_run ();
}
