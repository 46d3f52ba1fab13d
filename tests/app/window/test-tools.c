/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"

#include "app/counts/count-check-dialog.h"
#include "app/counts/prospects-dialog.h"
#include "app/reference/reference-window.h"
#include "app/score/score-dialog.h"
#include "app/score/score-export.h"
#include "app/turn/option-drop-down.h"
#include "app/widgets/card-tile.h"
#include "app/widgets/dialog.h"
#include "model/session/counter.h"
#include "model/session/option.h"
#include "model/session/session-statements.h"

#include <string.h>

static GtkWidget *
open_dialog (ArbWindow *window, const char *action, GType type)
{
  GtkWidget *dialog;

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), action, NULL));
  dialog = fixture_find_toplevel (type);
  g_assert_nonnull (dialog);
  gtk_test_widget_wait_for_draw (dialog);
  return dialog;
}

/* A window on the first @n moves of a random game. */
static ArbWindow *
window_new (ArbSession *session, guint n)
{
  g_autoptr (ArbGame) record = fixture_record_new ("eminent-domain", 3);

  for (guint i = 0; i < MIN (n, arb_game_get_length (record)); i++)
    {
      ArbVerdict verdict;

      arb_session_play (session, arb_game_get_entry (record, i)->move, FALSE, &verdict);
    }
  return fixture_window_new (session);
}

static gint
get_fighters (ArbSession *session, guint seat)
{
  GPtrArray *counters = arb_session_get_counters (session);

  for (guint i = 0; i < counters->len; i++)
    {
      ArbCounter *counter = counters->pdata[i];

      if (counter->seat == seat && g_str_equal (counter->id, "fighters"))
        return counter->value;
    }
  return 0;
}

/* The stepper of the first counter of that name. */
static GtkWidget *
find_row (GtkWidget *root, const char *title)
{
  if (ADW_IS_PREFERENCES_ROW (root)
      && g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (root)), title))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_row (child, title);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static gboolean
is_shown (gpointer widget)
{
  return gtk_widget_get_visible (widget);
}

static void
test_count_check (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window = window_new (session, 60);
  GtkWidget *dialog = open_dialog (window, "win.count-check", ARB_TYPE_COUNT_CHECK_DIALOG);
  GtkWidget *row = find_row (dialog, "Fighters");
  GtkWidget *stepper = fixture_find (row, GTK_TYPE_SPIN_BUTTON, NULL);
  GtkWidget *results =
      GTK_WIDGET (gtk_widget_get_template_child (dialog, ARB_TYPE_COUNT_CHECK_DIALOG, "results"));
  gpointer proposals =
      gtk_widget_get_template_child (dialog, ARB_TYPE_COUNT_CHECK_DIALOG, "proposals");
  gint before = get_fighters (session, 1);
  guint length = arb_session_get_length (session);

  fixture_assert_narrow (dialog);
  fixture_assert_tabs (dialog);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (stepper)), ==, before);
  g_assert_true (gtk_widget_activate_action (dialog, "count.compare", NULL));
  fixture_wait (is_shown, results);
  g_assert_false (gtk_widget_get_visible (proposals));

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (stepper), before + 1);
  g_assert_true (gtk_widget_has_css_class (row, "differs"));
  g_assert_false (gtk_widget_get_visible (results));
  gtk_widget_grab_focus (stepper);
  g_signal_emit_by_name (gtk_editable_get_delegate (GTK_EDITABLE (stepper)), "activate");
  fixture_wait (is_shown, results);
  g_assert_cmpuint (fixture_count (proposals, ADW_TYPE_ACTION_ROW, NULL), >=, 1);
  gtk_test_widget_wait_for_draw (dialog);
  fixture_assert_narrow (dialog);

  g_signal_emit_by_name (fixture_find (proposals, GTK_TYPE_BUTTON, NULL), "clicked");
  g_assert_cmpint (get_fighters (session, 1), ==, before + 1);
  g_assert_cmpuint (arb_session_get_length (session), >=, length);
  g_assert_nonnull (fixture_find (GTK_WIDGET (window), ADW_TYPE_TOAST_OVERLAY, NULL));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.undo", NULL));
  g_assert_cmpint (get_fighters (session, 1), ==, before);
  fixture_window_close (window);
}

static gboolean
is_gone (gpointer dialog)
{
  return *(GtkWidget **) dialog == NULL;
}

