/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"

#include "app/start/new-game-dialog.h"
#include "app/start/seat-list.h"
#include "app/widgets/draw-result.h"
#include "app/widgets/rows.h"
#include "app/widgets/player-marker.h"
#include "app/widgets/player-marker-picker.h"
#include "app/widgets/settings.h"
#include "app/widgets/widgets.h"

/* The seats before a game begins. */

static void
assert_seats (ArbSeatList *list, const char *expected)
{
  g_auto (GStrv) names = arb_seat_list_dup_names (list);
  g_autofree char *text = g_strjoinv (" ", names);

  g_assert_cmpstr (text, ==, expected);
}

/* Whether the first player is shown in large letters. */
static gboolean
reports_first (gpointer list)
{
  GtkWidget *lots = fixture_find (list, ARB_TYPE_DRAW_RESULT, NULL);
  GtkWidget *line = gtk_widget_get_first_child (adw_bin_get_child (ADW_BIN (lots)));
  g_auto (GStrv) names = arb_seat_list_dup_names (list);
  g_autofree char *text = g_strconcat (names[0], " begins", NULL);

  return gtk_widget_get_visible (lots) && line != NULL
         && g_str_equal (gtk_label_get_text (GTK_LABEL (gtk_widget_get_last_child (line))), text);
}

/* Checks the accessible name of the last button of @row. */
static void
assert_moves_down (GtkWidget *row, const char *name)
{
  GtkWidget *button =
      gtk_widget_get_last_child (gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (row)));

  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       name);
}

/* Names change seats, no name is lost, and drawing lots keeps the order around the table. */
static void
test_names (void)
{
  ArbSeatList *list = g_object_ref_sink (g_object_new (ARB_TYPE_SEAT_LIST, NULL));
  GtkWidget *row;

  arb_seat_list_set_n_seats (list, 4);
  row = fixture_find (GTK_WIDGET (list), ARB_TYPE_SEAT_ROW, NULL);
  assert_moves_down (row, "Move Player 1 down");
  arb_seat_list_set_names (list, (const char *const[]){ "Ann", "Bob", " ", "Eve", NULL });
  assert_moves_down (row, "Move Ann down");
  g_assert_cmpuint (fixture_count (GTK_WIDGET (list), GTK_TYPE_ENTRY, NULL), ==, 4);
  assert_seats (list, "Ann Bob Player 3 Eve");
  arb_seat_list_move (list, 4, 1);
  assert_seats (list, "Eve Ann Bob Player 4");
  arb_seat_list_move (list, 2, 3);
  assert_seats (list, "Eve Bob Ann Player 4");

  row = gtk_widget_get_ancestor (fixture_find (GTK_WIDGET (list), GTK_TYPE_ENTRY, NULL),
                                 GTK_TYPE_LIST_BOX_ROW);
  g_assert_true (gtk_widget_activate_action (row, "seat.move-down", NULL));
  assert_seats (list, "Bob Eve Ann Player 4");

  arb_seat_list_set_n_seats (list, 3);
  for (guint i = 0; i < 20; i++)
    {
      g_auto (GStrv) names = NULL;
      g_autofree char *text = NULL;

      arb_seat_list_draw_first (list);
      arb_seat_list_settle (list);
      names = arb_seat_list_dup_names (list);
      g_assert_true (reports_first (list));
      text = g_strjoinv (" ", names);
      g_assert_nonnull (strstr ("Bob Eve Ann Bob Eve", text));
    }
  g_assert_finalize_object (list);
}

/* Checks the markers by seat, by the beginnings of their ids. */
static void
assert_markers (ArbSeatList *list, const char *expected)
{
  g_auto (GStrv) names = arb_seat_list_dup_names (list);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint seat = 1; names[seat - 1] != NULL; seat++)
    g_string_append_printf (text, "%s%s %s", seat > 1 ? ", " : "", names[seat - 1],
                            arb_player_marker_get_id (arb_seat_list_get_marker (list, seat)));
  g_assert_cmpstr (text->str, ==, expected);
}

