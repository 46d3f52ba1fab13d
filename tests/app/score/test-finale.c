/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"
#include "session-fixture.h"

#include "app/score/finale-view.h"
#include "app/score/score-dialog.h"
#include "app/widgets/player-marker.h"
#include "model/session/session-result.h"

#include <string.h>

/* The page of a game that is over takes the place of the table. */

static ArbSession *
open_record (void)
{
  return fixture_record_open ("four-players-war-path.arbiter");
}

static ArbFinaleView *
find_finale (ArbWindow *window)
{
  GtkWidget *view = fixture_find (GTK_WIDGET (window), ARB_TYPE_FINALE_VIEW, NULL);

  return view != NULL ? ARB_FINALE_VIEW (view) : NULL;
}

static void
set_over (ArbSession *session, gboolean over)
{
  while (arb_session_get_over (session) != over)
    g_assert_true (over ? arb_session_redo (session) : arb_session_undo (session));
}

static gboolean
shows_finale (ArbWindow *window)
{
  return find_finale (window) != NULL && gtk_widget_get_mapped (GTK_WIDGET (find_finale (window)));
}

static gboolean
shows_table (ArbWindow *window)
{
  return gtk_widget_get_mapped (GTK_WIDGET (arb_window_get_turn_panel (window)));
}

/* A window that shows what people see when they open @session. */
static ArbWindow *
open_window (ArbSession *session)
{
  ArbWindow *window = fixture_window_new (session);

  g_object_set (window, "at-table", FALSE, NULL);
  fixture_idle ();
  return window;
}

static void
set_animated (gboolean animated)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", animated, NULL);
}

static const char *
get_title (ArbWindow *window)
{
  return gtk_label_get_text (
      GTK_LABEL (fixture_find (GTK_WIDGET (find_finale (window)), GTK_TYPE_LABEL, "winner-name")));
}

static guint
count_awaited (ArbWindow *window)
{
  return fixture_count (GTK_WIDGET (find_finale (window)), GTK_TYPE_BOX, "awaited");
}

/* The page is there by itself, Undo leads back into the game, and Redo to the end again. */
static void
test_by_itself (void)
{
  g_autoptr (ArbSession) session = open_record ();
  ArbWindow *window;

  set_animated (FALSE);
  set_over (session, FALSE);
  window = open_window (session);
  g_assert_false (shows_finale (window));
  g_assert_true (shows_table (window));
  set_over (session, TRUE);
  fixture_idle ();
  g_assert_true (shows_finale (window));
  g_assert_false (shows_table (window));
  g_assert_cmpuint (count_awaited (window), ==, 0);
  set_over (session, FALSE);
  fixture_idle ();
  g_assert_null (find_finale (window));
  g_assert_true (shows_table (window));
  fixture_window_close (window);
}

/* The table can be looked at; Back, Escape and the next end lead to the result again. */
static void
test_table (void)
{
  g_autoptr (ArbSession) session = open_record ();
  ArbWindow *window = open_window (session);
  gpointer back = gtk_widget_get_template_child (GTK_WIDGET (window), ARB_TYPE_WINDOW, "back");

  g_assert_true (shows_finale (window));
  g_assert_false (gtk_widget_get_visible (back));
  fixture_press (window, "win.at-table");
  fixture_idle ();
  g_assert_true (shows_table (window));
  g_assert_true (gtk_widget_get_visible (back));
  g_signal_emit_by_name (back, "clicked");
  fixture_idle ();
  g_assert_true (shows_finale (window));
  g_assert_false (gtk_widget_get_visible (back));

  g_object_set (window, "at-table", TRUE, NULL);
  set_over (session, FALSE);
  g_assert_false (gtk_widget_get_visible (back));
  set_over (session, TRUE);
  fixture_idle ();
  g_assert_true (shows_finale (window));
  fixture_window_close (window);
}

static gboolean
is_revealed (gpointer window)
{
  return count_awaited (window) == 0;
}

static gboolean
has_three_left (gpointer window)
{
  return count_awaited (window) <= 3;
}

/* From the last place to the first; until then nothing says who wins, and nothing moves. */
static void
test_reveal (void)
{
  g_autoptr (ArbSession) session = open_record ();
  g_autofree char *winner = NULL;
  ArbWindow *window;
  GtkWidget *view;
  graphene_rect_t before, after;
  gpointer head;

  set_animated (TRUE);
  set_over (session, FALSE);
  window = open_window (session);
  set_over (session, TRUE);
  g_assert_cmpuint (count_awaited (window), ==, 4);
  g_assert_cmpstr (get_title (window), ==, "The game is over");
  view = GTK_WIDGET (find_finale (window));
  head = gtk_widget_get_template_child (view, ARB_TYPE_FINALE_VIEW, "places");
  gtk_test_widget_wait_for_draw (view);
  g_assert_true (gtk_widget_compute_bounds (head, view, &before));
  fixture_wait (has_three_left, window);
  g_assert_cmpstr (get_title (window), ==, "The game is over");
  fixture_wait (is_revealed, window);
  winner = g_strconcat (
      arb_session_get_player (
          session, (guint) g_bit_nth_lsf (arb_session_get_sheet (session)->winners, -1)),
      " wins", NULL);
  g_assert_cmpstr (get_title (window), ==, winner);
  g_assert_true (gtk_widget_compute_bounds (head, view, &after));
  g_assert_true (graphene_rect_equal (&before, &after));
  set_animated (FALSE);
  fixture_window_close (window);
}

