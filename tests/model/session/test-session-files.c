/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "session-fixture.h"

#include "model/library/library.h"
#include "model/session/session-private.h"

#include <glib/gstdio.h>
#include <unistd.h>

/*
 * A game whose file was damaged, deleted, or changed by another program.
 */

static ArbSession *
session_new (void)
{
  return session_fixture_new ("nine-domains", "Test", "Ann", "Bob");
}

/* Also before the disk has had the time for the first of them. */
static void
test_same_title (void)
{
  for (guint i = 0; i < 5; i++)
    {
      g_autoptr (ArbSession) one = session_new ();
      g_autoptr (ArbSession) other = session_new ();

      g_assert_cmpstr (arb_session_get_path (one), !=, arb_session_get_path (other));
    }
}

static void
on_diverted (ArbSession *session, const char *old_path, const char *new_path, gboolean asked,
             char **reported)
{
  g_assert_false (asked);
  *reported = g_strdup (new_path);
}

/* Makes a game in a folder that was removed. */
static ArbSession *
session_new_astray (void)
{
  g_autofree char *folder = g_dir_make_tmp ("arbiter-XXXXXX", NULL);

  g_assert_cmpint (g_rmdir (folder), ==, 0);
  return session_fixture_send_astray (session_new (), folder, "Lent.arbiter");
}

