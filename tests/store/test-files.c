/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utime.h>

#include <glib/gstdio.h>

#include "beans.h"
#include "store/durable.h"
#include "store/head.h"
#include "store/input.h"
#include "store/json-validate.h"

static void
assert_contents (const char *path, const char *expected)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (text, ==, expected);
}

static guint
count_files (const char *folder)
{
  g_autoptr (GDir) entries = g_dir_open (folder, 0, NULL);
  guint n = 0;

  while (g_dir_read_name (entries) != NULL)
    n++;
  return n;
}

static void
assert_not_read (const char *path, gint code, const char *message)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *full = g_strdup_printf ("%s: %s", path, message);

  g_assert_null (arb_document_load (path, NULL, &error));
  g_assert_error (error, ARB_STORE_ERROR, code);
  g_assert_cmpstr (error->message, ==, full);
}

static void
test_no_plain_file (void)
{
  char *folder = beans_temporary ();
  g_autofree char *missing = g_build_filename (folder, "missing.arbiter", NULL);
  g_autofree char *pipe = g_build_filename (folder, "pipe", NULL);

  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  assert_not_read (missing, ARB_STORE_ERROR_MISSING,
                   "No such file or directory, expected a file that can be read");
  assert_not_read (folder, ARB_STORE_ERROR_UNREADABLE, "a folder, expected a file");
  assert_not_read (pipe, ARB_STORE_ERROR_UNREADABLE, "a pipe, expected a file");
  assert_not_read ("/dev/zero", ARB_STORE_ERROR_UNREADABLE, "a device, expected a file");
  beans_remove (folder);
}

static void
test_too_large (void)
{
  char *folder = beans_temporary ();
  g_autofree char *text = g_strnfill (ARB_JSON_MAX_SIZE + 1, ' ');
  g_autofree char *path = beans_write (folder, "large.arbiter", text, -1);

  assert_not_read (path, ARB_STORE_ERROR_SIZE, "larger than 4 MiB, expected a smaller file");
  /* A file with a hole is refused by its size, before a byte of it is read. */
  g_assert_cmpint (truncate (path, (off_t) 1 << 40), ==, 0);
  assert_not_read (path, ARB_STORE_ERROR_SIZE, "larger than 4 MiB, expected a smaller file");
  beans_remove (folder);
}

/* Files in /proc have the size 0, but contents. */
static void
test_bounded (void)
{
  g_autofree char *text = NULL;
  gsize length;
  g_autoptr (GError) error = NULL;

  text = arb_store_read ("/proc/self/status", 10, &length, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (length, ==, 10);
  g_assert_cmpuint (strlen (text), ==, 10);
}

static void
test_empty (void)
{
  char *folder = beans_temporary ();
  g_autofree char *path = beans_write (folder, "empty.arbiter", "", 0);
  g_autoptr (GError) error = NULL;

  g_assert_null (arb_document_load (path, NULL, &error));
  g_assert_error (error, ARB_STORE_ERROR, ARB_STORE_ERROR_SYNTAX);
  beans_remove (folder);
}

/* Saves with a stamp of the present contents. */
static gboolean
try_to_save (const char *path, const char *text, GError **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));
  ArbFileStamp stamp;

  return arb_file_stamp_take (&stamp, path, NULL)
             ? arb_store_save (path, bytes, &stamp, NULL, error)
             : arb_store_save (path, bytes, NULL, NULL, error);
}

static void
save (const char *path, const char *text)
{
  g_autoptr (GError) error = NULL;

  try_to_save (path, text, &error);
  g_assert_no_error (error);
}

