/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/document.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <glib/gstdio.h>
#include <glib/gi18n-lib.h>

/* As many links as the kernel follows. */
#define MAX_LINKS 40

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
  temporary = g_build_filename (folder, ".arbiter-XXXXXX", NULL);
  fd = g_mkstemp_full (temporary, O_WRONLY | O_CLOEXEC, exists ? 0600 : 0666);
  if (fd < 0)
    return fail (path, _ ("the folder cannot be written"), errno, error);

  if (!write_and_sync (fd, exists, mode, text, length) || g_rename (temporary, target) != 0)
    {
      errsv = errno;
      g_unlink (temporary);
      return fail (path, _ ("the file cannot be written"), errsv, error);
    }
  if (!sync_folder (folder))
    return fail (path, _ ("the folder cannot be synced to the disk"), errno, error);
  return TRUE;
}
