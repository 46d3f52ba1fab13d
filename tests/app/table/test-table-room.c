/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"
#include "sized-window.h"

#include "app/table/card-button.h"
#include "app/table/end-clock.h"
#include "app/table/seat-panel.h"
#include "app/table/page.h"
#include "app/turn/choice-grid.h"
#include "app/turn/verdict-box.h"
#include "app/widgets/fitted-scroller.h"

/* What is visible without scrolling. */

static const char system_id[] = "eminent-domain";

typedef struct
{
  gint width, height;
  ArbArrangement arrangement;
} VerdictSize;

static const VerdictSize verdict_sizes[] = {
  { 1290, 810, ARB_ARRANGE_WIDE },
  { 1000, 780, ARB_ARRANGE_MIDDLE },
  { 1000, 700, ARB_ARRANGE_MIDDLE },
};

/* So many moves lie between the positions that are looked at. */
#define STEP 12

static void
check_end_in_sight (const char *name, gint width, gint height)
{
  g_autoptr (ArbSession) session = fixture_record_open (name);
  GtkWindow *window = GTK_WINDOW (fixture_window_new (NULL));

  gtk_window_set_default_size (window, width, height);
  arb_window_set_session (ARB_WINDOW (window), session);
  g_object_set (window, "at-table", TRUE, NULL);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_cmpuint (sized_assert_all_in_sight (GTK_WIDGET (window)), >=, 12);
  fixture_window_close (ARB_WINDOW (window));
}

/* All planets of the end of a game of four lie open at once, none needs scrolling: without the log
 * beside the table, and with it. */
static void
test_end_in_sight (gconstpointer name)
{
  check_end_in_sight (name, 1280, 800);
  check_end_in_sight (name, 1290, 830);
}

static GtkWidget *
get_place (ArbWindow *window, const char *place)
{
  gpointer panel = arb_window_get_turn_panel (window);

  return GTK_WIDGET (gtk_widget_get_template_child (panel, ARB_TYPE_TURN_PANEL, place));
}

/* While three players answer, all of them and all roles of the next leader are visible. */
static void
test_answers_in_sight (void)
{
  static const guint moments[] = { 71, 284 };
  g_autoptr (ArbSession) session = fixture_record_open ("four-players-extra-round.arbiter");
  ArbWindow *window;

  g_object_set (gtk_settings_get_default (), "gtk-font-name", "Sans 11", NULL);
  window = sized_window_new (session, 1290, 810, ARB_ARRANGE_WIDE);
  for (guint i = G_N_ELEMENTS (moments); i > 0; i--)
    {
      g_assert_true (arb_session_go_back (session, moments[i - 1]));
      gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
      gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
      sized_assert_in_sight (get_place (window, "roles"));
      sized_assert_in_sight (get_place (window, "answers"));
      sized_assert_in_sight (get_place (window, "discards"));
    }
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-font-name");
  fixture_window_close (window);
}

/* Whether some of what has to be decided is out of sight. What else is possible in the next turn comes
 * after the discards. */
static gboolean
is_cut (ArbWindow *window)
{
  GtkWidget *choices = get_place (window, "choices");
  GtkWidget *scroller = gtk_widget_get_ancestor (choices, GTK_TYPE_SCROLLED_WINDOW);
  GtkWidget *discards = get_place (window, "discards");
  GtkWidget *last = gtk_widget_get_mapped (discards) ? discards : choices;
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (last, scroller, &bounds));
  return bounds.origin.y + bounds.size.height > (float) gtk_widget_get_height (scroller);
}

/* All through a game of four, what has to be decided is out of sight no more than once in eight
 * times. */
