/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"
#include "session-fixture.h"

#include "app/table/seat-panel.h"
#include "app/score/score-dialog.h"
#include "app/table/seat-panel.h"
#include "model/session/score-export.h"
#include "wording/decision.h"

#include <string.h>

/* The contents of the score sheet, who may see it, and what screen readers announce. */

static const char system_id[] = "eminent-domain";

static GtkWidget *
open_sheet (ArbSession *session, ArbWindow *window)
{
  GtkWidget *dialog = arb_score_dialog_new (session, GTK_WINDOW (window));

  gtk_window_present (GTK_WINDOW (dialog));
  gtk_test_widget_wait_for_draw (dialog);
  return dialog;
}

/* Whether a total is shown in the largest font of a column. */
static gboolean
shows_scores (GtkWidget *dialog)
{
  return fixture_find (dialog, GTK_TYPE_LABEL, "number-1") != NULL;
}

static gboolean
can_export (GtkWidget *dialog)
{
  gpointer button = gtk_widget_get_template_child (dialog, ARB_TYPE_SCORE_DIALOG, "export_button");
  GdkClipboard *clipboard = gtk_widget_get_clipboard (dialog);
  gboolean copied;

  gdk_clipboard_set_content (clipboard, NULL);
  gtk_widget_activate_action (dialog, "score.copy-text", NULL);
  copied = gdk_clipboard_get_content (clipboard) != NULL;
  g_assert_true (gtk_widget_get_sensitive (button) == copied);
  return copied;
}

/* Hidden scores are shown in the score sheet when people ask for it, and only there. */
static void
test_hidden (void)
{
  static const char *const choices[] = { "win.scores-hidden", "seat.score-hidden" };

  for (guint i = 0; i < G_N_ELEMENTS (choices); i++)
    {
      g_autoptr (ArbSession) session = fixture_session_new (system_id);
      ArbWindow *window = fixture_window_new (session);
      GtkWidget *panel = fixture_find (GTK_WIDGET (window), ARB_TYPE_SEAT_PANEL, NULL);
      GtkWidget *dialog;

      session_fixture_say (session, "lead research", FALSE);
      gtk_widget_activate_action (panel, choices[i], NULL);
      dialog = open_sheet (session, window);
      g_assert_false (shows_scores (dialog));
      g_assert_false (can_export (dialog));
      fixture_press (dialog, "score.show");
      g_assert_true (shows_scores (dialog));
      g_assert_true (can_export (dialog));
      g_assert_false (gtk_widget_get_visible (fixture_find (panel, GTK_TYPE_LABEL, "number-1")));
      gtk_window_destroy (GTK_WINDOW (dialog));

      gtk_widget_activate_action (panel, choices[i], NULL);
      dialog = open_sheet (session, window);
      g_assert_true (shows_scores (dialog));
      gtk_window_destroy (GTK_WINDOW (dialog));
      fixture_window_close (window);
    }
}

static gboolean
is_sheet_gone (gpointer data)
{
  return fixture_find_toplevel (ARB_TYPE_SCORE_DIALOG) == NULL;
}

/* An open sheet closes with a change of language; the scores stay hidden when it is opened
 * again. */
static void
test_hidden_language (void)
{
  g_autoptr (ArbSession) session = fixture_session_new (system_id);
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *dialog;

  session_fixture_say (session, "lead research", FALSE);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.scores-hidden", NULL);
  dialog = open_sheet (session, window);
  fixture_press (dialog, "score.show");
  g_assert_true (shows_scores (dialog));
  window = fixture_switch_language (window, "it");
  fixture_wait (is_sheet_gone, NULL);
  dialog = open_sheet (session, window);
  g_assert_false (shows_scores (dialog));
  gtk_window_destroy (GTK_WINDOW (dialog));
  fixture_end_language (session);
}

