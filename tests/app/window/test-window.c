/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"
#include "session-fixture.h"

#include "app/application/preferences-dialog.h"
#include "app/turn/command-entry.h"
#include "app/turn/record-dialog.h"
#include "app/widgets/widgets.h"
#include "app/widgets/settings.h"
#include "app/window/first-hint.h"
#include "app/window/window-actions.h"
#include "app/window/window-private.h"
#include "app/window/window-size.h"
#include "engine/core/notation.h"
#include "model/library/library.h"
#include "model/session/log-line.h"

#include <glib/gstdio.h>
#include <string.h>

static GtkWidget *
find_choice (ArbWindow *window, const char *class)
{
  return fixture_find (GTK_WIDGET (arb_window_get_turn_panel (window)), GTK_TYPE_BUTTON, class);
}

static void
click (GtkWidget *button)
{
  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
}

static void
test_choose_undo_redo (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("nine-domains");
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *widget = GTK_WIDGET (window);

  /* All six cards lie face down. */
  click (fixture_find (fixture_find (GTK_WIDGET (arb_window_get_turn_panel (window)), GTK_TYPE_BOX,
                                     "turn-foot"),
                       GTK_TYPE_BUTTON, "legal"));
  g_assert_cmpuint (session_fixture_get_length (session), ==, 6);
  g_assert_true (gtk_widget_activate_action (widget, "win.undo", NULL));
  g_assert_cmpuint (session_fixture_get_length (session), ==, 0);
  g_assert_true (gtk_widget_activate_action (widget, "win.redo", NULL));
  g_assert_cmpuint (session_fixture_get_length (session), ==, 6);
  fixture_window_close (window);
}

