/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/table/table-arrangement.h"

G_BEGIN_DECLS

#define ARB_TYPE_TABLE_FRAME (arb_table_frame_get_type ())
G_DECLARE_FINAL_TYPE (ArbTableFrame, arb_table_frame, ARB, TABLE_FRAME, GtkWidget)

/**
 * ArbTableFrame:
 *
 * Holds the parts of a table, arranged by an #ArbTableLayout, and scrolls them where they are too
 * high; in a narrow window the middle of the table, who decides and the tabs of the seats stay in
 * sight meanwhile. In a template, a child's type is the nick of its part. Properties: `arrangement` (an
 * #ArbArrangement), `enlarge` (whether all is as large as fits), `large` (whether it is so larger
 * than usual), `between` (whether the middle of the table lies between two seats).
 */

/** arb_table_frame_add: puts @widget on the table; the seats in their order. */
void arb_table_frame_add (ArbTableFrame *self, GtkWidget *widget, ArbTablePart part);

ArbArrangement arb_table_frame_get_arrangement (ArbTableFrame *self);

gboolean arb_table_frame_get_large (ArbTableFrame *self);

/**
 * arb_table_frame_choose:
 * @self: a table
 * @choice: what is shown where there is room for one thing only
 * @by_hand: whether somebody asked for it
 *
 * Where the page scrolls to one seat, somebody who asks for it is led there, who asks again for what
 * is in sight back to the turn, and everybody to the turn when it becomes another's.
 */
void arb_table_frame_choose (ArbTableFrame *self, ArbTableChoice choice, gboolean by_hand);

/** arb_table_frame_set_turned: whether @seat stands on its head, for who sits opposite. */
void arb_table_frame_set_turned (ArbTableFrame *self, GtkWidget *seat, gboolean turned);

/** arb_table_frame_set_choices_turned: the same for who decides and where that is said. */
void arb_table_frame_set_choices_turned (ArbTableFrame *self, gboolean turned);

/** arb_table_frame_go_to_part: the keyboard goes to the next part that it can do something in. */
void arb_table_frame_go_to_part (ArbTableFrame *self, gboolean back);

G_END_DECLS
