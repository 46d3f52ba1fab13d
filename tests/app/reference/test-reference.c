/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"

#include "app/application/application.h"
#include "app/application/preferences-dialog.h"
#include "app/log/edit-dialog.h"
#include "app/reference/reference-list.h"
#include "app/reference/reference-view.h"
#include "app/reference/reference-window.h"
#include "app/widgets/card-tile.h"
#include "model/reference/reference.h"
#include "store/faces.h"
#include "systems/systems.h"
#include "wording/language.h"

#include <glib/gstdio.h>

static ArbReferenceWindow *
reference_open (ArbWindow *window, const char *id)
{
  GtkWidget *reference =
      arb_reference_window_new (arb_window_get_session (window), GTK_WINDOW (window));

  arb_reference_window_open (ARB_REFERENCE_WINDOW (reference), id);
  gtk_window_present (GTK_WINDOW (reference));
  gtk_test_widget_wait_for_draw (reference);
  return ARB_REFERENCE_WINDOW (reference);
}

static gpointer
get_child (ArbReferenceWindow *reference, const char *name)
{
  return gtk_widget_get_template_child (GTK_WIDGET (reference), ARB_TYPE_REFERENCE_WINDOW, name);
}

static gpointer
get_list_child (ArbReferenceWindow *reference, const char *name)
{
  return gtk_widget_get_template_child (get_child (reference, "pages"), ARB_TYPE_REFERENCE_LIST,
                                        name);
}

static gboolean
lists (ArbReferenceWindow *reference, const char *id)
{
  GListModel *pages = G_LIST_MODEL (gtk_list_view_get_model (get_list_child (reference, "list")));

  for (guint i = 0; i < g_list_model_get_n_items (pages); i++)
    {
      g_autoptr (ArbReferencePage) page = g_list_model_get_item (pages, i);

      if (g_str_equal (page->id, id))
        return TRUE;
    }
  return FALSE;
}

/* The search entry emits its signal after a delay. */
static void
search (ArbReferenceWindow *reference, const char *query)
{
  GtkWidget *entry = get_list_child (reference, "search_entry");

  gtk_editable_set_text (GTK_EDITABLE (entry), query);
  g_signal_emit_by_name (entry, "search-changed");
}

static void
test_search (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window = fixture_window_new (session);
  ArbReferenceWindow *reference = reference_open (window, "");

  search (reference, "Mission");
  g_assert_true (lists (reference, "rules:role.mandatory"));
  search (reference, "探査");
  g_assert_true (lists (reference, "role-cards:survey"));
  search (reference, "調査");
  g_assert_true (lists (reference, "role-cards:survey"));
  search (reference, "");
  g_assert_true (lists (reference, "chapters:turn"));
  g_assert_false (lists (reference, "rules:turn.phase"));
  g_assert_false (lists (reference, "role-cards:survey"));
  fixture_window_close (window);
}

/* A rule is opened within its subject: unfolded and marked there, and the subject in the list. */
static void
test_refusal (void)
{
  ArbWindow *window = fixture_window_new (NULL);
  ArbReferenceWindow *reference = reference_open (window, "hand.limit");
  GtkWidget *view = get_child (reference, "view");
  gpointer title = fixture_find (view, GTK_TYPE_LABEL, "title-2");
  GtkWidget *row;

  g_assert_cmpstr (gtk_label_get_text (title), ==, "Cleanup and hand limit");
  g_assert_cmpuint (fixture_count (view, ADW_TYPE_EXPANDER_ROW, "opened"), ==, 1);
  row = fixture_find (view, ADW_TYPE_EXPANDER_ROW, "opened");
  g_assert_nonnull (row);
  g_assert_true (adw_expander_row_get_expanded (ADW_EXPANDER_ROW (row)));
  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), ==,
                   "Too many cards kept");
  g_assert_cmpuint (fixture_count (row, GTK_TYPE_BOX, "refusal"), ==, 1);
  g_assert_cmpuint (fixture_count (get_list_child (reference, "list"), GTK_TYPE_WIDGET,
                                   "shown-page"),
                    ==, 1);

  gtk_widget_activate_action (GTK_WIDGET (reference), "reference.open", "s", "chapters:cleanup");
  g_assert_cmpuint (fixture_count (view, ADW_TYPE_EXPANDER_ROW, "opened"), ==, 0);
  g_assert_cmpuint (fixture_count (view, GTK_TYPE_BOX, "refusal"), ==, 0);
  fixture_window_close (window);
}

