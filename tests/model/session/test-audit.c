/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "session-fixture.h"

#include "model/session/counter.h"
#include "model/session/proposal.h"
#include "model/session/session-private.h"
#include "systems/systems.h"

#include <string.h>

/* Ann collects fighters, so that one can be forgotten. */
static const char *const moves[] = { "1 skip", "1 lead warfare", "1 done", "1 collect",
                                     "2 dissent" };

static ArbSession *
session_new (void)
{
  static const char *const names[] = { "Ann", "Bob", NULL };
  const ArbCatalogue *catalogue = arb_catalogue_get (arb_systems_find ("eminent-domain"));
  g_autoptr (GError) error = NULL;
  ArbDocument *document = arb_document_new (catalogue, 0, NULL, NULL, names, &error);
  ArbSession *session;

  g_assert_no_error (error);
  session = arb_session_new_copy (document, "Audited", &error);
  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      ArbVerdict verdict;
      ArbMove move;

      g_assert_true (arb_session_parse (session, moves[i], &move, NULL));
      g_assert_true (arb_session_play (session, move, FALSE, &verdict));
    }
  return session;
}

static gint
find_count (ArbSession *session, const char *id, guint seat)
{
  g_autoptr (GPtrArray) counts = arb_session_dup_counts (session);

  for (guint i = 0; i < counts->len; i++)
    {
      ArbCounter *counter = counts->pdata[i];

      if (g_str_equal (counter->id, id) && counter->seat == seat)
        return counter->value;
    }

  return -1;
}

static void
test_counts (void)
{
  g_autoptr (ArbSession) session = session_new ();

  g_assert_cmpint (find_count (session, "fighters", 1), ==, 1);
  g_assert_cmpint (find_count (session, "hand", 2), ==, 6); /* dissenting draws a card */
  g_assert_cmpint (find_count (session, "survey-stack", ARB_TABLE), >, 0);
  g_assert_cmpint (find_count (session, "score", 1), ==, -1);
}

/* The result of an audit. */
typedef struct
{
  gboolean done;
  GListModel *proposals;
  char *findings;
  GError *error;
} Outcome;

static void
on_audited (GObject *session, GAsyncResult *result, gpointer data)
{
  Outcome *outcome = data;

  outcome->proposals =
      arb_session_audit_finish (ARB_SESSION (session), result, &outcome->findings, &outcome->error);
  outcome->done = TRUE;
}

static void
wait_for (const Outcome *outcome)
{
  while (!outcome->done)
    g_main_context_iteration (NULL, TRUE);
}

static GListModel *
audit (ArbSession *session, const ArbCount *counts, guint n_counts, char **findings)
{
  Outcome outcome = { 0 };

  arb_session_audit (session, counts, n_counts, NULL, on_audited, &outcome);
  g_assert_false (outcome.done);
  wait_for (&outcome);
  g_assert_no_error (outcome.error);
  *findings = outcome.findings;
  return outcome.proposals;
}

