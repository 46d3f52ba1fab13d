/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"
#include "session-fixture.h"

#include "app/argument-field.h"
#include "app/command-entry.h"
#include "app/edit-dialog.h"
#include "app/edit-steps.h"
#include "app/log-bar.h"
#include "app/log-pane.h"
#include "app/shortcuts.h"
#include "wording/switch-words.h"
#include "app/statement-form.h"
#include "app/tell-dialog.h"
#include "app/widgets.h"
#include "model/log-line.h"
#include "model/option.h"
#include "systems/systems.h"

static ArbWindow *
window_new (ArbSession *session)
{
  ArbWindow *window = fixture_window_new (session);

  arb_turn_panel_enter (arb_window_get_turn_panel (window), "lead research");
  arb_turn_panel_enter (arb_window_get_turn_panel (window), "done");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  return window;
}

static GtkWidget *
find_window (GType type)
{
  g_autoptr (GListModel) toplevels = g_object_ref (gtk_window_get_toplevels ());

  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr (GtkWidget) toplevel = g_list_model_get_item (toplevels, i);

      if (g_type_is_a (G_OBJECT_TYPE (toplevel), type))
        return toplevel;
    }
  return NULL;
}

/* Opens the menu of a line as a tap or Enter does, and chooses from it. */
static GtkWidget *
open_line (ArbWindow *window, GtkWidget *pane, guint number, const char *action)
{
  GtkWidget *list = fixture_find (pane, GTK_TYPE_LIST_VIEW, NULL);
  GtkWidget *popover;

  g_signal_emit_by_name (list, "activate",
                         session_fixture_get_length (arb_window_get_session (window)) - number);
  popover = fixture_find (pane, GTK_TYPE_POPOVER_MENU, NULL);
  g_assert_true (gtk_widget_get_visible (popover));
  gtk_popover_popdown (GTK_POPOVER (popover));
  g_assert_true (gtk_widget_activate_action (pane, action, NULL));
  return find_window (ARB_TYPE_EDIT_DIALOG);
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

static GtkButton *
get_accept (GtkWidget *dialog)
{
  return get_button (dialog, ARB_TYPE_EDIT_DIALOG, "accept_button");
}

/* Whatever is shown, the dialog fits on a phone. */
static void
assert_narrow (GtkWidget *dialog)
{
  int minimum;

  gtk_widget_measure (dialog, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 360);
}

static void
accept_edit (GtkWidget *dialog)
{
  g_assert_true (gtk_widget_is_sensitive (GTK_WIDGET (get_accept (dialog))));
  g_assert_true (gtk_widget_activate_action (dialog, "edit.accept", NULL));
  g_assert_null (find_window (ARB_TYPE_EDIT_DIALOG));
}

static void
assert_said (ArbSession *session, guint number, const char *expected)
{
  g_autofree char *said = arb_session_dup_said (session, number);

  g_assert_cmpstr (said, ==, expected);
}

static void
test_correct (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  g_autoptr (ArbSession) reopened = NULL;
  g_autoptr (GError) error = NULL;
  ArbWindow *window = window_new (session);
  GtkWidget *dialog = open_dialog (window, 2, "log.correct");
  GtkWidget *entry = fixture_find (dialog, GTK_TYPE_ENTRY, NULL);

  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "1 lead research");
  g_assert_false (gtk_widget_is_sensitive (GTK_WIDGET (get_accept (dialog))));
  arb_edit_dialog_write (ARB_EDIT_DIALOG (dialog), "lead nonsense");
  g_assert_false (gtk_widget_is_sensitive (GTK_WIDGET (get_accept (dialog))));
  arb_edit_dialog_write (ARB_EDIT_DIALOG (dialog), "lead survey");
  gtk_test_widget_wait_for_draw (dialog);
  assert_said (session, 2, "1 lead research");
  accept_edit (dialog);
  assert_said (session, 2, "1 lead survey");

  g_assert_true (arb_session_flush (session, &error));
  reopened = arb_session_open (arb_session_get_path (session), &error);
  g_assert_no_error (error);
  assert_said (reopened, 2, "1 lead survey");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.undo", NULL));
  assert_said (session, 2, "1 lead research");
  fixture_window_close (window);
}

