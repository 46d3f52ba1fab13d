/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"
#include "layout-box.h"

#include "app/table/table-layout.h"
#include "app/widgets/fitted-scroller.h"

/* The parts of a table of four, in the order of their children: parts first, then the seats. */
static const ArbTablePart table_parts[] = { ARB_PART_STRIP, ARB_PART_CLOCK,   ARB_PART_TURN,
                                            ARB_PART_LOG,   ARB_PART_LOG_BAR, ARB_PART_TABS };

enum
{
  STRIP,
  CLOCK,
  TURN,
  LOG,
  LOG_BAR,
  TABS,
  N_PARTS,
};

static GtkWidget *
table_new (void)
{
  GtkLayoutManager *layout = arb_table_layout_new ();
  GtkWidget *box = layout_box_new (layout, N_PARTS + 4, 40, 50);
  GtkWidget *child = gtk_widget_get_first_child (box);

  for (guint i = 0; i < N_PARTS; i++)
    {
      arb_table_layout_set_part (ARB_TABLE_LAYOUT (layout), child, table_parts[i]);
      child = gtk_widget_get_next_sibling (child);
    }
  return box;
}

static gboolean
is_there (GtkWidget *box, guint index)
{
  GtkWidget *child = gtk_widget_get_first_child (box);

  while (index-- > 0)
    child = gtk_widget_get_next_sibling (child);
  return gtk_widget_get_child_visible (child);
}

static void
test_table_wide (void)
{
  g_autoptr (GtkWidget) box = table_new ();
  graphene_rect_t turn, clock, log, first, last;

  layout_box_lay_out (box, 1256, 800);
  layout_box_get_bounds (box, TURN, &turn);
  layout_box_get_bounds (box, CLOCK, &clock);
  layout_box_get_bounds (box, LOG, &log);
  layout_box_get_bounds (box, N_PARTS, &first);
  layout_box_get_bounds (box, N_PARTS + 3, &last);
  g_assert_cmpfloat (turn.size.height, ==, 800);
  g_assert_cmpfloat (turn.origin.x, >, last.origin.x + last.size.width);
  g_assert_cmpfloat (log.origin.x, ==, clock.origin.x);
  g_assert_cmpfloat (log.origin.y, >, clock.origin.y + clock.size.height);
  g_assert_cmpfloat (log.origin.y + log.size.height, ==, 800);
  /* Two by two. */
  g_assert_cmpfloat (last.origin.x, >, first.origin.x);
  g_assert_cmpfloat (last.origin.y, >, first.origin.y);
  g_assert_cmpfloat (last.origin.y + last.size.height, ==, 800);
  g_assert_false (is_there (box, TABS));
  g_assert_false (is_there (box, LOG_BAR));
}

/* Which parts are visible, from the widest arrangement to the narrowest: the width decides
 * alone. */
static void
test_table_arrangements (void)
{
  static const struct
  {
    gint width;
    gint room;
    ArbArrangement arrangement;
    gboolean log;
    gboolean bar;
    gboolean tabs;
    gboolean third_seat;
  } cases[] = {
    { 1256, 800, ARB_ARRANGE_WIDE, TRUE, FALSE, FALSE, TRUE },
    { 1256, 300, ARB_ARRANGE_WIDE, TRUE, FALSE, FALSE, TRUE },
    { 1255, 800, ARB_ARRANGE_MIDDLE, FALSE, TRUE, FALSE, TRUE },
    { 876, 1200, ARB_ARRANGE_MIDDLE, FALSE, TRUE, FALSE, TRUE },
    { 875, 1200, ARB_ARRANGE_UPRIGHT, FALSE, TRUE, FALSE, TRUE },
    { 576, 300, ARB_ARRANGE_UPRIGHT, FALSE, TRUE, FALSE, TRUE },
    { 575, 1200, ARB_ARRANGE_NARROW, FALSE, FALSE, TRUE, FALSE },
    { 336, 300, ARB_ARRANGE_NARROW, FALSE, FALSE, TRUE, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GtkWidget) box = table_new ();
      ArbTableLayout *layout = ARB_TABLE_LAYOUT (gtk_widget_get_layout_manager (box));

      arb_table_layout_set_room (layout, cases[i].room);
      layout_box_lay_out (box, cases[i].width, cases[i].room);
      g_assert_cmpint (arb_table_layout_get_state (layout)->arrangement, ==, cases[i].arrangement);
      g_assert_cmpint (is_there (box, LOG), ==, cases[i].log);
      g_assert_cmpint (is_there (box, LOG_BAR), ==, cases[i].bar);
      g_assert_cmpint (is_there (box, TABS), ==, cases[i].tabs);
      g_assert_cmpint (is_there (box, N_PARTS + 2), ==, cases[i].third_seat);
      fixture_idle ();
    }
}

