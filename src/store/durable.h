/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/file-stamp.h"

G_BEGIN_DECLS

/**
 * arb_store_save:
 * @path: a file; if it is a symbolic link, the file that it leads to is meant
 * @text: what it is to hold
 * @stamp: (inout) (nullable): what the file held when it was read or saved last; afterwards, what it
 *   holds now. %NULL, or the stamp of no file: there must be none
 * @restored: (out) (optional): whether the file was gone, and is there again
 * @error: %ARB_STORE_ERROR_CHANGED if the file holds something else than @stamp says,
 *   %ARB_STORE_ERROR_EXISTS if there is one where none should be, else %ARB_STORE_ERROR_WRITE
 *
 * The only way in which a game gets onto the disk: a temporary file is written and synced; then,
 * while no other program of ours may, the file is compared with @stamp and replaced; then the folder
 * is synced. So whoever comes second gets an error, and what the other has saved stays. A
 * program that does not know the lock is noticed too, if it wrote before the file was compared.
 *
 * Where @path is new, what killed programs left in its folder is removed: locks at once, temporary
 * files after an hour.
 *
 * Returns: whether it is on the disk
 */
gboolean arb_store_save (const char *path, GBytes *text, ArbFileStamp *stamp, gboolean *restored,
                         GError **error);

G_END_DECLS