static AdwMessageDialog *
ask_for_end (ArbWindow *window)
{
  gpointer dialog;

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.end-game", NULL));
  dialog = fixture_find_toplevel (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_nonnull (dialog);
  return dialog;
}

/* Whoever ends a game says whether it counts; nobody wins one that does not, and Undo takes it
 * back. */
static void
test_end (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window = fixture_window_new (session);
  AdwMessageDialog *dialog;

  session_fixture_say (session, "1 adjust influence +3", TRUE);
  dialog = ask_for_end (window);
  fixture_assert_narrow (dialog);
  adw_message_dialog_response (dialog, "cancel");
  fixture_idle ();
  g_assert_false (arb_session_get_over (session));

  adw_message_dialog_response (ask_for_end (window), "not-counting");
  fixture_idle ();
  g_assert_true (arb_session_get_over (session));
  g_assert_cmpuint (arb_session_get_sheet (session)->winners, ==, 0);
  g_assert_true (arb_session_undo (session));
  g_assert_false (arb_session_get_over (session));

  adw_message_dialog_response (ask_for_end (window), "score");
  fixture_idle ();
  g_assert_true (arb_session_get_over (session));
  g_assert_cmpuint (arb_session_get_sheet (session)->winners, ==, 1u << 1);
  fixture_window_close (window);
}

/* One hint in a turn, each until a move is made or it is acknowledged, and never again. */
static void
test_hints (void)
{
  GSettings *settings = arb_settings_get ();
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  g_autoptr (ArbSession) other = fixture_session_new ("eminent-domain");
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *hint = fixture_find (GTK_WIDGET (window), ARB_TYPE_FIRST_HINT, NULL);
  GtkWidget *preferences;
  gpointer row, button;

  g_settings_reset (settings, "dismissed-hints");
  g_assert_cmpstr (arb_first_hint_get_hint (ARB_FIRST_HINT (hint)), ==, "choose");
  arb_settings_add ("dismissed-hints", "columns");
  arb_turn_panel_enter (arb_window_get_turn_panel (window), "lead survey");
  g_assert_true (arb_settings_has ("dismissed-hints", "choose"));
  g_assert_null (arb_first_hint_get_hint (ARB_FIRST_HINT (hint)));
  arb_turn_panel_enter (arb_window_get_turn_panel (window), "1 keep ?");
  g_assert_null (arb_first_hint_get_hint (ARB_FIRST_HINT (hint)));
  arb_turn_panel_enter (arb_window_get_turn_panel (window), "2 lead survey");
  g_assert_cmpstr (arb_first_hint_get_hint (ARB_FIRST_HINT (hint)), ==, "planets");
  g_assert_true (
      g_str_has_prefix (gtk_label_get_text (GTK_LABEL (fixture_find (hint, GTK_TYPE_LABEL, NULL))),
                        "“#1”"));
  arb_settings_add ("dismissed-hints", "planets");
  g_assert_cmpstr (arb_first_hint_get_hint (ARB_FIRST_HINT (hint)), ==, "undo");
  g_assert_true (gtk_widget_activate_action (hint, "hint.dismiss", NULL));
  g_assert_null (arb_first_hint_get_hint (ARB_FIRST_HINT (hint)));
  arb_turn_panel_enter (arb_window_get_turn_panel (window), "2 keep ?");
  g_assert_null (arb_first_hint_get_hint (ARB_FIRST_HINT (hint)));
  arb_turn_panel_enter (arb_window_get_turn_panel (window), "1 dissent");
  arb_turn_panel_enter (arb_window_get_turn_panel (window), "2 discard 1");
  arb_turn_panel_enter (arb_window_get_turn_panel (window), "1 lead survey");
  g_assert_cmpstr (arb_first_hint_get_hint (ARB_FIRST_HINT (hint)), ==, "implied");
  arb_window_set_session (window, other);
  g_assert_null (arb_first_hint_get_hint (ARB_FIRST_HINT (hint)));
  preferences = arb_preferences_dialog_new (GTK_WINDOW (window));
  button = fixture_find (preferences, GTK_TYPE_BUTTON, "text-button");
  row = gtk_widget_get_ancestor (button, ADW_TYPE_ACTION_ROW);
  g_assert_cmpstr (adw_action_row_get_subtitle (row), ==, "4 were dismissed");
  g_signal_emit_by_name (button, "clicked");
  g_assert_cmpstr (adw_action_row_get_subtitle (row), ==,
                   "None was dismissed; they come one at a time");
  g_assert_cmpstr (arb_first_hint_get_hint (ARB_FIRST_HINT (hint)), ==, "choose");
  g_assert_false (gtk_widget_get_sensitive (button));
  gtk_window_destroy (GTK_WINDOW (preferences));
  fixture_window_close (window);
}

/* Hints that were closed for good do not come again with the next move. */
static void
test_hints_closed (void)
{
  GSettings *settings = arb_settings_get ();
  g_autoptr (ArbSession) session = fixture_session_new ("nine-domains");
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *hint = fixture_find (GTK_WIDGET (window), ARB_TYPE_FIRST_HINT, NULL);

  g_settings_reset (settings, "dismissed-hints");
  g_assert_nonnull (arb_first_hint_get_hint (ARB_FIRST_HINT (hint)));
  click (fixture_find_with_action (hint, "hint.dismiss-all"));
  g_assert_null (arb_first_hint_get_hint (ARB_FIRST_HINT (hint)));
  click (find_choice (window, "legal"));
  g_assert_null (arb_first_hint_get_hint (ARB_FIRST_HINT (hint)));
  fixture_window_close (window);
}

/* Fails if @hint covers words, a picture or a button in @root. */
static void
assert_covers_nothing (GtkWidget *hint, GtkWidget *root)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (hint));
  graphene_rect_t own, bounds;

  if (!gtk_widget_get_mapped (root) || root == hint)
    return;
  g_assert_true (gtk_widget_compute_bounds (hint, window, &own));
  g_assert_true (gtk_widget_compute_bounds (root, window, &bounds));
  if (GTK_IS_BUTTON (root) || GTK_IS_LABEL (root) || GTK_IS_IMAGE (root))
    g_assert_false (graphene_rect_intersection (&own, &bounds, NULL));
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    assert_covers_nothing (hint, child);
}

