/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/table/page.h"

G_BEGIN_DECLS

#define ARB_TYPE_TABLE_PAGE (arb_table_page_get_type ())
G_DECLARE_FINAL_TYPE (ArbTablePage, arb_table_page, ARB, TABLE_PAGE, ArbPage)

/**
 * ArbTablePage:
 *
 * A whole table of any system: its middle, its seats, the turn and the log. Property `board`
 * (write-only): a widget that only this game has, put below the supply bar.
 */

G_END_DECLS
