/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/file-stamp.h"

#include <sys/stat.h>

void
arb_file_stamp_take (ArbFileStamp *stamp, const char *path)
{
  struct stat status;

  g_return_if_fail (stamp != NULL && path != NULL);

  *stamp = (ArbFileStamp){ .exists = stat (path, &status) == 0 };
  if (!stamp->exists)
    return;
  stamp->device = status.st_dev;
  stamp->inode = status.st_ino;
  stamp->size = status.st_size;
  stamp->seconds = status.st_mtim.tv_sec;
  stamp->nanoseconds = status.st_mtim.tv_nsec;
}

gboolean
arb_file_stamp_equal (const ArbFileStamp *a, const ArbFileStamp *b)
{
  g_return_val_if_fail (a != NULL && b != NULL, FALSE);

  return a->exists == b->exists && a->device == b->device && a->inode == b->inode
         && a->size == b->size && a->seconds == b->seconds && a->nanoseconds == b->nanoseconds;
}
