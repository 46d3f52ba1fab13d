/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"

#include "app/start/new-game-dialog.h"
#include "app/start/seat-list.h"
#include "app/start/switch-list.h"
#include "app/widgets/settings.h"
#include "systems/systems.h"
#include "wording/language.h"

/* The choices of the new-game dialog. */

static void
on_created (GtkWidget *dialog, ArbSession *session, gboolean again, ArbSession **created)
{
  *created = g_object_ref (session);
}

/* Returns the position of the names of all visible seats; fails if they are not aligned. */
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
  ArbWindow *window = fixture_window_new (NULL);
  GtkWidget *dialog = arb_new_game_dialog_new (FALSE, GTK_WINDOW (window));
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
  ArbWindow *window = fixture_window_new (NULL);

  for (guint i = 0; arb_systems ()[i] != NULL; i++)
    {
      const ArbRuleset *system = arb_systems ()[i];

      for (guint n = system->min_seats; n <= system->max_seats; n++)
        {
          GtkWidget *dialog = arb_new_game_dialog_new (FALSE, GTK_WINDOW (window));
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

/* How many rows with this title can be seen in @root. */
static guint
count_rows (GtkWidget *root, const char *title)
{
  guint n = ADW_IS_PREFERENCES_ROW (root) && gtk_widget_get_visible (root)
            && g_strcmp0 (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (root)), title) == 0;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_rows (child, title);
  return n;
}

/* A switch that a variant sets is no house rule as well, and no variant if the edition already
 * plays so. A stored house rule that is a variant now is shown as the variant. */
static void
test_new_game_offers_once (void)
{
  static const char *const last[] = { "learning-game=on", "final-tie=shared", NULL };
  GSettings *settings = arb_settings_get ();
  ArbWindow *window = fixture_window_new (NULL);
  GtkWidget *dialog;
  gpointer editions;
  g_autoptr (ArbSession) created = NULL;

  g_settings_set_strv (settings, "table-players", (const char *const[]){ "Ann", "Ben", NULL });
  g_settings_set_string (settings, "table-system", "eminent-domain");
  g_settings_set_strv (settings, "table-switches", last);
  dialog = arb_new_game_dialog_new (FALSE, GTK_WINDOW (window));
  editions = gtk_widget_get_template_child (dialog, ARB_TYPE_NEW_GAME_DIALOG, "edition_row");
  adw_combo_row_set_selected (editions, 0);
  g_assert_cmpuint (count_rows (dialog, "Learning game"), ==, 1);
  g_assert_cmpuint (count_rows (dialog, "Technologies of level 1 only"), ==, 0);
  g_assert_cmpuint (count_rows (dialog, "Starting deck of the learning game"), ==, 1);
  g_assert_cmpuint (count_rows (dialog, "Extra round"), ==, 1);
  g_assert_cmpuint (count_rows (dialog, "One more full round after the end was triggered"), ==, 0);
  /* The edition played online has that round. */
  adw_combo_row_set_selected (editions, 2);
  g_assert_cmpuint (count_rows (dialog, "Extra round"), ==, 0);
  g_assert_cmpuint (count_rows (dialog, "One more full round after the end was triggered"), ==, 1);

  g_signal_connect (dialog, "created", G_CALLBACK (on_created), &created);
  g_assert_true (gtk_widget_activate_action (dialog, "game.create", NULL));
  g_assert_cmpuint (get_switch (created, "learning-game"), ==, 1);
  g_assert_cmpuint (get_switch (created, "final-tie"), ==, 2);
  g_assert_true (arb_session_flush (created, NULL));
  g_settings_reset (settings, "table-players");
  g_settings_reset (settings, "table-switches");
  g_settings_reset (settings, "table-variants");
  fixture_window_close (window);
}

static void
note_again (GtkWidget *dialog, ArbSession *session, gboolean again, gboolean *reported)
{
  *reported = again;
}

/* The same people again, by the same rules: Ctrl+N and Enter. */
static void
test_new_game_again (void)
{
  static const char *const house_rules[] = { "final-tie=shared", NULL };
  ArbWindow *window = fixture_window_new (NULL);
  GtkWidget *dialog = arb_new_game_dialog_new (FALSE, GTK_WINDOW (window));
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

  dialog = arb_new_game_dialog_new (FALSE, GTK_WINDOW (window));
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

/* Enter moves from name to name, and begins the game if all names are typed. */
static void
test_names_by_enter (void)
{
  ArbWindow *window = fixture_window_new (NULL);
  GtkWidget *dialog = arb_new_game_dialog_new (FALSE, GTK_WINDOW (window));
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

/* A number of players keeps only digits, of any script, of what is typed or pasted. */
static void
test_digits (void)
{
  GtkWidget *dialog = arb_new_game_dialog_new (FALSE, NULL);
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

/* With text twice as large the dialog has room on a phone in every language. */
static void
test_large_text (void)
{
  GtkSettings *settings = gtk_settings_get_default ();
  gint dpi;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  g_object_set (settings, "gtk-xft-dpi", 2 * dpi, NULL);
  for (const char *const *language = arb_languages (); *language != NULL; language++)
    {
      ArbWindow *window;
      GtkWidget *dialog;

      g_assert_true (arb_language_set (*language));
      window = fixture_window_new (NULL);
      gtk_window_set_default_size (GTK_WINDOW (window), 360, 720);
      gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
      dialog = arb_new_game_dialog_new (FALSE, GTK_WINDOW (window));
      gtk_window_present (GTK_WINDOW (dialog));
      gtk_test_widget_wait_for_draw (dialog);
      fixture_assert_narrow (dialog);
      gtk_window_destroy (GTK_WINDOW (dialog));
      fixture_window_close (window);
    }
  arb_language_set ("en");
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
}

int
main (int argc, char **argv)
{
  if (!fixture_init (&argc, &argv))
    return 0;

  g_test_add_func ("/app/new-game/digits", test_digits);
  g_test_add_func ("/app/new-game/begins", test_new_game);
  g_test_add_func ("/app/new-game/variants", test_new_game_variants);
  g_test_add_func ("/app/new-game/offers-once", test_new_game_offers_once);
  g_test_add_func ("/app/new-game/again", test_new_game_again);
  g_test_add_func ("/app/new-game/names-by-enter", test_names_by_enter);
  g_test_add_func ("/app/new-game/large-text", test_large_text);

  return g_test_run ();
}
