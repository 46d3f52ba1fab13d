/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"
#include "layout-box.h"

#include "app/widgets/columns-layout.h"
#include "app/widgets/first-fit-layout.h"
#include "app/widgets/fitted-scroller.h"
#include "app/widgets/scrolling.h"
#include "app/widgets/text-block.h"
#include "app/widgets/widgets.h"

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
          layout_box_new (arb_columns_layout_new (100, cases[i].max, 10), cases[i].n, 50, 20);
      gint height;

      gtk_widget_measure (box, GTK_ORIENTATION_VERTICAL, cases[i].width, &height, NULL, NULL, NULL);
      g_assert_cmpint (height, ==, cases[i].height);
    }
}

static void
test_columns_places (void)
{
  g_autoptr (GtkWidget) box = layout_box_new (arb_columns_layout_new (100, 0, 10), 3, 50, 20);
  graphene_rect_t bounds;

  layout_box_lay_out (box, 230, 50);
  layout_box_get_bounds (box, 1, &bounds);
  g_assert_cmpfloat (bounds.origin.x, ==, 120);
  g_assert_cmpfloat (bounds.size.width, ==, 110);
  layout_box_get_bounds (box, 2, &bounds);
  g_assert_cmpfloat (bounds.origin.x, ==, 0);
  g_assert_cmpfloat (bounds.origin.y, ==, 30);
}

/* A single child in the last row gets the whole row, in both directions of text. */
static void
test_columns_filled (void)
{
  g_autoptr (GtkWidget) box = layout_box_new (arb_columns_layout_new (100, 0, 10), 5, 50, 20);
  graphene_rect_t bounds;

  g_object_set (gtk_widget_get_layout_manager (box), "filled", TRUE, NULL);
  layout_box_lay_out (box, 320, 50);
  layout_box_get_bounds (box, 3, &bounds);
  g_assert_cmpfloat (bounds.size.width, ==, 100);
  layout_box_get_bounds (box, 4, &bounds);
  g_assert_cmpfloat (bounds.origin.x, ==, 110);
  g_assert_cmpfloat (bounds.size.width, ==, 210);
  gtk_widget_set_direction (box, GTK_TEXT_DIR_RTL);
  layout_box_lay_out (box, 320, 50);
  layout_box_get_bounds (box, 4, &bounds);
  g_assert_cmpfloat (bounds.origin.x, ==, 0);
  g_assert_cmpfloat (bounds.size.width, ==, 210);
}

/* Wide columns may exceed the maximal number; rows grow up to a limit. */
static void
test_columns_room (void)
{
  g_autoptr (GtkWidget) box = layout_box_new (arb_columns_layout_new (100, 2, 10), 6, 50, 20);
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (box);
  graphene_rect_t bounds;

  g_object_set (layout, "roomy-width", 200, "stretch", 150, NULL);
  layout_box_lay_out (box, 619, 100);
  layout_box_get_bounds (box, 2, &bounds);
  g_assert_cmpfloat (bounds.origin.y, >, 0);
  g_assert_cmpfloat (bounds.size.height, ==, 20 + 20 / 3);
  layout_box_lay_out (box, 620, 1000);
  layout_box_get_bounds (box, 2, &bounds);
  g_assert_cmpfloat (bounds.origin.x, ==, 420);
  g_assert_cmpfloat (bounds.size.height, ==, 30);
}

/* A child that cannot be as narrow as a column makes the columns wider, not itself cut off. */
static void
test_columns_wide_child (void)
{
  g_autoptr (GtkWidget) box = layout_box_new (arb_columns_layout_new (100, 0, 10), 2, 150, 20);
  gint minimum, height;

  gtk_widget_measure (box, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, ==, 150);
  gtk_widget_measure (box, GTK_ORIENTATION_VERTICAL, 300, &height, NULL, NULL, NULL);
  g_assert_cmpint (height, ==, 50);
}

/* Lines with Japanese letters are higher than those without: a text does not become lower with each
 * step it becomes wider, and a box that asks how wide it is for a height gets a wrong answer. */
static GtkWidget *
two_scripts_new (void)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *text = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_set_hexpand (text, TRUE);
  gtk_box_append (GTK_BOX (text), arb_text_line_new ("研究シンボルが足りない", "heading"));
  gtk_box_append (GTK_BOX (text),
                  arb_text_line_new ("生産性には研究シンボルが7つ必要です。Kenjiは0つ。", "body"));
  gtk_box_append (GTK_BOX (text),
                  arb_text_line_new ("オンライン版：コストに達したテクノロジーだけを選べる",
                                     "caption"));
  gtk_box_append (GTK_BOX (row), text);
  gtk_box_append (GTK_BOX (row), gtk_image_new_from_icon_name ("go-next-symbolic"));
  return g_object_ref_sink (row);
}

