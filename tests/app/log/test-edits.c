/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"
#include "session-fixture.h"

#include "app/log/edit-dialog.h"
#include "app/log/edit-effects.h"
#include "app/log/log-bar.h"
#include "app/log/log-pane.h"
#include "app/log/log-row.h"
#include "app/turn/command-entry.h"
#include "app/widgets/widgets.h"
#include "app/window/look-dialog.h"
#include "model/session/log-line.h"
#include "wording/language.h"

/* The log in the window, and the moves in it that are corrected, put in and taken out. */

typedef struct
{
  ArbSession *session;
  ArbWindow *window;
} Fixture;

/* Sets up a game after one role. */
static void
set_up (Fixture *fixture, gconstpointer data)
{
  ArbTurnPanel *panel;

  fixture->session = fixture_session_new ("eminent-domain");
  fixture->window = fixture_window_new (fixture->session);
  panel = arb_window_get_turn_panel (fixture->window);
  arb_turn_panel_enter (panel, "lead research");
  arb_turn_panel_enter (panel, "done");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  fixture_window_close (fixture->window);
  g_object_unref (fixture->session);
}

static GListModel *
get_places (GtkWidget *pane)
{
  GtkWidget *list = fixture_find (pane, GTK_TYPE_LIST_VIEW, NULL);

  return G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (list)));
}

/* Returns the index in the list of the part of a turn with move @number or, if it is unfolded, of
 * the move. */
static guint
find_place (GtkWidget *pane, guint number, gboolean unfolded)
{
  GListModel *places = get_places (pane);

  for (guint i = 0; i < g_list_model_get_n_items (places); i++)
    {
      g_autoptr (GtkTreeListRow) place = g_list_model_get_item (places, i);
      g_autoptr (GObject) item = gtk_tree_list_row_get_item (place);
      guint first;

      if (ARB_IS_LOG_LINE (item))
        {
          if (unfolded && ARB_LOG_LINE (item)->number == number)
            return i;
          continue;
        }
      first = ARB_STORY_LINE (item)->episode.first + 1;
      if (!unfolded && number >= first
          && number < first + g_list_model_get_n_items (G_LIST_MODEL (item)))
        return i;
    }
  g_error ("no place of move %u", number);
}

/* Unfolds or folds the part of a turn with move @number, as a tap or Enter does. */
static void
tap_part (GtkWidget *pane, guint number)
{
  g_signal_emit_by_name (fixture_find (pane, GTK_TYPE_LIST_VIEW, NULL), "activate",
                         find_place (pane, number, FALSE));
  gtk_test_widget_wait_for_draw (pane);
}

/* Opens the menu of a move as taps or Enter do, and chooses from it. */
static GtkWidget *
open_line (ArbWindow *window, GtkWidget *pane, guint number, const char *action)
{
  GtkWidget *list = fixture_find (pane, GTK_TYPE_LIST_VIEW, NULL);
  GtkWidget *popover;

  tap_part (pane, number);
  g_signal_emit_by_name (list, "activate", find_place (pane, number, TRUE));
  popover = fixture_find (pane, GTK_TYPE_POPOVER_MENU, NULL);
  g_assert_true (gtk_widget_get_visible (popover));
  gtk_popover_popdown (GTK_POPOVER (popover));
  g_assert_true (gtk_widget_activate_action (pane, action, NULL));
  return fixture_find_toplevel (ARB_TYPE_EDIT_DIALOG);
}

static GtkWidget *
open_dialog (ArbWindow *window, guint number, const char *action)
{
  GtkWidget *bar = fixture_find (GTK_WIDGET (window), ARB_TYPE_LOG_BAR, NULL);
  GtkWidget *pane, *popover, *dialog;

  gtk_menu_button_popup (GTK_MENU_BUTTON (fixture_find (bar, GTK_TYPE_MENU_BUTTON, NULL)));
  pane = fixture_find (bar, ARB_TYPE_LOG_PANE, NULL);
  dialog = open_line (window, pane, number, action);
  /* Nothing may lie above the dialog. */
  popover = gtk_widget_get_ancestor (pane, GTK_TYPE_POPOVER);
  g_assert_false (dialog != NULL && gtk_widget_get_visible (popover));
  return dialog;
}

static GtkButton *
get_button (GtkWidget *dialog, GType type, const char *name)
{
  return GTK_BUTTON (gtk_widget_get_template_child (dialog, type, name));
}

/* Returns a child of the effects of the edit. */
static gpointer
get_effect (GtkWidget *dialog, const char *name)
{
  gpointer effects = gtk_widget_get_template_child (dialog, ARB_TYPE_EDIT_DIALOG, "effects");

  return gtk_widget_get_template_child (effects, ARB_TYPE_EDIT_EFFECTS, name);
}

