/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** ARB_FILE_STAMP_SIZE: bytes of a SHA-256 digest. */
#define ARB_FILE_STAMP_SIZE 32

/**
 * ArbFileStamp:
 * @exists: whether there was a file that was not empty
 * @digest: the digest of its contents, if so
 *
 * A digest of the contents of a file, by which a later change is noticed. Times and inodes are not
 * compared: some file systems invent them, and writing the same contents again is no change. An
 * empty file counts as none, because nothing in it can be lost.
 */
typedef struct
{
  gboolean exists;
  guint8 digest[ARB_FILE_STAMP_SIZE];
} ArbFileStamp;

/** arb_file_stamp_set: sets @stamp for a file with the @length bytes at @text. */
void arb_file_stamp_set (ArbFileStamp *stamp, gconstpointer text, gsize length);

/**
 * arb_file_stamp_take:
 * @stamp: (out): the stamp of its present contents
 * @path: a file, which need not exist
 * @error: set if it exists, but cannot be read
 *
 * Returns: whether it was read, or does not exist. A file that is too large for a game has a stamp
 *   that no game has.
 */
gboolean arb_file_stamp_take (ArbFileStamp *stamp, const char *path, GError **error);

/** arb_file_stamp_equal: whether two stamps are of the same contents. */
gboolean arb_file_stamp_equal (const ArbFileStamp *a, const ArbFileStamp *b);

G_END_DECLS