/* A comparison can be cancelled, and the dialog be closed while it is made. */
static void
test_count_check_cancelled (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window = window_new (session, 60);
  GtkWidget *dialog = open_dialog (window, "win.count-check", ARB_TYPE_COUNT_CHECK_DIALOG);
  GtkWidget *stepper = fixture_find (find_row (dialog, "Fighters"), GTK_TYPE_SPIN_BUTTON, NULL);
  GtkWidget *results =
      GTK_WIDGET (gtk_widget_get_template_child (dialog, ARB_TYPE_COUNT_CHECK_DIALOG, "results"));
  gpointer search = gtk_widget_get_template_child (dialog, ARB_TYPE_COUNT_CHECK_DIALOG, "search");

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (stepper), 40);
  g_assert_true (gtk_widget_activate_action (dialog, "count.compare", NULL));
  g_assert_false (gtk_widget_get_visible (results));
  g_assert_true (gtk_widget_activate_action (dialog, "count.cancel", NULL));
  g_assert_true (gtk_widget_activate_action (dialog, "count.compare", NULL));
  fixture_wait (is_shown, results);
  g_assert_false (gtk_widget_get_visible (search));

  g_assert_true (gtk_widget_activate_action (dialog, "count.compare", NULL));
  g_object_add_weak_pointer (G_OBJECT (dialog), (gpointer *) &dialog);
  gtk_window_destroy (GTK_WINDOW (dialog));
  fixture_wait (is_gone, &dialog);
  fixture_window_close (window);
}

static void
test_knowledge (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *dialog;

  arb_turn_panel_enter (arb_window_get_turn_panel (window), "1 holds survey 2");
  arb_turn_panel_enter (arb_window_get_turn_panel (window), "1 holds research 2");
  arb_turn_panel_enter (arb_window_get_turn_panel (window), "1 holds politics");
  dialog = open_dialog (window, "win.knowledge", ARB_TYPE_DIALOG);
  /* The hand is known, and the cards that only the other hand can hold are named. */
  g_assert_nonnull (find_row (dialog, "Survey"));
  g_assert_nonnull (find_row (dialog, "Warfare, Colonize, Produce/Trade"));
  fixture_assert_narrow (dialog);
  fixture_assert_tabs (dialog);
  gtk_window_destroy (GTK_WINDOW (dialog));
  fixture_window_close (window);
}

static guint
count_rows (GtkWidget *dialog)
{
  return fixture_count (dialog, GTK_TYPE_LIST_BOX_ROW, NULL);
}

static GtkWidget *
get_row (GtkWidget *dialog, gint index)
{
  gpointer list = gtk_widget_get_template_child (dialog, ARB_TYPE_PROSPECTS_DIALOG, "list");

  return GTK_WIDGET (gtk_list_box_get_row_at_index (list, index));
}

/* Whether somebody can have the card of @row now. */
static gboolean
is_ready (GtkWidget *row)
{
  return fixture_find (row, GTK_TYPE_BOX, "ready") != NULL;
}

/* Before the first technology of @session is taken: somebody can take one. */
static void
go_before_acquiring (ArbSession *session)
{
  for (guint number = 1;; number++)
    {
      g_autofree char *said = arb_session_dup_said (session, number);

      g_assert_nonnull (said);
      if (strstr (said, "acquire") == NULL)
        continue;
      g_assert_true (arb_session_go_back (session, number - 1));
      return;
    }
}

/* Each row is a card, each cell a player. Cards that somebody can take come first. */
static void
test_prospects (void)
{
  g_autoptr (ArbSession) session = fixture_record_open ("four-players-war-path.arbiter");
  ArbWindow *window;
  GtkWidget *dialog;
  guint n_all;
  gboolean ready = TRUE;

  go_before_acquiring (session);
  window = fixture_window_new (session);
  dialog = open_dialog (window, "win.technologies", ARB_TYPE_PROSPECTS_DIALOG);
  n_all = count_rows (dialog);
  fixture_assert_narrow (dialog);
  g_assert_cmpuint (fixture_count (dialog, ARB_TYPE_CARD_TILE, "as-bar"), ==, n_all);
  g_assert_cmpuint (fixture_count (dialog, GTK_TYPE_BOX, "prospect"), ==, 4 * n_all);
  g_assert_true (is_ready (get_row (dialog, 0)));
  for (guint i = 0; i < n_all; i++)
    {
      g_assert_true (ready || !is_ready (get_row (dialog, (gint) i)));
      ready = is_ready (get_row (dialog, (gint) i));
    }
  g_assert_false (ready);
  gtk_window_destroy (GTK_WINDOW (dialog));
  fixture_window_close (window);
}

