/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"
#include "session-fixture.h"

#include "temporary.h"

#include "app/start/start-page.h"
#include "app/widgets/settings.h"
#include "model/library/library.h"

#include <glib/gstdio.h>

/* The games on the disk, and how they come into a window. */

static guint
count_shown (GtkWidget *root, GType type, const char *class)
{
  guint n = g_type_is_a (G_OBJECT_TYPE (root), type) && gtk_widget_get_mapped (root)
            && (class == NULL || gtk_widget_has_css_class (root, class));

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_shown (child, type, class);
  return n;
}

/* At the first start there are only buttons, the last with two parts; later there are games to
 * continue. */
static void
test_start_page (void)
{
  g_autofree char *library = arb_library_get_folder ("games");
  ArbWindow *window = fixture_window_new (NULL);
  g_autoptr (ArbSession) session = NULL;
  g_autofree char *bad = NULL;

  arb_window_show_games (window, NULL, NULL);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_null (arb_window_get_session (window));
  g_assert_cmpuint (count_shown (GTK_WIDGET (window), GTK_TYPE_BUTTON, "start-button"), ==, 2);
  g_assert_cmpuint (fixture_count (GTK_WIDGET (window), GTK_TYPE_BUTTON, "start-part"), ==, 2);
  g_assert_cmpuint (count_shown (GTK_WIDGET (window), ADW_TYPE_ACTION_ROW, NULL), ==, 0);

  session = fixture_session_new ("eminent-domain");
  g_assert_true (arb_session_flush (session, NULL));
  bad = arb_library_new_path_in (library, "Bad", NULL);
  g_assert_true (g_file_set_contents (bad, "[1", -1, NULL));
  arb_window_show_games (window, arb_session_get_path (session),
                         (const char *[]){ arb_session_get_path (session), NULL });
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_cmpuint (count_shown (GTK_WIDGET (window), GTK_TYPE_BUTTON, "start-button"), ==, 3);
  g_assert_true (
      gtk_widget_has_css_class (gtk_window_get_focus (GTK_WINDOW (window)), "start-button"));
  g_assert_true (
      gtk_widget_has_css_class (gtk_window_get_focus (GTK_WINDOW (window)), "suggested-action"));
  g_assert_cmpuint (count_shown (GTK_WIDGET (window), ADW_TYPE_ACTION_ROW, NULL), ==, 2);
  g_assert_cmpint (g_unlink (bad), ==, 0);
  fixture_window_close (window);
}

static void
collect_start_buttons (GtkWidget *root, GPtrArray *buttons)
{
  if (gtk_widget_has_css_class (root, "start-button") && gtk_widget_get_mapped (root))
    g_ptr_array_add (buttons, root);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect_start_buttons (child, buttons);
}

static void
assert_leads_to (GtkWidget *button, const char *path, const char *said)
{
  GVariant *target = gtk_actionable_get_action_target_value (GTK_ACTIONABLE (button));

  g_assert_cmpstr (g_variant_get_string (target, NULL), ==, path);
  g_assert_nonnull (strstr (fixture_get_subtitle (button), said));
}

/* Every game that was open at a crash has a button with its name, wherever its file is, even if it
 * is gone; files elsewhere are listed with the library. */
