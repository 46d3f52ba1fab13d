/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * ArbFileLock:
 *
 * Prevents other instances of this program from replacing a file. The lock is on a hidden file
 * beside it, because the file itself is replaced by renaming. The kernel releases the lock of a
 * killed program; only the hidden file stays then, and does no harm. On a file system without
 * locks, taking the lock always succeeds.
 */
typedef struct
{
  char *path;
  int fd;
} ArbFileLock;

/**
 * arb_file_lock_take:
 * @lock: (out): the lock; release it with arb_file_lock_release()
 * @target: the file that no other program may replace
 * @patience: microseconds to wait for the lock
 * @errsv: (out): the reason of a failure, as errno; %EWOULDBLOCK if another program held it all the
 *   time
 *
 * Returns: whether the lock was taken
 */
gboolean arb_file_lock_take (ArbFileLock *lock, const char *target, gint64 patience, int *errsv);

/** arb_file_lock_release: releases @lock, and removes the hidden file. */
void arb_file_lock_release (ArbFileLock *lock);

/**
 * arb_file_lock_tidy:
 * @folder: a folder
 * @name: a file in it
 *
 * Removes @name if it is the hidden file of a killed program, and not in use.
 */
void arb_file_lock_tidy (const char *folder, const char *name);

G_END_DECLS
