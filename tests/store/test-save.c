/* SPDX-License-Identifier: GPL-3.0-or-later */

#define _GNU_SOURCE /* syscall() */

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <sys/xattr.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "beans.h"
#include "store/durable.h"
#include "store/file-lock.h"

/* A save compares the file with what was read, and keeps the attributes of the replaced file. */

#define NOBODY 65534

/* The errors of the file system; 0 if it has locks and permissions. */
static int flock_error;
static int fchmod_error;

/* The permissions that were set last, of other files than locks. */
static mode_t mode_set;

/* This one is called instead of the C library's. */
int
flock (int fd, int operation)
{
  if (flock_error == 0)
    return (int) syscall (SYS_flock, fd, operation);
  errno = flock_error;
  return -1;
}

int
fchmod (int fd, mode_t mode)
{
  if (mode != 0666)
    mode_set = mode;
  if (fchmod_error == 0)
    return (int) syscall (SYS_fchmod, fd, mode);
  errno = fchmod_error;
  return -1;
}

static void
assert_contents (const char *path, const char *expected)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (text, ==, expected);
}

static void
assert_only (const char *folder, const char *name)
{
  g_autoptr (GDir) entries = g_dir_open (folder, 0, NULL);

  g_assert_cmpstr (g_dir_read_name (entries), ==, name);
  g_assert_null (g_dir_read_name (entries));
}

static gboolean
save (const char *path, const char *text, ArbFileStamp *stamp, GError **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  return arb_store_save (path, bytes, stamp, NULL, error);
}

static void
assert_refused (const char *path, ArbFileStamp *stamp, gint code)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (save (path, "refused", stamp, &error));
  g_assert_error (error, ARB_STORE_ERROR, code);
  g_assert_true (g_str_has_prefix (error->message, path));
}

/* Only the contents that were read are replaced, however they were written. */
static void
test_compared (void)
{
  char *folder = beans_temporary ();
  g_autofree char *path = g_build_filename (folder, "game.arbiter", NULL);
  ArbFileStamp mine = { .exists = FALSE };
  ArbFileStamp other;

  g_assert_true (save (path, "one", &mine, NULL));
  other = mine;
  g_assert_true (save (path, "two", &mine, NULL));
  assert_refused (path, &other, ARB_STORE_ERROR_CHANGED);
  assert_refused (path, NULL, ARB_STORE_ERROR_EXISTS);
  assert_contents (path, "two");

  /* The same contents count as the same file. */
  g_assert_true (g_file_set_contents (path, "two", -1, NULL));
  g_assert_true (save (path, "three", &mine, NULL));
  /* Written in its place, as large as before, and of the same time. */
  g_assert_true (
      g_file_set_contents_full (path, "seven", -1, G_FILE_SET_CONTENTS_NONE, 0666, NULL));
  assert_refused (path, &mine, ARB_STORE_ERROR_CHANGED);
  g_assert_true (arb_file_stamp_take (&mine, path, NULL));
  g_assert_true (save (path, "eight", &mine, NULL));
  assert_contents (path, "eight");
  assert_only (folder, "game.arbiter");
  beans_remove (folder);
}

/* A deleted file is made again; an empty one has nothing to lose. */
static void
test_gone (void)
{
  char *folder = beans_temporary ();
  g_autofree char *path = beans_write (folder, "game.arbiter", "", 0);
  g_autoptr (GBytes) text = g_bytes_new_static ("game", 4);
  ArbFileStamp stamp = { .exists = FALSE };
  gboolean restored = TRUE;

  g_assert_true (arb_store_save (path, text, &stamp, &restored, NULL));
  g_assert_false (restored);
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_true (arb_store_save (path, text, &stamp, &restored, NULL));
  g_assert_true (restored);
  g_assert_cmpint (truncate (path, 0), ==, 0);
  g_assert_true (arb_store_save (path, text, &stamp, &restored, NULL));
  g_assert_true (restored);
  assert_contents (path, "game");
  beans_remove (folder);
}

#define N_WRITERS 4
#define N_SAVES 100

/* Increments the number in the file repeatedly; starts again if another program was first. */
static gpointer
count_up (gpointer data)
{
  const char *path = data;

  for (guint done = 0; done < N_SAVES;)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *text = NULL;
      g_autofree char *next = NULL;
      ArbFileStamp stamp;
      gsize length;

      g_assert_true (g_file_get_contents (path, &text, &length, NULL));
      arb_file_stamp_set (&stamp, text, length);
      next = g_strdup_printf ("%u", (guint) atoi (text) + 1);
      if (save (path, next, &stamp, &error))
        done++;
      else
        g_assert_error (error, ARB_STORE_ERROR, ARB_STORE_ERROR_CHANGED);
    }
  return NULL;
}

