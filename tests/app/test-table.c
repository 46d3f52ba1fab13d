/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"

#include "app/eminent-domain/planet-tile.h"
#include "app/eminent-domain/seat-panel.h"
#include "app/pane.h"
#include "app/seat-tabs.h"
#include "app/table-layout.h"
#include "systems/systems.h"

static const char system_id[] = "eminent-domain";

static ArbSession *
session_open (const char *folder, const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, folder, name, NULL);
  g_autoptr (GError) error = NULL;
  ArbSession *session =
      arb_session_new_copy (arb_document_load (path, &error), "Four at the Table", &error);

  g_assert_no_error (error);
  return session;
}

static ArbSession *
session_new (const char *const *names)
{
  g_autoptr (GError) error = NULL;
  ArbDocument *document = arb_document_new (arb_catalogue_get (arb_systems_find (system_id)), 0,
                                            NULL, NULL, names, &error);
  ArbSession *session = arb_session_new_copy (document, "Test", &error);

  g_assert_no_error (error);
  return session;
}

static void
assert_in_sight (GtkWidget *widget)
{
  GtkWidget *pane = gtk_widget_get_ancestor (widget, ARB_TYPE_PANE);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, pane, &bounds));
  g_assert_cmpfloat (bounds.origin.y, >=, 0);
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (pane));
  g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, gtk_widget_get_width (pane));
}

static guint
assert_all_in_sight (GtkWidget *root)
{
  guint n = 0;

  if (EM_IS_PLANET_TILE (root))
    {
      assert_in_sight (root);
      g_assert_cmpint (gtk_widget_get_height (root), >=, 44);
      return 1;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += assert_all_in_sight (child);
  return n;
}

/* All planets of the end of a game of four lie open at once, none needs scrolling. */
static void
test_end_in_sight (gconstpointer name)
{
  g_autoptr (ArbSession) session = session_open ("records", name);
  GtkWindow *window = GTK_WINDOW (fixture_window_new (NULL));

  gtk_window_set_default_size (window, 1280, 800);
  arb_window_set_session (ARB_WINDOW (window), session);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_cmpuint (assert_all_in_sight (GTK_WIDGET (window)), >=, 12);
  fixture_window_close (ARB_WINDOW (window));
}

/* Whatever people are called, the page stays as narrow as a phone and says it as it is written. */
static void
test_names (void)
{
  static const char *const names[] = {
    "<b>Ann</b> &amp; a name that is far too long to be shown on any screen",
    "אבגד",
    "🚀🚀",
    "🚀🚀",
    NULL,
  };
  g_autoptr (ArbSession) session = session_new (names);
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *panel = fixture_find (GTK_WIDGET (window), EM_TYPE_SEAT_PANEL, NULL);
  GtkWidget *label = fixture_find (panel, GTK_TYPE_LABEL, "name");
  int minimum;

  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (label)), ==, names[0]);
  gtk_widget_measure (gtk_widget_get_parent (panel), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL,
                      NULL, NULL);
  g_assert_cmpint (minimum, <=, 360);
  fixture_window_close (window);
}

/* A part of the page says a line of the notation, and the turn panel enters it. */
static void
test_say (void)
{
  g_autoptr (ArbSession) session = fixture_session_new (system_id);
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *tile = fixture_find (GTK_WIDGET (window), EM_TYPE_SEAT_PANEL, NULL);

  g_assert_true (gtk_widget_activate_action (tile, "table.say", "s", "lead survey"));
  g_assert_cmpuint (g_list_model_get_n_items (arb_session_get_log (session)), >, 0);
  fixture_window_close (window);
}

/* F6 leads from part to part, none twice, and around. */
static void
test_parts (void)
{
  g_autoptr (ArbSession) session = fixture_session_new (system_id);
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *panel = fixture_find (GTK_WIDGET (window), EM_TYPE_SEAT_PANEL, NULL);
  GtkWidget *table = gtk_widget_get_parent (panel);
  GtkWidget *first, *next;
  guint n = 1;

  gtk_window_set_focus (GTK_WINDOW (window), NULL);
  g_assert_true (gtk_widget_activate_action (panel, "table.part", "b", FALSE));
  first = gtk_widget_get_focus_child (table);
  g_assert_nonnull (first);
  do
    {
      g_assert_true (gtk_widget_activate_action (panel, "table.part", "b", FALSE));
      next = gtk_widget_get_focus_child (table);
      n++;
    }
  while (next != first && n < 20);
  g_assert_cmpuint (n, >=, 4);
  g_assert_cmpuint (n, <, 20);
  g_assert_true (gtk_widget_activate_action (panel, "table.part", "b", TRUE));
  g_assert_true (gtk_widget_get_focus_child (table) != first);
  fixture_window_close (window);
}

static void
test_scores_hidden (void)
{
  g_autoptr (ArbSession) session = fixture_session_new (system_id);
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *panel = fixture_find (GTK_WIDGET (window), EM_TYPE_SEAT_PANEL, NULL);
  GtkWidget *score = fixture_find (panel, GTK_TYPE_LABEL, "number-1");

  g_assert_true (gtk_widget_get_visible (score));
  g_assert_true (gtk_widget_activate_action (panel, "table.scores-hidden", NULL));
  g_assert_false (gtk_widget_get_visible (score));
  fixture_window_close (window);
}

/* The panel of a seat turns in its place. */
static void
test_turned (void)
{
  g_autoptr (ArbSession) session = fixture_session_new (system_id);
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *panel = fixture_find (GTK_WIDGET (window), EM_TYPE_SEAT_PANEL, NULL);
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

int
main (int argc, char **argv)
{
  if (!fixture_init (&argc, &argv))
    return 0;

  g_test_add_data_func ("/app/table/end-in-sight/war-path", "four-players-war-path.arbiter",
                        test_end_in_sight);
  g_test_add_data_func ("/app/table/end-in-sight/logistics", "four-players-logistics.arbiter",
                        test_end_in_sight);
  g_test_add_func ("/app/table/names", test_names);
  g_test_add_func ("/app/table/say", test_say);
  g_test_add_func ("/app/table/parts", test_parts);
  g_test_add_func ("/app/table/scores-hidden", test_scores_hidden);
  g_test_add_func ("/app/table/turned", test_turned);

  return g_test_run ();
}
