/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"
#include "session-fixture.h"

#include "app/log/log-bar.h"
#include "app/log/log-pane.h"
#include "app/log/log-row.h"
#include "app/start/start-page.h"
#include "app/widgets/resources.h"
#include "wording/language.h"

/* More rows than can be seen at once, and far fewer than a list view would make of a whole game. */
#define FEW_ROWS 120

/* Those of the scale in style.css that a table uses, and those of the title. */
#define MOST_FONTS 9

/* How many lines of the log were put into words since the game was opened. */
static const guint *n_lines_made;

/* A whole game in a new window of the usual size; how many of its lines are put into words is
 * counted. */
static ArbWindow *
open_game (void)
{
  g_autoptr (ArbSession) session = NULL;
  GtkWidget *window = arb_window_new (GTK_APPLICATION (fixture_get_application ()));

  n_lines_made = session_fixture_count_lines ();
  session = session_fixture_new_over ();
  g_assert_cmpuint (session_fixture_get_length (session), >, 3 * FEW_ROWS);
  arb_window_set_session (ARB_WINDOW (window), session);
  /* So narrow that the log is opened from its bar. */
  gtk_window_set_default_size (GTK_WINDOW (window), 1100, 760);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  fixture_idle ();
  return ARB_WINDOW (window);
}

/* Popovers and dialogs are made when they are opened, and the texts of the log when it is
 * visible. */
static void
test_nothing_unseen (void)
{
  ArbWindow *window = open_game ();
  GtkWidget *widget = GTK_WIDGET (window);

  g_assert_cmpuint (fixture_count (widget, ARB_TYPE_LOG_ROW, NULL), ==, 0);
  g_assert_cmpuint (fixture_count (widget, GTK_TYPE_POPOVER_MENU, NULL), ==, 0);
  g_assert_cmpuint (fixture_count (widget, GTK_TYPE_BUTTON, "start-button"), ==, 0);
  g_assert_cmpuint (*n_lines_made, <=, 1);
  g_assert_cmpuint (g_list_model_get_n_items (gtk_window_get_toplevels ()), ==, 1);
  fixture_window_close (window);
}

static GskRenderNode *
get_only_child (GskRenderNode *node)
{
  switch ((guint) gsk_render_node_get_node_type (node))
    {
    case GSK_TRANSFORM_NODE:
      return gsk_transform_node_get_child (node);
    case GSK_CLIP_NODE:
      return gsk_clip_node_get_child (node);
    case GSK_ROUNDED_CLIP_NODE:
      return gsk_rounded_clip_node_get_child (node);
    case GSK_OPACITY_NODE:
      return gsk_opacity_node_get_child (node);
    default:
      return NULL;
    }
}

static void
collect_fonts (GskRenderNode *node, GHashTable *fonts)
{
  GskRenderNode *child = get_only_child (node);

  if (gsk_render_node_get_node_type (node) == GSK_TEXT_NODE)
    {
      PangoFontDescription *font = pango_font_describe (gsk_text_node_get_font (node));

      g_hash_table_add (fonts, pango_font_description_to_string (font));
      pango_font_description_free (font);
    }
  if (gsk_render_node_get_node_type (node) == GSK_CONTAINER_NODE)
    for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
      collect_fonts (gsk_container_node_get_child (node, i), fonts);
  if (child != NULL)
    collect_fonts (child, fonts);
}

/* (transfer full) (nullable): the last painted picture of @widget. */
static GskRenderNode *
get_picture (GtkWidget *widget)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  gdk_paintable_snapshot (paintable, snapshot, gdk_paintable_get_intrinsic_width (paintable),
                          gdk_paintable_get_intrinsic_height (paintable));
  return gtk_snapshot_free_to_node (snapshot);
}

static gboolean
is_painted (gpointer widget)
{
  g_autoptr (GskRenderNode) node = get_picture (widget);

  return node != NULL;
}

