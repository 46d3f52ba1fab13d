/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"
#include "session-fixture.h"

#include "app/cards/card-form.h"
#include "app/cards/cards-dialog.h"
#include "app/log/edit-effects.h"
#include "app/start/new-game-dialog.h"
#include "store/faces.h"
#include "systems/systems.h"
#include "wording/words.h"

#include <glib/gstdio.h>

/* Cards that were never published, typed in by their owner on the real widgets. */

static const ArbRuleset *
get_ruleset (void)
{
  return arb_systems_find ("microcosm");
}

static ArbCardsDialog *
open_dialog (const char *card)
{
  ArbCardsDialog *dialog;

  g_action_group_activate_action (G_ACTION_GROUP (fixture_get_application ()), "cards",
                                  g_variant_new_string (card));
  fixture_idle ();
  dialog = fixture_find_toplevel (ARB_TYPE_CARDS_DIALOG);
  g_assert_nonnull (dialog);
  return dialog;
}

static void
close_dialog (ArbCardsDialog *dialog)
{
  gtk_window_destroy (GTK_WINDOW (dialog));
  fixture_idle ();
}

static void
open_card (ArbCardsDialog *dialog, const char *id)
{
  gtk_widget_activate_action (GTK_WIDGET (dialog), "cards.open", "s", id);
  fixture_idle ();
}

/* The row under @root that is called @title. */
static GtkWidget *
find_row (GtkWidget *root, const char *title)
{
  if (ADW_IS_PREFERENCES_ROW (root)
      && g_strcmp0 (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (root)), title) == 0)
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *row = find_row (child, title);

      if (row != NULL)
        return row;
    }
  return NULL;
}

static GtkWidget *
get_form (ArbCardsDialog *dialog)
{
  return fixture_find (GTK_WIDGET (dialog), ARB_TYPE_CARD_FORM, NULL);
}

/* Chooses what is called @label in a row with a list of texts. */
static void
choose (GtkWidget *row, const char *label)
{
  GListModel *labels = adw_combo_row_get_model (ADW_COMBO_ROW (row));

  for (guint i = 0; i < g_list_model_get_n_items (labels); i++)
    {
      g_autoptr (GtkStringObject) item = g_list_model_get_item (labels, i);

      if (g_str_equal (gtk_string_object_get_string (item), label))
        {
          adw_combo_row_set_selected (ADW_COMBO_ROW (row), i);
          return;
        }
    }
  g_error ("nothing is called %s", label);
}

static void
type_in (ArbCardsDialog *dialog, const char *title, const char *text)
{
  GtkWidget *row = find_row (get_form (dialog), title);

  if (ADW_IS_ENTRY_ROW (row))
    gtk_editable_set_text (GTK_EDITABLE (row), text);
  else
    choose (row, text);
}

/* The button under @root whose label is @label. */
static GtkWidget *
find_button (GtkWidget *root, const char *label)
{
  if (GTK_IS_BUTTON (root) && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (root)), label) == 0)
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *button = find_button (child, label);

      if (button != NULL)
        return button;
    }
  return NULL;
}

static void
press (ArbCardsDialog *dialog, const char *label)
{
  GtkWidget *button = find_button (get_form (dialog), label);

  g_assert_nonnull (button);
  if (GTK_IS_TOGGLE_BUTTON (button))
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
  else
    g_signal_emit_by_name (button, "clicked");
}

static void
accept_card (ArbCardsDialog *dialog)
{
  fixture_press (dialog, "cards.accept");
  fixture_idle ();
}

static char *
get_told (ArbCardsDialog *dialog, const char *title)
{
  GtkWidget *row = find_row (GTK_WIDGET (dialog), title);

  g_assert_nonnull (row);
  return g_strdup (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)));
}

static void
assert_own (const char *text, gboolean is_there)
{
  g_autofree char *path = arb_faces_get_path (get_ruleset ());
  g_autofree char *contents = NULL;

  g_file_get_contents (path, &contents, NULL, NULL);
  g_assert_true (is_there == (contents != NULL && strstr (contents, text) != NULL));
}

/* The form of a planet: a name, a number, a colour, icons. */
static void
type_planet (ArbCardsDialog *dialog)
{
  g_autofree char *told = NULL;

  open_card (dialog, "planet-03");
  type_in (dialog, "Name", "Xeno");
  type_in (dialog, "Big shield", "4");
  type_in (dialog, "Influence", "2");
  press (dialog, "Colonize");
  accept_card (dialog);
  told = get_told (dialog, "Xeno");
  g_assert_cmpstr (told, ==, "Not known yet: Small shield, Type");
  assert_own ("Xeno", TRUE);
}