static void
test_interrupted (void)
{
  g_autofree char *folder = g_build_filename (temporary_folder (), "stick", NULL);
  g_autofree char *alpha = g_build_filename (folder, "Alpha.arbiter", NULL);
  g_autofree char *beta = g_build_filename (folder, "Beta.arbiter", NULL);
  g_autofree char *gone = g_build_filename (folder, "Gone.arbiter", NULL);
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  g_autofree char *text = session_fixture_dup_text (session);
  g_autoptr (GPtrArray) buttons = g_ptr_array_new ();
  guint n_rows;
  ArbWindow *window = fixture_window_new (NULL);

  arb_window_show_games (window, NULL, NULL);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  n_rows = count_shown (GTK_WIDGET (window), ADW_TYPE_ACTION_ROW, NULL);
  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (alpha, text, -1, NULL));
  g_assert_true (g_file_set_contents (beta, text, -1, NULL));
  arb_settings_note_open (alpha, FALSE);
  arb_settings_note_open (gone, FALSE);
  arb_settings_note_open (beta, FALSE);

  arb_window_show_games (window, beta, (const char *[]){ alpha, gone, beta, NULL });
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  fixture_idle ();
  g_assert_cmpuint (count_shown (GTK_WIDGET (window), ADW_TYPE_ACTION_ROW, NULL), ==, n_rows + 2);
  collect_start_buttons (GTK_WIDGET (window), buttons);
  g_assert_cmpuint (buttons->len, ==, 5);
  assert_leads_to (buttons->pdata[0], beta, "Beta\n");
  assert_leads_to (buttons->pdata[0], beta, folder);
  assert_leads_to (buttons->pdata[0], beta, "turn 1");
  assert_leads_to (buttons->pdata[1], alpha, "Alpha\n");
  assert_leads_to (buttons->pdata[2], gone, gone);
  g_assert_true (gtk_widget_has_css_class (buttons->pdata[0], "suggested-action"));
  g_assert_false (gtk_widget_has_css_class (buttons->pdata[2], "suggested-action"));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == buttons->pdata[0]);
  fixture_assert_narrow (window);

  g_signal_emit_by_name (buttons->pdata[1], "clicked");
  g_assert_cmpstr (arb_session_get_path (arb_window_get_session (window)), ==, alpha);
  g_assert_cmpint (g_unlink (alpha), ==, 0);
  g_assert_cmpint (g_unlink (beta), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  fixture_window_close (window);
  for (guint i = 0; i < 2; i++)
    arb_settings_remove ("open-games", i == 0 ? beta : gone);
}

/* One tap continues the last game in the same window. */
static void
test_continue (void)
{
  ArbApplication *application = fixture_get_application ();
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  GSettings *settings = arb_settings_get ();
  ArbWindow *window = fixture_window_new (NULL);

  g_assert_true (arb_session_flush (session, NULL));
  g_settings_set_string (settings, "last-game", arb_session_get_path (session));
  g_action_group_activate_action (G_ACTION_GROUP (application), "continue", NULL);
  g_assert_cmpstr (arb_session_get_path (arb_window_get_session (window)), ==,
                   arb_session_get_path (session));
  fixture_window_close (window);
}

static void
assert_last (const char *path)
{
  g_autofree char *last = g_settings_get_string (fixture_get_settings (), "last-game");

  g_assert_cmpstr (last, ==, path);
}

/* A finished game is only viewed; the game to continue is the last unfinished one. */
static void
test_continue_unfinished (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  g_autoptr (ArbSession) first = fixture_record_open ("four-players-war-path.arbiter");

  g_assert_true (arb_session_flush (session, NULL));
  g_assert_true (arb_session_get_over (first));
  fixture_window_close (fixture_window_new (session));
  fixture_window_close (fixture_window_new (first));
  assert_last (arb_session_get_path (session));

  g_settings_set_string (fixture_get_settings (), "last-game", arb_session_get_path (first));
  fixture_window_close (fixture_window_new (first));
  assert_last ("");
}

static void
leave_end (ArbSession *session)
{
  g_assert_true (arb_session_undo (session));
  g_assert_false (arb_session_get_over (session));
}

static void
end_again (ArbSession *session)
{
  g_assert_true (arb_session_redo (session));
  g_assert_true (arb_session_get_over (session));
}

/* Looking back in a finished game makes it none to continue, until people play on in it. */
static void
test_look_back (void)
{
  g_autoptr (ArbSession) session = fixture_record_open ("four-players-war-path.arbiter");
  ArbWindow *window;

  g_settings_set_string (fixture_get_settings (), "last-game", "");
  g_assert_true (arb_session_go_back (session, 100));
  window = fixture_window_new (session);
  g_assert_false (arb_session_get_over (session));
  assert_last ("");
  session_fixture_say (session, "1 adjust influence +1", FALSE);
  assert_last (arb_session_get_path (session));
  g_assert_true (arb_session_undo (session));
  g_assert_true (arb_session_get_over (session));
  assert_last ("");
  fixture_window_close (window);
}

