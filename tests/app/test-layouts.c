/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"

#include "app/columns-layout.h"
#include "app/first-fit-layout.h"
#include "app/pane.h"
#include "app/table-layout.h"
#include "app/upright-layout.h"

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

/* Columns that are wide enough may be more than else; rows become higher up to a limit. */
static void
test_columns_room (void)
{
  g_autoptr (GtkWidget) box = box_new (arb_columns_layout_new (100, 2, 10), 6, 50, 20);
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (box);
  graphene_rect_t bounds;

  g_object_set (layout, "roomy-width", 200, "stretch", 150, NULL);
  lay_out (box, 619, 100);
  get_bounds (box, 2, &bounds);
  g_assert_cmpfloat (bounds.origin.y, >, 0);
  g_assert_cmpfloat (bounds.size.height, ==, 20 + 20 / 3);
  lay_out (box, 620, 1000);
  get_bounds (box, 2, &bounds);
  g_assert_cmpfloat (bounds.origin.x, ==, 420);
  g_assert_cmpfloat (bounds.size.height, ==, 30);
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

/* The parts of a table of four, in the order of their children: parts first, then the seats. */
static const char *const table_parts[] = { "strip", "clock", "turn", "log", "log-bar", "tabs" };

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
  GtkWidget *box = box_new (layout, N_PARTS + 4, 40, 50);
  GtkWidget *child = gtk_widget_get_first_child (box);

  for (guint i = 0; i < N_PARTS; i++)
    {
      GEnumClass *parts = g_type_class_ref (ARB_TYPE_TABLE_PART);

      g_object_set (gtk_layout_manager_get_layout_child (layout, child), "part",
                    g_enum_get_value_by_nick (parts, table_parts[i])->value, NULL);
      g_type_class_unref (parts);
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

  lay_out (box, 1256, 800);
  get_bounds (box, TURN, &turn);
  get_bounds (box, CLOCK, &clock);
  get_bounds (box, LOG, &log);
  get_bounds (box, N_PARTS, &first);
  get_bounds (box, N_PARTS + 3, &last);
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

/* What is there and what is not, from the widest arrangement to the narrowest. */
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
    { 1255, 800, ARB_ARRANGE_MIDDLE, FALSE, TRUE, FALSE, TRUE },
    { 1059, 800, ARB_ARRANGE_FOLDED, FALSE, TRUE, FALSE, TRUE },
    { 875, 1140, ARB_ARRANGE_TALL, FALSE, TRUE, FALSE, TRUE },
    { 875, 1139, ARB_ARRANGE_UPRIGHT, FALSE, TRUE, FALSE, TRUE },
    { 575, 1200, ARB_ARRANGE_NARROW, FALSE, TRUE, TRUE, FALSE },
    { 336, 434, ARB_ARRANGE_NARROW, FALSE, TRUE, TRUE, FALSE },
    { 336, 433, ARB_ARRANGE_LOW, FALSE, FALSE, TRUE, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GtkWidget) box = table_new ();
      ArbTableLayout *layout = ARB_TABLE_LAYOUT (gtk_widget_get_layout_manager (box));

      arb_table_layout_set_room (layout, cases[i].room);
      lay_out (box, cases[i].width, cases[i].room);
      g_assert_cmpint (arb_table_layout_get_arrangement (layout), ==, cases[i].arrangement);
      g_assert_cmpint (is_there (box, LOG), ==, cases[i].log);
      g_assert_cmpint (is_there (box, LOG_BAR), ==, cases[i].bar);
      g_assert_cmpint (is_there (box, TABS), ==, cases[i].tabs);
      g_assert_cmpint (is_there (box, N_PARTS + 2), ==, cases[i].third_seat);
      fixture_idle ();
    }
}