static void
set_over (ArbSession *session, gboolean over)
{
  while (arb_session_get_over (session) != over)
    g_assert_true (over ? arb_session_redo (session) : arb_session_undo (session));
}

/* At the end all scores are shown, whatever was hidden before. */
static void
test_over (void)
{
  g_autoptr (ArbSession) session = fixture_record_open ("four-players-war-path.arbiter");
  ArbWindow *window;
  GtkWidget *panel, *dialog;
  gpointer score;
  gboolean hidden;

  set_over (session, FALSE);
  window = fixture_window_new (session);
  panel = fixture_find (GTK_WIDGET (window), ARB_TYPE_SEAT_PANEL, NULL);
  score = fixture_find (panel, GTK_TYPE_LABEL, "number-1");
  gtk_widget_activate_action (panel, "win.scores-hidden", NULL);
  gtk_widget_activate_action (panel, "seat.score-hidden", NULL);
  g_assert_false (gtk_widget_get_visible (score));
  set_over (session, TRUE);
  g_assert_true (gtk_widget_get_visible (score));
  /* There is nothing to hide any more. */
  gtk_widget_activate_action (panel, "win.scores-hidden", NULL);
  g_object_get (window, "scores-hidden", &hidden, NULL);
  g_assert_true (hidden);
  dialog = open_sheet (session, window);
  g_assert_true (shows_scores (dialog));
  gtk_window_destroy (GTK_WINDOW (dialog));
  fixture_window_close (window);
}

/* The description follows the frame. */
static void
assert_described (GtkWidget *widget, GtkAccessibleProperty property, const char *expected)
{
  gtk_test_widget_wait_for_draw (widget);
  fixture_idle ();
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (widget), property, expected);
}

/* A seat can hide its points in any game. */
static void
test_seat_panel (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("nine-domains");
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *card = fixture_find (GTK_WIDGET (window), ARB_TYPE_SEAT_PANEL, NULL);
  GtkWidget *content = fixture_find (card, GTK_TYPE_BOX, "seat-panel");
  GtkWidget *score = fixture_find (card, GTK_TYPE_LABEL, "number-1");

  assert_described (content, GTK_ACCESSIBLE_PROPERTY_LABEL, arb_session_get_player (session, 1));
  assert_described (content, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Points: 0, decides");
  g_assert_true (gtk_widget_get_visible (score));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.scores-hidden", NULL);
  g_assert_false (gtk_widget_get_visible (score));
  assert_described (content, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "decides");
  fixture_window_close (window);
}

/* Fails unless @table is a table with @n_columns columns, whose rows begin with a title. */
static void
assert_table (GtkWidget *table, guint n_columns)
{
  guint n_rows = 0;

  gtk_test_accessible_assert_role (table, GTK_ACCESSIBLE_ROLE_TABLE);
  for (GtkWidget *row = gtk_widget_get_first_child (table); row != NULL;
       row = gtk_widget_get_next_sibling (row), n_rows++)
    {
      guint n = 0;

      gtk_test_accessible_assert_role (row, GTK_ACCESSIBLE_ROLE_ROW);
      for (GtkWidget *cell = gtk_widget_get_first_child (row); cell != NULL;
           cell = gtk_widget_get_next_sibling (cell), n++)
        {
          GtkAccessibleRole role = gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (cell));

          if (n > 0)
            g_assert_cmpuint (role, ==,
                              n_rows == 0 ? GTK_ACCESSIBLE_ROLE_COLUMN_HEADER
                                          : GTK_ACCESSIBLE_ROLE_CELL);
          else if (n_rows > 0)
            g_assert_cmpuint (role, ==, GTK_ACCESSIBLE_ROLE_ROW_HEADER);
        }
      g_assert_cmpuint (n, ==, n_columns);
    }
  g_assert_cmpuint (n_rows, >, 2);
}

static GtkWidget *
find_table (GtkWidget *root)
{
  if (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (root)) == GTK_ACCESSIBLE_ROLE_TABLE)
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_table (child);

      if (found != NULL)
        return found;
    }

  return NULL;
}

