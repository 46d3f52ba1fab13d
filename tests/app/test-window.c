/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"
#include "session-fixture.h"

#include "app/command-entry.h"
#include "app/door.h"
#include "app/hint-bar.h"
#include "app/seat-card.h"
#include "app/settings.h"
#include "engine/notation.h"
#include "model/library.h"
#include "model/log-line.h"

#include <glib/gstdio.h>

static GtkWidget *
find_message_dialog (void)
{
  g_autoptr (GListModel) toplevels = g_object_ref (gtk_window_get_toplevels ());

  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr (GtkWidget) toplevel = g_list_model_get_item (toplevels, i);

      if (ADW_IS_MESSAGE_DIALOG (toplevel))
        return toplevel;
    }
  return NULL;
}

static char *
get_text (ArbSession *session)
{
  return arb_document_to_string (arb_session_get_document (session), NULL);
}

static GtkWidget *
find_choice (ArbWindow *window, const char *class)
{
  return fixture_find (GTK_WIDGET (arb_window_get_turn_panel (window)), GTK_TYPE_BUTTON, class);
}

static void
click (GtkWidget *button)
{
  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
}

static guint
count_shown (GtkWidget *root, GType type)
{
  guint n = g_type_is_a (G_OBJECT_TYPE (root), type) && gtk_widget_get_mapped (root);

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_shown (child, type);
  return n;
}

/* At the first start there are only doors; later there is what can be gone on with. */
static void
test_start_page (void)
{
  ArbWindow *window = fixture_window_new (NULL);
  g_autoptr (ArbSession) session = NULL;
  g_autofree char *bad = NULL;

  arb_window_show_games (window, NULL, FALSE);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_null (arb_window_get_session (window));
  g_assert_cmpuint (count_shown (GTK_WIDGET (window), ARB_TYPE_DOOR), ==, 3);
  g_assert_cmpuint (count_shown (GTK_WIDGET (window), ADW_TYPE_ACTION_ROW), ==, 0);

  session = fixture_session_new ("eminent-domain");
  g_assert_true (arb_session_flush (session, NULL));
  bad = arb_library_new_path ("Bad", NULL);
  g_assert_true (g_file_set_contents (bad, "[1", -1, NULL));
  arb_window_show_games (window, arb_session_get_path (session), TRUE);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_cmpuint (count_shown (GTK_WIDGET (window), ARB_TYPE_DOOR), ==, 4);
  g_assert_true (gtk_widget_has_css_class (gtk_window_get_focus (GTK_WINDOW (window)), "door"));
  g_assert_true (
      gtk_widget_has_css_class (gtk_window_get_focus (GTK_WINDOW (window)), "suggested-action"));
  g_assert_cmpuint (count_shown (GTK_WIDGET (window), ADW_TYPE_ACTION_ROW), ==, 2);
  g_assert_cmpint (g_unlink (bad), ==, 0);
  fixture_window_close (window);
}

/* One tap goes on with the last game, in the window that offered it. */
static void
test_continue (void)
{
  ArbApplication *application = fixture_get_application ();
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  g_autoptr (GSettings) settings = arb_settings_new ();
  ArbWindow *window = fixture_window_new (NULL);

  g_assert_true (arb_session_flush (session, NULL));
  g_settings_set_string (settings, "last-game", arb_session_get_path (session));
  g_action_group_activate_action (G_ACTION_GROUP (application), "continue", NULL);
  g_assert_cmpstr (arb_session_get_path (arb_window_get_session (window)), ==,
                   arb_session_get_path (session));
  fixture_window_close (window);
}

/* What is open is noted, so that a start after a crash knows; a closed game is not. */
static void
test_open_games (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("nine-domains");
  g_autoptr (GSettings) settings = arb_settings_new ();
  ArbWindow *window = fixture_window_new (session);

  g_assert_true (arb_settings_has (settings, "open-games", arb_session_get_path (session)));
  fixture_window_close (window);
  g_assert_false (arb_settings_has (settings, "open-games", arb_session_get_path (session)));
}