/* One column of natural heights, with the one seat that is chosen. */
static void
test_table_narrow (void)
{
  g_autoptr (GtkWidget) box = table_new ();
  ArbTableLayout *layout = ARB_TABLE_LAYOUT (gtk_widget_get_layout_manager (box));
  graphene_rect_t seat, bar;
  gint minimum, height;

  gtk_widget_measure (box, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 336);
  gtk_widget_measure (box, GTK_ORIENTATION_VERTICAL, 336, &height, NULL, NULL, NULL);
  g_assert_cmpint (height, ==, 5 * 50 + 4 * 6);
  arb_table_layout_choose (layout, (ArbTableChoice){ ARB_PART_TURN, 2 });
  lay_out (box, 336, height);
  g_assert_false (is_there (box, N_PARTS));
  g_assert_true (is_there (box, N_PARTS + 2));
  get_bounds (box, N_PARTS + 2, &seat);
  get_bounds (box, LOG_BAR, &bar);
  g_assert_cmpfloat (seat.size.width, ==, 336);
  g_assert_cmpfloat (bar.origin.y + bar.size.height, ==, height);
  fixture_idle ();
}

/* Where there is room for one thing only, it has all that strip and tabs leave. */
static void
test_table_low (void)
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

  arb_table_layout_set_room (layout, 250);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      graphene_rect_t bounds;

      arb_table_layout_choose (layout, cases[i].choice);
      lay_out (box, 336, 250);
      g_assert_true (is_there (box, STRIP));
      g_assert_true (is_there (box, TABS));
      for (guint j = TURN; j < N_PARTS + 4; j++)
        g_assert_cmpint (is_there (box, j), ==, j == cases[i].there || j == TABS);
      get_bounds (box, cases[i].there, &bounds);
      g_assert_cmpfloat (bounds.size.height, ==, 250 - 2 * (50 + 6));
    }
  fixture_idle ();
}

/* In a tall window the seats lie across the table, the turn at the hand and as high as it can be. */
static void
test_table_tall (void)
{
  g_autoptr (GtkWidget) box = table_new ();
  ArbTableLayout *layout = ARB_TABLE_LAYOUT (gtk_widget_get_layout_manager (box));
  graphene_rect_t seat, turn, bar;

  arb_table_layout_set_room (layout, 1200);
  lay_out (box, 700, 1200);
  get_bounds (box, N_PARTS + 3, &seat);
  get_bounds (box, TURN, &turn);
  get_bounds (box, LOG_BAR, &bar);
  g_assert_cmpfloat (seat.size.height, ==, 50);
  g_assert_cmpfloat (turn.origin.y, ==, seat.origin.y + seat.size.height + 12);
  g_assert_cmpfloat (bar.origin.y, ==, turn.origin.y + turn.size.height + 12);
  g_assert_cmpfloat (bar.origin.y + bar.size.height, ==, 1200);
  fixture_idle ();
}

/* A turned seat stays in its place: its first corner is where its last one was. */
static void
test_table_turned (void)
{
  g_autoptr (GtkWidget) box = table_new ();
  ArbTableLayout *layout = ARB_TABLE_LAYOUT (gtk_widget_get_layout_manager (box));
  GtkWidget *seat = gtk_widget_get_last_child (box);
  graphene_rect_t upright;
  graphene_point_t corner;

  lay_out (box, 1256, 800);
  get_bounds (box, N_PARTS + 3, &upright);
  arb_table_layout_set_turned (layout, seat, TRUE);
  lay_out (box, 1256, 800);
  g_assert_true (gtk_widget_compute_point (seat, box, &GRAPHENE_POINT_INIT (0, 0), &corner));
  g_assert_cmpfloat_with_epsilon (corner.x, upright.origin.x + upright.size.width, 0.01);
  g_assert_cmpfloat_with_epsilon (corner.y, upright.origin.y + upright.size.height, 0.01);
}

/* As large as everything still fits, in steps, and only where it is asked for. */
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
    { FALSE, 2600, 1600, 100 }, { TRUE, 1060, 660, 100 }, { TRUE, 1060 * 3 / 2, 1600, 150 },
    { TRUE, 2600, 726, 110 },   { TRUE, 336, 700, 100 },  { TRUE, 20000, 20000, 300 },
    { TRUE, 1376, 930, 125 },   { TRUE, 576, 1140, 100 }, { TRUE, 1056, 1850, 160 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GtkWidget) box = table_new ();
      GtkLayoutManager *layout = gtk_widget_get_layout_manager (box);
      guint zoom;

      g_object_set (layout, "enlarge", cases[i].enlarge, NULL);
      lay_out (box, cases[i].width, cases[i].height);
      g_object_get (layout, "zoom", &zoom, NULL);
      g_assert_cmpuint (zoom, ==, cases[i].zoom);
      fixture_idle ();
    }
}