static GtkButton *
get_accept (GtkWidget *dialog)
{
  return get_button (dialog, ARB_TYPE_EDIT_DIALOG, "accept_button");
}

static void
accept_edit (GtkWidget *dialog)
{
  g_assert_true (gtk_widget_is_sensitive (GTK_WIDGET (get_accept (dialog))));
  g_assert_true (gtk_widget_activate_action (dialog, "edit.accept", NULL));
  g_assert_null (fixture_find_toplevel (ARB_TYPE_EDIT_DIALOG));
}

/* An edit that strikes later moves says how many in red, and is made by a button of its own only. */
static void
strike (GtkWidget *dialog, const char *said, const char *label)
{
  GtkButton *button = get_effect (dialog, "strike_button");
  GtkWidget *said_label = get_effect (dialog, "struck_label");

  g_assert_false (gtk_widget_is_sensitive (GTK_WIDGET (get_accept (dialog))));
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (said_label)), ==, said);
  g_assert_true (gtk_widget_has_css_class (said_label, "error"));
  g_assert_cmpstr (gtk_button_get_label (button), ==, label);
  g_assert_true (gtk_widget_is_visible (GTK_WIDGET (button)));
  fixture_assert_narrow (dialog);
  g_signal_emit_by_name (button, "clicked");
  g_assert_null (fixture_find_toplevel (ARB_TYPE_EDIT_DIALOG));
}

static void
test_correct (Fixture *fixture, gconstpointer data)
{
  g_autoptr (ArbSession) reopened = NULL;
  g_autoptr (GError) error = NULL;
  GtkWidget *dialog = open_dialog (fixture->window, 2, "log.correct");
  GtkWidget *entry = fixture_find (dialog, GTK_TYPE_ENTRY, NULL);

  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "1 lead research");
  g_assert_false (gtk_widget_is_sensitive (GTK_WIDGET (get_accept (dialog))));
  arb_edit_dialog_write (ARB_EDIT_DIALOG (dialog), "lead nonsense");
  g_assert_false (gtk_widget_is_sensitive (GTK_WIDGET (get_accept (dialog))));
  arb_edit_dialog_write (ARB_EDIT_DIALOG (dialog), "lead survey");
  gtk_test_widget_wait_for_draw (dialog);
  session_fixture_assert_said (fixture->session, 2, "1 lead research");
  accept_edit (dialog);
  session_fixture_assert_said (fixture->session, 2, "1 lead survey");

  g_assert_true (arb_session_flush (fixture->session, &error));
  reopened = arb_session_open (arb_session_get_path (fixture->session), &error);
  g_assert_no_error (error);
  session_fixture_assert_said (reopened, 2, "1 lead survey");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.undo", NULL));
  session_fixture_assert_said (fixture->session, 2, "1 lead research");
}

static void
choose_step (gpointer rows, int index)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (rows, index);

  g_assert_nonnull (row);
  g_signal_emit_by_name (rows, "row-activated", row);
}

/* People need not know the notation: they can tap the moves that were possible. */
static void
test_correct_by_taps (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog = open_dialog (fixture->window, 2, "log.correct");
  gpointer steps = gtk_widget_get_template_child (dialog, ARB_TYPE_EDIT_DIALOG, "steps");
  gpointer rows = gtk_widget_get_template_child (dialog, ARB_TYPE_EDIT_DIALOG, "rows");
  GtkWidget *entry = fixture_find (dialog, GTK_TYPE_ENTRY, NULL);
  g_autofree char *said = NULL;

  g_assert_true (gtk_widget_get_visible (steps));
  choose_step (rows, 0);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), !=, "1 lead research");
  said = g_strdup (gtk_editable_get_text (GTK_EDITABLE (entry)));
  accept_edit (dialog);
  session_fixture_assert_said (fixture->session, 2, said);
}

static void
test_insert (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog = open_dialog (fixture->window, 3, "log.insert");
  gpointer scores = get_effect (dialog, "scores");
  guint length = session_fixture_get_length (fixture->session);

  arb_edit_dialog_write (ARB_EDIT_DIALOG (dialog), "1 adjust influence +2");
  fixture_assert_narrow (dialog);
  gtk_test_widget_wait_for_draw (dialog);
  g_assert_cmpuint (fixture_count (scores, ADW_TYPE_ACTION_ROW, NULL), ==, 1);
  accept_edit (dialog);
  g_assert_cmpuint (session_fixture_get_length (fixture->session), ==, length + 1);
  session_fixture_assert_said (fixture->session, 3, "1 adjust influence +2");
}

