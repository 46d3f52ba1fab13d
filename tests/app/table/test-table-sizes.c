/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"
#include "sized-window.h"

#include "app/counts/count-check-dialog.h"
#include "app/table/supply-pair.h"
#include "app/table/supply-tile.h"
#include "app/log/log-bar.h"
#include "app/log/log-pane.h"
#include "app/log/log-row.h"
#include "app/start/new-game-dialog.h"
#include "app/start/setup-dialog.h"
#include "app/table/seat-tabs.h"
#include "app/table/page.h"
#include "app/table/table-arrangement.h"
#include "app/turn/row-heading.h"
#include "app/turn/verdict-box.h"
#include "app/turn/command-entry.h"
#include "app/widgets/fitted-scroller.h"
#include "app/widgets/focus.h"
#include "app/widgets/widgets.h"
#include "wording/totals.h"

/* Which parts fit a window of any size, and where they are. */

static const char system_id[] = "eminent-domain";

/* 360 pixels, and the shadow of a window under test. */
#define PHONE_WIDTH 370

/* On a phone, text that is twice as large is shown at least so large. */
#define LEAST_LARGE_TEXT 1.5

static const struct
{
  gint width;
  gint height;
  ArbArrangement arrangement;
} forms[] = {
  { 1290, 810, ARB_ARRANGE_WIDE },  { 1100, 760, ARB_ARRANGE_MIDDLE },
  { 930, 760, ARB_ARRANGE_MIDDLE }, { 700, 900, ARB_ARRANGE_UPRIGHT },
  { 370, 730, ARB_ARRANGE_NARROW }, { 370, 304, ARB_ARRANGE_NARROW },
};

/* Checks the size of buttons, which people tap. Widgets outside of the page belong to GTK, and
 * other widgets are only read. */