static void
test_choose_undo_redo (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("nine-domains");
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *widget = GTK_WIDGET (window);

  click (find_choice (window, "legal"));
  g_assert_cmpuint (session_fixture_get_length (session), ==, 1);
  g_assert_true (gtk_widget_activate_action (widget, "win.undo", NULL));
  g_assert_cmpuint (session_fixture_get_length (session), ==, 0);
  g_assert_true (gtk_widget_activate_action (widget, "win.redo", NULL));
  g_assert_cmpuint (session_fixture_get_length (session), ==, 1);
  fixture_window_close (window);
}

/* One hint at a time, each until it is acknowledged, never again, and none after the first turn. */
static void
test_hints (void)
{
  g_autoptr (GSettings) settings = arb_settings_new ();
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  g_autoptr (ArbSession) other = fixture_session_new ("eminent-domain");
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *bar = fixture_find (GTK_WIDGET (window), ARB_TYPE_HINT_BAR, NULL);

  g_settings_reset (settings, "dismissed-hints");
  g_assert_cmpstr (arb_hint_bar_get_hint (ARB_HINT_BAR (bar)), ==, "choose");
  arb_turn_panel_enter (arb_window_get_turn_panel (window), "lead survey");
  g_assert_cmpstr (arb_hint_bar_get_hint (ARB_HINT_BAR (bar)), ==, "undo");
  g_assert_true (gtk_widget_activate_action (bar, "hint.dismiss", NULL));
  g_assert_cmpstr (arb_hint_bar_get_hint (ARB_HINT_BAR (bar)), !=, "undo");
  arb_window_set_session (window, other);
  g_assert_true (gtk_widget_activate_action (bar, "hint.dismiss", NULL));
  g_assert_null (arb_hint_bar_get_hint (ARB_HINT_BAR (bar)));
  g_assert_true (arb_settings_has (settings, "dismissed-hints", "choose"));
  g_settings_reset (settings, "dismissed-hints");
  g_assert_cmpstr (arb_hint_bar_get_hint (ARB_HINT_BAR (bar)), ==, "choose");
  fixture_window_close (window);
}

static gboolean
has_conflict_dialog (gpointer data)
{
  *(GtkWidget **) data = find_message_dialog ();
  return *(GtkWidget **) data != NULL;
}

/* The window asks whose game goes on, and does what is said. */
static void
test_conflict (gconstpointer response)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "shared.arbiter", NULL);
  g_autoptr (ArbSession) first = fixture_session_new ("eminent-domain");
  g_autofree char *mine = get_text (first);
  g_autofree char *theirs = NULL;
  g_autofree char *contents = NULL;
  g_autoptr (ArbSession) session = NULL;
  g_autoptr (GError) error = NULL;
  GtkWidget *dialog = NULL;
  ArbVerdict verdict;
  ArbMove move;
  ArbWindow *window;

  g_assert_true (g_file_set_contents (path, mine, -1, NULL));
  session = arb_session_open (path, &error);
  g_assert_no_error (error);
  g_assert_true (arb_session_parse (first, "1 lead survey", &move, NULL));
  g_assert_true (arb_session_play (first, move, FALSE, &verdict));
  theirs = get_text (first);
  g_assert_true (g_file_set_contents (path, theirs, -1, NULL));

  window = fixture_window_new (session);
  arb_turn_panel_enter (arb_window_get_turn_panel (window), "lead research");
  fixture_wait (has_conflict_dialog, &dialog);
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), response);
  fixture_idle ();
  if (g_str_equal (response, "load"))
    g_assert_cmpuint (session_fixture_get_length (arb_window_get_session (window)), ==,
                      session_fixture_get_length (first));
  else
    g_assert_cmpstr (arb_session_get_path (arb_window_get_session (window)), !=, path);
  g_assert_true (arb_session_flush (arb_window_get_session (window), NULL));
  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
  g_assert_cmpstr (contents, ==, theirs);
  fixture_window_close (window);
}