static void
assert_near (GtkWidget *hint, GtkWidget *thing)
{
  graphene_rect_t own, bounds;

  g_assert_true (gtk_widget_compute_bounds (hint, GTK_WIDGET (gtk_widget_get_root (hint)), &own));
  g_assert_true (
      gtk_widget_compute_bounds (thing, GTK_WIDGET (gtk_widget_get_root (hint)), &bounds));
  /* At most the pointer is between them. */
  graphene_rect_inset (&bounds, -12, -12);
  g_assert_true (graphene_rect_intersection (&own, &bounds, NULL));
}

/* A hint lies over a free place of the page, at the thing that it speaks of: nothing moves when it
 * appears or disappears. */
static void
check_hint (gint width, gint height)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  GSettings *settings = arb_settings_get ();
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *panel = GTK_WIDGET (arb_window_get_turn_panel (window));
  GtkWidget *hint = fixture_find (GTK_WIDGET (window), ARB_TYPE_FIRST_HINT, NULL);
  graphene_rect_t with, without;

  g_settings_reset (settings, "dismissed-hints");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_nonnull (arb_first_hint_get_hint (ARB_FIRST_HINT (hint)));
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  for (guint frames = 0; frames < 6; frames++)
    {
      fixture_idle ();
      gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
    }
  g_assert_cmpint (gtk_widget_get_height (hint), >, 0);
  assert_covers_nothing (hint, GTK_WIDGET (window));
  assert_near (hint, panel);
  g_assert_true (gtk_widget_compute_bounds (panel, GTK_WIDGET (window), &with));
  g_assert_true (gtk_widget_activate_action (hint, "hint.dismiss", NULL));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_null (arb_first_hint_get_hint (ARB_FIRST_HINT (hint)));
  g_assert_true (gtk_widget_compute_bounds (panel, GTK_WIDGET (window), &without));
  g_assert_true (graphene_rect_equal (&with, &without));
  fixture_window_close (window);
}

static void
test_hint_pushes_nothing (void)
{
  check_hint (1290, 810);
  check_hint (1000, 780);
  check_hint (780, 1034);
  check_hint (370, 740);
}

/* The first window suits its screen: the log of a table of four is shown if the screen has room. */
static void
test_first_size (void)
{
  static const struct
  {
    gint screen[2];
    gint window[2];
  } sizes[] = {
    { { 2560, 1440 }, { 1760, 1100 } }, { { 1920, 1080 }, { 1632, 918 } },
    { { 1366, 768 }, { 1366, 728 } },   { { 1280, 800 }, { 1280, 760 } },
    { { 768, 1024 }, { 768, 870 } },    { { 412, 915 }, { 412, 860 } },
    { { 360, 720 }, { 360, 680 } },     { { 360, 294 }, { 360, 294 } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      gint width, height;

      arb_window_size_propose (sizes[i].screen[0], sizes[i].screen[1], &width, &height);
      g_assert_cmpint (width, ==, sizes[i].window[0]);
      g_assert_cmpint (height, ==, sizes[i].window[1]);
    }
}

static void
find_scrolling (GtkWidget *root, guint *n)
{
  if (GTK_IS_SCROLLED_WINDOW (root) && gtk_widget_get_mapped (root))
    {
      GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (root));

      *n += gtk_adjustment_get_upper (adjustment) > gtk_adjustment_get_page_size (adjustment);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    find_scrolling (child, n);
}

/* On a phone, too, all of the main menu is to be seen at once: About is its last entry. */
static void
test_menu_fits (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window = fixture_window_new (session);
  GtkMenuButton *button = GTK_MENU_BUTTON (
      gtk_widget_get_template_child (GTK_WIDGET (window), ARB_TYPE_WINDOW, "menu_button"));
  guint n = 0;

  gtk_window_set_default_size (GTK_WINDOW (window), 360, 720);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  gtk_menu_button_popup (button);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (gtk_menu_button_get_popover (button)));
  find_scrolling (GTK_WIDGET (gtk_menu_button_get_popover (button)), &n);
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (gtk_menu_button_get_popover (button))), >,
                   300);
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (gtk_menu_button_get_popover (button))), <,
                   720 - 46);
  g_assert_cmpuint (n, ==, 0);
  gtk_menu_button_popdown (button);
  fixture_window_close (window);
}

