/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"
#include "session-fixture.h"

#include "temporary.h"

#include "model/library/library.h"

#include <glib/gstdio.h>

/* A game that cannot be saved anywhere: the messages of its window, and its moves. */

/* One that was entered, and the end of the phase before it. */
#define N_MOVES 2

typedef struct
{
  ArbSession *session;
  ArbWindow *window;
  char *path;    /* of the file, whose folder was removed */
  char *library; /* which takes nothing, as the refuge */
  char *refuge;
} Fixture;

static gboolean
has_problem (gpointer session)
{
  return arb_session_get_problem (session) != NULL;
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = g_build_filename (temporary_folder (), "stick", NULL);

  fixture->session = session_fixture_send_astray (fixture_session_new ("eminent-domain"), folder,
                                                  "Friday.arbiter");
  fixture->path = g_strdup (arb_session_get_path (fixture->session));
  fixture->library = arb_library_get_folder ("games");
  fixture->refuge = arb_library_get_fallback ();
  session_fixture_block (fixture->library);
  session_fixture_block (fixture->refuge);
  fixture->window = fixture_window_new (fixture->session);
  arb_turn_panel_enter (arb_window_get_turn_panel (fixture->window), "lead survey");
  fixture_wait (has_problem, fixture->session);
  fixture_idle ();
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  session_fixture_unblock (fixture->library);
  session_fixture_unblock (fixture->refuge);
  g_object_unref (fixture->session);
  g_free (fixture->path);
  g_free (fixture->library);
  g_free (fixture->refuge);
}