/* The steps of an action are put together by taps; what is no script is not taken. */
static void
type_action (ArbCardsDialog *dialog)
{
  g_autofree char *told = NULL;
  GtkWidget *action;

  open_card (dialog, "domain-13");
  action = find_row (get_form (dialog), "Action");
  press (dialog, "Look at a card");
  press (dialog, "Opponent discards");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (action)), ==, "peek; discard");
  press (dialog, "If You Like");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (action)), ==, "peek; discard ?");
  press (dialog, "… or …");
  press (dialog, "Another action");
  press (dialog, "Remove Last Step");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (action)), ==, "peek; discard ?");

  gtk_editable_set_text (GTK_EDITABLE (action), "peek; juggle");
  g_assert_false (
      gtk_widget_is_sensitive (fixture_find_with_action (GTK_WIDGET (dialog), "cards.accept")));
  told = fixture_dup_description (dialog);
  g_assert_nonnull (strstr (told, "Action: “ juggle” is not a step of a script"));
  gtk_editable_set_text (GTK_EDITABLE (action), "peek; discard ?");
  accept_card (dialog);
  assert_own ("peek; discard ?", TRUE);
}

/* Begins a game of Microcosm as people do; returns its window. */
static ArbWindow *
begin_game (ArbSession **session)
{
  ArbWindow *window;
  gpointer dialog;

  g_action_group_activate_action (G_ACTION_GROUP (fixture_get_application ()), "new", NULL);
  fixture_idle ();
  dialog = fixture_find_toplevel (ARB_TYPE_NEW_GAME_DIALOG);
  choose (find_row (dialog, "Game"), "Microcosm");
  fixture_press (dialog, "game.create");
  fixture_idle ();
  window = fixture_find_toplevel (ARB_TYPE_WINDOW);
  g_set_object (session, arb_window_get_session (window));
  g_assert_nonnull (*session);
  return window;
}

static const char *
get_name (ArbSession *session)
{
  return arb_words_find (arb_document_get_catalogue (arb_session_get_document (session)), "planets",
                         "planet-03", "title");
}

static ArbVerdictValue
get_verdict (ArbSession *session, guint index)
{
  const ArbGame *game = arb_document_get_game (arb_session_get_document (session));

  return arb_game_get_entry (game, index)->verdict.value;
}

/* Typed in, exported, imported by somebody else, and played. */
static void
test_whole_way (void)
{
  ArbWindow *window = fixture_window_new (NULL);
  ArbCardsDialog *dialog = open_dialog ("");
  g_autofree char *own = arb_faces_get_path (get_ruleset ());
  g_autofree char *exported = g_build_filename (g_get_user_data_dir (), "exported.json", NULL);
  g_autoptr (ArbSession) session = NULL;

  choose (find_row (GTK_WIDGET (dialog), "Game"), "Microcosm");
  type_planet (dialog);
  type_action (dialog);
  arb_cards_dialog_export (dialog, exported);
  close_dialog (dialog);
  g_assert_true (g_file_test (exported, G_FILE_TEST_EXISTS));

  g_assert_cmpint (g_unlink (own), ==, 0);
  dialog = open_dialog ("");
  choose (find_row (GTK_WIDGET (dialog), "Game"), "Microcosm");
  g_assert_null (find_row (GTK_WIDGET (dialog), "Xeno"));
  arb_cards_dialog_import (dialog, exported);
  fixture_idle ();
  g_assert_nonnull (find_row (GTK_WIDGET (dialog), "Xeno"));
  close_dialog (dialog);

  window = begin_game (&session);
  g_assert_cmpstr (get_name (session), ==, "Xeno");
  session_fixture_say (session, "planet-03 shows shield 4", TRUE);
  g_assert_cmpint (get_verdict (session, 0), ==, ARB_VOID);
  fixture_window_close (window);
  g_assert_cmpint (g_unlink (own), ==, 0);
}

