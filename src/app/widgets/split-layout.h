/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ARB_TYPE_SPLIT_LAYOUT (arb_split_layout_get_type ())
G_DECLARE_FINAL_TYPE (ArbSplitLayout, arb_split_layout, ARB, SPLIT_LAYOUT, GtkLayoutManager)

/** ARB_SPLIT: the style class of the child that begins the second column. */
#define ARB_SPLIT "next-turn"

/**
 * ArbSplitLayout:
 *
 * Lays out children in a column, with less spacing if there is too little height. If there is
 * enough width, the children from the one of class %ARB_SPLIT on form a second column.
 */

G_END_DECLS