/* If scores are hidden, the dialog only says that the score changes. */
static void
test_hidden_scores (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog;

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.scores-hidden", NULL);
  dialog = open_dialog (fixture->window, 3, "log.insert");
  arb_edit_dialog_write (ARB_EDIT_DIALOG (dialog), "1 adjust influence +2");
  gtk_test_widget_wait_for_draw (dialog);
  g_assert_cmpuint (fixture_count (get_effect (dialog, "scores"), ADW_TYPE_ACTION_ROW, NULL), ==,
                    0);
  g_assert_true (g_str_has_suffix (gtk_label_get_text (get_effect (dialog, "summary_label")),
                                   " The score changes."));
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* The language joins the sentences of the summary: Japanese puts no blank between them. */
static void
test_joined_sentences (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog;
  const char *summary;

  g_assert_true (arb_language_set ("ja"));
  dialog = open_dialog (fixture->window, 3, "log.insert");
  arb_edit_dialog_write (ARB_EDIT_DIALOG (dialog), "1 adjust influence +2");
  summary = gtk_label_get_text (get_effect (dialog, "summary_label"));
  g_assert_nonnull (strstr (summary, "。得点が変わります。"));
  gtk_window_destroy (GTK_WINDOW (dialog));
  arb_language_set ("en");
}

/* A forgotten Action is inserted with what belongs to it, or not at all. */
static void
test_insert_steps (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog = open_dialog (fixture->window, 1, "log.insert");
  gpointer changes = get_effect (dialog, "changes");
  gpointer steps = gtk_widget_get_template_child (dialog, ARB_TYPE_EDIT_DIALOG, "steps");
  gpointer rows = gtk_widget_get_template_child (dialog, ARB_TYPE_EDIT_DIALOG, "rows");
  GtkWidget *entry = fixture_find (dialog, GTK_TYPE_ENTRY, NULL);

  arb_edit_dialog_write (ARB_EDIT_DIALOG (dialog), "1 skip");
  g_assert_false (gtk_widget_get_visible (steps));
  arb_edit_dialog_write (ARB_EDIT_DIALOG (dialog), "1 play politics");
  g_assert_true (gtk_widget_get_visible (steps));
  g_assert_false (gtk_widget_is_visible (changes));
  g_assert_false (gtk_widget_is_sensitive (GTK_WIDGET (get_accept (dialog))));
  g_signal_emit_by_name (entry, "activate");
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (dialog))
                 == GTK_WIDGET (gtk_list_box_get_row_at_index (rows, 0)));
  fixture_assert_narrow (dialog);

  choose_step (rows, 0);
  g_assert_true (gtk_widget_is_visible (changes));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (dialog)) == GTK_WIDGET (get_accept (dialog)));
  g_assert_true (gtk_widget_activate_action (dialog, "edit.step-back", NULL));
  g_assert_false (gtk_widget_is_sensitive (GTK_WIDGET (get_accept (dialog))));
  choose_step (rows, 1);
  g_assert_cmpuint (fixture_count (rows, GTK_TYPE_BUTTON, NULL), ==, 1);
  fixture_assert_narrow (dialog);
  accept_edit (dialog);
  session_fixture_assert_said (fixture->session, 1, "1 play politics");
  session_fixture_assert_said (fixture->session, 2, "1 take warfare");
  session_fixture_assert_said (fixture->session, 3, "1 lead research");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.undo", NULL));
  session_fixture_assert_said (fixture->session, 1, "1 skip");
}

/* Where there is only one way, what belongs to it is there at once. Nobody chose it, so nobody takes it
 * back. */
static void
test_filled_in (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog = open_dialog (fixture->window, 1, "log.insert");
  gpointer steps = gtk_widget_get_template_child (dialog, ARB_TYPE_EDIT_DIALOG, "steps");
  gpointer rows = gtk_widget_get_template_child (dialog, ARB_TYPE_EDIT_DIALOG, "rows");

  arb_edit_dialog_write (ARB_EDIT_DIALOG (dialog), "1 play colonize");
  g_assert_true (gtk_widget_get_visible (steps));
  g_assert_cmpuint (fixture_count (rows, ADW_TYPE_ACTION_ROW, NULL), ==, 1);
  g_assert_cmpuint (fixture_count (rows, GTK_TYPE_BUTTON, NULL), ==, 0);
  accept_edit (dialog);
  session_fixture_assert_said (fixture->session, 1, "1 play colonize");
  session_fixture_assert_said (fixture->session, 2, "1 colony #1 colonize");
  session_fixture_assert_said (fixture->session, 3, "1 lead research");
}

