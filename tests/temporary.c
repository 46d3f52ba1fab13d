/* SPDX-License-Identifier: GPL-3.0-or-later */

#define _XOPEN_SOURCE 700 /* for nftw() */

#include "temporary.h"

#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>

static char *folder;

static int
remove_entry (const char *path, const struct stat *status, int type, struct FTW *place)
{
  return remove (path);
}

static void
remove_folder (void)
{
  nftw (folder, remove_entry, 8, FTW_DEPTH | FTW_PHYS);
  g_free (folder);
}

const char *
temporary_folder (void)
{
  if (folder == NULL)
    {
      folder = g_dir_make_tmp ("arbiter-XXXXXX", NULL);
      g_assert_nonnull (folder);
      atexit (remove_folder);
    }
  return folder;
}