static guint
assert_targets (GtkWidget *root)
{
  guint n = 0;

  if (!gtk_widget_get_mapped (root) || !gtk_widget_get_can_target (root))
    return 0;
  if (GTK_IS_BUTTON (root))
    {
      graphene_rect_t bounds;

      g_assert_true (gtk_widget_compute_bounds (root, root, &bounds));
      if (bounds.size.width < 44 || bounds.size.height < 44)
        g_error ("%s %s “%s” of %s: %g×%g", G_OBJECT_TYPE_NAME (root),
                 gtk_widget_get_css_classes (root)[0], gtk_widget_get_tooltip_text (root),
                 ARB_IS_OFFER_BUTTON (root)
                     ? arb_offer_button_get_cell (ARB_OFFER_BUTTON (root))->item->offer.kind
                     : "the table",
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
  sized_resize (window, forms[form].width, forms[form].height, forms[form].arrangement);
  /* The parts change their form before the next frame. */
  fixture_idle ();
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_cmpuint (assert_targets (fixture_find (GTK_WIDGET (window), ARB_TYPE_PAGE, NULL)), >,
                    10);
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

/* The buttons are as large while others answer and the leader may discard. */
static void
test_many_targets (void)
{
  static const guint moments[] = { 328, 71 };

  for (guint i = 0; i < G_N_ELEMENTS (moments); i++)
    {
      g_autoptr (ArbSession) session = fixture_record_open ("four-players-extra-round.arbiter");
      ArbWindow *window = fixture_window_new (session);

      g_assert_true (arb_session_go_back (session, moments[i]));
      for (guint j = 0; forms[j].arrangement <= ARB_ARRANGE_MIDDLE; j++)
        assert_form_targets (window, j);
      fixture_window_close (window);
    }
}

/* So are the buttons of a verdict. */
static void
test_verdict_targets (void)
{
  g_autoptr (ArbSession) session = fixture_session_new (system_id);
  ArbWindow *window = sized_window_new (session, PHONE_WIDTH, 730, ARB_ARRANGE_NARROW);
  GtkWidget *panel = GTK_WIDGET (arb_window_get_turn_panel (window));
  GtkWidget *verdict = fixture_find (panel, ARB_TYPE_VERDICT_BOX, NULL);

  arb_turn_panel_enter (ARB_TURN_PANEL (panel), "acquire productivity");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_cmpuint (assert_targets (verdict), >, 2);
  fixture_window_close (window);
}

/* The score sheet of a game that is over is as near. */
static void
test_end_targets (void)
{
  g_autoptr (ArbSession) session = fixture_record_open ("four-players-war-path.arbiter");
  ArbWindow *window = sized_window_new (session, PHONE_WIDTH, 730, ARB_ARRANGE_NARROW);

  g_assert_cmpuint (assert_targets (fixture_find (GTK_WIDGET (window), ARB_TYPE_PAGE, NULL)), >, 5);
  fixture_window_close (window);
}

/* The page of a dialog on a phone. */
static void
assert_dialog_targets (gpointer dialog)
{
  GtkWidget *page;

  gtk_window_set_default_size (dialog, 360, 640);
  gtk_window_present (dialog);
  gtk_test_widget_wait_for_draw (dialog);
  page = fixture_find (dialog, GTK_TYPE_SCROLLED_WINDOW, NULL);
  g_assert_nonnull (page);
  g_assert_cmpuint (assert_targets (page), >, 0);
  fixture_assert_narrow (dialog);
  gtk_window_destroy (dialog);
  fixture_idle ();
}

static void
test_dialog_targets (void)
{
  g_autoptr (ArbSession) session = fixture_session_new (system_id);
  ArbWindow *window = sized_window_new (session, PHONE_WIDTH, 730, ARB_ARRANGE_NARROW);
  GtkWindow *parent = GTK_WINDOW (window);

  assert_dialog_targets (arb_new_game_dialog_new (FALSE, parent));
  assert_dialog_targets (arb_setup_dialog_new (session, parent));
  assert_dialog_targets (arb_count_check_dialog_new (session, parent));
  fixture_window_close (window);
}

static void
tap_tab (ArbWindow *window, gboolean last)
{
  GtkWidget *tabs = fixture_find (GTK_WIDGET (window), ARB_TYPE_SEAT_TABS, NULL);
  GtkWidget *tab = fixture_find (tabs, GTK_TYPE_TOGGLE_BUTTON, NULL);

  g_signal_emit_by_name (last ? gtk_widget_get_last_child (gtk_widget_get_parent (tab)) : tab,
                         "clicked");
  for (guint frames = 0; frames < 3; frames++)
    gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
}

/* On a phone the log is a page: one tap there, one back. Its lines are large enough for fingers. */
static void
test_log_page (void)
{
  g_autoptr (ArbSession) session = fixture_record_open ("four-players-war-path.arbiter");
  ArbWindow *window = sized_window_new (session, PHONE_WIDTH, 730, ARB_ARRANGE_NARROW);
  GtkWidget *panel = GTK_WIDGET (arb_window_get_turn_panel (window));
  GtkWidget *pane, *row, *line;
  graphene_rect_t bounds;

  tap_tab (window, TRUE);
  pane = fixture_find (GTK_WIDGET (window), ARB_TYPE_LOG_PANE, NULL);
  g_assert_true (gtk_widget_get_mapped (pane));
  g_assert_cmpint (gtk_widget_get_height (pane), >, 400);
  g_assert_false (gtk_widget_get_mapped (panel));
  row = fixture_find (pane, ARB_TYPE_LOG_ROW, NULL);
  g_assert_nonnull (row);
  line = fixture_find (row, GTK_TYPE_GRID, "story-row");
  /* The space around it belongs to the line; the heading of a turn above it does not. */
  g_assert_true (gtk_widget_compute_bounds (line, row, &bounds));
  g_assert_cmpfloat (bounds.size.height, >=, 44 - 2 * 3);
  tap_tab (window, FALSE);
  g_assert_true (gtk_widget_get_mapped (panel));
  g_assert_false (gtk_widget_get_mapped (pane));
  fixture_window_close (window);
}

static gboolean
is_in_sight (GtkWidget *widget, ArbWindow *window)
{
  graphene_rect_t bounds;

  return gtk_widget_get_mapped (widget)
         && gtk_widget_compute_bounds (widget, GTK_WIDGET (window), &bounds)
         && bounds.size.height > 0 && bounds.origin.y >= 0
         && bounds.origin.y + bounds.size.height <= gtk_widget_get_height (GTK_WIDGET (window));
}

/* Whether something that opens the log, or the log itself, can be seen: also its tab, the last. */
static gboolean
has_log_at_hand (ArbWindow *window)
{
  GtkWidget *bar = fixture_find (GTK_WIDGET (window), ARB_TYPE_LOG_BAR, NULL);
  gpointer button =
      gtk_widget_get_template_child (GTK_WIDGET (window), ARB_TYPE_WINDOW, "log_button");
  GtkWidget *tabs = fixture_find (GTK_WIDGET (window), ARB_TYPE_SEAT_TABS, NULL);
  GtkWidget *tab = gtk_widget_get_last_child (gtk_widget_get_last_child (tabs));

  for (GtkWidget *part = gtk_widget_get_first_child (gtk_widget_get_parent (bar)); part != NULL;
       part = gtk_widget_get_next_sibling (part))
    if (ARB_IS_LOG_PANE (part) && is_in_sight (part, window))
      return TRUE;
  return is_in_sight (bar, window) || is_in_sight (button, window)
         || (gtk_widget_get_visible (tab) && is_in_sight (tab, window));
}

/* The points on the first tab of a seat. */
static const char *
get_tab_score (ArbWindow *window)
{
  GtkWidget *tabs = fixture_find (GTK_WIDGET (window), ARB_TYPE_SEAT_TABS, NULL);

  return gtk_label_get_text (GTK_LABEL (fixture_find (tabs, GTK_TYPE_LABEL, "number-3")));
}

static char *
dup_score (ArbSession *session)
{
  return arb_wording_total (arb_session_get_sheet (session), 1);
}

/* A window that becomes narrow has tabs with the points of now, not of the last time. */
static void
test_tab_scores (void)
{
  g_autoptr (ArbSession) session = fixture_record_open ("four-players-extra-round.arbiter");
  ArbWindow *window = sized_window_new (session, PHONE_WIDTH, 720, ARB_ARRANGE_NARROW);
  g_autofree char *before = dup_score (session);
  g_autofree char *after = NULL;

  g_assert_cmpstr (get_tab_score (window), ==, before);
  sized_resize (window, 1290, 810, ARB_ARRANGE_WIDE);
  do
    {
      g_free (after);
      arb_session_undo (session);
      after = dup_score (session);
    }
  while (g_str_equal (after, before) && arb_session_get_can_undo (session));
  g_assert_cmpstr (after, !=, before);
  sized_resize (window, PHONE_WIDTH, 720, ARB_ARRANGE_NARROW);
  g_assert_cmpstr (get_tab_score (window), ==, after);
  fixture_window_close (window);
}

/* In every arrangement one tap opens the log, and one the end clock. */
static void
test_log_and_clock_at_hand (void)
{
  g_autoptr (ArbSession) session = fixture_record_open ("four-players-war-path.arbiter");
  ArbWindow *window = fixture_window_new (session);

  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    {
      sized_resize (window, forms[i].width, forms[i].height, forms[i].arrangement);
      g_assert_true (has_log_at_hand (window));
      g_assert_true (
          is_in_sight (fixture_find (GTK_WIDGET (window), GTK_TYPE_WIDGET, "clock"), window));
    }
  fixture_window_close (window);
}

/* With many cards left, the supply bar, the clock and the choices are side by side and do not
 * overlap. */
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

      sized_resize (window, widths[i], 780, ARB_ARRANGE_MIDDLE);
      gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
      sized_get_bounds (window, "clock", &clock);
      sized_get_bounds (window, "turn-header", &head);
      g_assert_cmpfloat (sized_get_tiles_end (strip, GTK_WIDGET (window)), <=, clock.origin.x);
      g_assert_cmpfloat (sized_get_end (&clock), <=, head.origin.x);
    }
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-font-name");
  fixture_window_close (window);
}

/* On the narrowest phone the whole supply bar fits: planets and technologies share a tile between
 * influence and clock, and each is large enough for a finger, also in a low window. */
static void
test_phone_strip (void)
{
  static const gint heights[] = { 650, 304 };
  g_autoptr (ArbSession) session = fixture_record_open ("four-players-war-path.arbiter");
  ArbWindow *window;

  g_object_set (gtk_settings_get_default (), "gtk-font-name", "Sans 11", NULL);
  window = fixture_window_new (session);
  /* All numbers there have two figures, as they do not later. */
  g_assert_true (arb_session_go_back (session, 40));
  for (guint i = 0; i < G_N_ELEMENTS (heights); i++)
    {
      GtkWidget *strip = fixture_find (GTK_WIDGET (window), GTK_TYPE_WIDGET, "strip");
      GtkWidget *pair;
      graphene_rect_t bounds, clock;

      sized_resize (window, PHONE_WIDTH, heights[i], ARB_ARRANGE_NARROW);
      fixture_assert_narrow (window);
      pair = fixture_find (strip, ARB_TYPE_SUPPLY_PAIR, NULL);
      g_assert_true (gtk_widget_compute_bounds (pair, GTK_WIDGET (window), &bounds));
      sized_get_bounds (window, "clock", &clock);
      g_assert_true (gtk_widget_get_mapped (pair));
      g_assert_cmpfloat (sized_get_tiles_end (strip, GTK_WIDGET (window)), <=, bounds.origin.x);
      g_assert_cmpfloat (sized_get_end (&bounds), <=, clock.origin.x);
      g_assert_cmpfloat (sized_get_end (&clock), <=, PHONE_WIDTH - 5);
      g_assert_cmpuint (assert_targets (fixture_find (GTK_WIDGET (window), ARB_TYPE_PAGE, NULL)), >,
                        10);
    }
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-font-name");
  fixture_window_close (window);
}

/* The sentences of a verdict are as large as the choices. */
static void
assert_one_size (ArbWindow *window)
{
  GtkWidget *panel = GTK_WIDGET (arb_window_get_turn_panel (window));
  GtkWidget *sentence;

  arb_turn_panel_enter (arb_window_get_turn_panel (window), "acquire productivity");
  sentence = fixture_find (panel, GTK_TYPE_LABEL, "body");
  g_assert_nonnull (sentence);
  g_assert_cmpfloat (arb_widget_get_text_scale (sentence), ==, arb_widget_get_text_scale (panel));
}

/* Waits until the table has found its zoom. */
static void
settle (ArbWindow *window)
{
  for (guint frames = 0; frames < 6; frames++)
    {
      gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
      fixture_idle ();
    }
}

/* Text that is twice as large enlarges the table on a phone, too, whatever its height: the parts
 * wrap, the page scrolls, and nothing is wider than the screen. */
static void
test_large_text (void)
{
  static const gint heights[] = { 730, 650, 304 };
  static const guint moments[] = { 698, 328, 284, 71, 4 };
  g_autoptr (ArbSession) session = fixture_record_open ("four-players-extra-round.arbiter");
  GtkSettings *settings = gtk_settings_get_default ();
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *frame = fixture_find (GTK_WIDGET (window), ARB_TYPE_PAGE, NULL);
  gint dpi;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  g_object_set (settings, "gtk-xft-dpi", 2 * dpi, "gtk-font-name", "Sans 11", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (moments); i++)
    {
      g_assert_true (arb_session_go_back (session, moments[i]));
      for (guint j = 0; j < G_N_ELEMENTS (heights); j++)
        {
          sized_resize (window, PHONE_WIDTH, heights[j], ARB_ARRANGE_NARROW);
          settle (window);
          fixture_assert_narrow (frame);
          g_test_message ("line %u, height %d: %g", moments[i], heights[j],
                          arb_widget_get_text_scale (gtk_widget_get_first_child (frame)));
          g_assert_cmpfloat (arb_widget_get_text_scale (gtk_widget_get_first_child (frame)), >=,
                             LEAST_LARGE_TEXT);
        }
      assert_one_size (window);
    }
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (window), "large-text"));
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
  gtk_settings_reset_property (settings, "gtk-font-name");
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
  window = sized_window_new (session, 1290, 810, ARB_ARRANGE_WIDE);
  fixture_assert_narrow (window);
  sized_resize (window, 360, 730, ARB_ARRANGE_NARROW);
  fixture_assert_narrow (window);
  gtk_settings_reset_property (settings, "gtk-font-name");
  gtk_settings_reset_property (settings, "gtk-decoration-layout");
  fixture_window_close (window);
}

