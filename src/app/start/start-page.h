/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define ARB_TYPE_START_PAGE (arb_start_page_get_type ())
G_DECLARE_FINAL_TYPE (ArbStartPage, arb_start_page, ARB, START_PAGE, AdwBin)

/**
 * ArbStartPage:
 *
 * The first page of the program: it starts a new game or a sample, and continues the last game or
 * an older one.
 */

/**
 * arb_start_page_show_games:
 * @self: a start page
 * @last_game: (nullable): the file that was open last
 * @interrupted: (nullable): the files that were open when the program crashed
 *
 * Shows the games that people can continue; without games, the page shows only its buttons.
 */
void arb_start_page_show_games (ArbStartPage *self, const char *last_game,
                                const char *const *interrupted);

/**
 * arb_start_page_set_low: sets whether the height is so little that the page shows its buttons
 * only.
 */
void arb_start_page_set_low (ArbStartPage *self, gboolean low);

G_END_DECLS
