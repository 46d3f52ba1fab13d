/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include <glib/gstdio.h>

#include "beans.h"
#include "store/writer.h"

typedef struct
{
  GThread *thread;
  guint n_reports;
  guint n_failures;
  guint64 last;
  char *message;
} Reports;

static void
take_report (guint64 generation, const GError *error, gpointer data)
{
  Reports *reports = data;

  g_assert_true (g_thread_self () == reports->thread);
  g_assert_cmpuint (generation, >, reports->last);
  reports->last = generation;
  reports->n_reports++;
  if (error != NULL)
    {
      reports->n_failures++;
      g_free (reports->message);
      reports->message = g_strdup (error->message);
    }
}

static void
wait_for (const Reports *reports, guint64 generation)
{
  while (reports->last < generation)
    g_main_context_iteration (NULL, TRUE);
}

static guint64
queue (ArbRecordWriter *writer, const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  return arb_record_writer_save (writer, bytes);
}

static void
assert_contents (const char *path, const char *expected)
{
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, expected);
}

static void
test_saves (void)
{
  char *folder = beans_temporary ();
  g_autofree char *path = g_build_filename (folder, "game.arbiter", NULL);
  Reports reports = { .thread = g_thread_self () };
  g_autoptr (ArbRecordWriter) writer = arb_record_writer_new (path, take_report, &reports);

  g_assert_cmpuint (queue (writer, "one"), ==, 1);
  wait_for (&reports, 1);
  assert_contents (path, "one");
  g_assert_cmpuint (queue (writer, "two"), ==, 2);
  wait_for (&reports, 2);
  assert_contents (path, "two");
  g_assert_cmpuint (reports.n_reports, ==, 2);
  g_assert_cmpuint (reports.n_failures, ==, 0);
  beans_remove (folder);
}

/* However many states come at once, the last one is what is on the disk. */
static void
test_last_wins (void)
{
  char *folder = beans_temporary ();
  g_autofree char *path = g_build_filename (folder, "game.arbiter", NULL);
  Reports reports = { .thread = g_thread_self () };
  g_autoptr (ArbRecordWriter) writer = arb_record_writer_new (path, take_report, &reports);
  g_autoptr (GError) error = NULL;

  for (guint i = 1; i <= 5000; i++)
    {
      g_autofree char *text = g_strdup_printf ("%u", i);

      g_assert_cmpuint (queue (writer, text), ==, i);
    }
  g_assert_true (arb_record_writer_flush (writer, &error));
  g_assert_no_error (error);
  assert_contents (path, "5000");
  wait_for (&reports, 5000);
  g_assert_cmpuint (reports.n_reports, <, 5000);
  g_test_message ("5000 states, %u saves", reports.n_reports);
  beans_remove (folder);
}

/* A disk that fails is reported, and once it works again all is saved. */
static void
test_failing_disk (void)
{
  char *folder = beans_temporary ();
  g_autofree char *later = g_build_filename (folder, "later", NULL);
  g_autofree char *path = g_build_filename (later, "game.arbiter", NULL);
  Reports reports = { .thread = g_thread_self () };
  ArbRecordWriter *writer = arb_record_writer_new (path, take_report, &reports);
  g_autoptr (GError) error = NULL;

  queue (writer, "one");
  g_assert_false (arb_record_writer_flush (writer, &error));
  g_assert_error (error, ARB_STORE_ERROR, ARB_STORE_ERROR_WRITE);
  wait_for (&reports, 1);
  g_assert_cmpuint (reports.n_failures, ==, 1);
  g_assert_true (g_str_has_prefix (reports.message, path));
  g_clear_error (&error);

  g_assert_cmpint (g_mkdir (later, 0700), ==, 0);
  queue (writer, "two");
  g_assert_true (arb_record_writer_flush (writer, &error));
  g_assert_no_error (error);
  wait_for (&reports, 2);
  g_assert_cmpuint (reports.n_failures, ==, 1);
  assert_contents (path, "two");

  arb_record_writer_free (writer);
  g_free (reports.message);
  g_assert_cmpint (g_unlink (path), ==, 0);
  beans_remove (folder);
}