/* A game that is opened again needs no reveal, and one that goes away in the middle of it neither. */
static void
test_no_reveal (void)
{
  g_autoptr (ArbSession) session = open_record ();
  ArbWindow *window;

  set_animated (TRUE);
  window = open_window (session);
  g_assert_cmpuint (count_awaited (window), ==, 0);
  set_over (session, FALSE);
  set_over (session, TRUE);
  g_assert_cmpuint (arb_finale_view_count_awaited (find_finale (window)), ==, 4);
  set_over (session, FALSE);
  fixture_idle ();
  set_animated (FALSE);
  fixture_window_close (window);
}

/* Anybody can start the next game; the one after this game's first does if nobody says so. */
static void
test_play_again (void)
{
  for (guint first = 0; first <= 4; first++)
    {
      g_autoptr (ArbSession) session = open_record ();
      ArbWindow *window = open_window (session);
      guint expected = first != 0 ? first : 2;

      gtk_widget_activate_action (GTK_WIDGET (window), "win.play-again", "u", first);
      fixture_idle ();
      g_assert_cmpstr (arb_session_get_player (arb_window_get_session (window), 1), ==,
                       arb_session_get_player (session, expected));
      g_assert_null (find_finale (window));
      fixture_window_close (window);
    }
}

/* A game of which only the end was counted has no table, and nobody began it. */
static void
test_counted (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window;
  gpointer look;

  session_fixture_say (session, "1 adjust influence +3", TRUE);
  session_fixture_say (session, "end", TRUE);
  window = open_window (session);
  look = gtk_widget_get_template_child (GTK_WIDGET (find_finale (window)), ARB_TYPE_FINALE_VIEW,
                                        "look_button");
  g_assert_false (gtk_widget_get_visible (look));
  fixture_window_close (window);
}

/* Everything can be reached by Tab, and the page is no wider than a phone. */
static void
test_phone (void)
{
  g_autoptr (ArbSession) session = open_record ();
  ArbWindow *window = open_window (session);

  fixture_assert_tabs (GTK_WIDGET (window));
  fixture_assert_narrow (find_finale (window));
  fixture_window_close (window);
}

/* At every size Play Again is in the same place, at the end of the page, without scrolling; and so is
 * the winner, at its beginning. */
static void
test_sizes (void)
{
  static const int sizes[][2] = { { 1280, 800 }, { 1920, 1080 }, { 720, 360 }, { 360, 720 } };
  g_autoptr (ArbSession) session = open_record ();

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      ArbWindow *window = open_window (session);
      GtkWidget *view = GTK_WIDGET (find_finale (window));
      gpointer again = gtk_widget_get_template_child (view, ARB_TYPE_FINALE_VIEW, "again");
      gpointer head = gtk_widget_get_template_child (view, ARB_TYPE_FINALE_VIEW, "head");
      graphene_rect_t bounds;

      gtk_window_set_default_size (GTK_WINDOW (window), sizes[i][0], sizes[i][1]);
      gtk_test_widget_wait_for_draw (view);
      gtk_test_widget_wait_for_draw (view);
      g_assert_true (gtk_widget_compute_bounds (again, view, &bounds));
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (view));
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, >=, gtk_widget_get_height (view) - 20);
      g_assert_cmpfloat (bounds.size.height, >=, 44);
      g_assert_true (gtk_widget_compute_bounds (head, view, &bounds));
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <, gtk_widget_get_height (view) / 2);
      fixture_window_close (window);
    }
}

/* A typed move is for the table. */
static void
test_command (void)
{
  g_autoptr (ArbSession) session = open_record ();
  ArbWindow *window = open_window (session);

  gtk_widget_activate_action (GTK_WIDGET (window), "win.command", NULL);
  fixture_idle ();
  g_assert_true (shows_table (window));
  fixture_window_close (window);
}

/* The page is the same in another language. */
static void
test_language (void)
{
  g_autoptr (ArbSession) session = open_record ();
  ArbWindow *window = open_window (session);

  window = fixture_switch_language (window, "it");
  g_assert_true (shows_finale (window));
  g_assert_true (g_str_has_suffix (get_title (window), " vince"));
  g_object_set (window, "at-table", TRUE, NULL);
  window = fixture_switch_language (window, "fr");
  g_assert_true (shows_table (window));
  fixture_end_language (session);
}

int
main (int argc, char *argv[])
{
  if (!fixture_init (&argc, &argv))
    return 0;

  g_test_add_func ("/app/finale/by-itself", test_by_itself);
  g_test_add_func ("/app/finale/table", test_table);
  g_test_add_func ("/app/finale/reveal", test_reveal);
  g_test_add_func ("/app/finale/no-reveal", test_no_reveal);
  g_test_add_func ("/app/finale/play-again", test_play_again);
  g_test_add_func ("/app/finale/counted", test_counted);
  g_test_add_func ("/app/finale/phone", test_phone);
  g_test_add_func ("/app/finale/sizes", test_sizes);
  g_test_add_func ("/app/finale/command", test_command);
  g_test_add_func ("/app/finale/language", test_language);

  return g_test_run ();
}