/* The question that keeps the window from being closed. */
static AdwMessageDialog *
close_in_vain (Fixture *fixture)
{
  AdwMessageDialog *dialog;

  gtk_window_close (GTK_WINDOW (fixture->window));
  g_assert_true (fixture_find_window (fixture->session) == fixture->window);
  dialog = fixture_find_toplevel (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_nonnull (dialog);
  return dialog;
}

static void
answer (AdwMessageDialog *dialog, const char *response)
{
  adw_message_dialog_response (dialog, response);
  fixture_idle ();
}

static void
refuse_diverted (ArbSession *session, const char *old_path, const char *new_path)
{
  g_error ("%s is said to be there", new_path);
}

/* The bar says where the moves are, and never mentions a copy that does not exist. */
static void
test_reported (Fixture *fixture, gconstpointer data)
{
  GtkWidget *bar = fixture_find (GTK_WIDGET (fixture->window), GTK_TYPE_INFO_BAR, NULL);
  const char *said = gtk_label_get_text (GTK_LABEL (fixture_find (bar, GTK_TYPE_LABEL, NULL)));

  g_assert_nonnull (strstr (said, "only kept in this window"));
  g_assert_nonnull (strstr (said, fixture->path));
  g_signal_connect (fixture->session, "diverted", G_CALLBACK (refuse_diverted), NULL);
  session_fixture_play_first (fixture->session);
  g_assert_false (arb_session_flush (fixture->session, NULL));
  fixture_idle ();
  g_assert_cmpstr (arb_session_get_path (fixture->session), ==, fixture->path);
  answer (close_in_vain (fixture), "lose");
}

/* The only case in which closing asks: the dialog says what would be lost, and people can go on. */
static void
test_asked (Fixture *fixture, gconstpointer data)
{
  AdwMessageDialog *dialog = close_in_vain (fixture);

  g_assert_nonnull (strstr (adw_message_dialog_get_heading (dialog), "Friday.arbiter"));
  g_assert_nonnull (strstr (adw_message_dialog_get_body (dialog), "2 moves "));
  g_assert_nonnull (strstr (adw_message_dialog_get_body (dialog), fixture->path));
  fixture_assert_narrow (dialog);
  g_action_group_activate_action (G_ACTION_GROUP (fixture_get_application ()), "quit", NULL);
  g_assert_true (fixture_find_window (fixture->session) == fixture->window);
  answer (dialog, "stay");
  g_assert_true (fixture_find_window (fixture->session) == fixture->window);
  g_assert_cmpuint (session_fixture_get_length (fixture->session), ==, N_MOVES);

  answer (close_in_vain (fixture), "lose");
  g_assert_null (fixture_find_window (fixture->session));
}

static gboolean
is_said (GtkWidget *root, const char *text)
{
  if (GTK_IS_LABEL (root) && gtk_widget_get_mapped (root)
      && strstr (gtk_label_get_text (GTK_LABEL (root)), text) != NULL)
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (is_said (child, text))
      return TRUE;
  return FALSE;
}

/* Starts the program again. */
static ArbWindow *
start_again (void)
{
  ArbWindow *window = fixture_window_new (NULL);

  arb_window_show_games (window, NULL, NULL);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  fixture_idle ();
  return window;
}

static ArbWindow *
continue_game (ArbWindow *window)
{
  fixture_press (fixture_find (GTK_WIDGET (window), GTK_TYPE_BUTTON, "suggested-action"),
                 "app.open-path");
  fixture_idle ();
  g_assert_cmpuint (session_fixture_get_length (arb_window_get_session (window)), ==, N_MOVES);
  return window;
}

/* Any place that has room again takes the game, without a question. The next start says where it
 * was saved and what to do; after that it is in the library only. */
static void
test_room_again (Fixture *fixture, gconstpointer data)
{
  g_autofree char *place = NULL;
  ArbWindow *window;

  session_fixture_unblock (fixture->refuge);
  gtk_window_close (GTK_WINDOW (fixture->window));
  g_assert_null (fixture_find_window (fixture->session));
  g_assert_true (g_str_has_prefix (arb_session_get_path (fixture->session), fixture->refuge));
  place = arb_library_dup_place (arb_session_get_path (fixture->session));

  window = start_again ();
  g_assert_true (is_said (GTK_WIDGET (window), "“Friday” could only be saved in"));
  g_assert_true (is_said (GTK_WIDGET (window), place));
  g_assert_true (is_said (GTK_WIDGET (window), "Continue it"));
  fixture_assert_narrow (window);
  continue_game (window);
  g_assert_true (is_said (GTK_WIDGET (window), "“Friday” is still only in"));
  fixture_window_close (window);

  session_fixture_unblock (fixture->library);
  window = continue_game (start_again ());
  g_assert_true (is_said (GTK_WIDGET (window), "“Friday” is in your games again"));
  g_assert_true (arb_library_holds (arb_session_get_path (arb_window_get_session (window))));
  fixture_window_close (window);
  g_assert_false (g_file_test (arb_session_get_path (fixture->session), G_FILE_TEST_EXISTS));
  window = start_again ();
  g_assert_false (is_said (GTK_WIDGET (window), "Friday” could only be saved in"));
  fixture_window_close (window);
  session_fixture_block (fixture->library);
  session_fixture_block (fixture->refuge);
}

/* A window that stays open says where the copy is, not that it is in the library. */
static void
test_refuge_reported (Fixture *fixture, gconstpointer data)
{
  g_autofree char *place = NULL;

  session_fixture_unblock (fixture->refuge);
  g_signal_emit_by_name (fixture_get_application (), "query-end");
  place = arb_library_dup_place (arb_session_get_path (fixture->session));
  fixture_idle ();
  g_assert_true (is_said (GTK_WIDGET (fixture->window), "and neither can your games"));
  g_assert_true (is_said (GTK_WIDGET (fixture->window), place));
  g_assert_false (is_said (GTK_WIDGET (fixture->window), "your games now hold"));
  session_fixture_unblock (fixture->library);
  fixture_window_close (fixture->window);
  continue_game (start_again ());
  fixture_window_close (fixture_find_toplevel (ARB_TYPE_WINDOW));
  session_fixture_block (fixture->library);
  session_fixture_block (fixture->refuge);
}

static gboolean
is_home (gpointer session)
{
  return arb_library_holds (arb_session_get_path (session));
}

static void
note_returned (gboolean *returned)
{
  *returned = TRUE;
}

/* While the game is still open, another window says so, and leads to its window; the games have it
 * again as soon as they can. */
static void
test_refuge_open (Fixture *fixture, gconstpointer data)
{
  gboolean returned = FALSE;
  ArbWindow *second;
  GtkWidget *button;

  session_fixture_unblock (fixture->refuge);
  g_signal_emit_by_name (fixture_get_application (), "query-end");
  g_assert_true (g_str_has_prefix (arb_session_get_path (fixture->session), fixture->refuge));
  second = start_again ();
  g_assert_true (is_said (GTK_WIDGET (second), "“Friday” is open, and for now could only"));
  g_assert_false (is_said (GTK_WIDGET (second), "When it was closed"));
  button = fixture_find (GTK_WIDGET (second), GTK_TYPE_BUTTON, "suggested-action");
  g_assert_true (is_said (button, "Go to Its Window"));
  fixture_assert_narrow (second);
  fixture_press (button, "app.open-path");
  fixture_idle ();
  g_assert_null (arb_window_get_session (second));
  fixture_window_close (second);

  session_fixture_unblock (fixture->library);
  g_signal_connect_swapped (fixture->session, "returned", G_CALLBACK (note_returned), &returned);
  session_fixture_play_first (fixture->session);
  fixture_wait (is_home, fixture->session);
  g_assert_true (returned);
  fixture_window_close (fixture->window);
  session_fixture_block (fixture->library);
  session_fixture_block (fixture->refuge);
}

typedef struct
{
  GtkFileChooser *chooser;
  GFile *file;
} Choice;

static gboolean
has_file (gpointer data)
{
  Choice *choice = data;
  g_autoptr (GFile) file = gtk_file_chooser_get_file (choice->chooser);

  return file != NULL && g_file_equal (file, choice->file);
}

static gboolean
is_chosen (gpointer data)
{
  return fixture_find_toplevel (GTK_TYPE_FILE_CHOOSER_DIALOG) == NULL;
}

static void
choose (const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFile) folder = g_file_get_parent (file);
  g_autofree char *name = g_file_get_basename (file);
  Choice choice = { fixture_find_toplevel (GTK_TYPE_FILE_CHOOSER_DIALOG), file };

  g_assert_nonnull (choice.chooser);
  /* The chooser has its folder only after it was painted. */
  gtk_test_widget_wait_for_draw (GTK_WIDGET (choice.chooser));
  fixture_wait_chooser (choice.chooser, NULL);
  g_assert_true (gtk_file_chooser_set_current_folder (choice.chooser, folder, NULL));
  gtk_file_chooser_set_current_name (choice.chooser, name);
  fixture_wait (has_file, &choice);
  fixture_wait_chooser (choice.chooser, folder);
  gtk_dialog_response (GTK_DIALOG (choice.chooser), GTK_RESPONSE_ACCEPT);
  fixture_wait (is_chosen, NULL);
  fixture_idle ();
}