/* The accessible name of a number has its player and its row. */
static void
test_table (void)
{
  g_autoptr (ArbSession) session = fixture_record_open ("three-players-influence.arbiter");
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *dialog = open_sheet (session, window);
  GtkWidget *table = find_table (dialog);
  GtkWidget *scroller = gtk_widget_get_ancestor (table, GTK_TYPE_SCROLLED_WINDOW);
  GtkWidget *panel = gtk_widget_get_next_sibling (gtk_widget_get_parent (scroller));
  GtkWidget *expander = fixture_find (panel, GTK_TYPE_EXPANDER, NULL);
  GtkWidget *totals = gtk_widget_get_last_child (table);
  g_autofree char *name = g_strdup_printf ("%s, Total: %d", arb_session_get_player (session, 1),
                                           arb_session_get_sheet (session)->totals[1]);

  assert_table (table, 4);
  gtk_test_accessible_assert_property (gtk_widget_get_next_sibling (
                                           gtk_widget_get_first_child (totals)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, name);
  gtk_expander_set_expanded (GTK_EXPANDER (expander), TRUE);
  assert_table (find_table (expander), 4);
  gtk_window_destroy (GTK_WINDOW (dialog));
  fixture_window_close (window);
}

/* Whether a label under @widget that is shown has this text. */
static gboolean
says (GtkWidget *widget, const char *text)
{
  if (GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget)
      && strcmp (gtk_label_get_text (GTK_LABEL (widget)), text) == 0)
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (says (child, text))
      return TRUE;
  return FALSE;
}

/* Points that are not known yet are part of the total, at the table and on the sheet. */
static void
test_incomplete (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("microcosm");
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *dialog;

  session_fixture_say (session, "1 adjust #1 colonies", FALSE);
  fixture_idle ();
  g_assert_true (says (GTK_WIDGET (window), "0 + ?"));

  dialog = open_sheet (session, window);
  g_assert_true (says (dialog, "0 + ?"));
  g_assert_true (says (dialog, "Known so far"));
  gtk_window_destroy (GTK_WINDOW (dialog));
  fixture_window_close (window);
}

static const char *
get_text (GtkWidget *dialog, const char *child)
{
  GtkWidget *label =
      GTK_WIDGET (gtk_widget_get_template_child (dialog, ARB_TYPE_SCORE_DIALOG, child));

  return gtk_widget_get_mapped (label) ? gtk_label_get_text (GTK_LABEL (label)) : NULL;
}

static GtkWidget *
get_facts (GtkWidget *dialog)
{
  return GTK_WIDGET (gtk_widget_get_template_child (dialog, ARB_TYPE_SCORE_DIALOG, "facts"));
}

/* What brought the end, on the button that opens its rule. */
static const char *
get_ending (GtkWidget *dialog)
{
  GtkWidget *button = fixture_find (dialog, GTK_TYPE_BUTTON, "rule-link");

  return button != NULL && gtk_widget_get_mapped (button)
             ? gtk_label_get_text (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))))
             : NULL;
}