/* What is missing is a number and a picture, in words for screen readers; the number is read from
 * left to right in any language. Each head shows what its player has. */
static void
test_prospects_in_pictures (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window;
  GtkWidget *dialog, *cell, *number;
  gpointer players;

  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  window = window_new (session, 200);
  dialog = open_dialog (window, "win.technologies", ARB_TYPE_PROSPECTS_DIALOG);
  cell = fixture_find (dialog, GTK_TYPE_BOX, "prospect");
  number = fixture_find (cell, GTK_TYPE_LABEL, "numeric");
  g_assert_true (g_str_has_prefix (gtk_label_get_text (GTK_LABEL (number)), "−"));
  g_assert_true (gtk_widget_get_direction (number) == GTK_TEXT_DIR_LTR);
  g_assert_true (GTK_IS_IMAGE (gtk_widget_get_next_sibling (number)));
  players = gtk_widget_get_template_child (dialog, ARB_TYPE_PROSPECTS_DIALOG, "players");
  for (GtkWidget *player = gtk_widget_get_first_child (players); player != NULL;
       player = gtk_widget_get_next_sibling (player))
    {
      GtkWidget *means = fixture_find (player, GTK_TYPE_BOX, "prospects-means");

      /* Symbols, and planets of three types. */
      g_assert_cmpuint (fixture_count (gtk_widget_get_first_child (means), GTK_TYPE_LABEL,
                                       "numeric"),
                        ==, 4);
    }
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
  gtk_window_destroy (GTK_WINDOW (dialog));
  fixture_window_close (window);
}

/* A chosen player has the page for themselves until they are chosen again; letters find cards. */
static void
test_prospects_of_one (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window = window_new (session, 200);
  GtkWidget *dialog = open_dialog (window, "win.technologies", ARB_TYPE_PROSPECTS_DIALOG);
  gpointer players = gtk_widget_get_template_child (dialog, ARB_TYPE_PROSPECTS_DIALOG, "players");
  GtkToggleButton *first = GTK_TOGGLE_BUTTON (gtk_widget_get_first_child (players));
  GtkToggleButton *second = GTK_TOGGLE_BUTTON (gtk_widget_get_last_child (players));
  gpointer search = gtk_widget_get_template_child (dialog, ARB_TYPE_PROSPECTS_DIALOG, "search");
  guint n_all = count_rows (dialog);

  gtk_toggle_button_set_active (first, TRUE);
  g_assert_cmpuint (fixture_count (dialog, GTK_TYPE_BOX, "prospect"), ==, n_all);
  gtk_toggle_button_set_active (second, TRUE);
  g_assert_false (gtk_toggle_button_get_active (first));
  g_assert_cmpuint (fixture_count (dialog, GTK_TYPE_BOX, "prospect"), ==, n_all);
  gtk_toggle_button_set_active (second, FALSE);
  g_assert_cmpuint (fixture_count (dialog, GTK_TYPE_BOX, "prospect"), ==, 2 * n_all);
  gtk_editable_set_text (search, "logistics");
  g_signal_emit_by_name (search, "search-changed");
  g_assert_cmpuint (count_rows (dialog), ==, 1);
  /* One tap leads to the card. */
  g_signal_emit_by_name (gtk_widget_get_template_child (dialog, ARB_TYPE_PROSPECTS_DIALOG, "list"),
                         "row-activated", get_row (dialog, 0));
  g_assert_nonnull (fixture_find_toplevel (ARB_TYPE_REFERENCE_WINDOW));
  gtk_window_destroy (fixture_find_toplevel (ARB_TYPE_REFERENCE_WINDOW));
  gtk_window_destroy (GTK_WINDOW (dialog));
  fixture_window_close (window);
}

/* Every point is listed, folded or not, and every exported file is of its format. */
static void
test_score (void)
{
  static const struct
  {
    const char *id;
    const char *beginning;
  } files[] = { { "pdf", "%PDF-" }, { "png", "\211PNG" }, { "csv", "Seat," }, { "bgsplay", "{" } };
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window = window_new (session, G_MAXUINT);
  GtkWidget *dialog = open_dialog (window, "win.score", ARB_TYPE_SCORE_DIALOG);
  g_autoptr (ArbScoreProof) proof = arb_session_dup_proof (session);

  g_assert_true (proof->sheet.finished);
  fixture_assert_narrow (dialog);
  g_assert_cmpuint (fixture_count (dialog, GTK_TYPE_BOX, "score-total"), ==, 2);
  g_assert_cmpuint (fixture_count (dialog, GTK_TYPE_DRAWING_AREA, NULL), ==, 1);
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autoptr (GBytes) bytes = arb_score_make_file (files[i].id, session, proof);
      gsize length;
      const char *data = g_bytes_get_data (bytes, &length);

      g_assert_cmpuint (length, >, 100);
      g_assert_true (strncmp (data, files[i].beginning, strlen (files[i].beginning)) == 0);
    }
  g_assert_true (gtk_widget_activate_action (dialog, "score.copy-text", NULL));
  g_assert_true (gtk_widget_activate_action (dialog, "score.copy-link", NULL));
  gtk_window_destroy (GTK_WINDOW (dialog));
  fixture_window_close (window);
}