/* Markup in a name is shown as it is written, everywhere. */
static void
test_names (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("nine-domains");
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *seat = fixture_find (GTK_WIDGET (window), ARB_TYPE_SEAT_CARD, NULL);
  GtkWidget *name = fixture_find (seat, GTK_TYPE_LABEL, "title-4");

  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (name)), ==, "Ann <b>&amp");
  arb_window_tell (window, "Ann <b>&amp");
  fixture_idle ();
  fixture_window_close (window);
}

static void
test_entry (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("nine-domains");
  ArbWindow *window = fixture_window_new (session);
  ArbTurnPanel *panel = arb_window_get_turn_panel (window);
  g_autoptr (ArbChoice) choice = g_list_model_get_item (arb_session_get_choices (session), 0);

  arb_turn_panel_enter (panel, "sing a song");
  g_assert_nonnull (arb_turn_panel_get_message (panel));
  g_assert_cmpuint (session_fixture_get_length (session), ==, 0);

  arb_turn_panel_enter (panel, arb_choice_get_text (choice));
  g_assert_null (arb_turn_panel_get_message (panel));
  g_assert_cmpuint (session_fixture_get_length (session), ==, 1);

  /* The same card again: refused, and the reason stays until it is dismissed. */
  arb_turn_panel_enter (panel, arb_choice_get_text (choice));
  g_assert_nonnull (arb_turn_panel_get_message (panel));
  g_assert_cmpuint (session_fixture_get_length (session), ==, 1);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (panel), "turn.dismiss", NULL));
  g_assert_null (arb_turn_panel_get_message (panel));
  fixture_window_close (window);
}

/* What could be said is proposed to who begins to write, and it is what holds then. */
static void
test_proposals (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window = fixture_window_new (session);
  ArbTurnPanel *panel = arb_window_get_turn_panel (window);
  gpointer entry = gtk_widget_get_template_child (GTK_WIDGET (panel), ARB_TYPE_TURN_PANEL, "entry");

  g_assert_true (arb_command_entry_proposes (entry, "lead"));
  g_assert_false (arb_command_entry_proposes (entry, "boost"));
  arb_turn_panel_enter (panel, "1 lead warfare");
  g_assert_null (arb_turn_panel_get_message (panel));
  g_assert_true (arb_command_entry_proposes (entry, "boost"));
  g_assert_false (arb_command_entry_proposes (entry, "lead"));
  fixture_window_close (window);
}

/* A technology for one symbol is against the rules; the table can allow it. */
static void
test_allow_anyway (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window = fixture_window_new (session);
  ArbTurnPanel *panel = arb_window_get_turn_panel (window);
  g_autoptr (ArbLogLine) line = NULL;
  guint n;

  arb_turn_panel_enter (panel, "lead research");
  arb_turn_panel_enter (panel, "done");
  n = session_fixture_get_length (session);
  arb_turn_panel_enter (panel, "acquire improved-survey-sc");
  g_assert_nonnull (arb_turn_panel_get_message (panel));
  g_assert_cmpuint (session_fixture_get_length (session), ==, n);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (panel), "turn.allow", NULL));
  g_assert_null (arb_turn_panel_get_message (panel));
  g_assert_cmpstr (gtk_editable_get_text (
                       GTK_EDITABLE (fixture_find (GTK_WIDGET (panel), GTK_TYPE_ENTRY, NULL))),
                   ==, "");
  g_assert_cmpuint (session_fixture_get_length (session), ==, n + 1);
  line = g_list_model_get_item (arb_session_get_log (session),
                                session_fixture_get_length (session) - 1);
  g_assert_true (arb_log_line_get_ruled (line));
  fixture_window_close (window);
}