/* A game that ends while it is open is none to go on with, but another one is that is open; until
 * the end is taken back. */
static void
test_continue_ended (void)
{
  g_autoptr (ArbSession) other = fixture_session_new ("eminent-domain");
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window, *second;
  ArbVerdict verdict;

  g_assert_true (arb_session_play (session, ARB_MOVE (ARB_TABLE, ARB_VERB_END, ARB_ARGUMENT_NONE),
                                   FALSE, &verdict));
  leave_end (session);
  window = fixture_window_new (session);
  assert_last (arb_session_get_path (session));
  end_again (session);
  assert_last ("");
  leave_end (session);
  assert_last (arb_session_get_path (session));
  second = fixture_window_new (other);
  assert_last (arb_session_get_path (other));
  end_again (session);
  assert_last (arb_session_get_path (other));
  leave_end (session);
  assert_last (arb_session_get_path (session));
  end_again (session);
  assert_last (arb_session_get_path (other));
  fixture_window_close (second);
  fixture_window_close (window);
}

/* Without games, the start page offers the other actions; a finished game that an older version
 * stored has no button. */
static void
test_nothing_to_continue (void)
{
  g_autoptr (ArbSession) session = fixture_record_open ("four-players-war-path.arbiter");
  GtkWidget *page, *button;
  ArbWindow *window;

  arb_session_save (session);
  g_assert_true (arb_session_flush (session, NULL));
  g_settings_set_string (fixture_get_settings (), "last-game", "");
  g_action_group_activate_action (G_ACTION_GROUP (fixture_get_application ()), "continue", NULL);
  window = fixture_find_toplevel (ARB_TYPE_WINDOW);
  g_assert_nonnull (window);
  arb_window_show_games (window, arb_session_get_path (session), NULL);
  page = fixture_find (GTK_WIDGET (window), ARB_TYPE_START_PAGE, NULL);
  button = fixture_find (page, GTK_TYPE_BUTTON, "suggested-action");
  g_assert_cmpstr (gtk_actionable_get_action_name (GTK_ACTIONABLE (button)), ==, "app.new");
  fixture_window_close (window);
}

/* Open games are stored, for a start after a crash; closed games are not. */
static void
test_open_games (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("nine-domains");
  ArbWindow *window = fixture_window_new (session);

  g_assert_true (arb_settings_has ("open-games", arb_session_get_path (session)));
  fixture_window_close (window);
  g_assert_false (arb_settings_has ("open-games", arb_session_get_path (session)));
}

static gboolean
has_dialog (gpointer data)
{
  return fixture_find_toplevel (ADW_TYPE_MESSAGE_DIALOG) != NULL;
}

static gboolean
has_problem (gpointer session)
{
  return arb_session_get_problem (session) != NULL;
}

static AdwMessageDialog *
find_dialog (void)
{
  fixture_wait (has_dialog, NULL);
  return ADW_MESSAGE_DIALOG (fixture_find_toplevel (ADW_TYPE_MESSAGE_DIALOG));
}

/* A game in a file that two programs know. */
static ArbSession *
share (const char *path, ArbSession *first)
{
  g_autofree char *text = session_fixture_dup_text (first);
  g_autoptr (GError) error = NULL;
  ArbSession *session;

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  session = arb_session_open (path, &error);
  g_assert_no_error (error);
  return session;
}

/* Another program plays and saves; returns the contents of the file. */
static char *
play_elsewhere (const char *path, ArbSession *first)
{
  char *text;

  session_fixture_say (first, "1 lead survey", FALSE);
  text = session_fixture_dup_text (first);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  return text;
}

static void
assert_chosen (ArbWindow *window, const char *path, const char *theirs, gboolean loaded)
{
  ArbSession *session = arb_window_get_session (window);
  g_autofree char *contents = NULL;

  fixture_idle ();
  g_assert_true ((g_strcmp0 (arb_session_get_path (session), path) == 0) == loaded);
  g_assert_true (arb_session_flush (session, NULL));
  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
  g_assert_cmpstr (contents, ==, theirs);
  g_assert_false (arb_session_get_conflict (session));
}

