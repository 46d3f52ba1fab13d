/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** arb_library_get_folder: (transfer full): where games live that nobody put elsewhere. */
char *arb_library_get_folder (void);

/**
 * arb_library_new_path:
 * @title: what the game is called; may be the path of another game, whose name is then taken
 * @error: the folder cannot be made
 *
 * Returns: (transfer full) (nullable): a path in the library that no file has yet
 */
char *arb_library_new_path (const char *title, GError **error);

/** arb_library_get_title: (transfer full): what the game in the file at @path is called. */
char *arb_library_get_title (const char *path);

G_END_DECLS
