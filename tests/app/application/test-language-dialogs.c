/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"

#include "app/application/preferences-dialog.h"
#include "app/counts/count-check-dialog.h"
#include "app/counts/count-dialog.h"
#include "app/counts/count-group.h"
#include "app/counts/prospects-dialog.h"
#include "app/log/edit-dialog.h"
#include "app/reference/reference-window.h"
#include "app/score/score-dialog.h"
#include "app/start/new-game-dialog.h"
#include "app/turn/record-dialog.h"
#include "app/turn/statement-form.h"
#include "app/widgets/widgets.h"

/* What is open over a window stays open in another language, with what was done to it. */

static void
set_spin (gpointer dialog, double value)
{
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (fixture_find (dialog, GTK_TYPE_SPIN_BUTTON, NULL)),
                             value);
}

static gboolean
is_compared (gpointer dialog)
{
  return gtk_widget_get_visible (
      GTK_WIDGET (gtk_widget_get_template_child (dialog, ARB_TYPE_COUNT_CHECK_DIALOG, "results")));
}

static void
count_again (GtkWidget *dialog)
{
  set_spin (dialog, 7);
  gtk_widget_activate_action (dialog, "count.compare", NULL);
  fixture_wait (is_compared, dialog);
}

static void
pick (GtkWidget *dialog)
{
  GtkWidget *group = fixture_find (dialog, ARB_TYPE_COUNT_GROUP, NULL);

  arb_count_group_pick (ARB_COUNT_GROUP (group), 3);
  arb_count_group_pick (ARB_COUNT_GROUP (group), 1);
  set_spin (dialog, 4);
}

static void
choose (GtkWidget *dialog, const char *list, guint index)
{
  gtk_drop_down_set_selected (
      GTK_DROP_DOWN (gtk_widget_get_template_child (dialog, G_OBJECT_TYPE (dialog), list)), index);
}

static void
tell (GtkWidget *dialog)
{
  GtkWidget *form = fixture_find (dialog, ARB_TYPE_STATEMENT_FORM, NULL);

  choose (form, "statements", 2);
  choose (form, "seats", 2);
}

static void
filter (GtkWidget *dialog)
{
  choose (dialog, "levels", 2);
  choose (dialog, "enough", 1);
}

static void
unfold (GtkWidget *dialog)
{
  GtkWidget *expander = fixture_find (dialog, GTK_TYPE_EXPANDER, NULL);

  if (expander != NULL)
    gtk_expander_set_expanded (GTK_EXPANDER (expander),
                               !gtk_expander_get_expanded (GTK_EXPANDER (expander)));
}

static gpointer
get_part (GtkWidget *dialog, const char *name)
{
  return gtk_widget_get_template_child (dialog, G_OBJECT_TYPE (dialog), name);
}

static void
type_names (GtkWidget *dialog)
{
  gtk_spin_button_set_value (get_part (dialog, "players_button"), 3);
  gtk_editable_set_text (GTK_EDITABLE (
                             fixture_find (get_part (dialog, "seats"), GTK_TYPE_ENTRY, NULL)),
                         "Chiara");
  adw_combo_row_set_selected (get_part (dialog, "edition_row"), 1);
}

static void
write_move (GtkWidget *dialog)
{
  arb_edit_dialog_write (ARB_EDIT_DIALOG (dialog), "1 lead warf");
}

static GtkWidget *
open_edit_dialog (ArbSession *session, GtkWindow *parent)
{
  return arb_edit_dialog_new (session, ARB_EDIT_CORRECT, 2, parent);
}

static GtkWidget *
open_insert_dialog (ArbSession *session, GtkWindow *parent)
{
  return arb_edit_dialog_new (session, ARB_EDIT_INSERT, 1, parent);
}

static void
choose_target (GtkWidget *dialog)
{
  GtkWidget *steps = get_part (dialog, "steps");
  GtkListBox *rows = get_part (steps, "rows");

  arb_edit_dialog_write (ARB_EDIT_DIALOG (dialog), "1 play colonize");
  g_signal_emit_by_name (rows, "row-activated", gtk_list_box_get_row_at_index (rows, 0));
}

static GtkWidget *
open_new_game_dialog (ArbSession *session, GtkWindow *parent)
{
  return arb_new_game_dialog_new (fixture_get_settings (), TRUE, parent);
}