/* Whether the page around all parts has something to scroll. */
static gboolean
page_scrolls (ArbWindow *window)
{
  GtkWidget *frame = fixture_find (GTK_WIDGET (window), ARB_TYPE_PAGE, NULL);
  GtkAdjustment *place = gtk_scrolled_window_get_vadjustment (
      GTK_SCROLLED_WINDOW (gtk_widget_get_first_child (frame)));

  return gtk_adjustment_get_upper (place) > gtk_adjustment_get_page_size (place);
}

/* Only the choices scroll; in a low window the whole page does, and the choices do not. */
static void
test_scrolls (void)
{
  static const struct
  {
    gint width;
    gint height;
    ArbArrangement arrangement;
    gboolean scrolls;
  } cases[] = {
    { 1290, 700, ARB_ARRANGE_WIDE, FALSE },    { 1290, 400, ARB_ARRANGE_WIDE, TRUE },
    { 1000, 700, ARB_ARRANGE_MIDDLE, FALSE },  { 1000, 400, ARB_ARRANGE_MIDDLE, TRUE },
    { 780, 1034, ARB_ARRANGE_UPRIGHT, FALSE }, { 780, 400, ARB_ARRANGE_UPRIGHT, TRUE },
    { 620, 860, ARB_ARRANGE_UPRIGHT, FALSE },  { 860, 620, ARB_ARRANGE_UPRIGHT, FALSE },
    { 778, 660, ARB_ARRANGE_UPRIGHT, FALSE },  { 683, 700, ARB_ARRANGE_NARROW, FALSE },
    { 370, 730, ARB_ARRANGE_NARROW, FALSE },   { 370, 560, ARB_ARRANGE_NARROW, FALSE },
    { 370, 400, ARB_ARRANGE_NARROW, TRUE },
  };
  g_autoptr (ArbSession) session = fixture_record_open ("four-players-extra-round.arbiter");
  ArbWindow *window = fixture_window_new (session);
  gpointer choices = gtk_widget_get_template_child (GTK_WIDGET (arb_window_get_turn_panel (window)),
                                                    ARB_TYPE_TURN_PANEL, "choices");
  GtkWidget *pane = gtk_widget_get_ancestor (choices, ARB_TYPE_FITTED_SCROLLER);

  g_assert_true (arb_session_go_back (session, 698));
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      gint natural;

      sized_resize (window, cases[i].width, cases[i].height, cases[i].arrangement);
      g_test_message ("%d×%d", cases[i].width, cases[i].height);
      g_assert_cmpint (page_scrolls (window), ==, cases[i].scrolls);
      gtk_widget_measure (pane, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (pane), NULL,
                          &natural, NULL, NULL);
      if (cases[i].scrolls)
        g_assert_cmpint (gtk_widget_get_height (pane), >=, natural);
    }
  fixture_window_close (window);
}

