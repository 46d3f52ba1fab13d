/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

#define ARB_TYPE_LIBRARY_GAME (arb_library_game_get_type ())
G_DECLARE_FINAL_TYPE (ArbLibraryGame, arb_library_game, ARB, LIBRARY_GAME, GObject)

/**
 * ArbLibraryGame:
 *
 * A saved game in a list of games: its title, its players and its result. A file that cannot be
 * read has a problem instead.
 */

/**
 * arb_library_game_new:
 * @path: a file
 * @modified: when it was last written, in seconds since 1970
 *
 * Reads only the beginning of the file, without the moves.
 *
 * Returns: (transfer full): the saved game
 */
ArbLibraryGame *arb_library_game_new (const char *path, gint64 modified);

const char *arb_library_game_get_path (ArbLibraryGame *self);

/** arb_library_game_get_title: the title of the game, to be shown. */
const char *arb_library_game_get_title (ArbLibraryGame *self);

/** arb_library_game_get_names: (nullable): the names of the players, by seat. */
const char *const *arb_library_game_get_names (ArbLibraryGame *self);

/** arb_library_game_get_players: (nullable): the players in one text. */
const char *arb_library_game_get_players (ArbLibraryGame *self);

/**
 * arb_library_game_get_result: (nullable): the winners and the scores; %NULL if the game is not
 * over.
 */
const char *arb_library_game_get_result (ArbLibraryGame *self);

/** arb_library_game_get_problem: (nullable): why the file cannot be read. */
const char *arb_library_game_get_problem (ArbLibraryGame *self);

/** arb_library_game_get_modified: when it was written last, in seconds since 1970. */
gint64 arb_library_game_get_modified (ArbLibraryGame *self);

G_END_DECLS
