/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"
#include "session-fixture.h"

#include "app/cards/card-form.h"
#include "app/cards/cards-dialog.h"
#include "app/log/edit-effects.h"
#include "app/reference/reference-window.h"
#include "app/start/new-game-dialog.h"
#include "store/faces.h"
#include "systems/systems.h"
#include "wording/words.h"

#include <glib/gstdio.h>

/* Cards that were never published, typed in by their owner on the real widgets. */

#define PROTOTYPE "Prototype of 2010"

static const ArbRuleset *
get_ruleset (void)
{
  return arb_systems_find ("microcosm");
}

static const ArbRuleset *
get_prototype (void)
{
  return arb_systems_find ("prototype-2010");
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
get_reported (ArbCardsDialog *dialog, const char *title)
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

static GtkWidget *
find_label (GtkWidget *root, const char *text)
{
  if (GTK_IS_LABEL (root) && g_str_equal (gtk_label_get_text (GTK_LABEL (root)), text))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *label = find_label (child, text);

      if (label != NULL)
        return label;
    }
  return NULL;
}

/* How many of @thing a card shows. */
static void
count (ArbCardsDialog *dialog, const char *title, const char *thing, double n)
{
  GtkWidget *label = find_label (find_row (get_form (dialog), title), thing);

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (gtk_widget_get_next_sibling (label)), n);
}

/* The form of a planet: a name, a number, a colour, icons. */
static void
type_planet (ArbCardsDialog *dialog)
{
  g_autofree char *reported = NULL;

  open_card (dialog, "planet-03");
  type_in (dialog, "Name", "Xeno");
  type_in (dialog, "Big shield", "4");
  type_in (dialog, "Influence", "2");
  count (dialog, "Icons", "Colonize", 2);
  accept_card (dialog);
  reported = get_reported (dialog, "Xeno");
  g_assert_cmpstr (reported, ==, "Not known yet: Small shield, Type");
  assert_own ("Xeno", TRUE);
}

/* The steps of an action are put together by taps; what is no script is not taken. */
static void
type_action (ArbCardsDialog *dialog)
{
  g_autofree char *reported = NULL;
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
  reported = fixture_dup_description (dialog);
  g_assert_nonnull (strstr (reported, "Action: “ juggle” is not a step of a script"));
  gtk_editable_set_text (GTK_EDITABLE (action), "peek; discard ?");
  accept_card (dialog);
  assert_own ("peek; discard ?", TRUE);
}

static gpointer
open_new_game (const char *game)
{
  gpointer dialog;

  g_action_group_activate_action (G_ACTION_GROUP (fixture_get_application ()), "new", NULL);
  fixture_idle ();
  dialog = fixture_find_toplevel (ARB_TYPE_NEW_GAME_DIALOG);
  choose (find_row (dialog, "Game"), game);
  return dialog;
}

static ArbWindow *
get_begun (ArbSession **session)
{
  ArbWindow *window;

  fixture_idle ();
  window = fixture_find_toplevel (ARB_TYPE_WINDOW);
  g_set_object (session, arb_window_get_session (window));
  g_assert_nonnull (*session);
  return window;
}

/* Begins a game as people do; returns its window. */
static ArbWindow *
begin_game (const char *game, ArbSession **session)
{
  fixture_press (open_new_game (game), "game.create");
  return get_begun (session);
}

static const char *
get_name (ArbSession *session)
{
  return arb_words_find (arb_session_get_catalogue (session), "planets", "planet-03", "title");
}

/* What a card of the game shows. */
static void
assert_printed (ArbSession *session, const char *id, guint index, const char *field,
                const char *expected)
{
  const ArbCatalogue *catalogue = arb_session_get_catalogue (session);
  const ArbFieldTable *table = catalogue->ruleset->records;
  guint i = 0;
  ArbRecord record;
  g_autofree char *text = NULL;

  while (!g_str_equal (table->id, id))
    table++;
  while (!g_str_equal (table->fields[i].name, field))
    i++;
  record = arb_table_get_record (catalogue, table, index);
  text = arb_record_dup_text (&record, &table->fields[i]);
  g_assert_cmpstr (text, ==, expected);
}