static void
test_write (void)
{
  char *folder = beans_temporary ();
  g_autofree char *path = g_build_filename (folder, "game.arbiter", NULL);
  GStatBuf status;
  mode_t mask = umask (027);

  save (path, "one");
  g_assert_cmpint (g_stat (path, &status), ==, 0);
  g_assert_cmpint (status.st_mode & 07777, ==, 0640);
  umask (mask);

  g_assert_cmpint (g_chmod (path, 0604), ==, 0);
  save (path, "two, longer");
  save (path, "three");
  assert_contents (path, "three");
  g_assert_cmpint (g_stat (path, &status), ==, 0);
  g_assert_cmpint (status.st_mode & 07777, ==, 0604);
  g_assert_cmpuint (count_files (folder), ==, 1);
  beans_remove (folder);
}

/* A file as a save that was killed leaves it, so many seconds ago. */
static char *
leave (const char *folder, const char *name, gint64 age)
{
  char *path = g_build_filename (folder, name, NULL);
  struct utimbuf times = { 0, 0 };

  times.actime = times.modtime = (time_t) (g_get_real_time () / G_USEC_PER_SEC - age);
  g_assert_true (g_file_set_contents (path, "half a ga", -1, NULL));
  g_assert_cmpint (g_utime (path, &times), ==, 0);
  return path;
}

/* The leftovers of a killed save are removed when the next game is begun; files in use and of other
 * programs stay. */