/* Cards are tiles, and one search finds rules and cards; a kind of cards can be chosen alone. */
static void
test_cards (void)
{
  ArbWindow *window = fixture_window_new (NULL);
  ArbReferenceWindow *reference = reference_open (window, "role-cards");
  GtkWidget *list = get_list_child (reference, "list");
  GtkWidget *chips = get_list_child (reference, "chips");
  GtkWidget *planets = gtk_widget_get_next_sibling (gtk_widget_get_first_child (chips));

  g_assert_cmpuint (fixture_count (list, ARB_TYPE_CARD_TILE, "as-bar"), >, 0);
  g_assert_cmpuint (fixture_count (get_child (reference, "view"), ARB_TYPE_CARD_TILE, "as-card"),
                    ==, 1);
  g_assert_null (fixture_find_with_action (GTK_WIDGET (reference), "reference.search"));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (planets), TRUE);
  g_assert_true (lists (reference, "planets:voson"));
  g_assert_false (lists (reference, "role-cards:survey"));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (planets), FALSE);
  g_assert_true (lists (reference, "role-cards:survey"));
  search (reference, "survey");
  g_assert_true (lists (reference, "role-cards:survey"));
  g_assert_true (lists (reference, "chapters:survey"));
  fixture_window_close (window);
}

/* Beside another section there is a page of that section, and Back leads to the one before. */
static void
test_sections (void)
{
  ArbWindow *window = fixture_window_new (NULL);
  ArbReferenceWindow *reference = reference_open (window, "hand.limit");
  gpointer cards = get_list_child (reference, "cards_button");

  gtk_toggle_button_set_active (cards, TRUE);
  g_assert_cmpstr (arb_reference_window_get_id (reference), ==, "role-cards:survey");
  gtk_toggle_button_set_active (get_list_child (reference, "help_button"), TRUE);
  g_assert_cmpstr (arb_reference_window_get_id (reference), ==, "help:set-up");
  gtk_widget_activate_action (GTK_WIDGET (reference), "reference.back", NULL);
  g_assert_cmpstr (arb_reference_window_get_id (reference), ==, "hand.limit");
  g_assert_true (gtk_toggle_button_get_active (get_list_child (reference, "rules_button")));
  g_assert_true (lists (reference, "chapters:turn"));
  fixture_window_close (window);
}

static gboolean
can_go_back (gpointer reference)
{
  return gtk_widget_get_sensitive (fixture_find_with_action (reference, "reference.back"));
}

/* Opened pages are shown, and Back leads through all of them, or to the list if the page is
 * gone. */
static void
test_history (void)
{
  ArbWindow *window = fixture_window_new (NULL);
  ArbReferenceWindow *reference = reference_open (window, "role.mandatory");
  GtkWidget *widget = GTK_WIDGET (reference);

  g_assert_cmpstr (arb_reference_window_get_id (reference), ==, "role.mandatory");
  g_assert_false (can_go_back (reference));
  gtk_widget_activate_action (widget, "reference.open", "s", "technologies:abundance");
  g_assert_cmpstr (arb_reference_window_get_id (reference), ==, "technologies:abundance");
  g_assert_true (lists (reference, "technologies:abundance"));
  gtk_widget_activate_action (widget, "reference.open", "s", "no-such-page");
  g_assert_cmpstr (arb_reference_window_get_id (reference), ==, "technologies:abundance");
  gtk_widget_activate_action (widget, "reference.back", NULL);
  g_assert_cmpstr (arb_reference_window_get_id (reference), ==, "role.mandatory");
  g_assert_false (can_go_back (reference));
  gtk_window_set_default_size (GTK_WINDOW (reference), 400, 700);
  fixture_wait (can_go_back, reference);
  fixture_window_close (window);
}