/* The number button in the row under @root that is called @title. */
static GtkSpinButton *
get_number (GtkWidget *root, const char *title)
{
  GtkWidget *row = find_row (root, title);

  g_assert_nonnull (row);
  return GTK_SPIN_BUTTON (fixture_find (row, GTK_TYPE_SPIN_BUTTON, NULL));
}

/* A planet of the prototype: numbers, two places for one resource, and an icon. */
static void
type_prototype_planet (ArbCardsDialog *dialog)
{
  g_autofree char *reported = NULL;

  open_card (dialog, "planet-03");
  type_in (dialog, "Name", "Xeno");
  type_in (dialog, "Colonize icons needed", "2");
  type_in (dialog, "Victory points", "3");
  count (dialog, "Places for resources", "Colour 1", 2);
  count (dialog, "Icons", "Trade", 1);
  accept_card (dialog);
  reported = get_reported (dialog, "Xeno");
  g_assert_cmpstr (reported, ==, "Not known yet: Armies needed, Type");
}

/* A technology whose Action is put together from its steps. */
static void
type_prototype_technology (ArbCardsDialog *dialog)
{
  g_autofree char *reported = NULL;
  GtkWidget *action;

  open_card (dialog, "technology-01");
  action = find_row (get_form (dialog), "Action");
  press (dialog, "Draw a card");
  press (dialog, "Collect an army");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (action)), ==, "draw 1; army 1");
  accept_card (dialog);
  reported = get_reported (dialog, "Technology 1");
  g_assert_null (strstr (reported, "Action"));
}

/* A number that nobody knows is empty, not 0. */
static void
type_prototype_numbers (ArbCardsDialog *dialog)
{
  GtkSpinButton *button;
  g_autofree char *reported = NULL;

  open_card (dialog, "survey");
  button = get_number (get_form (dialog), "Cards of the pile and the starting decks");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (button)), ==, "");
  gtk_spin_button_set_value (button, 20);
  accept_card (dialog);
  open_card (dialog, "numbers");
  gtk_spin_button_set_value (get_number (get_form (dialog), "Cards in the opening hand"), 6);
  reported = fixture_dup_description (dialog);
  g_assert_nonnull (strstr (reported, "6 cards in the opening hand, expected 5"));
  gtk_spin_button_set_value (get_number (get_form (dialog), "Cards in the opening hand"), 5);
  accept_card (dialog);
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

  window = begin_game ("Microcosm", &session);
  g_assert_cmpstr (get_name (session), ==, "Xeno");
  session_fixture_say (session, "planet-03 shows shield 4", TRUE);
  g_assert_cmpint (get_verdict (session, 0), ==, ARB_VOID);
  fixture_window_close (window);
  g_assert_cmpint (g_unlink (own), ==, 0);
}

static ArbCardsDialog *
open_prototype (void)
{
  ArbCardsDialog *dialog = open_dialog ("");

  choose (find_row (GTK_WIDGET (dialog), "Game"), PROTOTYPE);
  return dialog;
}

/* The same for the prototype, whose numbers are typed in, too. */
static void
test_prototype (void)
{
  ArbWindow *window = fixture_window_new (NULL);
  ArbCardsDialog *dialog = open_prototype ();
  g_autofree char *own = arb_faces_get_path (get_prototype ());
  g_autofree char *exported = g_build_filename (g_get_user_data_dir (), "prototype.json", NULL);
  g_autoptr (ArbSession) session = NULL;
  g_autofree char *pile = NULL;

  type_prototype_planet (dialog);
  type_prototype_technology (dialog);
  type_prototype_numbers (dialog);
  arb_cards_dialog_export (dialog, exported);
  close_dialog (dialog);
  g_assert_cmpint (g_unlink (own), ==, 0);

  dialog = open_prototype ();
  arb_cards_dialog_import (dialog, exported);
  fixture_idle ();
  close_dialog (dialog);

  window = begin_game (PROTOTYPE, &session);
  g_assert_cmpstr (get_name (session), ==, "Xeno");
  session_fixture_say (session, "planet-03 shows colonize-cost 2", TRUE);
  pile = g_strdup_printf ("number survey-pile %u", 20 - 2 * arb_session_get_n_seats (session));
  session_fixture_say (session, pile, TRUE);
  g_assert_cmpint (get_verdict (session, 0), ==, ARB_VOID);
  g_assert_cmpint (get_verdict (session, 1), ==, ARB_VOID);
  assert_printed (session, "planets", 2, "slots", "colour-1, colour-1");
  assert_printed (session, "technologies", 0, "action", "draw 1; army 1");
  fixture_window_close (window);
  g_assert_cmpint (g_unlink (own), ==, 0);
}

