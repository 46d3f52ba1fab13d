/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <sys/stat.h>

G_BEGIN_DECLS

/**
 * arb_file_attributes_keep:
 * @path: a file that will be replaced
 * @status: its state
 * @fd: an open file that will replace it, and that only its owner may read
 *
 * Copies the attributes of the old file: owner and group as far as the user may set them,
 * permissions where the file system lets anybody set them, and extended attributes as far as they
 * can be copied. Hard links cannot be kept: the other names keep the old file.
 *
 * Returns: whether the permissions could be set, or are never set there; if not, errno is set
 */
gboolean arb_file_attributes_keep (const char *path, const struct stat *status, int fd);

G_END_DECLS
