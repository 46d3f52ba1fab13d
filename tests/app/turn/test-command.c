/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"

#include "model/session/phrase-search.h"

#include <string.h>

/* The entry of the turn panel: the notation, or words for it. */

static const char system_id[] = "eminent-domain";

static guint
count_lines (ArbSession *session)
{
  return arb_session_get_length (session);
}

/* A move without effect is held, as after a tap; a second Enter plays it. */
static void
test_void (void)
{
  g_autoptr (ArbSession) session = fixture_session_new (system_id);
  ArbWindow *window = fixture_window_new (session);
  ArbTurnPanel *panel = arb_window_get_turn_panel (window);
  GtkWidget *verdict = fixture_find (GTK_WIDGET (panel), GTK_TYPE_LABEL, "verdict-word");

  arb_turn_panel_enter (panel, "play produce-trade");
  g_assert_cmpuint (count_lines (session), ==, 0);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (verdict)), ==, "Legal, but nothing would happen");
  /* Entering another move is no confirmation. */
  arb_turn_panel_enter (panel, "sing");
  arb_turn_panel_enter (panel, "play produce-trade");
  g_assert_cmpuint (count_lines (session), ==, 0);
  arb_turn_panel_enter (panel, "1 play produce-trade");
  g_assert_cmpuint (count_lines (session), ==, 1);
  g_assert_null (arb_turn_panel_get_message (panel));
  fixture_window_close (window);
}

/* The same for a move in the reader's language. */
static void
test_void_in_words (void)
{
  g_autoptr (ArbSession) session = fixture_session_new (system_id);
  ArbWindow *window = fixture_switch_language (fixture_window_new (session), "it");
  ArbTurnPanel *panel = arb_window_get_turn_panel (window);
  GtkWidget *verdict = fixture_find (GTK_WIDGET (panel), GTK_TYPE_LABEL, "verdict-word");

  arb_turn_panel_enter (panel, "gioca produzione");
  g_assert_cmpuint (count_lines (session), ==, 0);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (verdict)), ==,
                   "Valida, ma non succederebbe nulla");
  arb_turn_panel_enter (panel, "gioca produzione");
  g_assert_cmpuint (count_lines (session), ==, 1);
  fixture_end_language (session);
}

/* A certain refusal is called so, even if something else about the move is unknown. */
static void
test_refused_for_certain (void)
{
  g_autoptr (ArbSession) session = fixture_session_new (system_id);
  ArbWindow *window = fixture_window_new (session);
  ArbTurnPanel *panel = arb_window_get_turn_panel (window);
  GtkWidget *word = fixture_find (GTK_WIDGET (panel), GTK_TYPE_LABEL, "verdict-word");

  arb_turn_panel_enter (panel, "settle #1");
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (word)), ==, "Against the rules");
  g_assert_nonnull (fixture_find (GTK_WIDGET (panel), GTK_TYPE_WIDGET, "refused"));
  fixture_window_close (window);
}

/* Words that fit one move alone are that move. */
static void
test_only (void)
{
  g_autoptr (ArbSession) session = fixture_session_new (system_id);
  ArbWindow *window = fixture_window_new (session);
  ArbTurnPanel *panel = arb_window_get_turn_panel (window);
  g_autofree char *said = NULL;

  arb_turn_panel_enter (panel, "Lead surv");
  g_assert_null (arb_turn_panel_get_message (panel));
  said = arb_session_dup_said (session, count_lines (session));
  g_assert_cmpstr (said, ==, "1 lead survey");
  fixture_window_close (window);
}