/* A wrong role strikes nothing: what belonged to it and the answers to it become other ones. */
static void
test_wrong_role (Fixture *fixture, gconstpointer data)
{
  static const char *const said[] = { "1 lead warfare", "1 boost warfare", "1 done",
                                      "1 collect",      "2 boost warfare", "2 done",
                                      "1 discard 1" };
  ArbTurnPanel *panel = arb_window_get_turn_panel (fixture->window);
  GtkWidget *dialog;

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.undo", NULL);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.undo", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (said); i++)
    arb_turn_panel_enter (panel, said[i]);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
  dialog = open_dialog (fixture->window, 2, "log.correct");
  arb_edit_dialog_write (ARB_EDIT_DIALOG (dialog), "1 lead colonize");
  fixture_assert_narrow (dialog);
  g_assert_cmpstr (gtk_label_get_text (get_effect (dialog, "summary_label")), ==,
                   "3 moves that belonged to it are removed with it. 1 later move becomes another "
                   "one. The score stays.");
  g_assert_false (gtk_widget_is_visible (get_effect (dialog, "struck_label")));
  accept_edit (dialog);
  session_fixture_assert_said (fixture->session, 2, "1 lead colonize");
  session_fixture_assert_said (fixture->session, 7, "2 dissent");
  session_fixture_assert_said (fixture->session, 8, "1 discard 1");
}

/* Possible moves are proposed while one types, and an unfinished line is no error. */
static void
test_half_written (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog = open_dialog (fixture->window, 3, "log.insert");
  gpointer verdict = gtk_widget_get_template_child (dialog, ARB_TYPE_EDIT_DIALOG, "verdict");
  gpointer entry = gtk_widget_get_template_child (dialog, ARB_TYPE_EDIT_DIALOG, "entry");

  g_assert_true (arb_command_entry_proposes (entry, "pl"));
  g_assert_true (arb_command_entry_proposes (entry, "2 pl"));
  g_assert_false (arb_command_entry_proposes (entry, "plx"));
  arb_edit_dialog_write (ARB_EDIT_DIALOG (dialog), "pl");
  g_assert_false (gtk_widget_get_visible (verdict));
  arb_edit_dialog_write (ARB_EDIT_DIALOG (dialog), "plx");
  g_assert_true (gtk_widget_get_visible (verdict));
  gtk_window_destroy (GTK_WINDOW (dialog));
}

static void
assert_has_keyboard (GtkWidget *widget)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));

  g_assert_true (focus != NULL && gtk_widget_is_ancestor (focus, widget));
}

/* After an insertion by the keyboard the focus is where it was. */
static void
test_keyboard (Fixture *fixture, gconstpointer data)
{
  GtkWidget *pane, *dialog, *alone;

  dialog = open_dialog (fixture->window, 3, "log.insert");
  arb_edit_dialog_write (ARB_EDIT_DIALOG (dialog), "1 adjust influence +2");
  accept_edit (dialog);
  gtk_window_set_focus (GTK_WINDOW (fixture->window), NULL);
  fixture_idle ();
  assert_has_keyboard (fixture_find (GTK_WIDGET (fixture->window), ARB_TYPE_LOG_BAR, NULL));

  pane = g_object_new (ARB_TYPE_LOG_PANE, "session", fixture->session, NULL);
  alone = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (alone), pane);
  gtk_window_present (GTK_WINDOW (alone));
  gtk_test_widget_wait_for_draw (alone);
  dialog = open_line (fixture->window, pane, 3, "log.insert");
  arb_edit_dialog_write (ARB_EDIT_DIALOG (dialog), "1 adjust influence +2");
  accept_edit (dialog);
  gtk_window_set_focus (GTK_WINDOW (alone), NULL);
  fixture_idle ();
  assert_has_keyboard (pane);
  gtk_window_destroy (GTK_WINDOW (alone));
}

/* The log alone, in a window of its own. */
static GtkWidget *
show_log (ArbSession *session, GtkWidget **alone)
{
  GtkWidget *pane = g_object_new (ARB_TYPE_LOG_PANE, "session", session, NULL);

  *alone = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (*alone), 320, 600);
  gtk_window_set_child (GTK_WINDOW (*alone), pane);
  gtk_window_present (GTK_WINDOW (*alone));
  gtk_test_widget_wait_for_draw (*alone);
  return pane;
}

