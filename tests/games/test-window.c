/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"
#include "session-fixture.h"

#include "app/score/score-dialog.h"
#include "app/turn/offer-button.h"
#include "model/session/story.h"

#include <string.h>

#define MAX_PRESSES 50

/*
 * The common table shows a game of which src/app has never heard, and its buttons play it.
 */

static gboolean
is_refused (GtkWidget *button)
{
  ArbOfferCell *cell = arb_offer_button_get_cell (ARB_OFFER_BUTTON (button));

  return cell->item->offer.verdict.value == ARB_ILLEGAL;
}

/* The first button under @widget that is shown, does @action, and records no refused offer. */
static GtkWidget *
find_button (GtkWidget *widget, const char *action)
{
  GtkWidget *found = NULL;

  if (!gtk_widget_get_mapped (widget))
    return NULL;
  if (gtk_widget_is_sensitive (widget) && g_strcmp0 (fixture_get_action (widget), action) == 0
      && (!g_str_equal (action, "turn.offer") || !is_refused (widget)))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_button (child, action);
  return found;
}

static gboolean
shows (gpointer widget, const char *text)
{
  g_autofree char *description = fixture_dup_description (widget);

  return strstr (description, text) != NULL;
}

/* Presses the button of an answer if there is one, and else that of an offer, until the game is
 * over; returns how many answers that were. */
static guint
play_by_buttons (ArbSession *session, ArbWindow *window)
{
  guint n_answers = 0;

  for (guint n_presses = 0; !arb_session_get_over (session); n_presses++)
    {
      GtkWidget *panel = GTK_WIDGET (arb_window_get_turn_panel (window));
      GtkWidget *button = find_button (panel, "turn.answer");

      n_answers += button != NULL;
      if (button == NULL)
        button = find_button (panel, "turn.offer");
      g_assert_nonnull (button);
      g_assert_cmpuint (n_presses, <, MAX_PRESSES);
      g_signal_emit_by_name (button, "clicked");
      fixture_idle ();
    }
  return n_answers;
}

static void
assert_story (ArbSession *session, guint nth, const char *text)
{
  g_autoptr (ArbStoryLine) line = g_list_model_get_item (arb_session_get_story (session), nth);

  g_assert_nonnull (line);
  g_assert_nonnull (strstr (line->text, text));
}

/* The table, the story, and undo. */
static void
test_table (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("stairs");
  ArbWindow *window = fixture_window_new (session);

  g_assert_true (shows (window, "Height of the stairs"));
  session_fixture_say (session, "1 lay 3", FALSE);
  session_fixture_say (session, "2 clear", FALSE);
  fixture_idle ();
  assert_story (session, 0, "lays 3");
  assert_story (session, 1, "clears the stairs away");
  g_assert_true (arb_session_undo (session));
  fixture_idle ();
  g_assert_cmpuint (g_list_model_get_n_items (arb_session_get_story (session)), ==, 1);
  fixture_window_close (window);
}

/* A card on the 12 waits for what the table answers. */
static void
test_open_rule (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("stairs");
  ArbWindow *window = fixture_window_new (session);

  session_fixture_say (session, "1 lay 12", FALSE);
  fixture_idle ();
  g_assert_cmpuint (play_by_buttons (session, window), ==, 1);
  fixture_window_close (window);
}

static void
test_whole_game (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("stairs");
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *sheet;

  play_by_buttons (session, window);
  sheet = arb_score_dialog_new (session, GTK_WINDOW (window));
  gtk_window_present (GTK_WINDOW (sheet));
  gtk_test_widget_wait_for_draw (sheet);
  g_assert_nonnull (fixture_find (sheet, GTK_TYPE_LABEL, "number-1"));
  g_assert_true (shows (sheet, "Cards laid"));
  gtk_window_destroy (GTK_WINDOW (sheet));
  fixture_window_close (window);
}

int
main (int argc, char *argv[])
{
  if (!fixture_init (&argc, &argv))
    return 0;
  g_test_add_func ("/games/window/table", test_table);
  g_test_add_func ("/games/window/open-rule", test_open_rule);
  g_test_add_func ("/games/window/whole-game", test_whole_game);
  return g_test_run ();
}