static void
assert_saved (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ArbSession) session = arb_session_open (path, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (session_fixture_get_length (session), ==, N_MOVES);
}

/* People know a place: with the game there, the window closes as it was asked to. */
static void
test_saved_on_leaving (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (temporary_folder (), "leaving.arbiter", NULL);

  answer (close_in_vain (fixture), "save");
  choose (path);
  g_assert_null (fixture_find_window (fixture->session));
  assert_saved (path);
}

static gboolean
is_seen (gpointer bar)
{
  return gtk_widget_get_mapped (fixture_find (bar, GTK_TYPE_LABEL, NULL));
}

/* The same from the bar; the game has that file from then on. */
static void
test_saved_from_bar (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (temporary_folder (), "bar.arbiter", NULL);
  GtkWidget *bar = fixture_find (GTK_WIDGET (fixture->window), GTK_TYPE_INFO_BAR, NULL);
  GtkWidget *dialog;

  fixture_wait (is_seen, bar);
  fixture_press (bar, "win.save-as");
  choose ("/proc/astray.arbiter"); /* where nobody can write, not even root */
  dialog = fixture_find_toplevel (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_nonnull (dialog);
  g_assert_nonnull (
      strstr (adw_message_dialog_get_heading (ADW_MESSAGE_DIALOG (dialog)), "astray.arbiter"));
  g_assert_cmpstr (arb_session_get_path (fixture->session), ==, fixture->path);
  gtk_window_destroy (GTK_WINDOW (dialog));

  fixture_wait (is_seen, bar);
  fixture_press (bar, "win.save-as");
  choose (path);
  g_assert_null (arb_session_get_problem (fixture->session));
  g_assert_cmpstr (arb_session_get_path (fixture->session), ==, path);
  assert_saved (path);
  fixture_window_close (fixture->window);
}

#define ADD(test, func) g_test_add ("/app/saving/" test, Fixture, NULL, set_up, func, tear_down)

int
main (int argc, char *argv[])
{
  if (!fixture_init (&argc, &argv))
    return 0;

  ADD ("told", test_reported);
  ADD ("asked", test_asked);
  ADD ("room-again", test_room_again);
  ADD ("refuge-told", test_refuge_reported);
  ADD ("refuge-open", test_refuge_open);
  ADD ("saved-on-leaving", test_saved_on_leaving);
  ADD ("saved-from-bar", test_saved_from_bar);

  return g_test_run ();
}
