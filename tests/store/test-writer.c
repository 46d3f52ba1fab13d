/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include <glib/gstdio.h>

#include "beans.h"
#include "store/writer.h"

/* A writer of a file in a folder of its own, and its reports. */
typedef struct
{
  char *folder;
  char *path;
  ArbRecordWriter *writer;
  GThread *thread;
  guint n_reports;
  guint n_failures;
  guint n_restored;
  guint n_changes;
  guint64 last;
  char *message;
} Fixture;

static void
take_report (ArbRecordEvent event, guint64 generation, const GError *error, gpointer data)
{
  Fixture *fixture = data;

  g_assert_true (g_thread_self () == fixture->thread);
  g_assert_cmpint (error != NULL, ==, event == ARB_RECORD_NOT_SAVED);
  if (event == ARB_RECORD_CHANGED)
    {
      fixture->n_changes++;
      return;
    }
  g_assert_cmpuint (generation, >, fixture->last);
  fixture->last = generation;
  fixture->n_reports++;
  fixture->n_restored += event == ARB_RECORD_RESTORED ? 1 : 0;
  if (error != NULL)
    {
      fixture->n_failures++;
      g_free (fixture->message);
      fixture->message = g_strdup (error->message);
    }
}

static void
wait_for (const Fixture *fixture, guint64 generation)
{
  while (fixture->last < generation)
    g_main_context_iteration (NULL, TRUE);
}

static guint64
queue (Fixture *fixture, const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  return arb_record_writer_save (fixture->writer, bytes);
}

static void
assert_contents (const Fixture *fixture, const char *expected)
{
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (fixture->path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, expected);
}

static void
set_up (Fixture *fixture, gconstpointer name)
{
  fixture->folder = beans_temporary ();
  fixture->path = g_build_filename (fixture->folder, name, NULL);
  fixture->thread = g_thread_self ();
  fixture->writer = arb_record_writer_new (fixture->path, take_report, fixture);
}

static void
tear_down (Fixture *fixture, gconstpointer name)
{
  arb_record_writer_free (fixture->writer);
  beans_remove (fixture->folder);
  g_free (fixture->path);
  g_free (fixture->message);
}

static void
test_saves (Fixture *fixture, gconstpointer name)
{
  g_assert_cmpuint (queue (fixture, "one"), ==, 1);
  wait_for (fixture, 1);
  assert_contents (fixture, "one");
  g_assert_cmpuint (queue (fixture, "two"), ==, 2);
  wait_for (fixture, 2);
  assert_contents (fixture, "two");
  g_assert_cmpuint (fixture->n_reports, ==, 2);
  g_assert_cmpuint (fixture->n_failures, ==, 0);
}

/* If many states are queued at once, the last one is saved. */
static void
test_last_wins (Fixture *fixture, gconstpointer name)
{
  g_autoptr (GError) error = NULL;

  for (guint i = 1; i <= 5000; i++)
    {
      g_autofree char *text = g_strdup_printf ("%u", i);

      g_assert_cmpuint (queue (fixture, text), ==, i);
    }
  g_assert_true (arb_record_writer_flush (fixture->writer, &error));
  g_assert_no_error (error);
  assert_contents (fixture, "5000");
  wait_for (fixture, 5000);
  g_assert_cmpuint (fixture->n_reports, <, 5000);
  g_test_message ("5000 states, %u saves", fixture->n_reports);
}

/* A disk that fails is reported, and once it works again all is saved. */
static void
test_failing_disk (Fixture *fixture, gconstpointer name)
{
  g_autofree char *later = g_path_get_dirname (fixture->path);
  g_autoptr (GError) error = NULL;

  queue (fixture, "one");
  g_assert_false (arb_record_writer_flush (fixture->writer, &error));
  g_assert_error (error, ARB_STORE_ERROR, ARB_STORE_ERROR_WRITE);
  wait_for (fixture, 1);
  g_assert_cmpuint (fixture->n_failures, ==, 1);
  g_assert_true (g_str_has_prefix (fixture->message, fixture->path));
  g_clear_error (&error);

  g_assert_cmpint (g_mkdir (later, 0700), ==, 0);
  queue (fixture, "two");
  g_assert_true (arb_record_writer_flush (fixture->writer, &error));
  g_assert_no_error (error);
  wait_for (fixture, 2);
  g_assert_cmpuint (fixture->n_failures, ==, 1);
  assert_contents (fixture, "two");

  g_clear_pointer (&fixture->writer, arb_record_writer_free);
  g_assert_cmpint (g_unlink (fixture->path), ==, 0);
  g_assert_cmpint (g_rmdir (later), ==, 0);
}

/* Freeing the writer saves the waiting state, and no report comes after that. */
static void
test_free_saves (Fixture *fixture, gconstpointer name)
{
  queue (fixture, "one");
  queue (fixture, "two");
  g_clear_pointer (&fixture->writer, arb_record_writer_free);
  assert_contents (fixture, "two");
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpuint (fixture->n_reports, ==, 0);
}

