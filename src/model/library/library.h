/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/** arb_library_get_folder: (transfer full): where games live that nobody put elsewhere. */
char *arb_library_get_folder (void);

/** arb_library_get_counts: (transfer full): where games are kept of which only the end was counted. */
char *arb_library_get_counts (void);

/** arb_library_get_samples: (transfer full): where sample games are kept that somebody played on. */
char *arb_library_get_samples (void);

/** arb_library_get_refuge: (transfer full): where a game is left that the library cannot take. */
char *arb_library_get_refuge (void);

/** arb_library_dup_refugees: (transfer full): the paths of all games that were left there. */
GStrv arb_library_dup_refugees (void);

/** arb_library_is_refuge: whether the game at @path was left there. */
gboolean arb_library_is_refuge (const char *path);

/** arb_library_holds: whether the game at @path lives in the library. */
gboolean arb_library_holds (const char *path);

/** arb_library_dup_place: (transfer full) (nullable): the folder of @path in words, if elsewhere. */
char *arb_library_dup_place (const char *path);

/**
 * arb_library_new_path:
 * @title: what the game is called; may be the path of another game, whose name is then taken
 * @error: the folder cannot be made
 *
 * Returns: (transfer full) (nullable): a path in the library that no file has yet
 */
char *arb_library_new_path (const char *title, GError **error);

/** arb_library_new_path_in: (transfer full) (nullable): arb_library_new_path() for any @folder. */
char *arb_library_new_path_in (const char *folder, const char *title, GError **error);

/** arb_library_get_title: (transfer full): what the game in the file at @path is called. */
char *arb_library_get_title (const char *path);

/**
 * arb_library_call:
 * @path: the path of a game
 * @names: (array length=n_names) (nullable): what its players wrote, by seat
 * @n_names: how many sit there
 *
 * Returns: (transfer full): what the game is called where that is shown: a game that nobody named
 *   is called after its players, as its file is, and then as they are called
 */
char *arb_library_call (const char *path, const char *const *names, guint n_names);

/**
 * arb_library_dup_games:
 * @elsewhere: (nullable): paths of games that are kept elsewhere; those that are gone are left out
 * @max: how many at most
 *
 * Returns: (transfer full): the games of the library and those @elsewhere, #ArbLibraryGame, the one
 *   written last first; files that cannot be read are among them and say why
 */
GListModel *arb_library_dup_games (const char *const *elsewhere, guint max);

/**
 * arb_library_dup_known_names:
 * @games: games of the library, #ArbLibraryGame
 *
 * Returns: (transfer full): everybody who played one of @games, whoever played last first
 */
GStrv arb_library_dup_known_names (GListModel *games);

G_END_DECLS
