/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"

#include "app/eminent-domain/planet-tile.h"
#include "app/eminent-domain/seat-panel.h"
#include "app/eminent-domain/strip-tile.h"
#include "app/history-popover.h"
#include "app/motion.h"
#include "app/page.h"
#include "app/pane.h"
#include "app/seat-tabs.h"
#include "app/session-dialogs.h"
#include "app/table-frame.h"
#include "app/table-parts.h"
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

static void
assert_narrow (gpointer widget)
{
  int minimum;

  gtk_test_widget_wait_for_draw (widget);
  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 360);
}

static void
assert_narrow_dialogs (ArbSession *session, GtkWindow *parent)
{
  for (const ArbSessionDialog *dialog = arb_session_dialogs (); dialog->open != NULL; dialog++)
    {
      GtkWidget *opened;

      if (dialog->applies != NULL && !dialog->applies (session))
        continue;
      opened = dialog->open (session, parent);
      gtk_window_present (GTK_WINDOW (opened));
      assert_narrow (opened);
      gtk_window_destroy (GTK_WINDOW (opened));
    }
}

/* A name without a space is as long as it likes: whatever happens, nothing becomes wider by it. */
static void
test_long_name (void)
{
  static const char *const moves[] = {
    "lead research", "1 acquire productivity",
    "2 follow",      "2 dissent",
    "3 dissent",     "4 dissent",
    "1 discard 2",   "1 done",
    "play survey",   "2 lead survey",
  };
  g_autofree char *name = g_strnfill (200, 'W');
  const char *const names[] = { name, name, name, name, NULL };
  g_autoptr (ArbSession) session = session_new (names);
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *page = fixture_find (GTK_WIDGET (window), ARB_TYPE_PAGE, NULL);

  gtk_window_set_default_size (GTK_WINDOW (window), 360, 700);
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      arb_turn_panel_enter (arb_window_get_turn_panel (window), moves[i]);
      assert_narrow (page);
    }
  assert_narrow_dialogs (session, GTK_WINDOW (window));
  fixture_window_close (window);
}

