/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"

#include "app/command-entry.h"
#include "app/eminent-domain/table-page.h"
#include "app/log-row.h"
#include "app/lots.h"
#include "app/new-game-dialog.h"
#include "app/pane.h"
#include "app/score-dialog.h"
#include "app/seat-card.h"
#include "app/seat-list.h"
#include "app/seat-row.h"
#include "app/settings.h"
#include "app/setup-dialog.h"
#include "app/start-page.h"
#include "app/switch-list.h"
#include "app/table-page.h"
#include "app/tile.h"
#include "app/widgets.h"
#include "model/option.h"
#include "systems/systems.h"

/* A template that does not fit its class is a warning, and that is fatal here. */
static void
test_templates (void)
{
  static GType (*const types[]) (void) = {
    arb_command_entry_get_type, arb_log_row_get_type,    arb_start_page_get_type,
    arb_table_page_get_type,    arb_turn_panel_get_type, arb_seat_card_get_type,
    em_table_page_get_type,
  };

  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    {
      GtkWidget *widget = g_object_ref_sink (g_object_new (types[i](), NULL));

      g_assert_nonnull (gtk_widget_get_first_child (widget));
      g_assert_finalize_object (widget);
    }
}

static void
on_created (GtkWidget *dialog, ArbSession *session, gboolean again, ArbSession **created)
{
  *created = g_object_ref (session);
}

