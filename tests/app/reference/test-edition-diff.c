/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"

#include "app/table/seat-panel.h"
#include "app/reference/edition-diff-view.h"
#include "app/reference/reference-window.h"
#include "model/reference/edition-diff.h"

static ArbEditionDiffView *
comparison_open (ArbWindow *window)
{
  GtkWidget *reference =
      arb_reference_window_new (arb_window_get_session (window), GTK_WINDOW (window));

  arb_reference_window_open (ARB_REFERENCE_WINDOW (reference), ARB_REFERENCE_COMPARISON);
  gtk_window_present (GTK_WINDOW (reference));
  gtk_test_widget_wait_for_draw (reference);
  return ARB_EDITION_DIFF_VIEW (
      gtk_widget_get_template_child (reference, ARB_TYPE_REFERENCE_WINDOW, "comparison"));
}

static gpointer
get_child (ArbEditionDiffView *view, const char *name)
{
  return gtk_widget_get_template_child (GTK_WIDGET (view), ARB_TYPE_EDITION_DIFF_VIEW, name);
}

static void
choose_edition (ArbEditionDiffView *view, guint edition)
{
  gtk_drop_down_set_selected (get_child (view, "editions"), edition);
}

static void
append_texts (GtkWidget *root, GString *texts)
{
  if (GTK_IS_LABEL (root))
    g_string_append (texts, gtk_label_get_text (GTK_LABEL (root)));
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    append_texts (child, texts);
}

/* Returns what the view says about the game. */
static char *
dup_outcome (ArbEditionDiffView *view)
{
  GString *texts = g_string_new (NULL);

  g_assert_true (gtk_widget_get_visible (get_child (view, "outcome_box")));
  append_texts (get_child (view, "outcome_box"), texts);
  return g_string_free (texts, FALSE);
}

static guint
count_mapped (GtkWidget *root, const char *class)
{
  guint n = gtk_widget_has_css_class (root, class) && gtk_widget_get_mapped (root);

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_mapped (child, class);
  return n;
}

/* Only the differences are shown, or everything on request. */
static void
test_comparison (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window = fixture_window_new (session);
  ArbEditionDiffView *view = comparison_open (window);
  gpointer rows = get_child (view, "rows");
  gpointer all = get_child (view, "all_button");
  guint n_all = fixture_count (rows, GTK_TYPE_BOX, "compared");
  g_autofree char *outcome = NULL;

  g_assert_cmpuint (fixture_count (rows, GTK_TYPE_BOX, "differs"), >=, 3);
  choose_edition (view, 0);
  g_assert_cmpuint (fixture_count (rows, GTK_TYPE_BOX, "differs"), ==, 0);
  outcome = dup_outcome (view);
  g_assert_cmpstr (outcome, ==, "The game would have had the same outcome.");
  g_assert_cmpuint (n_all, >=, 15);
  g_assert_cmpuint (count_mapped (rows, "compared"), ==, 0);
  gtk_check_button_set_active (all, TRUE);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (view));
  g_assert_cmpuint (count_mapped (rows, "compared"), ==, n_all);
  fixture_window_close (window);
}

/* Whether the text has points of players, like “Ann has 27”. */
static gboolean
shows_scores (const char *outcome)
{
  return strstr (outcome, "\302\240has\302\240") != NULL;
}

static void
assert_scores_reported (ArbEditionDiffView *view, gboolean reported)
{
  g_autofree char *outcome = dup_outcome (view);

  g_assert_cmpint (shows_scores (outcome), ==, reported);
  g_assert_cmpint (strstr (outcome, "The game would have had another outcome.") == NULL, ==,
                   reported);
}

/* Goes back to the position in which the game would be over without the extra round. */
static void
go_back_to_extra_round (ArbSession *session, guint extra_round)
{
  ArbOptions other =
      *arb_game_get_options (arb_document_get_game (arb_session_get_document (session)));
  gboolean over = FALSE;

  other.switches[extra_round] = 0;
  while (!over)
    {
      g_autofree char *outcome = NULL;

      g_assert_true (arb_session_undo (session));
      outcome = arb_edition_diff_dup_outcome (session, &other, FALSE);
      over = !arb_session_get_over (session) && shows_scores (outcome);
    }
}

/* A comparison hides scores too, even if they are hidden after it was opened. */
static void
test_hidden_scores (void)
{
  g_autoptr (ArbSession) session = fixture_record_open ("three-players-extra-round.arbiter");
  const ArbCatalogue *catalogue = arb_session_get_catalogue (session);
  guint extra_round = (guint) arb_catalogue_find_switch (catalogue, "extra-round");
  ArbWindow *window;
  ArbEditionDiffView *view;
  GtkWidget *panel, *row;

  go_back_to_extra_round (session, extra_round);
  window = fixture_window_new (session);
  panel = fixture_find (GTK_WIDGET (window), ARB_TYPE_SEAT_PANEL, NULL);
  view = comparison_open (window);
  choose_edition (view, (guint) arb_catalogue_find_edition (catalogue, "bga"));
  row = gtk_widget_get_first_child (get_child (view, "rows"));
  for (guint i = 0; i < extra_round; i++)
    row = gtk_widget_get_next_sibling (row);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (fixture_find (row, GTK_TYPE_DROP_DOWN, NULL)), 0);
  assert_scores_reported (view, TRUE);
  gtk_widget_activate_action (panel, "win.scores-hidden", NULL);
  assert_scores_reported (view, FALSE);
  gtk_widget_activate_action (panel, "win.scores-hidden", NULL);
  assert_scores_reported (view, TRUE);
  gtk_widget_activate_action (panel, "seat.score-hidden", NULL);
  assert_scores_reported (view, FALSE);
  fixture_window_close (window);
}

int
main (int argc, char **argv)
{
  if (!fixture_init (&argc, &argv))
    return 0;

  g_test_add_func ("/app/comparison/switches", test_comparison);
  g_test_add_func ("/app/comparison/hidden-scores", test_hidden_scores);

  return g_test_run ();
}
