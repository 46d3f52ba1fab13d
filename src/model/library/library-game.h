/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

#define ARB_TYPE_LIBRARY_GAME (arb_library_game_get_type ())
G_DECLARE_FINAL_TYPE (ArbLibraryGame, arb_library_game, ARB, LIBRARY_GAME, GObject)

/**
 * ArbLibraryGame:
 *
 * A saved game as a list of games shows it: who played, and how it ended. A file that cannot be
 * read is one, too: it has a problem instead.
 */

/**
 * arb_library_game_new:
 * @path: a file
 * @modified: when it was written last, in seconds since 1970
 *
 * Reads the beginning of the file, never the moves.
 *
 * Returns: (transfer full): what a list shows of it
 */
ArbLibraryGame *arb_library_game_new (const char *path, gint64 modified);

const char *arb_library_game_get_path (ArbLibraryGame *self);

/** arb_library_game_get_title: what the game is called, to be shown. */
const char *arb_library_game_get_title (ArbLibraryGame *self);

/** arb_library_game_get_names: (nullable): the players in the order in which they sit. */
const char *const *arb_library_game_get_names (ArbLibraryGame *self);

/** arb_library_game_get_players: (nullable): the players in one text. */
const char *arb_library_game_get_players (ArbLibraryGame *self);

/** arb_library_game_get_result: (nullable): who won and the scores; %NULL if it goes on. */
const char *arb_library_game_get_result (ArbLibraryGame *self);

/** arb_library_game_get_problem: (nullable): what is wrong with the file. */
const char *arb_library_game_get_problem (ArbLibraryGame *self);

/** arb_library_game_get_modified: when it was written last, in seconds since 1970. */
gint64 arb_library_game_get_modified (ArbLibraryGame *self);

G_END_DECLS