/* The window asks which game to continue, says what would be lost, and carries out the answer. */
static void
test_conflict (gconstpointer response)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "shared.arbiter", NULL);
  g_autoptr (ArbSession) first = fixture_session_new ("eminent-domain");
  g_autoptr (ArbSession) session = share (path, first);
  g_autofree char *theirs = NULL;
  gboolean loaded = g_str_equal (response, "load");
  AdwMessageDialog *dialog;
  GtkWidget *bar, *label;
  ArbWindow *window;

  theirs = play_elsewhere (path, first);
  window = fixture_window_new (session);
  arb_turn_panel_enter (arb_window_get_turn_panel (window), "lead research");
  fixture_wait (has_problem, session);
  dialog = find_dialog ();
  bar = fixture_find (GTK_WIDGET (window), GTK_TYPE_INFO_BAR, NULL);
  label = fixture_find (bar, GTK_TYPE_LABEL, NULL);
  g_assert_nonnull (strstr (gtk_label_get_text (GTK_LABEL (label)), "another program"));
  g_assert_null (strstr (gtk_label_get_text (GTK_LABEL (label)), "Arbiter tries again"));
  g_assert_nonnull (strstr (adw_message_dialog_get_body (dialog), "2 moves are only in this"));
  g_assert_cmpstr (adw_message_dialog_get_default_response (dialog), ==, "copy");
  fixture_assert_narrow (dialog);
  /* In another language it is asked again. */
  window = fixture_switch_language (window, "it");
  g_settings_reset (fixture_get_settings (), "language");
  window = fixture_wait_renewed (window);
  dialog = find_dialog ();
  g_assert_nonnull (strstr (adw_message_dialog_get_body (dialog), "2 moves are only in this"));
  /* The choice is made here, and nothing before. */
  g_assert_cmpuint (session_fixture_get_length (session), ==, 2);
  adw_message_dialog_response (dialog, response);
  assert_chosen (window, path, theirs, loaded);
  g_assert_cmpuint (session_fixture_get_length (arb_window_get_session (window)), ==,
                    session_fixture_get_length (loaded ? first : session));
  fixture_window_close (window);
}

/* A change from outside is shown before anybody touches the game, with the same two choices. */
static void
test_noticed (gconstpointer response)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "noticed.arbiter", NULL);
  g_autoptr (ArbSession) first = fixture_session_new ("eminent-domain");
  g_autoptr (ArbSession) session = share (path, first);
  ArbWindow *window = fixture_window_new (session);
  g_autofree char *theirs = play_elsewhere (path, first);
  gboolean loaded = g_str_equal (response, "load");
  AdwMessageDialog *dialog = find_dialog ();

  g_assert_null (arb_session_get_problem (session));
  g_assert_null (strstr (adw_message_dialog_get_body (dialog), "only in this window"));
  g_assert_cmpstr (adw_message_dialog_get_default_response (dialog), ==, "load");
  adw_message_dialog_response (dialog, response);
  assert_chosen (window, path, theirs, loaded);
  fixture_window_close (window);
}

/* A file that somebody deleted is missed, in words that a phone can show. */
static void
test_restored (void)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "deleted.arbiter", NULL);
  g_autoptr (ArbSession) first = fixture_session_new ("eminent-domain");
  g_autofree char *text = session_fixture_dup_text (first);
  g_autoptr (ArbSession) session = NULL;
  g_autoptr (GError) error = NULL;
  GtkWidget *toast, *label;
  ArbWindow *window;

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  session = arb_session_open (path, &error);
  g_assert_no_error (error);
  window = fixture_window_new (session);
  g_assert_cmpint (g_unlink (path), ==, 0);
  session_fixture_play_first (session);
  session_fixture_wait (session);
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));

  toast = fixture_find (GTK_WIDGET (window), g_type_from_name ("AdwToastWidget"), NULL);
  g_assert_nonnull (toast);
  label = fixture_find (toast, GTK_TYPE_LABEL, "heading");
  g_assert_nonnull (strstr (gtk_label_get_text (GTK_LABEL (label)), "moved or deleted"));
  g_assert_true (gtk_label_get_wrap (GTK_LABEL (label)));
  fixture_assert_narrow (toast);
  fixture_window_close (window);
}

