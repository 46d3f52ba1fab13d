/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"

#include "model/session/log-line.h"

#include <string.h>

/* There and back: other words, the same game. */
static void
test_log (void)
{
  static const struct
  {
    const char *language;
    const char *survey;
  } cases[] = {
    { "it", "Esplorazione" },
    { "fr", "Observation" },
    { "ja", "探査" },
    { "en", "Survey" },
  };
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window = fixture_window_new (session);
  guint length;

  gtk_widget_activate_action (GTK_WIDGET (arb_window_get_turn_panel (window)), "turn.say", "s",
                              "1 lead survey");
  length = arb_session_get_length (session);
  g_assert_cmpuint (length, >, 0);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (ArbLogLine) line = NULL;

      window = fixture_switch_language (window, cases[i].language);
      g_assert_nonnull (window);
      line = arb_session_dup_line (session, length);
      g_assert_nonnull (strstr (line->text, cases[i].survey));
      g_assert_cmpuint (arb_session_get_length (session), ==, length);
    }
  fixture_end_language (session);
}

static GtkEditable *
find_command (ArbWindow *window)
{
  return GTK_EDITABLE (
      fixture_find (GTK_WIDGET (arb_window_get_turn_panel (window)), GTK_TYPE_ENTRY, NULL));
}

/* A half-written line with the cursor in it, the open drawer and the verdict on another move stay,
 * in other words. */
static void
test_begun (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *panel = GTK_WIDGET (arb_window_get_turn_panel (window));
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  gtk_widget_activate_action (panel, "turn.more", "s", ARB_OFFER_OTHER);
  gtk_widget_activate_action (panel, "turn.say", "s", "acquire abundance");
  gtk_widget_activate_action (panel, "win.command", NULL);
  gtk_editable_set_text (find_command (window), "lead sur");
  gtk_editable_set_position (find_command (window), 4);
  before = fixture_dup_description (panel);
  for (const char *const *language = fixture_languages (); *language != NULL; language++)
    {
      window = fixture_switch_language (window, *language);
      panel = GTK_WIDGET (arb_window_get_turn_panel (window));
      g_assert_cmpstr (gtk_editable_get_text (find_command (window)), ==, "lead sur");
      g_assert_cmpint (gtk_editable_get_position (find_command (window)), ==, 4);
      g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)),
                                             GTK_WIDGET (find_command (window))));
      g_assert_nonnull (arb_turn_panel_get_message (ARB_TURN_PANEL (panel)));
      g_assert_true (gtk_widget_get_visible (fixture_find (panel, GTK_TYPE_WIDGET, "drawer")));
    }
  after = fixture_dup_description (panel);
  g_assert_cmpstr (before, ==, after);
  fixture_end_language (session);
}

/* The verdict on a button leaves the button marked, and on a line that is no move, the line. */
static void
test_held (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *panel = GTK_WIDGET (arb_window_get_turn_panel (window));
  GtkWidget *refused = fixture_find (panel, GTK_TYPE_BUTTON, "refused");
  g_autofree char *message = NULL;
  g_autofree char *reported = NULL;

  g_assert_nonnull (refused);
  gtk_widget_grab_focus (refused);
  g_signal_emit_by_name (refused, "clicked");
  g_assert_cmpuint (fixture_count (panel, GTK_TYPE_BUTTON, "held"), ==, 1);
  message = g_strdup (arb_turn_panel_get_message (ARB_TURN_PANEL (panel)));
  window = fixture_switch_language (window, "ja");
  panel = GTK_WIDGET (arb_window_get_turn_panel (window));
  g_assert_cmpuint (fixture_count (panel, GTK_TYPE_BUTTON, "held"), ==, 1);
  g_assert_cmpstr (arb_turn_panel_get_message (ARB_TURN_PANEL (panel)), !=, message);
  gtk_widget_activate_action (panel, "win.command", NULL);
  gtk_widget_activate_action (panel, "turn.say", "s", "sing loudly");
  window = fixture_switch_language (window, "en");
  panel = GTK_WIDGET (arb_window_get_turn_panel (window));
  /* A screen reader announces it with the entry, as before. */
  reported = gtk_test_accessible_check_property (GTK_ACCESSIBLE (find_command (window)),
                                                 GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "");
  g_assert_nonnull (strstr (reported, "Not a move"));
  g_assert_nonnull (strstr (arb_turn_panel_get_message (ARB_TURN_PANEL (panel)), "sing"));
  fixture_end_language (session);
}