static ArbReferenceWindow *
find_reference (void)
{
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (fixture_get_application ()));

  for (GList *l = windows; l != NULL; l = l->next)
    if (ARB_IS_REFERENCE_WINDOW (l->data))
      return l->data;
  return NULL;
}

/* A refused move names its rule, and that leads to the page of the rule. */
static void
test_from_verdict (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *panel = GTK_WIDGET (arb_window_get_turn_panel (window));
  ArbReferenceWindow *reference;
  GtkWidget *link;

  gtk_widget_activate_action (panel, "turn.say", "s", "acquire abundance");
  link = fixture_find (panel, GTK_TYPE_BUTTON, "rule-link");
  g_assert_nonnull (link);
  g_signal_emit_by_name (link, "clicked");
  reference = find_reference ();
  g_assert_nonnull (reference);
  g_assert_nonnull (g_strrstr (
      arb_reference_window_get_id (reference),
      g_variant_get_string (gtk_actionable_get_action_target_value (GTK_ACTIONABLE (link)), NULL)));
  g_assert_true (arb_reference_window_get_session (reference) == session);
  fixture_window_close (window);
}

/* A verdict in a dialog leads there, too, and back to the dialog. */
static void
test_from_dialog (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *dialog, *link;
  ArbReferenceWindow *reference;

  gtk_widget_activate_action (GTK_WIDGET (arb_window_get_turn_panel (window)), "turn.say", "s",
                              "1 lead survey");
  dialog = arb_edit_dialog_new (session, ARB_EDIT_CORRECT, 2, GTK_WINDOW (window));
  arb_edit_dialog_write (ARB_EDIT_DIALOG (dialog), "1 settle #1");
  gtk_window_present (GTK_WINDOW (dialog));
  gtk_test_widget_wait_for_draw (dialog);
  link = fixture_find (dialog, GTK_TYPE_BUTTON, "rule-link");
  g_assert_nonnull (link);
  g_assert_true (gtk_widget_is_sensitive (link));
  g_signal_emit_by_name (link, "clicked");
  reference = find_reference ();
  g_assert_nonnull (reference);
  g_assert_true (arb_reference_window_get_session (reference) == session);
  gtk_window_destroy (GTK_WINDOW (reference));
  gtk_window_destroy (GTK_WINDOW (dialog));
  fixture_window_close (window);
}

/* Activates a shortcut of the window. */
static void
press (ArbReferenceWindow *reference, const char *key)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (reference));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) keys = g_list_model_get_item (controllers, i);

      for (guint j = 0;
           GTK_IS_SHORTCUT_CONTROLLER (keys) && j < g_list_model_get_n_items (G_LIST_MODEL (keys));
           j++)
        {
          g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (keys), j);
          g_autofree char *trigger =
              gtk_shortcut_trigger_to_string (gtk_shortcut_get_trigger (shortcut));

          if (g_str_equal (trigger, key))
            {
              gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut),
                                            GTK_SHORTCUT_ACTION_EXCLUSIVE, GTK_WIDGET (reference),
                                            NULL);
              return;
            }
        }
    }
  g_assert_not_reached ();
}

static void
press_down (GtkWidget *entry)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (entry);
  gboolean handled = FALSE;

  for (guint i = 0; !handled && i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) keys = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (keys))
        g_signal_emit_by_name (keys, "key-pressed", GDK_KEY_Down, 0, 0, &handled);
    }
  g_assert_true (handled);
}

static gboolean
has_focus (ArbReferenceWindow *reference, GtkWidget *part)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (reference));

  return focus != NULL && gtk_widget_is_ancestor (focus, part);
}

