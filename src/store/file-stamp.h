/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * ArbFileStamp:
 *
 * How a file was at a moment: enough to see that somebody else has written it since.
 */
typedef struct
{
  gboolean exists;
  guint64 device;
  guint64 inode;
  gint64 size;
  gint64 seconds;
  gint64 nanoseconds;
} ArbFileStamp;

/** arb_file_stamp_take: notes how the file at @path is now. */
void arb_file_stamp_take (ArbFileStamp *stamp, const char *path);

/** arb_file_stamp_equal: whether nobody has written the file between @a and @b. */
gboolean arb_file_stamp_equal (const ArbFileStamp *a, const ArbFileStamp *b);

G_END_DECLS
