/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"
#include "session-fixture.h"

#include "app/turn/option-picker.h"
#include "app/turn/record-dialog.h"
#include "app/turn/statement-form.h"
#include "app/window/shortcuts.h"

/* Returns the field for the first argument, or %NULL. */
static GtkWidget *
find_field (gpointer form)
{
  gpointer fields = gtk_widget_get_template_child (form, ARB_TYPE_STATEMENT_FORM, "fields");

  return gtk_widget_get_first_child (fields);
}

/* Every player is one tap away. */
static void
choose_seat (GtkWidget *form, const char *player)
{
  gpointer seats = gtk_widget_get_template_child (form, ARB_TYPE_STATEMENT_FORM, "seats");
  GtkWidget *button = gtk_widget_get_first_child (seats);

  while (!g_str_equal (gtk_label_get_text (GTK_LABEL (fixture_find (button, GTK_TYPE_LABEL, NULL))),
                       player))
    button = gtk_widget_get_next_sibling (button);
  g_assert_true (gtk_widget_get_mapped (button));
  g_signal_emit_by_name (button, "clicked");
}

/* Counts the options that are shown under @widget. */
static guint
count_options (GtkWidget *widget)
{
  guint n = GTK_IS_TOGGLE_BUTTON (widget) && gtk_widget_get_mapped (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_options (child);
  return n;
}

static void
test_report (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window = fixture_window_new (session);
  guint length = session_fixture_get_length (session);
  GtkWidget *dialog, *form, *field, *picker;
  gpointer add;

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.statement", NULL));
  dialog = fixture_find_toplevel (ARB_TYPE_RECORD_DIALOG);
  g_assert_nonnull (dialog);
  gtk_test_widget_wait_for_draw (dialog);
  add = gtk_widget_get_template_child (dialog, ARB_TYPE_RECORD_DIALOG, "add_button");
  form = fixture_find (dialog, ARB_TYPE_STATEMENT_FORM, NULL);
  fixture_choose (form, "Cards in hand");
  choose_seat (form, "Bob");
  field = find_field (form);
  picker = fixture_find (field, ARB_TYPE_OPTION_PICKER, NULL);
  /* Nothing is chosen among so many cards; a tap chooses, and only that card stays. */
  g_assert_false (gtk_widget_is_sensitive (add));
  g_assert_cmpuint (count_options (picker), >, 40);
  fixture_choose (field, "Survey");
  g_assert_cmpuint (count_options (picker), ==, 1);
  g_assert_true (gtk_widget_is_sensitive (add));
  g_assert_true (gtk_widget_activate_action (dialog, "record.add", NULL));
  session_fixture_assert_said (session, length + 1, "2 holds survey");
  gtk_test_widget_wait_for_draw (dialog);

  /* Nobody has so many of them. */
  field = find_field (form);
  fixture_choose (field, "Survey");
  field = gtk_widget_get_next_sibling (field);
  picker = fixture_find (field, ARB_TYPE_OPTION_PICKER, NULL);
  arb_option_picker_choose (ARB_OPTION_PICKER (picker), 1);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (fixture_find (field, GTK_TYPE_SPIN_BUTTON, NULL)),
                             99);
  g_assert_false (gtk_widget_is_sensitive (add));
  gtk_window_destroy (GTK_WINDOW (dialog));
  fixture_window_close (window);
}

static guint
selected_verb (ArbOptionPicker *statements)
{
  g_autoptr (ArbOption) option = arb_option_picker_dup_chosen (statements);

  return option->value;
}

/* Everything that can be chosen in the dialog is drawn and judged without a warning. */
static void
test_report_all (gconstpointer system)
{
  g_autoptr (ArbSession) session = fixture_session_new (system);
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *dialog = arb_record_dialog_new (session, GTK_WINDOW (window));
  gpointer form = fixture_find (dialog, ARB_TYPE_STATEMENT_FORM, NULL);
  gpointer statements = fixture_find (form, ARB_TYPE_OPTION_PICKER, NULL);
  guint n = g_list_model_get_n_items (arb_option_picker_get_options (statements));

  gtk_window_present (GTK_WINDOW (dialog));
  for (guint i = 0; i < n; i++)
    {
      arb_option_picker_choose (statements, i);
      gtk_test_widget_wait_for_draw (dialog);
      /* Only the end by the table, and that a player leaves, say all with verb and seat. */
      g_assert_true ((find_field (form) == NULL)
                     == (selected_verb (statements) == ARB_VERB_END
                         || selected_verb (statements) == ARB_VERB_LEAVE));
      fixture_assert_narrow (dialog);
    }
  gtk_window_destroy (GTK_WINDOW (dialog));
  fixture_window_close (window);
}

/* All shortcuts fit a phone; a window without a size is as narrow as possible. */
static void
test_shortcuts (void)
{
  GtkWidget *window = gtk_application_window_new (GTK_APPLICATION (g_application_get_default ()));
  GtkWidget *overlay = arb_shortcuts_get (GTK_APPLICATION_WINDOW (window));

  gtk_window_present (GTK_WINDOW (overlay));
  gtk_test_widget_wait_for_draw (overlay);
  fixture_assert_narrow (overlay);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char *argv[])
{
  if (!fixture_init (&argc, &argv))
    return 0;

  g_test_add_func ("/app/dialogs/tell", test_report);
  g_test_add_data_func ("/app/dialogs/tell-all/eminent-domain", "eminent-domain", test_report_all);
  g_test_add_data_func ("/app/dialogs/tell-all/nine-domains", "nine-domains", test_report_all);
  g_test_add_func ("/app/dialogs/shortcuts", test_shortcuts);

  return g_test_run ();
}