/* What is missing is told when asked for, and forgotten with the next move. */
static void
test_remedies (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window = fixture_window_new (session);
  ArbTurnPanel *panel = arb_window_get_turn_panel (window);
  GtkWidget *button = fixture_find (GTK_WIDGET (panel), GTK_TYPE_BUTTON, "remedy");
  GtkWidget *label = fixture_find (GTK_WIDGET (panel), GTK_TYPE_LABEL, "remedy");

  arb_turn_panel_enter (panel, "lead research");
  arb_turn_panel_enter (panel, "acquire improved-survey-sc");
  g_assert_true (gtk_widget_get_visible (button));
  g_assert_false (gtk_widget_get_visible (label));
  g_signal_emit_by_name (button, "clicked");
  g_assert_false (gtk_widget_get_visible (button));
  g_assert_true (gtk_widget_get_visible (label));
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (label)), !=, "");

  arb_turn_panel_enter (panel, "sing a song");
  g_assert_false (gtk_widget_get_visible (button));
  g_assert_false (gtk_widget_get_visible (label));
  fixture_window_close (window);
}

/* The move as the window takes it: the button of its choice if there is one, else the entry. */
static void
make_move (ArbWindow *window, ArbMove move)
{
  ArbSession *session = arb_window_get_session (window);
  ArbTurnPanel *panel = arb_window_get_turn_panel (window);
  GListModel *choices = arb_session_get_choices (session);
  const ArbCatalogue *catalogue = arb_document_get_catalogue (arb_session_get_document (session));
  g_autofree char *text = arb_move_to_string (catalogue, move);

  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (ArbChoice) choice = g_list_model_get_item (choices, i);

      if (!arb_move_equal (arb_choice_get_move (choice), move))
        continue;
      gtk_widget_activate_action (GTK_WIDGET (panel), "turn.choose", "u", i);
      if (!arb_choice_is_plain (choice))
        gtk_widget_activate_action (GTK_WIDGET (panel), "turn.allow", NULL);
      return;
    }
  arb_turn_panel_enter (panel, text);
}

static void
assert_same_game (ArbSession *session, const ArbGame *record)
{
  const ArbGame *game = arb_document_get_game (arb_session_get_document (session));
  ArbScoreSheet sheet;

  g_assert_cmpuint (arb_game_get_length (game), ==, arb_game_get_length (record));
  for (guint i = 0; i < arb_game_get_length (record); i++)
    {
      const ArbEntry *ours = arb_game_get_entry (game, i);
      const ArbEntry *theirs = arb_game_get_entry (record, i);

      g_assert_true (arb_move_equal (ours->move, theirs->move));
      g_assert_cmpuint (ours->verdict.value, ==, theirs->verdict.value);
    }
  arb_game_score (record, &sheet);
  g_assert_cmpuint (arb_session_get_sheet (session)->winners, ==, sheet.winners);
}

/* Plays all of @record in a window on @session, and finds the same game on the disk. */
static void
play_in_window (ArbSession *session, const ArbGame *record)
{
  g_autoptr (ArbSession) reopened = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_autofree char *text_reopened = NULL;
  ArbWindow *window = fixture_window_new (session);

  for (guint i = 0; i < arb_game_get_length (record); i++)
    {
      make_move (window, arb_game_get_entry (record, i)->move);
      g_assert_cmpuint (session_fixture_get_length (session), ==, i + 1);
    }
  g_assert_true (arb_session_get_over (session));
  assert_same_game (session, record);

  g_assert_true (arb_session_flush (session, &error));
  text = get_text (session);
  reopened = arb_session_open (arb_session_get_path (session), &error);
  g_assert_no_error (error);
  text_reopened = get_text (reopened);
  g_assert_cmpstr (text, ==, text_reopened);
  fixture_window_close (window);
}

static void
test_random_game (gconstpointer system)
{
  g_autoptr (ArbSession) session = fixture_session_new (system);
  g_autoptr (ArbGame) record = fixture_record_new (system, 5);

  play_in_window (session, record);
}