/* A system that does not say such things is not asked for them. */
static void
test_not_asked (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("nine-domains");
  ArbWindow *window = fixture_window_new (session);

  g_assert_false (arb_session_has_prospects (session));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.technologies", NULL);
  g_assert_null (fixture_find_toplevel (ARB_TYPE_PROSPECTS_DIALOG));
  fixture_window_close (window);
}

/* In a long list a word and Enter are enough, with no tap in between. */
static void
test_search (void)
{
  static const char *const labels[] = { "a", "b", "c", "d", "e", "f",     "g",
                                        "h", "i", "j", "k", "l", "Voson", "Zhephan" };
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  GListStore *options = g_list_store_new (ARB_TYPE_OPTION);
  GtkWidget *window = gtk_window_new ();
  GtkWidget *names, *focus, *entry;

  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    {
      g_autoptr (ArbOption) option = arb_option_new (g_strdup (labels[i]), i);

      g_list_store_append (options, option);
    }
  names = arb_option_drop_down_new (session, G_LIST_MODEL (options));
  gtk_window_set_child (GTK_WINDOW (window), names);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (
                                    fixture_find (names, GTK_TYPE_TOGGLE_BUTTON, NULL)),
                                TRUE);
  gtk_test_widget_wait_for_draw (window);
  focus = gtk_window_get_focus (GTK_WINDOW (window));
  entry = gtk_widget_get_ancestor (focus, GTK_TYPE_SEARCH_ENTRY);
  g_assert_nonnull (entry);
  gtk_editable_set_text (GTK_EDITABLE (entry), "zhe");
  g_signal_emit_by_name (entry, "search-changed");
  g_signal_emit_by_name (entry, "activate");
  g_assert_cmpuint (gtk_drop_down_get_selected (GTK_DROP_DOWN (names)), ==, 13);
  gtk_window_destroy (GTK_WINDOW (window));
  g_object_unref (options);
}

static guint
find_verb (ArbSession *session, const char *name)
{
  const ArbRuleset *ruleset = arb_session_get_wording (session)->catalogue->ruleset;
  guint verb = 0;

  while (verb < ruleset->n_verbs && !g_str_equal (ruleset->verbs[verb]->name, name))
    verb++;
  return verb;
}

/* What was seen is picked from the cards themselves. */
static void
test_picked (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  g_autoptr (GListModel) options =
      arb_session_dup_options (session, find_verb (session, "drew"), 0);
  GtkWidget *window = gtk_window_new ();
  GtkWidget *names;

  g_assert_nonnull (options);
  names = arb_option_drop_down_new (session, options);
  gtk_window_set_child (GTK_WINDOW (window), names);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (
                                    fixture_find (names, GTK_TYPE_TOGGLE_BUTTON, NULL)),
                                TRUE);
  gtk_test_widget_wait_for_draw (window);
  g_assert_cmpuint (fixture_count (names, ARB_TYPE_CARD_TILE, "as-bar"), >, 3);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char *argv[])
{
  if (!fixture_init (&argc, &argv))
    return 0;

  g_test_add_func ("/app/tools/count-check", test_count_check);
  g_test_add_func ("/app/tools/count-check-cancelled", test_count_check_cancelled);
  g_test_add_func ("/app/tools/knowledge", test_knowledge);
  g_test_add_func ("/app/tools/prospects", test_prospects);
  g_test_add_func ("/app/tools/prospects-in-pictures", test_prospects_in_pictures);
  g_test_add_func ("/app/tools/prospects-of-one", test_prospects_of_one);
  g_test_add_func ("/app/tools/score", test_score);
  g_test_add_func ("/app/tools/not-asked", test_not_asked);
  g_test_add_func ("/app/tools/search", test_search);
  g_test_add_func ("/app/tools/picked", test_picked);
  return g_test_run ();
}
