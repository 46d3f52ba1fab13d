/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"
#include "session-fixture.h"

#include "app/counts/count-dialog.h"
#include "app/score/score-dialog.h"
#include "app/score/total-dialog.h"
#include "app/turn/offer-button.h"
#include "model/session/offer-item.h"
#include "model/session/option.h"
#include "model/session/session-count.h"
#include "model/session/session-result.h"
#include "wording/proof.h"

#include <string.h>

/* What the table says about a result on the score sheet: the rule that decides, and totals that people
 * have counted. */

typedef struct
{
  ArbSession *session;
  ArbWindow *window;
  GtkWidget *sheet;
} Fixture;

/* Begins a game of @system, says @lines, and opens its sheet. */
static void
begin (Fixture *fixture, const char *system, const char *const *lines)
{
  fixture->session = fixture_session_new (system);
  fixture->window = fixture_window_new (fixture->session);
  for (guint i = 0; lines[i] != NULL; i++)
    session_fixture_say (fixture->session, lines[i], FALSE);
  fixture_idle ();
  fixture->sheet = arb_score_dialog_new (fixture->session, GTK_WINDOW (fixture->window));
  gtk_window_present (GTK_WINDOW (fixture->sheet));
  gtk_test_widget_wait_for_draw (fixture->sheet);
}

static void
end (Fixture *fixture)
{
  gtk_window_destroy (GTK_WINDOW (fixture->sheet));
  fixture_window_close (fixture->window);
  g_object_unref (fixture->session);
}

/* Adds the buttons under @root that are shown and do @action. */
static void
collect (GtkWidget *root, const char *action, GPtrArray *buttons)
{
  if (!gtk_widget_get_mapped (root))
    return;
  if (GTK_IS_BUTTON (root) && g_strcmp0 (fixture_get_action (root), action) == 0)
    g_ptr_array_add (buttons, root);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect (child, action, buttons);
}

static GPtrArray *
find_buttons (gpointer root, const char *action)
{
  GPtrArray *buttons = g_ptr_array_new ();

  fixture_idle ();
  collect (root, action, buttons);
  return buttons;
}

static guint
count_buttons (gpointer root, const char *action)
{
  g_autoptr (GPtrArray) buttons = find_buttons (root, action);

  return buttons->len;
}

/* Returns how many labels under @widget that are shown have this text. */
static guint
count_saying (GtkWidget *widget, const char *text)
{
  guint n = GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget)
            && strcmp (gtk_label_get_text (GTK_LABEL (widget)), text) == 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_saying (child, text);
  return n;
}

static gboolean
says (GtkWidget *widget, const char *text)
{
  return count_saying (widget, text) > 0;
}

static guint
get_winners (const Fixture *fixture)
{
  return arb_session_get_sheet (fixture->session)->winners;
}

/* Ann has more domains: the answers differ. */
static const char *const tie[] = { "pile left domain-8",
                                   "pile middle domain-5",
                                   "pile right domain-4",
                                   "1 place left 5",
                                   "1 place middle 4",
                                   "1 place right 2",
                                   "2 place left 1",
                                   "2 place middle 3",
                                   "2 place right 4",
                                   "1 count points 10",
                                   "2 count points 10",
                                   "end",
                                   NULL };

/* A tie about which no text says who wins: both the panel and the sheet ask, in the same words. One tap
 * answers, and one Undo takes the answer back. */