static void
test_nothing_to_save (Fixture *fixture, gconstpointer name)
{
  g_assert_true (arb_record_writer_flush (fixture->writer, NULL));
  g_clear_pointer (&fixture->writer, arb_record_writer_free);
  g_assert_false (g_file_test (fixture->path, G_FILE_TEST_EXISTS));
  arb_record_writer_free (NULL);
}

/* A file that another program has written is not replaced; a deleted file is made again. */
static void
test_changed (Fixture *fixture, gconstpointer name)
{
  ArbFileStamp stamp;

  g_assert_true (g_file_set_contents (fixture->path, "read", -1, NULL));
  g_assert_true (arb_file_stamp_take (&stamp, fixture->path, NULL));
  arb_record_writer_expect (fixture->writer, &stamp);
  queue (fixture, "one");
  wait_for (fixture, 1);
  queue (fixture, "two");
  wait_for (fixture, 2);
  assert_contents (fixture, "two");
  g_assert_cmpuint (fixture->n_failures, ==, 0);

  g_assert_true (g_file_set_contents (fixture->path, "their game", -1, NULL));
  queue (fixture, "three");
  wait_for (fixture, 3);
  assert_contents (fixture, "their game");
  g_assert_cmpuint (fixture->n_failures, ==, 1);
  g_assert_nonnull (strstr (fixture->message, "another program"));

  g_assert_cmpint (g_unlink (fixture->path), ==, 0);
  g_assert_cmpuint (fixture->n_restored, ==, 0);
  queue (fixture, "four");
  wait_for (fixture, 4);
  assert_contents (fixture, "four");
  g_assert_cmpuint (fixture->n_restored, ==, 1);
  queue (fixture, "five");
  wait_for (fixture, 5);
  g_assert_cmpuint (fixture->n_restored, ==, 1);
}

/* Changed between being read and the first save. */
static void
test_changed_before (Fixture *fixture, gconstpointer name)
{
  ArbFileStamp stamp;

  g_assert_true (g_file_set_contents (fixture->path, "read", -1, NULL));
  g_assert_true (arb_file_stamp_take (&stamp, fixture->path, NULL));
  g_assert_true (g_file_set_contents (fixture->path, "theirs", -1, NULL));
  arb_record_writer_expect (fixture->writer, &stamp);
  queue (fixture, "one");
  wait_for (fixture, 1);
  assert_contents (fixture, "theirs");
}

/* Looking reports a change by another program, but no own save and no unchanged file. */
static void
test_look (Fixture *fixture, gconstpointer name)
{
  arb_record_writer_look (fixture->writer);
  queue (fixture, "mine");
  wait_for (fixture, 1);
  arb_record_writer_look (fixture->writer);
  g_assert_true (g_file_set_contents (fixture->path, "mine", -1, NULL));
  arb_record_writer_look (fixture->writer);
  queue (fixture, "mine again");
  wait_for (fixture, 2);
  g_assert_cmpuint (fixture->n_changes, ==, 0);

  g_assert_true (g_file_set_contents (fixture->path, "theirs", -1, NULL));
  arb_record_writer_look (fixture->writer);
  while (fixture->n_changes == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (fixture->n_changes, ==, 1);
  g_assert_cmpuint (fixture->n_failures, ==, 0);
  assert_contents (fixture, "theirs");
}

/* A file already exists where a new one should be made. */
static void
test_taken (Fixture *fixture, gconstpointer name)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (fixture->path, "theirs", -1, NULL));
  queue (fixture, "mine");
  g_assert_false (arb_record_writer_flush (fixture->writer, &error));
  g_assert_error (error, ARB_STORE_ERROR, ARB_STORE_ERROR_EXISTS);
  assert_contents (fixture, "theirs");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/store/writer/saves", Fixture, "game.arbiter", set_up, test_saves, tear_down);
  g_test_add ("/store/writer/last-wins", Fixture, "game.arbiter", set_up, test_last_wins,
              tear_down);
  g_test_add ("/store/writer/failing-disk", Fixture, "later/game.arbiter", set_up,
              test_failing_disk, tear_down);
  g_test_add ("/store/writer/free-saves", Fixture, "game.arbiter", set_up, test_free_saves,
              tear_down);
  g_test_add ("/store/writer/nothing-to-save", Fixture, "game.arbiter", set_up,
              test_nothing_to_save, tear_down);
  g_test_add ("/store/writer/changed", Fixture, "game.arbiter", set_up, test_changed, tear_down);
  g_test_add ("/store/writer/changed-before", Fixture, "game.arbiter", set_up, test_changed_before,
              tear_down);
  g_test_add ("/store/writer/look", Fixture, "game.arbiter", set_up, test_look, tear_down);
  g_test_add ("/store/writer/taken", Fixture, "game.arbiter", set_up, test_taken, tear_down);

  return g_test_run ();
}