/* Where the names of all seats that are shown begin; fails if that is not one place. */
static guint
assert_names_aligned (GtkWidget *root, GtkWidget *dialog, float *x)
{
  guint n = 0;

  if (ARB_IS_SEAT_ROW (root) && gtk_widget_get_mapped (root))
    {
      GtkWidget *entry = fixture_find (root, GTK_TYPE_ENTRY, NULL);
      graphene_rect_t bounds;

      g_assert_true (gtk_widget_compute_bounds (entry, dialog, &bounds));
      if (*x >= 0)
        g_assert_cmpfloat (bounds.origin.x, ==, *x);
      *x = bounds.origin.x;
      return 1;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += assert_names_aligned (child, dialog, x);
  return n;
}

static void
test_new_game (void)
{
  g_autoptr (GSettings) settings = arb_settings_new ();
  ArbWindow *window = fixture_window_new (NULL);
  GtkWidget *dialog = arb_new_game_dialog_new (settings, FALSE, GTK_WINDOW (window));
  g_autoptr (ArbSession) created = NULL;
  AdwComboRow *systems;
  GtkWidget *name;
  float x = -1;

  g_signal_connect (dialog, "created", G_CALLBACK (on_created), &created);
  gtk_window_present (GTK_WINDOW (dialog));
  gtk_test_widget_wait_for_draw (dialog);
  g_assert_cmpuint (assert_names_aligned (dialog, dialog, &x), >=, 2);
  systems = ADW_COMBO_ROW (
      gtk_widget_get_template_child (dialog, ARB_TYPE_NEW_GAME_DIALOG, "system_row"));
  for (guint i = 0; arb_systems ()[i] != NULL; i++)
    adw_combo_row_set_selected (systems, i);
  name = fixture_find (dialog, GTK_TYPE_ENTRY, NULL);
  gtk_editable_set_text (GTK_EDITABLE (name), "  Zoë <i>/ ");
  g_assert_true (gtk_widget_activate_action (dialog, "game.create", NULL));

  g_assert_nonnull (created);
  g_assert_cmpstr (arb_session_get_player (created, 1), ==, "Zoë <i>/");
  g_assert_cmpstr (arb_session_get_player (created, 2), ==, "Player 2");
  g_assert_true (arb_session_flush (created, NULL));
  g_assert_true (g_file_test (arb_session_get_path (created), G_FILE_TEST_IS_REGULAR));
  fixture_window_close (window);
}

/* Every variant that is offered for a number of players makes a game. */
static void
test_new_game_variants (void)
{
  g_autoptr (GSettings) settings = arb_settings_new ();
  ArbWindow *window = fixture_window_new (NULL);

  for (guint i = 0; arb_systems ()[i] != NULL; i++)
    {
      const ArbRuleset *system = arb_systems ()[i];

      for (guint n = system->min_seats; n <= system->max_seats; n++)
        {
          GtkWidget *dialog = arb_new_game_dialog_new (settings, FALSE, GTK_WINDOW (window));
          g_autoptr (ArbSession) created = NULL;
          gpointer row =
              gtk_widget_get_template_child (dialog, ARB_TYPE_NEW_GAME_DIALOG, "system_row");
          gpointer players =
              gtk_widget_get_template_child (dialog, ARB_TYPE_NEW_GAME_DIALOG, "players_button");

          g_signal_connect (dialog, "created", G_CALLBACK (on_created), &created);
          adw_combo_row_set_selected (row, i);
          gtk_spin_button_set_value (players, n);
          g_assert_true (gtk_widget_activate_action (dialog, "game.create", NULL));
          g_assert_nonnull (created);
          g_assert_cmpuint (arb_session_get_n_seats (created), ==, n);
          g_assert_true (arb_session_flush (created, NULL));
        }
    }
  fixture_window_close (window);
}

static guint
get_switch (ArbSession *session, const char *id)
{
  const ArbGame *game = arb_document_get_game (arb_session_get_document (session));

  return arb_game_get_options (game)
      ->switches[arb_catalogue_find_switch (arb_game_get_catalogue (game), id)];
}

static void
note_again (GtkWidget *dialog, ArbSession *session, gboolean again, gboolean *told)
{
  *told = again;
}

/* The same people again, by the same rules: Ctrl+N and Enter. */
static void
test_new_game_again (void)
{
  static const char *const house_rules[] = { "final-tie=shared", NULL };
  g_autoptr (GSettings) settings = arb_settings_new ();
  ArbWindow *window = fixture_window_new (NULL);
  GtkWidget *dialog = arb_new_game_dialog_new (settings, FALSE, GTK_WINDOW (window));
  ArbSeatList *seats = ARB_SEAT_LIST (fixture_find (dialog, ARB_TYPE_SEAT_LIST, NULL));
  gpointer row = gtk_widget_get_template_child (dialog, ARB_TYPE_NEW_GAME_DIALOG, "edition_row");
  gpointer system = gtk_widget_get_template_child (dialog, ARB_TYPE_NEW_GAME_DIALOG, "system_row");
  gpointer players =
      gtk_widget_get_template_child (dialog, ARB_TYPE_NEW_GAME_DIALOG, "players_button");
  g_autoptr (ArbSession) first = NULL;
  g_autoptr (ArbSession) second = NULL;
  gboolean again = TRUE;

  g_signal_connect (dialog, "created", G_CALLBACK (on_created), &first);
  g_signal_connect (dialog, "created", G_CALLBACK (note_again), &again);
  for (guint i = 0; arb_systems ()[i] != NULL; i++)
    {
      if (g_str_equal (arb_systems ()[i]->id, "eminent-domain"))
        adw_combo_row_set_selected (system, i);
    }
  gtk_spin_button_set_value (players, 3);
  arb_seat_list_set_names (seats, (const char *const[]){ "Ann", "", "Eve", NULL });
  adw_combo_row_set_selected (row, 1);
  arb_switch_list_choose (ARB_SWITCH_LIST (fixture_find (dialog, ARB_TYPE_SWITCH_LIST, NULL)),
                          house_rules);
  g_assert_true (gtk_widget_activate_action (dialog, "game.create", NULL));
  g_assert_false (again);

  dialog = arb_new_game_dialog_new (settings, FALSE, GTK_WINDOW (window));
  g_signal_connect (dialog, "created", G_CALLBACK (on_created), &second);
  g_signal_connect (dialog, "created", G_CALLBACK (note_again), &again);
  gtk_window_present (GTK_WINDOW (dialog));
  gtk_test_widget_wait_for_draw (dialog);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (dialog))
                 == gtk_window_get_default_widget (GTK_WINDOW (dialog)));
  gtk_widget_activate_default (dialog);
  while (second == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (again);
  g_assert_cmpuint (arb_session_get_n_seats (second), ==, 3);
  g_assert_cmpstr (arb_session_get_player (second, 1), ==, "Ann");
  g_assert_cmpstr (arb_session_get_player (second, 2), ==, "Player 2");
  g_assert_cmpstr (arb_session_get_subtitle (second), ==, arb_session_get_subtitle (first));
  g_assert_cmpuint (get_switch (second, "final-tie"), ==, get_switch (first, "final-tie"));
  g_assert_cmpuint (get_switch (second, "final-tie"), ==, 2);
  g_assert_true (arb_session_flush (second, NULL));
  fixture_window_close (window);
}

