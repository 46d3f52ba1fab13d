/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"
#include "session-fixture.h"

#include "app/table/seat-panel.h"
#include "app/table/page.h"
#include "app/table/seat-tabs.h"
#include "app/window/game-page.h"

/* How a table is shown is a matter of the people at the screen, and remembered. */

static const char system_id[] = "eminent-domain";

static guint
count_scores (GtkWidget *root)
{
  guint n = GTK_IS_LABEL (root) && gtk_widget_has_css_class (root, "number-3")
            && gtk_widget_get_visible (root);

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_scores (child);
  return n;
}

/* Checks the description of @widget for screen readers, which follows the frame. */
static void
assert_described (gpointer widget, const char *words)
{
  gtk_test_widget_wait_for_draw (widget);
  fixture_idle ();
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       words);
}

static void
test_scores_hidden (void)
{
  g_autoptr (ArbSession) session = fixture_session_new (system_id);
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *panel = fixture_find (GTK_WIDGET (window), ARB_TYPE_SEAT_PANEL, NULL);
  GtkWidget *score = fixture_find (panel, GTK_TYPE_LABEL, "number-1");

  g_assert_true (gtk_widget_get_visible (score));
  g_assert_true (gtk_widget_activate_action (panel, "win.scores-hidden", NULL));
  g_assert_false (gtk_widget_get_visible (score));
  fixture_window_close (window);
}

/* One seat can keep its score to itself, in its panel and in its tab. */
static void
test_score_hidden (void)
{
  g_autoptr (ArbSession) session = fixture_session_new (system_id);
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *panel = fixture_find (GTK_WIDGET (window), ARB_TYPE_SEAT_PANEL, NULL);
  GtkWidget *other = gtk_widget_get_next_sibling (panel);
  GtkWidget *tabs = fixture_find (GTK_WIDGET (window), ARB_TYPE_SEAT_TABS, NULL);
  guint n = count_scores (tabs);

  g_assert_true (gtk_widget_activate_action (panel, "seat.score-hidden", NULL));
  g_assert_false (gtk_widget_get_visible (fixture_find (panel, GTK_TYPE_LABEL, "number-1")));
  g_assert_true (gtk_widget_get_visible (fixture_find (other, GTK_TYPE_LABEL, "number-1")));
  g_assert_cmpuint (count_scores (tabs), ==, n - 1);
  fixture_window_close (window);
}

/* Points and turn are announced with each seat, in its panel and in its tab; hidden points are
 * not. */
static void
test_reported (void)
{
  g_autoptr (ArbSession) session = fixture_session_new (system_id);
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *panel = fixture_find (GTK_WIDGET (window), ARB_TYPE_SEAT_PANEL, NULL);
  GtkWidget *first = fixture_find (panel, GTK_TYPE_BOX, "seat-panel");
  GtkWidget *second =
      fixture_find (gtk_widget_get_next_sibling (panel), GTK_TYPE_BOX, "seat-panel");
  GtkWidget *tabs = fixture_find (GTK_WIDGET (window), ARB_TYPE_SEAT_TABS, NULL);
  GtkWidget *tab =
      gtk_widget_get_next_sibling (fixture_find (tabs, GTK_TYPE_TOGGLE_BUTTON, "seat-tab"));

  assert_described (first, "Points: 0, Leads, decides");
  assert_described (fixture_find (first, GTK_TYPE_MENU_BUTTON, "seat-menu"),
                    "Points: 0, Leads, decides");
  assert_described (second, "Points: 0");
  assert_described (tab, "Points: 0, decides");
  gtk_widget_activate_action (panel, "seat.score-hidden", NULL);
  assert_described (first, "Leads, decides");
  assert_described (tab, "decides");
  fixture_window_close (window);
}

/* On request the choices turn to the deciding player, with their heading at that side. */
static void
test_choices_turned (void)
{
  g_autoptr (ArbSession) session = fixture_session_new (system_id);
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *panel = fixture_find (GTK_WIDGET (window), ARB_TYPE_SEAT_PANEL, NULL);
  GtkWidget *head = fixture_find (GTK_WIDGET (window), GTK_TYPE_WIDGET, "turn-header");
  GtkWidget *table = gtk_widget_get_parent (panel);
  graphene_point_t before, after;

  g_assert_true (gtk_widget_compute_point (head, table, &GRAPHENE_POINT_INIT (0, 0), &before));
  gtk_widget_activate_action (panel, "seat.turned", NULL);
  gtk_widget_activate_action (panel, "table.choices-turned", NULL);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_true (gtk_widget_compute_point (head, table, &GRAPHENE_POINT_INIT (0, 0), &after));
  g_assert_cmpfloat (after.x, >, before.x + 100);
  g_assert_cmpfloat (after.y, >, before.y + 100);
  arb_turn_panel_enter (arb_window_get_turn_panel (window), "lead warfare");
  arb_turn_panel_enter (arb_window_get_turn_panel (window), "1 collect");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_true (gtk_widget_compute_point (head, table, &GRAPHENE_POINT_INIT (0, 0), &after));
  g_assert_cmpfloat (after.x, ==, before.x);
  fixture_window_close (window);
}

