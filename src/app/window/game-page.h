/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/table/page.h"

G_BEGIN_DECLS

/** ARB_MAX_TABLE_LOOKS: the number of tables whose looks are stored, those changed last. */
#define ARB_MAX_TABLE_LOOKS 30

/**
 * arb_page_new: (transfer floating): the page of a game: the common table, with the board that
 * `look.json` names, if any, and the look that the settings have for the file of the game. Changes
 * of the look are stored there. The list of boards is generated from src/app/meson.build.
 */
ArbPage *arb_page_new (ArbSession *session);

G_END_DECLS