/* Seats have their own markers until somebody chooses one; the seat that had it gets the other one,
 * and players keep theirs when they move. */
static void
test_markers (void)
{
  ArbSeatList *list = g_object_ref_sink (g_object_new (ARB_TYPE_SEAT_LIST, NULL));

  arb_seat_list_set_n_seats (list, 3);
  arb_seat_list_set_names (list, (const char *const[]){ "Ann", "Bob", "Eve", NULL });
  assert_markers (list, "Ann blue-circle, Bob orange-triangle, Eve purple-diamond");
  arb_seat_list_pick (list, 1, ARB_MARKER_GREY_MOON);
  assert_markers (list, "Ann grey-moon, Bob orange-triangle, Eve purple-diamond");
  arb_seat_list_pick (list, 3, ARB_MARKER_GREY_MOON);
  assert_markers (list, "Ann purple-diamond, Bob orange-triangle, Eve grey-moon");
  arb_seat_list_move (list, 3, 1);
  assert_markers (list, "Eve grey-moon, Ann purple-diamond, Bob orange-triangle");

  arb_seat_list_draw_first (list);
  arb_seat_list_settle (list);
  for (guint seat = 1; seat <= 3; seat++)
    {
      g_auto (GStrv) names = arb_seat_list_dup_names (list);
      ArbPlayerMarker expected = g_str_equal (names[seat - 1], "Eve") ? ARB_MARKER_GREY_MOON
                                 : g_str_equal (names[seat - 1], "Ann")
                                     ? ARB_MARKER_PURPLE_DIAMOND
                                     : ARB_MARKER_ORANGE_TRIANGLE;

      g_assert_cmpint (arb_seat_list_get_marker (list, seat), ==, expected);
    }
  g_assert_finalize_object (list);
}

/* A known player gets the usual marker again, unless an earlier seat has it or somebody chose
 * it. */
static void
test_usual_markers (void)
{
  ArbSeatList *list = g_object_ref_sink (g_object_new (ARB_TYPE_SEAT_LIST, NULL));
  GSettings *settings = fixture_get_settings ();
  g_autoptr (GHashTable) usual = NULL;

  g_settings_reset (settings, "player-emblems");
  arb_settings_note_marker ("Ann", ARB_MARKER_BROWN_CROSS);
  arb_settings_note_marker ("Bob", ARB_MARKER_BLUE_CIRCLE);
  arb_settings_note_marker ("Eve", ARB_MARKER_PINK_SQUARE);
  arb_settings_note_marker ("Ann", ARB_MARKER_PINK_SQUARE);
  usual = arb_settings_dup_markers ();
  g_assert_cmpuint (g_hash_table_size (usual), ==, 3);

  arb_seat_list_set_n_seats (list, 3);
  arb_seat_list_set_usual_markers (list, usual);
  assert_markers (list, "Player 1 blue-circle, Player 2 orange-triangle, Player 3 purple-diamond");
  arb_seat_list_set_names (list, (const char *const[]){ "Lea", "Eve", "Bob", NULL });
  assert_markers (list, "Lea orange-triangle, Eve pink-square, Bob blue-circle");
  g_assert_true (arb_seat_list_has_news (list, 1));
  g_assert_false (arb_seat_list_has_news (list, 2));
  arb_seat_list_set_names (list, (const char *const[]){ "Ann", "Eve", "Bob", NULL });
  assert_markers (list, "Ann pink-square, Eve orange-triangle, Bob blue-circle");
  g_assert_false (arb_seat_list_has_news (list, 2));
  arb_seat_list_pick (list, 2, ARB_MARKER_PINK_SQUARE);
  assert_markers (list, "Ann orange-triangle, Eve pink-square, Bob blue-circle");
  g_assert_true (arb_seat_list_has_news (list, 1));
  g_assert_true (arb_seat_list_has_news (list, 2));
  g_assert_false (arb_seat_list_has_news (list, 3));

  g_settings_reset (settings, "player-emblems");
  g_assert_finalize_object (list);
}