static void
test_open_and_reopen (void)
{
  ArbApplication *application = fixture_get_application ();
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "mine.arbiter", NULL);
  g_autoptr (ArbSession) session = fixture_session_new ("nine-domains");
  g_autofree char *text = session_fixture_dup_text (session);
  GtkWindow *window;

  g_assert_cmpint (g_mkdir_with_parents (g_get_user_data_dir (), 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  arb_application_open_path (application, path);
  window = gtk_application_get_active_window (GTK_APPLICATION (application));
  g_assert_true (ARB_IS_WINDOW (window));
  g_assert_cmpstr (arb_session_get_path (arb_window_get_session (ARB_WINDOW (window))), ==, path);

  /* The same file again is the same window. */
  arb_application_open_path (application, path);
  g_assert_true (gtk_application_get_active_window (GTK_APPLICATION (application)) == window);
  fixture_window_close (ARB_WINDOW (window));
}

static void
test_damaged_file (void)
{
  ArbApplication *application = fixture_get_application ();
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "bad.arbiter", NULL);
  g_autofree char *contents = NULL;
  ArbWindow *window = fixture_window_new (NULL);
  GtkWidget *dialog;

  g_assert_cmpint (g_mkdir_with_parents (g_get_user_data_dir (), 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, "[1, 2", -1, NULL));
  arb_application_open_path (application, path);
  dialog = fixture_find_toplevel (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_nonnull (dialog);
  g_assert_nonnull (
      strstr (adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (dialog)), "bad.arbiter"));
  g_assert_nonnull (
      strstr (adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (dialog)), "stays as it is"));
  g_assert_null (arb_window_get_session (window));
  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
  g_assert_cmpstr (contents, ==, "[1, 2");
  gtk_window_destroy (GTK_WINDOW (dialog));
  fixture_window_close (window);
}

/* A sample that was only viewed leaves no file; a continued one is not a recent game. */
static void
test_sample (gconstpointer name)
{
  ArbApplication *application = fixture_get_application ();
  GSettings *settings = fixture_get_settings ();
  g_autofree char *samples = arb_library_get_folder ("samples");
  g_auto (GStrv) open_games = NULL;
  ArbSession *session;
  GtkWindow *window;

  g_action_group_activate_action (G_ACTION_GROUP (application), "sample",
                                  g_variant_new_string (name));
  window = gtk_application_get_active_window (GTK_APPLICATION (application));
  session = arb_window_get_session (ARB_WINDOW (window));
  g_assert_nonnull (session);
  g_assert_true (arb_session_get_over (session));
  g_assert_true (g_str_has_prefix (arb_session_get_path (session), samples));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_true (arb_session_flush (session, NULL));
  g_assert_false (g_file_test (arb_session_get_path (session), G_FILE_TEST_EXISTS));
  open_games = g_settings_get_strv (settings, "open-games");
  g_assert_false (
      g_strv_contains ((const char *const *) open_games, arb_session_get_path (session)));
  g_assert_true (arb_session_undo (session));
  g_assert_true (arb_session_flush (session, NULL));
  g_assert_true (g_file_test (arb_session_get_path (session), G_FILE_TEST_EXISTS));
  fixture_window_close (ARB_WINDOW (window));
}

/* A tap on a game of the list opens it, in the window that listed it. */
static void
test_listed (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("nine-domains");
  ArbWindow *window = fixture_window_new (NULL);
  GtkWidget *row;

  g_assert_true (arb_session_flush (session, NULL));
  arb_window_show_games (window, NULL, NULL);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  row = fixture_find (GTK_WIDGET (window), ADW_TYPE_ACTION_ROW, NULL);
  g_signal_emit_by_name (gtk_widget_get_ancestor (row, GTK_TYPE_LIST_BOX), "row-activated", row);
  g_assert_nonnull (arb_window_get_session (window));
  fixture_window_close (window);
}