/* The winner, the points, the lead, and the next actions. */
static void
test_finale (void)
{
  g_autoptr (ArbSession) session = fixture_record_open ("three-players-influence.arbiter");
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *dialog = open_sheet (session, window);
  const ArbScoreSheet *sheet = arb_session_get_sheet (session);
  guint winner = (guint) g_bit_nth_lsf (sheet->winners, -1);
  g_autofree char *number = g_strdup_printf ("%d", sheet->totals[winner]);
  g_autofree char *margin = arb_wording_margin (arb_session_get_wording (session), sheet);
  GtkWidget *name = fixture_find (dialog, GTK_TYPE_LABEL, "winner-name");

  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (name)), ==,
                   arb_session_get_player (session, winner));
  g_assert_cmpstr (get_text (dialog, "number_label"), ==, number);
  g_assert_true (says (dialog, margin));
  g_assert_nonnull (strstr (margin, "ahead of"));
  g_assert_nonnull (strstr (get_ending (dialog), ": the last round"));
  g_assert_nonnull (fixture_find_with_action (dialog, "app.reference"));
  gtk_window_destroy (GTK_WINDOW (dialog));
  set_over (session, FALSE);
  dialog = open_sheet (session, window);
  g_assert_null (get_text (dialog, "number_label"));
  g_assert_null (fixture_find (get_facts (dialog), GTK_TYPE_LABEL, "heading"));
  g_assert_null (get_ending (dialog));
  g_assert_null (fixture_find_with_action (dialog, "score.play-again"));
  gtk_window_destroy (GTK_WINDOW (dialog));
  fixture_window_close (window);
}

/* A game of @n gestures, one every five minutes; without stamps if @n is 0. */
static ArbSession *
open_dated (guint n)
{
  g_autoptr (GString) moves = g_string_new ("\"1 skip\"");
  g_autoptr (GString) stamps = g_string_new ("300");
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  ArbDocument *document;

  for (guint i = 2; i < n; i++)
    {
      g_string_append (moves, ", \"1 adjust influence +1\"");
      g_string_append_printf (stamps, ", %u", 300 * i);
    }
  g_string_append_printf (stamps, ", %u", 300 * n);
  text = g_strdup_printf ("{\"format\": \"arbiter-game\", \"version\": 4, "
                          "\"system\": \"eminent-domain\", \"edition\": \"it\", "
                          "\"players\": [{\"name\": \"Ann\"}, {\"name\": \"Bob\"}], "
                          "\"started\": \"2026-11-15T18:00:00Z\", "
                          "\"ended\": \"2026-11-16T18:00:00Z\", "
                          "\"moves\": [%s, \"end\"]%s%s%s}",
                          moves->str, n > 0 ? ", \"stamps\": [" : "", n > 0 ? stamps->str : "",
                          n > 0 ? "]" : "");
  document = arb_document_parse (text, strlen (text), "dated", &error);
  g_assert_no_error (error);
  return arb_session_new_copy (document, "Dated", &error);
}

/* The day comes with how long the game took, as far as that is known. */
static void
test_date (void)
{
  static const struct
  {
    guint n_gestures;
    const char *duration;
  } cases[] = { { 21, " · 1 h 45 min" }, { 9, " · 45 min" }, { 0, NULL } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (ArbSession) session = open_dated (cases[i].n_gestures);
      g_autofree char *date = arb_score_dup_date (session);

      if (cases[i].duration != NULL)
        g_assert_true (g_str_has_suffix (date, cases[i].duration));
      else
        g_assert_null (strstr (date, "·"));
    }
}

/* Each player has the same colour, by the same rules, at the beginning of a new game, which the player
 * after the last starter begins; the old game still exists. */
static void
test_play_again (void)
{
  g_autoptr (ArbSession) session = fixture_record_open ("four-players-war-path.arbiter");
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *dialog;
  ArbSession *again;
  ArbDocument *old = arb_session_get_document (session), *new;

  arb_session_set_marker (session, 2, ARB_MARKER_BROWN_CROSS);
  dialog = open_sheet (session, window);
  fixture_press (dialog, "score.play-again");
  again = arb_window_get_session (window);
  g_assert_true (again != session);
  new = arb_session_get_document (again);
  g_assert_cmpuint (arb_game_get_length (arb_document_get_game (new)), ==, 0);
  g_assert_cmpuint (arb_session_get_n_seats (again), ==, arb_session_get_n_seats (session));
  for (guint seat = 1; seat <= arb_session_get_n_seats (again); seat++)
    {
      guint before = seat % arb_session_get_n_seats (again) + 1;

      g_assert_cmpstr (arb_document_get_name (new, seat), ==, arb_document_get_name (old, before));
      g_assert_cmpint (arb_session_get_marker (again, seat), ==,
                       arb_session_get_marker (session, before));
    }
  g_assert_cmpmem (arb_game_get_options (arb_document_get_game (new)), sizeof (ArbOptions),
                   arb_game_get_options (arb_document_get_game (old)), sizeof (ArbOptions));
  g_assert_cmpstr (arb_session_get_path (again), !=, arb_session_get_path (session));
  g_assert_true (arb_session_get_over (session));
  g_assert_null (fixture_find_toplevel (ARB_TYPE_SCORE_DIALOG));
  fixture_window_close (window);
}