/* Search, down into what was found, Enter, back, and away: without a mouse, wide and narrow. */
static void
test_keyboard (void)
{
  static const int widths[] = { 960, 360 };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      ArbWindow *window = fixture_window_new (NULL);
      GtkWidget *widget = arb_reference_window_new (NULL, GTK_WINDOW (window));
      ArbReferenceWindow *reference = ARB_REFERENCE_WINDOW (widget);
      gpointer open = reference;

      g_object_add_weak_pointer (G_OBJECT (reference), &open);
      gtk_window_set_default_size (GTK_WINDOW (reference), widths[i], 640);
      arb_reference_window_open (reference, "role.mandatory");
      gtk_window_present (GTK_WINDOW (reference));
      gtk_test_widget_wait_for_draw (widget);
      press (reference, "<Control>f");
      g_assert_true (has_focus (reference, get_list_child (reference, "search_entry")));
      search (reference, "liagiba");
      g_signal_emit_by_name (get_list_child (reference, "search_entry"), "activate");
      g_assert_cmpstr (arb_reference_window_get_id (reference), ==, "planets:liagiba");
      press (reference, "<Alt>Left");
      press (reference, "<Control>f");
      search (reference, "voson");
      press_down (get_list_child (reference, "search_entry"));
      g_assert_true (has_focus (reference, get_list_child (reference, "list")));
      g_assert_true (gtk_widget_activate (gtk_window_get_focus (GTK_WINDOW (reference))));
      g_assert_cmpstr (arb_reference_window_get_id (reference), ==, "planets:voson");
      g_assert_true (has_focus (reference, widths[i] < 600 ? get_child (reference, "page_stack")
                                                           : get_list_child (reference, "list")));
      press (reference, "<Alt>Left");
      if (widths[i] < 600)
        g_assert_true (has_focus (reference, get_list_child (reference, "list")));
      else
        g_assert_cmpstr (arb_reference_window_get_id (reference), ==, "role.mandatory");
      while (open != NULL)
        press (reference, "Escape");
      fixture_window_close (window);
    }
}

static void
assert_key (const char *action, const char *key)
{
  g_auto (GStrv) keys =
      gtk_application_get_accels_for_action (GTK_APPLICATION (fixture_get_application ()), action);

  g_assert_true (g_strv_contains ((const char *const *) keys, key));
}

static gboolean
lists_help (gpointer reference)
{
  return lists (reference, "help:refused") && !lists (reference, "chapters:turn");
}

/* F1 opens the help everywhere, also without a game; if there is room, the first answer is shown
 * beside the questions. */
static void
test_help (void)
{
  static const int widths[] = { 960, 360 };

  assert_key ("app.reference('help')", "F1");
  assert_key ("app.reference('chapters')", "<Shift>F1");
  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      ArbWindow *window = fixture_window_new (NULL);
      GtkWidget *widget = arb_reference_window_new (NULL, GTK_WINDOW (window));
      ArbReferenceWindow *reference = ARB_REFERENCE_WINDOW (widget);
      gboolean narrow = widths[i] < 600;

      gtk_window_set_default_size (GTK_WINDOW (reference), widths[i], 640);
      arb_reference_window_open (reference, "help");
      gtk_window_present (GTK_WINDOW (reference));
      gtk_test_widget_wait_for_draw (widget);
      fixture_wait (lists_help, reference);
      g_assert_cmpint (gtk_widget_get_child_visible (get_child (reference, "page_stack")), ==,
                       !narrow);
      if (!narrow)
        g_assert_cmpstr (arb_reference_window_get_id (reference), ==, "help:set-up");
      arb_reference_window_open (reference, "chapters");
      g_assert_true (lists (reference, "chapters:turn"));
      fixture_window_close (window);
    }
}

/* Without a game the reference shows the owner's cards. */
static void
test_own_cards (void)
{
  static const char own_cards[] =
      "{\"format\": \"arbiter-cards\", \"version\": 1, \"system\": "
      "\"nine-domains\", \"faces\": {\"domains\": [{\"id\": \"domain-5\", "
      "\"marks\": [\"red\", \"half-purple\"]}]}}";
  const ArbRuleset *ruleset = arb_systems_find ("nine-domains");
  g_autofree char *own = arb_faces_get_path (ruleset);
  g_autofree char *folder = g_path_get_dirname (own);
  g_autofree char *reported = NULL;
  ArbWindow *window = fixture_window_new (NULL);
  ArbReferenceWindow *reference;
  guint system = 0;

  g_mkdir_with_parents (folder, 0700);
  g_assert_true (g_file_set_contents (own, own_cards, -1, NULL));
  reference = reference_open (window, "");
  while (arb_systems ()[system] != ruleset)
    system++;
  gtk_drop_down_set_selected (get_child (reference, "system_list"), system);
  arb_reference_window_open (reference, "domains:domain-5");
  reported = fixture_dup_description (get_child (reference, "view"));
  g_assert_nonnull (strstr (reported, "half purple"));
  gtk_window_destroy (GTK_WINDOW (reference));
  fixture_window_close (window);
  g_assert_cmpint (g_unlink (own), ==, 0);
}