/* A card that appears in a game is an edit: it is shown what it changes, and Undo takes it back. */
static void
test_in_a_game (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("microcosm");
  ArbWindow *window = fixture_window_new (session);
  ArbCardsDialog *dialog;
  GtkWidget *effects;
  g_autofree char *told = NULL;
  g_autofree char *own = arb_faces_get_path (get_ruleset ());

  session_fixture_say (session, "planet-03 shows shield 1", FALSE);
  dialog = open_dialog ("planet-03");
  type_in (dialog, "Big shield", "4");
  effects = fixture_find (GTK_WIDGET (dialog), ARB_TYPE_EDIT_EFFECTS, NULL);
  g_assert_true (gtk_widget_get_visible (effects));
  told = fixture_dup_description (effects);
  g_assert_nonnull (strstr (told, "1 move would not be possible and is struck."));
  g_assert_cmpint (get_verdict (session, 0), ==, ARB_LEGAL);

  accept_card (dialog);
  g_assert_null (fixture_find_toplevel (ARB_TYPE_CARDS_DIALOG));
  g_assert_cmpint (get_verdict (session, 0), ==, ARB_ILLEGAL);
  assert_own ("\"shield\": \"4\"", TRUE);
  g_assert_true (arb_session_undo (session));
  g_assert_cmpint (get_verdict (session, 0), ==, ARB_LEGAL);
  g_assert_true (arb_session_redo (session));
  g_assert_cmpint (get_verdict (session, 0), ==, ARB_ILLEGAL);
  fixture_window_close (window);
  g_assert_cmpint (g_unlink (own), ==, 0);
}

/* A file that cannot be read stays as it is, and nothing takes its place. */
static void
test_damaged (void)
{
  ArbWindow *window = fixture_window_new (NULL);
  g_autofree char *own = arb_faces_get_path (get_ruleset ());
  g_autofree char *folder = g_path_get_dirname (own);
  g_autofree char *told = NULL;
  ArbCardsDialog *dialog;

  g_mkdir_with_parents (folder, 0700);
  g_assert_true (g_file_set_contents (own, "{\"format\": 3}", -1, NULL));
  dialog = open_dialog ("");
  choose (find_row (GTK_WIDGET (dialog), "Game"), "Microcosm");
  told = fixture_dup_description (dialog);
  g_assert_nonnull (strstr (told, "format: found the number 3"));
  open_card (dialog, "planet-03");
  type_in (dialog, "Name", "Xeno");
  accept_card (dialog);
  assert_own ("{\"format\": 3}", TRUE);
  gtk_window_destroy (fixture_find_toplevel (ADW_TYPE_MESSAGE_DIALOG));
  close_dialog (dialog);
  g_assert_cmpint (g_unlink (own), ==, 0);
  fixture_window_close (window);
}

/* The elements of The Nine Domains come from the same editor. */
static void
test_marks (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("nine-domains");
  ArbWindow *window = fixture_window_new (session);
  ArbCardsDialog *dialog = open_dialog ("");
  g_autofree char *path = arb_faces_get_path (arb_systems_find ("nine-domains"));
  GtkWidget *toggles;

  open_card (dialog, "domain-5");
  toggles = find_row (get_form (dialog), "Elements");
  g_assert_nonnull (toggles);
  press (dialog, "Red");
  press (dialog, "Half purple");
  accept_card (dialog);
  close_dialog (dialog);
  session_fixture_say (session, "mark domain-5 red", TRUE);
  g_assert_cmpint (get_verdict (session, 0), ==, ARB_VOID);
  fixture_window_close (window);
  g_assert_cmpint (g_unlink (path), ==, 0);
}

/* A move whose verdict depends on what a card shows leads to the form of that card. */
static void
test_asked_about (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("microcosm");
  ArbWindow *window = fixture_window_new (session);
  ArbTurnPanel *panel = arb_window_get_turn_panel (window);
  ArbCardsDialog *dialog;
  GtkWidget *button;

  session_fixture_say (session, "1 draw", FALSE);
  session_fixture_say (session, "1 play domain-06", FALSE);
  arb_turn_panel_enter (panel, "1 attack #5 planet-05");
  fixture_idle ();
  button = fixture_find_with_action (GTK_WIDGET (panel), "app.cards");
  g_assert_nonnull (button);
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (button)), ==, "Enter “Planet 5, cost 2”…");
  g_signal_emit_by_name (button, "clicked");
  fixture_idle ();
  dialog = fixture_find_toplevel (ARB_TYPE_CARDS_DIALOG);
  g_assert_nonnull (dialog);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (dialog)), ==, "Planet 5, cost 2");
  close_dialog (dialog);
  fixture_window_close (window);
}

int
main (int argc, char **argv)
{
  if (!fixture_init (&argc, &argv))
    return 0;

  g_test_add_func ("/cards/whole-way", test_whole_way);
  g_test_add_func ("/cards/in-a-game", test_in_a_game);
  g_test_add_func ("/cards/asked-about", test_asked_about);
  g_test_add_func ("/cards/damaged", test_damaged);
  g_test_add_func ("/cards/marks", test_marks);
  return g_test_run ();
}