static GtkWidget *
get_name_entry (GtkWidget *dialog, guint seat)
{
  GtkWidget *first = fixture_find (dialog, ARB_TYPE_SEAT_ROW, NULL);
  GtkWidget *list = gtk_widget_get_ancestor (first, GTK_TYPE_LIST_BOX);
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), (int) seat - 1);

  return fixture_find (GTK_WIDGET (row), GTK_TYPE_ENTRY, NULL);
}

static void
type_name (GtkWidget *dialog, guint seat, const char *name)
{
  GtkWidget *entry = get_name_entry (dialog, seat);

  gtk_editable_set_text (GTK_EDITABLE (entry), name);
  g_signal_emit_by_name (entry, "activate");
}

/* Enter leads from name to name, and begins the game where there is none to be written. */
static void
test_names_by_enter (void)
{
  g_autoptr (GSettings) settings = arb_settings_new ();
  ArbWindow *window = fixture_window_new (NULL);
  GtkWidget *dialog = arb_new_game_dialog_new (settings, FALSE, GTK_WINDOW (window));
  gpointer players =
      gtk_widget_get_template_child (dialog, ARB_TYPE_NEW_GAME_DIALOG, "players_button");
  g_autoptr (ArbSession) created = NULL;
  GtkWidget *focus;

  g_signal_connect (dialog, "created", G_CALLBACK (on_created), &created);
  gtk_window_present (GTK_WINDOW (dialog));
  gtk_test_widget_wait_for_draw (dialog);
  focus = gtk_window_get_focus (GTK_WINDOW (dialog));
  g_assert_true (gtk_widget_is_ancestor (focus, get_name_entry (dialog, 1))
                 == (gtk_editable_get_text (GTK_EDITABLE (get_name_entry (dialog, 1)))[0] == '\0'));
  gtk_spin_button_set_value (players, 2);
  gtk_editable_set_text (GTK_EDITABLE (get_name_entry (dialog, 2)), "");
  type_name (dialog, 1, "Ann");
  g_assert_null (created);
  focus = gtk_window_get_focus (GTK_WINDOW (dialog));
  g_assert_true (gtk_widget_is_ancestor (focus, get_name_entry (dialog, 2)));
  type_name (dialog, 2, "Ben");
  while (created == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (arb_session_get_player (created, 1), ==, "Ann");
  g_assert_cmpstr (arb_session_get_player (created, 2), ==, "Ben");
  g_assert_true (arb_session_flush (created, NULL));
  fixture_window_close (window);
}

/* What the first drop-down has chosen, as the table reads it: “Ann: Drawde”. */
static char *
dup_chosen (ArbSession *session, GtkWidget *dialog)
{
  GtkDropDown *list = GTK_DROP_DOWN (fixture_find (dialog, GTK_TYPE_DROP_DOWN, NULL));
  ArbOption *option = gtk_drop_down_get_selected_item (list);

  return g_strdup_printf ("%s: %s", arb_session_get_player (session, 1),
                          arb_option_get_label (option));
}

static GtkWidget *
find_label (GtkWidget *root, const char *text)
{
  GtkWidget *found = NULL;

  if (GTK_IS_LABEL (root) && g_str_equal (gtk_label_get_text (GTK_LABEL (root)), text))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); found == NULL && child != NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_label (child, text);
  return found;
}