/* The keyboard enters the log at the newest part, however many came since the log was shown. */
static void
test_newest_line (Fixture *fixture, gconstpointer data)
{
  GListModel *story = arb_session_get_story (fixture->session);
  GtkWidget *alone;
  GtkWidget *pane = show_log (fixture->session, &alone);
  g_autoptr (ArbStoryLine) newest = NULL;
  GtkWidget *row;

  arb_turn_panel_enter (arb_window_get_turn_panel (fixture->window), "1 adjust influence +2");
  gtk_test_widget_wait_for_draw (alone);
  gtk_window_set_focus (GTK_WINDOW (alone), NULL);
  g_assert_true (gtk_widget_child_focus (pane, GTK_DIR_TAB_FORWARD));
  row = gtk_widget_get_first_child (gtk_window_get_focus (GTK_WINDOW (alone)));
  newest = g_list_model_get_item (story, g_list_model_get_n_items (story) - 1);
  g_assert_true (arb_log_row_get_part (ARB_LOG_ROW (row)) == newest);
  gtk_window_destroy (GTK_WINDOW (alone));
}

/* A part unfolds to its moves, in their order; moves that come to it come below them, and it folds
 * again. */
static void
test_fold (Fixture *fixture, gconstpointer data)
{
  GtkWidget *alone;
  GtkWidget *pane = show_log (fixture->session, &alone);
  GListModel *places = get_places (pane);
  guint n_folded = g_list_model_get_n_items (places);

  g_assert_cmpuint (n_folded, ==,
                    g_list_model_get_n_items (arb_session_get_story (fixture->session)));
  tap_part (pane, 2);
  g_assert_cmpuint (g_list_model_get_n_items (places), ==, n_folded + 3);
  g_assert_cmpuint (find_place (pane, 2, TRUE), ==, find_place (pane, 2, FALSE) + 2);
  gtk_test_accessible_assert_state (gtk_widget_get_parent (
                                        fixture_find (pane, ARB_TYPE_LOG_ROW, NULL)),
                                    GTK_ACCESSIBLE_STATE_EXPANDED, TRUE);
  arb_turn_panel_enter (arb_window_get_turn_panel (fixture->window), "acquire abundance");
  gtk_widget_activate_action (GTK_WIDGET (arb_window_get_turn_panel (fixture->window)),
                              "turn.allow", NULL);
  gtk_test_widget_wait_for_draw (alone);
  g_assert_cmpuint (g_list_model_get_n_items (places), ==, n_folded + 4);
  tap_part (pane, 2);
  g_assert_cmpuint (g_list_model_get_n_items (places), ==, n_folded);
  gtk_window_destroy (GTK_WINDOW (alone));
}

/* All moves can be seen at once. */
static void
test_single_moves (Fixture *fixture, gconstpointer data)
{
  GtkWidget *alone;
  GtkWidget *pane = show_log (fixture->session, &alone);
  gpointer button = gtk_widget_get_template_child (pane, ARB_TYPE_LOG_PANE, "unfold_button");
  guint n_folded = g_list_model_get_n_items (get_places (pane));

  gtk_toggle_button_set_active (button, TRUE);
  g_assert_cmpuint (g_list_model_get_n_items (get_places (pane)), ==,
                    n_folded + session_fixture_get_length (fixture->session));
  gtk_toggle_button_set_active (button, FALSE);
  g_assert_cmpuint (g_list_model_get_n_items (get_places (pane)), ==, n_folded);
  gtk_window_destroy (GTK_WINDOW (alone));
}

/* The mark of a move is also shown at the part into which it is folded. */
static void
test_marked_part (Fixture *fixture, gconstpointer data)
{
  GtkWidget *alone;
  GtkWidget *pane = show_log (fixture->session, &alone);
  gpointer row = fixture_find (pane, ARB_TYPE_LOG_ROW, NULL);
  gpointer icon = gtk_widget_get_template_child (row, ARB_TYPE_LOG_ROW, "mark_icon");

  g_assert_false (gtk_widget_get_visible (icon));
  arb_turn_panel_enter (arb_window_get_turn_panel (fixture->window), "acquire abundance");
  gtk_widget_activate_action (GTK_WIDGET (arb_window_get_turn_panel (fixture->window)),
                              "turn.allow", NULL);
  gtk_test_widget_wait_for_draw (alone);
  g_assert_true (gtk_widget_get_visible (icon));
  g_assert_cmpstr (arb_image_get_icon (icon), ==, "ruling-symbolic");
  gtk_window_destroy (GTK_WINDOW (alone));
}

