/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"

#include "app/choice-grid.h"
#include "app/eminent-domain/planet-tile.h"
#include "app/eminent-domain/strip-pair.h"
#include "app/eminent-domain/strip-tile.h"
#include "app/pane.h"
#include "app/table-frame.h"
#include "app/table-parts.h"

/* What has room in a window of any size, and where it lies there. */

static const char system_id[] = "eminent-domain";

/* So many moves lie between the positions that are looked at. */
#define STEP 12

/* 360 pixels, and the shadow of a window under test. */
#define PHONE_WIDTH 370

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

  if (EM_IS_PLANET_TILE (root) && gtk_widget_get_visible (root))
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
  g_autoptr (ArbSession) session = fixture_record_open (name);
  GtkWindow *window = GTK_WINDOW (fixture_window_new (NULL));

  gtk_window_set_default_size (window, 1280, 800);
  arb_window_set_session (ARB_WINDOW (window), session);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_cmpuint (assert_all_in_sight (GTK_WIDGET (window)), >=, 12);
  fixture_window_close (ARB_WINDOW (window));
}

static gboolean
is_at (gconstpointer data)
{
  const gpointer *wanted = data;
  ArbArrangement arrangement;

  g_object_get (wanted[0], "arrangement", &arrangement, NULL);
  return arrangement == GPOINTER_TO_SIZE (wanted[1]);
}

static void
resize (ArbWindow *window, gint width, gint height, ArbArrangement arrangement)
{
  gpointer wanted[] = { fixture_find (GTK_WIDGET (window), ARB_TYPE_TABLE_FRAME, NULL),
                        GSIZE_TO_POINTER (arrangement) };

  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  fixture_wait ((gboolean (*) (gpointer)) is_at, wanted);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
}

/* A new window of that size, once it is arranged so. */
static ArbWindow *
window_new (ArbSession *session, gint width, gint height, ArbArrangement arrangement)
{
  ArbWindow *window = fixture_window_new (session);

  resize (window, width, height, arrangement);
  return window;
}

static const struct
{
  gint width;
  gint height;
  ArbArrangement arrangement;
} forms[] = {
  { 1280, 800, ARB_ARRANGE_WIDE },   { 1100, 760, ARB_ARRANGE_MIDDLE },
  { 1000, 760, ARB_ARRANGE_FOLDED }, { 700, 900, ARB_ARRANGE_UPRIGHT },
  { 370, 730, ARB_ARRANGE_NARROW },  { 370, 304, ARB_ARRANGE_LOW },
};