/* A long title with large letters does not make the window wider than a phone. */
static void
test_title (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *title = fixture_find (GTK_WIDGET (window), ADW_TYPE_WINDOW_TITLE, NULL);
  int minimum, natural;

  gtk_widget_measure (title, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  g_assert_cmpint (minimum, <, 40);
  g_assert_cmpint (natural, >, 80);
  fixture_window_close (window);
}

static gboolean
has_problem (gpointer session)
{
  return arb_session_get_problem (session) != NULL;
}

static gboolean
is_saved (gpointer session)
{
  return arb_session_get_saved (session);
}

/* While a game cannot be saved, the window says so and lets people try again at once. */
static void
test_try_again (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("nine-domains");
  g_autofree char *folder = arb_library_get_folder ("games");
  g_autofree char *aside = g_strconcat (folder, ".aside", NULL);
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *bar = fixture_find (GTK_WIDGET (window), GTK_TYPE_INFO_BAR, NULL);

  g_assert_true (arb_session_flush (session, NULL));
  g_assert_cmpint (g_rename (folder, aside), ==, 0);
  g_assert_true (g_file_set_contents (folder, "", 0, NULL));
  click (find_choice (window, "legal"));
  fixture_wait (has_problem, session);
  g_assert_true (gtk_info_bar_get_revealed (GTK_INFO_BAR (bar)));
  g_assert_false (arb_session_get_saved (session));

  g_assert_cmpint (g_unlink (folder), ==, 0);
  g_assert_cmpint (g_rename (aside, folder), ==, 0);
  /* Behind “Save As…”. */
  click (gtk_widget_get_next_sibling (fixture_find (bar, GTK_TYPE_BUTTON, NULL)));
  fixture_wait (is_saved, session);
  g_assert_false (gtk_info_bar_get_revealed (GTK_INFO_BAR (bar)));
  fixture_window_close (window);
}

/* The menu has the actions for which no button has room. */
static void
test_actions (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *entry =
      fixture_find (GTK_WIDGET (arb_window_get_turn_panel (window)), GTK_TYPE_ENTRY, NULL);

  gtk_widget_activate_action (GTK_WIDGET (window), "win.command", NULL);
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)), entry));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.statement", NULL);
  g_assert_nonnull (fixture_find_toplevel (ARB_TYPE_RECORD_DIALOG));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.show-help-overlay", NULL);
  g_assert_nonnull (fixture_find_toplevel (GTK_TYPE_SHORTCUTS_WINDOW));
  fixture_window_close (window);
}

static void
test_entry (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("nine-domains");
  ArbWindow *window = fixture_window_new (session);
  ArbTurnPanel *panel = arb_window_get_turn_panel (window);
  g_autoptr (ArbChoice) choice = g_object_ref (arb_session_get_choices (session)->pdata[0]);

  arb_turn_panel_enter (panel, "sing a song");
  g_assert_nonnull (arb_turn_panel_get_message (panel));
  g_assert_cmpuint (session_fixture_get_length (session), ==, 0);

  arb_turn_panel_enter (panel, choice->text);
  g_assert_null (arb_turn_panel_get_message (panel));
  g_assert_cmpuint (session_fixture_get_length (session), ==, 1);

  /* The same card again: refused, and the reason stays until it is dismissed. */
  arb_turn_panel_enter (panel, choice->text);
  g_assert_nonnull (arb_turn_panel_get_message (panel));
  g_assert_cmpuint (session_fixture_get_length (session), ==, 1);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (panel), "turn.dismiss", NULL));
  g_assert_null (arb_turn_panel_get_message (panel));
  fixture_window_close (window);
}

