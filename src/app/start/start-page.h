/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define ARB_TYPE_START_PAGE (arb_start_page_get_type ())
G_DECLARE_FINAL_TYPE (ArbStartPage, arb_start_page, ARB, START_PAGE, AdwBin)

/**
 * ArbStartPage:
 *
 * What the program opens with: a new game, a sample, the last game again, and those before it.
 */

/**
 * arb_start_page_show_games:
 * @self: a start page
 * @last_game: (nullable): the file that was open last, offered to be continued
 * @interrupted: (nullable): the files that were open when the program broke off, offered, too
 * @open_games: the files noted as open; those that are not @interrupted have a window
 * @elsewhere: (nullable): files outside of the library, listed with its games
 *
 * Shows what there is to go on with; without any game, the doors alone.
 */
void arb_start_page_show_games (ArbStartPage *self, const char *last_game,
                                const char *const *interrupted, const char *const *open_games,
                                const char *const *elsewhere);

/** arb_start_page_set_low: whether there is so little height that only what can be done has room. */
void arb_start_page_set_low (ArbStartPage *self, gboolean low);

G_END_DECLS
