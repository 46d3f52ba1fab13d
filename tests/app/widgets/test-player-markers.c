/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"
#include "session-fixture.h"

#include "app/log/log-pane.h"
#include "app/score/score-chart.h"
#include "app/score/score-dialog.h"
#include "app/start/rename-dialog.h"
#include "app/widgets/player-marker.h"
#include "app/widgets/settings.h"

#include <string.h>

/* The markers of players wherever they are shown. */

static const char *const systems[] = { "eminent-domain", "nine-domains" };

/* Hidden parts may be made when they are shown. */
static void
settle (ArbWindow *window)
{
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  fixture_idle ();
}

static guint
count (gpointer root, const char *class)
{
  return fixture_count (root, GTK_TYPE_WIDGET, class);
}

/* A changed marker is shown at once for the player, and for the one who had it before. */
static void
test_changed (gconstpointer system)
{
  g_autoptr (ArbSession) session = fixture_session_new (system);
  ArbWindow *window = fixture_window_new (session);
  guint circles, triangles;

  settle (window);
  circles = count (window, "blue-circle");
  triangles = count (window, "orange-triangle");
  g_assert_cmpuint (circles, >=, 2);
  g_assert_cmpuint (triangles, >=, 1);
  g_assert_cmpuint (count (window, "deciding-blue-circle"), >=, 1);

  arb_session_set_marker (session, 1, ARB_MARKER_GREY_MOON);
  settle (window);
  g_assert_cmpuint (count (window, "blue-circle"), ==, 0);
  g_assert_cmpuint (count (window, "deciding-blue-circle"), ==, 0);
  g_assert_cmpuint (count (window, "grey-moon"), ==, circles);
  g_assert_cmpuint (count (window, "deciding-grey-moon"), >=, 1);

  arb_session_set_marker (session, 2, ARB_MARKER_GREY_MOON);
  settle (window);
  g_assert_cmpuint (count (window, "orange-triangle"), ==, circles);
  g_assert_cmpuint (count (window, "grey-moon"), ==, triangles);
  fixture_window_close (window);
}

/* So do the lines of the log. */
static void
test_log (void)
{
  g_autoptr (ArbSession) session = fixture_record_open ("two-players-learning.arbiter");
  GtkWidget *window = gtk_window_new ();
  GtkWidget *log = g_object_new (ARB_TYPE_LOG_PANE, "session", session, NULL);
  guint circles;

  gtk_window_set_default_size (GTK_WINDOW (window), 300, 600);
  gtk_window_set_child (GTK_WINDOW (window), log);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  circles = count (log, "blue-circle");
  g_assert_cmpuint (circles, >, 4);
  arb_session_set_marker (session, 1, ARB_MARKER_BROWN_CROSS);
  gtk_test_widget_wait_for_draw (window);
  g_assert_cmpuint (count (log, "blue-circle"), ==, 0);
  g_assert_cmpuint (count (log, "brown-cross"), >=, circles);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A score sheet identifies players by name and marker. */
static void
test_score (void)
{
  g_autoptr (ArbSession) session = fixture_record_open ("two-players-learning.arbiter");
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *dialog;

  arb_session_set_marker (session, 1, ARB_MARKER_BROWN_CROSS);
  dialog = arb_score_dialog_new (session, GTK_WINDOW (window));
  gtk_window_present (GTK_WINDOW (dialog));
  gtk_test_widget_wait_for_draw (dialog);
  g_assert_cmpuint (count (dialog, "blue-circle"), ==, 0);
  g_assert_cmpuint (count (dialog, "brown-cross"), >=, 2);
  gtk_window_destroy (GTK_WINDOW (dialog));
  fixture_window_close (window);
}

/* In the window a name and an marker are chosen together, and are known the next time. */
static void
test_dialog (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window = fixture_window_new (session);
  g_autoptr (GHashTable) usual = NULL;
  GtkWidget *dialog, *button;

  g_settings_reset (fixture_get_settings (), "player-emblems");
  arb_rename_dialog_open (session, 1, GTK_WINDOW (window));
  dialog = fixture_find_toplevel (ADW_TYPE_MESSAGE_DIALOG);
  fixture_assert_narrow (dialog);
  gtk_editable_set_text (GTK_EDITABLE (fixture_find (dialog, GTK_TYPE_ENTRY, NULL)), "Ann");
  button = gtk_widget_get_ancestor (fixture_find (dialog, GTK_TYPE_IMAGE, "orange-triangle"),
                                    GTK_TYPE_TOGGLE_BUTTON);
  g_signal_emit_by_name (button, "clicked");
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), "apply");
  g_assert_cmpstr (arb_session_get_player (session, 1), ==, "Ann");
  g_assert_cmpint (arb_session_get_marker (session, 1), ==, ARB_MARKER_ORANGE_TRIANGLE);
  g_assert_cmpint (arb_session_get_marker (session, 2), ==, ARB_MARKER_BLUE_CIRCLE);

  usual = arb_settings_dup_markers ();
  g_assert_cmpuint (g_hash_table_size (usual), ==, 2);
  g_assert_cmpuint (GPOINTER_TO_UINT (g_hash_table_lookup (usual, "Ann")), ==,
                    ARB_MARKER_ORANGE_TRIANGLE);
  g_settings_reset (fixture_get_settings (), "player-emblems");
  fixture_window_close (window);
}