/* A part is marked once the file contains all of its moves. */
static void
test_saved (Fixture *fixture, gconstpointer data)
{
  GtkWidget *alone;
  GtkWidget *pane = show_log (fixture->session, &alone);
  gpointer row = fixture_find (pane, ARB_TYPE_LOG_ROW, NULL);
  gpointer dot = gtk_widget_get_template_child (row, ARB_TYPE_LOG_ROW, "saved_mark");

  session_fixture_wait (fixture->session);
  g_assert_true (gtk_widget_get_visible (dot));
  arb_turn_panel_enter (arb_window_get_turn_panel (fixture->window), "acquire abundance");
  gtk_widget_activate_action (GTK_WIDGET (arb_window_get_turn_panel (fixture->window)),
                              "turn.allow", NULL);
  gtk_test_widget_wait_for_draw (alone);
  row = fixture_find (pane, ARB_TYPE_LOG_ROW, NULL);
  dot = gtk_widget_get_template_child (row, ARB_TYPE_LOG_ROW, "saved_mark");
  g_assert_false (gtk_widget_get_visible (dot));
  session_fixture_wait (fixture->session);
  g_assert_true (gtk_widget_get_visible (dot));
  gtk_window_destroy (GTK_WINDOW (alone));
}

/* The points beside a turn are shown unless scores are hidden. */
static void
test_points (Fixture *fixture, gconstpointer data)
{
  GtkWidget *alone;
  GtkWidget *pane = show_log (fixture->session, &alone);
  gpointer row = fixture_find (pane, ARB_TYPE_LOG_ROW, NULL);
  gpointer total = gtk_widget_get_template_child (row, ARB_TYPE_LOG_ROW, "total_label");

  g_assert_true (gtk_widget_get_visible (total));
  gtk_window_set_transient_for (GTK_WINDOW (alone), GTK_WINDOW (fixture->window));
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.scores-hidden", NULL);
  arb_log_row_update_scores (row);
  g_assert_false (gtk_widget_get_visible (total));
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.scores-hidden", NULL);
  gtk_window_destroy (GTK_WINDOW (alone));
}

/* The first row with a move of an unfolded part. */
static GtkWidget *
find_move (GtkWidget *pane)
{
  return gtk_widget_get_ancestor (fixture_find (pane, GTK_TYPE_GRID, "log-row"), ARB_TYPE_LOG_ROW);
}

/* The other button of a mouse opens the menu of a line, too. */
static void
test_secondary (Fixture *fixture, gconstpointer data)
{
  GtkWidget *alone;
  GtkWidget *pane = show_log (fixture->session, &alone);
  GtkWidget *menu, *row;
  g_autoptr (GListModel) controllers = NULL;

  tap_part (pane, 2);
  controllers = gtk_widget_observe_controllers (find_move (pane));
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkGesture) press = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_CLICK (press)
          && gtk_gesture_single_get_button (GTK_GESTURE_SINGLE (press)) == GDK_BUTTON_SECONDARY)
        g_signal_emit_by_name (press, "pressed", 1, 0.0, 0.0);
    }
  menu = fixture_find (pane, GTK_TYPE_POPOVER_MENU, NULL);
  g_assert_true (gtk_widget_get_visible (menu));
  /* One sees which line it is about. */
  row = gtk_widget_get_parent (find_move (pane));
  g_assert_true (gtk_widget_has_css_class (row, "lit"));
  gtk_popover_popdown (GTK_POPOVER (menu));
  g_assert_false (gtk_widget_has_css_class (row, "lit"));
  gtk_window_destroy (GTK_WINDOW (alone));
}

/* The end of a choice is small in the log; it can be corrected like any line. */
static void
test_quiet (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window = fixture_window_new (session);
  ArbTurnPanel *panel = arb_window_get_turn_panel (window);
  GtkWidget *bar = fixture_find (GTK_WIDGET (window), ARB_TYPE_LOG_BAR, NULL);
  GtkLabel *text = GTK_LABEL (gtk_widget_get_template_child (bar, ARB_TYPE_LOG_BAR, "text_label"));
  GtkWidget *pane, *alone, *dialog;

  arb_turn_panel_enter (panel, "skip");
  g_assert_true (g_str_has_suffix (gtk_label_get_text (text), " skips the Action"));
  arb_turn_panel_enter (panel, "lead survey");
  arb_turn_panel_enter (panel, "done");
  g_assert_true (g_str_has_suffix (gtk_label_get_text (text), " leads Survey"));
  dialog = open_dialog (window, 3, "log.correct");
  g_assert_nonnull (dialog);
  gtk_window_destroy (GTK_WINDOW (dialog));
  fixture_window_close (window);

  pane = show_log (session, &alone);
  tap_part (pane, 3);
  g_assert_cmpuint (fixture_count (pane, GTK_TYPE_LABEL, "quiet"), ==, 2);
  gtk_window_destroy (GTK_WINDOW (alone));
}

