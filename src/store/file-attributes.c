/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/file-attributes.h"

#include <errno.h>
#include <string.h>
#include <sys/xattr.h>
#include <unistd.h>

/* If the group cannot be kept, the new group gets only the permissions of others. */
static mode_t
close_to_group (mode_t mode)
{
  return (mode & 0707) | (mode & 0007) << 3;
}

/* Keeps owner and group. Only root may give a file away, but the group is often one of the user's
 * own. */
static mode_t
keep_owner (const struct stat *status, int fd)
{
  mode_t mode = status->st_mode & 07777;
  struct stat own;

  if (fstat (fd, &own) == 0 && own.st_uid == status->st_uid && own.st_gid == status->st_gid)
    return mode;
  if (fchown (fd, status->st_uid, status->st_gid) == 0)
    return mode;
  if (fchown (fd, (uid_t) -1, status->st_gid) == 0)
    return mode & 0777;
  return close_to_group (mode);
}

/* Some file systems let nobody set permissions. The new file is then as it was made, which is for
 * its owner alone. */
static gboolean
keep_mode (mode_t mode, int fd)
{
  struct stat own;

  if (fstat (fd, &own) == 0 && (own.st_mode & 07777) == mode)
    return TRUE;
  return fchmod (fd, mode) == 0 || errno == EPERM || errno == ENOTSUP || errno == ENOSYS;
}

static void
copy_one (const char *path, const char *name, int fd)
{
  ssize_t size = getxattr (path, name, NULL, 0);
  g_autofree char *value = size >= 0 ? g_malloc ((gsize) size + 1) : NULL;

  if (value != NULL && (size = getxattr (path, name, value, (gsize) size)) >= 0)
    (void) fsetxattr (fd, name, value, (gsize) size, 0);
}

/* Copies extended attributes, except those that nobody may set, which are mostly labels of the
 * system. */
static void
copy_extended (const char *path, int fd)
{
  ssize_t size = listxattr (path, NULL, 0);
  g_autofree char *names = size > 0 ? g_malloc ((gsize) size) : NULL;

  if (names == NULL || (size = listxattr (path, names, (gsize) size)) <= 0)
    return;
  for (const char *name = names; name < names + size; name += strlen (name) + 1)
    copy_one (path, name, fd);
}

gboolean
arb_file_attributes_keep (const char *path, const struct stat *status, int fd)
{
  g_return_val_if_fail (path != NULL && status != NULL, FALSE);

  if (!keep_mode (keep_owner (status, fd), fd))
    return FALSE;
  copy_extended (path, fd);
  return TRUE;
}