/* What to lay out fits on a phone, and what is drawn by lot is recorded with the last tap. */
static void
test_setup (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *dialog = arb_setup_dialog_new (session, GTK_WINDOW (window));
  guint length = g_list_model_get_n_items (arb_session_get_log (session));
  gpointer lots = gtk_widget_get_template_child (dialog, ARB_TYPE_SETUP_DIALOG, "lots");

  gtk_window_present (GTK_WINDOW (dialog));
  gtk_test_widget_wait_for_draw (dialog);
  fixture_assert_narrow (dialog);
  g_assert_cmpuint (fixture_count (dialog, GTK_TYPE_CHECK_BUTTON, NULL), >=, 10);
  g_assert_cmpuint (fixture_count (dialog, GTK_TYPE_DROP_DOWN, NULL), ==, 2);
  g_assert_false (gtk_widget_get_visible (lots));
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *text = NULL;

      /* Drawn, and drawn again: what the table reads is what is chosen, for everybody. */
      g_assert_true (gtk_widget_activate_action (dialog, "setup.draw-lots", NULL));
      g_assert_true (gtk_widget_get_visible (lots));
      arb_lots_settle (lots);
      fixture_assert_narrow (dialog);
      text = dup_chosen (session, dialog);
      g_assert_nonnull (find_label (lots, text));
      g_assert_true (gtk_window_get_focus (GTK_WINDOW (dialog)) == lots);
    }
  g_assert_true (gtk_widget_activate_action (dialog, "setup.finish", NULL));
  g_assert_cmpuint (g_list_model_get_n_items (arb_session_get_log (session)), ==, length + 2);
  fixture_window_close (window);
}

/* The button of the first tile under @root that opens the cards of a zone. */
static gpointer
find_openable (GtkWidget *root)
{
  gboolean is_shown = ARB_IS_TILE (root) && gtk_widget_get_mapped (root);
  gpointer found = is_shown ? fixture_find (root, GTK_TYPE_MENU_BUTTON, NULL) : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_openable (child);
  return found;
}

/* The page for any game shows also one that has its own: each pile by itself. */
static void
test_any_game (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  GtkWidget *page = g_object_new (ARB_TYPE_TABLE_PAGE, "session", session, NULL);
  GtkWidget *window = gtk_window_new ();
  GtkWidget *pile;

  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_set_default_size (GTK_WINDOW (window), 1200, 800);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  g_assert_cmpuint (fixture_count (page, ARB_TYPE_TILE, "pile"), ==, 5);
  pile = fixture_find (page, ARB_TYPE_TILE, "pile");
  g_assert_nonnull (strstr (arb_widget_get_tooltip (pile), "Survey × 16"));

  gtk_window_destroy (GTK_WINDOW (window));
}

/* What lies where is listed when it is asked for. */
static void
test_zone_opens (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("nine-domains");
  ArbWindow *window = fixture_window_new (session);
  gpointer button = find_openable (GTK_WIDGET (window));
  GtkWidget *popover;

  gtk_menu_button_popup (button);
  popover = GTK_WIDGET (gtk_menu_button_get_popover (button));
  g_assert_true (gtk_widget_get_visible (popover));
  g_assert_cmpuint (fixture_count (popover, GTK_TYPE_LABEL, NULL), >=, 1);
  fixture_window_close (window);
}

