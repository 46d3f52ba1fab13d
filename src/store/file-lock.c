/* SPDX-License-Identifier: GPL-3.0-or-later */

#define _GNU_SOURCE /* TEMP_FAILURE_RETRY() */

#include "store/file-lock.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <glib/gstdio.h>

#define PREFIX ".arbiter-lock-"

/* The number of hexadecimal digits in the name of a lock; all versions have to use the same
 * name. */
#define DIGITS 16

/* Microseconds between two attempts; another program holds the lock only while it compares and
 * renames. */
#define PAUSE 2000

/* Microseconds to wait for a file that may not be opened: the program that has made it sets its
 * permissions at once. */
#define PATIENCE_WITH_STRANGERS G_USEC_PER_SEC

/* A lock file of another program, where only the file is the lock. */
typedef struct
{
  struct stat status;
  gint64 since; /* monotonic time when it was first seen; 0 if none was seen */
} Watch;

/* The name of the lock is a digest, because the name of the file may already have the maximal
 * length. */
char *
arb_file_lock_get_path (const char *target)
{
  g_autofree char *folder = NULL;
  g_autofree char *name = NULL;
  g_autofree char *digest = NULL;
  g_autofree char *file = NULL;

  g_return_val_if_fail (target != NULL, NULL);

  folder = g_path_get_dirname (target);
  name = g_path_get_basename (target);
  digest = g_compute_checksum_for_string (G_CHECKSUM_SHA256, name, -1);
  file = g_strdup_printf (PREFIX "%.*s", DIGITS, digest);
  return g_build_filename (folder, file, NULL);
}

/* Makes the file writable for everybody who may write in the folder, whoever made it. */
static int
open_file (const char *path, gboolean *made)
{
  int fd = g_open (path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0666);

  *made = fd >= 0;
  if (fd >= 0)
    (void) fchmod (fd, 0666);
  else if (errno == EEXIST)
    {
      fd = g_open (path, O_RDWR | O_NOFOLLOW | O_CLOEXEC, 0);
      /* The file was removed just now. */
      if (fd < 0 && errno == ENOENT)
        errno = EWOULDBLOCK;
    }
  return fd;
}

static gboolean
is_same (const struct stat *one, const struct stat *other)
{
  return one->st_dev == other->st_dev && one->st_ino == other->st_ino;
}

/* A new file may have the number of one that was removed, but then it has another time. */
static gboolean
is_unchanged (const struct stat *one, const struct stat *other)
{
  return is_same (one, other) && one->st_ctim.tv_sec == other->st_ctim.tv_sec
         && one->st_ctim.tv_nsec == other->st_ctim.tv_nsec;
}

/* Whether @fd is still the file @path: the holder of a lock removes the file, and a lock on a
 * removed file excludes nobody. */
static gboolean
has_name (int fd, const char *path)
{
  struct stat opened;
  struct stat named;

  return fstat (fd, &opened) == 0 && lstat (path, &named) == 0 && is_same (&opened, &named);
}

/* Removes the open lock file of a program that will not remove it. Of all who wait for it, one
 * succeeds: it has the file under another name before it looks whether it is the right one. A file
 * that was made meanwhile gets its name back; its holder sees if that was too late. */
static void
remove_left_over (const char *path, const struct stat *opened)
{
  g_autofree char *random = g_uuid_string_random ();
  g_autofree char *away = g_strconcat (path, "-", random, NULL);
  struct stat taken;

  if (g_rename (path, away) != 0)
    return;
  if (lstat (away, &taken) == 0 && is_same (&taken, opened))
    g_unlink (away);
  else
    g_rename (away, path);
}

/* Waits for the lock file of another program, and removes it if it stays too long. */
static void
watch_file (Watch *watch, const ArbFileLock *lock)
{
  gint64 now = g_get_monotonic_time ();
  struct stat status;

  if (fstat (lock->fd, &status) != 0)
    return;
  if (watch->since == 0 || !is_unchanged (&status, &watch->status))
    *watch = (Watch){ status, now };
  else if (now - watch->since >= ARB_FILE_LOCK_AGE)
    {
      remove_left_over (lock->path, &status);
      watch->since = 0;
    }
}

/* Whether the open file is the lock of this program. */
static gboolean
is_taken (const ArbFileLock *lock, gboolean made, Watch *watch)
{
  if (TEMP_FAILURE_RETRY (flock (lock->fd, LOCK_EX | LOCK_NB)) == 0 || (made && errno != EWOULDBLOCK))
    return has_name (lock->fd, lock->path);
  /* Other errors mean that the file system has no locks: then only making the file is one. */
  if (errno != EWOULDBLOCK)
    watch_file (watch, lock);
  return FALSE;
}

static gboolean
try (ArbFileLock *lock, Watch *watch, int *errsv)
{
  gboolean made;

  lock->fd = open_file (lock->path, &made);
  if (lock->fd < 0)
    {
      *errsv = errno;
      return FALSE;
    }

  if (is_taken (lock, made, watch))
    return TRUE;
  close (lock->fd);
  *errsv = EWOULDBLOCK;
  return FALSE;
}

static gboolean
may_pass (int errsv, gint64 waited, gint64 patience)
{
  if (errsv == EACCES)
    patience = MIN (patience, PATIENCE_WITH_STRANGERS);
  return (errsv == EWOULDBLOCK || errsv == EACCES) && waited < patience;
}

gboolean
arb_file_lock_take (ArbFileLock *lock, const char *target, gint64 patience, int *errsv)
{
  gint64 begin = g_get_monotonic_time ();
  Watch watch = { .since = 0 };

  g_return_val_if_fail (lock != NULL && target != NULL && errsv != NULL, FALSE);

  lock->path = arb_file_lock_get_path (target);
  while (!try (lock, &watch, errsv))
    {
      if (!may_pass (*errsv, g_get_monotonic_time () - begin, patience))
        {
          g_clear_pointer (&lock->path, g_free);
          return FALSE;
        }
      g_usleep (PAUSE);
    }
  return TRUE;
}

gboolean
arb_file_lock_is_held (const ArbFileLock *lock)
{
  g_return_val_if_fail (lock != NULL && lock->path != NULL, FALSE);

  return has_name (lock->fd, lock->path);
}

void
arb_file_lock_release (ArbFileLock *lock)
{
  g_return_if_fail (lock != NULL && lock->path != NULL);

  /* Removes the file while the lock is held: the next program that gets the lock sees that the file
   * was removed. */
  if (has_name (lock->fd, lock->path))
    g_unlink (lock->path);
  close (lock->fd);
  g_clear_pointer (&lock->path, g_free);
}

void
arb_file_lock_tidy (const char *folder, const char *name)
{
  Watch watch = { .since = 0 };
  ArbFileLock lock;
  int errsv;

  g_return_if_fail (folder != NULL && name != NULL);

  if (!g_str_has_prefix (name, PREFIX))
    return;
  lock.path = g_build_filename (folder, name, NULL);
  if (try (&lock, &watch, &errsv))
    arb_file_lock_release (&lock);
  else
    g_free (lock.path);
}