/* The bar with one line shows the mark of that line, as the log does. */
static void
test_mark (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window = fixture_window_new (session);
  ArbTurnPanel *panel = arb_window_get_turn_panel (window);
  GtkWidget *bar = fixture_find (GTK_WIDGET (window), ARB_TYPE_LOG_BAR, NULL);
  gpointer icon = gtk_widget_get_template_child (bar, ARB_TYPE_LOG_BAR, "mark_icon");

  g_assert_false (gtk_widget_get_visible (icon));
  arb_turn_panel_enter (panel, "lead research");
  arb_turn_panel_enter (panel, "done");
  arb_turn_panel_enter (panel, "acquire abundance");
  gtk_widget_activate_action (GTK_WIDGET (panel), "turn.allow", NULL);
  g_assert_true (gtk_widget_get_visible (icon));
  g_assert_cmpstr (arb_image_get_icon (icon), ==, "ruling-symbolic");
  fixture_window_close (window);
}

/* A move against the rules needs a second tap, and an impossible one is not offered. */
static void
test_refused (Fixture *fixture, gconstpointer data)
{
  g_autoptr (ArbLogLine) line = NULL;
  GtkWidget *dialog, *entry;

  arb_turn_panel_enter (arb_window_get_turn_panel (fixture->window), "1 adjust influence +1");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
  dialog = open_dialog (fixture->window, 4, "log.insert");
  entry = fixture_find (dialog, GTK_TYPE_ENTRY, NULL);
  arb_edit_dialog_write (ARB_EDIT_DIALOG (dialog), "settle #9");
  g_assert_false (gtk_widget_is_sensitive (GTK_WIDGET (get_accept (dialog))));
  arb_edit_dialog_write (ARB_EDIT_DIALOG (dialog), "acquire improved-survey-sc");
  g_assert_cmpstr (gtk_button_get_label (get_accept (dialog)), ==, "_Allow Anyway");
  g_signal_emit_by_name (entry, "activate");
  g_assert_true (fixture_find_toplevel (ARB_TYPE_EDIT_DIALOG) == dialog);
  accept_edit (dialog);
  line = arb_session_dup_line (fixture->session, 4);
  g_assert_true (line->entry.ruled);
}

static void
test_remove (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog = open_dialog (fixture->window, 1, "log.remove");
  gpointer changes = get_effect (dialog, "changes");
  guint length = session_fixture_get_length (fixture->session);

  gtk_test_widget_wait_for_draw (dialog);
  g_assert_cmpuint (fixture_count (changes, ADW_TYPE_ACTION_ROW, NULL), >=, 2);
  g_assert_cmpuint (session_fixture_get_length (fixture->session), ==, length);
  strike (dialog, "1 later move would not be possible and is struck.", "Strike 1 Later Move");
  g_assert_cmpuint (session_fixture_get_length (fixture->session), ==, length - 1);
}

/* The first line without which more than @n others are judged otherwise. */
static guint
find_pivotal_line (ArbSession *session, guint n)
{
  for (guint number = 1; number <= session_fixture_get_length (session); number++)
    {
      ArbLogEdit edit = { .kind = ARB_EDIT_REMOVE, .number = number };
      g_autoptr (ArbEditPreview) preview = arb_session_preview_edit (session, &edit);

      if (preview->changes->len > n)
        return number;
    }
  g_error ("no line matters that much");
}

/* A correction that little survives shows its beginning at once and all of it on request. */
static void
test_many_changes (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  g_autoptr (ArbGame) record = fixture_record_new ("eminent-domain", 3);
  ArbWindow *window;
  GtkWidget *dialog;
  gpointer changes;
  guint n_shown;

  for (guint i = 0; i < 200; i++)
    {
      ArbVerdict verdict;

      arb_session_play (session, arb_game_get_entry (record, i)->move, FALSE, &verdict);
    }
  window = fixture_window_new (session);
  dialog = GTK_WIDGET (arb_edit_dialog_new (session, ARB_EDIT_REMOVE,
                                            find_pivotal_line (session, 50), GTK_WINDOW (window)));
  gtk_window_present (GTK_WINDOW (dialog));
  gtk_test_widget_wait_for_draw (dialog);
  changes = get_effect (dialog, "changes");
  n_shown = fixture_count (changes, ADW_TYPE_ACTION_ROW, NULL);
  g_assert_cmpuint (n_shown, <, 50);
  g_signal_emit_by_name (get_effect (dialog, "all_button"), "clicked");
  g_assert_cmpuint (fixture_count (changes, ADW_TYPE_ACTION_ROW, NULL), >, 50);
  fixture_assert_narrow (dialog);
  gtk_window_destroy (GTK_WINDOW (dialog));
  fixture_window_close (window);
}

