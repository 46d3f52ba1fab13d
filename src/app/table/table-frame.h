/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/table/table-layout.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define ARB_TYPE_TABLE_FRAME (arb_table_frame_get_type ())
G_DECLARE_FINAL_TYPE (ArbTableFrame, arb_table_frame, ARB, TABLE_FRAME, AdwBin)

/**
 * ArbTableFrame:
 *
 * Holds the parts of a table, arranged by an #ArbTableLayout, and scrolls them if they are too
 * high. The signal `arranged` is emitted when the state of the layout has changed.
 */

/** arb_table_frame_add: adds @widget as @part; seats are added in their order. */
void arb_table_frame_add (ArbTableFrame *self, GtkWidget *widget, ArbTablePart part);

/** arb_table_frame_get_layout: (transfer none): the layout of the parts. */
ArbTableLayout *arb_table_frame_get_layout (ArbTableFrame *self);

/**
 * arb_table_frame_choose: chooses the page that is shown where there is room for one only, and
 * scrolls to its beginning.
 */
void arb_table_frame_choose (ArbTableFrame *self, ArbTableChoice choice);

/**
 * arb_table_frame_go_to_part: focuses the next part that has something to focus, or the previous
 * one if @back.
 */
void arb_table_frame_go_to_part (ArbTableFrame *self, gboolean back);

G_END_DECLS
