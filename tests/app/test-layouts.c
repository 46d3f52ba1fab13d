/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"

#include "app/columns-layout.h"
#include "app/table-layout.h"

static GtkWidget *
box_new (GtkLayoutManager *layout, guint n_children, gint width, gint height)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (box, layout);
  for (guint i = 0; i < n_children; i++)
    {
      GtkWidget *child = gtk_drawing_area_new ();

      gtk_widget_set_size_request (child, width, height);
      gtk_box_append (GTK_BOX (box), child);
    }
  return g_object_ref_sink (box);
}

static void
get_bounds (GtkWidget *box, guint index, graphene_rect_t *bounds)
{
  GtkWidget *child = gtk_widget_get_first_child (box);

  while (index-- > 0)
    child = gtk_widget_get_next_sibling (child);
  g_assert_true (gtk_widget_compute_bounds (child, box, bounds));
}

static void
lay_out (GtkWidget *box, gint width, gint height)
{
  GtkAllocation area = { 0, 0, width, height };

  gtk_widget_measure (box, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate (box, &area, -1);
}

static void
test_columns (void)
{
  static const struct
  {
    gint width;
    guint n;
    guint max;
    gint height;
  } cases[] = {
    { 100, 5, 0, 5 * 20 + 4 * 10 },  /* one column */
    { 209, 5, 0, 5 * 20 + 4 * 10 },  /* not yet two */
    { 210, 5, 0, 3 * 20 + 2 * 10 },  /* two */
    { 1000, 5, 0, 20 },              /* all in a row */
    { 1000, 5, 2, 3 * 20 + 2 * 10 }, /* no more than allowed */
    { 1000, 0, 0, 0 },               /* none */
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GtkWidget) box =
          box_new (arb_columns_layout_new (100, cases[i].max, 10), cases[i].n, 50, 20);
      gint height;

      gtk_widget_measure (box, GTK_ORIENTATION_VERTICAL, cases[i].width, &height, NULL, NULL, NULL);
      g_assert_cmpint (height, ==, cases[i].height);
    }
}

static void
test_columns_places (void)
{
  g_autoptr (GtkWidget) box = box_new (arb_columns_layout_new (100, 0, 10), 3, 50, 20);
  graphene_rect_t bounds;

  lay_out (box, 230, 50);
  get_bounds (box, 1, &bounds);
  g_assert_cmpfloat (bounds.origin.x, ==, 120);
  g_assert_cmpfloat (bounds.size.width, ==, 110);
  get_bounds (box, 2, &bounds);
  g_assert_cmpfloat (bounds.origin.x, ==, 0);
  g_assert_cmpfloat (bounds.origin.y, ==, 30);
}

/* A child that cannot be as narrow as a column makes the columns wider, not itself cut off. */
static void
test_columns_wide_child (void)
{
  g_autoptr (GtkWidget) box = box_new (arb_columns_layout_new (100, 0, 10), 2, 150, 20);
  gint minimum, height;

  gtk_widget_measure (box, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, ==, 150);
  gtk_widget_measure (box, GTK_ORIENTATION_VERTICAL, 300, &height, NULL, NULL, NULL);
  g_assert_cmpint (height, ==, 50);
}

enum
{
  STRIP,
  TURN,
  SEATS,
  LOG,
};

static void
test_table (void)
{
  g_autoptr (GtkWidget) box = box_new (arb_table_layout_new (), 4, 300, 50);
  graphene_rect_t strip, turn, seats, log;
  gint height;

  /* Wide: three columns. */
  lay_out (box, 1280, 800);
  get_bounds (box, STRIP, &strip);
  get_bounds (box, TURN, &turn);
  get_bounds (box, SEATS, &seats);
  get_bounds (box, LOG, &log);
  g_assert_cmpfloat (turn.origin.x, >, seats.origin.x + seats.size.width);
  g_assert_cmpfloat (log.origin.x, >, turn.origin.x + turn.size.width);
  g_assert_cmpfloat (log.size.height, ==, 800);

  /* Middle: the log goes under the turn. */
  lay_out (box, 1000, 800);
  get_bounds (box, TURN, &turn);
  get_bounds (box, LOG, &log);
  g_assert_cmpfloat (log.origin.x, ==, turn.origin.x);
  g_assert_cmpfloat (log.origin.y, >, turn.size.height);

  /* Narrow: one column, as high as it needs to be. */
  gtk_widget_measure (box, GTK_ORIENTATION_VERTICAL, 360, &height, NULL, NULL, NULL);
  g_assert_cmpint (height, ==, 4 * 50 + 3 * 12);
  lay_out (box, 360, height);
  get_bounds (box, LOG, &log);
  g_assert_cmpfloat (log.size.width, ==, 360);
  g_assert_cmpfloat (log.origin.y + log.size.height, ==, height);
}

int
main (int argc, char **argv)
{
  if (!fixture_init (&argc, &argv))
    return 0;

  g_test_add_func ("/app/layouts/columns", test_columns);
  g_test_add_func ("/app/layouts/columns-places", test_columns_places);
  g_test_add_func ("/app/layouts/columns-wide-child", test_columns_wide_child);
  g_test_add_func ("/app/layouts/table", test_table);

  return g_test_run ();
}