/* The button itself is what a finger hits; what is not in the page is the toolkit's affair. */
static guint
assert_targets (GtkWidget *root)
{
  guint n = 0;

  if (!gtk_widget_get_mapped (root))
    return 0;
  if (GTK_IS_BUTTON (root))
    {
      graphene_rect_t bounds;

      g_assert_true (gtk_widget_compute_bounds (root, root, &bounds));
      if (bounds.size.width < 44 || bounds.size.height < 44)
        g_error ("%s %s: %g×%g", G_OBJECT_TYPE_NAME (root), gtk_widget_get_css_classes (root)[0],
                 bounds.size.width, bounds.size.height);
      return 1;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += assert_targets (child);
  return n;
}

static void
assert_form_targets (ArbWindow *window, guint form)
{
  resize (window, forms[form].width, forms[form].height, forms[form].arrangement);
  /* The parts take the form that goes with it before the next frame. */
  fixture_idle ();
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_cmpuint (assert_targets (fixture_find (GTK_WIDGET (window), ARB_TYPE_TABLE_FRAME, NULL)),
                    >, 15);
}

/* A finger hits every button of the table, in every form of it. */
static void
test_targets (void)
{
  g_autoptr (ArbSession) session = fixture_record_open ("four-players-war-path.arbiter");
  ArbWindow *window = fixture_window_new (session);

  g_assert_true (arb_session_go_back (session, 300));
  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    assert_form_targets (window, i);
  fixture_window_close (window);
}

/* Nor are they smaller where others answer and the leader may discard. */
static void
test_many_targets (void)
{
  static const guint moments[] = { 328, 71 };

  for (guint i = 0; i < G_N_ELEMENTS (moments); i++)
    {
      g_autoptr (ArbSession) session = fixture_record_open ("four-players-extra-round.arbiter");
      ArbWindow *window = fixture_window_new (session);

      g_assert_true (arb_session_go_back (session, moments[i]));
      for (guint j = 0; forms[j].arrangement <= ARB_ARRANGE_FOLDED; j++)
        assert_form_targets (window, j);
      fixture_window_close (window);
    }
}

/* The last grid of the choices, which has the roles of who leads next. */
static GtkWidget *
find_last_grid (ArbWindow *window)
{
  gpointer choices = gtk_widget_get_template_child (GTK_WIDGET (arb_window_get_turn_panel (window)),
                                                    ARB_TYPE_TURN_PANEL, "choices");
  GtkWidget *child = gtk_widget_get_last_child (choices);

  while (!ARB_IS_CHOICE_GRID (child) || !gtk_widget_get_mapped (child))
    child = gtk_widget_get_prev_sibling (child);
  return child;
}

/* While three answer, all of them and all roles of who leads next are in sight. */
static void
test_answers_in_sight (void)
{
  static const guint moments[] = { 71, 284 };
  g_autoptr (ArbSession) session = fixture_record_open ("four-players-extra-round.arbiter");
  ArbWindow *window;

  g_object_set (gtk_settings_get_default (), "gtk-font-name", "Sans 11", NULL);
  window = window_new (session, 1280, 800, ARB_ARRANGE_WIDE);
  for (guint i = G_N_ELEMENTS (moments); i > 0; i--)
    {
      g_assert_true (arb_session_go_back (session, moments[i - 1]));
      gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
      gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
      assert_in_sight (find_last_grid (window));
    }
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-font-name");
  fixture_window_close (window);
}

/* Whether some of the choices are out of sight. */
static gboolean
scrolls (ArbWindow *window)
{
  gpointer choices = gtk_widget_get_template_child (GTK_WIDGET (arb_window_get_turn_panel (window)),
                                                    ARB_TYPE_TURN_PANEL, "choices");
  GtkWidget *scroller = gtk_widget_get_ancestor (choices, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *place = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));

  return gtk_adjustment_get_upper (place) > gtk_adjustment_get_page_size (place);
}

/* All through a game of four, choices need scrolling no more than once in eight times. */
static void
test_seldom_scrolls (void)
{
  g_autoptr (ArbSession) session = fixture_record_open ("four-players-extra-round.arbiter");
  GListModel *log = arb_session_get_log (session);
  ArbWindow *window;
  guint n = 0, n_scrolling = 0;

  g_object_set (gtk_settings_get_default (), "gtk-font-name", "Sans 11", NULL);
  window = window_new (session, 1280, 800, ARB_ARRANGE_WIDE);
  while (g_list_model_get_n_items (log) > STEP)
    {
      g_assert_true (arb_session_go_back (session, g_list_model_get_n_items (log) - STEP));
      gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
      n++;
      n_scrolling += scrolls (window);
    }
  g_test_message ("%u of %u", n_scrolling, n);
  g_assert_cmpuint (8 * n_scrolling, <=, n);
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-font-name");
  fixture_window_close (window);
}

