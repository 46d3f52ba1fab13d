/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/page.h"

G_BEGIN_DECLS

#define EM_TYPE_TABLE_PAGE (em_table_page_get_type ())
G_DECLARE_FINAL_TYPE (EmTablePage, em_table_page, EM, TABLE_PAGE, ArbPage)

/**
 * EmTablePage:
 *
 * The table of Eminent Domain. Property `scores-hidden`, also as the action `table.scores-hidden`.
 */

G_END_DECLS