static void
test_seldom_scrolls (void)
{
  g_autoptr (ArbSession) session = fixture_record_open ("four-players-extra-round.arbiter");
  ArbWindow *window;
  guint n = 0, n_cut = 0;

  g_object_set (gtk_settings_get_default (), "gtk-font-name", "Sans 11", NULL);
  window = sized_window_new (session, 1290, 810, ARB_ARRANGE_WIDE);
  while (arb_session_get_length (session) > STEP)
    {
      g_assert_true (arb_session_go_back (session, arb_session_get_length (session) - STEP));
      gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
      n++;
      n_cut += is_cut (window);
    }
  g_test_message ("%u of %u", n_cut, n);
  g_assert_cmpuint (8 * n_cut, <=, n);
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-font-name");
  fixture_window_close (window);
}

static gboolean
is_whole (gpointer widget)
{
  GtkWidget *pane = gtk_widget_get_ancestor (widget, ARB_TYPE_FITTED_SCROLLER);
  graphene_rect_t bounds;

  return gtk_widget_compute_bounds (widget, pane, &bounds) && bounds.origin.y >= 0
         && bounds.origin.y + bounds.size.height <= gtk_widget_get_height (pane);
}

/* The menu of the head opens the list of other moves, which is visible then. */
static void
test_other_moves (void)
{
  g_autoptr (ArbSession) session = fixture_record_open ("four-players-extra-round.arbiter");
  ArbWindow *window = sized_window_new (session, 1290, 810, ARB_ARRANGE_WIDE);
  GtkWidget *panel = GTK_WIDGET (arb_window_get_turn_panel (window));
  GtkWidget *drawer;

  /* The game is over. */
  fixture_choose_in_menu (window, "turn-header", "table.more");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_null (fixture_find (panel, GTK_TYPE_WIDGET, "drawer"));
  g_assert_true (arb_session_go_back (session, 698));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_true (fixture_choose_in_menu (window, "turn-header", "table.more"));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  drawer = fixture_find (panel, GTK_TYPE_WIDGET, "drawer");
  g_assert_true (gtk_widget_get_mapped (drawer));
  fixture_wait (is_whole, gtk_widget_get_last_child (drawer));
  fixture_window_close (window);
}

/* How high all of the table under @frame is. */
static double
get_upper (GtkWidget *frame)
{
  GtkWidget *scroller = fixture_find (frame, GTK_TYPE_SCROLLED_WINDOW, NULL);

  return gtk_adjustment_get_upper (
      gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller)));
}

/* Counts the buttons of a verdict under @root, and fails unless all of them are visible whatever is
 * scrolled. */
static guint
assert_buttons_in_sight (GtkWidget *root, GtkWidget *frame)
{
  guint n = 0;

  if (GTK_IS_BUTTON (root) && gtk_widget_get_visible (root)
      && !gtk_widget_has_css_class (root, "rule-link"))
    {
      graphene_rect_t bounds;

      g_assert_null (gtk_widget_get_ancestor (root, ARB_TYPE_FITTED_SCROLLER));
      g_assert_true (gtk_widget_get_mapped (root));
      g_assert_true (gtk_widget_compute_bounds (root, frame, &bounds));
      g_assert_cmpfloat (bounds.origin.y, >=, 0);
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (frame));
      return 1;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += assert_buttons_in_sight (child, frame);
  return n;
}

/* The buttons of a verdict are visible however long it is, in any language: the remedies, the
 * ruling, and closing it. */
static void
test_verdict_buttons (gconstpointer data)
{
  const VerdictSize *size = data;
  g_autoptr (ArbSession) session = fixture_record_open ("four-players-extra-round.arbiter");
  ArbWindow *window;

  g_object_set (gtk_settings_get_default (), "gtk-font-name", "Sans 11", NULL);
  g_assert_true (arb_session_go_back (session, 272));
  window = sized_window_new (session, size->width, size->height, size->arrangement);
  arb_turn_panel_enter (arb_window_get_turn_panel (window), "acquire productivity");
  for (const char *const *language = fixture_languages (); *language != NULL; language++)
    {
      GtkWidget *frame, *box;

      window = fixture_switch_language (window, *language);
      gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
      gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
      frame = fixture_find (GTK_WIDGET (window), ARB_TYPE_PAGE, NULL);
      box = fixture_find (GTK_WIDGET (window), ARB_TYPE_VERDICT_BOX, NULL);
      g_assert_cmpuint (fixture_count (box, GTK_TYPE_BUTTON, "rule-link"), ==, 3);
      g_assert_cmpuint (assert_buttons_in_sight (box, frame), ==, 3);
      g_assert_cmpfloat (get_upper (frame), <=, gtk_widget_get_height (frame));
    }
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-font-name");
  fixture_end_language (session);
}