/* Typing proposes the moves that are possible at that moment. */
static void
test_proposals (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window = fixture_window_new (session);
  ArbTurnPanel *panel = arb_window_get_turn_panel (window);
  gpointer entry = gtk_widget_get_template_child (GTK_WIDGET (panel), ARB_TYPE_TURN_PANEL, "entry");

  g_assert_true (arb_command_entry_proposes (entry, "lead"));
  g_assert_false (arb_command_entry_proposes (entry, "boost"));
  arb_turn_panel_enter (panel, "1 lead warfare");
  g_assert_null (arb_turn_panel_get_message (panel));
  g_assert_true (arb_command_entry_proposes (entry, "boost"));
  g_assert_false (arb_command_entry_proposes (entry, "lead"));
  fixture_window_close (window);
}

/* A technology for one symbol is against the rules; the table can allow it. */
static void
test_allow_anyway (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window = fixture_window_new (session);
  ArbTurnPanel *panel = arb_window_get_turn_panel (window);
  g_autoptr (ArbLogLine) line = NULL;
  guint n;

  arb_turn_panel_enter (panel, "lead research");
  arb_turn_panel_enter (panel, "done");
  n = session_fixture_get_length (session);
  arb_turn_panel_enter (panel, "acquire improved-survey-sc");
  g_assert_nonnull (arb_turn_panel_get_message (panel));
  g_assert_cmpuint (session_fixture_get_length (session), ==, n);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (panel), "turn.allow", NULL));
  g_assert_null (arb_turn_panel_get_message (panel));
  g_assert_cmpstr (gtk_editable_get_text (
                       GTK_EDITABLE (fixture_find (GTK_WIDGET (panel), GTK_TYPE_ENTRY, NULL))),
                   ==, "");
  g_assert_cmpuint (session_fixture_get_length (session), ==, n + 1);
  line = arb_session_dup_line (session, session_fixture_get_length (session));
  g_assert_true (line->entry.ruled);
  fixture_window_close (window);
}

/* The remedies are shown on request, and forgotten with the next move. */
static void
test_remedies (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window = fixture_window_new (session);
  ArbTurnPanel *panel = arb_window_get_turn_panel (window);
  GtkWidget *button = fixture_find (GTK_WIDGET (panel), GTK_TYPE_BUTTON, "remedy");
  GtkWidget *label = fixture_find (GTK_WIDGET (panel), GTK_TYPE_LABEL, "remedy");

  arb_turn_panel_enter (panel, "lead research");
  arb_turn_panel_enter (panel, "acquire improved-survey-sc");
  g_assert_true (gtk_widget_get_visible (button));
  g_assert_false (gtk_widget_get_visible (label));
  g_signal_emit_by_name (button, "clicked");
  g_assert_false (gtk_widget_get_visible (button));
  g_assert_true (gtk_widget_get_visible (label));
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (label)), !=, "");

  arb_turn_panel_enter (panel, "sing a song");
  g_assert_false (gtk_widget_get_visible (button));
  g_assert_false (gtk_widget_get_visible (label));
  fixture_window_close (window);
}

/* Makes a move by the button of just this move, if there is one, otherwise by the entry. The button
 * of a part only chooses it. */
static void
make_move (ArbWindow *window, ArbMove move)
{
  ArbSession *session = arb_window_get_session (window);
  ArbTurnPanel *panel = arb_window_get_turn_panel (window);
  GPtrArray *offers = arb_session_get_offers (session);
  const ArbCatalogue *catalogue = arb_session_get_catalogue (session);
  g_autofree char *text = arb_move_to_string (catalogue, move);

  for (guint i = 0; i < offers->len; i++)
    {
      g_autoptr (ArbOfferItem) item = g_object_ref (offers->pdata[i]);
      const ArbOffer *offer = &item->offer;

      if (offer->n_moves != 1 || offer->part || !arb_move_equal (offer->moves[0], move))
        continue;
      gtk_widget_activate_action (GTK_WIDGET (panel), "turn.offer", "s",
                                  arb_offer_item_get_choice (item)->text);
      if (!arb_offer_item_is_plain (item))
        gtk_widget_activate_action (GTK_WIDGET (panel), "turn.allow", NULL);
      return;
    }
  arb_turn_panel_enter (panel, text);
}