static void
test_rule (void)
{
  Fixture fixture;
  GtkWidget *panel;
  GPtrArray *offers;
  guint length;

  begin (&fixture, "nine-domains", tie);
  g_assert_cmpuint (count_buttons (fixture.window, "score.answer"), ==, 3);
  g_object_set (fixture.window, "at-table", TRUE, NULL);
  panel = GTK_WIDGET (arb_window_get_turn_panel (fixture.window));
  offers = arb_session_get_offers (fixture.session);
  length = arb_session_get_length (fixture.session);
  g_assert_cmpuint (offers->len, ==, 3);
  g_assert_cmpuint (count_buttons (fixture.sheet, "score.answer"), ==, 3);
  g_assert_cmpuint (count_buttons (panel, "turn.offer"), ==, 3);
  for (guint i = 0; i < offers->len; i++)
    {
      const char *answer = ((ArbOfferItem *) offers->pdata[i])->amount;

      g_assert_true (says (fixture.sheet, answer));
      g_assert_true (says (panel, answer));
    }
  g_assert_true (says (fixture.sheet, "The rules leave this open: who wins at equal points"));
  g_assert_true (says (panel, "The rules leave this open: who wins at equal points"));
  g_assert_cmpuint (count_buttons (fixture.sheet, "score.undo"), ==, 0);

  fixture_press (fixture.sheet, "score.answer");
  g_assert_cmpuint (arb_session_get_length (fixture.session), ==, length + 1);
  session_fixture_assert_said (fixture.session, length + 1, "rule final-tie shared");
  g_assert_cmpuint (get_winners (&fixture), ==, 1u << 1 | 1u << 2);
  g_assert_cmpuint (count_buttons (fixture.sheet, "score.answer"), ==, 0);
  g_assert_cmpuint (count_buttons (panel, "turn.offer"), ==, 0);
  g_assert_cmpuint (fixture_count (fixture.sheet, GTK_TYPE_LABEL, "winner-name"), ==, 2);

  fixture_press (fixture.sheet, "score.undo");
  g_assert_cmpuint (arb_session_get_length (fixture.session), ==, length);
  g_assert_cmpuint (count_buttons (fixture.sheet, "score.answer"), ==, 3);
  g_assert_cmpuint (fixture_count (fixture.sheet, GTK_TYPE_LABEL, "winner-name"), ==, 0);
  /* The end itself is taken back only at the table. */
  g_assert_cmpuint (count_buttons (fixture.sheet, "score.undo"), ==, 0);
  gtk_widget_activate_action (fixture.sheet, "score.undo", NULL);
  g_assert_true (arb_session_get_over (fixture.session));

  /* The panel answers, too; the sheet over it follows. */
  fixture_press (panel, "turn.offer");
  g_assert_cmpuint (get_winners (&fixture), ==, 1u << 1 | 1u << 2);
  g_assert_cmpuint (count_buttons (fixture.sheet, "score.answer"), ==, 0);
  end (&fixture);
}

/* A result that does not count waits for nothing. */
static void
test_not_counting (void)
{
  static const char *const lines[] = { "1 adjust points +10", "2 adjust points +10", NULL };
  Fixture fixture;

  begin (&fixture, "nine-domains", lines);
  g_assert_cmpuint (count_buttons (fixture.sheet, "score.count"), ==, 0); /* not over yet */
  g_assert_true (arb_session_end (fixture.session, FALSE));
  g_assert_cmpuint (count_buttons (fixture.sheet, "score.answer"), ==, 0);
  g_assert_cmpuint (count_buttons (fixture.sheet, "score.count"), ==, 0);
  end (&fixture);
}

static GtkWidget *
open_total (GtkWidget *sheet)
{
  GtkWidget *dialog;

  fixture_press (sheet, "score.count");
  dialog = fixture_find_toplevel (ARB_TYPE_TOTAL_DIALOG);
  g_assert_nonnull (dialog);
  gtk_test_widget_wait_for_draw (dialog);
  return dialog;
}

static const char *
get_number (GtkWidget *dialog)
{
  gpointer label = gtk_widget_get_template_child (dialog, ARB_TYPE_TOTAL_DIALOG, "number_label");

  return gtk_label_get_text (label);
}

static void
type (GtkWidget *dialog, const char *digits)
{
  for (; *digits != '\0'; digits++)
    g_assert_true (
        gtk_widget_activate_action (dialog, "pad.digit", "u", (guint32) (*digits - '0')));
}

static const char *const unknown[] = { "1 adjust #1 colonies", "2 adjust points +3", "end", NULL };

/* A total that is not known is asked for above the points, with few taps; it is marked as what the
 * table has counted, and one Undo takes it back. */