/* On paper the colours are those of the light style. */
static void
test_paper (void)
{
  GtkWidget *window = gtk_window_new ();
  ArbScoreColors colors;

  arb_score_colors_init_paper (&colors);
  for (ArbPlayerMarker marker = ARB_MARKER_TABLE; marker < ARB_N_MARKERS; marker++)
    {
      GdkRGBA color;

      g_assert_true (gtk_style_context_lookup_color (gtk_widget_get_style_context (window),
                                                     arb_player_marker_get_color (marker), &color));
      g_assert_true (gdk_rgba_equal (&color, &colors.markers[marker]));
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

/* How many pixels of a chart have that colour. */
static guint
count_pixels (ArbSession *session, const ArbScoreColors *colors, ArbPlayerMarker marker)
{
  g_autoptr (ArbScoreProof) proof = arb_session_dup_proof (session);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 400, 200);
  cairo_t *cr = cairo_create (surface);
  const GdkRGBA *color = &colors->markers[marker];
  guint32 expected = (guint32) (color->red * 255 + 0.5) << 16
                     | (guint32) (color->green * 255 + 0.5) << 8
                     | (guint32) (color->blue * 255 + 0.5);
  guint n = 0;

  arb_score_chart_draw (cr, 400, 200, session, proof, colors);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  for (int y = 0; y < 200; y++)
    for (int x = 0; x < 400; x++)
      {
        guint32 pixel;

        memcpy (&pixel,
                cairo_image_surface_get_data (surface)
                    + y * cairo_image_surface_get_stride (surface) + 4 * x,
                sizeof pixel);
        n += (pixel & 0xffffff) == expected;
      }
  cairo_surface_destroy (surface);
  return n;
}

/* A curve has the colour of its player. */
static void
test_chart (void)
{
  g_autoptr (ArbSession) session = fixture_record_open ("two-players-learning.arbiter");
  ArbScoreColors colors;

  arb_score_colors_init_paper (&colors);
  g_assert_cmpuint (count_pixels (session, &colors, ARB_MARKER_BLUE_CIRCLE), >, 50);
  g_assert_cmpuint (count_pixels (session, &colors, ARB_MARKER_TURQUOISE_HEART), ==, 0);
  arb_session_set_marker (session, 1, ARB_MARKER_TURQUOISE_HEART);
  g_assert_cmpuint (count_pixels (session, &colors, ARB_MARKER_BLUE_CIRCLE), ==, 0);
  g_assert_cmpuint (count_pixels (session, &colors, ARB_MARKER_TURQUOISE_HEART), >, 50);
}

/* A player without a name is not stored. */
static void
test_nameless (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window = fixture_window_new (session);
  g_autoptr (GHashTable) usual = NULL;
  GtkWidget *dialog;

  g_settings_reset (fixture_get_settings (), "player-emblems");
  arb_session_rename (session, 1, "Player 1");
  arb_session_rename (session, 2, "");
  arb_rename_dialog_open (session, 1, GTK_WINDOW (window));
  dialog = fixture_find_toplevel (ADW_TYPE_MESSAGE_DIALOG);
  g_signal_emit_by_name (gtk_widget_get_ancestor (fixture_find (dialog, GTK_TYPE_IMAGE,
                                                                "orange-triangle"),
                                                  GTK_TYPE_TOGGLE_BUTTON),
                         "clicked");
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), "apply");
  g_assert_cmpint (arb_session_get_marker (session, 1), ==, ARB_MARKER_ORANGE_TRIANGLE);
  usual = arb_settings_dup_markers ();
  g_assert_cmpuint (g_hash_table_size (usual), ==, 0);
  fixture_window_close (window);
}

int
main (int argc, char *argv[])
{
  if (!fixture_init (&argc, &argv))
    return 0;

  for (guint i = 0; i < G_N_ELEMENTS (systems); i++)
    {
      g_autofree char *path = g_strconcat ("/app/emblems/changed/", systems[i], NULL);

      g_test_add_data_func (path, systems[i], test_changed);
    }
  g_test_add_func ("/app/emblems/log", test_log);
  g_test_add_func ("/app/emblems/score", test_score);
  g_test_add_func ("/app/emblems/dialog", test_dialog);
  g_test_add_func ("/app/emblems/nameless", test_nameless);
  g_test_add_func ("/app/emblems/paper", test_paper);
  g_test_add_func ("/app/emblems/chart", test_chart);

  return g_test_run ();
}