static void
test_score (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("nine-domains");
  g_autoptr (ArbGame) record = fixture_record_new ("nine-domains", 3);
  ArbWindow *window = fixture_window_new (session);
  g_autofree char *decision = NULL;
  GtkWidget *dialog;
  gpointer label;

  for (guint i = 0; i < arb_game_get_length (record); i++)
    {
      ArbVerdict verdict;

      arb_session_play (session, arb_game_get_entry (record, i)->move, FALSE, &verdict);
    }
  decision = arb_session_dup_decision (session);
  dialog = arb_score_dialog_new (session, GTK_WINDOW (window));
  gtk_window_present (GTK_WINDOW (dialog));
  gtk_test_widget_wait_for_draw (dialog);

  label = gtk_widget_get_template_child (dialog, ARB_TYPE_SCORE_DIALOG, "decision_label");
  g_assert_cmpstr (gtk_label_get_text (label), ==, decision);
  g_assert_cmpuint (fixture_count (dialog, GTK_TYPE_WIDGET, "score-total"), ==, 2);
  gtk_window_destroy (GTK_WINDOW (dialog));
  fixture_window_close (window);
}

/* A number of players is made of digits, of any script, whatever else is typed or pasted. */
static void
test_digits (void)
{
  GtkWidget *dialog = arb_new_game_dialog_new (fixture_get_settings (), FALSE, NULL);
  GtkWidget *number = fixture_find (dialog, GTK_TYPE_SPIN_BUTTON, NULL);
  GtkEditable *text = gtk_editable_get_delegate (GTK_EDITABLE (number));
  int position = 0;

  gtk_editable_delete_text (text, 0, -1);
  gtk_editable_insert_text (text, "x", -1, &position);
  g_assert_cmpstr (gtk_editable_get_text (text), ==, "");
  gtk_editable_insert_text (text, "a３ b", -1, &position);
  g_assert_cmpstr (gtk_editable_get_text (text), ==, "3");
  gtk_spin_button_update (GTK_SPIN_BUTTON (number));
  g_assert_cmpint (gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (number)), ==, 3);
  gtk_window_destroy (GTK_WINDOW (dialog));
}

static guint
count_scrolling (GtkWidget *root)
{
  guint n = 0;

  if (ARB_IS_PANE (root))
    {
      GtkScrolledWindow *scroller = GTK_SCROLLED_WINDOW (gtk_widget_get_first_child (root));
      GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (scroller);

      n = gtk_adjustment_get_upper (adjustment) > gtk_adjustment_get_page_size (adjustment);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_scrolling (child);
  return n;
}

/* All that two players have lies open on a wide page, to the end of the game. */
static void
test_cards_in_sight (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("nine-domains");
  g_autoptr (ArbGame) record = fixture_record_new ("nine-domains", 3);
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *seat;

  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
  for (guint i = 0; i < arb_game_get_length (record); i++)
    {
      ArbVerdict verdict;

      arb_session_play (session, arb_game_get_entry (record, i)->move, FALSE, &verdict);
    }
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_cmpuint (fixture_count (GTK_WIDGET (window), GTK_TYPE_LABEL, "table-card"), >=, 18);
  g_assert_cmpuint (count_scrolling (GTK_WIDGET (window)), ==, 0);
  /* The points stand at the head alone. */
  seat = fixture_find (GTK_WIDGET (window), ARB_TYPE_SEAT_CARD, NULL);
  g_assert_cmpuint (fixture_count (seat, ARB_TYPE_TILE, NULL), ==, 1);
  fixture_window_close (window);
}

int
main (int argc, char **argv)
{
  if (!fixture_init (&argc, &argv))
    return 0;

  g_test_add_func ("/app/pages/templates", test_templates);
  g_test_add_func ("/app/pages/cards-in-sight", test_cards_in_sight);
  g_test_add_func ("/app/pages/digits", test_digits);
  g_test_add_func ("/app/pages/new-game", test_new_game);
  g_test_add_func ("/app/pages/new-game-variants", test_new_game_variants);
  g_test_add_func ("/app/pages/new-game-again", test_new_game_again);
  g_test_add_func ("/app/pages/names-by-enter", test_names_by_enter);
  g_test_add_func ("/app/pages/any-game", test_any_game);
  g_test_add_func ("/app/pages/zone-opens", test_zone_opens);
  g_test_add_func ("/app/pages/setup", test_setup);
  g_test_add_func ("/app/pages/score", test_score);

  return g_test_run ();
}