/* What is seldom told is listed by a button that does not scroll, and then is in sight. */
static void
test_other_moves (void)
{
  g_autoptr (ArbSession) session = fixture_record_open ("four-players-extra-round.arbiter");
  ArbWindow *window = window_new (session, 1280, 800, ARB_ARRANGE_WIDE);
  GtkWidget *panel = GTK_WIDGET (arb_window_get_turn_panel (window));
  GtkWidget *button =
      GTK_WIDGET (gtk_widget_get_template_child (panel, ARB_TYPE_TURN_PANEL, "other_button"));
  GtkWidget *drawer;

  g_assert_false (gtk_widget_get_visible (button));
  g_assert_true (arb_session_go_back (session, 698));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_true (gtk_widget_get_mapped (button));
  g_assert_null (gtk_widget_get_ancestor (button, ARB_TYPE_PANE));
  g_signal_emit_by_name (button, "clicked");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  drawer = fixture_find (panel, GTK_TYPE_WIDGET, "drawer");
  g_assert_true (gtk_widget_get_mapped (drawer));
  assert_in_sight (gtk_widget_get_last_child (drawer));
  fixture_window_close (window);
}

static void
get_bounds (ArbWindow *window, const char *class, graphene_rect_t *bounds)
{
  GtkWidget *part = fixture_find (GTK_WIDGET (window), GTK_TYPE_WIDGET, class);

  g_assert_true (gtk_widget_compute_bounds (part, GTK_WIDGET (window), bounds));
}

static float
get_end (const graphene_rect_t *bounds)
{
  return bounds->origin.x + bounds->size.width;
}

/* Where the last tile of the middle of the table ends: its box may be narrower than they are. */
static float
get_tiles_end (GtkWidget *root, GtkWidget *window)
{
  graphene_rect_t bounds;
  float end = 0;

  if (EM_IS_STRIP_TILE (root) && gtk_widget_get_visible (root)
      && gtk_widget_compute_bounds (root, window, &bounds))
    return get_end (&bounds);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    end = MAX (end, get_tiles_end (child, window));
  return end;
}

/* However much lies there still, the middle of the table, the clock and the choices lie side by
 * side, none over the other. */
static void
test_side_by_side (void)
{
  static const gint widths[] = { 1200, 1096, 1000, 960, 930 };
  g_autoptr (ArbSession) session = fixture_session_new (system_id);
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *strip = fixture_find (GTK_WIDGET (window), GTK_TYPE_WIDGET, "strip");

  /* The size that the widths are meant for. */
  g_object_set (gtk_settings_get_default (), "gtk-font-name", "Sans 11", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      graphene_rect_t clock, head;

      resize (window, widths[i], 780, widths[i] > 1000 ? ARB_ARRANGE_MIDDLE : ARB_ARRANGE_FOLDED);
      gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
      get_bounds (window, "clock", &clock);
      get_bounds (window, "turn-header", &head);
      g_assert_cmpfloat (get_tiles_end (strip, GTK_WIDGET (window)), <=, clock.origin.x);
      g_assert_cmpfloat (get_end (&clock), <=, head.origin.x);
    }
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-font-name");
  fixture_window_close (window);
}

/* On the narrowest phone there is a place for all of the middle of the table: planets and technologies
 * share one, between influence and clock, and a finger hits each. */
static void
test_phone_strip (void)
{
  static const struct
  {
    gint height;
    ArbArrangement arrangement;
  } phones[] = { { 650, ARB_ARRANGE_NARROW }, { 304, ARB_ARRANGE_LOW } };
  g_autoptr (ArbSession) session = fixture_record_open ("four-players-war-path.arbiter");
  ArbWindow *window;

  g_object_set (gtk_settings_get_default (), "gtk-font-name", "Sans 11", NULL);
  window = fixture_window_new (session);
  /* All numbers there have two figures, as they do not later. */
  g_assert_true (arb_session_go_back (session, 40));
  for (guint i = 0; i < G_N_ELEMENTS (phones); i++)
    {
      GtkWidget *strip = fixture_find (GTK_WIDGET (window), GTK_TYPE_WIDGET, "strip");
      GtkWidget *pair = fixture_find (strip, EM_TYPE_STRIP_PAIR, NULL);
      graphene_rect_t bounds, clock;

      resize (window, PHONE_WIDTH, phones[i].height, phones[i].arrangement);
      fixture_idle ();
      gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
      fixture_assert_narrow (window);
      g_assert_true (gtk_widget_compute_bounds (pair, GTK_WIDGET (window), &bounds));
      get_bounds (window, "clock", &clock);
      g_assert_true (gtk_widget_get_mapped (pair));
      g_assert_cmpfloat (get_tiles_end (strip, GTK_WIDGET (window)), <=, bounds.origin.x);
      g_assert_cmpfloat (get_end (&bounds), <=, clock.origin.x);
      g_assert_cmpfloat (get_end (&clock), <=, PHONE_WIDTH - 5);
      g_assert_cmpuint (assert_targets (
                            fixture_find (GTK_WIDGET (window), ARB_TYPE_TABLE_FRAME, NULL)),
                        >, 15);
    }
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-font-name");
  fixture_window_close (window);
}

