/* SPDX-License-Identifier: GPL-3.0-or-later */

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

/* The name of the lock is a digest, because the name of the file may already have the maximal
 * length. */
static char *
make_path (const char *target)
{
  g_autofree char *folder = g_path_get_dirname (target);
  g_autofree char *name = g_path_get_basename (target);
  g_autofree char *digest = g_compute_checksum_for_string (G_CHECKSUM_SHA256, name, -1);
  g_autofree char *file = g_strdup_printf (PREFIX "%.*s", DIGITS, digest);

  return g_build_filename (folder, file, NULL);
}

/* Makes the file writable for everybody who may write in the folder, whoever made it. */
static int
open_file (const char *path)
{
  int fd = g_open (path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0666);

  if (fd >= 0)
    (void) fchmod (fd, 0666);
  else if (errno == EEXIST)
    {
      fd = g_open (path, O_RDWR | O_NOFOLLOW | O_CLOEXEC, 0);
      /* The file was removed just now, or was made and has not got its permissions yet. */
      if (fd < 0 && (errno == ENOENT || errno == EACCES))
        errno = EWOULDBLOCK;
    }
  return fd;
}

/* Whether @fd is still the file @path: the holder of a lock removes the file, and a lock on a
 * removed file excludes nobody. */
static gboolean
has_name (int fd, const char *path)
{
  struct stat opened;
  struct stat named;

  return fstat (fd, &opened) == 0 && lstat (path, &named) == 0 && opened.st_dev == named.st_dev
         && opened.st_ino == named.st_ino;
}

static gboolean
try (ArbFileLock *lock, int *errsv)
{
  lock->fd = open_file (lock->path);
  if (lock->fd < 0)
    {
      *errsv = errno;
      return FALSE;
    }

  /* Other errors mean that the file system has no locks: then only the comparison protects the
   * file. */
  if ((flock (lock->fd, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK)
      && has_name (lock->fd, lock->path))
    return TRUE;
  close (lock->fd);
  *errsv = EWOULDBLOCK;
  return FALSE;
}

gboolean
arb_file_lock_take (ArbFileLock *lock, const char *target, gint64 patience, int *errsv)
{
  gint64 deadline = g_get_monotonic_time () + patience;

  g_return_val_if_fail (lock != NULL && target != NULL && errsv != NULL, FALSE);

  lock->path = make_path (target);
  while (!try (lock, errsv))
    {
      if (*errsv != EWOULDBLOCK || g_get_monotonic_time () >= deadline)
        {
          g_clear_pointer (&lock->path, g_free);
          return FALSE;
        }
      g_usleep (PAUSE);
    }
  return TRUE;
}

void
arb_file_lock_release (ArbFileLock *lock)
{
  g_return_if_fail (lock != NULL && lock->path != NULL);

  /* Removes the file while the lock is held: the next program that gets the lock sees that the file
   * was removed. */
  g_unlink (lock->path);
  close (lock->fd);
  g_clear_pointer (&lock->path, g_free);
}

void
arb_file_lock_tidy (const char *folder, const char *name)
{
  ArbFileLock lock;
  int errsv;

  g_return_if_fail (folder != NULL && name != NULL);

  if (!g_str_has_prefix (name, PREFIX))
    return;
  lock.path = g_build_filename (folder, name, NULL);
  if (try (&lock, &errsv))
    arb_file_lock_release (&lock);
  else
    g_free (lock.path);
}
