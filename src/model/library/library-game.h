/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/** ARB_LIBRARY_SUFFIX: how the name of the file of a game ends. */
#define ARB_LIBRARY_SUFFIX ".arbiter"

#define ARB_TYPE_LIBRARY_GAME (arb_library_game_get_type ())
G_DECLARE_FINAL_TYPE (ArbLibraryGame, arb_library_game, ARB, LIBRARY_GAME, GObject)

/**
 * ArbLibraryGame:
 * @path: its file
 * @title: the title of the game, to be shown
 * @names: (nullable): the names of the players, by seat
 * @players: (nullable): the players in one text
 * @result: (nullable): the winners and the scores; %NULL if the game is not over
 * @problem: (nullable): why the file cannot be read
 * @date: (nullable): the day of the game, `YYYY-MM-DD`
 * @modified: when it was written last, in seconds since 1970
 *
 * A saved game in a list of games. A file that cannot be read has a problem instead of players. To
 * be read only.
 */
struct _ArbLibraryGame
{
  GObject parent_instance;

  char *path;
  char *title;
  char **names;
  char *players;
  char *result;
  char *problem;
  char *date;
  gint64 modified;
};

/**
 * arb_library_game_new: (transfer full): the game saved at @path, last written at @modified, in
 * seconds since 1970. Reads only the beginning of the file, without the moves.
 */
ArbLibraryGame *arb_library_game_new (const char *path, gint64 modified);

/** arb_library_game_get_title: (transfer full): the title of the game in the file @path. */
char *arb_library_game_get_title (const char *path);

/**
 * arb_library_game_call: (transfer full): the title of the game at @path, to be shown; a game that
 * nobody named is called after its players, by their present @names (nullable), by seat.
 */
char *arb_library_game_call (const char *path, const char *const *names, guint n_names);

G_END_DECLS