static void
assert_same_game (ArbSession *session, const ArbGame *record)
{
  const ArbGame *game = arb_document_get_game (arb_session_get_document (session));
  ArbScoreSheet sheet;

  g_assert_cmpuint (arb_game_get_length (game), ==, arb_game_get_length (record));
  for (guint i = 0; i < arb_game_get_length (record); i++)
    {
      const ArbEntry *ours = arb_game_get_entry (game, i);
      const ArbEntry *theirs = arb_game_get_entry (record, i);

      g_assert_true (arb_move_equal (ours->move, theirs->move));
      g_assert_cmpuint (ours->verdict.value, ==, theirs->verdict.value);
    }
  arb_game_score (record, &sheet);
  g_assert_cmpuint (arb_session_get_sheet (session)->winners, ==, sheet.winners);
}

/* Plays all of @record in a window on @session, and finds the same game on the disk. */
static void
play_in_window (ArbSession *session, const ArbGame *record)
{
  g_autoptr (ArbSession) reopened = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_autofree char *text_reopened = NULL;
  ArbWindow *window = fixture_window_new (session);

  for (guint i = 0; i < arb_game_get_length (record); i++)
    {
      make_move (window, arb_game_get_entry (record, i)->move);
      g_assert_cmpuint (session_fixture_get_length (session), ==, i + 1);
    }
  g_assert_true (arb_session_get_over (session));
  assert_same_game (session, record);

  arb_session_flush (session, &error);
  g_assert_no_error (error);
  text = session_fixture_dup_text (session);
  reopened = arb_session_open (arb_session_get_path (session), &error);
  g_assert_no_error (error);
  text_reopened = session_fixture_dup_text (reopened);
  g_assert_cmpstr (text, ==, text_reopened);
  fixture_window_close (window);
}

static void
test_random_game (gconstpointer system)
{
  g_autoptr (ArbSession) session = fixture_session_new (system);
  g_autoptr (ArbGame) record = fixture_record_new (system, 5);

  play_in_window (session, record);
}

static void
test_golden_record (gconstpointer name)
{
  g_autoptr (ArbSession) golden = fixture_record_open (name);
  g_autoptr (ArbSession) session = fixture_record_open (name);

  while (arb_session_undo (session))
    ;
  g_assert_cmpuint (session_fixture_get_length (session), ==, 0);
  play_in_window (session, arb_document_get_game (arb_session_get_document (golden)));
}

static gboolean
has_action (GMenuModel *menu, const char *action)
{
  for (gint i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autoptr (GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);
      g_autoptr (GMenuModel) submenu = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SUBMENU);
      g_autofree char *own = NULL;

      g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_ACTION, "s", &own);
      if (g_strcmp0 (own, action) == 0 || (section != NULL && has_action (section, action))
          || (submenu != NULL && has_action (submenu, action)))
        return TRUE;
    }
  return FALSE;
}

/* In a low window, actions without a button are in the menu. */
static void
test_menu (void)
{
  g_autoptr (GMenuModel) menu = arb_window_menu_new ();

  g_assert_true (has_action (menu, "win.statement"));
  g_assert_true (has_action (menu, "win.count-check"));
}

