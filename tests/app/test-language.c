/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"

#include "app/count-check-dialog.h"
#include "app/count-dialog.h"
#include "app/count-group.h"
#include "app/edit-dialog.h"
#include "app/new-game-dialog.h"
#include "app/preferences-dialog.h"
#include "app/prospects-dialog.h"
#include "app/reference-list.h"
#include "app/reference-view.h"
#include "app/reference-window.h"
#include "app/score-dialog.h"
#include "app/statement-form.h"
#include "app/tell-dialog.h"
#include "app/verdict-box.h"
#include "model/log-line.h"
#include "wording/language.h"

#include <string.h>

static const char *const round_trip[] = { "it", "fr", "ja", "en" };

static gpointer
find_of_type (GType type)
{
  GListModel *all = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (all, i);

      if (G_OBJECT_TYPE (window) == type)
        return window;
    }
  return NULL;
}

/* Chooses a language and waits until the window has been made anew. */
static ArbWindow *
switch_to (ArbWindow *window, const char *language)
{
  g_settings_set_string (fixture_get_settings (), "language", language);
  return fixture_wait_renewed (window);
}

static void
end (ArbSession *session)
{
  g_settings_reset (fixture_get_settings (), "language");
  fixture_idle ();
  fixture_window_close (fixture_find_window (session));
}

static void
describe_state (GtkWidget *widget, GString *text)
{
  if (GTK_IS_LABEL (widget))
    g_string_append (text, gtk_label_get_text (GTK_LABEL (widget)));
  else if (GTK_IS_EDITABLE (widget))
    g_string_append (text, gtk_editable_get_text (GTK_EDITABLE (widget)));
  else if (GTK_IS_SWITCH (widget))
    g_string_append (text, gtk_switch_get_active (GTK_SWITCH (widget)) ? "on" : "off");
  else if (GTK_IS_TOGGLE_BUTTON (widget))
    g_string_append (text,
                     gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (widget)) ? "on" : "off");
  else if (GTK_IS_EXPANDER (widget))
    g_string_append (text, gtk_expander_get_expanded (GTK_EXPANDER (widget)) ? "open" : "closed");
  else if (GTK_IS_STACK (widget))
    g_string_append (text, G_OBJECT_TYPE_NAME (gtk_stack_get_visible_child (GTK_STACK (widget))));
  else
    return;
  g_string_append_c (text, '\n');
}

/* All that a window shows and what was done to it, in words. */
static void
describe (GtkWidget *widget, GString *text)
{
  if (!gtk_widget_get_visible (widget) || GTK_IS_LIST_VIEW (widget) || GTK_IS_POPOVER (widget))
    return;
  describe_state (widget, text);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (!GTK_IS_STACK (widget) || child == gtk_stack_get_visible_child (GTK_STACK (widget)))
      describe (child, text);
}

static char *
dup_description (gpointer widget)
{
  GString *text = g_string_new (NULL);

  describe (widget, text);
  return g_string_free (text, FALSE);
}

/* There and back: other words, the same game, the same page of the reference. */
static void
test_reference (void)
{
  static const struct
  {
    const char *language;
    const char *survey;
  } cases[] = {
    { "it", "Esplorazione" },
    { "fr", "Observation" },
    { "ja", "探査" },
    { "en", "Survey" },
  };
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window = fixture_window_new (session);
  guint length;

  gtk_widget_activate_action (GTK_WIDGET (arb_window_get_turn_panel (window)), "turn.say", "s",
                              "1 lead survey");
  length = g_list_model_get_n_items (arb_session_get_log (session));
  g_assert_cmpuint (length, >, 0);
  g_action_group_activate_action (G_ACTION_GROUP (fixture_get_application ()), "reference",
                                  g_variant_new_string ("role-cards:survey"));
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (ArbLogLine) line = NULL;
      ArbReferenceWindow *reference;
      gpointer view, title;

      window = switch_to (window, cases[i].language);
      g_assert_nonnull (window);
      line = g_list_model_get_item (arb_session_get_log (session), length - 1);
      g_assert_nonnull (strstr (arb_log_line_get_text (line), cases[i].survey));
      g_assert_cmpuint (g_list_model_get_n_items (arb_session_get_log (session)), ==, length);
      reference = find_of_type (ARB_TYPE_REFERENCE_WINDOW);
      g_assert_nonnull (reference);
      view =
          gtk_widget_get_template_child (GTK_WIDGET (reference), ARB_TYPE_REFERENCE_WINDOW, "view");
      title = gtk_widget_get_template_child (view, ARB_TYPE_REFERENCE_VIEW, "title_label");
      g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (title)), ==, cases[i].survey);
    }
  end (session);
}