/* Every page of every game, in every language, in a window as narrow as a phone. */
static void
test_pages (void)
{
  static const char *const systems[] = { "eminent-domain", "nine-domains" };

  for (guint s = 0; s < G_N_ELEMENTS (systems); s++)
    for (const char *const *language = arb_languages (); *language != NULL; language++)
      {
        g_autoptr (ArbSession) session = NULL;
        g_autoptr (ArbReference) pages = NULL;
        GtkWidget *view = g_object_ref_sink (g_object_new (ARB_TYPE_REFERENCE_VIEW, NULL));

        arb_language_set (*language);
        session = fixture_session_new (systems[s]);
        pages = arb_reference_new (arb_session_get_catalogue (session), session, NULL, "ja");
        for (guint i = 0; arb_reference_get_page (pages, i) != NULL; i++)
          {
            arb_reference_view_show (ARB_REFERENCE_VIEW (view), pages,
                                     arb_reference_get_page (pages, i));
            fixture_assert_narrow (view);
          }
        g_assert_finalize_object (view);
        g_assert_true (arb_session_flush (session, NULL));
      }
  arb_language_set ("en");
}

/* Each section, with its chips and the comparison, fits a phone in every language. */
static void
test_width (void)
{
  for (const char *const *language = arb_languages (); *language != NULL; language++)
    {
      g_autoptr (ArbSession) session = NULL;
      ArbReferenceWindow *reference;
      ArbWindow *window;

      arb_language_set (*language);
      session = fixture_session_new ("eminent-domain");
      window = fixture_window_new (session);
      reference = reference_open (window, "");
      for (guint i = 0; i < 4; i++)
        {
          static const char *const buttons[] = { "help_button", "rules_button", "cards_button",
                                                 "editions_button" };

          gtk_toggle_button_set_active (get_list_child (reference, buttons[i]), TRUE);
          arb_reference_window_open (reference, ARB_REFERENCE_COMPARISON);
          fixture_assert_narrow (reference);
        }
      fixture_window_close (window);
    }
  arb_language_set ("en");
}

/* The choice is made in the preferences, and they stay open. */
static void
test_preferences (void)
{
  ArbWindow *window = fixture_window_new (NULL);
  GtkWidget *dialog = arb_preferences_dialog_new (GTK_WINDOW (window));
  gpointer second = gtk_widget_get_next_sibling (fixture_find (dialog, ADW_TYPE_COMBO_ROW, NULL));
  g_autofree char *chosen = NULL;

  gtk_window_present (GTK_WINDOW (dialog));
  adw_combo_row_set_selected (second, 4);
  chosen = g_settings_get_string (fixture_get_settings (), "second-language");
  g_assert_cmpstr (chosen, ==, "ja");
  g_settings_reset (fixture_get_settings (), "second-language");
  gtk_window_destroy (GTK_WINDOW (dialog));
  fixture_window_close (window);
}

int
main (int argc, char **argv)
{
  if (!fixture_init (&argc, &argv))
    return 0;

  g_test_add_func ("/app/reference/search", test_search);
  g_test_add_func ("/app/reference/refusal", test_refusal);
  g_test_add_func ("/app/reference/cards", test_cards);
  g_test_add_func ("/app/reference/sections", test_sections);
  g_test_add_func ("/app/reference/history", test_history);
  g_test_add_func ("/app/reference/from-verdict", test_from_verdict);
  g_test_add_func ("/app/reference/from-dialog", test_from_dialog);
  g_test_add_func ("/app/reference/keyboard", test_keyboard);
  g_test_add_func ("/app/reference/help", test_help);
  g_test_add_func ("/app/reference/own-cards", test_own_cards);
  g_test_add_func ("/app/reference/pages", test_pages);
  g_test_add_func ("/app/reference/width", test_width);
  g_test_add_func ("/app/reference/preferences", test_preferences);

  return g_test_run ();
}