/* The tile of a stack tells who took from it. */
static void
test_history (void)
{
  g_autoptr (ArbSession) session = fixture_session_new (system_id);
  GtkWidget *popover;
  ArbVerdict verdict;
  ArbMove move;

  popover = g_object_ref_sink (arb_history_popover_new (session, "survey-stack", "Survey"));
  g_assert_cmpuint (fixture_count (popover, GTK_TYPE_LABEL, "numeric"), ==, 0);
  g_object_unref (popover);
  g_assert_true (arb_session_parse (session, "lead survey", &move, NULL));
  g_assert_true (arb_session_play (session, move, FALSE, &verdict));
  popover = g_object_ref_sink (arb_history_popover_new (session, "survey-stack", "Survey"));
  g_assert_cmpuint (fixture_count (popover, GTK_TYPE_LABEL, "numeric"), ==, 1);
  g_object_unref (popover);
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

static gboolean
is_at (gconstpointer data)
{
  const gpointer *wanted = data;

  return (gsize) arb_table_frame_get_arrangement (wanted[0]) == GPOINTER_TO_SIZE (wanted[1]);
}

/* A window of that size, once it is arranged so. */
static void
resize (ArbWindow *window, gint width, gint height, ArbArrangement arrangement)
{
  gpointer wanted[] = { fixture_find (GTK_WIDGET (window), ARB_TYPE_TABLE_FRAME, NULL),
                        GSIZE_TO_POINTER (arrangement) };

  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  fixture_wait ((gboolean (*) (gpointer)) is_at, wanted);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
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

/* A finger hits every button of the table, in every form of it. */
static void
test_targets (void)
{
  g_autoptr (ArbSession) session = session_open ("records", "four-players-war-path.arbiter");
  ArbWindow *window = fixture_window_new (session);

  g_assert_true (arb_session_go_back (session, 300));
  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    {
      resize (window, forms[i].width, forms[i].height, forms[i].arrangement);
      g_assert_cmpuint (assert_targets (
                            fixture_find (GTK_WIDGET (window), ARB_TYPE_TABLE_FRAME, NULL)),
                        >, 15);
    }
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

/* Two players see all their planets wherever they sit beside the choices. */
static void
test_two_seats (void)
{
  g_autoptr (ArbSession) session = fixture_session_new (system_id);
  ArbWindow *window = fixture_window_new (session);

  resize (window, 1000, 780, ARB_ARRANGE_FOLDED);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_cmpuint (assert_all_in_sight (GTK_WIDGET (window)), ==, 2);
  fixture_window_close (window);
}

/* What is tapped on a planet is done, and the planet no longer offers it. */
static void
test_planet_offers (void)
{
  g_autoptr (ArbSession) session = fixture_session_new (system_id);
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *tile = fixture_find (GTK_WIDGET (window), EM_TYPE_PLANET_TILE, NULL);
  gpointer button = gtk_widget_get_template_child (tile, EM_TYPE_PLANET_TILE, "button");
  GtkWidget *popover;

  gtk_menu_button_popup (button);
  popover = GTK_WIDGET (gtk_menu_button_get_popover (button));
  g_assert_true (gtk_widget_get_visible (popover));
  g_signal_emit_by_name (fixture_find (popover, GTK_TYPE_BUTTON, "choice"), "clicked");
  g_assert_cmpuint (g_list_model_get_n_items (arb_session_get_log (session)), >, 0);
  g_assert_false (gtk_widget_get_visible (popover));
  fixture_window_close (window);
}

/* Text that is twice as large leaves the table in a phone, and is as large as it can be there. */
static void
test_large_text (void)
{
  g_autoptr (ArbSession) session = session_open ("records", "four-players-war-path.arbiter");
  GtkSettings *settings = gtk_settings_get_default ();
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *frame = fixture_find (GTK_WIDGET (window), ARB_TYPE_TABLE_FRAME, NULL);
  gint dpi, least;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  g_object_set (settings, "gtk-xft-dpi", 2 * dpi, NULL);
  resize (window, 400, 730, ARB_ARRANGE_NARROW);
  gtk_widget_measure (frame, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, 360);
  g_assert_cmpfloat (arb_table_get_scale (gtk_widget_get_first_child (frame)), >, 1);
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
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
  ArbWindow *window = fixture_window_new (session);

  resize (window, 1180, 760, ARB_ARRANGE_MIDDLE);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  assert_captions (fixture_find (GTK_WIDGET (window), GTK_TYPE_WIDGET, "strip"));
  fixture_window_close (window);
}

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

/* One seat can keep its score to itself, in its panel and in its tab. */
static void
test_score_hidden (void)
{
  g_autoptr (ArbSession) session = fixture_session_new (system_id);
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *panel = fixture_find (GTK_WIDGET (window), EM_TYPE_SEAT_PANEL, NULL);
  GtkWidget *other = gtk_widget_get_next_sibling (panel);
  GtkWidget *tabs = fixture_find (GTK_WIDGET (window), ARB_TYPE_SEAT_TABS, NULL);
  guint n = count_scores (tabs);

  g_assert_true (gtk_widget_activate_action (panel, "seat.score-hidden", NULL));
  g_assert_false (gtk_widget_get_visible (fixture_find (panel, GTK_TYPE_LABEL, "number-1")));
  g_assert_true (gtk_widget_get_visible (fixture_find (other, GTK_TYPE_LABEL, "number-1")));
  g_assert_cmpuint (count_scores (tabs), ==, n - 1);
  fixture_window_close (window);
}

/* The choices turn to who decides, if that is wished, with their heading at his side. */
static void
test_choices_turned (void)
{
  g_autoptr (ArbSession) session = fixture_session_new (system_id);
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *panel = fixture_find (GTK_WIDGET (window), EM_TYPE_SEAT_PANEL, NULL);
  GtkWidget *head = fixture_find (GTK_WIDGET (window), GTK_TYPE_WIDGET, "turn-header");
  GtkWidget *table = gtk_widget_get_parent (panel);
  graphene_point_t before, after;

  resize (window, 1100, 760, ARB_ARRANGE_MIDDLE);
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

static gboolean
is_still (gpointer motion)
{
  return !arb_motion_is_playing (motion);
}

/* What moves arrives; where animations are switched off or nobody sees it, it is there at once. */
static void
test_motion (void)
{
  GtkSettings *settings = gtk_settings_get_default ();
  GtkWidget *window = gtk_window_new ();
  ArbMotion motion = { 0 };
  gboolean enabled;

  g_object_get (settings, "gtk-enable-animations", &enabled, NULL);
  g_object_set (settings, "gtk-enable-animations", TRUE, NULL);
  arb_motion_play (&motion, window, 0, 7, 50);
  g_assert_null (motion.animation);
  g_assert_cmpfloat (motion.value, ==, 7);

  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  arb_motion_play (&motion, window, 0, 7, 50);
  g_assert_true (arb_motion_is_playing (&motion));
  fixture_wait (is_still, &motion);
  g_assert_cmpfloat (motion.value, ==, 7);

  g_object_set (settings, "gtk-enable-animations", FALSE, NULL);
  arb_motion_play (&motion, window, 0, 3, 50);
  g_assert_null (motion.animation);
  g_assert_cmpfloat (motion.value, ==, 3);
  g_object_set (settings, "gtk-enable-animations", enabled, NULL);
  arb_motion_clear (&motion);
  gtk_window_destroy (GTK_WINDOW (window));
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
  g_test_add_func ("/app/table/long-name", test_long_name);
  g_test_add_func ("/app/table/history", test_history);
  g_test_add_func ("/app/table/say", test_say);
  g_test_add_func ("/app/table/parts", test_parts);
  g_test_add_func ("/app/table/targets", test_targets);
  g_test_add_func ("/app/table/side-by-side", test_side_by_side);
  g_test_add_func ("/app/table/two-seats", test_two_seats);
  g_test_add_func ("/app/table/planet-offers", test_planet_offers);
  g_test_add_func ("/app/table/large-text", test_large_text);
  g_test_add_func ("/app/table/pinned", test_pinned);
  g_test_add_func ("/app/table/scores-hidden", test_scores_hidden);
  g_test_add_func ("/app/table/captions", test_captions);
  g_test_add_func ("/app/table/score-hidden", test_score_hidden);
  g_test_add_func ("/app/table/turned", test_turned);
  g_test_add_func ("/app/table/choices-turned", test_choices_turned);
  g_test_add_func ("/app/table/motion", test_motion);

  return g_test_run ();
}
