/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"
#include "session-fixture.h"

#include "model/library/library.h"

#include <signal.h>

/* Somebody outside ends the program, or asks whether the session may end: all moves are saved by
 * then, without a question. */

static const int signals[] = { SIGTERM, SIGINT, SIGHUP };

static guint
count_written (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ArbSession) reopened = arb_session_open (path, &error);

  g_assert_no_error (error);
  return session_fixture_get_length (reopened);
}

/* A game in a window, with a move that is only there. */
static ArbWindow *
play (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");

  g_assert_true (arb_session_flush (session, NULL));
  session_fixture_play_first (session);
  g_assert_false (arb_session_get_saved (session));
  return fixture_window_new (session);
}

static void
play_unwritten (ArbSession *session)
{
  guint n = session_fixture_get_length (session);

  session_fixture_play_first (session);
  g_assert_cmpuint (count_written (arb_session_get_path (session)), <=, n);
}

static void
assert_all_written (ArbSession *session)
{
  g_assert_cmpuint (count_written (arb_session_get_path (session)), ==,
                    session_fixture_get_length (session));
}

static gboolean
is_written (gpointer session)
{
  return count_written (arb_session_get_path (session)) == session_fixture_get_length (session);
}

/* The session may end: it has to be on the disk before the answer. */
static void
test_asked (void)
{
  ArbWindow *window = play ();
  ArbSession *session = arb_window_get_session (window);

  play_unwritten (session);
  g_signal_emit_by_name (fixture_get_application (), "query-end");
  assert_all_written (session);
  g_assert_true (fixture_find_window (session) == window);
  fixture_window_close (window);
}

static gboolean
has_problem (gpointer session)
{
  return arb_session_get_problem (session) != NULL;
}

/* Saves before the program's own next attempt, which comes much later after a failure. */
static void
test_signals (void)
{
  ArbWindow *window = play ();
  ArbSession *session = arb_window_get_session (window);
  g_autofree char *library = arb_library_get_folder ("games");

  for (guint i = 0; i < G_N_ELEMENTS (signals); i++)
    {
      session_fixture_block (library);
      session_fixture_play_first (session);
      fixture_wait (has_problem, session);
      session_fixture_unblock (library);
      g_assert_cmpint (raise (signals[i]), ==, 0);
      fixture_wait (is_written, session);
    }
  fixture_window_close (window);
}

/* A game that cannot be saved anywhere is not asked about either, and counts as interrupted. */
static void
test_nowhere (void)
{
  ArbWindow *window = play ();
  ArbSession *session = arb_window_get_session (window);
  g_autofree char *path = g_strdup (arb_session_get_path (session));
  g_autofree char *library = arb_library_get_folder ("games");
  g_autofree char *refuge = arb_library_get_fallback ();
  g_auto (GStrv) open_games = NULL;

  session_fixture_block (library);
  session_fixture_block (refuge);
  session_fixture_play_first (session);
  arb_window_leave (window);
  g_assert_null (fixture_find_toplevel (ADW_TYPE_MESSAGE_DIALOG));
  open_games = g_settings_get_strv (fixture_get_settings (), "open-games");
  g_assert_true (g_strv_contains ((const char *const *) open_games, path));

  session_fixture_unblock (refuge);
  arb_window_leave (window);
  g_assert_cmpuint (count_written (arb_session_get_path (session)), ==,
                    session_fixture_get_length (session));
  g_assert_true (g_str_has_prefix (arb_session_get_path (session), refuge));
  g_strfreev (open_games);
  open_games = g_settings_get_strv (fixture_get_settings (), "open-games");
  g_assert_cmpuint (g_strv_length (open_games), ==, 0);
  session_fixture_unblock (library);
  fixture_window_close (window);
}

int
main (int argc, char *argv[])
{
  /* The shell that started the test may ignore some signals; the program leaves those alone. */
  for (guint i = 0; i < G_N_ELEMENTS (signals); i++)
    signal (signals[i], SIG_DFL);
  if (!fixture_init (&argc, &argv))
    return 0;

  g_test_add_func ("/app/ending/asked", test_asked);
  g_test_add_func ("/app/ending/signals", test_signals);
  g_test_add_func ("/app/ending/nowhere", test_nowhere);

  return g_test_run ();
}
