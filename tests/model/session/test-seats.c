/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/session/option.h"
#include "model/session/session-statements.h"
#include "systems/systems.h"

/* The names of the seats, and the changes of common numbers. */

static ArbSession *
session_new (const char *const *names)
{
  g_autoptr (GError) error = NULL;
  ArbDocument *document = arb_document_new (arb_catalogue_get (arb_systems_find ("eminent-domain")),
                                            0, NULL, NULL, names, &error);
  ArbSession *session;

  g_assert_no_error (error);
  session = arb_session_new_copy (document, "Test", &error);
  g_assert_no_error (error);
  return session;
}

static void
say (ArbSession *session, const char *text)
{
  g_autoptr (GError) error = NULL;
  ArbVerdict verdict;
  ArbMove move;

  g_assert_true (arb_session_parse (session, text, &move, &error));
  g_assert_no_error (error);
  g_assert_true (arb_session_play (session, move, FALSE, &verdict));
}

/* Players with the same name, and those without one, also have the number of their seat. */
static void
test_names (void)
{
  static const char *const names[] = { "Ann", "ann", "  ", "דנה", NULL };
  static const char *const called[] = { "Ann (1)", "ann (2)", "Player 3", "\u200e\u2068דנה\u2069" };
  g_autoptr (ArbSession) session = session_new (names);

  for (guint i = 0; i < G_N_ELEMENTS (called); i++)
    g_assert_cmpstr (arb_session_get_player (session, i + 1), ==, called[i]);
}

static void
count_change (guint *n)
{
  (*n)++;
}

/* A name is kept in the file, and no move: taking one back leaves it. */
static void
test_rename (void)
{
  static const char *const names[] = { "Ann", "Ann", NULL };
  g_autoptr (ArbSession) session = session_new (names);
  g_autoptr (ArbSession) again = NULL;
  g_autoptr (GError) error = NULL;

  say (session, "lead survey");
  arb_session_rename (session, 2, "<b>Bob</b>\n");
  g_assert_cmpstr (arb_session_get_player (session, 1), ==, "Ann");
  g_assert_cmpstr (arb_session_get_player (session, 2), ==, "<b>Bob</b> ");
  g_assert_true (arb_session_undo (session));
  g_assert_cmpstr (arb_session_get_player (session, 2), ==, "<b>Bob</b> ");

  g_assert_true (arb_session_flush (session, &error));
  g_assert_no_error (error);
  again = arb_session_open (arb_session_get_path (session), &error);
  g_assert_no_error (error);
  g_assert_cmpstr (arb_session_get_player (again, 2), ==, "<b>Bob</b> ");
  g_assert_true (arb_session_get_can_redo (again));
}

/* The same for a marker, and for that of the seat that had it before. */
static void
test_marker (void)
{
  static const char *const names[] = { "Ann", "Bob", NULL };
  g_autoptr (ArbSession) session = session_new (names);
  g_autoptr (ArbSession) again = NULL;
  g_autoptr (GError) error = NULL;
  guint n_changes = 0;

  g_assert_cmpint (arb_session_get_marker (session, ARB_TABLE), ==, ARB_MARKER_TABLE);
  g_signal_connect_swapped (session, "changed", G_CALLBACK (count_change), &n_changes);
  arb_session_set_marker (session, 1, ARB_MARKER_BLUE_CIRCLE);
  g_assert_cmpuint (n_changes, ==, 0);
  say (session, "lead survey");
  arb_session_set_marker (session, 1, ARB_MARKER_ORANGE_TRIANGLE);
  g_assert_cmpuint (n_changes, ==, 2);
  g_assert_true (arb_session_undo (session));
  g_assert_cmpint (arb_session_get_marker (session, 1), ==, ARB_MARKER_ORANGE_TRIANGLE);
  g_assert_cmpint (arb_session_get_marker (session, 2), ==, ARB_MARKER_BLUE_CIRCLE);

  g_assert_true (arb_session_flush (session, &error));
  g_assert_no_error (error);
  again = arb_session_open (arb_session_get_path (session), &error);
  g_assert_no_error (error);
  g_assert_cmpint (arb_session_get_marker (again, 1), ==, ARB_MARKER_ORANGE_TRIANGLE);
  g_assert_cmpint (arb_session_get_marker (again, 2), ==, ARB_MARKER_BLUE_CIRCLE);
}

/* The moves that took cards from a stack, or put some back. */
static void
test_changes (void)
{
  static const char *const names[] = { "Ann", "Bob", NULL };
  g_autoptr (ArbSession) session = session_new (names);
  g_autoptr (GArray) none = arb_session_dup_changes (session, "survey-stack", ARB_TABLE);
  g_autoptr (GArray) changes = NULL;
  const ArbCountChange *change;

  g_assert_cmpuint (none->len, ==, 0);
  say (session, "lead survey");
  say (session, "adjust survey-stack +2");
  changes = arb_session_dup_changes (session, "survey-stack", ARB_TABLE);
  g_assert_cmpuint (changes->len, ==, 2);
  change = &g_array_index (changes, ArbCountChange, 0);
  g_assert_cmpint (change->after - change->before, ==, -1);
  change = &g_array_index (changes, ArbCountChange, 1);
  g_assert_cmpint (change->after - change->before, ==, 2);
  g_assert_cmpuint (change->line, ==, arb_session_get_length (session) - 1);
}

static gboolean
has_option (GListModel *options, ArbArgument argument)
{
  for (guint i = 0; i < g_list_model_get_n_items (options); i++)
    {
      g_autoptr (ArbOption) option = g_list_model_get_item (options, i);

      if (option->value == argument)
        return TRUE;
    }
  return FALSE;
}

/* Options that the table can never adjust are not listed: the cards of the role stacks have
 * counters. */
static void
test_adjusted (void)
{
  static const char *const names[] = { "Ann", "Bob", NULL };
  static const struct
  {
    const char *text;
    gboolean proposed;
  } adjustments[] = {
    { "1 adjust fighters +1", TRUE },
    { "adjust survey-stack +1", TRUE },
    { "1 adjust abundance +1", TRUE },
    { "1 adjust survey +1", FALSE },
  };
  g_autoptr (ArbSession) session = session_new (names);

  for (guint i = 0; i < G_N_ELEMENTS (adjustments); i++)
    {
      g_autoptr (GListModel) options = NULL;
      g_autoptr (GError) error = NULL;
      ArbMove move;

      g_assert_true (arb_session_parse (session, adjustments[i].text, &move, &error));
      options = arb_session_dup_options (session, move.verb, 0);
      g_assert_cmpint (has_option (options, move.arguments[0]), ==, adjustments[i].proposed);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/model/seats/names", test_names);
  g_test_add_func ("/model/seats/rename", test_rename);
  g_test_add_func ("/model/seats/emblem", test_marker);
  g_test_add_func ("/model/seats/changes", test_changes);
  g_test_add_func ("/model/seats/adjusted", test_adjusted);
  return g_test_run ();
}