static gboolean
has_file (gpointer chooser)
{
  g_autoptr (GFile) file = gtk_file_chooser_get_file (chooser);

  return file != NULL;
}

/* The chosen file is opened; a second chooser does not open over the first. */
static void
test_chosen (void)
{
  GActionGroup *application = G_ACTION_GROUP (fixture_get_application ());
  g_autoptr (ArbSession) session = fixture_session_new ("nine-domains");
  g_autoptr (GFile) file = g_file_new_for_path (arb_session_get_path (session));
  g_autoptr (GFile) folder = g_file_get_parent (file);
  ArbWindow *window = fixture_window_new (NULL);
  GtkWidget *chooser;

  g_assert_true (arb_session_flush (session, NULL));
  g_action_group_activate_action (application, "open", NULL);
  g_action_group_activate_action (application, "open", NULL);
  chooser = fixture_find_toplevel (GTK_TYPE_FILE_CHOOSER_DIALOG);
  g_assert_nonnull (chooser);
  g_assert_true (gtk_file_chooser_set_file (GTK_FILE_CHOOSER (chooser), file, NULL));
  fixture_wait (has_file, chooser);
  fixture_wait_chooser (chooser, folder);
  gtk_dialog_response (GTK_DIALOG (chooser), GTK_RESPONSE_ACCEPT);
  fixture_idle ();
  g_assert_null (fixture_find_toplevel (GTK_TYPE_FILE_CHOOSER_DIALOG));
  g_assert_cmpstr (arb_session_get_path (arb_window_get_session (window)), ==,
                   arb_session_get_path (session));
  fixture_window_close (window);
}

/* Leaving the program closes every window, and nothing that was said is lost. */
static void
test_quit (void)
{
  GApplication *application = G_APPLICATION (fixture_get_application ());
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  g_autoptr (ArbSession) reopened = NULL;

  fixture_window_new (NULL);
  arb_turn_panel_enter (arb_window_get_turn_panel (fixture_window_new (session)), "lead survey");
  g_action_group_activate_action (G_ACTION_GROUP (application), "quit", NULL);
  fixture_idle ();
  g_assert_null (gtk_application_get_windows (GTK_APPLICATION (application)));
  reopened = arb_session_open (arb_session_get_path (session), NULL);
  g_assert_cmpuint (session_fixture_get_length (reopened), ==,
                    session_fixture_get_length (session));
}

int
main (int argc, char *argv[])
{
  if (!fixture_init (&argc, &argv))
    return 0;

  g_test_add_func ("/app/files/start-page", test_start_page);
  g_test_add_func ("/app/files/interrupted", test_interrupted);
  g_test_add_func ("/app/files/continue", test_continue);
  g_test_add_func ("/app/files/continue-unfinished", test_continue_unfinished);
  g_test_add_func ("/app/files/continue-ended", test_continue_ended);
  g_test_add_func ("/app/files/look-back", test_look_back);
  g_test_add_func ("/app/files/nothing-to-continue", test_nothing_to_continue);
  g_test_add_func ("/app/files/open-games", test_open_games);
  g_test_add_data_func ("/app/files/conflict/load", "load", test_conflict);
  g_test_add_data_func ("/app/files/conflict/copy", "copy", test_conflict);
  g_test_add_data_func ("/app/files/noticed/load", "load", test_noticed);
  g_test_add_data_func ("/app/files/noticed/copy", "copy", test_noticed);
  g_test_add_func ("/app/files/restored", test_restored);
  g_test_add_func ("/app/files/open-and-reopen", test_open_and_reopen);
  g_test_add_func ("/app/files/damaged-file", test_damaged_file);
  g_test_add_data_func ("/app/files/sample/four-players", "four-players", test_sample);
  g_test_add_data_func ("/app/files/sample/two-players", "two-players", test_sample);
  g_test_add_func ("/app/files/listed", test_listed);
  g_test_add_func ("/app/files/chosen", test_chosen);
  g_test_add_func ("/app/files/quit", test_quit);

  return g_test_run ();
}