/* One page at a time gets everything that the supply bar and the tabs leave. */
static void
test_table_narrow (void)
{
  static const struct
  {
    ArbTableChoice choice;
    guint there;
  } cases[] = {
    { { ARB_PART_TURN, 2 }, TURN },
    { { ARB_PART_SEAT, 2 }, N_PARTS + 2 },
    { { ARB_PART_LOG, 2 }, LOG },
  };
  g_autoptr (GtkWidget) box = table_new ();
  ArbTableLayout *layout = ARB_TABLE_LAYOUT (gtk_widget_get_layout_manager (box));
  gint minimum;

  gtk_widget_measure (box, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 336);
  arb_table_layout_set_room (layout, 490);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      graphene_rect_t bounds, tabs;

      arb_table_layout_choose (layout, cases[i].choice);
      layout_box_lay_out (box, 336, 490);
      g_assert_true (is_there (box, STRIP));
      for (guint j = TURN; j < N_PARTS + 4; j++)
        g_assert_cmpint (is_there (box, j), ==, j == cases[i].there || j == TABS);
      layout_box_get_bounds (box, cases[i].there, &bounds);
      layout_box_get_bounds (box, TABS, &tabs);
      g_assert_cmpfloat (bounds.size.height, ==, 490 - 2 * (50 + 6));
      g_assert_cmpfloat (tabs.origin.y + tabs.size.height, ==, 490);
    }
  fixture_idle ();
}

/* On a tall phone the chosen seat lies below the turn, where it takes nothing from the choices. */
static void
test_table_below (void)
{
  g_autoptr (GtkWidget) box = table_new ();
  ArbTableLayout *layout = ARB_TABLE_LAYOUT (gtk_widget_get_layout_manager (box));
  graphene_rect_t turn, seat;

  arb_table_layout_set_room (layout, 700);
  arb_table_layout_choose (layout, (ArbTableChoice){ ARB_PART_TURN, 2 });
  layout_box_lay_out (box, 336, 700);
  g_assert_false (is_there (box, N_PARTS));
  layout_box_get_bounds (box, TURN, &turn);
  layout_box_get_bounds (box, N_PARTS + 2, &seat);
  g_assert_cmpfloat (turn.size.height, >=, 440);
  g_assert_cmpfloat (seat.origin.y, ==, turn.origin.y + turn.size.height + 6);
  g_assert_cmpfloat (seat.size.height, ==, 50);
  fixture_idle ();
}

/* Makes the turn of @box one that scrolls its choices. */
static void
set_choices (GtkWidget *box, gint height)
{
  GtkWidget *choices = gtk_drawing_area_new ();
  GtkWidget *turn = g_object_new (ARB_TYPE_FITTED_SCROLLER, "child", choices, NULL);

  gtk_widget_set_size_request (choices, 40, height);
  gtk_box_append (GTK_BOX (box), turn);
  arb_table_layout_set_part (ARB_TABLE_LAYOUT (gtk_widget_get_layout_manager (box)), turn,
                             ARB_PART_TURN);
}

/* In a low window the page is as high as its parts, so that it scrolls; otherwise the choices
 * scroll. */
static void
test_table_low (void)
{
  static const gint widths[] = { 336, 700, 900, 1256 };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      g_autoptr (GtkWidget) box = table_new ();
      ArbTableLayout *layout = ARB_TABLE_LAYOUT (gtk_widget_get_layout_manager (box));
      gint height;

      set_choices (box, 600);
      arb_table_layout_set_room (layout, 480);
      gtk_widget_measure (box, GTK_ORIENTATION_VERTICAL, widths[i], &height, NULL, NULL, NULL);
      g_assert_cmpint (height, <=, 600);
      arb_table_layout_set_room (layout, 479);
      gtk_widget_measure (box, GTK_ORIENTATION_VERTICAL, widths[i], &height, NULL, NULL, NULL);
      g_assert_cmpint (height, >=, 600);
      layout_box_lay_out (box, widths[i], height);
      g_assert_true (arb_table_layout_get_state (layout)->low);
      fixture_idle ();
    }
}

/* Above the seats, the turn gets what they leave. */
static void
test_table_upright (void)
{
  g_autoptr (GtkWidget) box = table_new ();
  ArbTableLayout *layout = ARB_TABLE_LAYOUT (gtk_widget_get_layout_manager (box));
  graphene_rect_t seat, turn, bar;

  arb_table_layout_set_room (layout, 1200);
  layout_box_lay_out (box, 700, 1200);
  layout_box_get_bounds (box, N_PARTS, &seat);
  layout_box_get_bounds (box, TURN, &turn);
  layout_box_get_bounds (box, LOG_BAR, &bar);
  g_assert_cmpfloat (seat.size.height, ==, 50);
  g_assert_cmpfloat (seat.origin.y, ==, turn.origin.y + turn.size.height + 12);
  g_assert_cmpfloat (bar.origin.y, ==, seat.origin.y + 2 * (50 + 12));
  g_assert_cmpfloat (bar.origin.y + bar.size.height, ==, 1200);
  fixture_idle ();
}