/* The remedies are shown at once below the reasons. */
static void
test_remedies_in_sight (void)
{
  g_autoptr (ArbSession) session = fixture_record_open ("four-players-extra-round.arbiter");
  ArbWindow *window;
  GtkWidget *box, *label;

  g_assert_true (arb_session_go_back (session, 272));
  window = sized_window_new (session, 1000, 700, ARB_ARRANGE_MIDDLE);
  box = fixture_find (GTK_WIDGET (window), ARB_TYPE_VERDICT_BOX, NULL);
  arb_turn_panel_enter (arb_window_get_turn_panel (window), "acquire productivity");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_signal_emit_by_name (gtk_widget_get_template_child (box, ARB_TYPE_VERDICT_BOX, "remedy_button"),
                         "clicked");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  label = GTK_WIDGET (gtk_widget_get_template_child (box, ARB_TYPE_VERDICT_BOX, "remedy_label"));
  g_assert_true (gtk_widget_get_mapped (label));
  sized_assert_in_sight (label);
  fixture_window_close (window);
}

/* Two players see all their planets wherever they sit beside the choices. */
static void
test_two_seats (void)
{
  g_autoptr (ArbSession) session = fixture_session_new (system_id);
  ArbWindow *window = sized_window_new (session, 1000, 780, ARB_ARRANGE_MIDDLE);

  g_assert_cmpuint (sized_assert_all_in_sight (GTK_WIDGET (window)), ==, 2);
  fixture_window_close (window);
}

static GtkWidget *
find_first_tile (ArbWindow *window, guint seat)
{
  GtkWidget *panel = fixture_find (GTK_WIDGET (window), ARB_TYPE_SEAT_PANEL, NULL);

  while (seat-- > 0)
    panel = gtk_widget_get_next_sibling (panel);
  return fixture_find (panel, ARB_TYPE_CARD_BUTTON, NULL);
}

/* Whatever the height, four seats show cards, and with enough height all of them. */
static void
test_middle (void)
{
  static const gint heights[] = { 640, 860, 1100 };
  g_autoptr (ArbSession) session = fixture_record_open ("four-players-war-path.arbiter");
  ArbWindow *window = fixture_window_new (session);

  g_object_set (gtk_settings_get_default (), "gtk-font-name", "Sans 11", NULL);
  g_assert_true (arb_session_go_back (session, 900));
  for (guint i = 0; i < G_N_ELEMENTS (heights); i++)
    {
      sized_resize (window, 1000, heights[i], ARB_ARRANGE_MIDDLE);
      for (guint seat = 0; seat < 4; seat++)
        sized_assert_in_sight (find_first_tile (window, seat));
    }
  g_assert_cmpuint (sized_assert_all_in_sight (GTK_WIDGET (window)), >=, 12);
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-font-name");
  fixture_window_close (window);
}

static guint
assert_whole_names (GtkWidget *root)
{
  guint n = 0;

  if (ARB_IS_CARD_BUTTON (root) && gtk_widget_get_visible (root))
    {
      GtkWidget *label = fixture_find (root, GTK_TYPE_LABEL, "tile-name");
      GtkWidget *marks = fixture_find (root, GTK_TYPE_BOX, "marks");
      graphene_rect_t bounds;

      g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))));
      g_assert_true (gtk_widget_compute_bounds (marks, root, &bounds));
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (root));
      return 1;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += assert_whole_names (child);
  return n;
}