/* A default name is never stored as a player. */
static void
test_unnamed_markers (void)
{
  ArbSeatList *list = g_object_ref_sink (g_object_new (ARB_TYPE_SEAT_LIST, NULL));

  arb_seat_list_set_n_seats (list, 2);
  arb_seat_list_set_names (list, (const char *const[]){ " ", "Ann", NULL });
  arb_seat_list_pick (list, 1, ARB_MARKER_GREY_MOON);
  g_assert_false (arb_seat_list_has_news (list, 1));
  g_assert_true (arb_seat_list_has_news (list, 2));
  g_assert_finalize_object (list);
}

/* A seat that is added again does not take its old marker from another seat. */
static void
test_markers_of_fewer (void)
{
  ArbSeatList *list = g_object_ref_sink (g_object_new (ARB_TYPE_SEAT_LIST, NULL));

  arb_seat_list_set_n_seats (list, 3);
  arb_seat_list_set_names (list, (const char *const[]){ "Ann", "Bob", "Eve", NULL });
  arb_seat_list_pick (list, 3, ARB_MARKER_BROWN_CROSS);
  arb_seat_list_set_n_seats (list, 2);
  arb_seat_list_pick (list, 2, ARB_MARKER_BROWN_CROSS);
  assert_markers (list, "Ann blue-circle, Bob brown-cross");
  arb_seat_list_set_n_seats (list, 3);
  assert_markers (list, "Ann blue-circle, Bob brown-cross, Eve purple-diamond");
  g_assert_finalize_object (list);
}

static GtkWidget *
find_marker (GtkWidget *root, ArbPlayerMarker marker)
{
  return gtk_widget_get_ancestor (fixture_find (root, GTK_TYPE_IMAGE,
                                                arb_player_marker_get_id (marker)),
                                  GTK_TYPE_TOGGLE_BUTTON);
}

/* The marker button opens all markers, with the names of the other players who have them. */
static void
test_picked (void)
{
  ArbSeatList *list = g_object_new (ARB_TYPE_SEAT_LIST, NULL);
  GtkWidget *window = gtk_window_new ();
  GtkWidget *row, *button, *picker, *moon, *triangle;

  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (list));
  arb_seat_list_set_n_seats (list, 2);
  arb_seat_list_set_names (list, (const char *const[]){ "Ann", "Bob", NULL });
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  row = fixture_find (GTK_WIDGET (list), ARB_TYPE_SEAT_ROW, NULL);
  button = fixture_find (row, GTK_TYPE_MENU_BUTTON, NULL);
  g_assert_cmpstr (arb_widget_get_tooltip (button), ==, "Colour and shape: Blue circle");
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  picker = fixture_find (button, ARB_TYPE_PLAYER_MARKER_PICKER, NULL);
  g_assert_cmpuint (fixture_count (picker, GTK_TYPE_TOGGLE_BUTTON, NULL), ==, ARB_N_MARKERS - 1);
  g_assert_cmpint (arb_player_marker_picker_get_chosen (ARB_PLAYER_MARKER_PICKER (picker)), ==,
                   ARB_MARKER_BLUE_CIRCLE);
  moon = find_marker (picker, ARB_MARKER_GREY_MOON);
  triangle = find_marker (picker, ARB_MARKER_ORANGE_TRIANGLE);
  g_assert_cmpstr (arb_widget_get_tooltip (moon), ==, "Grey half moon");
  g_assert_cmpstr (arb_widget_get_tooltip (triangle), ==,
                   "Orange triangle\nBob has it now and gets yours in exchange");
  gtk_test_accessible_assert_role (triangle, GTK_ACCESSIBLE_ROLE_RADIO);
  gtk_test_accessible_assert_state (triangle, GTK_ACCESSIBLE_STATE_CHECKED,
                                    GTK_ACCESSIBLE_TRISTATE_FALSE);

  g_signal_emit_by_name (triangle, "clicked");
  gtk_test_accessible_assert_state (triangle, GTK_ACCESSIBLE_STATE_CHECKED,
                                    GTK_ACCESSIBLE_TRISTATE_TRUE);
  assert_markers (list, "Ann orange-triangle, Bob blue-circle");
  g_assert_cmpstr (arb_widget_get_tooltip (button), ==, "Colour and shape: Orange triangle");
  gtk_window_destroy (GTK_WINDOW (window));
}