/* The menu ends in the order of GNOME: preferences, shortcuts, help, about. */
static void
test_menu_order (void)
{
  static const char *const expected[] = { "app.preferences", "win.show-help-overlay",
                                          "app.reference", "app.about" };
  g_autoptr (GMenuModel) menu = arb_window_menu_new ();
  g_autoptr (GMenuModel) last =
      g_menu_model_get_item_link (menu, g_menu_model_get_n_items (menu) - 1, G_MENU_LINK_SECTION);

  g_assert_cmpint (g_menu_model_get_n_items (last), ==, G_N_ELEMENTS (expected));
  for (gint i = 0; i < g_menu_model_get_n_items (last); i++)
    {
      g_autofree char *action = NULL;

      g_assert_true (
          g_menu_model_get_item_attribute (last, i, G_MENU_ATTRIBUTE_ACTION, "s", &action));
      g_assert_cmpstr (action, ==, expected[i]);
    }
}

/* Undo says what it takes back: what somebody said, not what was implied before it. */
static void
test_undo_words (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window = fixture_window_new (session);
  gpointer undo = gtk_widget_get_template_child (GTK_WIDGET (window), ARB_TYPE_WINDOW, "undo");

  g_assert_cmpstr (arb_widget_get_tooltip (undo), ==, "Undo");
  session_fixture_say (session, "lead research", FALSE);
  g_assert_true (g_str_has_prefix (arb_widget_get_tooltip (undo), "Undo: "));
  g_assert_nonnull (strstr (arb_widget_get_tooltip (undo), "Research"));
  gtk_test_accessible_assert_property (undo, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       arb_widget_get_tooltip (undo));
  g_assert_true (arb_session_undo (session));
  g_assert_cmpstr (arb_widget_get_tooltip (undo), ==, "Undo");
  fixture_window_close (window);
}

static guint
assert_items_named (GtkWidget *widget)
{
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += assert_items_named (child);
  if (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)) != GTK_ACCESSIBLE_ROLE_MENU_ITEM)
    return n;
  gtk_test_accessible_assert_property (widget, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       gtk_label_get_text (GTK_LABEL (
                                           fixture_find (widget, GTK_TYPE_LABEL, NULL))));
  return n + 1;
}

/* The items of a menu have accessible names. */
static void
test_menu_reported (void)
{
  ArbWindow *window = fixture_window_new (NULL);
  gpointer button =
      gtk_widget_get_template_child (GTK_WIDGET (window), ARB_TYPE_WINDOW, "menu_button");

  gtk_menu_button_popup (button);
  g_assert_cmpuint (assert_items_named (GTK_WIDGET (gtk_menu_button_get_popover (button))), >, 4);
  gtk_menu_button_popdown (button);
  fixture_window_close (window);
}

static GtkWidget *
go_back (ArbWindow *window)
{
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (window), GTK_DIR_TAB_BACKWARD));
  return gtk_window_get_focus (GTK_WINDOW (window));
}

/* Shift+Tab goes back from the entry past the verdict; after a ruling the focus moves on to the
 * next decision. */
static void
test_back_from_entry (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window = fixture_window_new (session);
  ArbTurnPanel *panel = arb_window_get_turn_panel (window);
  GtkWidget *focus;

  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  arb_turn_panel_focus_entry (panel);
  focus = go_back (window);
  g_assert_true (GTK_IS_BUTTON (focus));
  g_assert_false (go_back (window) == focus);

  arb_turn_panel_focus_entry (panel);
  session_fixture_say (session, "lead research", TRUE);
  session_fixture_say (session, "done", TRUE);
  arb_turn_panel_enter (panel, "acquire improved-survey-sc");
  g_assert_nonnull (arb_turn_panel_get_message (panel));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  focus = go_back (window);
  g_assert_cmpstr (gtk_actionable_get_action_name (GTK_ACTIONABLE (focus)), ==, "turn.allow");
  g_signal_emit_by_name (focus, "clicked");
  g_assert_null (arb_turn_panel_get_message (panel));
  focus = gtk_window_get_focus (GTK_WINDOW (window));
  g_assert_true (GTK_IS_BUTTON (focus));
  g_assert_true (gtk_widget_is_ancestor (focus, GTK_WIDGET (panel)));
  fixture_window_close (window);
}