/* Closing saves what waits, and nobody is called any more. */
static void
test_free_saves (void)
{
  char *folder = beans_temporary ();
  g_autofree char *path = g_build_filename (folder, "game.arbiter", NULL);
  Reports reports = { .thread = g_thread_self () };
  ArbRecordWriter *writer = arb_record_writer_new (path, take_report, &reports);

  queue (writer, "one");
  queue (writer, "two");
  arb_record_writer_free (writer);
  assert_contents (path, "two");
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpuint (reports.n_reports, ==, 0);
  beans_remove (folder);
}

static void
test_nothing_to_save (void)
{
  char *folder = beans_temporary ();
  g_autofree char *path = g_build_filename (folder, "game.arbiter", NULL);
  ArbRecordWriter *writer = arb_record_writer_new (path, NULL, NULL);

  g_assert_true (arb_record_writer_flush (writer, NULL));
  arb_record_writer_free (writer);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  arb_record_writer_free (NULL);
  beans_remove (folder);
}

/* What another program has written is not written over; a file that is gone is made anew. */
static void
test_changed (void)
{
  char *folder = beans_temporary ();
  g_autofree char *path = g_build_filename (folder, "game.arbiter", NULL);
  Reports reports = { .thread = g_thread_self () };
  g_autoptr (ArbRecordWriter) writer = arb_record_writer_new (path, take_report, &reports);
  ArbFileStamp stamp;

  g_assert_true (g_file_set_contents (path, "read", -1, NULL));
  arb_file_stamp_take (&stamp, path);
  arb_record_writer_expect (writer, &stamp);
  queue (writer, "one");
  wait_for (&reports, 1);
  queue (writer, "two");
  wait_for (&reports, 2);
  assert_contents (path, "two");
  g_assert_cmpuint (reports.n_failures, ==, 0);

  g_assert_true (g_file_set_contents (path, "their game", -1, NULL));
  queue (writer, "three");
  wait_for (&reports, 3);
  assert_contents (path, "their game");
  g_assert_cmpuint (reports.n_failures, ==, 1);
  g_assert_nonnull (strstr (reports.message, "another program"));

  g_assert_cmpint (g_unlink (path), ==, 0);
  queue (writer, "four");
  wait_for (&reports, 4);
  assert_contents (path, "four");
  g_free (reports.message);
  beans_remove (folder);
}

/* Changed between being read and the first save. */
static void
test_changed_before (void)
{
  char *folder = beans_temporary ();
  g_autofree char *path = g_build_filename (folder, "game.arbiter", NULL);
  Reports reports = { .thread = g_thread_self () };
  g_autoptr (ArbRecordWriter) writer = arb_record_writer_new (path, take_report, &reports);
  ArbFileStamp stamp;

  g_assert_true (g_file_set_contents (path, "read", -1, NULL));
  arb_file_stamp_take (&stamp, path);
  g_assert_true (g_file_set_contents (path, "theirs", -1, NULL));
  arb_record_writer_expect (writer, &stamp);
  queue (writer, "one");
  wait_for (&reports, 1);
  assert_contents (path, "theirs");
  g_free (reports.message);
  beans_remove (folder);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store/writer/saves", test_saves);
  g_test_add_func ("/store/writer/last-wins", test_last_wins);
  g_test_add_func ("/store/writer/failing-disk", test_failing_disk);
  g_test_add_func ("/store/writer/free-saves", test_free_saves);
  g_test_add_func ("/store/writer/nothing-to-save", test_nothing_to_save);
  g_test_add_func ("/store/writer/changed", test_changed);
  g_test_add_func ("/store/writer/changed-before", test_changed_before);

  return g_test_run ();
}