/* Every font has to be found and read before the first frame is there. */
static void
test_few_fonts (void)
{
  ArbWindow *window = open_game ();
  g_autoptr (GHashTable) fonts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GskRenderNode) node = NULL;

  /* On a busy machine its first frame may still be to come. */
  fixture_wait (is_painted, window);
  node = get_picture (GTK_WIDGET (window));
  collect_fonts (node, fonts);
  g_assert_cmpuint (g_hash_table_size (fonts), >, 1);
  g_assert_cmpuint (g_hash_table_size (fonts), <=, MOST_FONTS);
  fixture_window_close (window);
}

static gboolean
has_own_icons (void)
{
  GtkIconTheme *theme = gtk_icon_theme_get_for_display (gdk_display_get_default ());
  g_auto (GStrv) folders = gtk_icon_theme_get_resource_path (theme);

  for (guint i = 0; folders[i] != NULL; i++)
    if (g_str_has_prefix (folders[i], ARB_RESOURCES))
      return TRUE;
  return FALSE;
}

/* Adding a folder of icons makes GTK read the theme again, which must not delay the first
 * window. GTK adds one for a program with a resource base path. */
static void
test_theme_read_once (void)
{
  ArbWindow *window;

  g_assert_false (has_own_icons ());
  g_application_activate (G_APPLICATION (fixture_get_application ()));
  g_assert_false (has_own_icons ());
  window =
      ARB_WINDOW (gtk_application_get_active_window (GTK_APPLICATION (fixture_get_application ())));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  fixture_idle ();
  g_assert_cmpstr (gtk_window_get_default_icon_name (), ==, ARB_APPLICATION_ID);
  g_assert_true (
      gtk_icon_theme_has_icon (gtk_icon_theme_get_for_display (gdk_display_get_default ()),
                               ARB_APPLICATION_ID));
  fixture_window_close (window);
}

static char *
get_colour (GtkWidget *widget, const char *name)
{
  GdkRGBA colour;

  g_assert_true (
      gtk_style_context_lookup_color (gtk_widget_get_style_context (widget), name, &colour));
  return gdk_rgba_to_string (&colour);
}

/* The colours are those of the style that the system has, whenever it changes. */
static void
test_style_sheets (void)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  GtkWidget *window = GTK_WIDGET (fixture_window_new (NULL));
  g_autofree char *light = get_colour (window, "arb_window");
  g_autofree char *dark = NULL;
  g_autofree char *again = NULL;

  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_FORCE_DARK);
  dark = get_colour (window, "arb_window");
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_DEFAULT);
  again = get_colour (window, "arb_window");
  g_assert_cmpstr (dark, !=, light);
  g_assert_cmpstr (again, ==, light);
  fixture_window_close (ARB_WINDOW (window));
}

static GtkWidget *
open_log (ArbWindow *window)
{
  GtkWidget *bar = fixture_find (GTK_WIDGET (window), ARB_TYPE_LOG_BAR, NULL);

  gtk_menu_button_popup (GTK_MENU_BUTTON (fixture_find (bar, GTK_TYPE_MENU_BUTTON, NULL)));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  fixture_idle ();
  return fixture_find (bar, ARB_TYPE_LOG_PANE, NULL);
}

