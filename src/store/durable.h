/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/file-stamp.h"

G_BEGIN_DECLS

/**
 * arb_store_save:
 * @path: a file; of a symbolic link, its target is written
 * @text: the new contents
 * @stamp: (inout) (nullable): a stamp of the file when it was last read or saved; set to that of
 *   the new contents. %NULL, or the stamp of no file, if there must be no file
 * @restored: (out) (optional): whether the file had been deleted, and is restored
 * @error: set to %ARB_STORE_ERROR_CHANGED if the file has other contents than @stamp says,
 *   %ARB_STORE_ERROR_EXISTS if there is a file where there should be none, otherwise
 *   %ARB_STORE_ERROR_WRITE
 *
 * Saves a game; no other function does. It writes a temporary file and syncs it; then, under a
 * lock, it compares the file with @stamp and replaces it; then it syncs the folder. If two programs
 * save, the second gets an error, and the file of the first is kept. A change by a program without
 * our lock is noticed too, if it comes before the comparison.
 *
 * For a new file, it also does arb_store_tidy().
 *
 * Returns: whether it was saved
 */
gboolean arb_store_save (const char *path, GBytes *text, ArbFileStamp *stamp, gboolean *restored,
                         GError **error);

/**
 * arb_store_tidy:
 * @path: a file that will be saved
 *
 * Removes from its folder what killed saves have left: locks at once, temporary files after an hour.
 * They are hidden and do no harm.
 */
void arb_store_tidy (const char *path);

G_END_DECLS
