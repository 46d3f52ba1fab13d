/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** ARB_FILE_STAMP_SIZE: bytes of a SHA-256 digest. */
#define ARB_FILE_STAMP_SIZE 32

/**
 * ArbFileStamp:
 * @exists: whether there was a file with something in it
 * @digest: of what it held, if so
 *
 * What a file held at a moment: enough to see that somebody else has changed it since. Times and
 * inodes are not compared: some file systems invent them, and who writes the same again changes
 * nothing. An empty file counts as none, for nothing in it could be lost.
 */
typedef struct
{
  gboolean exists;
  guint8 digest[ARB_FILE_STAMP_SIZE];
} ArbFileStamp;

/** arb_file_stamp_set: makes @stamp that of a file that holds the @length bytes at @text. */
void arb_file_stamp_set (ArbFileStamp *stamp, gconstpointer text, gsize length);

/**
 * arb_file_stamp_take:
 * @stamp: (out): what the file holds now
 * @path: a file, which need not be there
 * @error: it is there, and cannot be read
 *
 * Returns: whether it could be read, or is not there. One that is too large for a game has a stamp
 *   that no game has.
 */
gboolean arb_file_stamp_take (ArbFileStamp *stamp, const char *path, GError **error);

/** arb_file_stamp_equal: whether the file held the same at both moments. */
gboolean arb_file_stamp_equal (const ArbFileStamp *a, const ArbFileStamp *b);

G_END_DECLS
