/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define ARB_TYPE_START_PAGE (arb_start_page_get_type ())
G_DECLARE_FINAL_TYPE (ArbStartPage, arb_start_page, ARB, START_PAGE, AdwBin)

/**
 * ArbStartPage:
 *
 * What the program opens with: a new game, a saved one, a sample, or the last one again.
 */

/** arb_start_page_set_last_game: offers to continue the game called @title; %NULL for none. */
void arb_start_page_set_last_game (ArbStartPage *self, const char *title);

G_END_DECLS
