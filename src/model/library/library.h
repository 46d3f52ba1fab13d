/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * arb_library_get_folder: (transfer full): a folder of games: `games` and `counts` are the library,
 * for games that nobody saved elsewhere, and for those of which only the end was counted; `samples`
 * is for sample games that somebody has continued.
 */
char *arb_library_get_folder (const char *name);

/**
 * arb_library_get_fallback: (transfer full): the folder for games that cannot be saved in the
 * library.
 */
char *arb_library_get_fallback (void);

/** arb_library_dup_fallback_games: (transfer full): the paths of all games in that folder. */
GStrv arb_library_dup_fallback_games (void);

/** arb_library_is_fallback: whether the game at @path is in that folder. */
gboolean arb_library_is_fallback (const char *path);

/** arb_library_holds: whether the game at @path is in the library. */
gboolean arb_library_holds (const char *path);

/**
 * arb_library_holds_count: whether the game at @path is among those of which only the end is
 * counted.
 */
gboolean arb_library_holds_count (const char *path);

/**
 * arb_library_dup_place: (transfer full) (nullable): the folder of @path in words, if it is not the
 * library.
 */
char *arb_library_dup_place (const char *path);

/**
 * arb_library_new_path_in: (transfer full) (nullable): the path of a new file in @folder, which is
 * made if it is missing. @title is that of the game, or the path of another game whose name it
 * gets.
 */
char *arb_library_new_path_in (const char *folder, const char *title, GError **error);

/**
 * arb_library_dup_games: (transfer full): the games of the library and those at the paths
 * @elsewhere (nullable) that still exist, at most @max, #ArbLibraryGame, the one that was last
 * written first; also files that cannot be read, with their problem.
 */
GListModel *arb_library_dup_games (const char *const *elsewhere, guint max);

/**
 * arb_library_dup_known_names: (transfer full): the names of all players of @games,
 * #ArbLibraryGame, those of the latest game first.
 */
GStrv arb_library_dup_known_names (GListModel *games);

G_END_DECLS
