/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/table/page.h"

G_BEGIN_DECLS

#define ARB_TYPE_TABLE_PAGE (arb_table_page_get_type ())
G_DECLARE_FINAL_TYPE (ArbTablePage, arb_table_page, ARB, TABLE_PAGE, ArbPage)

/**
 * ArbTablePage:
 *
 * A whole table of any system: its middle, its seats, the turn and the log.
 */

G_END_DECLS