/* As a sentence: less high where it is wider. */
#define AREA 4000
G_DECLARE_FINAL_TYPE (Sentence, sentence, TEST, SENTENCE, GtkWidget)

struct _Sentence
{
  GtkWidget parent_instance;

  guint n_searches; /* for a width that goes with a height */
};

G_DEFINE_FINAL_TYPE (Sentence, sentence, GTK_TYPE_WIDGET)

static GtkSizeRequestMode
sentence_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
sentence_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                  int *natural, int *minimum_baseline, int *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      TEST_SENTENCE (widget)->n_searches += for_size >= 0;
      *minimum = 20;
      *natural = 200;
    }
  else
    *minimum = *natural = AREA / (for_size < 0 ? 200 : for_size);
}

static void
sentence_class_init (SentenceClass *klass)
{
  GTK_WIDGET_CLASS (klass)->get_request_mode = sentence_get_request_mode;
  GTK_WIDGET_CLASS (klass)->measure = sentence_measure;
}

static void
sentence_init (Sentence *self)
{
}

static void
assert_upright (GtkWidget *box, gint height, const gint *y, const gint *heights)
{
  lay_out (box, 100, height);
  for (guint i = 0; i < 2; i++)
    {
      graphene_rect_t bounds;

      get_bounds (box, i, &bounds);
      g_assert_cmpfloat (bounds.origin.y, ==, y[i]);
      g_assert_cmpfloat (bounds.size.width, ==, 100);
      g_assert_cmpfloat (bounds.size.height, ==, heights[i]);
    }
}

/* One under the other, in the middle, or as much higher as there is room. */
static void
test_upright (void)
{
  g_autoptr (GtkWidget) box = box_new (arb_upright_layout_new (), 2, 50, 20);
  GtkWidget *first = gtk_widget_get_first_child (box);
  gint width, height;

  gtk_widget_measure (box, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure (box, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  g_assert_cmpint (width, ==, 50);
  g_assert_cmpint (height, ==, 40);
  assert_upright (box, 40, (gint[]){ 0, 20 }, (gint[]){ 20, 20 });
  assert_upright (box, 60, (gint[]){ 10, 30 }, (gint[]){ 20, 20 });
  gtk_widget_set_vexpand (first, TRUE);
  assert_upright (box, 60, (gint[]){ 0, 40 }, (gint[]){ 40, 20 });
  gtk_widget_set_vexpand (gtk_widget_get_last_child (box), TRUE);
  assert_upright (box, 61, (gint[]){ 0, 30 }, (gint[]){ 30, 31 });
}

/* A label answers such a question by being laid out in a dozen widths. */
static void
test_upright_searches_nothing (void)
{
  static const GtkAlign aligns[] = { GTK_ALIGN_FILL, GTK_ALIGN_CENTER, GTK_ALIGN_START };
  g_autoptr (GtkWidget) row = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  Sentence *sentence = g_object_new (sentence_get_type (), NULL);

  gtk_widget_set_layout_manager (box, arb_upright_layout_new ());
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (sentence));
  gtk_box_append (GTK_BOX (row), box);
  for (guint i = 0; i < G_N_ELEMENTS (aligns); i++)
    {
      gtk_widget_set_valign (box, aligns[i]);
      lay_out (row, 100, 300);
    }
  g_assert_cmpuint (sentence->n_searches, ==, 0);
}

static gboolean
takes_wheel (GtkWidget *pane)
{
  GtkWidget *scroller = gtk_widget_get_first_child (pane);
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (scroller);
  gboolean takes = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      takes |= GTK_IS_EVENT_CONTROLLER_SCROLL (controller)
               && gtk_event_controller_get_propagation_phase (controller) == GTK_PHASE_BUBBLE;
    }
  return takes;
}