/* With less height the turn is beside the seats; these are in one column, or in two if their
 * least heights fit the window only so. */
static void
test_table_upright_beside (void)
{
  g_autoptr (GtkWidget) box = table_new ();
  ArbTableLayout *layout = ARB_TABLE_LAYOUT (gtk_widget_get_layout_manager (box));
  graphene_rect_t first, second, turn, bar;

  arb_table_layout_set_room (layout, 1000);
  layout_box_lay_out (box, 744, 1000);
  layout_box_get_bounds (box, N_PARTS, &first);
  layout_box_get_bounds (box, N_PARTS + 1, &second);
  layout_box_get_bounds (box, TURN, &turn);
  layout_box_get_bounds (box, LOG_BAR, &bar);
  g_assert_cmpfloat (turn.origin.y, ==, first.origin.y);
  g_assert_cmpfloat (turn.origin.x, ==, first.size.width + 12);
  g_assert_cmpfloat (turn.size.width, ==, 402);
  g_assert_cmpfloat (bar.origin.y, ==, turn.origin.y + turn.size.height + 12);
  g_assert_cmpfloat (second.origin.x, ==, first.origin.x);
  g_assert_cmpfloat (second.origin.y, >, first.origin.y);

  gtk_widget_set_size_request (gtk_widget_get_last_child (box), 40, 200);
  arb_table_layout_set_room (layout, 600);
  layout_box_lay_out (box, 744, 600);
  layout_box_get_bounds (box, N_PARTS, &first);
  layout_box_get_bounds (box, N_PARTS + 1, &second);
  g_assert_cmpfloat (second.origin.x, >, first.origin.x);
  g_assert_cmpfloat (second.origin.y, ==, first.origin.y);
  fixture_idle ();
}

/* A turned seat keeps its place: its first corner is where its last one was. */
static void
test_table_turned (void)
{
  g_autoptr (GtkWidget) box = table_new ();
  ArbTableLayout *layout = ARB_TABLE_LAYOUT (gtk_widget_get_layout_manager (box));
  GtkWidget *seat = gtk_widget_get_last_child (box);
  graphene_rect_t upright;
  graphene_point_t corner;

  layout_box_lay_out (box, 1256, 800);
  layout_box_get_bounds (box, N_PARTS + 3, &upright);
  arb_table_layout_set_turned (layout, seat, TRUE);
  layout_box_lay_out (box, 1256, 800);
  g_assert_true (gtk_widget_compute_point (seat, box, &GRAPHENE_POINT_INIT (0, 0), &corner));
  g_assert_cmpfloat_with_epsilon (corner.x, upright.origin.x + upright.size.width, 0.01);
  g_assert_cmpfloat_with_epsilon (corner.y, upright.origin.y + upright.size.height, 0.01);
}

/* With `enlarge`, everything is as large as fits, in steps; otherwise a little larger than usual on
 * a large screen. */
static void
test_table_zoom (void)
{
  static const struct
  {
    gboolean enlarge;
    gint width;
    gint height;
    guint zoom;
  } cases[] = {
    { FALSE, 2600, 1600, 125 }, { FALSE, 1599, 1600, 100 },        { FALSE, 2600, 899, 100 },
    { TRUE, 1060, 640, 100 },   { TRUE, 1060 * 3 / 2, 1600, 150 }, { TRUE, 2600, 704, 110 },
    { TRUE, 336, 700, 100 },    { TRUE, 20000, 20000, 300 },       { TRUE, 1376, 930, 125 },
    { TRUE, 576, 1140, 100 },   { TRUE, 1056, 1850, 160 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GtkWidget) box = table_new ();
      ArbTableLayout *layout = ARB_TABLE_LAYOUT (gtk_widget_get_layout_manager (box));

      arb_table_layout_set_enlarge (layout, cases[i].enlarge);
      layout_box_lay_out (box, cases[i].width, cases[i].height);
      g_assert_cmpuint (arb_table_layout_get_state (layout)->zoom, ==, cases[i].zoom);
      fixture_idle ();
    }
}