/* The first @length moves of @whole, as somebody opens them. */
static ArbSession *
cut_new (ArbSession *whole, guint length)
{
  ArbDocument *cut = arb_document_new_again (arb_session_get_document (whole), 1);
  const ArbGame *game = arb_document_get_game (arb_session_get_document (whole));

  for (guint i = 0; i < length; i++)
    arb_game_append_like (arb_document_get_game (cut), arb_game_get_entry (game, i));
  return arb_session_new (cut, "/nowhere/cut.arbiter");
}

/* The second line of the title says the last round at every width, in the height that it has. */
static void
test_last_round (void)
{
  static const int widths[] = { 1290, 360 };
  g_autoptr (ArbSession) whole = fixture_record_open ("four-players-war-path.arbiter");
  guint length = arb_session_get_length (whole), n_last = 0;

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      g_autoptr (ArbSession) first = cut_new (whole, 20);
      ArbWindow *window = fixture_window_new (first);
      gpointer title =
          gtk_widget_get_template_child (GTK_WIDGET (window), ARB_TYPE_WINDOW, "title");
      int height, plain;

      gtk_window_set_default_size (GTK_WINDOW (window), widths[i], 720);
      gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
      g_assert_false (gtk_widget_has_css_class (title, "last-round"));
      gtk_widget_measure (title, GTK_ORIENTATION_VERTICAL, -1, NULL, &plain, NULL, NULL);
      for (guint n = length - 60; n < length; n += 7)
        {
          g_autoptr (ArbSession) session = cut_new (whole, n);
          ArbClock clock;
          gboolean last = arb_session_get_clock (session, &clock) && clock.triggered
                          && !arb_session_get_over (session);
          const char *subtitle;

          arb_window_set_session (window, session);
          subtitle = adw_window_title_get_subtitle (title);
          g_assert_true (gtk_widget_has_css_class (title, "last-round") == last);
          g_assert_true (g_str_has_prefix (subtitle, "Last ") == last);
          if (last)
            g_assert_true ((clock.n_turns_left == 0) == g_str_equal (subtitle, "Last turn"));
          gtk_widget_measure (title, GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);
          g_assert_cmpint (height, ==, plain);
          n_last += last;
        }
      fixture_window_close (window);
    }
  g_assert_cmpuint (n_last, >, 2 * G_N_ELEMENTS (widths));
}

int
main (int argc, char *argv[])
{
  if (!fixture_init (&argc, &argv))
    return 0;

  g_test_add_func ("/app/window/end", test_end);
  g_test_add_func ("/app/window/back-from-entry", test_back_from_entry);
  g_test_add_func ("/app/window/hints", test_hints);
  g_test_add_func ("/app/window/hints-closed", test_hints_closed);
  g_test_add_func ("/app/window/hint-pushes-nothing", test_hint_pushes_nothing);
  g_test_add_func ("/app/window/first-size", test_first_size);
  g_test_add_func ("/app/window/menu-fits", test_menu_fits);
  g_test_add_func ("/app/window/title", test_title);
  g_test_add_func ("/app/window/choose-undo-redo", test_choose_undo_redo);
  g_test_add_func ("/app/window/menu", test_menu);
  g_test_add_func ("/app/window/menu-told", test_menu_reported);
  g_test_add_func ("/app/window/actions", test_actions);
  g_test_add_func ("/app/window/try-again", test_try_again);
  g_test_add_func ("/app/window/entry", test_entry);
  g_test_add_func ("/app/window/proposals", test_proposals);
  g_test_add_func ("/app/window/allow-anyway", test_allow_anyway);
  g_test_add_func ("/app/window/remedies", test_remedies);
  g_test_add_data_func ("/app/window/random-game/nine-domains", "nine-domains", test_random_game);
  g_test_add_data_func ("/app/window/golden-record/two-players", "two-players-bureaucracy.arbiter",
                        test_golden_record);

  g_test_add_func ("/app/window/last-round", test_last_round);
  g_test_add_func ("/app/window/menu-order", test_menu_order);
  g_test_add_func ("/app/window/undo-words", test_undo_words);

  return g_test_run ();
}