/* No word of the header or the table prevents a wide window from becoming as narrow as on a phone,
 * where windows can only be closed. */
static void
test_width (void)
{
  static const char *const systems[] = { "eminent-domain", "nine-domains" };

  g_object_set (gtk_settings_get_default (), "gtk-decoration-layout", ":close", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (systems); i++)
    {
      g_autoptr (ArbSession) session = fixture_session_new (systems[i]);
      ArbWindow *window = fixture_window_new (session);

      for (const char *const *language = fixture_languages (); *language != NULL; language++)
        {
          window = fixture_switch_language (window, *language);
          gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
          fixture_assert_narrow (window);
        }
      fixture_end_language (session);
    }
}

static PangoLanguage *
get_language (GtkWidget *widget, const char *text)
{
  PangoAttrList *attributes = pango_attr_list_new ();
  GList *items = pango_itemize (gtk_widget_get_pango_context (widget), text, 0, (int) strlen (text),
                                attributes, NULL);
  PangoLanguage *language = ((PangoItem *) items->data)->analysis.language;

  g_list_free_full (items, (GDestroyNotify) pango_item_free);
  pango_attr_list_unref (attributes);
  return language;
}

/* Chinese characters have Japanese glyphs, also in the second language. */
static void
test_glyphs (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window = fixture_window_new (session);

  for (const char *const *language = fixture_languages (); *language != NULL; language++)
    {
      GtkWidget *label;

      window = fixture_switch_language (window, *language);
      label = fixture_find (GTK_WIDGET (window), GTK_TYPE_LABEL, "title-2");
      g_assert_true (
          pango_language_matches (pango_context_get_language (gtk_widget_get_pango_context (label)),
                                  *language));
      g_assert_cmpstr (pango_language_to_string (get_language (label, "画直骨")), ==, "ja");
    }
  fixture_end_language (session);
}

static void
choose_italian (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window = fixture_window_new (session);
  g_autofree char *text = NULL;

  window = fixture_switch_language (window, "it");
  text = fixture_dup_description (arb_window_get_turn_panel (window));
  g_assert_nonnull (strstr (text, "Esplora"));
  fixture_end_language (session);
}

/* People can choose a language even if the system has none, or names one that is not installed. */
static void
test_locales (void)
{
  static const char *const locales[] = { "C", "xx_NOT.UTF-8", NULL };
  g_autofree char *before = g_strdup (g_getenv ("LC_ALL"));

  if (g_test_subprocess ())
    {
      choose_italian ();
      return;
    }
  g_setenv ("LANG", "C.UTF-8", TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (locales); i++)
    {
      if (locales[i] != NULL)
        g_setenv ("LC_ALL", locales[i], TRUE);
      else
        g_unsetenv ("LC_ALL");
      g_test_trap_subprocess (NULL, 0, 0);
      g_test_trap_assert_passed ();
    }
  if (before != NULL)
    g_setenv ("LC_ALL", before, TRUE);
}

int
main (int argc, char *argv[])
{
  if (!fixture_init (&argc, &argv))
    return 0;

  g_test_add_func ("/app/language/log", test_log);
  g_test_add_func ("/app/language/begun", test_begun);
  g_test_add_func ("/app/language/held", test_held);
  g_test_add_func ("/app/language/width", test_width);
  g_test_add_func ("/app/language/glyphs", test_glyphs);
  g_test_add_func ("/app/language/locales", test_locales);

  return g_test_run ();
}
