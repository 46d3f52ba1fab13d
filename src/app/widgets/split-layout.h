/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** ARB_SPLIT: the style class of the child that begins the second column. */
#define ARB_SPLIT "next-turn"

/**
 * arb_split_layout_new:
 *
 * Lays out children in a column. If there is enough width, the children from the one of class
 * %ARB_SPLIT on form a second column.
 *
 * Returns: (transfer full): a layout
 */
GtkLayoutManager *arb_split_layout_new (void);

G_END_DECLS