/* The lock keeps threads apart as it does processes: each has opened the file for itself. */
static void
test_many_writers (void)
{
  char *folder = beans_temporary ();
  g_autofree char *path = beans_write (folder, "number", "0", -1);
  g_autofree char *expected = g_strdup_printf ("%u", N_WRITERS * N_SAVES);
  GThread *threads[N_WRITERS];

  for (guint i = 0; i < N_WRITERS; i++)
    threads[i] = g_thread_new ("writer", count_up, path);
  for (guint i = 0; i < N_WRITERS; i++)
    g_thread_join (threads[i]);
  assert_contents (path, expected);
  assert_only (folder, "number");
  beans_remove (folder);
}

static guint n_made;

static gpointer
make (gpointer data)
{
  g_autoptr (GError) error = NULL;

  if (save (data, "made", NULL, &error))
    g_atomic_int_inc (&n_made);
  else
    g_assert_error (error, ARB_STORE_ERROR, ARB_STORE_ERROR_EXISTS);
  return NULL;
}

/* If many programs make the same file, one succeeds. */
static void
test_many_makers (void)
{
  char *folder = beans_temporary ();
  GThread *threads[N_WRITERS];

  for (guint round = 0; round < 20; round++)
    {
      g_autofree char *name = g_strdup_printf ("%u.arbiter", round);
      g_autofree char *path = g_build_filename (folder, name, NULL);

      n_made = 0;
      for (guint i = 0; i < N_WRITERS; i++)
        threads[i] = g_thread_new ("maker", make, path);
      for (guint i = 0; i < N_WRITERS; i++)
        g_thread_join (threads[i]);
      g_assert_cmpuint (n_made, ==, 1);
    }
  beans_remove (folder);
}

static gboolean
take (ArbFileLock *lock, const char *path, gint64 patience)
{
  int errsv = 0;

  if (arb_file_lock_take (lock, path, patience, &errsv))
    return TRUE;
  g_assert_cmpint (errsv, ==, EWOULDBLOCK);
  return FALSE;
}

