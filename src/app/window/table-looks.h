/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/table/page.h"

G_BEGIN_DECLS

/** ARB_MAX_TABLE_LOOKS: so many tables are remembered, the ones that were changed last. */
#define ARB_MAX_TABLE_LOOKS 30

/**
 * arb_table_looks_follow:
 * @settings: the settings of the program
 * @page: the page of a game
 *
 * Gives @page the look that its game was left with, and from then on keeps its look in @settings,
 * by the file of the game: it is a matter of the people at this screen, not of the game.
 */
void arb_table_looks_follow (GSettings *settings, ArbPage *page);

G_END_DECLS
