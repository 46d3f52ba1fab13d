/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/table/table-arrangement.h"

G_BEGIN_DECLS

#define ARB_TYPE_TABLE_LAYOUT (arb_table_layout_get_type ())
G_DECLARE_FINAL_TYPE (ArbTableLayout, arb_table_layout, ARB, TABLE_LAYOUT, GtkLayoutManager)

/**
 * ArbTableLayout:
 *
 * The one place where the width decides how a table is arranged. Widths are meant at the usual
 * size of text and grow with it. Property `arrangement` tells what was decided, in the main loop
 * after the allocation, so that parts may change their own form. Property `zoom` tells likewise by
 * how many percent all is larger than usual: as large as leaves everything in sight if property
 * `enlarge` asks for it, else a little on a screen with much room. Children say by the layout property `part` what they are, and by
 * `turned` that they stand on their head.
 */

/** arb_table_layout_new: (transfer full): a new layout. */
GtkLayoutManager *arb_table_layout_new (void);

ArbArrangement arb_table_layout_get_arrangement (ArbTableLayout *self);

/** arb_table_layout_choose: what is shown where there is room for one thing only. */
void arb_table_layout_choose (ArbTableLayout *self, ArbTableChoice choice);

/** arb_table_layout_set_room: the height that can be seen at once, if that is not all there is. */
void arb_table_layout_set_room (ArbTableLayout *self, gint room);

/**
 * arb_table_layout_set_turn_width:
 * @self: a layout
 * @width: how wide the turn likes to be at the usual size of text, where seats leave so much
 */
void arb_table_layout_set_turn_width (ArbTableLayout *self, gint width);

/** arb_table_layout_set_between: whether the middle of the table lies between its two seats. */
void arb_table_layout_set_between (ArbTableLayout *self, gboolean between);

/** arb_table_layout_set_turned: whether @child stands on its head, for who sits opposite. */
void arb_table_layout_set_turned (ArbTableLayout *self, GtkWidget *child, gboolean turned);

G_END_DECLS