/* Cancelling an audit returns soon, however long the record is. */
static void
test_cancelled (void)
{
  g_autoptr (ArbSession) session = session_new ();
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  const ArbCount count = { "fighters", 1, 9 };
  Outcome outcome = { 0 };

  for (guint i = 0; i < 20000; i++)
    arb_game_append (arb_session_get_game (session), session_fixture_parse (session, "1 skip"),
                     FALSE, FALSE, TRUE);
  arb_session_audit (session, &count, 1, cancellable, on_audited, &outcome);
  g_cancellable_cancel (cancellable);
  wait_for (&outcome);
  g_assert_error (outcome.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_null (outcome.proposals);
  g_clear_error (&outcome.error);
}

/* The result is dropped, because the game has changed. */
static void
test_changed_meanwhile (void)
{
  g_autoptr (ArbSession) session = session_new ();
  const ArbCount count = { "fighters", 1, 2 };
  Outcome outcome = { 0 };

  arb_session_audit (session, &count, 1, NULL, on_audited, &outcome);
  g_assert_true (arb_session_undo (session));
  wait_for (&outcome);
  g_assert_error (outcome.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_null (outcome.proposals);
  g_clear_error (&outcome.error);
}

static void
assert_main_thread (gpointer thread, GObject *session)
{
  g_assert_true (thread == g_thread_self ());
}

/* A session is freed where it was made, also when only its audit still holds it. */
static void
test_freed_in_main_thread (void)
{
  for (guint i = 0; i < 20; i++)
    {
      g_autoptr (ArbSession) session = session_new ();
      const ArbCount count = { "fighters", 1, 1 };
      Outcome outcome = { 0 };

      g_object_weak_ref (G_OBJECT (session), assert_main_thread, g_thread_self ());
      arb_session_audit (session, &count, 1, NULL, on_audited, &outcome);
      g_clear_object (&session);
      wait_for (&outcome);
      g_assert_no_error (outcome.error);
      g_object_unref (outcome.proposals);
      g_free (outcome.findings);
    }
}

static void
test_agrees (void)
{
  g_autoptr (ArbSession) session = session_new ();
  const ArbCount count = { "fighters", 1, 1 };
  g_autofree char *findings = NULL;
  g_autoptr (GListModel) proposals = audit (session, &count, 1, &findings);

  g_assert_cmpuint (g_list_model_get_n_items (proposals), ==, 0);
  g_assert_cmpstr (findings, ==, "The record agrees with the table.");
}

/* Ann showed a second Warfare card, which nobody recorded. */
static void
test_carry_out (void)
{
  g_autoptr (ArbSession) session = session_new ();
  const ArbCount counts[] = { { "fighters", 1, 2 }, { "hand", 1, 4 } };
  g_autofree char *findings = NULL;
  g_autoptr (GListModel) proposals = audit (session, counts, 2, &findings);
  g_autoptr (ArbProposal) first = g_list_model_get_item (proposals, 0);
  g_autoptr (ArbProposal) last =
      g_list_model_get_item (proposals, g_list_model_get_n_items (proposals) - 1);
  guint length = arb_session_get_length (session);

  g_assert_nonnull (strstr (findings, "Ann, Fighters: 2 counted, 1 recorded"));
  g_assert_cmpuint (first->repair->kind, ==, ARB_REPAIR_INSERT);
  g_assert_nonnull (strstr (first->sentence, "Ann"));
  g_assert_true (arb_proposal_carry_out (first));
  g_assert_cmpuint (arb_session_get_length (session), ==, length + 1);
  session_fixture_assert_said (session, 3, "1 boost warfare");
  g_assert_cmpint (find_count (session, "fighters", 1), ==, 2);

  /* The others were about the game as it was. */
  g_assert_false (arb_proposal_carry_out (last));
  g_assert_false (arb_proposal_carry_out (first));
  g_assert_true (arb_session_undo (session));
  g_assert_cmpint (find_count (session, "fighters", 1), ==, 1);
  g_assert_true (arb_session_flush (session, NULL));
}

static void
test_adjust (void)
{
  g_autoptr (ArbSession) session = session_new ();
  const ArbCount counts[] = { { "fighters", 2, 9 }, { "deck", 2, 9 }, { "colonies", 2, 9 } };
  g_autofree char *findings = NULL;
  g_autoptr (GListModel) proposals = audit (session, counts, 3, &findings);
  g_autoptr (ArbProposal) only = g_list_model_get_item (proposals, 0);

  g_assert_cmpuint (g_list_model_get_n_items (proposals), ==, 1);
  g_assert_cmpuint (only->repair->kind, ==, ARB_REPAIR_SET);
  g_assert_nonnull (strstr (findings, "Bob, Colonies: nothing in the last two rounds"));
  g_assert_true (arb_proposal_carry_out (only));
  g_assert_cmpint (find_count (session, "fighters", 2), ==, 9);
  g_assert_cmpint (find_count (session, "deck", 2), ==, 9);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/model/audit/counts", test_counts);
  g_test_add_func ("/model/audit/agrees", test_agrees);
  g_test_add_func ("/model/audit/cancelled", test_cancelled);
  g_test_add_func ("/model/audit/changed-meanwhile", test_changed_meanwhile);
  g_test_add_func ("/model/audit/freed-in-main-thread", test_freed_in_main_thread);
  g_test_add_func ("/model/audit/carry-out", test_carry_out);
  g_test_add_func ("/model/audit/adjust", test_adjust);
  return g_test_run ();
}