/* Returns how many pixels of the children of @row are cut off at @width. */
static float
get_cut (GtkWidget *row, gint width)
{
  graphene_rect_t bounds;
  gint height;

  gtk_widget_measure (row, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  layout_box_lay_out (row, width, height);
  layout_box_get_bounds (row, 1, &bounds);
  return bounds.origin.x + bounds.size.width - (float) width;
}

/* In a plain box the end of such a row is cut off: at 211 pixels, 149 of them. */
static void
test_settled_width (void)
{
  g_autoptr (GtkWidget) plain = two_scripts_new ();
  g_autoptr (GtkWidget) settled = two_scripts_new ();
  float most = 0;

  arb_box_settle_width (settled);
  for (gint width = 150; width < 450; width++)
    {
      g_assert_cmpfloat (get_cut (settled, width), <=, 0);
      most = MAX (most, get_cut (plain, width));
    }
  if (most <= 0)
    g_test_skip ("with these fonts a plain box cuts nothing off");
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

/* Without anything to scroll, the scroller passes scroll events on, and is as high as its
 * scrollbar. */
static void
test_pane (void)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autoptr (GtkWidget) pane =
      g_object_ref_sink (g_object_new (ARB_TYPE_FITTED_SCROLLER, "child", content, NULL));
  gint minimum, natural;

  gtk_widget_set_size_request (content, 40, 200);
  layout_box_lay_out (pane, 100, 200);
  g_assert_false (takes_wheel (pane));
  layout_box_lay_out (pane, 100, 199);
  g_assert_true (takes_wheel (pane));
  layout_box_lay_out (pane, 100, 300);
  g_assert_false (takes_wheel (pane));
  gtk_widget_set_size_request (content, 40, 10);
  gtk_widget_measure (gtk_widget_get_first_child (pane), GTK_ORIENTATION_VERTICAL, -1, &minimum,
                      NULL, NULL, NULL);
  g_assert_cmpint (minimum, >, 10);
  gtk_widget_measure (pane, GTK_ORIENTATION_VERTICAL, 100, NULL, &natural, NULL, NULL);
  g_assert_cmpint (natural, ==, minimum);
}

/* Presses a key as the first event handler; returns whether it is handled. */
static gboolean
press (GtkWidget *window, guint key)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (window);
  gboolean stopped = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (!stopped && GTK_IS_EVENT_CONTROLLER_KEY (controller)
          && gtk_event_controller_get_propagation_phase (controller) == GTK_PHASE_CAPTURE)
        g_signal_emit_by_name (controller, "key-pressed", key, 0, 0, &stopped);
    }
  return stopped;
}

/* Typing scrolls back to the focused widget, but the keys of a game do not; a menu does not open
 * out of sight. */
static void
test_focus_in_sight (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3000);
  GtkWidget *entry = gtk_entry_new ();
  GtkWidget *menu = gtk_menu_button_new ();
  GtkAdjustment *place;

  gtk_box_append (GTK_BOX (box), gtk_label_new ("top"));
  gtk_box_append (GTK_BOX (box), entry);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (menu), gtk_popover_new ());
  gtk_box_append (GTK_BOX (box), menu);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);
  gtk_window_set_child (GTK_WINDOW (window), scroller);
  gtk_window_set_default_size (GTK_WINDOW (window), 200, 300);
  arb_window_keep_focus_in_sight (GTK_WINDOW (window));
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  place = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));

  gtk_widget_grab_focus (entry);
  gtk_test_widget_wait_for_draw (window);
  gtk_adjustment_set_value (place, 0);
  gtk_test_widget_wait_for_draw (window);
  g_assert_false (press (window, GDK_KEY_a));
  g_assert_cmpfloat (gtk_adjustment_get_value (place), >, 1000);

  gtk_widget_grab_focus (menu);
  gtk_test_widget_wait_for_draw (window);
  gtk_adjustment_set_value (place, 0);
  gtk_test_widget_wait_for_draw (window);
  g_assert_false (press (window, GDK_KEY_a));
  g_assert_cmpfloat (gtk_adjustment_get_value (place), ==, 0);
  g_assert_true (press (window, GDK_KEY_space));
  g_assert_cmpfloat (gtk_adjustment_get_value (place), >, 4000);
  gtk_test_widget_wait_for_draw (window);
  g_assert_false (press (window, GDK_KEY_space));
  gtk_window_destroy (GTK_WINDOW (window));
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

  layout_box_lay_out (box, width, 20);
  g_assert_false (is_shown (first) && is_shown (last));
  return is_shown (first) ? 0 : is_shown (last) ? 1 : 2;
}

/* Shows the long text, the short one or none; nothing else moves. */
static void
test_first_fit (void)
{
  GtkWidget *box = layout_box_new (arb_first_fit_layout_new (), 2, 100, 20);
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
main (int argc, char *argv[])
{
  if (!fixture_init (&argc, &argv))
    return 0;

  g_test_add_func ("/app/layouts/columns", test_columns);
  g_test_add_func ("/app/layouts/columns-places", test_columns_places);
  g_test_add_func ("/app/layouts/columns-filled", test_columns_filled);
  g_test_add_func ("/app/layouts/columns-room", test_columns_room);
  g_test_add_func ("/app/layouts/columns-wide-child", test_columns_wide_child);
  g_test_add_func ("/app/layouts/first-fit", test_first_fit);
  g_test_add_func ("/app/layouts/settled-width", test_settled_width);
  g_test_add_func ("/app/layouts/pane", test_pane);
  g_test_add_func ("/app/layouts/focus-in-sight", test_focus_in_sight);

  return g_test_run ();
}