static gpointer
find_controller (GtkWidget *root, GType type)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (root);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (G_OBJECT_TYPE (controller) == type)
        return controller;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      gpointer controller = find_controller (child, type);

      if (controller != NULL)
        return controller;
    }
  return NULL;
}

/* Dragging a player to a seat moves the player there; a button moves by one seat. */
static void
test_moved (void)
{
  ArbSeatList *list = g_object_ref_sink (g_object_new (ARB_TYPE_SEAT_LIST, NULL));
  GtkWidget *first, *last;
  g_autoptr (GdkContentProvider) dragged = NULL;
  GValue value = G_VALUE_INIT;
  gboolean dropped = FALSE;

  arb_seat_list_set_n_seats (list, 3);
  arb_seat_list_set_names (list, (const char *const[]){ "Ann", "Bob", "Eve", NULL });
  first = fixture_find (GTK_WIDGET (list), ARB_TYPE_SEAT_ROW, NULL);
  last = gtk_widget_get_next_sibling (gtk_widget_get_next_sibling (first));
  g_assert_true (gtk_widget_activate_action (last, "seat.move-up", NULL));
  assert_seats (list, "Ann Eve Bob");

  g_signal_emit_by_name (find_controller (last, GTK_TYPE_DRAG_SOURCE), "prepare", 0.0, 0.0,
                         &dragged);
  g_assert_nonnull (dragged);
  g_value_init (&value, G_TYPE_UINT);
  g_assert_true (gdk_content_provider_get_value (dragged, &value, NULL));
  g_signal_emit_by_name (find_controller (first, GTK_TYPE_DROP_TARGET), "drop", &value, 0.0, 0.0,
                         &dropped);
  g_assert_true (dropped);
  assert_seats (list, "Bob Ann Eve");
  g_assert_finalize_object (list);
}

/* Backwards every button and name has the keyboard once, until it is in the name of @first. */
static void
assert_way_back (GtkWidget *window, GtkWidget *first)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

  while (!GTK_IS_TEXT (focus) || !gtk_widget_is_ancestor (focus, first))
    {
      GtkWidget *before = focus;

      g_assert_true (gtk_widget_child_focus (window, GTK_DIR_TAB_BACKWARD));
      focus = gtk_window_get_focus (GTK_WINDOW (window));
      g_assert_true (focus != before);
    }
}