static void
test_insert (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window = window_new (session);
  GtkWidget *dialog = open_dialog (window, 3, "log.insert");
  gpointer scores = gtk_widget_get_template_child (dialog, ARB_TYPE_EDIT_DIALOG, "scores");
  guint length = session_fixture_get_length (session);

  arb_edit_dialog_write (ARB_EDIT_DIALOG (dialog), "1 adjust influence +2");
  assert_narrow (dialog);
  gtk_test_widget_wait_for_draw (dialog);
  g_assert_cmpuint (fixture_count (scores, ADW_TYPE_ACTION_ROW, NULL), ==, 1);
  accept_edit (dialog);
  g_assert_cmpuint (session_fixture_get_length (session), ==, length + 1);
  assert_said (session, 3, "1 adjust influence +2");
  fixture_window_close (window);
}

static void
choose_step (gpointer rows, int index)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (rows, index);

  g_assert_nonnull (row);
  g_signal_emit_by_name (rows, "row-activated", row);
}

/* An Action that was forgotten goes in with its target, or not at all. */
static void
test_insert_steps (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window = window_new (session);
  GtkWidget *dialog = open_dialog (window, 1, "log.insert");
  gpointer changes = gtk_widget_get_template_child (dialog, ARB_TYPE_EDIT_DIALOG, "changes");
  gpointer steps = gtk_widget_get_template_child (dialog, ARB_TYPE_EDIT_DIALOG, "steps");
  gpointer rows = gtk_widget_get_template_child (steps, ARB_TYPE_EDIT_STEPS, "rows");
  GtkWidget *entry = fixture_find (dialog, GTK_TYPE_ENTRY, NULL);

  arb_edit_dialog_write (ARB_EDIT_DIALOG (dialog), "1 skip");
  g_assert_false (gtk_widget_get_visible (steps));
  arb_edit_dialog_write (ARB_EDIT_DIALOG (dialog), "1 play colonize");
  g_assert_true (gtk_widget_get_visible (steps));
  g_assert_false (gtk_widget_get_visible (changes));
  g_assert_false (gtk_widget_is_sensitive (GTK_WIDGET (get_accept (dialog))));
  g_signal_emit_by_name (entry, "activate");
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (dialog))
                 == GTK_WIDGET (gtk_list_box_get_row_at_index (rows, 0)));
  assert_narrow (dialog);

  choose_step (rows, 0);
  g_assert_true (gtk_widget_get_visible (changes));
  g_assert_true (gtk_widget_has_focus (GTK_WIDGET (get_accept (dialog))));
  g_assert_true (gtk_widget_activate_action (dialog, "edit.step-back", NULL));
  g_assert_false (gtk_widget_is_sensitive (GTK_WIDGET (get_accept (dialog))));
  choose_step (rows, 0);
  assert_narrow (dialog);
  accept_edit (dialog);
  assert_said (session, 1, "1 play colonize");
  assert_said (session, 2, "1 colony #1 colonize");
  assert_said (session, 3, "1 lead research");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.undo", NULL));
  assert_said (session, 1, "1 skip");
  fixture_window_close (window);
}

/* Whatever could be said is proposed while it is written, and no error before it is one. */
static void
test_half_written (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window = window_new (session);
  GtkWidget *dialog = open_dialog (window, 3, "log.insert");
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
  fixture_window_close (window);
}

static gboolean
has_keyboard (gpointer widget)
{
  return gtk_widget_get_focus_child (widget) != NULL;
}

/* Whoever puts something in by the keyboard goes on where he was. */
static void
test_keyboard (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window = window_new (session);
  GtkWidget *pane, *dialog, *alone;

  dialog = open_dialog (window, 3, "log.insert");
  arb_edit_dialog_write (ARB_EDIT_DIALOG (dialog), "1 adjust influence +2");
  accept_edit (dialog);
  fixture_wait (has_keyboard, fixture_find (GTK_WIDGET (window), ARB_TYPE_LOG_BAR, NULL));

  pane = g_object_new (ARB_TYPE_LOG_PANE, "session", session, NULL);
  alone = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (alone), pane);
  gtk_window_present (GTK_WINDOW (alone));
  gtk_test_widget_wait_for_draw (alone);
  dialog = open_line (window, pane, 3, "log.insert");
  arb_edit_dialog_write (ARB_EDIT_DIALOG (dialog), "1 adjust influence +2");
  accept_edit (dialog);
  fixture_wait (has_keyboard, pane);
  gtk_window_destroy (GTK_WINDOW (alone));
  fixture_window_close (window);
}

/* A bar of one line says what its line is, as the whole log does. */
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