static void
search (ArbReferenceWindow *reference, const char *query)
{
  gpointer pages =
      gtk_widget_get_template_child (GTK_WIDGET (reference), ARB_TYPE_REFERENCE_WINDOW, "pages");
  gpointer entry = gtk_widget_get_template_child (pages, ARB_TYPE_REFERENCE_LIST, "search_entry");

  gtk_editable_set_text (GTK_EDITABLE (entry), query);
  g_signal_emit_by_name (entry, "search-changed");
}

/* What is searched and filtered in the reference, its section, and the way back. */
static void
test_search (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window = fixture_window_new (session);
  GActionGroup *actions = G_ACTION_GROUP (fixture_get_application ());
  ArbReferenceWindow *reference;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  g_action_group_activate_action (actions, "reference", g_variant_new_string ("role.mandatory"));
  g_action_group_activate_action (actions, "reference", g_variant_new_string ("voson"));
  reference = find_of_type (ARB_TYPE_REFERENCE_WINDOW);
  gtk_widget_activate_action (GTK_WIDGET (reference), "reference.open", "s", "survey");
  search (reference, "ferti");
  before = dup_description (reference);
  for (guint i = 0; i < G_N_ELEMENTS (round_trip); i++)
    window = switch_to (window, round_trip[i]);
  reference = find_of_type (ARB_TYPE_REFERENCE_WINDOW);
  after = dup_description (reference);
  g_assert_cmpstr (before, ==, after);
  gtk_widget_activate_action (GTK_WIDGET (reference), "reference.back", NULL);
  g_assert_cmpstr (arb_reference_window_get_id (reference), ==, "voson");
  end (session);
}

static GtkEditable *
find_command (ArbWindow *window)
{
  return GTK_EDITABLE (
      fixture_find (GTK_WIDGET (arb_window_get_turn_panel (window)), GTK_TYPE_ENTRY, NULL));
}

/* A half-written line, the verdict on another move, what would make it legal: all of it stays, in
 * other words. So does what was done to the table. */
static void
test_verdict (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *panel = GTK_WIDGET (arb_window_get_turn_panel (window));
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  GtkWidget *seat;

  gtk_widget_activate_action (panel, "turn.say", "s", "acquire abundance");
  g_signal_emit_by_name (gtk_widget_get_template_child (fixture_find (panel, ARB_TYPE_VERDICT_BOX,
                                                                      NULL),
                                                        ARB_TYPE_VERDICT_BOX, "remedy_button"),
                         "clicked");
  gtk_editable_set_text (find_command (window), "lead sur");
  gtk_editable_set_position (find_command (window), 4);
  seat = fixture_find (GTK_WIDGET (window), g_type_from_name ("EmSeatPanel"), NULL);
  g_object_set (seat, "turned", TRUE, NULL);
  before = dup_description (window);
  for (guint i = 0; i < G_N_ELEMENTS (round_trip); i++)
    {
      gboolean turned;

      window = switch_to (window, round_trip[i]);
      g_assert_cmpstr (gtk_editable_get_text (find_command (window)), ==, "lead sur");
      g_assert_nonnull (arb_turn_panel_get_message (arb_window_get_turn_panel (window)));
      seat = fixture_find (GTK_WIDGET (window), g_type_from_name ("EmSeatPanel"), NULL);
      g_object_get (seat, "turned", &turned, NULL);
      g_assert_true (turned);
    }
  after = dup_description (window);
  g_assert_cmpstr (before, ==, after);
  end (session);
}

/* The verdict on a button leaves the button marked, and on a line that is no move, the line. */
static void
test_held (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *panel = GTK_WIDGET (arb_window_get_turn_panel (window));
  GtkWidget *refused = fixture_find (panel, GTK_TYPE_BUTTON, "refused");
  g_autofree char *message = NULL;

  g_assert_nonnull (refused);
  gtk_widget_grab_focus (refused);
  g_signal_emit_by_name (refused, "clicked");
  g_assert_cmpuint (fixture_count (panel, GTK_TYPE_BUTTON, "held"), ==, 1);
  message = g_strdup (arb_turn_panel_get_message (ARB_TURN_PANEL (panel)));
  window = switch_to (window, "ja");
  panel = GTK_WIDGET (arb_window_get_turn_panel (window));
  g_assert_cmpuint (fixture_count (panel, GTK_TYPE_BUTTON, "held"), ==, 1);
  g_assert_cmpstr (arb_turn_panel_get_message (ARB_TURN_PANEL (panel)), !=, message);
  gtk_widget_activate_action (panel, "turn.say", "s", "sing loudly");
  window = switch_to (window, "en");
  panel = GTK_WIDGET (arb_window_get_turn_panel (window));
  g_assert_nonnull (strstr (arb_turn_panel_get_message (ARB_TURN_PANEL (panel)), "sing"));
  end (session);
}

static void
set_spin (gpointer dialog, double value)
{
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (fixture_find (dialog, GTK_TYPE_SPIN_BUTTON, NULL)),
                             value);
}

