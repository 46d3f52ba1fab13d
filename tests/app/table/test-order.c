/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"
#include "sized-window.h"

#include "app/table/table-layout.h"

/* Tab goes through the parts of a table in the same order in all arrangements. */

typedef struct
{
  ArbTablePart part;
  GtkWidget *widget;
} Stop;

/* The part of the table that has the keyboard; no widget outside of it. */
static Stop
get_stop (ArbWindow *window)
{
  GtkWidget *widget = gtk_window_get_focus (GTK_WINDOW (window));

  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    {
      GtkWidget *box = gtk_widget_get_parent (widget);
      GtkLayoutManager *layout = box != NULL ? gtk_widget_get_layout_manager (box) : NULL;

      if (!ARB_IS_TABLE_LAYOUT (layout))
        continue;
      return (Stop){ arb_table_layout_get_part (ARB_TABLE_LAYOUT (layout), widget), widget };
    }
  return (Stop){ ARB_N_PARTS, NULL };
}

/* Collects the parts in the order of the focus, each as often as it gets it again. */
static GArray *
collect_stops (ArbWindow *window, GtkDirectionType direction)
{
  GArray *stops = g_array_new (FALSE, FALSE, sizeof (Stop));
  GtkWidget *last = NULL;

  gtk_window_set_focus (GTK_WINDOW (window), NULL);
  for (guint i = 0; i < 300 && gtk_widget_child_focus (GTK_WIDGET (window), direction); i++)
    {
      Stop stop = get_stop (window);

      if (stop.widget == NULL && last != NULL)
        break;
      if (stop.widget != NULL && stop.widget != last)
        g_array_append_val (stops, stop);
      last = stop.widget;
    }
  return stops;
}

static void
assert_order (ArbWindow *window)
{
  g_autoptr (GArray) forward = collect_stops (window, GTK_DIR_TAB_FORWARD);
  g_autoptr (GArray) back = collect_stops (window, GTK_DIR_TAB_BACKWARD);
  GtkWidget *seat = NULL;

  g_assert_cmpuint (forward->len, >, 3);
  g_assert_cmpuint (forward->len, ==, back->len);
  for (guint i = 0; i < forward->len; i++)
    {
      const Stop *stop = &g_array_index (forward, Stop, i);

      g_assert_true (stop->widget == g_array_index (back, Stop, back->len - 1 - i).widget);
      if (i > 0)
        g_assert_cmpuint (stop->part, >=, g_array_index (forward, Stop, i - 1).part);
      if (stop->part != ARB_PART_SEAT)
        continue;
      for (GtkWidget *before = seat; before != NULL && before != stop->widget;
           before = gtk_widget_get_next_sibling (before))
        g_assert_nonnull (gtk_widget_get_next_sibling (before));
      seat = stop->widget;
    }
}

static void
test_order (gconstpointer record)
{
  static const struct
  {
    gint width, height;
    ArbArrangement arrangement;
  } sizes[] = {
    { 1290, 810, ARB_ARRANGE_WIDE },  { 1100, 760, ARB_ARRANGE_MIDDLE },
    { 950, 700, ARB_ARRANGE_MIDDLE }, { 700, 1010, ARB_ARRANGE_UPRIGHT },
    { 360, 730, ARB_ARRANGE_NARROW }, { 360, 400, ARB_ARRANGE_NARROW },
  };
  g_autoptr (ArbSession) session = fixture_record_open (record);
  ArbWindow *window;

  g_assert_true (arb_session_go_back (session, 200));
  window = fixture_window_new (session);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      sized_resize (window, sizes[i].width, sizes[i].height, sizes[i].arrangement);
      assert_order (window);
    }
  fixture_window_close (window);
}

int
main (int argc, char *argv[])
{
  if (!fixture_init (&argc, &argv))
    return 0;

  g_test_add_data_func ("/app/order/three", "three-players-extended.arbiter", test_order);
  g_test_add_data_func ("/app/order/four", "four-players-war-path.arbiter", test_order);

  return g_test_run ();
}