/* Whether the way to the end is shown in the place of the title. */
static gboolean
shows_ahead (ArbWindow *window)
{
  GtkWidget *button = GTK_WIDGET (
      gtk_widget_get_template_child (GTK_WIDGET (window), ARB_TYPE_WINDOW, "ahead_button"));
  GtkWidget *title =
      GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (window), ARB_TYPE_WINDOW, "title"));

  g_assert_true (gtk_widget_get_visible (button) != gtk_widget_get_visible (title));
  return gtk_widget_get_visible (button);
}

/* After people went back, the place of the title says how many moves lie ahead, and leads to them; a
 * new move sets them aside, and one undo brings them back. */
static void
test_go_back (Fixture *fixture, gconstpointer data)
{
  GtkWidget *window = GTK_WIDGET (fixture->window);
  gpointer title = gtk_widget_get_template_child (window, ARB_TYPE_WINDOW, "ahead_title");
  ArbTurnPanel *panel = arb_window_get_turn_panel (fixture->window);
  guint length;

  arb_turn_panel_enter (panel, "2 dissent");
  arb_turn_panel_enter (panel, "discard 1");
  length = session_fixture_get_length (fixture->session);
  g_assert_cmpuint (length, >, 3);
  g_assert_null (open_dialog (fixture->window, 2, "log.go-back"));
  g_assert_cmpuint (session_fixture_get_length (fixture->session), ==, 2);
  g_assert_true (shows_ahead (fixture->window));
  g_assert_true (g_str_has_suffix (adw_window_title_get_title (title), " later moves"));
  g_signal_emit_by_name (gtk_widget_get_template_child (window, ARB_TYPE_WINDOW, "ahead_button"),
                         "clicked");
  g_assert_cmpuint (session_fixture_get_length (fixture->session), ==, length);
  g_assert_false (shows_ahead (fixture->window));

  g_assert_true (arb_session_go_back (fixture->session, 2));
  arb_turn_panel_enter (panel, "boost research");
  g_assert_false (shows_ahead (fixture->window));
  gtk_widget_activate_action (window, "win.undo", NULL);
  g_assert_cmpuint (session_fixture_get_length (fixture->session), ==, length);
}

/* Looking at a moment changes nothing. */
static void
test_look (Fixture *fixture, gconstpointer data)
{
  guint length = session_fixture_get_length (fixture->session);
  GtkWidget *dialog;

  g_assert_null (open_dialog (fixture->window, 2, "log.look"));
  dialog = fixture_find_toplevel (ARB_TYPE_LOOK_DIALOG);
  g_assert_nonnull (dialog);
  gtk_test_widget_wait_for_draw (dialog);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (dialog)), ==, "Move 2 of 3");
  gtk_widget_activate_action (dialog, "look.later", NULL);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (dialog)), ==, "Move 3 of 3");
  gtk_widget_activate_action (dialog, "look.earlier", NULL);
  gtk_widget_activate_action (dialog, "look.earlier", NULL);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (dialog)), ==, "Move 0 of 3");
  fixture_assert_narrow (dialog);
  gtk_window_destroy (GTK_WINDOW (dialog));
  g_assert_cmpuint (session_fixture_get_length (fixture->session), ==, length);
  g_assert_true (arb_session_get_can_undo (fixture->session));
  g_assert_false (arb_session_get_can_redo (fixture->session));
}

#define ADD(name, func) g_test_add ("/app/edits/" name, Fixture, NULL, set_up, func, tear_down)

int
main (int argc, char *argv[])
{
  if (!fixture_init (&argc, &argv))
    return 0;

  ADD ("correct", test_correct);
  ADD ("correct-by-taps", test_correct_by_taps);
  ADD ("insert", test_insert);
  ADD ("hidden-scores", test_hidden_scores);
  ADD ("joined-sentences", test_joined_sentences);
  ADD ("insert-steps", test_insert_steps);
  ADD ("filled-in", test_filled_in);
  ADD ("wrong-role", test_wrong_role);
  ADD ("half-written", test_half_written);
  ADD ("keyboard", test_keyboard);
  ADD ("newest-line", test_newest_line);
  ADD ("fold", test_fold);
  ADD ("single-moves", test_single_moves);
  ADD ("marked-part", test_marked_part);
  ADD ("saved", test_saved);
  ADD ("points", test_points);
  ADD ("secondary", test_secondary);
  g_test_add_func ("/app/edits/mark", test_mark);
  g_test_add_func ("/app/edits/quiet", test_quiet);
  ADD ("refused", test_refused);
  ADD ("remove", test_remove);
  g_test_add_func ("/app/edits/many-changes", test_many_changes);
  ADD ("go-back", test_go_back);
  ADD ("look", test_look);

  return g_test_run ();
}
