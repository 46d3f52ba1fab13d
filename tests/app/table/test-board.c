/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"
#include "session-fixture.h"

#include "app/turn/offer-button.h"
#include "model/session/offer-item.h"

/* The first label of the table that has @class and says @text. */
static gboolean
shows (GtkWidget *widget, const char *class, const char *text)
{
  if (GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, class)
      && strstr (gtk_label_get_text (GTK_LABEL (widget)), text) != NULL)
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (shows (child, class, text))
      return TRUE;
  return FALSE;
}

/* How many cells of the turn panel show only a number. */
static guint
count_cells (GtkWidget *widget)
{
  const char *text = GTK_IS_LABEL (widget) ? gtk_label_get_text (GTK_LABEL (widget)) : "";
  guint n = text[0] != '\0' && strspn (text, "0123456789") == strlen (text)
            && gtk_widget_get_ancestor (widget, ARB_TYPE_OFFER_BUTTON) != NULL
            && gtk_widget_get_mapped (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_cells (child);
  return n;
}

/* The lanes show who took which domain and why, until the next tile is open. */
static void
test_round (void)
{
  static const char *const lines[] = {
    "pile left domain-10", "pile middle domain-7", "pile right domain-4",
    "1 place left 0",      "1 place middle 3",     "1 place right 2",
    "2 place left 5",      "2 place middle 3",     "2 place right 4",
  };
  g_autoptr (ArbSession) session = fixture_session_new ("nine-domains");
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *widget = GTK_WIDGET (window);

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    session_fixture_say (session, lines[i], FALSE);
  g_assert_true (shows (widget, "lane-result", "takes Domain 10, by its effect"));
  g_assert_true (shows (widget, "lane-result", "Domain 7: the same cards: nobody takes it"));
  g_assert_true (shows (widget, "lane-result", "takes Domain 4, by strength"));
  session_fixture_say (session, "pile left domain-9", FALSE);
  g_assert_false (shows (widget, "lane-result", "takes"));
  g_assert_true (shows (widget, "tile-name", "Domain 9"));
  /* A tile that cannot lie here keeps its place and its number. */
  g_assert_cmpuint (count_cells (widget), ==, 9);
  fixture_window_close (window);
}

/* Says one line after the other. */
static void
say (ArbSession *session, const char *const *lines, guint n)
{
  for (guint i = 0; i < n; i++)
    session_fixture_say (session, lines[i], FALSE);
}

static GtkWidget *
find_with_class (GtkWidget *widget, const char *class, guint *skip)
{
  GtkWidget *found = NULL;

  if (gtk_widget_has_css_class (widget, class) && (*skip)-- == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_with_class (child, class, skip);
  return found;
}

static GtkWidget *
get_with_class (GtkWidget *widget, const char *class, guint index)
{
  GtkWidget *found = find_with_class (widget, class, &index);

  g_assert_nonnull (found);
  return found;
}

/* The number of the one question whose answer settles the combat that is explained. */
static const char *
get_settling (GtkWidget *widget)
{
  guint none = 1;

  g_assert_null (find_with_class (widget, "settles", &none));
  return gtk_label_get_text (
      GTK_LABEL (get_with_class (get_with_class (widget, "settles", 0), "step-number", 0)));
}

/* A combat is told as the questions that the rules ask; the one that settled it is marked. */
static void
test_steps (void)
{
  static const char *const lines[] = {
    "pile left domain-10", "pile middle domain-7", "pile right domain-4", "special 1-",
    "special 3-",          "special 4+",           "1 place left 1-",     "1 place middle 2",
    "1 place right 3",     "2 place left 0",       "2 place middle 3",    "2 place right 3-",
  };
  g_autoptr (ArbSession) session = fixture_session_new ("nine-domains");
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *widget = GTK_WIDGET (window);

  say (session, lines, G_N_ELEMENTS (lines));
  g_assert_cmpstr (get_settling (widget), ==, "2");
  g_assert_true (shows (widget, "title-4", "takes Domain 10"));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (get_with_class (widget, "lane", 1)), TRUE);
  g_assert_cmpstr (get_settling (widget), ==, "2");
  g_assert_true (shows (widget, "caption", "2, +2 from beside it"));
  g_assert_true (shows (widget, "numeric", "4 > 3"));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (get_with_class (widget, "lane", 2)), TRUE);
  g_assert_cmpstr (get_settling (widget), ==, "4");
  g_assert_true (shows (widget, "numeric", "3 = 3"));
  g_assert_true (shows (widget, "numeric", "0 = 0"));
  fixture_window_close (window);
}

