/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/document.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <glib/gstdio.h>
#include <glib/gi18n-lib.h>

/* As many links as the kernel follows. */
#define MAX_LINKS 40

/* Names of temporary files: what a program that was killed leaves behind is known by them. */
#define TEMPORARY_PREFIX ".arbiter-"
#define TEMPORARY_RANDOM "XXXXXX"

/* Seconds after which a temporary file was certainly left behind: a save takes far less. */
#define TEMPORARY_AGE (60 * 60)

static gboolean
fail (const char *path, const char *what, int errsv, GError **error)
{
  g_autofree char *name = g_filename_display_name (path);

  g_set_error (error, ARB_STORE_ERROR, ARB_STORE_ERROR_WRITE, _ ("%s: not saved: %s: %s"), name,
               what, g_strerror (errsv));
  return FALSE;
}

/* The file behind symbolic links: it is replaced, the links stay. */
static char *
follow_links (const char *path)
{
  g_autofree char *target = g_strdup (path);

  for (guint i = 0; i < MAX_LINKS; i++)
    {
      g_autofree char *link = g_file_read_link (target, NULL);
      g_autofree char *folder = g_path_get_dirname (target);

      if (link == NULL)
        break;
      g_free (target);
      target = g_path_is_absolute (link) ? g_steal_pointer (&link)
                                         : g_build_filename (folder, link, NULL);
    }
  return g_steal_pointer (&target);
}

/* Replacing needs no permission to write to the file replaced, so it has to be asked for. */
static gboolean
may_replace (const char *target, gboolean *exists, mode_t *mode, int *errsv)
{
  struct stat status;

  *exists = stat (target, &status) == 0;
  if (!*exists)
    {
      *errsv = errno;
      return errno == ENOENT;
    }

  *mode = status.st_mode & 07777;
  *errsv = S_ISDIR (status.st_mode) ? EISDIR : S_ISREG (status.st_mode) ? 0 : EINVAL;
  if (*errsv == 0 && faccessat (AT_FDCWD, target, W_OK, AT_EACCESS) != 0)
    *errsv = errno;
  return *errsv == 0;
}

static gboolean
write_all (int fd, const char *text, gsize length)
{
  while (length > 0)
    {
      gssize n = write (fd, text, length);

      if (n < 0 && errno == EINTR)
        continue;
      if (n < 0)
        return FALSE;
      text += n;
      length -= (gsize) n;
    }
  return TRUE;
}

/* Writes and closes @fd, whatever happens. */
static gboolean
write_and_sync (int fd, gboolean exists, mode_t mode, const char *text, gsize length)
{
  gboolean written =
      (!exists || fchmod (fd, mode) == 0) && write_all (fd, text, length) && fsync (fd) == 0;
  int errsv = errno;

  if (close (fd) != 0 && written)
    return FALSE;
  errno = errsv;
  return written;
}

/* The new name is on the disk only when the folder is. */
static gboolean
sync_folder (const char *folder)
{
  int fd = g_open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);
  gboolean synced;

  if (fd < 0)
    return FALSE;

  /* Some file systems cannot sync a folder: EINVAL. */
  synced = fsync (fd) == 0 || errno == EINVAL;
  close (fd);
  return synced;
}

/* Whether @name is one that g_mkstemp_full() makes here. */
static gboolean
is_temporary_name (const char *name)
{
  const char *random = name + strlen (TEMPORARY_PREFIX);

  if (!g_str_has_prefix (name, TEMPORARY_PREFIX) || strlen (random) != strlen (TEMPORARY_RANDOM))
    return FALSE;
  for (; g_ascii_isalnum (*random); random++)
    ;
  return *random == '\0';
}

/* Removes the temporary file @path, if nobody writes it any more: whoever does has it locked. */
static void
remove_stale (const char *path)
{
  int fd = g_open (path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0);
  struct stat status;

  if (fd < 0)
    return;
  if (fstat (fd, &status) == 0 && S_ISREG (status.st_mode) && status.st_uid == geteuid ()
      && status.st_nlink == 1 && status.st_mtime < time (NULL) - TEMPORARY_AGE
      && flock (fd, LOCK_EX | LOCK_NB) == 0)
    g_unlink (path);
  close (fd);
}

/* A save that was killed leaves its temporary file, which nobody sees: the next new file takes
   it away. That it stays when it cannot be removed harms nobody. */
static void
remove_stale_files (const char *folder)
{
  g_autoptr (GDir) entries = g_dir_open (folder, 0, NULL);
  const char *name;

  while (entries != NULL && (name = g_dir_read_name (entries)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (is_temporary_name (name))
        remove_stale (path);
    }
}

/* Puts @text in the place of @target, by way of @temporary, which is open as @fd. */
static gboolean
replace (int fd, const char *temporary, const char *target, gboolean exists, mode_t mode,
         const char *text, gsize length)
{
  /* The lock lasts as long as this second descriptor, so until the name is the right one. */
  int lock = fcntl (fd, F_DUPFD_CLOEXEC, 0);
  gboolean replaced;
  int errsv;

  /* Some file systems have no locks: then the age alone protects. */
  if (lock >= 0)
    (void) flock (lock, LOCK_EX | LOCK_NB);
  replaced = write_and_sync (fd, exists, mode, text, length) && g_rename (temporary, target) == 0;
  errsv = errno;
  if (!replaced)
    g_unlink (temporary);
  if (lock >= 0)
    close (lock);
  errno = errsv;
  return replaced;
}

gboolean
arb_store_write (const char *path, const char *text, gsize length, GError **error)
{
  g_autofree char *target = NULL;
  g_autofree char *folder = NULL;
  g_autofree char *temporary = NULL;
  gboolean exists;
  mode_t mode = 0;
  int errsv;
  int fd;

  g_return_val_if_fail (path != NULL, FALSE);
  g_return_val_if_fail (text != NULL || length == 0, FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  target = follow_links (path);
  if (!may_replace (target, &exists, &mode, &errsv))
    return fail (path, _ ("the file cannot be written"), errsv, error);

  folder = g_path_get_dirname (target);
  temporary = g_build_filename (folder, TEMPORARY_PREFIX TEMPORARY_RANDOM, NULL);
  fd = g_mkstemp_full (temporary, O_WRONLY | O_CLOEXEC, exists ? 0600 : 0666);
  if (fd < 0)
    return fail (path, _ ("the folder cannot be written"), errno, error);

  if (!replace (fd, temporary, target, exists, mode, text, length))
    return fail (path, _ ("the file cannot be written"), errno, error);
  if (!sync_folder (folder))
    return fail (path, _ ("the folder cannot be synced to the disk"), errno, error);
  if (!exists)
    remove_stale_files (folder);
  return TRUE;
}
