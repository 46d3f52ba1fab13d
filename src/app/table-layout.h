/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ARB_TYPE_TABLE_LAYOUT (arb_table_layout_get_type ())
G_DECLARE_FINAL_TYPE (ArbTableLayout, arb_table_layout, ARB, TABLE_LAYOUT, GtkLayoutManager)

/**
 * ArbTableLayout:
 *
 * The one place where the width decides how a table is arranged. Its widget has four children,
 * in this order: strip, turn panel, seats, log.
 *
 * - wide: strip over seats | turn panel | log, each scrolling by itself
 * - middle: strip over seats | turn panel over log
 * - narrow: one column of natural heights, to be scrolled as a whole
 */

/** arb_table_layout_new: (transfer full): a new layout. */
GtkLayoutManager *arb_table_layout_new (void);

G_END_DECLS
