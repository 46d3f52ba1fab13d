/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/table/page.h"

G_BEGIN_DECLS

#define EM_TYPE_TABLE_PAGE (em_table_page_get_type ())
G_DECLARE_FINAL_TYPE (EmTablePage, em_table_page, EM, TABLE_PAGE, ArbPage)

/**
 * EmTablePage:
 *
 * The table of Eminent Domain. Its property is also an action: `table.choices-turned`, by which the
 * turn panel turns to who decides, if the seat's panel is turned.
 */

G_END_DECLS