/* What a winning card brings besides the domain is said where the combat is told. */
static void
test_points (void)
{
  static const char *const lines[] = {
    "pile left domain-10", "pile middle domain-7", "pile right domain-4",
    "1 place left 3+",     "1 place middle 3",     "1 place right 2",
    "2 place left 1",      "2 place middle 3",     "2 place right 4",
  };
  g_autoptr (ArbSession) session = fixture_session_new ("nine-domains");
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *widget = GTK_WIDGET (window);

  say (session, lines, G_N_ELEMENTS (lines));
  g_assert_true (shows (widget, "lane-result", "takes Domain 10, by strength, +7 by 3+"));
  g_assert_false (shows (widget, "lane-result", "takes Domain 4, by strength, +"));
  g_assert_true (shows (widget, "title-4", "takes Domain 10, by strength, +7 by 3+"));
  fixture_window_close (window);
}

static int
get_least_height (GtkWidget *widget)
{
  int least;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (widget), &least, NULL,
                      NULL, NULL);
  return least;
}

static gboolean
is_laid_out (gpointer widget)
{
  return gtk_widget_get_height (widget) == get_least_height (widget);
}

/* Waits until the lanes have the height that they ask for. Returns: that height */
static int
measure_lanes (GtkWidget *widget)
{
  GtkWidget *lanes;

  fixture_idle ();
  lanes = get_with_class (widget, "lanes", 0);
  fixture_wait (is_laid_out, lanes);
  return gtk_widget_get_height (lanes);
}

/* The results go with the first open domain of the next round, but what lies below the lanes does
 * not move while people go on recording, until all cards lie there. */
static void
test_height (void)
{
  static const char *const lines[] = {
    "pile left domain-10", "pile middle domain-7", "pile right domain-4",
    "1 place left 0",      "1 place middle 3",     "1 place right 2",
    "2 place left 5",      "2 place middle 3",     "2 place right 4",
  };
  static const char *const more[] = {
    "pile left domain-9", "1 place left ?", "1 place middle ?",
    "1 place right ?",    "2 place left ?", "2 place middle ?",
  };
  g_autoptr (ArbSession) session = fixture_session_new ("nine-domains");
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *widget = GTK_WIDGET (window);
  int before, height;

  before = measure_lanes (widget);
  say (session, lines, G_N_ELEMENTS (lines));
  height = measure_lanes (widget);
  g_assert_cmpint (height, >, before);
  for (guint i = 0; i < G_N_ELEMENTS (more); i++)
    {
      session_fixture_say (session, more[i], FALSE);
      g_assert_cmpint (measure_lanes (widget), >=, height);
    }
  session_fixture_say (session, "2 place right ?", FALSE);
  g_assert_cmpint (measure_lanes (widget), <, height);
  fixture_window_close (window);
}

/* Who lacks only what the open domain shows is seen to win by it, unless two equal cards lie open
 * there: then nobody takes it. */