static gpointer
get_numbers (GtkWidget *dialog)
{
  return gtk_widget_get_template_child (dialog, ARB_TYPE_NEW_GAME_DIALOG, "numbers_group");
}

/* New Game asks for the numbers that were never published, and the next one knows them. */
static void
test_numbers (void)
{
  ArbWindow *window = fixture_window_new (NULL);
  GtkWidget *dialog = open_new_game ("Microcosm");
  g_autofree char *own = arb_faces_get_path (get_prototype ());
  g_autoptr (ArbSession) session = NULL;

  g_assert_false (gtk_widget_is_visible (get_numbers (dialog)));
  choose (find_row (dialog, "Game"), PROTOTYPE);
  g_assert_true (gtk_widget_is_visible (get_numbers (dialog)));
  gtk_spin_button_set_value (get_number (dialog, "Warfare"), 18);
  gtk_spin_button_set_value (get_number (dialog, "Hand size in Cleanup"), 4);
  fixture_press (dialog, "game.create");
  window = get_begun (&session);
  session_fixture_say (session, "number warfare-pile 18", TRUE);
  session_fixture_say (session, "number hand-size 4", TRUE);
  session_fixture_say (session, "empty survey-pile", TRUE);
  g_assert_cmpint (get_verdict (session, 0), ==, ARB_VOID);
  g_assert_cmpint (get_verdict (session, 1), ==, ARB_VOID);
  g_assert_cmpint (get_verdict (session, 2), ==, ARB_LEGAL);
  fixture_window_close (window);

  window = fixture_window_new (NULL);
  dialog = open_new_game (PROTOTYPE);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (get_number (dialog, "Warfare")), ==, 18);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (get_number (dialog, "Survey"))), ==, "");
  gtk_window_destroy (GTK_WINDOW (dialog));
  fixture_window_close (window);
  g_assert_cmpint (g_unlink (own), ==, 0);
}

/* Numbers that cannot be right together begin no game, and say why. */
static void
test_wrong_numbers (void)
{
  ArbWindow *window = fixture_window_new (NULL);
  GtkWidget *dialog = open_new_game (PROTOTYPE);
  g_autofree char *own = arb_faces_get_path (get_prototype ());
  g_autofree char *reported = NULL;

  gtk_spin_button_set_value (get_number (dialog, "Warfare"), 90);
  fixture_press (dialog, "game.create");
  reported = fixture_dup_description (fixture_find_toplevel (ADW_TYPE_MESSAGE_DIALOG));
  g_assert_nonnull (strstr (reported, "90 cards in the counted piles"));
  g_assert_false (g_file_test (own, G_FILE_TEST_EXISTS));
  gtk_window_destroy (fixture_find_toplevel (ADW_TYPE_MESSAGE_DIALOG));
  gtk_window_destroy (GTK_WINDOW (dialog));
  fixture_window_close (window);
}