static void
test_golden_record (gconstpointer name)
{
  g_autofree char *file = g_strconcat (name, ".arbiter", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "records", file, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (ArbDocument) golden = arb_document_load (path, &error);
  g_autoptr (ArbSession) session = NULL;

  g_assert_no_error (error);
  session = arb_session_new_copy (arb_document_load (path, &error), "Golden", &error);
  g_assert_no_error (error);
  while (arb_session_undo (session))
    ;
  g_assert_cmpuint (session_fixture_get_length (session), ==, 0);
  play_in_window (session, arb_document_get_game (golden));
}

static void
test_open_and_reopen (void)
{
  ArbApplication *application = fixture_get_application ();
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "mine.arbiter", NULL);
  g_autoptr (ArbSession) session = fixture_session_new ("nine-domains");
  g_autofree char *text = get_text (session);
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
  dialog = find_message_dialog ();
  g_assert_nonnull (dialog);
  g_assert_nonnull (
      strstr (adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (dialog)), "bad.arbiter"));
  g_assert_null (arb_window_get_session (window));
  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
  g_assert_cmpstr (contents, ==, "[1, 2");
  gtk_window_destroy (GTK_WINDOW (dialog));
  fixture_window_close (window);
}

static void
test_sample (gconstpointer name)
{
  ArbApplication *application = fixture_get_application ();
  ArbSession *session;
  GtkWindow *window;

  g_action_group_activate_action (G_ACTION_GROUP (application), "sample",
                                  g_variant_new_string (name));
  window = gtk_application_get_active_window (GTK_APPLICATION (application));
  session = arb_window_get_session (ARB_WINDOW (window));
  g_assert_nonnull (session);
  g_assert_true (arb_session_get_over (session));
  g_assert_true (g_str_has_prefix (arb_session_get_path (session), g_get_user_data_dir ()));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  fixture_window_close (ARB_WINDOW (window));
}

static gboolean
has_action (GMenuModel *menu, const char *action)
{
  for (gint i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autoptr (GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);
      g_autofree char *own = NULL;

      g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_ACTION, "s", &own);
      if (g_strcmp0 (own, action) == 0 || (section != NULL && has_action (section, action)))
        return TRUE;
    }
  return FALSE;
}

/* What has no button in a low window has its place in the menu. */
static void
test_menu (void)
{
  ArbWindow *window = fixture_window_new (NULL);
  gpointer menu =
      gtk_widget_get_template_child (GTK_WIDGET (window), ARB_TYPE_WINDOW, "primary_menu");

  g_assert_true (has_action (menu, "win.statement"));
  g_assert_true (has_action (menu, "win.count-check"));
  fixture_window_close (window);
}

int
main (int argc, char **argv)
{
  if (!fixture_init (&argc, &argv))
    return 0;

  g_test_add_func ("/app/window/start-page", test_start_page);
  g_test_add_func ("/app/window/continue", test_continue);
  g_test_add_func ("/app/window/open-games", test_open_games);
  g_test_add_func ("/app/window/hints", test_hints);
  g_test_add_data_func ("/app/window/conflict/load", "load", test_conflict);
  g_test_add_data_func ("/app/window/conflict/copy", "copy", test_conflict);
  g_test_add_func ("/app/window/choose-undo-redo", test_choose_undo_redo);
  g_test_add_func ("/app/window/names", test_names);
  g_test_add_func ("/app/window/menu", test_menu);
  g_test_add_func ("/app/window/entry", test_entry);
  g_test_add_func ("/app/window/proposals", test_proposals);
  g_test_add_func ("/app/window/allow-anyway", test_allow_anyway);
  g_test_add_func ("/app/window/remedies", test_remedies);
  g_test_add_data_func ("/app/window/random-game/nine-domains", "nine-domains", test_random_game);
  g_test_add_data_func ("/app/window/golden-record/two-players", "two-players-bureaucracy",
                        test_golden_record);
  g_test_add_func ("/app/window/open-and-reopen", test_open_and_reopen);
  g_test_add_func ("/app/window/damaged-file", test_damaged_file);
  g_test_add_data_func ("/app/window/sample/four-players", "four-players", test_sample);
  g_test_add_data_func ("/app/window/sample/two-players", "two-players", test_sample);

  return g_test_run ();
}