/* The row of the part of a turn that begins with move @number; %NULL if there is none. */
static GtkWidget *
find_row (GtkWidget *root, guint number)
{
  if (ARB_IS_LOG_ROW (root) && arb_log_row_get_part (ARB_LOG_ROW (root)) != NULL
      && arb_log_row_get_part (ARB_LOG_ROW (root))->episode.first + 1 == number)
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_row (child, number);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static void
test_log_grows (void)
{
  ArbWindow *window = open_game ();
  GtkWidget *pane = open_log (window);
  GtkWidget *scroller = fixture_find (pane, GTK_TYPE_SCROLLED_WINDOW, NULL);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  guint n_rows = fixture_count (pane, ARB_TYPE_LOG_ROW, NULL);

  g_assert_cmpuint (n_rows, >, 0);
  g_assert_cmpuint (n_rows, <=, FEW_ROWS);
  g_assert_cmpuint (*n_lines_made, <=, n_rows + 2);
  g_assert_cmpfloat (gtk_adjustment_get_upper (adjustment), >,
                     gtk_adjustment_get_page_size (adjustment));

  /* Scrolling down reaches the first line. */
  for (guint i = 0; i < 20; i++)
    {
      gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
      gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
      fixture_idle ();
    }
  g_assert_cmpuint (fixture_count (pane, ARB_TYPE_LOG_ROW, NULL), >, n_rows);
  g_assert_nonnull (find_row (pane, 1));
  fixture_window_close (window);
}

/* The button of the last game. */
static GtkWidget *
show_last_game (ArbWindow *window, ArbSession *session)
{
  GtkWidget *button;

  arb_window_show_games (window, arb_session_get_path (session), NULL);
  button = fixture_find (GTK_WIDGET (window), GTK_TYPE_BUTTON, "suggested-action");
  g_assert_true (gtk_widget_get_visible (button));
  return button;
}

/* The start page reads the players, but the moves only after it was painted. */
static void
test_last_game (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window = fixture_window_new (NULL);
  g_autofree char *text = NULL;
  GtkWidget *button;

  g_assert_true (arb_session_flush (session, NULL));
  button = show_last_game (window, session);
  g_assert_null (strstr (fixture_get_subtitle (button), "turn"));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  fixture_idle ();
  g_assert_nonnull (strstr (fixture_get_subtitle (button), "Bob"));
  g_assert_nonnull (strstr (fixture_get_subtitle (button), "turn 1"));

  g_assert_true (g_file_get_contents (arb_session_get_path (session), &text, NULL, NULL));
  strstr (text, "\"moves\"")[1] = 'l';
  g_assert_true (g_file_set_contents (arb_session_get_path (session), text, -1, NULL));
  button = show_last_game (window, session);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  fixture_idle ();
  g_assert_false (gtk_widget_get_visible (button));
  fixture_window_close (window);
}

static void
assert_narrow_in_all_languages (void)
{
  for (const char *const *language = arb_languages (); *language != NULL; language++)
    {
      ArbWindow *window;

      g_assert_true (arb_language_set (*language));
      window = fixture_window_new (NULL);
      arb_window_show_games (window, NULL, NULL);
      g_assert_nonnull (fixture_find (GTK_WIDGET (window), GTK_TYPE_BUTTON, "suggested-action"));
      fixture_assert_narrow (window);
      fixture_window_close (window);
    }
  arb_language_set ("en");
}

/* All buttons fit a phone, with any text, also at twice the size. */
static void
test_narrow (void)
{
  GtkSettings *settings = gtk_settings_get_default ();
  gint dpi;

  assert_narrow_in_all_languages ();
  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  g_object_set (settings, "gtk-xft-dpi", 2 * dpi, NULL);
  assert_narrow_in_all_languages ();
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
}

/* In little height the buttons come first. */
static void
test_low (void)
{
  ArbWindow *window = fixture_window_new (NULL);
  gpointer welcome;

  arb_window_show_games (window, NULL, NULL);
  welcome =
      gtk_widget_get_template_child (fixture_find (GTK_WIDGET (window), ARB_TYPE_START_PAGE, NULL),
                                     ARB_TYPE_START_PAGE, "welcome");
  g_assert_true (gtk_widget_get_visible (welcome));
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 294);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_false (gtk_widget_get_visible (welcome));
  fixture_window_close (window);
}

int
main (int argc, char **argv)
{
  if (!fixture_init (&argc, &argv))
    return 0;

  /* First of all: nothing is painted yet. */
  g_test_add_func ("/app/start/theme-read-once", test_theme_read_once);
  /* Before anything was played. */
  g_test_add_func ("/app/start/low", test_low);
  g_test_add_func ("/app/start/nothing-unseen", test_nothing_unseen);
  g_test_add_func ("/app/start/few-fonts", test_few_fonts);
  g_test_add_func ("/app/start/style-sheets", test_style_sheets);
  g_test_add_func ("/app/start/log-grows", test_log_grows);
  g_test_add_func ("/app/start/last-game", test_last_game);
  g_test_add_func ("/app/start/narrow", test_narrow);

  return g_test_run ();
}