/* What has nothing to scroll leaves the wheel to the page it is on, and is as high as its bar. */
static void
test_pane (void)
{
  g_autoptr (GtkWidget) pane = g_object_ref_sink (
      g_object_new (ARB_TYPE_PANE, "child", gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), NULL));
  GtkWidget *content;
  gint minimum, natural;

  g_object_get (pane, "child", &content, NULL);
  gtk_widget_set_size_request (content, 40, 200);
  lay_out (pane, 100, 200);
  g_assert_false (takes_wheel (pane));
  lay_out (pane, 100, 199);
  g_assert_true (takes_wheel (pane));
  lay_out (pane, 100, 300);
  g_assert_false (takes_wheel (pane));
  gtk_widget_set_size_request (content, 40, 10);
  gtk_widget_measure (gtk_widget_get_first_child (pane), GTK_ORIENTATION_VERTICAL, -1, &minimum,
                      NULL, NULL, NULL);
  g_assert_cmpint (minimum, >, 10);
  gtk_widget_measure (pane, GTK_ORIENTATION_VERTICAL, 100, NULL, &natural, NULL, NULL);
  g_assert_cmpint (natural, ==, minimum);
  g_object_unref (content);
}

static gboolean
is_shown (GtkWidget *child)
{
  return gtk_widget_get_visible (child) && gtk_widget_get_child_visible (child);
}

/* The place of the only child of @box that is shown at @width; 2 if none is. */
static guint
find_shown (GtkWidget *box, gint width)
{
  GtkWidget *first = gtk_widget_get_first_child (box);
  GtkWidget *last = gtk_widget_get_last_child (box);

  lay_out (box, width, 20);
  g_assert_false (is_shown (first) && is_shown (last));
  return is_shown (first) ? 0 : is_shown (last) ? 1 : 2;
}

/* At length, else in short, else not at all; nothing else moves for that. */
static void
test_first_fit (void)
{
  GtkWidget *box = box_new (arb_first_fit_layout_new (), 2, 100, 20);
  gint minimum, natural;

  gtk_widget_set_size_request (gtk_widget_get_last_child (box), 40, 30);
  gtk_widget_measure (box, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  g_assert_cmpint (minimum, ==, 0);
  g_assert_cmpint (natural, ==, 100);
  gtk_widget_measure (box, GTK_ORIENTATION_VERTICAL, 100, &minimum, &natural, NULL, NULL);
  g_assert_cmpint (minimum, ==, 30);
  g_assert_cmpint (natural, ==, 30);
  g_assert_cmpuint (find_shown (box, 100), ==, 0);
  g_assert_cmpuint (find_shown (box, 99), ==, 1);
  g_assert_cmpuint (find_shown (box, 40), ==, 1);
  g_assert_cmpuint (find_shown (box, 39), ==, 2);
  g_assert_cmpuint (find_shown (box, 120), ==, 0);
  gtk_widget_set_visible (gtk_widget_get_first_child (box), FALSE);
  g_assert_cmpuint (find_shown (box, 120), ==, 1);
  g_object_unref (box);
}

int
main (int argc, char **argv)
{
  if (!fixture_init (&argc, &argv))
    return 0;

  g_test_add_func ("/app/layouts/columns", test_columns);
  g_test_add_func ("/app/layouts/columns-places", test_columns_places);
  g_test_add_func ("/app/layouts/columns-room", test_columns_room);
  g_test_add_func ("/app/layouts/columns-wide-child", test_columns_wide_child);
  g_test_add_func ("/app/layouts/first-fit", test_first_fit);
  g_test_add_func ("/app/layouts/upright", test_upright);
  g_test_add_func ("/app/layouts/upright-searches-nothing", test_upright_searches_nothing);
  g_test_add_func ("/app/layouts/table-wide", test_table_wide);
  g_test_add_func ("/app/layouts/table-arrangements", test_table_arrangements);
  g_test_add_func ("/app/layouts/table-narrow", test_table_narrow);
  g_test_add_func ("/app/layouts/table-low", test_table_low);
  g_test_add_func ("/app/layouts/table-tall", test_table_tall);
  g_test_add_func ("/app/layouts/table-turned", test_table_turned);
  g_test_add_func ("/app/layouts/table-zoom", test_table_zoom);
  g_test_add_func ("/app/layouts/pane", test_pane);

  return g_test_run ();
}
