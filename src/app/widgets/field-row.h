/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define ARB_TYPE_FIELD_ROW (arb_field_row_get_type ())
G_DECLARE_FINAL_TYPE (ArbFieldRow, arb_field_row, ARB, FIELD_ROW, AdwActionRow)

/**
 * ArbFieldRow:
 *
 * A row that never has the keyboard itself: Tab leads from what is in one row to what is in the
 * next one, and back the same way.
 */

G_END_DECLS