/* On a large table the log is only its last line, and a seat that needs more height gets more. */
static void
test_table_large (void)
{
  g_autoptr (GtkWidget) box = table_new ();
  ArbTableLayout *layout = ARB_TABLE_LAYOUT (gtk_widget_get_layout_manager (box));
  graphene_rect_t first, last;

  arb_table_layout_set_enlarge (layout, TRUE);
  gtk_widget_set_size_request (gtk_widget_get_last_child (box), 40, 400);
  layout_box_lay_out (box, 1256, 700);
  g_assert_false (is_there (box, LOG));
  g_assert_true (is_there (box, LOG_BAR));
  layout_box_get_bounds (box, N_PARTS, &first);
  layout_box_get_bounds (box, N_PARTS + 3, &last);
  g_assert_cmpfloat (first.size.height, >=, 50);
  g_assert_cmpfloat (last.size.height, >=, 400);
  gtk_widget_set_size_request (gtk_widget_get_last_child (box), 40, 50);
  layout_box_lay_out (box, 1256, 700);
  layout_box_get_bounds (box, N_PARTS, &first);
  layout_box_get_bounds (box, N_PARTS + 3, &last);
  g_assert_cmpfloat (first.size.height, ==, last.size.height);
  fixture_idle ();
}

/* The third of three seats is as wide as two, and as high as it needs if another seat needs
 * more. */
static void
test_table_three (void)
{
  static const gint widths[] = { 1256, 1060, 700 };
  g_autoptr (GtkWidget) box = table_new ();
  graphene_rect_t first, second, third;

  gtk_widget_set_visible (gtk_widget_get_last_child (box), FALSE);
  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      layout_box_lay_out (box, widths[i], 1000);
      layout_box_get_bounds (box, N_PARTS, &first);
      layout_box_get_bounds (box, N_PARTS + 1, &second);
      layout_box_get_bounds (box, N_PARTS + 2, &third);
      g_assert_cmpfloat (first.size.width, ==, second.size.width);
      g_assert_cmpfloat (third.origin.x, ==, first.origin.x);
      g_assert_cmpfloat (third.size.width, >=, 2 * first.size.width + 12);
      g_assert_cmpfloat (third.origin.y, ==, first.origin.y + first.size.height + 12);
      g_assert_cmpfloat (third.size.height, ==, first.size.height);
      fixture_idle ();
    }
  gtk_widget_set_size_request (gtk_widget_get_prev_sibling (gtk_widget_get_last_child (box)), 40,
                               700);
  layout_box_lay_out (box, 1256, 1000);
  layout_box_get_bounds (box, N_PARTS, &first);
  layout_box_get_bounds (box, N_PARTS + 2, &third);
  g_assert_cmpfloat (third.size.height, >=, 700);
  g_assert_cmpfloat (third.origin.y, ==, first.origin.y + first.size.height + 12);
  fixture_idle ();
}

/* Seats that would not be whole make the table smaller than it could be, at once. */
static void
test_table_whole (void)
{
  g_autoptr (GtkWidget) box = table_new ();
  ArbTableLayout *layout = ARB_TABLE_LAYOUT (gtk_widget_get_layout_manager (box));

  arb_table_layout_set_enlarge (layout, TRUE);
  layout_box_lay_out (box, 2120, 1280);
  layout_box_lay_out (box, 2120, 1280);
  g_assert_cmpuint (arb_table_layout_get_state (layout)->zoom, ==, 200);
  gtk_widget_set_size_request (gtk_widget_get_last_child (box), 40, 1100);
  layout_box_lay_out (box, 2120, 1280);
  g_assert_cmpuint (arb_table_layout_get_state (layout)->zoom, <, 200);
  g_assert_cmpint (arb_table_layout_get_state (layout)->arrangement, ==, ARB_ARRANGE_MIDDLE);
  fixture_idle ();
}

int
main (int argc, char *argv[])
{
  if (!fixture_init (&argc, &argv))
    return 0;

  g_test_add_func ("/app/table-layout/wide", test_table_wide);
  g_test_add_func ("/app/table-layout/arrangements", test_table_arrangements);
  g_test_add_func ("/app/table-layout/narrow", test_table_narrow);
  g_test_add_func ("/app/table-layout/low", test_table_low);
  g_test_add_func ("/app/table-layout/below", test_table_below);
  g_test_add_func ("/app/table-layout/upright", test_table_upright);
  g_test_add_func ("/app/table-layout/upright-beside", test_table_upright_beside);
  g_test_add_func ("/app/table-layout/turned", test_table_turned);
  g_test_add_func ("/app/table-layout/zoom", test_table_zoom);
  g_test_add_func ("/app/table-layout/large", test_table_large);
  g_test_add_func ("/app/table-layout/three", test_table_three);
  g_test_add_func ("/app/table-layout/whole", test_table_whole);

  return g_test_run ();
}
