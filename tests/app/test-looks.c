/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"
#include "session-fixture.h"

#include "app/eminent-domain/seat-panel.h"
#include "app/eminent-domain/table-page.h"
#include "app/table-looks.h"

/* How a table is shown is a matter of the people at the screen, and remembered. */

static const char system_id[] = "eminent-domain";

static GtkWidget *
find_panel (ArbWindow *window)
{
  return fixture_find (GTK_WIDGET (window), EM_TYPE_SEAT_PANEL, NULL);
}

static gboolean
get_choice (gpointer object, const char *property)
{
  gboolean on;

  g_object_get (object, property, &on, NULL);
  return on;
}

static guint
count_looks (void)
{
  g_autoptr (GVariant) looks = g_settings_get_value (fixture_get_settings (), "table-looks");

  return (guint) g_variant_n_children (looks);
}

/* A table is shown as it was left, and no other; the game knows nothing of it. */
static void
test_look_remembered (void)
{
  static const char *const of_seat[] = { "score-hidden", "turned" };
  static const char *const of_table[] = { "scores-hidden", "choices-turned" };
  g_autoptr (ArbSession) session = session_fixture_new (system_id, "One", "Ann", "Bob");
  g_autoptr (ArbSession) other = session_fixture_new (system_id, "Two", "Ann", "Bob");
  g_autofree char *before = arb_document_to_string (arb_session_get_document (session), NULL);
  g_autofree char *after = NULL;
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *panel = find_panel (window);

  gtk_widget_activate_action (panel, "seat.score-hidden", NULL);
  gtk_widget_activate_action (panel, "seat.turned", NULL);
  gtk_widget_activate_action (panel, "table.scores-hidden", NULL);
  gtk_widget_activate_action (panel, "table.choices-turned", NULL);
  fixture_window_close (window);
  after = arb_document_to_string (arb_session_get_document (session), NULL);
  g_assert_cmpstr (before, ==, after);

  window = fixture_window_new (other);
  g_assert_false (get_choice (find_panel (window), "score-hidden"));
  fixture_window_close (window);

  window = fixture_window_new (session);
  panel = find_panel (window);
  for (guint i = 0; i < G_N_ELEMENTS (of_seat); i++)
    {
      g_assert_true (get_choice (panel, of_seat[i]));
      g_assert_false (get_choice (gtk_widget_get_next_sibling (panel), of_seat[i]));
    }
  for (guint i = 0; i < G_N_ELEMENTS (of_table); i++)
    g_assert_true (get_choice (gtk_widget_get_ancestor (panel, EM_TYPE_TABLE_PAGE), of_table[i]));
  fixture_window_close (window);
}

/* Only so many are remembered, and none that looks as any other. */
static void
test_looks_bounded (void)
{
  for (guint i = 0; i < ARB_MAX_TABLE_LOOKS + 3; i++)
    {
      g_autofree char *title = g_strdup_printf ("Table %u", i);
      g_autoptr (ArbSession) session = session_fixture_new (system_id, title, "Ann", "Bob");
      g_autoptr (GtkWidget) page = g_object_ref_sink (GTK_WIDGET (arb_page_new (session)));

      arb_table_looks_follow (fixture_get_settings (), ARB_PAGE (page));
      g_object_set (page, "scores-hidden", TRUE, NULL);
      if (i < ARB_MAX_TABLE_LOOKS + 2)
        continue;
      g_assert_cmpuint (count_looks (), ==, ARB_MAX_TABLE_LOOKS);
      g_object_set (page, "scores-hidden", FALSE, NULL);
      g_assert_cmpuint (count_looks (), ==, ARB_MAX_TABLE_LOOKS - 1);
    }
  g_settings_reset (fixture_get_settings (), "table-looks");
}

int
main (int argc, char *argv[])
{
  if (!fixture_init (&argc, &argv))
    return 0;
  g_test_add_func ("/app/looks/remembered", test_look_remembered);
  g_test_add_func ("/app/looks/bounded", test_looks_bounded);
  return g_test_run ();
}