static void
test_left_behind (void)
{
  char *folder = beans_temporary ();
  g_autofree char *path = g_build_filename (folder, "game.arbiter", NULL);
  g_autofree char *stale = leave (folder, ".arbiter-Ab3dE9", 3700);
  g_autofree char *fresh = leave (folder, ".arbiter-Ab3dE8", 3500);
  g_autofree char *used = leave (folder, ".arbiter-Ab3dE7", 3700);
  g_autofree char *longer = leave (folder, ".arbiter-Ab3dE9~", 3700);
  g_autofree char *foreign = leave (folder, ".arbiter-my.txt", 3700);
  g_autofree char *link = g_build_filename (folder, ".arbiter-LinkLk", NULL);
  int fd = g_open (used, O_RDONLY | O_CLOEXEC, 0);

  g_assert_cmpint (symlink (foreign, link), ==, 0);
  g_assert_cmpint (flock (fd, LOCK_EX), ==, 0);
  save (path, "new");
  g_assert_false (g_file_test (stale, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (fresh, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (used, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (longer, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (foreign, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (link, G_FILE_TEST_IS_SYMLINK));

  close (fd);
  save (path, "an old file again looks at nothing else");
  g_assert_true (g_file_test (used, G_FILE_TEST_EXISTS));
  beans_remove (folder);
}

/* Names as long as the file system allows leave no room for a longer temporary one. */
static void
test_long_name (void)
{
  char *folder = beans_temporary ();
  g_autofree char *name = g_strnfill (255, 'x');
  g_autofree char *path = g_build_filename (folder, name, NULL);

  save (path, "long");
  assert_contents (path, "long");
  beans_remove (folder);
}

static void
test_links (void)
{
  char *folder = beans_temporary ();
  g_autofree char *target = beans_write (folder, "target", "old", -1);
  g_autofree char *link = g_build_filename (folder, "link", NULL);
  g_autofree char *link_to_link = g_build_filename (folder, "link-to-link", NULL);

  g_assert_cmpint (symlink ("target", link), ==, 0);
  g_assert_cmpint (symlink (link, link_to_link), ==, 0);
  save (link_to_link, "new");
  g_assert_true (g_file_test (link_to_link, G_FILE_TEST_IS_SYMLINK));
  g_assert_true (g_file_test (link, G_FILE_TEST_IS_SYMLINK));
  assert_contents (target, "new");

  g_assert_cmpint (g_unlink (target), ==, 0);
  save (link, "again");
  g_assert_true (g_file_test (link, G_FILE_TEST_IS_SYMLINK));
  assert_contents (target, "again");
  beans_remove (folder);
}

static void
assert_not_written (const char *path, int errsv)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (try_to_save (path, "new", &error));
  g_assert_error (error, ARB_STORE_ERROR, ARB_STORE_ERROR_WRITE);
  g_assert_true (g_str_has_prefix (error->message, path));
  g_assert_nonnull (strstr (error->message, g_strerror (errsv)));
}

static void
test_not_written (void)
{
  char *folder = beans_temporary ();
  g_autofree char *file = beans_write (folder, "file", "old", -1);
  g_autofree char *below_file = g_build_filename (file, "game.arbiter", NULL);
  g_autofree char *below_nothing = g_build_filename (folder, "no", "game.arbiter", NULL);
  g_autofree char *circle = g_build_filename (folder, "circle", NULL);

  g_assert_cmpint (symlink ("circle", circle), ==, 0);
  assert_not_written (folder, EISDIR);
  assert_not_written (below_file, ENOTDIR);
  assert_not_written (below_nothing, ENOENT);
  assert_not_written (circle, ELOOP);
  assert_not_written ("/dev/full", EINVAL);
  assert_not_written ("/proc/game.arbiter", ENOENT);
  assert_contents (file, "old");
  g_assert_cmpuint (count_files (folder), ==, 2);
  beans_remove (folder);
}

#define NOBODY 65534

/* Root may write anywhere, so the test runs as another user meanwhile. */
static void
test_not_permitted (void)
{
  char *folder = beans_temporary ();
  g_autofree char *file = beans_write (folder, "file", "old", -1);
  g_autofree char *other = g_build_filename (folder, "other", NULL);
  gboolean root = geteuid () == 0;

  if (root)
    {
      g_assert_cmpint (chown (file, NOBODY, NOBODY), ==, 0);
      g_assert_cmpint (chown (folder, NOBODY, NOBODY), ==, 0);
      g_assert_cmpint (seteuid (NOBODY), ==, 0);
    }
  g_assert_cmpint (g_chmod (file, 0400), ==, 0);
  assert_not_written (file, EACCES);
  g_assert_cmpint (g_chmod (file, 0600), ==, 0);
  g_assert_cmpint (g_chmod (folder, 0500), ==, 0);
  assert_not_written (file, EACCES);
  assert_not_written (other, EACCES);
  g_assert_cmpint (g_chmod (folder, 0700), ==, 0);
  if (root)
    g_assert_cmpint (seteuid (0), ==, 0);

  assert_contents (file, "old");
  g_assert_cmpuint (count_files (folder), ==, 1);
  beans_remove (folder);
}

/* As on a full disk: the write breaks off in the middle. */
static void
test_full_disk (void)
{
  char *folder = beans_temporary ();
  g_autofree char *file = beans_write (folder, "file", "old", -1);
  g_autofree char *text = g_strnfill (100000, 'x');
  g_autoptr (GError) error = NULL;
  struct rlimit before;
  struct rlimit small;

  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &before), ==, 0);
  small = (struct rlimit){ 5000, before.rlim_max };
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &small), ==, 0);
  g_assert_false (try_to_save (file, text, &error));
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &before), ==, 0);

  g_assert_error (error, ARB_STORE_ERROR, ARB_STORE_ERROR_WRITE);
  g_assert_nonnull (strstr (error->message, g_strerror (EFBIG)));
  assert_contents (file, "old");
  g_assert_cmpuint (count_files (folder), ==, 1);
  beans_remove (folder);
}

static const char head_text[] =
    "{\"format\": \"arbiter-game\", \"version\": 1, \"system\": \"beans\", "
    "\"edition\": \"garden\", \"players\": [{\"name\": \"A, \\\"moves\\\"\"}, {\"name\": \"\"}], "
    "\"result\": {\"decided-by\": \"last-bean\", \"winners\": [1, 2], \"scores\": [-7, 5]}";