/* At any height a name asks for at least the width that it needs; GTK warns otherwise. An unknown
 * planet has only its number. */
static void
assert_short_name_fits (GtkWidget *window)
{
  GtkWidget *tile = fixture_find (window, ARB_TYPE_CARD_BUTTON, NULL);
  gpointer label = fixture_find (tile, GTK_TYPE_LABEL, "tile-name");
  g_autofree char *name = g_strdup (gtk_label_get_text (label));
  int least;

  gtk_label_set_text (label, "#4 ?");
  gtk_widget_measure (label, GTK_ORIENTATION_VERTICAL, -1, &least, NULL, NULL, NULL);
  for (int height = least; height < 120; height++)
    {
      int minimum, natural;

      gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, height, &minimum, &natural, NULL,
                          NULL);
      g_assert_cmpint (minimum, <=, natural);
    }
  gtk_label_set_text (label, name);
}

static gboolean
is_large (gpointer frame)
{
  return arb_table_layout_get_state (arb_page_get_layout (ARB_PAGE (frame)))->large;
}

/* In table mode, all cards of all seats are visible with their whole names, and the supply bar has
 * one line: at the beginning of a game and at its end. */
static void
test_from_afar (void)
{
  static const guint moments[] = { 1100, 700, 60 };
  g_autoptr (ArbSession) session = fixture_record_open ("four-players-war-path.arbiter");
  ArbWindow *window;
  GtkWidget *frame, *strip;

  g_object_set (gtk_settings_get_default (), "gtk-font-name", "Sans 11", NULL);
  window = sized_window_new (session, 1290, 1000, ARB_ARRANGE_WIDE);
  frame = fixture_find (GTK_WIDGET (window), ARB_TYPE_PAGE, NULL);
  strip = fixture_find (GTK_WIDGET (window), GTK_TYPE_WIDGET, "strip");
  arb_table_layout_set_enlarge (arb_page_get_layout (ARB_PAGE (frame)), TRUE);
  fixture_wait (is_large, frame);
  assert_short_name_fits (GTK_WIDGET (window));
  for (guint i = 0; i < G_N_ELEMENTS (moments); i++)
    {
      graphene_rect_t clock;

      g_assert_true (arb_session_go_back (session, moments[i]));
      for (guint frames = 0; frames < 5; frames++)
        gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
      g_assert_cmpuint (sized_assert_all_in_sight (GTK_WIDGET (window)), >=, 4);
      g_assert_cmpuint (assert_whole_names (GTK_WIDGET (window)), >=, 4);
      sized_get_bounds (window, "clock", &clock);
      g_assert_cmpfloat (sized_get_tiles_end (strip, GTK_WIDGET (window)), <=, clock.origin.x);
    }
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-font-name");
  fixture_window_close (window);
}

/* Three players see all their planets in a window in which four seats would have too little
 * room. */
static void
test_three_seats (void)
{
  g_autoptr (ArbSession) session = fixture_record_open ("three-players-extended.arbiter");
  ArbWindow *window;

  g_object_set (gtk_settings_get_default (), "gtk-font-name", "Sans 11", NULL);
  g_assert_true (arb_session_go_back (session, 700));
  window = sized_window_new (session, 1290, 810, ARB_ARRANGE_WIDE);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_cmpuint (sized_assert_all_in_sight (GTK_WIDGET (window)), >=, 12);
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-font-name");
  fixture_window_close (window);
}