/* Each dialog stays open with what was done to it, in every language and back again. */
static void
test_dialogs (void)
{
  static const struct
  {
    GtkWidget *(*open) (ArbSession *session, GtkWindow *parent);
    void (*use) (GtkWidget *dialog);
  } cases[] = {
    { arb_count_check_dialog_new, count_again },
    { arb_count_dialog_new, pick },
    { arb_record_dialog_new, tell },
    { arb_prospects_dialog_new, filter },
    { arb_score_dialog_new, unfold },
    { open_edit_dialog, write_move },
    { open_insert_dialog, choose_target },
    { open_new_game_dialog, type_names },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
      ArbWindow *window = fixture_window_new (session);
      GtkWidget *dialog;
      GType type;
      g_autofree char *before = NULL;
      g_autofree char *after = NULL;

      gtk_widget_activate_action (GTK_WIDGET (arb_window_get_turn_panel (window)), "turn.say", "s",
                                  "1 lead survey");
      dialog = cases[i].open (session, GTK_WINDOW (window));
      type = G_OBJECT_TYPE (dialog);
      gtk_window_present (GTK_WINDOW (dialog));
      cases[i].use (dialog);
      before = fixture_dup_description (dialog);
      for (const char *const *language = fixture_languages (); *language != NULL; language++)
        {
          g_autofree char *meanwhile = NULL;

          window = fixture_switch_language (window, *language);
          dialog = fixture_find_toplevel (type);
          g_assert_nonnull (dialog);
          g_assert_true (gtk_window_get_transient_for (GTK_WINDOW (dialog)) == GTK_WINDOW (window));
          if (type == ARB_TYPE_COUNT_CHECK_DIALOG)
            fixture_wait (is_compared, dialog);
          meanwhile = fixture_dup_description (dialog);
          if (!g_str_equal (*language, "en"))
            g_assert_cmpstr (before, !=, meanwhile);
        }
      after = fixture_dup_description (dialog);
      g_assert_cmpstr (before, ==, after);
      gtk_window_destroy (GTK_WINDOW (dialog));
      fixture_end_language (session);
    }
}

static GtkWidget *
open_preferences (ArbWindow *window)
{
  GtkWidget *dialog = arb_preferences_dialog_new (fixture_get_settings (), GTK_WINDOW (window));

  gtk_window_present (GTK_WINDOW (dialog));
  return dialog;
}

/* A dialog over a dialog, the preferences, a message: nothing is closed. */
static void
test_nested (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *score = arb_score_dialog_new (session, GTK_WINDOW (window));
  GtkWidget *reference, *dialog;

  arb_window_show_error (GTK_WINDOW (window), "Heading", "What is wrong", "What to do");
  gtk_window_present (GTK_WINDOW (score));
  reference = arb_reference_window_new (fixture_get_settings (), session, GTK_WINDOW (score));
  gtk_window_set_application (GTK_WINDOW (reference), GTK_APPLICATION (fixture_get_application ()));
  gtk_window_present (GTK_WINDOW (reference));
  open_preferences (window);
  window = fixture_switch_language (window, "fr");
  score = fixture_find_toplevel (ARB_TYPE_SCORE_DIALOG);
  reference = fixture_find_toplevel (ARB_TYPE_REFERENCE_WINDOW);
  g_assert_true (gtk_window_get_transient_for (GTK_WINDOW (reference)) == GTK_WINDOW (score));
  g_assert_nonnull (fixture_find_toplevel (ARB_TYPE_PREFERENCES_DIALOG));
  dialog = fixture_find_toplevel (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_true (gtk_window_get_transient_for (GTK_WINDOW (dialog)) == GTK_WINDOW (window));
  fixture_end_language (session);
}

/* The list in which a language is chosen goes when it is; the keyboard must not go with it. */
static void
test_keyboard (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *dialog = open_preferences (window);
  GtkWidget *popover = fixture_find (get_part (dialog, "language_row"), GTK_TYPE_POPOVER, NULL);
  GtkWidget *list = fixture_find (popover, GTK_TYPE_LIST_VIEW, NULL);

  gtk_window_set_focus (GTK_WINDOW (dialog), list);
  g_assert_false (gtk_widget_get_mapped (list));
  fixture_switch_language (window, "ja");
  dialog = fixture_find_toplevel (ARB_TYPE_PREFERENCES_DIALOG);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (dialog)) == get_part (dialog, "language_row"));
  gtk_window_destroy (GTK_WINDOW (dialog));
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
