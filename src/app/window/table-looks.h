/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/table/page.h"

G_BEGIN_DECLS

/** ARB_MAX_TABLE_LOOKS: the number of tables whose looks are stored, those changed last. */
#define ARB_MAX_TABLE_LOOKS 30

/**
 * arb_table_looks_follow: gives @page the stored look of its game, and stores later changes in the
 * settings, by the file of the game: the look depends on the people at this screen, so it is not
 * saved in the game.
 */
void arb_table_looks_follow (ArbPage *page);

G_END_DECLS