/* The clock keeps its height, even if it takes many sentences to say who won. */
static void
test_end_in_clock (void)
{
  static const char *const records[] = {
    "../eminent-domain/prototype-records/three-players-tiebreak.arbiter",
    /* Here no supply bar makes the box higher. */
    "../microcosm/records/defended.arbiter",
  };

  g_object_set (gtk_settings_get_default (), "gtk-font-name", "Sans 11", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (records); i++)
    {
      g_autoptr (ArbSession) session = fixture_record_open (records[i]);
      ArbWindow *window = sized_window_new (session, 1290, 810, ARB_ARRANGE_WIDE);
      GtkWidget *clock = fixture_find (GTK_WIDGET (window), ARB_TYPE_END_CLOCK, NULL);
      GtkWidget *text =
          GTK_WIDGET (gtk_widget_get_template_child (clock, ARB_TYPE_END_CLOCK, "text_label"));
      graphene_rect_t bounds;

      g_assert_true (gtk_widget_get_mapped (text));
      g_assert_true (gtk_widget_compute_bounds (text, clock, &bounds));
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (clock));
      g_assert_cmpint (pango_layout_get_line_count (gtk_label_get_layout (GTK_LABEL (text))), <=,
                       3);
      fixture_window_close (window);
    }
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-font-name");
}

/* In table mode the choices of two players who decide at once are visible side by side. */
static void
test_other_game_from_afar (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("nine-domains");
  g_autoptr (ArbGame) record = fixture_record_new ("nine-domains", 3);
  GtkWidget *frame;
  ArbWindow *window;

  g_object_set (gtk_settings_get_default (), "gtk-font-name", "Sans 11", NULL);
  for (guint i = 0; i < arb_game_get_length (record); i++)
    {
      ArbVerdict verdict;

      arb_session_play (session, arb_game_get_entry (record, i)->move, FALSE, &verdict);
    }
  window = sized_window_new (session, 1366, 768, ARB_ARRANGE_WIDE);
  frame = fixture_find (GTK_WIDGET (window), ARB_TYPE_PAGE, NULL);
  arb_table_layout_set_enlarge (arb_page_get_layout (ARB_PAGE (frame)), TRUE);
  fixture_wait (is_large, frame);
  while (arb_session_get_length (session) > 8)
    {
      guint n_moves = arb_session_get_length (session);

      g_assert_true (arb_session_go_back (session, n_moves - 1));
      gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
      gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
      g_assert_false (is_cut (window));
    }
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-font-name");
  fixture_window_close (window);
}

int
main (int argc, char *argv[])
{
  if (!fixture_init (&argc, &argv))
    return 0;

  g_test_add_data_func ("/app/table-room/end-in-sight/war-path", "four-players-war-path.arbiter",
                        test_end_in_sight);
  g_test_add_data_func ("/app/table-room/end-in-sight/logistics", "four-players-logistics.arbiter",
                        test_end_in_sight);
  g_test_add_func ("/app/table-room/answers-in-sight", test_answers_in_sight);
  g_test_add_func ("/app/table-room/seldom-scrolls", test_seldom_scrolls);
  g_test_add_func ("/app/table-room/other-moves", test_other_moves);
  g_test_add_data_func ("/app/table-room/verdict-buttons/wide", &verdict_sizes[0],
                        test_verdict_buttons);
  g_test_add_data_func ("/app/table-room/verdict-buttons/middle", &verdict_sizes[1],
                        test_verdict_buttons);
  g_test_add_data_func ("/app/table-room/verdict-buttons/low", &verdict_sizes[2],
                        test_verdict_buttons);
  g_test_add_func ("/app/table-room/remedies-in-sight", test_remedies_in_sight);
  g_test_add_func ("/app/table-room/two-seats", test_two_seats);
  g_test_add_func ("/app/table-room/middle", test_middle);
  g_test_add_func ("/app/table-room/from-afar", test_from_afar);
  g_test_add_func ("/app/table-room/end-in-clock", test_end_in_clock);
  g_test_add_func ("/app/table-room/three-seats", test_three_seats);
  g_test_add_func ("/app/table-room/other-game-from-afar", test_other_game_from_afar);

  return g_test_run ();
}
