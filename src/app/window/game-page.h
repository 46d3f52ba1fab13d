/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/table/page.h"

G_BEGIN_DECLS

/**
 * arb_page_new: (transfer floating): the page of a game: the common table, with the board that
 * `look.json` names, if any. The list of boards is generated from src/app/meson.build.
 */
ArbPage *arb_page_new (ArbSession *session);

G_END_DECLS