static void
test_unknown (void)
{
  Fixture fixture;
  GtkWidget *dialog;
  guint length, n_counted;

  begin (&fixture, "microcosm", unknown);
  /* The points of the other player were counted, too. */
  n_counted = count_saying (fixture.sheet, "Counted at the table");
  length = arb_session_get_length (fixture.session);
  g_assert_cmpuint (get_winners (&fixture), ==, 0);
  /* One for the player with unknown points, and one below each total. */
  g_assert_cmpuint (count_buttons (fixture.sheet, "score.count"), ==, 3);

  dialog = open_total (fixture.sheet);
  g_assert_cmpstr (get_number (dialog), ==, "0");
  type (dialog, "12");
  g_assert_cmpstr (get_number (dialog), ==, "12");
  gtk_widget_activate_action (dialog, "pad.clear", NULL);
  g_assert_cmpstr (get_number (dialog), ==, "0");
  type (dialog, "11");
  fixture_press (dialog, "pad.record");
  g_assert_null (fixture_find_toplevel (ARB_TYPE_TOTAL_DIALOG));
  g_assert_cmpuint (arb_session_get_length (fixture.session), ==, length + 1);
  session_fixture_assert_said (fixture.session, length + 1, "1 count points 11");
  g_assert_cmpuint (get_winners (&fixture), ==, 1u << 1);
  g_assert_cmpuint (count_buttons (fixture.sheet, "score.count"), ==, 2);
  g_assert_cmpuint (count_saying (fixture.sheet, "Counted at the table"), >, n_counted);

  fixture_press (fixture.sheet, "score.undo");
  g_assert_cmpuint (arb_session_get_length (fixture.session), ==, length);
  g_assert_cmpuint (count_buttons (fixture.sheet, "score.count"), ==, 3);
  g_assert_cmpuint (count_saying (fixture.sheet, "Counted at the table"), ==, n_counted);
  end (&fixture);
}

static void
assert_no_story (ArbSession *session)
{
  const ArbWording *wording = arb_session_get_wording (session);
  g_autoptr (ArbScoreProof) proof = arb_session_dup_proof (session);
  g_autofree char *turn = arb_wording_best_turn (wording, proof);
  g_autofree char *lead = arb_wording_last_lead (wording, proof);

  g_assert_null (arb_wording_lead (wording, proof));
  g_assert_null (turn);
  g_assert_null (lead);
}

/* People disagree with a known total: the same number again changes nothing, another one counts. */
static void
test_disagreement (void)
{
  static const char *const lines[] = { "1 adjust influence +5", "2 adjust influence +7", "end",
                                       NULL };
  Fixture fixture;
  GtkWidget *dialog;
  guint length;

  begin (&fixture, "eminent-domain", lines);
  length = arb_session_get_length (fixture.session);
  g_assert_cmpuint (get_winners (&fixture), ==, 1u << 2);
  dialog = open_total (fixture.sheet); /* the best player comes first */
  g_assert_cmpstr (get_number (dialog), ==, "7");
  type (dialog, "4");
  fixture_press (dialog, "pad.record");
  g_assert_cmpuint (arb_session_get_length (fixture.session), ==, length + 1);
  g_assert_cmpuint (get_winners (&fixture), ==, 1u << 1);

  /* A total counted in one sum says nothing about where points come from, or when. */
  assert_no_story (fixture.session);
  arb_session_state_total (fixture.session, 2, 4);
  g_assert_cmpuint (arb_session_get_length (fixture.session), ==, length + 1);
  arb_session_state_total (fixture.session, 2, 6);
  g_assert_cmpuint (get_winners (&fixture), ==, 1u << 2);
  end (&fixture);
}

/* On a phone there is room for both, and Tab reaches everything; a number longer than any total is not taken. */
static void
test_narrow (void)
{
  Fixture fixture;
  GtkWidget *dialog;

  begin (&fixture, "microcosm", unknown);
  fixture_assert_narrow (fixture.sheet);
  dialog = open_total (fixture.sheet);
  fixture_assert_narrow (dialog);
  fixture_assert_tabs (dialog);
  type (dialog, "1234");
  g_assert_cmpstr (get_number (dialog), ==, "123");
  gtk_window_destroy (GTK_WINDOW (dialog));
  end (&fixture);
}

static void
assert_fits (ArbWindow *window)
{
  GtkWidget *sheet = arb_score_dialog_new (arb_window_get_session (window), GTK_WINDOW (window));
  GtkWidget *dialog;

  gtk_window_set_default_size (GTK_WINDOW (sheet), 360, 700);
  gtk_window_present (GTK_WINDOW (sheet));
  gtk_test_widget_wait_for_draw (sheet);
  fixture_assert_narrow (sheet);
  dialog = open_total (sheet);
  fixture_assert_narrow (dialog);
  gtk_window_destroy (GTK_WINDOW (dialog));
  gtk_window_destroy (GTK_WINDOW (sheet));
}

