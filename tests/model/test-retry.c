/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "session-fixture.h"

#include "model/library.h"

#include <glib/gstdio.h>

/*
 * A game that cannot be saved is tried again by itself, without anybody doing anything. That takes
 * a while.
 */

static void
test_retry (void)
{
  g_autoptr (ArbSession) session = session_fixture_new ("nine-domains", "Test", "Ann", "Bob");
  g_autoptr (ArbSession) reopened = NULL;
  g_autofree char *folder = arb_library_get_folder ();
  g_autofree char *aside = g_strconcat (folder, ".aside", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_true (arb_session_flush (session, NULL));
  g_assert_cmpint (g_rename (folder, aside), ==, 0);
  g_assert_true (g_file_set_contents (folder, "", 0, NULL));
  session_fixture_play_first (session);
  session_fixture_wait (session);
  g_assert_nonnull (arb_session_get_problem (session));
  g_assert_false (arb_session_get_saved (session));

  g_assert_cmpint (g_unlink (folder), ==, 0);
  g_assert_cmpint (g_rename (aside, folder), ==, 0);
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
