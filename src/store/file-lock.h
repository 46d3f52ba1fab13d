/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * ArbFileLock:
 *
 * Keeps every other program of ours from replacing one file. What is locked is a hidden file beside
 * it, for the file itself is renamed away by whoever replaces it. The kernel holds the lock, so a
 * program that is killed holds none; only the hidden file stays then, and harms nobody. Where the
 * file system knows no locks, everybody gets one at once.
 */
typedef struct
{
  char *path;
  int fd;
} ArbFileLock;

/**
 * arb_file_lock_take:
 * @lock: (out): the lock; release it with arb_file_lock_release()
 * @target: the file nobody else may replace meanwhile
 * @patience: microseconds to wait for who has it
 * @errsv: (out): why it cannot be had, as errno; %EWOULDBLOCK if another has it all the time
 *
 * Returns: whether it is held now
 */
gboolean arb_file_lock_take (ArbFileLock *lock, const char *target, gint64 patience, int *errsv);

/** arb_file_lock_release: lets go of @lock, and takes the hidden file away. */
void arb_file_lock_release (ArbFileLock *lock);

/**
 * arb_file_lock_tidy:
 * @folder: a folder
 * @name: a file in it
 *
 * Removes the hidden file of a program that was killed, if @name is one and nobody uses it now.
 */
void arb_file_lock_tidy (const char *folder, const char *name);

G_END_DECLS