/* The panel of a seat turns in its place. */
static void
test_turned (void)
{
  g_autoptr (ArbSession) session = fixture_session_new (system_id);
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *panel = fixture_find (GTK_WIDGET (window), ARB_TYPE_SEAT_PANEL, NULL);
  GtkWidget *table = gtk_widget_get_parent (panel);
  graphene_point_t before, after;

  g_assert_true (gtk_widget_compute_point (panel, table, &GRAPHENE_POINT_INIT (0, 0), &before));
  g_assert_true (gtk_widget_activate_action (panel, "seat.turned", NULL));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_true (gtk_widget_compute_point (panel, table, &GRAPHENE_POINT_INIT (0, 0), &after));
  g_assert_cmpfloat (after.x, >, before.x);
  g_assert_cmpfloat (after.y, >, before.y);
  fixture_window_close (window);
}

static GtkWidget *
find_panel (ArbWindow *window)
{
  return fixture_find (GTK_WIDGET (window), ARB_TYPE_SEAT_PANEL, NULL);
}

static gboolean
get_choice (gpointer object, const char *property)
{
  gboolean on;

  g_object_get (object, property, &on, NULL);
  return on;
}

static guint
count_looks (void)
{
  g_autoptr (GVariant) looks = g_settings_get_value (fixture_get_settings (), "table-looks");

  return (guint) g_variant_n_children (looks);
}

/* A table is shown as it was left, and no other; the game knows nothing of it. */
static void
test_look_remembered (void)
{
  static const char *const of_seat[] = { "score-hidden", "turned" };
  static const char *const of_table[] = { "scores-hidden", "choices-turned" };
  g_autoptr (ArbSession) session = session_fixture_new (system_id, "One", "Ann", "Bob");
  g_autoptr (ArbSession) other = session_fixture_new (system_id, "Two", "Ann", "Bob");
  g_autofree char *before = session_fixture_dup_text (session);
  g_autofree char *after = NULL;
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *panel = find_panel (window);

  gtk_widget_activate_action (panel, "seat.score-hidden", NULL);
  gtk_widget_activate_action (panel, "seat.turned", NULL);
  gtk_widget_activate_action (panel, "win.scores-hidden", NULL);
  gtk_widget_activate_action (panel, "table.choices-turned", NULL);
  fixture_window_close (window);
  after = session_fixture_dup_text (session);
  g_assert_cmpstr (before, ==, after);

  window = fixture_window_new (other);
  g_assert_false (get_choice (find_panel (window), "score-hidden"));
  fixture_window_close (window);

  window = fixture_window_new (session);
  panel = find_panel (window);
  for (guint i = 0; i < G_N_ELEMENTS (of_seat); i++)
    {
      g_assert_true (get_choice (panel, of_seat[i]));
      g_assert_false (get_choice (gtk_widget_get_next_sibling (panel), of_seat[i]));
    }
  for (guint i = 0; i < G_N_ELEMENTS (of_table); i++)
    g_assert_true (get_choice (gtk_widget_get_ancestor (panel, ARB_TYPE_PAGE), of_table[i]));
  fixture_window_close (window);
}

/* Only so many are remembered, and none that looks as any other. */
static void
test_looks_bounded (void)
{
  for (guint i = 0; i < ARB_MAX_TABLE_LOOKS + 3; i++)
    {
      g_autofree char *title = g_strdup_printf ("Table %u", i);
      g_autoptr (ArbSession) session = session_fixture_new (system_id, title, "Ann", "Bob");
      g_autoptr (GtkWidget) page = g_object_ref_sink (GTK_WIDGET (arb_page_new (session)));

      g_object_set (page, "scores-hidden", TRUE, NULL);
      if (i < ARB_MAX_TABLE_LOOKS + 2)
        continue;
      g_assert_cmpuint (count_looks (), ==, ARB_MAX_TABLE_LOOKS);
      g_object_set (page, "scores-hidden", FALSE, NULL);
      g_assert_cmpuint (count_looks (), ==, ARB_MAX_TABLE_LOOKS - 1);
    }
  g_settings_reset (fixture_get_settings (), "table-looks");
}

int
main (int argc, char *argv[])
{
  if (!fixture_init (&argc, &argv))
    return 0;

  g_test_add_func ("/app/looks/scores-hidden", test_scores_hidden);
  g_test_add_func ("/app/looks/score-hidden", test_score_hidden);
  g_test_add_func ("/app/looks/told", test_reported);
  g_test_add_func ("/app/looks/turned", test_turned);
  g_test_add_func ("/app/looks/choices-turned", test_choices_turned);
  g_test_add_func ("/app/looks/remembered", test_look_remembered);
  g_test_add_func ("/app/looks/bounded", test_looks_bounded);

  return g_test_run ();
}