/* A game begins with numbers that cannot be written down, and says that they are not kept. */
static void
test_unkept_numbers (void)
{
  ArbWindow *window = fixture_window_new (NULL);
  GtkWidget *dialog = open_new_game (PROTOTYPE);
  g_autofree char *own = arb_faces_get_path (get_prototype ());
  g_autofree char *folder = g_path_get_dirname (own);
  g_autoptr (ArbSession) session = NULL;
  gpointer message;
  g_autofree char *said = NULL;

  gtk_spin_button_set_value (get_number (dialog, "Hand size in Cleanup"), 4);
  /* Even root cannot make a folder where a file is. */
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  g_assert_true (g_file_set_contents (folder, "", -1, NULL));
  fixture_press (dialog, "game.create");
  window = get_begun (&session);
  message = fixture_find_toplevel (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_nonnull (message);
  g_assert_cmpstr (adw_message_dialog_get_heading (message), ==, "The Numbers Cannot Be Kept");
  said = fixture_dup_description (message);
  g_assert_nonnull (strstr (said, "Type them in again for the next one."));
  gtk_window_destroy (message);

  session_fixture_say (session, "number hand-size 4", TRUE);
  g_assert_cmpint (get_verdict (session, 0), ==, ARB_VOID);
  fixture_window_close (window);
  g_assert_cmpint (g_unlink (folder), ==, 0);
}

/* A card that appears in a game is an edit: it is shown what it changes, and Undo takes it back. */
static void
test_in_a_game (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("microcosm");
  ArbWindow *window = fixture_window_new (session);
  ArbCardsDialog *dialog;
  GtkWidget *effects;
  g_autofree char *reported = NULL;
  g_autofree char *own = arb_faces_get_path (get_ruleset ());

  session_fixture_say (session, "planet-03 shows shield 1", FALSE);
  dialog = open_dialog ("planet-03");
  type_in (dialog, "Big shield", "4");
  effects = fixture_find (GTK_WIDGET (dialog), ARB_TYPE_EDIT_EFFECTS, NULL);
  g_assert_true (gtk_widget_get_visible (effects));
  reported = fixture_dup_description (effects);
  g_assert_nonnull (strstr (reported, "1 move would not be possible and is struck."));
  g_assert_cmpint (get_verdict (session, 0), ==, ARB_LEGAL);

  g_assert_false (
      gtk_widget_is_sensitive (fixture_find_with_action (GTK_WIDGET (dialog), "cards.accept")));
  fixture_press (dialog, "edit.strike");
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
  g_autofree char *reported = NULL;
  ArbCardsDialog *dialog;

  g_mkdir_with_parents (folder, 0700);
  g_assert_true (g_file_set_contents (own, "{\"format\": 3}", -1, NULL));
  dialog = open_dialog ("");
  choose (find_row (GTK_WIDGET (dialog), "Game"), "Microcosm");
  reported = fixture_dup_description (dialog);
  g_assert_nonnull (strstr (reported, "format: found the number 3"));
  open_card (dialog, "planet-03");
  type_in (dialog, "Name", "Xeno");
  accept_card (dialog);
  assert_own ("{\"format\": 3}", TRUE);
  gtk_window_destroy (fixture_find_toplevel (ADW_TYPE_MESSAGE_DIALOG));
  close_dialog (dialog);
  g_assert_cmpint (g_unlink (own), ==, 0);
  fixture_window_close (window);
}

/* A damaged file stops no game: people can play with the built-in cards, and it stays as it is. */
static void
test_damaged_new_game (void)
{
  ArbWindow *window = fixture_window_new (NULL);
  g_autofree char *own = arb_faces_get_path (get_ruleset ());
  g_autofree char *reported = NULL;
  g_autoptr (ArbSession) session = NULL;
  GtkWidget *question;

  g_assert_true (g_file_set_contents (own, "{\"format\": 3}", -1, NULL));
  fixture_press (open_new_game ("Microcosm"), "game.create");
  question = fixture_find_toplevel (ADW_TYPE_MESSAGE_DIALOG);
  reported = fixture_dup_description (question);
  g_assert_nonnull (strstr (reported, "format: found the number 3"));
  g_assert_null (arb_window_get_session (window));
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (question), "built-in");
  window = get_begun (&session);
  g_assert_cmpstr (get_name (session), ==, "Planet 3 (cost 0)");
  assert_own ("{\"format\": 3}", TRUE);
  fixture_window_close (window);
  g_assert_cmpint (g_unlink (own), ==, 0);
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
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (button)), ==, "Enter “Planet 5 (cost 2)”…");
  g_signal_emit_by_name (button, "clicked");
  fixture_idle ();
  dialog = fixture_find_toplevel (ARB_TYPE_CARDS_DIALOG);
  g_assert_nonnull (dialog);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (dialog)), ==, "Planet 5 (cost 2)");
  close_dialog (dialog);
  fixture_window_close (window);
}