/* With text twice as large all questions have room on a phone in every language, and so has Undo. */
static void
test_large_text (void)
{
  static const struct
  {
    const char *system;
    const char *const *lines;
    const char *word;
  } cases[] = {
    { "nine-domains", tie, "rule final-tie most-domains" },
    { "microcosm", unknown, "2 count points 12" },
  };
  GtkSettings *settings = gtk_settings_get_default ();
  gint dpi;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (ArbSession) session = fixture_session_new (cases[i].system);
      ArbWindow *window = fixture_window_new (session);

      for (guint j = 0; cases[i].lines[j] != NULL; j++)
        session_fixture_say (session, cases[i].lines[j], FALSE);
      g_object_set (settings, "gtk-xft-dpi", 2 * dpi, NULL);
      for (const char *const *language = fixture_languages (); *language != NULL; language++)
        {
          window = fixture_switch_language (window, *language);
          assert_fits (window);
          session_fixture_say (session, cases[i].word, FALSE);
          assert_fits (window);
          g_assert_true (arb_session_undo (session));
        }
      g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
      fixture_end_language (session);
    }
}

/* Scores a game of The Nine Domains of which only the end is known: a tie. */
static ArbSession *
session_new_counted (void)
{
  ArbSession *session;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) counted = NULL;
  ArbHolding counts[2];

  session =
      arb_session_new_beside (fixture_document_new ("nine-domains"), "counts", "Test", &error);
  g_assert_no_error (error);
  counted = arb_session_dup_counted (session);
  for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
    counts[i] = (ArbHolding){ i + 1, ((ArbOption *) counted->pdata[0])->value, 20 };
  g_assert_true (arb_session_count (session, counts, 2, NULL));
  return session;
}

/* A game that was only scored asks, too, also after a restart; and it keeps its numbers. */
static void
test_score_only (void)
{
  Fixture fixture = { .session = session_new_counted () };
  g_autofree char *path = g_strdup (arb_session_get_path (fixture.session));
  g_autoptr (GError) error = NULL;
  ArbWindow *window = fixture_window_new (NULL);
  GtkWidget *sheet = arb_score_dialog_new (fixture.session, GTK_WINDOW (window));

  gtk_window_present (GTK_WINDOW (sheet));
  gtk_test_widget_wait_for_draw (sheet);
  g_assert_cmpuint (count_buttons (sheet, "score.undo"), ==, 0);
  fixture_press (sheet, "score.answer");
  g_assert_cmpuint (get_winners (&fixture), ==, 1u << 1 | 1u << 2);
  g_assert_nonnull (fixture_find_with_action (sheet, "score.change-numbers"));
  gtk_window_destroy (GTK_WINDOW (sheet));
  session_fixture_wait (fixture.session);
  g_object_unref (fixture.session);

  fixture.session = arb_session_open (path, &error);
  g_assert_no_error (error);
  g_assert_cmpint (arb_session_get_counting (fixture.session), ==, ARB_COUNTING_DONE);
  sheet = arb_score_dialog_new (fixture.session, GTK_WINDOW (window));
  gtk_window_present (GTK_WINDOW (sheet));
  gtk_test_widget_wait_for_draw (sheet);
  fixture_press (sheet, "score.undo");
  g_assert_cmpuint (count_buttons (sheet, "score.answer"), ==, 3);
  gtk_window_destroy (GTK_WINDOW (sheet));
  fixture_window_close (window);
  g_object_unref (fixture.session);
}

int
main (int argc, char *argv[])
{
  if (!fixture_init (&argc, &argv))
    return 0;

  g_test_add_func ("/app/result/rule", test_rule);
  g_test_add_func ("/app/result/not-counting", test_not_counting);
  g_test_add_func ("/app/result/unknown", test_unknown);
  g_test_add_func ("/app/result/disagreement", test_disagreement);
  g_test_add_func ("/app/result/narrow", test_narrow);
  g_test_add_func ("/app/result/large-text", test_large_text);
  g_test_add_func ("/app/result/score-only", test_score_only);

  return g_test_run ();
}