/* Beside the seats of a small upright window, rows of the turn have icons without names, so that no
 * name is cut to a few letters and no cell is narrower than elsewhere. */
static void
test_slim_rows (void)
{
  static const struct
  {
    gint width;
    gboolean named;
  } cases[] = { { 778, FALSE }, { 860, TRUE }, { 778, FALSE } };
  g_autoptr (ArbSession) session = fixture_record_open ("four-players-extra-round.arbiter");
  ArbWindow *window = fixture_window_new (session);

  g_assert_true (arb_session_go_back (session, 698));
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      GtkWidget *heading;

      sized_resize (window, cases[i].width, 660, ARB_ARRANGE_UPRIGHT);
      heading = fixture_find (GTK_WIDGET (window), ARB_TYPE_ROW_HEADING, NULL);
      g_assert_true (gtk_widget_get_mapped (heading));
      g_assert_true (gtk_widget_get_mapped (fixture_find (heading, GTK_TYPE_LABEL, "row-title"))
                     == cases[i].named);
    }
  fixture_window_close (window);
}

static void
assert_captions (GtkWidget *root)
{
  if (ARB_IS_SUPPLY_TILE (root))
    {
      gpointer whole = gtk_widget_get_template_child (root, ARB_TYPE_SUPPLY_TILE, "caption_label");
      gpointer brief = gtk_widget_get_template_child (root, ARB_TYPE_SUPPLY_TILE, "brief_label");

      g_assert_true (gtk_widget_get_mapped (whole) != gtk_widget_get_mapped (brief));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    assert_captions (child);
}

/* A stack with a long name shows at least its beginning, if there is room for it. */
static void
test_captions (void)
{
  g_autoptr (ArbSession) session = fixture_session_new (system_id);
  ArbWindow *window = sized_window_new (session, 1180, 760, ARB_ARRANGE_MIDDLE);

  assert_captions (fixture_find (GTK_WIDGET (window), GTK_TYPE_WIDGET, "strip"));
  fixture_window_close (window);
}

static gboolean
has_focus_in_sight (gpointer window)
{
  return is_in_sight (gtk_window_get_focus (window), window);
}

/* The keyboard on a phone's screen takes half of the height: people can go on typing where they see
 * it, and no letter becomes a move. */
static void
test_typing_when_low (void)
{
  static const gint heights[] = { 400, 304, 720 };
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window = sized_window_new (session, 360, 720, ARB_ARRANGE_NARROW);
  GtkWidget *entry = fixture_find (GTK_WIDGET (window), ARB_TYPE_COMMAND_ENTRY, NULL);
  guint n_moves = arb_session_get_length (session);

  gtk_widget_activate_action (GTK_WIDGET (window), "win.command", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (heights); i++)
    {
      gpointer focus;

      sized_resize (window, 360, heights[i], ARB_ARRANGE_NARROW);
      g_assert_true (arb_focus_is_in (entry));
      focus = gtk_window_get_focus (GTK_WINDOW (window));
      fixture_wait (has_focus_in_sight, window);
      g_signal_emit_by_name (focus, "insert-at-cursor", "acq");
      fixture_idle ();
    }
  g_assert_cmpstr (gtk_editable_get_text (
                       GTK_EDITABLE (gtk_window_get_focus (GTK_WINDOW (window)))),
                   ==, "acqacqacq");
  g_assert_cmpuint (arb_session_get_length (session), ==, n_moves);
  fixture_window_close (window);
}

/* The field for a move is shown when it is asked for on another page of a phone. */
static void
test_typing_shown (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window = sized_window_new (session, 360, 720, ARB_ARRANGE_NARROW);
  GtkWidget *entry = fixture_find (GTK_WIDGET (window), ARB_TYPE_COMMAND_ENTRY, NULL);

  tap_tab (window, TRUE);
  g_assert_false (gtk_widget_get_mapped (entry));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.command", NULL);
  for (guint frames = 0; frames < 3; frames++)
    gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_true (arb_focus_is_in (entry));
  g_assert_true (is_in_sight (gtk_window_get_focus (GTK_WINDOW (window)), window));
  fixture_window_close (window);
}

int
main (int argc, char *argv[])
{
  if (!fixture_init (&argc, &argv))
    return 0;

  g_test_add_func ("/app/table-sizes/targets", test_targets);
  g_test_add_func ("/app/table-sizes/tab-scores", test_tab_scores);
  g_test_add_func ("/app/table-sizes/many-targets", test_many_targets);
  g_test_add_func ("/app/table-sizes/verdict-targets", test_verdict_targets);
  g_test_add_func ("/app/table-sizes/end-targets", test_end_targets);
  g_test_add_func ("/app/table-sizes/dialog-targets", test_dialog_targets);
  g_test_add_func ("/app/table-sizes/log-page", test_log_page);
  g_test_add_func ("/app/table-sizes/log-and-clock-at-hand", test_log_and_clock_at_hand);
  g_test_add_func ("/app/table-sizes/side-by-side", test_side_by_side);
  g_test_add_func ("/app/table-sizes/phone-strip", test_phone_strip);
  g_test_add_func ("/app/table-sizes/large-text", test_large_text);
  g_test_add_func ("/app/table-sizes/buttons", test_buttons);
  g_test_add_func ("/app/table-sizes/scrolls", test_scrolls);
  g_test_add_func ("/app/table-sizes/slim-rows", test_slim_rows);
  g_test_add_func ("/app/table-sizes/captions", test_captions);
  g_test_add_func ("/app/table-sizes/typing-when-low", test_typing_when_low);
  g_test_add_func ("/app/table-sizes/typing-shown", test_typing_shown);

  return g_test_run ();
}