static ArbReferenceWindow *
open_reference (ArbWindow *window, const ArbRuleset *ruleset)
{
  GtkWidget *reference = arb_reference_window_new (NULL, GTK_WINDOW (window));
  guint system = 0;

  while (arb_systems ()[system] != ruleset)
    system++;
  gtk_drop_down_set_selected (GTK_DROP_DOWN (gtk_widget_get_template_child (
                                  reference, ARB_TYPE_REFERENCE_WINDOW, "system_list")),
                              system);
  gtk_window_set_application (GTK_WINDOW (reference), GTK_APPLICATION (fixture_get_application ()));
  gtk_window_present (GTK_WINDOW (reference));
  fixture_idle ();
  return ARB_REFERENCE_WINDOW (reference);
}

/* Presses the button of the page @id that enters a card; it is called @label. */
static ArbCardsDialog *
enter_from (ArbReferenceWindow *reference, const char *id, const char *label)
{
  GtkWidget *button;
  ArbCardsDialog *dialog;

  arb_reference_window_open (reference, id);
  fixture_idle ();
  button = fixture_find_with_action (GTK_WIDGET (reference), "app.cards");
  g_assert_nonnull (button);
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (button)), ==, label);
  g_signal_emit_by_name (button, "clicked");
  fixture_idle ();
  dialog = fixture_find_toplevel (ARB_TYPE_CARDS_DIALOG);
  g_assert_nonnull (dialog);
  return dialog;
}

static const char *
get_accept_label (ArbCardsDialog *dialog)
{
  return gtk_button_get_label (
      GTK_BUTTON (fixture_find_with_action (GTK_WIDGET (dialog), "cards.accept")));
}

/* Without a game, a page of the reference leads to the card of its own system, though another has
 * one with this id; and the page follows what is typed in. */
static void
test_from_reference (void)
{
  g_autofree char *own = arb_faces_get_path (get_prototype ());
  ArbWindow *window = fixture_window_new (NULL);
  ArbReferenceWindow *reference = open_reference (window, get_prototype ());
  ArbCardsDialog *dialog = enter_from (reference, "planets:planet-03", "Enter “Planet 3”…");

  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (dialog)), ==, "Planet 3");
  g_assert_cmpstr (get_accept_label (dialog), ==, "_Enter Card");
  close_dialog (dialog);
  gtk_window_present (GTK_WINDOW (reference));

  dialog = enter_from (reference, "setups:numbers", "Enter “Numbers of the game”…");
  g_assert_cmpstr (get_accept_label (dialog), ==, "_Enter Numbers");
  gtk_spin_button_set_value (get_number (get_form (dialog), "Hand size in Cleanup"), 5);
  accept_card (dialog);
  g_assert_cmpstr (arb_reference_window_get_id (reference), ==, "setups:numbers");
  g_assert_null (fixture_find_with_action (GTK_WIDGET (reference), "app.cards"));
  gtk_window_destroy (GTK_WINDOW (reference));
  fixture_window_close (window);
  g_assert_cmpint (g_unlink (own), ==, 0);
}

static const char *
get_eminent_catalogue (void)
{
  static char *path;

  if (path == NULL)
    path = arb_faces_get_path (arb_systems_find ("eminent-domain"));
  return path;
}

static char *
read_eminent_cards (void)
{
  char *text = NULL;

  g_file_get_contents (get_eminent_catalogue (), &text, NULL, NULL);
  return text;
}

/* A card of Eminent Domain that a copy prints otherwise: first come the games whose cards are not known,
 * and what is not changed stays as it was, in its order. */