/* Tab moves from name to name, and after the last one to its buttons; Shift+Tab moves back. */
static void
test_tab (void)
{
  GtkWidget *list = g_object_new (ARB_TYPE_SEAT_LIST, NULL);
  GtkWidget *window = gtk_window_new ();
  GtkWidget *row;

  arb_seat_list_set_n_seats (ARB_SEAT_LIST (list), 3);
  gtk_window_set_child (GTK_WINDOW (window), list);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  gtk_widget_grab_focus (list);
  row = fixture_find (list, ARB_TYPE_SEAT_ROW, NULL);
  for (guint i = 0; i < 3; i++, row = gtk_widget_get_next_sibling (row))
    {
      GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

      g_assert_true (GTK_IS_TEXT (focus));
      g_assert_true (gtk_widget_is_ancestor (focus, row));
      g_assert_true (gtk_widget_child_focus (window, GTK_DIR_TAB_FORWARD));
    }
  g_assert_true (GTK_IS_BUTTON (gtk_window_get_focus (GTK_WINDOW (window))));
  assert_way_back (window, fixture_find (list, ARB_TYPE_SEAT_ROW, NULL));
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
is_lit (gpointer list)
{
  return fixture_count (list, ARB_TYPE_SEAT_ROW, "lit") == 1;
}

/* A light goes around the table and stops at the first player, who is shown until a name moves. */
static void
test_lots (void)
{
  GtkWidget *window = gtk_window_new ();
  ArbSeatList *list = g_object_new (ARB_TYPE_SEAT_LIST, NULL);
  GtkSettings *settings = gtk_settings_get_default ();
  gboolean enabled;

  g_object_get (settings, "gtk-enable-animations", &enabled, NULL);
  g_object_set (settings, "gtk-enable-animations", TRUE, NULL);
  arb_seat_list_set_n_seats (list, 2);
  arb_seat_list_set_names (list, (const char *const[]){ "Ann", "Bob", NULL });
  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (list));
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  arb_seat_list_draw_first (list);
  fixture_wait (is_lit, list);
  g_assert_false (reports_first (list));
  fixture_wait (reports_first, list);
  g_assert_cmpuint (fixture_count (GTK_WIDGET (list), ARB_TYPE_SEAT_ROW, "lit"), ==, 0);
  arb_seat_list_move (list, 1, 2);
  g_assert_false (reports_first (list));
  g_object_set (settings, "gtk-enable-animations", enabled, NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Tab goes through all of New Game and back, and never stops at a row. */
static void
test_new_game_tabs (void)
{
  ArbWindow *window = fixture_window_new (NULL);
  GtkWidget *dialog = arb_new_game_dialog_new (FALSE, GTK_WINDOW (window));
  GtkWidget *players = GTK_WIDGET (
      gtk_widget_get_template_child (dialog, ARB_TYPE_NEW_GAME_DIALOG, "players_button"));
  GtkWidget *game =
      GTK_WIDGET (gtk_widget_get_template_child (dialog, ARB_TYPE_NEW_GAME_DIALOG, "system_row"));
  GtkWidget *focus;
  guint stops = 0;
  gboolean passed = FALSE;

  gtk_window_present (GTK_WINDOW (dialog));
  gtk_test_widget_wait_for_draw (dialog);
  gtk_widget_grab_focus (
      GTK_WIDGET (gtk_widget_get_template_child (dialog, ARB_TYPE_NEW_GAME_DIALOG, "seats")));
  do
    {
      GtkWidget *before = gtk_window_get_focus (GTK_WINDOW (dialog));

      g_assert_true (gtk_widget_child_focus (dialog, GTK_DIR_TAB_BACKWARD));
      focus = gtk_window_get_focus (GTK_WINDOW (dialog));
      g_assert_true (focus != before);
      g_assert_false (ARB_IS_FIELD_ROW (focus));
      g_assert_cmpuint (stops++, <, 20);
      passed |= gtk_widget_is_ancestor (focus, players);
    }
  while (focus != game);
  g_assert_true (passed);
  gtk_window_destroy (GTK_WINDOW (dialog));
  fixture_window_close (window);
}

int
main (int argc, char *argv[])
{
  if (!fixture_init (&argc, &argv))
    return 0;

  g_test_add_func ("/app/seats/new-game-tabs", test_new_game_tabs);
  g_test_add_func ("/app/seats/names", test_names);
  g_test_add_func ("/app/seats/emblems", test_markers);
  g_test_add_func ("/app/seats/usual-emblems", test_usual_markers);
  g_test_add_func ("/app/seats/unnamed-emblems", test_unnamed_markers);
  g_test_add_func ("/app/seats/emblems-of-fewer", test_markers_of_fewer);
  g_test_add_func ("/app/seats/picked", test_picked);
  g_test_add_func ("/app/seats/moved", test_moved);
  g_test_add_func ("/app/seats/tab", test_tab);
  g_test_add_func ("/app/seats/lots", test_lots);

  return g_test_run ();
}
