/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/table/table-arrangement.h"

G_BEGIN_DECLS

#define ARB_TYPE_TABLE_FRAME (arb_table_frame_get_type ())
G_DECLARE_FINAL_TYPE (ArbTableFrame, arb_table_frame, ARB, TABLE_FRAME, GtkWidget)

/**
 * ArbTableFrame:
 *
 * Holds the parts of a table, arranged by an #ArbTableLayout, and scrolls them if they are too
 * high. In a template, the type of a child is the nick of its part. Properties: `arrangement` (an
 * #ArbArrangement), `low` (whether the window is so low that the whole page scrolls), `cramped`
 * (whether the supply bar has no room for words), `enlarge` (whether all is as large as fits),
 * `large` (whether it is so larger than usual), `between` (whether the middle of the table lies
 * between two seats). The first three change together.
 */

/** arb_table_frame_add: adds @widget as @part; seats are added in their order. */
void arb_table_frame_add (ArbTableFrame *self, GtkWidget *widget, ArbTablePart part);

ArbArrangement arb_table_frame_get_arrangement (ArbTableFrame *self);

gboolean arb_table_frame_get_large (ArbTableFrame *self);

/**
 * arb_table_frame_choose: chooses the page that is shown where there is room for one only, and
 * scrolls to its beginning.
 */
void arb_table_frame_choose (ArbTableFrame *self, ArbTableChoice choice);

/**
 * arb_table_frame_set_turned: sets whether @seat is upside down, for a player who sits opposite.
 */
void arb_table_frame_set_turned (ArbTableFrame *self, GtkWidget *seat, gboolean turned);

/** arb_table_frame_set_choices_turned: sets the same for the head and the choices. */
void arb_table_frame_set_choices_turned (ArbTableFrame *self, gboolean turned);

/**
 * arb_table_frame_go_to_part: focuses the next part that has something to focus, or the previous
 * one if @back.
 */
void arb_table_frame_go_to_part (ArbTableFrame *self, gboolean back);

G_END_DECLS