static void
test_race (void)
{
  static const char *const lines[] = {
    "mark domain-7 green",       "mark domain-7 half-purple", "mark domain-4 blue",
    "mark domain-5 half-purple", "pile left domain-6",        "pile middle domain-7",
    "pile right domain-4",       "mark domain-6 red",         "1 place left 5",
    "1 place middle 4",          "1 place right 3",           "2 place left 4",
    "2 place middle 3",          "2 place right 2",           "pile left domain-5",
  };
  g_autoptr (ArbSession) session = fixture_session_new ("nine-domains");
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *widget = GTK_WIDGET (window);

  say (session, lines, G_N_ELEMENTS (lines));
  g_assert_true (shows (widget, "near-end", "Wins the game for"));
  g_assert_nonnull (get_with_class (widget, "chip", 4));
  session_fixture_say (session, "1 place left 0", FALSE);
  g_assert_true (shows (widget, "near-end", "Wins the game for"));
  session_fixture_say (session, "2 place left 0", FALSE);
  g_assert_false (shows (widget, "near-end", "Wins the game for"));
  fixture_window_close (window);
}

/* The log draws a line where the game had ended, as soon as that is recorded, and takes it away
 * again. */
static void
test_late_end (void)
{
  static const char *const lines[] = {
    "pile left domain-2", "pile middle domain-3", "pile right domain-4", "1 place left 5",
    "1 place middle 0",   "1 place right 1",      "2 place left 1",      "2 place middle 4",
    "2 place right 2",    "pile left domain-5",   "1 place left 4",      "mark domain-3 red",
    "mark domain-3 blue", "mark domain-3 green",
  };
  g_autoptr (ArbSession) session = fixture_session_new ("nine-domains");
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *widget = GTK_WIDGET (window);

  say (session, lines, G_N_ELEMENTS (lines));
  g_assert_false (shows (widget, "log-end-label", "The game had ended here."));
  session_fixture_say (session, "mark domain-3 purple", FALSE);
  fixture_idle ();
  g_assert_true (arb_session_get_over (session));
  g_object_set (window, "at-table", TRUE, NULL);
  g_assert_true (shows (widget, "log-end-label", "The game had ended here."));
  arb_session_undo (session);
  fixture_idle ();
  g_assert_false (shows (widget, "log-end-label", "The game had ended here."));
  fixture_window_close (window);
}

/* The button of the turn panel that records @text. */
static GtkWidget *
find_button (GtkWidget *widget, ArbSession *session, const char *text)
{
  ArbMove move = session_fixture_parse (session, text);
  GtkWidget *found = NULL;

  if (ARB_IS_OFFER_BUTTON (widget) && gtk_widget_get_mapped (widget)
      && arb_move_equal (
          arb_offer_button_get_cell (ARB_OFFER_BUTTON (widget))->item->offer.moves[0], move))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_button (child, session, text);
  return found;
}

/* A mark that was ticked by mistake is unticked where it was ticked, and a tile is exchanged. */
static void
test_untick (void)
{
  static const char *const lines[] = {
    "pile left domain-5",
    "mark domain-5 red",
    "pile middle domain-8",
    "pile right domain-3",
  };
  static const char *const pressed[] = { "mark domain-5 red", "pile right domain-4" };
  g_autoptr (ArbSession) session = fixture_session_new ("nine-domains");
  ArbWindow *window = fixture_window_new (session);

  say (session, lines, G_N_ELEMENTS (lines));
  for (guint i = 0; i < G_N_ELEMENTS (pressed); i++)
    {
      fixture_idle ();
      g_signal_emit_by_name (find_button (GTK_WIDGET (window), session, pressed[i]), "clicked");
    }
  g_assert_cmpuint (session_fixture_get_length (session), ==, 3);
  session_fixture_assert_said (session, 1, "pile left domain-5");
  session_fixture_assert_said (session, 2, "pile middle domain-8");
  session_fixture_assert_said (session, 3, "pile right domain-4");
  fixture_window_close (window);
}

int
main (int argc, char *argv[])
{
  if (!fixture_init (&argc, &argv))
    return 0;
  g_test_add_func ("/app/board/round", test_round);
  g_test_add_func ("/app/board/steps", test_steps);
  g_test_add_func ("/app/board/points", test_points);
  g_test_add_func ("/app/board/height", test_height);
  g_test_add_func ("/app/board/race", test_race);
  g_test_add_func ("/app/board/late-end", test_late_end);
  g_test_add_func ("/app/board/untick", test_untick);
  return g_test_run ();
}