/* Two players see all their planets wherever they sit beside the choices. */
static void
test_two_seats (void)
{
  g_autoptr (ArbSession) session = fixture_session_new (system_id);
  ArbWindow *window = window_new (session, 1000, 780, ARB_ARRANGE_FOLDED);

  g_assert_cmpuint (assert_all_in_sight (GTK_WIDGET (window)), ==, 2);
  fixture_window_close (window);
}

static guint
count_mapped_tiles (GtkWidget *root)
{
  guint n = 0;

  if (EM_IS_PLANET_TILE (root))
    return gtk_widget_get_mapped (root);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_mapped_tiles (child);
  return n;
}

static guint
count_tiles_at (ArbWindow *window, gint height)
{
  resize (window, 1000, height, ARB_ARRANGE_FOLDED);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  return count_mapped_tiles (GTK_WIDGET (window));
}

/* One below the other, as many seats show their planets as have room for all of theirs, and who
 * decides always does. */
static void
test_unfold (void)
{
  g_autoptr (ArbSession) session = fixture_record_open ("four-players-war-path.arbiter");
  ArbWindow *window = fixture_window_new (session);
  guint one, some, all;

  g_object_set (gtk_settings_get_default (), "gtk-font-name", "Sans 11", NULL);
  g_assert_true (arb_session_go_back (session, 900));
  one = count_tiles_at (window, 640);
  some = count_tiles_at (window, 860);
  all = count_tiles_at (window, 1100);
  g_assert_cmpuint (one, >, 0);
  g_assert_cmpuint (some, >, one);
  g_assert_cmpuint (all, >, some);
  g_assert_cmpuint (assert_all_in_sight (GTK_WIDGET (window)), ==, all);
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-font-name");
  fixture_window_close (window);
}

/* Text that is twice as large leaves the table in a phone, and is as large as it can be there. */
static void
test_large_text (void)
{
  g_autoptr (ArbSession) session = fixture_record_open ("four-players-war-path.arbiter");
  GtkSettings *settings = gtk_settings_get_default ();
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *frame = fixture_find (GTK_WIDGET (window), ARB_TYPE_TABLE_FRAME, NULL);
  gint dpi;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  g_object_set (settings, "gtk-xft-dpi", 2 * dpi, NULL);
  resize (window, 400, 730, ARB_ARRANGE_NARROW);
  fixture_assert_narrow (frame);
  g_assert_cmpfloat (arb_table_get_scale (gtk_widget_get_first_child (frame)), >, 1);
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
  fixture_window_close (window);
}

/* A wide window with all buttons there are can be made as narrow as a phone at once. */
static void
test_buttons (void)
{
  g_autoptr (ArbSession) session = fixture_session_new (system_id);
  GtkSettings *settings = gtk_settings_get_default ();
  ArbWindow *window;

  g_object_set (settings, "gtk-font-name", "Sans 11", "gtk-decoration-layout",
                "icon:minimize,maximize,close", NULL);
  window = window_new (session, 1280, 800, ARB_ARRANGE_WIDE);
  fixture_assert_narrow (window);
  resize (window, 360, 730, ARB_ARRANGE_NARROW);
  fixture_assert_narrow (window);
  gtk_settings_reset_property (settings, "gtk-font-name");
  gtk_settings_reset_property (settings, "gtk-decoration-layout");
  fixture_window_close (window);
}