static void
count_again (GtkWidget *dialog)
{
  set_spin (dialog, 7);
  gtk_widget_activate_action (dialog, "count.compare", NULL);
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
    { arb_tell_dialog_new, tell },
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
      before = dup_description (dialog);
      for (guint j = 0; j < G_N_ELEMENTS (round_trip); j++)
        {
          g_autofree char *meanwhile = NULL;

          window = switch_to (window, round_trip[j]);
          dialog = find_of_type (type);
          g_assert_nonnull (dialog);
          g_assert_true (gtk_window_get_transient_for (GTK_WINDOW (dialog)) == GTK_WINDOW (window));
          meanwhile = dup_description (dialog);
          if (!g_str_equal (round_trip[j], "en"))
            g_assert_cmpstr (before, !=, meanwhile);
        }
      after = dup_description (dialog);
      g_assert_cmpstr (before, ==, after);
      gtk_window_destroy (GTK_WINDOW (dialog));
      end (session);
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

  arb_window_show_error (window, "Heading", "What is wrong");
  gtk_window_present (GTK_WINDOW (score));
  reference = arb_reference_window_new (fixture_get_settings (), session, GTK_WINDOW (score));
  gtk_window_set_application (GTK_WINDOW (reference), GTK_APPLICATION (fixture_get_application ()));
  gtk_window_present (GTK_WINDOW (reference));
  open_preferences (window);
  window = switch_to (window, "fr");
  score = find_of_type (ARB_TYPE_SCORE_DIALOG);
  reference = find_of_type (ARB_TYPE_REFERENCE_WINDOW);
  g_assert_true (gtk_window_get_transient_for (GTK_WINDOW (reference)) == GTK_WINDOW (score));
  g_assert_nonnull (find_of_type (ARB_TYPE_PREFERENCES_DIALOG));
  dialog = find_of_type (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_true (gtk_window_get_transient_for (GTK_WINDOW (dialog)) == GTK_WINDOW (window));
  end (session);
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
  switch_to (window, "ja");
  dialog = find_of_type (ARB_TYPE_PREFERENCES_DIALOG);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (dialog)) == get_part (dialog, "language_row"));
  gtk_window_destroy (GTK_WINDOW (dialog));
  end (session);
}

/* No word of the header or the table keeps a wide window from becoming as narrow as a phone, where
 * windows can be closed only. */
static void
test_width (void)
{
  static const char *const systems[] = { "eminent-domain", "nine-domains" };

  g_object_set (gtk_settings_get_default (), "gtk-decoration-layout", ":close", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (systems); i++)
    {
      g_autoptr (ArbSession) session = fixture_session_new (systems[i]);
      ArbWindow *window = fixture_window_new (session);

      for (guint j = 0; j < G_N_ELEMENTS (round_trip); j++)
        {
          int minimum;

          window = switch_to (window, round_trip[j]);
          gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
          gtk_widget_measure (GTK_WIDGET (window), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL,
                              NULL, NULL);
          g_assert_cmpint (minimum, <=, 360);
        }
      end (session);
    }
}

static PangoLanguage *
get_language (GtkWidget *widget, const char *text)
{
  PangoAttrList *attributes = pango_attr_list_new ();
  GList *items = pango_itemize (gtk_widget_get_pango_context (widget), text, 0, (int) strlen (text),
                                attributes, NULL);
  PangoLanguage *language = ((PangoItem *) items->data)->analysis.language;

  g_list_free_full (items, (GDestroyNotify) pango_item_free);
  pango_attr_list_unref (attributes);
  return language;
}

/* What is written in Chinese characters is Japanese here, also as the second language. */
static void
test_glyphs (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window = fixture_window_new (session);

  for (guint i = 0; i < G_N_ELEMENTS (round_trip); i++)
    {
      GtkWidget *label;

      window = switch_to (window, round_trip[i]);
      label = fixture_find (GTK_WIDGET (window), GTK_TYPE_LABEL, "title-2");
      g_assert_cmpstr (pango_language_to_string (
                           pango_context_get_language (gtk_widget_get_pango_context (label))),
                       ==, round_trip[i]);
      g_assert_cmpstr (pango_language_to_string (get_language (label, "画直骨")), ==, "ja");
    }
  end (session);
}

int
main (int argc, char **argv)
{
  if (!fixture_init (&argc, &argv))
    return 0;

  g_test_add_func ("/app/language/reference", test_reference);
  g_test_add_func ("/app/language/search", test_search);
  g_test_add_func ("/app/language/verdict", test_verdict);
  g_test_add_func ("/app/language/held", test_held);
  g_test_add_func ("/app/language/dialogs", test_dialogs);
  g_test_add_func ("/app/language/nested", test_nested);
  g_test_add_func ("/app/language/keyboard", test_keyboard);
  g_test_add_func ("/app/language/width", test_width);
  g_test_add_func ("/app/language/glyphs", test_glyphs);

  return g_test_run ();
}
