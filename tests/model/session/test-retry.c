/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "session-fixture.h"

#include "model/library/library.h"

/*
 * A failed save is repeated without any input, after some time.
 */

static void
test_retry (void)
{
  g_autoptr (ArbSession) session = session_fixture_new ("nine-domains", "Test", "Ann", "Bob");
  g_autoptr (ArbSession) reopened = NULL;
  g_autofree char *folder = arb_library_get_folder ("games");
  g_autoptr (GError) error = NULL;

  g_assert_true (arb_session_flush (session, NULL));
  session_fixture_block (folder);
  session_fixture_play_first (session);
  session_fixture_wait (session);
  g_assert_nonnull (arb_session_get_problem (session));
  g_assert_false (arb_session_get_saved (session));

  session_fixture_unblock (folder);
  while (!arb_session_get_saved (session))
    g_main_context_iteration (NULL, TRUE);
  g_assert_null (arb_session_get_problem (session));
  reopened = arb_session_open (arb_session_get_path (session), &error);
  g_assert_no_error (error);
  g_assert_cmpuint (session_fixture_get_length (reopened), ==, 1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/model/retry", test_retry);
  return g_test_run ();
}