/* In a narrow window who decides and the middle of the table do not scroll away. */
static void
test_pinned (void)
{
  g_autoptr (ArbSession) session = fixture_session_new (system_id);
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *head = fixture_find (GTK_WIDGET (window), GTK_TYPE_WIDGET, "turn-header");
  GtkWidget *strip = fixture_find (GTK_WIDGET (window), GTK_TYPE_WIDGET, "strip");

  resize (window, 370, 730, ARB_ARRANGE_NARROW);
  g_assert_null (gtk_widget_get_ancestor (strip, GTK_TYPE_SCROLLED_WINDOW));
  g_assert_null (gtk_widget_get_ancestor (head, GTK_TYPE_SCROLLED_WINDOW));
  resize (window, 1100, 760, ARB_ARRANGE_MIDDLE);
  g_assert_nonnull (gtk_widget_get_ancestor (strip, GTK_TYPE_SCROLLED_WINDOW));
  g_assert_nonnull (gtk_widget_get_ancestor (head, GTK_TYPE_SCROLLED_WINDOW));
  fixture_window_close (window);
}

static void
assert_captions (GtkWidget *root)
{
  if (EM_IS_STRIP_TILE (root))
    {
      gpointer whole = gtk_widget_get_template_child (root, EM_TYPE_STRIP_TILE, "caption_label");
      gpointer brief = gtk_widget_get_template_child (root, EM_TYPE_STRIP_TILE, "brief_label");

      g_assert_true (gtk_widget_get_mapped (whole) != gtk_widget_get_mapped (brief));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    assert_captions (child);
}

/* A stack with a long name has at least its beginning, where there is room for that. */
static void
test_captions (void)
{
  g_autoptr (ArbSession) session = fixture_session_new (system_id);
  ArbWindow *window = window_new (session, 1180, 760, ARB_ARRANGE_MIDDLE);

  assert_captions (fixture_find (GTK_WIDGET (window), GTK_TYPE_WIDGET, "strip"));
  fixture_window_close (window);
}

int
main (int argc, char *argv[])
{
  if (!fixture_init (&argc, &argv))
    return 0;

  g_test_add_data_func ("/app/table-sizes/end-in-sight/war-path", "four-players-war-path.arbiter",
                        test_end_in_sight);
  g_test_add_data_func ("/app/table-sizes/end-in-sight/logistics", "four-players-logistics.arbiter",
                        test_end_in_sight);
  g_test_add_func ("/app/table-sizes/targets", test_targets);
  g_test_add_func ("/app/table-sizes/many-targets", test_many_targets);
  g_test_add_func ("/app/table-sizes/answers-in-sight", test_answers_in_sight);
  g_test_add_func ("/app/table-sizes/seldom-scrolls", test_seldom_scrolls);
  g_test_add_func ("/app/table-sizes/other-moves", test_other_moves);
  g_test_add_func ("/app/table-sizes/side-by-side", test_side_by_side);
  g_test_add_func ("/app/table-sizes/phone-strip", test_phone_strip);
  g_test_add_func ("/app/table-sizes/two-seats", test_two_seats);
  g_test_add_func ("/app/table-sizes/unfold", test_unfold);
  g_test_add_func ("/app/table-sizes/large-text", test_large_text);
  g_test_add_func ("/app/table-sizes/buttons", test_buttons);
  g_test_add_func ("/app/table-sizes/pinned", test_pinned);
  g_test_add_func ("/app/table-sizes/captions", test_captions);

  return g_test_run ();
}
