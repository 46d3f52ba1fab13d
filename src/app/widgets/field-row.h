/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define ARB_TYPE_FIELD_ROW (arb_field_row_get_type ())
G_DECLARE_FINAL_TYPE (ArbFieldRow, arb_field_row, ARB, FIELD_ROW, AdwActionRow)

/**
 * ArbFieldRow:
 *
 * A list row that never takes the focus itself: Tab goes from the child of one row to that of the
 * next, and Shift+Tab back.
 */

G_END_DECLS