/* What is against the rules takes a second thought, what cannot be done is not offered. */
static void
test_refused (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  g_autoptr (ArbLogLine) line = NULL;
  ArbWindow *window = window_new (session);
  GtkWidget *dialog, *entry;

  arb_turn_panel_enter (arb_window_get_turn_panel (window), "1 adjust influence +1");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  dialog = open_dialog (window, 4, "log.insert");
  entry = fixture_find (dialog, GTK_TYPE_ENTRY, NULL);
  arb_edit_dialog_write (ARB_EDIT_DIALOG (dialog), "settle #9");
  g_assert_false (gtk_widget_is_sensitive (GTK_WIDGET (get_accept (dialog))));
  arb_edit_dialog_write (ARB_EDIT_DIALOG (dialog), "acquire improved-survey-sc");
  g_assert_cmpstr (gtk_button_get_label (get_accept (dialog)), ==, "_Allow Anyway");
  g_signal_emit_by_name (entry, "activate");
  g_assert_true (find_window (ARB_TYPE_EDIT_DIALOG) == dialog);
  accept_edit (dialog);
  line = g_list_model_get_item (arb_session_get_log (session), 3);
  g_assert_true (arb_log_line_get_ruled (line));
  fixture_window_close (window);
}

static void
test_remove (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window = window_new (session);
  GtkWidget *dialog = open_dialog (window, 1, "log.remove");
  gpointer changes = gtk_widget_get_template_child (dialog, ARB_TYPE_EDIT_DIALOG, "changes");
  guint length = session_fixture_get_length (session);

  gtk_test_widget_wait_for_draw (dialog);
  g_assert_cmpuint (fixture_count (changes, ADW_TYPE_ACTION_ROW, NULL), >=, 2);
  g_assert_cmpuint (session_fixture_get_length (session), ==, length);
  accept_edit (dialog);
  g_assert_cmpuint (session_fixture_get_length (session), ==, length - 1);
  fixture_window_close (window);
}

/* The first line without which more than @n others are judged otherwise. */
static guint
find_pivotal_line (ArbSession *session, guint n)
{
  for (guint number = 1; number <= session_fixture_get_length (session); number++)
    {
      ArbLogEdit edit = { .kind = ARB_EDIT_REMOVE, .number = number };
      g_autoptr (ArbEditPreview) preview = arb_session_preview_edit (session, &edit);

      if (g_list_model_get_n_items (arb_edit_preview_get_changes (preview)) > n)
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
  changes = gtk_widget_get_template_child (dialog, ARB_TYPE_EDIT_DIALOG, "changes");
  n_shown = fixture_count (changes, ADW_TYPE_ACTION_ROW, NULL);
  g_assert_cmpuint (n_shown, <, 50);
  g_signal_emit_by_name (get_button (dialog, ARB_TYPE_EDIT_DIALOG, "all_button"), "clicked");
  g_assert_cmpuint (fixture_count (changes, ADW_TYPE_ACTION_ROW, NULL), >, 50);
  assert_narrow (dialog);
  gtk_window_destroy (GTK_WINDOW (dialog));
  fixture_window_close (window);
}

static void
test_go_back (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window = window_new (session);

  g_assert_null (open_dialog (window, 2, "log.go-back"));
  g_assert_cmpuint (session_fixture_get_length (session), ==, 2);
  fixture_window_close (window);
}

static void
choose (gpointer list, const char *label)
{
  GListModel *options = gtk_drop_down_get_model (list);

  for (guint i = 0; i < g_list_model_get_n_items (options); i++)
    {
      g_autoptr (ArbOption) option = g_list_model_get_item (options, i);

      if (g_str_equal (arb_option_get_label (option), label))
        {
          gtk_drop_down_set_selected (list, i);
          return;
        }
    }
  g_error ("nothing is called %s", label);
}

static void
test_tell (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window = window_new (session);
  guint length = session_fixture_get_length (session);
  GtkWidget *dialog, *form, *field;
  GtkButton *add;

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (arb_window_get_turn_panel (window)),
                                             "turn.tell", NULL));
  dialog = find_window (ARB_TYPE_TELL_DIALOG);
  g_assert_nonnull (dialog);
  gtk_test_widget_wait_for_draw (dialog);
  add = get_button (dialog, ARB_TYPE_TELL_DIALOG, "add_button");
  form = fixture_find (dialog, ARB_TYPE_STATEMENT_FORM, NULL);
  choose (gtk_widget_get_template_child (form, ARB_TYPE_STATEMENT_FORM, "statements"), "… holds …");
  choose (gtk_widget_get_template_child (form, ARB_TYPE_STATEMENT_FORM, "seats"), "Bob");
  field = fixture_find (dialog, ARB_TYPE_ARGUMENT_FIELD, NULL);
  choose (fixture_find (field, GTK_TYPE_DROP_DOWN, NULL), "Survey");
  g_assert_true (gtk_widget_is_sensitive (GTK_WIDGET (add)));
  g_assert_true (gtk_widget_activate_action (dialog, "tell.add", NULL));
  assert_said (session, length + 1, "2 holds survey");
  gtk_test_widget_wait_for_draw (dialog);

  /* Nobody has so many of them. */
  field = gtk_widget_get_next_sibling (field);
  arb_argument_field_select (ARB_ARGUMENT_FIELD (field), 1);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (fixture_find (field, GTK_TYPE_SPIN_BUTTON, NULL)),
                             99);
  g_assert_false (gtk_widget_is_sensitive (GTK_WIDGET (add)));
  gtk_window_destroy (GTK_WINDOW (dialog));
  fixture_window_close (window);
}

