/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"
#include "sized-window.h"

#include "app/table/page.h"
#include "app/widgets/panel-frame.h"
#include "app/widgets/widgets.h"
#include "model/session/counter.h"

/*
 * What makes the window fast after a tap, in numbers that do not depend on the machine: widgets and
 * objects are kept. tests/bench/README.md has the times.
 */

#define POSITIONS 60

/* Adds all that is under @root to @widgets, which keeps it; returns how much was not there. */
static guint
collect (GtkWidget *root, GHashTable *widgets)
{
  guint n = g_hash_table_add (widgets, g_object_ref (root));

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += collect (child, widgets);
  return n;
}

static GHashTable *
widgets_new (void)
{
  return g_hash_table_new_full (NULL, NULL, g_object_unref, NULL);
}

static GtkWidget *
get_page (ArbWindow *window)
{
  return gtk_widget_get_ancestor (GTK_WIDGET (arb_window_get_turn_panel (window)), ARB_TYPE_PAGE);
}

static void
say (ArbSession *session, const char *text)
{
  g_autoptr (GError) error = NULL;
  ArbVerdict verdict;
  ArbMove move;

  arb_session_parse (session, text, &move, &error);
  g_assert_no_error (error);
  g_assert_true (arb_session_play (session, move, TRUE, &verdict));
}

/* A number that changes makes no widget, and takes none away. */
static void
test_counter (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  g_autoptr (GHashTable) widgets = widgets_new ();
  /* So narrow that the log, which gets a line, is no column of the table. */
  ArbWindow *window = sized_window_new (session, 1100, 760, ARB_ARRANGE_MIDDLE);
  guint n;

  say (session, "1 lead warfare");
  say (session, "1 adjust fighters +1");
  n = collect (get_page (window), widgets);
  say (session, "1 adjust fighters +1");
  g_assert_cmpuint (collect (get_page (window), widgets), ==, 0);
  g_assert_cmpuint (g_hash_table_size (widgets), ==, n);
  fixture_window_close (window);
}

/* Only the changed counter is another object, and only it is notified. */
static void
test_objects (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  GPtrArray *counters = arb_session_get_counters (session);
  g_autoptr (GPtrArray) before = g_ptr_array_new_with_free_func (g_object_unref);
  guint n_changed = 0;

  for (guint i = 0; i < counters->len; i++)
    g_ptr_array_add (before, g_object_ref (counters->pdata[i]));
  say (session, "1 adjust fighters +1");
  g_assert_cmpuint (counters->len, ==, before->len);
  for (guint i = 0; i < before->len; i++)
    {
      ArbCounter *counter = counters->pdata[i];

      n_changed += counter != before->pdata[i];
    }
  g_assert_cmpuint (n_changed, >, 0);
  g_assert_cmpuint (n_changed, <, before->len / 4);
}

/* Goes through positions of the game; returns how many widgets had to be made. */
static guint
go (ArbWindow *window, const char *action, GHashTable *widgets)
{
  guint n_made = 0;

  for (guint i = 0; i < POSITIONS; i++)
    {
      g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), action, NULL));
      n_made += collect (get_page (window), widgets);
    }
  return n_made;
}

/* Widgets that were shown once are never made again. */
static void
test_positions (void)
{
  g_autoptr (ArbSession) session = fixture_record_open ("four-players-extra-round.arbiter");
  g_autoptr (GHashTable) widgets = widgets_new ();
  ArbWindow *window = fixture_window_new (session);

  collect (get_page (window), widgets);
  g_assert_cmpuint (go (window, "win.undo", widgets), >, 0);
  go (window, "win.redo", widgets);
  g_assert_cmpuint (go (window, "win.undo", widgets), ==, 0);
  g_assert_cmpuint (go (window, "win.redo", widgets), ==, 0);
  fixture_window_close (window);
}

static GtkWidget *
find_edge (GtkWidget *root)
{
  GtkWidget *found = ARB_IS_PANEL_FRAME (root) ? root : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_edge (child);
  return found;
}

static gboolean
is_painted (gpointer paintable)
{
  return gdk_paintable_get_intrinsic_width (paintable) > 0;
}

/* A changed frame is one changed region: with more than thirty, GTK paints the whole table. */
static void
test_edge (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window = fixture_window_new (session);
  g_autoptr (GdkPaintable) edge = gtk_widget_paintable_new (find_edge (get_page (window)));
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;

  fixture_wait (is_painted, edge);
  gdk_paintable_snapshot (edge, snapshot, gdk_paintable_get_intrinsic_width (edge),
                          gdk_paintable_get_intrinsic_height (edge));
  node = gtk_snapshot_free_to_node (snapshot);
  for (GskRenderNodeType type = gsk_render_node_get_node_type (node); type != GSK_BORDER_NODE;
       type = gsk_render_node_get_node_type (node))
    {
      GskRenderNode *child = type == GSK_CLIP_NODE ? gsk_clip_node_get_child (node)
                                                   : gsk_transform_node_get_child (node);

      gsk_render_node_ref (child);
      gsk_render_node_unref (node);
      node = child;
    }
  fixture_window_close (window);
}

int
main (int argc, char *argv[])
{
  if (!fixture_init (&argc, &argv))
    return 0;
  g_test_add_func ("/app/kept/counter", test_counter);
  g_test_add_func ("/app/kept/objects", test_objects);
  g_test_add_func ("/app/kept/positions", test_positions);
  g_test_add_func ("/app/kept/edge", test_edge);
  return g_test_run ();
}