/* Of several matching moves each can be chosen; without a match the line is no move. */
static void
test_meant (void)
{
  g_autoptr (ArbSession) session = fixture_session_new (system_id);
  ArbWindow *window = fixture_window_new (session);
  ArbTurnPanel *panel = arb_window_get_turn_panel (window);
  g_autofree char *said = NULL;

  arb_turn_panel_enter (panel, "survey");
  g_assert_cmpstr (arb_turn_panel_get_message (panel), ==, "Did you mean one of these?");
  g_assert_cmpuint (count_lines (session), ==, 0);
  arb_turn_panel_enter (panel, "abundance");
  g_assert_cmpstr (arb_turn_panel_get_message (panel), !=, "Did you mean one of these?");
  arb_turn_panel_enter (panel, "survey");
  fixture_press (panel, "turn.say");
  g_assert_null (arb_turn_panel_get_message (panel));
  g_assert_cmpuint (count_lines (session), >, 0);
  said = arb_session_dup_said (session, count_lines (session));
  g_assert_nonnull (strstr (said, "survey"));
  fixture_window_close (window);
}

/* The message to people who write in words does not mention the notation. */
static void
test_nothing_like_it (void)
{
  g_autoptr (ArbSession) session = fixture_session_new (system_id);
  ArbWindow *window = fixture_window_new (session);
  ArbTurnPanel *panel = arb_window_get_turn_panel (window);

  arb_turn_panel_enter (panel, "tidy up");
  g_assert_cmpstr (arb_turn_panel_get_message (panel), ==,
                   "“tidy up” is not possible now. While you type, Arbiter proposes what is.");
  arb_turn_panel_enter (panel, "lead nothing");
  g_assert_nonnull (strstr (arb_turn_panel_get_message (panel), "nothing"));
  fixture_window_close (window);
}

/* In another language the same is asked in its words. */
static void
test_meant_elsewhere (void)
{
  g_autoptr (ArbSession) session = fixture_session_new (system_id);
  ArbWindow *window = fixture_window_new (session);

  arb_turn_panel_enter (arb_window_get_turn_panel (window), "survey");
  window = fixture_switch_language (window, "it");
  g_assert_cmpstr (arb_turn_panel_get_message (arb_window_get_turn_panel (window)), ==,
                   "Intendevi una di queste?");
  arb_turn_panel_enter (arb_window_get_turn_panel (window), "guida esplora");
  g_assert_null (arb_turn_panel_get_message (arb_window_get_turn_panel (window)));
  fixture_end_language (session);
}

static gboolean
is_mapped (gpointer widget)
{
  return gtk_widget_get_mapped (widget);
}

/* The rows of proposals are large enough for fingers. */
static void
test_rows (void)
{
  g_autoptr (ArbSession) session = fixture_session_new (system_id);
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *panel = GTK_WIDGET (arb_window_get_turn_panel (window));
  GtkWidget *entry = fixture_find (panel, GTK_TYPE_ENTRY, NULL);
  GtkWidget *rows = NULL;
  GdkRectangle area;
  g_autoptr (GtkTreePath) path = gtk_tree_path_new_first ();

  gtk_widget_activate_action (panel, "win.command", NULL);
  gtk_editable_insert_text (GTK_EDITABLE (entry), "surv", -1, &(int){ 0 });
  rows = fixture_find (entry, GTK_TYPE_TREE_VIEW, NULL);
  fixture_wait (is_mapped, rows);
  gtk_tree_view_get_background_area (GTK_TREE_VIEW (rows), path, NULL, &area);
  g_assert_cmpint (area.height, >=, 44);
  fixture_window_close (window);
}

int
main (int argc, char **argv)
{
  if (!fixture_init (&argc, &argv))
    return 0;

  g_test_add_func ("/app/command/void", test_void);
  g_test_add_func ("/app/command/void-in-words", test_void_in_words);
  g_test_add_func ("/app/command/refused-for-certain", test_refused_for_certain);
  g_test_add_func ("/app/command/only", test_only);
  g_test_add_func ("/app/command/meant", test_meant);
  g_test_add_func ("/app/command/nothing-like-it", test_nothing_like_it);
  g_test_add_func ("/app/command/meant-elsewhere", test_meant_elsewhere);
  g_test_add_func ("/app/command/rows", test_rows);

  return g_test_run ();
}