static void
assert_head (const char *folder, const char *rest)
{
  g_autofree char *text = g_strconcat (head_text, rest, NULL);
  g_autofree char *path = beans_write (folder, "head.arbiter", text, -1);
  g_autoptr (GError) error = NULL;
  g_autoptr (ArbDocumentHead) head = arb_document_read_head (path, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (head->system, ==, "beans");
  g_assert_cmpstr (head->edition, ==, "garden");
  g_assert_cmpuint (head->n_players, ==, 2);
  g_assert_cmpstr (head->names[0], ==, "A, \"moves\"");
  g_assert_true (head->finished);
  g_assert_cmpstr (head->decided_by, ==, "last-bean");
  g_assert_cmpuint (head->winners, ==, 1u << 1 | 1u << 2);
  g_assert_cmpint (head->scores[1], ==, -7);
  g_assert_cmpint (head->scores[2], ==, 5);
}

/* Behind the first members nothing is looked at, not even whether it is JSON. */
static void
test_head (void)
{
  char *folder = beans_temporary ();

  assert_head (folder, "}");
  assert_head (folder, ", \"moves\": [\"jump\"]}");
  assert_head (folder, ", \"moves\": [\"jump\" and here the file is torn");
  assert_head (folder, "\n  , \"switches\": {\"format\": 1}, \"moves\": []}");
  beans_remove (folder);
}

/* The facts of a game are in its head; the day of an older one is that of its start. */
static void
test_head_of_facts (void)
{
  static const struct
  {
    const char *rest;
    const char *date;
    const char *place;
    gboolean counts;
  } files[] = {
    { ", \"date\": \"2026-11-20\", \"place\": \"x\", \"note\": \"\", \"counts\": false, "
      "\"started\": \"2026-11-22T12:00:00Z\", \"moves\": [\"jump\" and here it is torn",
      "2026-11-20", "x", FALSE },
    { ", \"switches\": {}, \"faces\": {}, \"started\": \"2026-11-22T12:00:00Z\", "
      "\"moves\": [\"jump\"]}",
      "2026-11-22", NULL, TRUE },
    { ", \"moves\": []}", NULL, NULL, TRUE },
  };
  char *folder = beans_temporary ();

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *text = g_strconcat (head_text, files[i].rest, NULL);
      g_autofree char *path = beans_write (folder, "head.arbiter", text, -1);
      g_autoptr (GError) error = NULL;
      g_autoptr (ArbDocumentHead) head = arb_document_read_head (path, &error);

      g_assert_no_error (error);
      g_assert_cmpstr (head->date, ==, files[i].date);
      g_assert_cmpstr (head->place, ==, files[i].place);
      g_assert_null (head->remark);
      g_assert_true (head->counts == files[i].counts);
    }
  beans_remove (folder);
}

static void
test_head_behind_much (void)
{
  char *folder = beans_temporary ();
  g_autofree char *space = g_strnfill (100000, ' ');
  g_autofree char *rest = g_strconcat (space, ", \"moves\": []}", NULL);

  assert_head (folder, rest);
  beans_remove (folder);
}

static const struct
{
  const char *text;
  gint code;
} bad_heads[] = {
  { "", ARB_STORE_ERROR_SYNTAX },
  { "{", ARB_STORE_ERROR_SYNTAX },
  { "]]]]", ARB_STORE_ERROR_SYNTAX },
  { "{\"moves\": []}", ARB_STORE_ERROR_CONTENT },
  { "{\"format\": \"arbiter-game\", \"version\": 6, \"moves\": [", ARB_STORE_ERROR_VERSION },
  { "{\"format\": \"arbiter-game\", \"version\": 1, \"moves\": [", ARB_STORE_ERROR_CONTENT },
  { "{\"format\": \"arbiter-game\", \"version\": 1 \"moves\": [", ARB_STORE_ERROR_SYNTAX },
  { "{\"format\": \"arbiter-game\", \"version\": 1, \"system\": 3, \"edition\": \"\", "
    "\"players\": [], \"moves\": []}",
    ARB_STORE_ERROR_CONTENT },
};

static void
test_bad_heads (void)
{
  char *folder = beans_temporary ();

  for (guint i = 0; i < G_N_ELEMENTS (bad_heads); i++)
    {
      g_autofree char *path = beans_write (folder, "bad.arbiter", bad_heads[i].text, -1);
      g_autoptr (GError) error = NULL;

      g_assert_null (arb_document_read_head (path, &error));
      g_assert_error (error, ARB_STORE_ERROR, bad_heads[i].code);
      g_assert_true (g_str_has_prefix (error->message, path));
    }
  beans_remove (folder);
}