/* The lock file of a killed program is no lock: the next program uses and removes it. */
static void
test_lock (void)
{
  char *folder = beans_temporary ();
  g_autofree char *path = g_build_filename (folder, "game.arbiter", NULL);
  g_autofree char *other = g_build_filename (folder, "other.arbiter", NULL);
  g_autofree char *left = NULL;
  g_autofree char *name = NULL;
  ArbFileLock lock, second, third;

  g_assert_true (take (&lock, path, 0));
  g_assert_true (take (&second, other, 0));
  g_assert_false (take (&third, path, 20000));
  left = g_strdup (lock.path);
  name = g_path_get_basename (left);
  arb_file_lock_tidy (folder, name);
  g_assert_true (g_file_test (left, G_FILE_TEST_EXISTS));
  arb_file_lock_release (&second);
  arb_file_lock_release (&lock);
  g_assert_false (g_file_test (left, G_FILE_TEST_EXISTS));

  g_assert_true (g_file_set_contents (left, "", 0, NULL));
  g_assert_true (take (&lock, path, 0));
  arb_file_lock_release (&lock);
  g_assert_false (g_file_test (left, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_set_contents (left, "", 0, NULL));
  g_assert_true (save (other, "new", NULL, NULL));
  assert_only (folder, "other.arbiter");
  beans_remove (folder);
}

/* A lock on a removed file excludes nobody. */
static void
test_lost_lock (void)
{
  char *folder = beans_temporary ();
  g_autofree char *path = g_build_filename (folder, "game.arbiter", NULL);
  ArbFileLock lock, second, third;

  g_assert_true (take (&lock, path, 0));
  g_assert_cmpint (g_unlink (lock.path), ==, 0);
  g_assert_true (take (&second, path, 0));
  g_assert_false (take (&third, path, 20000));
  arb_file_lock_release (&second);
  close (lock.fd);
  g_free (lock.path);
  beans_remove (folder);
}

/* Where the kernel has no locks, the program that has made the lock file has the lock. */
static void
test_without_locks (void)
{
  flock_error = ENOLCK;
  test_many_writers ();
  test_many_makers ();
  test_lost_lock ();
  flock_error = 0;
}

/* How often each of a crowd takes the lock. */
#define N_TURNS 20

typedef struct
{
  const char *path;
  guint n_inside; /* threads that hold the lock */
  guint n_done;
} Crowd;

static gpointer
wait_for_lock (gpointer data)
{
  Crowd *crowd = data;

  for (guint i = 0; i < N_TURNS; i++)
    {
      ArbFileLock lock;

      g_assert_true (take (&lock, crowd->path, 4 * ARB_FILE_LOCK_AGE));
      g_assert_cmpint (g_atomic_int_add (&crowd->n_inside, 1), ==, 0);
      g_usleep (1000);
      g_assert_true (arb_file_lock_is_held (&lock));
      g_assert_cmpint (g_atomic_int_add (&crowd->n_inside, -1), ==, 1);
      arb_file_lock_release (&lock);
      g_atomic_int_inc (&crowd->n_done);
    }
  return NULL;
}

/* A child that takes the lock and is killed. */
static void
die_with_lock (const char *path)
{
  pid_t child = fork ();
  ArbFileLock lock;
  int errsv;

  if (child == 0)
    _exit (arb_file_lock_take (&lock, path, 0, &errsv) ? 0 : 1);
  g_assert_cmpint (waitpid (child, &errsv, 0), ==, child);
  g_assert_cmpint (errsv, ==, 0);
}

/* A lock that nobody releases is over some time later; of many who wait for it, one gets it at a
 * time. Whoever was stopped so long sees it. */
static void
test_stale_lock (void)
{
  char *folder = beans_temporary ();
  g_autofree char *path = g_build_filename (folder, "game.arbiter", NULL);
  Crowd crowd = { .path = path };
  GThread *threads[N_WRITERS];
  ArbFileLock lock, second;
  gint64 begin;

  flock_error = ENOSYS;
  die_with_lock (path);
  g_assert_false (take (&lock, path, ARB_FILE_LOCK_AGE / 10));
  begin = g_get_monotonic_time ();
  for (guint i = 0; i < N_WRITERS; i++)
    threads[i] = g_thread_new ("waiting", wait_for_lock, &crowd);
  for (guint i = 0; i < N_WRITERS; i++)
    g_thread_join (threads[i]);
  g_assert_cmpuint (crowd.n_done, ==, N_WRITERS * N_TURNS);
  g_assert_cmpint (g_get_monotonic_time () - begin, >=, ARB_FILE_LOCK_AGE);

  g_assert_true (take (&lock, path, 0));
  g_assert_true (take (&second, path, 2 * ARB_FILE_LOCK_AGE));
  g_assert_false (arb_file_lock_is_held (&lock));
  g_assert_true (arb_file_lock_is_held (&second));
  arb_file_lock_release (&lock);
  g_assert_true (arb_file_lock_is_held (&second));
  arb_file_lock_release (&second);
  flock_error = 0;
  beans_remove (folder);
}

/* A lock that another user has made, and that nobody else may open, is no other program that saves:
 * that is said after a second, with the name of the file. */
static void
test_foreign_lock (void)
{
  char *folder = beans_temporary ();
  g_autofree char *path = beans_write (folder, "game.arbiter", "old", -1);
  g_autofree char *lock = arb_file_lock_get_path (path);
  g_autoptr (GError) error = NULL;
  ArbFileStamp stamp;
  gint64 begin;

  if (geteuid () != 0)
    {
      g_test_skip ("only root can make files of others");
      beans_remove (folder);
      return;
    }
  g_assert_true (g_file_set_contents_full (lock, "", 0, G_FILE_SET_CONTENTS_NONE, 0600, NULL));
  g_assert_cmpint (chown (folder, NOBODY, NOBODY), ==, 0);
  g_assert_cmpint (chown (path, NOBODY, NOBODY), ==, 0);
  g_assert_true (arb_file_stamp_take (&stamp, path, NULL));
  g_assert_cmpint (seteuid (NOBODY), ==, 0);
  begin = g_get_monotonic_time ();
  g_assert_false (save (path, "new", &stamp, &error));
  g_assert_cmpint (seteuid (0), ==, 0);
  g_assert_cmpint (g_get_monotonic_time () - begin, >=, G_USEC_PER_SEC);
  g_assert_cmpint (g_get_monotonic_time () - begin, <, 5 * G_USEC_PER_SEC);
  g_assert_error (error, ARB_STORE_ERROR, ARB_STORE_ERROR_WRITE);
  g_assert_nonnull (strstr (error->message, lock));
  assert_contents (path, "old");
  beans_remove (folder);
}

/* A lock file can be anything that somebody has put there. */
static void
test_no_lock_file (void)
{
  char *folder = beans_temporary ();
  g_autofree char *path = beans_write (folder, "game.arbiter", "old", -1);
  g_autofree char *lock = arb_file_lock_get_path (path);
  g_autoptr (GError) error = NULL;
  ArbFileStamp stamp;

  g_assert_cmpint (g_mkdir (lock, 0700), ==, 0);
  g_assert_true (arb_file_stamp_take (&stamp, path, NULL));
  g_assert_false (save (path, "new", &stamp, &error));
  g_assert_error (error, ARB_STORE_ERROR, ARB_STORE_ERROR_WRITE);
  g_assert_nonnull (strstr (error->message, lock));
  beans_remove (folder);
}

/* Temporary files of killed saves are removed after an hour, also without locks. */
static void
test_tidy (void)
{
  static const int errors[] = { 0, ENOLCK };
  const struct timespec old[] = { { .tv_sec = 1 }, { .tv_sec = 1 } };

  for (guint i = 0; i < G_N_ELEMENTS (errors); i++)
    {
      char *folder = beans_temporary ();
      g_autofree char *path = beans_write (folder, "game.arbiter", "old", -1);
      g_autofree char *left = beans_write (folder, ".arbiter-aBc123", "", 0);
      g_autofree char *fresh = beans_write (folder, ".arbiter-aBc124", "", 0);

      flock_error = errors[i];
      g_assert_cmpint (utimensat (AT_FDCWD, left, old, 0), ==, 0);
      arb_store_tidy (path);
      flock_error = 0;
      g_assert_false (g_file_test (left, G_FILE_TEST_EXISTS));
      g_assert_true (g_file_test (fresh, G_FILE_TEST_EXISTS));
      g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
      beans_remove (folder);
    }
}

/* Owner, group, permissions and extended attributes pass to the file that takes the place. */
static void
test_attributes (void)
{
  char *folder = beans_temporary ();
  g_autofree char *path = beans_write (folder, "game.arbiter", "old", -1);
  gboolean root = geteuid () == 0;
  char value[16] = { 0 };
  gboolean extended;
  struct stat status;
  ArbFileStamp stamp;

  if (root)
    g_assert_cmpint (chown (path, NOBODY, NOBODY), ==, 0);
  g_assert_cmpint (g_chmod (path, 0664), ==, 0);
  extended = setxattr (path, "user.game", "friday", 6, 0) == 0;
  g_assert_true (arb_file_stamp_take (&stamp, path, NULL));
  g_assert_true (save (path, "new", &stamp, NULL));

  g_assert_cmpint (stat (path, &status), ==, 0);
  g_assert_cmpint (status.st_mode & 07777, ==, 0664);
  if (root)
    {
      g_assert_cmpuint (status.st_uid, ==, NOBODY);
      g_assert_cmpuint (status.st_gid, ==, NOBODY);
    }
  if (extended)
    {
      g_assert_cmpint (getxattr (path, "user.game", value, sizeof value), ==, 6);
      g_assert_cmpstr (value, ==, "friday");
    }
  beans_remove (folder);
}

/* A file system that lets nobody set permissions takes the game all the same, and shows it to nobody
 * who could not read it before. */
static void
test_no_permissions (void)
{
  static const int refusals[] = { EPERM, ENOTSUP, ENOSYS };
  char *folder = beans_temporary ();
  g_autofree char *path = beans_write (folder, "game.arbiter", "old", -1);
  ArbFileStamp stamp;
  struct stat status;

  g_assert_true (arb_file_stamp_take (&stamp, path, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (refusals); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_cmpint (g_chmod (path, 0664), ==, 0);
      fchmod_error = refusals[i];
      save (path, i % 2 == 0 ? "even" : "odd", &stamp, &error);
      fchmod_error = 0;
      g_assert_no_error (error);
      g_assert_cmpint (stat (path, &status), ==, 0);
      g_assert_cmpint (status.st_mode & 07777, ==, 0600);
    }

  g_assert_cmpint (g_chmod (path, 0664), ==, 0);
  fchmod_error = EIO;
  assert_refused (path, &stamp, ARB_STORE_ERROR_WRITE);
  fchmod_error = 0;
  assert_contents (path, "even");
  assert_only (folder, "game.arbiter");
  beans_remove (folder);
}

/* Permissions that are right are not set: where that is refused, nobody is asked. */
static void
test_right_permissions (void)
{
  char *folder = beans_temporary ();
  g_autofree char *path = beans_write (folder, "game.arbiter", "old", -1);
  ArbFileStamp stamp;

  g_assert_cmpint (g_chmod (path, 0600), ==, 0);
  g_assert_true (arb_file_stamp_take (&stamp, path, NULL));
  mode_set = 0;
  g_assert_true (save (path, "new", &stamp, NULL));
  g_assert_cmpint (mode_set, ==, 0);
  g_assert_cmpint (g_chmod (path, 0640), ==, 0);
  g_assert_true (save (path, "newer", &stamp, NULL));
  g_assert_cmpint (mode_set, ==, 0640);
  beans_remove (folder);
}

/* The user's own group does not get the permissions of another group. */
static void
test_foreign_group (void)
{
  char *folder = beans_temporary ();
  g_autofree char *path = beans_write (folder, "game.arbiter", "old", -1);
  struct stat status;
  ArbFileStamp stamp;

  if (geteuid () != 0)
    {
      g_test_skip ("only root can make files of others");
      beans_remove (folder);
      return;
    }
  g_assert_cmpint (chown (folder, NOBODY, NOBODY), ==, 0);
  g_assert_cmpint (chown (path, 1, 1), ==, 0);
  g_assert_cmpint (g_chmod (path, 0676), ==, 0);
  g_assert_true (arb_file_stamp_take (&stamp, path, NULL));
  g_assert_cmpint (setegid (NOBODY), ==, 0);
  g_assert_cmpint (seteuid (NOBODY), ==, 0);
  g_assert_true (save (path, "new", &stamp, NULL));
  g_assert_cmpint (seteuid (0), ==, 0);
  g_assert_cmpint (setegid (0), ==, 0);

  g_assert_cmpint (stat (path, &status), ==, 0);
  g_assert_cmpuint (status.st_uid, ==, NOBODY);
  g_assert_cmpuint (status.st_gid, ==, NOBODY);
  g_assert_cmpint (status.st_mode & 07777, ==, 0666);
  beans_remove (folder);
}

/* A folder that may be written and searched, but not read, takes the game all the same. */
static void
test_unreadable_folder (void)
{
  char *folder = beans_temporary ();
  g_autofree char *path = beans_write (folder, "game.arbiter", "old", -1);
  g_autoptr (GError) error = NULL;
  gboolean root = geteuid () == 0;
  ArbFileStamp stamp;

  if (root)
    {
      g_assert_cmpint (chown (path, NOBODY, NOBODY), ==, 0);
      g_assert_cmpint (chown (folder, NOBODY, NOBODY), ==, 0);
      g_assert_cmpint (seteuid (NOBODY), ==, 0);
    }
  g_assert_cmpint (g_chmod (folder, 0300), ==, 0);
  g_assert_true (arb_file_stamp_take (&stamp, path, NULL));
  save (path, "new", &stamp, &error);
  g_assert_no_error (error);
  g_assert_cmpint (g_chmod (folder, 0700), ==, 0);
  if (root)
    g_assert_cmpint (seteuid (0), ==, 0);
  assert_contents (path, "new");
  assert_only (folder, "game.arbiter");
  beans_remove (folder);
}

/* The other hard links of a file keep the old contents: only the saved name is replaced. */
static void
test_hard_link (void)
{
  char *folder = beans_temporary ();
  g_autofree char *path = beans_write (folder, "game.arbiter", "old", -1);
  g_autofree char *other = g_build_filename (folder, "backup", NULL);
  ArbFileStamp stamp;

  g_assert_cmpint (link (path, other), ==, 0);
  g_assert_true (arb_file_stamp_take (&stamp, path, NULL));
  g_assert_true (save (path, "new", &stamp, NULL));
  assert_contents (path, "new");
  assert_contents (other, "old");
  beans_remove (folder);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store/save/compared", test_compared);
  g_test_add_func ("/store/save/gone", test_gone);
  g_test_add_func ("/store/save/many-writers", test_many_writers);
  g_test_add_func ("/store/save/many-makers", test_many_makers);
  g_test_add_func ("/store/save/lock", test_lock);
  g_test_add_func ("/store/save/lost-lock", test_lost_lock);
  g_test_add_func ("/store/save/without-locks", test_without_locks);
  g_test_add_func ("/store/save/stale-lock", test_stale_lock);
  g_test_add_func ("/store/save/foreign-lock", test_foreign_lock);
  g_test_add_func ("/store/save/no-lock-file", test_no_lock_file);
  g_test_add_func ("/store/save/tidy", test_tidy);
  g_test_add_func ("/store/save/attributes", test_attributes);
  g_test_add_func ("/store/save/no-permissions", test_no_permissions);
  g_test_add_func ("/store/save/right-permissions", test_right_permissions);
  g_test_add_func ("/store/save/foreign-group", test_foreign_group);
  g_test_add_func ("/store/save/unreadable-folder", test_unreadable_folder);
  g_test_add_func ("/store/save/hard-link", test_hard_link);
  return g_test_run ();
}