/* On a phone the table is as high as its rows are at that width; nothing is empty below it. */
static void
test_no_gap (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("microcosm");
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *dialog, *table, *scroller;
  int height;

  session_fixture_say (session, "1 adjust #1 colonies", FALSE);
  session_fixture_say (session, "1 adjust points +14", FALSE);
  dialog = arb_score_dialog_new (session, GTK_WINDOW (window));
  gtk_window_set_default_size (GTK_WINDOW (dialog), 360, 700);
  gtk_window_present (GTK_WINDOW (dialog));
  gtk_test_widget_wait_for_draw (dialog);
  table = find_table (dialog);
  scroller = gtk_widget_get_ancestor (table, GTK_TYPE_SCROLLED_WINDOW);
  gtk_widget_measure (table, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (table), NULL, &height,
                      NULL, NULL);
  g_assert_cmpint (gtk_widget_get_height (scroller), ==, height);
  gtk_window_destroy (GTK_WINDOW (dialog));
  fixture_window_close (window);
}

static void
assert_narrow_sheet (ArbWindow *window)
{
  GtkWidget *dialog = open_sheet (arb_window_get_session (window), window);

  gtk_window_set_default_size (GTK_WINDOW (dialog), 360, 700);
  gtk_test_widget_wait_for_draw (dialog);
  fixture_assert_narrow (dialog);
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* With text twice as large the sheet has room on a phone in every language, also while it is
 * hidden. */
static void
test_large_text (void)
{
  static const char *const records[] = { "four-players-war-path.arbiter",
                                         "three-players-learning-tie.arbiter" };
  GtkSettings *settings = gtk_settings_get_default ();
  gint dpi;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (records); i++)
    {
      g_autoptr (ArbSession) session = fixture_record_open (records[i]);
      ArbWindow *window = fixture_window_new (session);

      g_object_set (settings, "gtk-xft-dpi", 2 * dpi, NULL);
      for (const char *const *language = fixture_languages (); *language != NULL; language++)
        {
          window = fixture_switch_language (window, *language);
          assert_narrow_sheet (window);
          set_over (session, FALSE);
          gtk_widget_activate_action (GTK_WIDGET (window), "win.scores-hidden", NULL);
          assert_narrow_sheet (window);
          gtk_widget_activate_action (GTK_WIDGET (window), "win.scores-hidden", NULL);
          set_over (session, TRUE);
        }
      g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
      fixture_end_language (session);
    }
}

int
main (int argc, char *argv[])
{
  if (!fixture_init (&argc, &argv))
    return 0;

  g_test_add_func ("/app/score/hidden", test_hidden);
  g_test_add_func ("/app/score/hidden-language", test_hidden_language);
  g_test_add_func ("/app/score/over", test_over);
  g_test_add_func ("/app/score/seat-panel", test_seat_panel);
  g_test_add_func ("/app/score/table", test_table);
  g_test_add_func ("/app/score/incomplete", test_incomplete);
  g_test_add_func ("/app/score/finale", test_finale);
  g_test_add_func ("/app/score/date", test_date);
  g_test_add_func ("/app/score/no-gap", test_no_gap);
  g_test_add_func ("/app/score/play-again", test_play_again);
  g_test_add_func ("/app/score/large-text", test_large_text);

  return g_test_run ();
}
