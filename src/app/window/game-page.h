/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/table/page.h"

G_BEGIN_DECLS

/**
 * arb_page_new:
 * @session: the game that it shows
 *
 * Makes the page for a game: the common table, with the widget that its `look.json` names. The
 * table of such widgets is made from src/app/meson.build.
 *
 * Returns: (transfer floating): a page
 */
ArbPage *arb_page_new (ArbSession *session);

G_END_DECLS
