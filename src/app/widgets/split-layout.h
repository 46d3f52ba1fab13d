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
 * Children one under the other, closer where there is too little height; where there is width for
 * it, those from the child of class %ARB_SPLIT on stand beside those before it.
 */

G_END_DECLS