/* The head of every cut of a document is read or refused, never worse. */
static void
test_cut_heads (void)
{
  char *folder = beans_temporary ();
  g_autofree char *text = g_strconcat (head_text, ", \"moves\": []}", NULL);

  for (gsize length = 0; length < strlen (text); length++)
    {
      g_autofree char *path = beans_write (folder, "cut.arbiter", text, (gssize) length);
      g_autoptr (GError) error = NULL;
      g_autoptr (ArbDocumentHead) head = arb_document_read_head (path, &error);

      g_assert_true ((head != NULL) == (error == NULL));
      /* The head ends at the name of the first member after it. */
      g_assert_true ((head != NULL) == (length >= strlen (head_text) + strlen (", \"moves\"")));
    }
  beans_remove (folder);
}

/* Reading leaves a file as it is, to its time of change. */
static void
test_reading_changes_nothing (void)
{
  char *folder = beans_temporary ();
  const char *text = "{\"format\": \"arbiter-game\", \"version\": 6}";
  g_autofree char *path = beans_write (folder, "newer.arbiter", text, -1);
  g_autoptr (GError) error = NULL;
  GStatBuf before;
  GStatBuf after;

  g_assert_cmpint (g_stat (path, &before), ==, 0);
  g_assert_null (arb_document_load (path, NULL, &error));
  g_assert_error (error, ARB_STORE_ERROR, ARB_STORE_ERROR_VERSION);
  g_assert_cmpint (g_stat (path, &after), ==, 0);
  g_assert_cmpint (before.st_mtim.tv_nsec, ==, after.st_mtim.tv_nsec);
  g_assert_cmpint (before.st_ino, ==, after.st_ino);
  assert_contents (path, text);
  g_assert_cmpuint (count_files (folder), ==, 1);
  beans_remove (folder);
}

static void
test_save (void)
{
  char *folder = beans_temporary ();
  g_autofree char *path = g_build_filename (folder, "game.arbiter", NULL);
  g_autoptr (ArbDocument) document = beans_document ();
  g_autofree char *text = arb_document_to_string (document, NULL);
  g_autofree char *nowhere = g_build_filename (folder, "no", "game.arbiter", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_true (arb_document_save (document, path, NULL, &error));
  g_assert_no_error (error);
  assert_contents (path, text);
  g_assert_false (arb_document_save (document, nowhere, NULL, &error));
  g_assert_error (error, ARB_STORE_ERROR, ARB_STORE_ERROR_WRITE);
  beans_remove (folder);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store/files/no-plain-file", test_no_plain_file);
  g_test_add_func ("/store/files/too-large", test_too_large);
  g_test_add_func ("/store/files/bounded", test_bounded);
  g_test_add_func ("/store/files/empty", test_empty);
  g_test_add_func ("/store/files/write", test_write);
  g_test_add_func ("/store/files/left-behind", test_left_behind);
  g_test_add_func ("/store/files/long-name", test_long_name);
  g_test_add_func ("/store/files/links", test_links);
  g_test_add_func ("/store/files/not-written", test_not_written);
  g_test_add_func ("/store/files/not-permitted", test_not_permitted);
  g_test_add_func ("/store/files/full-disk", test_full_disk);
  g_test_add_func ("/store/files/head", test_head);
  g_test_add_func ("/store/files/head-of-facts", test_head_of_facts);
  g_test_add_func ("/store/files/head-behind-much", test_head_behind_much);
  g_test_add_func ("/store/files/bad-heads", test_bad_heads);
  g_test_add_func ("/store/files/cut-heads", test_cut_heads);
  g_test_add_func ("/store/files/reading-changes-nothing", test_reading_changes_nothing);
  g_test_add_func ("/store/files/save", test_save);
  return g_test_run ();
}