static void
test_diverted (void)
{
  g_autoptr (ArbSession) session = session_new_astray ();
  g_autoptr (ArbSession) reopened = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *reported = NULL;

  g_signal_connect (session, "diverted", G_CALLBACK (on_diverted), &reported);
  session_fixture_play_first (session);
  session_fixture_wait (session);

  g_assert_nonnull (reported);
  g_assert_null (arb_session_get_problem (session));
  g_assert_cmpstr (arb_session_get_path (session), ==, reported);
  g_assert_true (g_str_has_prefix (reported, g_get_user_data_dir ()));
  reopened = arb_session_open (reported, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (session_fixture_get_length (reopened), ==, 1);
}

static void
refuse_diverted (ArbSession *session, const char *old_path, const char *new_path)
{
  g_error ("%s is said to be there", new_path);
}

/* If a copy cannot be written, the game keeps its file, reports the problem, and tries again. */
static void
test_copy_fails (void)
{
  g_autoptr (ArbSession) session = session_new_astray ();
  g_autofree char *path = g_strdup (arb_session_get_path (session));
  g_autofree char *library = arb_library_get_folder ("games");
  g_autoptr (GError) error = NULL;
  gulong refused;

  session_fixture_block (library);
  refused = g_signal_connect (session, "diverted", G_CALLBACK (refuse_diverted), NULL);
  session_fixture_play_first (session);
  session_fixture_wait (session);
  g_assert_cmpstr (arb_session_get_path (session), ==, path);
  g_assert_nonnull (strstr (arb_session_get_problem (session), path));
  g_assert_false (arb_session_get_saved (session));
  g_assert_cmpuint (arb_session_get_n_unsaved (session), ==, 1);
  g_assert_false (arb_session_keep_copy (session, &error));
  g_assert_nonnull (error);
  g_assert_cmpstr (arb_session_get_path (session), ==, path);

  g_signal_handler_disconnect (session, refused);
  session_fixture_unblock (library);
  arb_session_save (session);
  while (!arb_session_get_saved (session))
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (arb_library_holds (arb_session_get_path (session)));
  g_assert_cmpuint (arb_session_get_n_unsaved (session), ==, 0);
}

/* Closing saves the game in any possible place, even before the problem was reported; if there is
 * none, it reports that, and a later attempt may succeed. */
static void
test_secure (void)
{
  g_autoptr (ArbSession) session = session_new_astray ();
  g_autofree char *path = g_strdup (arb_session_get_path (session));
  g_autofree char *library = arb_library_get_folder ("games");
  g_autofree char *refuge = arb_library_get_fallback ();
  g_autofree char *elsewhere = g_build_filename (g_get_user_data_dir (), "else.arbiter", NULL);
  g_autoptr (ArbSession) reopened = NULL;
  g_autoptr (GError) error = NULL;

  session_fixture_block (library);
  session_fixture_block (refuge);
  session_fixture_play_first (session);
  g_assert_false (arb_session_secure (session, &error));
  g_assert_error (error, ARB_STORE_ERROR, ARB_STORE_ERROR_WRITE);
  g_assert_cmpstr (arb_session_get_path (session), ==, path);
  g_assert_cmpuint (arb_session_get_n_unsaved (session), ==, 1);
  g_clear_error (&error);
  g_assert_false (arb_session_save_as (session, path, &error));
  g_assert_error (error, ARB_STORE_ERROR, ARB_STORE_ERROR_WRITE);
  g_clear_error (&error);

  session_fixture_unblock (refuge);
  g_assert_true (arb_session_secure (session, &error));
  g_assert_no_error (error);
  g_assert_true (g_str_has_prefix (arb_session_get_path (session), refuge));

  g_assert_true (arb_session_save_as (session, elsewhere, &error));
  g_assert_no_error (error);
  g_assert_cmpstr (arb_session_get_path (session), ==, elsewhere);
  reopened = arb_session_open (elsewhere, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (session_fixture_get_length (reopened), ==, 1);
  session_fixture_unblock (library);
}

static void
note_asked (gboolean *reported, const char *old_path, const char *new_path, gboolean asked)
{
  *reported = asked;
}

static void
count_signal (ArbSession *session, guint *n)
{
  (*n)++;
}

/* A file that another program has changed is kept; the game continues as a copy. */
static void
test_conflict (void)
{
  g_autoptr (ArbSession) session = NULL;
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "shared.arbiter", NULL);
  g_autofree char *contents = NULL;
  g_autofree char *folder = arb_library_get_folder ("games");
  g_autoptr (GError) error = NULL;
  gboolean asked = FALSE;
  guint n_conflicts = 0;

  g_assert_cmpint (g_mkdir_with_parents (g_get_user_data_dir (), 0700), ==, 0);
  {
    g_autoptr (ArbSession) first = session_new ();
    g_autofree char *text = session_fixture_dup_text (first);

    g_assert_true (g_file_set_contents (path, text, -1, NULL));
  }
  session = arb_session_open (path, &error);
  g_assert_no_error (error);
  g_signal_connect (session, "conflict", G_CALLBACK (count_signal), &n_conflicts);
  g_assert_true (g_file_set_contents (path, "theirs", -1, NULL));
  session_fixture_play_first (session);
  while (n_conflicts == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (arb_session_get_conflict (session));
  g_assert_nonnull (arb_session_get_problem (session));
  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
  g_assert_cmpstr (contents, ==, "theirs");

  g_signal_connect_swapped (session, "diverted", G_CALLBACK (note_asked), &asked);
  g_assert_true (arb_session_keep_copy (session, NULL));
  g_assert_true (asked);
  g_assert_true (g_str_has_prefix (arb_session_get_path (session), folder));
  while (!arb_session_get_saved (session))
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (arb_session_get_conflict (session));
  g_assert_null (arb_session_get_problem (session));
  g_assert_cmpuint (n_conflicts, ==, 1);
}

static ArbSession *
session_open_shared (const char *name, char **path)
{
  g_autoptr (ArbSession) first = session_new ();
  g_autofree char *text = session_fixture_dup_text (first);
  g_autoptr (GError) error = NULL;
  ArbSession *session;

  *path = g_build_filename (g_get_user_data_dir (), name, NULL);
  g_assert_cmpint (g_mkdir_with_parents (g_get_user_data_dir (), 0700), ==, 0);
  g_assert_true (g_file_set_contents (*path, text, -1, NULL));
  session = arb_session_open (*path, &error);
  g_assert_no_error (error);
  return session;
}

/* A change by another program is noticed without any input; closing then makes no copy of what the
 * file contained. The session's own saves do not count as changes. */
static void
test_noticed (void)
{
  g_autofree char *path = NULL;
  g_autoptr (ArbSession) session = session_open_shared ("noticed.arbiter", &path);
  g_autofree char *opened = g_strdup (path);
  g_autoptr (GError) error = NULL;
  guint n_conflicts = 0;

  g_signal_connect (session, "conflict", G_CALLBACK (count_signal), &n_conflicts);
  for (guint i = 0; i < 3; i++)
    {
      session_fixture_play_first (session);
      session_fixture_wait (session);
    }
  g_assert_cmpuint (n_conflicts, ==, 0);
  g_assert_true (g_file_set_contents (path, "theirs", -1, NULL));
  while (n_conflicts == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (arb_session_get_conflict (session));
  g_assert_null (arb_session_get_problem (session));
  g_assert_true (arb_session_get_saved (session));
  g_assert_cmpuint (arb_session_get_n_unsaved (session), ==, 0);

  g_assert_true (arb_session_secure (session, &error));
  g_assert_no_error (error);
  g_assert_cmpstr (arb_session_get_path (session), ==, opened);
  /* After going on, the conflict is reported again. */
  session_fixture_play_first (session);
  while (n_conflicts == 1)
    g_main_context_iteration (NULL, TRUE);
  g_assert_nonnull (arb_session_get_problem (session));
  g_assert_cmpuint (arb_session_get_n_unsaved (session), ==, 1);
}

/* The same through a symbolic link. */
static void
test_noticed_behind_link (void)
{
  g_autofree char *path = NULL;
  g_autoptr (ArbSession) first = session_open_shared ("behind.arbiter", &path);
  g_autofree char *link = g_build_filename (g_get_user_data_dir (), "link.arbiter", NULL);
  g_autoptr (ArbSession) session = NULL;
  guint n_conflicts = 0;

  g_assert_cmpint (symlink ("behind.arbiter", link), ==, 0);
  session = arb_session_open (link, NULL);
  g_signal_connect (session, "conflict", G_CALLBACK (count_signal), &n_conflicts);
  session_fixture_play_first (first);
  while (n_conflicts == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (arb_session_get_conflict (session));
  g_assert_false (arb_session_get_conflict (first));
}

/* Two sessions of one file: the second save is refused and loses nothing. */
static void
test_two_sessions (void)
{
  g_autofree char *path = NULL;
  g_autoptr (ArbSession) first = session_open_shared ("twice.arbiter", &path);
  g_autoptr (ArbSession) second = arb_session_open (path, NULL);
  g_autoptr (ArbSession) reopened = NULL;

  session_fixture_play_first (first);
  session_fixture_play_first (second);
  g_assert_true (arb_session_flush (first, NULL));
  g_assert_false (arb_session_flush (second, NULL));
  g_assert_true (arb_session_keep_copy (second, NULL));
  g_assert_cmpstr (arb_session_get_path (second), !=, path);
  reopened = arb_session_open (arb_session_get_path (second), NULL);
  g_assert_cmpuint (session_fixture_get_length (reopened), ==, session_fixture_get_length (second));
}

/* The name of a new game is taken by another program at the last moment. */
static void
test_name_taken (void)
{
  g_autoptr (ArbSession) session = session_new ();
  g_autofree char *path = g_strdup (arb_session_get_path (session));
  g_autofree char *theirs = g_strdup_printf ("%s.theirs", path);
  g_autofree char *contents = NULL;
  g_autoptr (ArbSession) other = NULL;

  g_assert_cmpint (g_rename (path, theirs), ==, 0);
  other = arb_session_new (arb_document_load (theirs, NULL, NULL), path);
  g_assert_true (g_file_set_contents (path, "theirs", -1, NULL));
  arb_session_begin_file (other, "Test");
  g_assert_cmpstr (arb_session_get_path (other), !=, path);
  g_assert_true (arb_library_holds (arb_session_get_path (other)));
  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
  g_assert_cmpstr (contents, ==, "theirs");
  g_assert_cmpint (g_unlink (path), ==, 0);
}

/* A renamed file keeps its new name; the game is saved again under the old one, and this is
 * reported once. */
static void
test_restored (void)
{
  g_autoptr (ArbSession) first = session_new ();
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "open.arbiter", NULL);
  g_autofree char *renamed = g_build_filename (g_get_user_data_dir (), "renamed.arbiter", NULL);
  g_autofree char *text = session_fixture_dup_text (first);
  g_autofree char *contents = NULL;
  g_autoptr (ArbSession) session = NULL;
  g_autoptr (ArbSession) reopened = NULL;
  g_autoptr (GError) error = NULL;
  guint n_restored = 0;

  g_mkdir_with_parents (g_get_user_data_dir (), 0700);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  session = arb_session_open (path, &error);
  g_assert_no_error (error);
  g_signal_connect (session, "restored", G_CALLBACK (count_signal), &n_restored);
  g_assert_cmpint (g_rename (path, renamed), ==, 0);
  for (guint i = 0; i < 2; i++)
    {
      session_fixture_play_first (session);
      session_fixture_wait (session);
    }
  g_assert_cmpuint (n_restored, ==, 1);
  g_assert_null (arb_session_get_problem (session));
  g_assert_true (g_file_get_contents (renamed, &contents, NULL, NULL));
  g_assert_cmpstr (contents, ==, text);
  reopened = arb_session_open (path, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (session_fixture_get_length (reopened), ==,
                    session_fixture_get_length (session));
}

static void
test_damaged (void)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "damaged.arbiter", NULL);
  g_autofree char *contents = NULL;
  g_autoptr (GError) error = NULL;

  g_mkdir_with_parents (g_get_user_data_dir (), 0700);
  g_assert_true (g_file_set_contents (path, "{\"format\":", -1, NULL));
  g_assert_null (arb_session_open (path, &error));
  g_assert_error (error, ARB_STORE_ERROR, ARB_STORE_ERROR_SYNTAX);
  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
  g_assert_cmpstr (contents, ==, "{\"format\":");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/model/session-files/same-title", test_same_title);
  g_test_add_func ("/model/session-files/diverted", test_diverted);
  g_test_add_func ("/model/session-files/copy-fails", test_copy_fails);
  g_test_add_func ("/model/session-files/secure", test_secure);
  g_test_add_func ("/model/session-files/conflict", test_conflict);
  g_test_add_func ("/model/session-files/noticed", test_noticed);
  g_test_add_func ("/model/session-files/noticed-behind-link", test_noticed_behind_link);
  g_test_add_func ("/model/session-files/two-sessions", test_two_sessions);
  g_test_add_func ("/model/session-files/name-taken", test_name_taken);
  g_test_add_func ("/model/session-files/restored", test_restored);
  g_test_add_func ("/model/session-files/damaged", test_damaged);

  return g_test_run ();
}