static void
test_printed_otherwise (void)
{
  ArbWindow *window = fixture_window_new (NULL);
  ArbCardsDialog *dialog = open_dialog ("");
  GtkWidget *reset;
  g_autofree char *reported = NULL;
  g_autofree char *cards = NULL;
  g_autofree char *after = NULL;

  g_assert_null (find_row (GTK_WIDGET (dialog), "Voson"));
  choose (find_row (GTK_WIDGET (dialog), "Game"), "Eminent Domain");
  g_assert_cmpstr (adw_action_row_get_subtitle (
                       ADW_ACTION_ROW (find_row (GTK_WIDGET (dialog), "Voson"))),
                   ==, "");
  open_card (dialog, "improved-research-rc");
  reset = find_button (GTK_WIDGET (dialog), "Back to the _Built-In Card");
  g_assert_false (gtk_widget_get_visible (reset));
  accept_card (dialog);

  open_card (dialog, "voson");
  gtk_spin_button_set_value (get_number (get_form (dialog), "Fighters to attack it"), 3);
  count (dialog, "Resource slots", "Iron", 2);
  g_assert_true (gtk_widget_get_visible (reset));
  accept_card (dialog);
  reported = get_reported (dialog, "Voson");
  g_assert_cmpstr (reported, ==, "Your copy: Fighters to attack it, Resource slots");
  cards = read_eminent_cards ();
  g_assert_nonnull (strstr (cards, "\"slots\": [\"iron\", \"iron\"]"));
  g_assert_null (strstr (cards, "improved-research"));

  open_card (dialog, "voson");
  fixture_press (dialog, "cards.reset");
  g_assert_false (gtk_widget_get_visible (reset));
  accept_card (dialog);
  after = read_eminent_cards ();
  g_assert_null (strstr (after, "voson"));
  close_dialog (dialog);
  fixture_window_close (window);
  g_assert_cmpint (g_unlink (get_eminent_catalogue ()), ==, 0);
}

/* In a game, what a card does is typed in from its page; the game and the next one have it. */
static void
test_printed_otherwise_in_a_game (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window = fixture_window_new (session);
  ArbReferenceWindow *reference = open_reference (window, arb_systems_find ("eminent-domain"));
  ArbCardsDialog *dialog =
      enter_from (reference, "technologies:mobilization", "Enter “Mobilization”…");
  GtkWidget *action = find_row (get_form (dialog), "Action");
  g_autoptr (ArbSession) next = NULL;
  g_autofree char *reported = NULL;
  gpointer hint;

  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (action)), ==, "fighter 2; mobilize");
  press (dialog, "… or …");
  press (dialog, "Draw a card");
  reported = fixture_dup_description (dialog);
  g_assert_nonnull (
      strstr (reported, "Action: “draw” happens by itself, expected no choice of it"));
  gtk_editable_set_text (GTK_EDITABLE (action), "fighter 2");
  press (dialog, "Draw a card");
  accept_card (dialog);
  assert_printed (session, "technologies", 39, "action", "fighter 2; draw 1");
  g_assert_true (arb_session_undo (session));
  assert_printed (session, "technologies", 39, "action", "fighter 2; mobilize");
  gtk_window_destroy (GTK_WINDOW (reference));
  fixture_window_close (window);

  fixture_window_new (NULL);
  hint = gtk_widget_get_template_child (open_new_game ("Eminent Domain"), ARB_TYPE_NEW_GAME_DIALOG,
                                        "copy_hint");
  g_assert_cmpstr (gtk_label_get_text (hint), ==, "As your copy prints them: Mobilization");
  fixture_press (gtk_widget_get_root (GTK_WIDGET (hint)), "game.create");
  window = get_begun (&next);
  assert_printed (next, "technologies", 39, "action", "fighter 2; draw 1");
  fixture_window_close (window);
  g_assert_cmpint (g_unlink (get_eminent_catalogue ()), ==, 0);
}

int
main (int argc, char **argv)
{
  if (!fixture_init (&argc, &argv))
    return 0;

  g_test_add_func ("/cards/whole-way", test_whole_way);
  g_test_add_func ("/cards/in-a-game", test_in_a_game);
  g_test_add_func ("/cards/unkept-numbers", test_unkept_numbers);
  g_test_add_func ("/cards/from-reference", test_from_reference);
  g_test_add_func ("/cards/asked-about", test_asked_about);
  g_test_add_func ("/cards/damaged", test_damaged);
  g_test_add_func ("/cards/damaged-new-game", test_damaged_new_game);
  g_test_add_func ("/cards/prototype", test_prototype);
  g_test_add_func ("/cards/numbers", test_numbers);
  g_test_add_func ("/cards/wrong-numbers", test_wrong_numbers);
  g_test_add_func ("/cards/marks", test_marks);
  g_test_add_func ("/cards/printed-otherwise", test_printed_otherwise);
  g_test_add_func ("/cards/printed-otherwise-in-a-game", test_printed_otherwise_in_a_game);
  return g_test_run ();
}
