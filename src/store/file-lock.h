/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * ArbFileLock:
 *
 * Prevents other instances of this program from replacing a file. The lock is on a hidden file
 * beside it, because the file itself is replaced by renaming. The kernel releases the lock of a
 * killed program; only the hidden file stays then, and does no harm.
 *
 * On a file system without locks, the hidden file is the lock: the program that has made it has the
 * lock until it removes the file. Nobody releases the lock of a killed program then. So a program
 * that waits removes a file that has not changed for %ARB_FILE_LOCK_AGE; only the time between two
 * looks counts, and no clock of another machine. A program that was stopped for so long loses its
 * lock: arb_file_lock_is_held() says so.
 */
typedef struct
{
  char *path;
  int fd;
} ArbFileLock;

/**
 * ARB_FILE_LOCK_AGE:
 *
 * Microseconds after which a hidden file is left over, where it is the lock. A program holds the
 * lock only while it compares two texts and renames a file. It is less than anybody waits.
 */
#define ARB_FILE_LOCK_AGE (5 * G_USEC_PER_SEC)

/** arb_file_lock_get_path: (transfer full): the hidden file for @target. */
char *arb_file_lock_get_path (const char *target);

/**
 * arb_file_lock_take:
 * @lock: (out): the lock; release it with arb_file_lock_release()
 * @target: the file that no other program may replace
 * @patience: microseconds to wait for the lock
 * @errsv: (out): the reason of a failure, as errno; %EWOULDBLOCK if another program held it all the
 *   time, %EACCES if a hidden file of another user could not be opened for a second
 *
 * Returns: whether the lock was taken
 */
gboolean arb_file_lock_take (ArbFileLock *lock, const char *target, gint64 patience, int *errsv);

/**
 * arb_file_lock_is_held: whether @lock is still held; another program takes it from one that was
 * stopped for long, if the file system has no locks.
 */
gboolean arb_file_lock_is_held (const ArbFileLock *lock);

/** arb_file_lock_release: releases @lock, and removes the hidden file if the lock is still held. */
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
