/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <sys/stat.h>

G_BEGIN_DECLS

/**
 * arb_file_attributes_keep:
 * @path: a file that is to be replaced
 * @status: its state
 * @fd: an open file of ours that is to take its place
 *
 * Gives the new file what the old one has beside its contents: owner and group as far as this
 * person may give them, permissions, and extended attributes as far as they can be copied. Hard
 * links cannot be kept: a name that is replaced leaves the old file to its other names.
 *
 * Returns: whether it has the permissions; if not, errno tells why
 */
gboolean arb_file_attributes_keep (const char *path, const struct stat *status, int fd);

G_END_DECLS