static guint
selected_verb (GtkDropDown *statements)
{
  return arb_option_get_value (ARB_OPTION (gtk_drop_down_get_selected_item (statements)));
}

/* Everything that can be chosen in the dialog is drawn and judged without a warning. */
static void
test_tell_all (gconstpointer system)
{
  g_autoptr (ArbSession) session = fixture_session_new (system);
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *dialog = arb_tell_dialog_new (session, GTK_WINDOW (window));
  gpointer form = fixture_find (dialog, ARB_TYPE_STATEMENT_FORM, NULL);
  gpointer statements = gtk_widget_get_template_child (form, ARB_TYPE_STATEMENT_FORM, "statements");
  guint n = g_list_model_get_n_items (gtk_drop_down_get_model (statements));

  gtk_window_present (GTK_WINDOW (dialog));
  for (guint i = 0; i < n; i++)
    {
      gtk_drop_down_set_selected (statements, i);
      gtk_test_widget_wait_for_draw (dialog);
      /* Only the end by the table says all with its verb. */
      g_assert_true ((fixture_find (dialog, ARB_TYPE_ARGUMENT_FIELD, NULL) == NULL)
                     == (selected_verb (statements) == ARB_VERB_END));
      assert_narrow (dialog);
    }
  gtk_window_destroy (GTK_WINDOW (dialog));
  fixture_window_close (window);
}

static void
test_switch_words (void)
{
  for (guint i = 0; arb_systems ()[i] != NULL; i++)
    {
      const ArbCatalogue *catalogue = arb_catalogue_get (arb_systems ()[i]);

      for (guint j = 0; j < catalogue->n_switches; j++)
        {
          const ArbSwitch *a_switch = &catalogue->switches[j];

          for (guint value = 0; a_switch->values[value] != NULL; value++)
            {
              g_autofree char *text = arb_switch_describe_value (catalogue, a_switch, value, NULL);

              g_assert_null (strchr (text, '-'));
              g_assert_false (g_ascii_islower (text[0]));
            }
        }
    }
}

/* What all keys do has room over a phone; a window without a size is as narrow as can be. */
static void
test_shortcuts (void)
{
  GtkWidget *window = gtk_application_window_new (GTK_APPLICATION (g_application_get_default ()));
  GtkWidget *overlay = arb_shortcuts_get (GTK_APPLICATION_WINDOW (window));
  int minimum;

  gtk_window_present (GTK_WINDOW (overlay));
  gtk_test_widget_wait_for_draw (overlay);
  gtk_widget_measure (overlay, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 360);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  if (!fixture_init (&argc, &argv))
    return 0;

  g_test_add_func ("/app/dialogs/correct", test_correct);
  g_test_add_func ("/app/dialogs/insert", test_insert);
  g_test_add_func ("/app/dialogs/insert-steps", test_insert_steps);
  g_test_add_func ("/app/dialogs/half-written", test_half_written);
  g_test_add_func ("/app/dialogs/keyboard", test_keyboard);
  g_test_add_func ("/app/dialogs/mark", test_mark);
  g_test_add_func ("/app/dialogs/refused", test_refused);
  g_test_add_func ("/app/dialogs/remove", test_remove);
  g_test_add_func ("/app/dialogs/many-changes", test_many_changes);
  g_test_add_func ("/app/dialogs/go-back", test_go_back);
  g_test_add_func ("/app/dialogs/tell", test_tell);
  g_test_add_data_func ("/app/dialogs/tell-all/eminent-domain", "eminent-domain", test_tell_all);
  g_test_add_data_func ("/app/dialogs/tell-all/nine-domains", "nine-domains", test_tell_all);
  g_test_add_func ("/app/dialogs/switch-words", test_switch_words);

  g_test_add_func ("/app/dialogs/shortcuts", test_shortcuts);
  return g_test_run ();
}
