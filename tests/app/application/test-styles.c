/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"

#include "app/widgets/widgets.h"

/* A reused widget has the style of what it shows now, whatever it showed before. */

#define STEPS 60
#define COMPARED_EVERY 6

static void
describe_fonts (GtkWidget *widget, GPtrArray *lines)
{
  if (!gtk_widget_get_visible (widget))
    return;
  if (GTK_IS_LABEL (widget))
    {
      PangoContext *context = gtk_widget_get_pango_context (widget);
      g_autofree char *font =
          pango_font_description_to_string (pango_context_get_font_description (context));

      g_ptr_array_add (lines, g_strdup_printf ("“%s” in %s",
                                               gtk_label_get_text (GTK_LABEL (widget)), font));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    describe_fonts (child, lines);
}

static char *
dup_fonts (ArbWindow *window)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  fixture_idle ();
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  describe_fonts (GTK_WIDGET (arb_window_get_turn_panel (window)), lines);
  g_ptr_array_add (lines, NULL);
  return g_strjoinv ("\n", (char **) lines->pdata);
}

/* A turn panel has the fonts of one that never showed anything else. */
static void
test_reused (void)
{
  g_autoptr (ArbSession) session = fixture_record_open ("two-players-bureaucracy.arbiter");
  ArbWindow *window;

  while (arb_session_get_can_undo (session))
    arb_session_undo (session);
  window = fixture_window_new (session);
  for (guint i = 1; i <= STEPS && arb_session_get_can_redo (session); i++)
    {
      g_autofree char *fonts = NULL;
      g_autofree char *fresh = NULL;
      ArbWindow *other;

      arb_session_redo (session);
      fonts = dup_fonts (window);
      if (i % COMPARED_EVERY != 0)
        continue;
      other = fixture_window_new (session);
      fresh = dup_fonts (other);
      g_assert_cmpstr (fonts, ==, fresh);
      fixture_window_close (other);
    }
  fixture_window_close (window);
}

/* Light or dark and the size of text are for all windows at once, and go back to those of the system. */
static void
test_preferences (void)
{
  GSettings *settings = fixture_get_settings ();
  AdwStyleManager *manager = adw_style_manager_get_default ();
  gboolean dark = adw_style_manager_get_dark (manager);
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window = fixture_window_new (session);
  double scale = arb_widget_get_text_scale (GTK_WIDGET (window));

  g_settings_set_string (settings, "color-scheme", "dark");
  g_assert_true (adw_style_manager_get_dark (manager));
  g_settings_set_string (settings, "color-scheme", "light");
  g_assert_false (adw_style_manager_get_dark (manager));
  g_settings_set_int (settings, "text-size", 200);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_cmpfloat (arb_widget_get_text_scale (GTK_WIDGET (window)), >, 1.7 * scale);
  g_settings_reset (settings, "text-size");
  g_settings_reset (settings, "color-scheme");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_cmpfloat_with_epsilon (arb_widget_get_text_scale (GTK_WIDGET (window)), scale, 0.01);
  g_assert_true (adw_style_manager_get_dark (manager) == dark);
  fixture_window_close (window);
}

int
main (int argc, char *argv[])
{
  if (!fixture_init (&argc, &argv))
    return 0;
  g_test_add_func ("/app/styles/reused", test_reused);
  g_test_add_func ("/app/styles/preferences", test_preferences);
  return g_test_run ();
}
