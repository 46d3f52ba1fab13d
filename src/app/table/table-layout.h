/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/table/table-arrangement.h"

G_BEGIN_DECLS

#define ARB_TYPE_TABLE_LAYOUT (arb_table_layout_get_type ())
G_DECLARE_FINAL_TYPE (ArbTableLayout, arb_table_layout, ARB, TABLE_LAYOUT, GtkLayoutManager)

/**
 * ArbTableState:
 * @arrangement: the arrangement
 * @low: whether the window is so low that the whole page scrolls
 * @cramped: see arb_table_is_cramped()
 * @enlarge: whether everything is as large as fits
 * @large: whether it is so larger than usual
 * @zoom: the size of everything in percent; without @enlarge it is above 100 only on a large
 *   screen, and below 100 only if large text is too wide for a phone
 *
 * What a layout has decided.
 */
typedef struct
{
  ArbArrangement arrangement;
  gboolean low;
  gboolean cramped;
  gboolean enlarge;
  gboolean large;
  guint zoom;
} ArbTableState;

/**
 * ArbTableLayout:
 *
 * Chooses how a table is arranged by its width; no other code does. Widths are given for the usual
 * size of text and grow with it. The signal `decided` is emitted when its state has changed, in the
 * main loop after the allocation, so that parts may change their form then.
 */

/** arb_table_layout_new: (transfer full): a new layout. */
GtkLayoutManager *arb_table_layout_new (void);

/** arb_table_layout_get_state: (transfer none): what @self has decided, in one place. */
const ArbTableState *arb_table_layout_get_state (ArbTableLayout *self);

/** arb_table_layout_set_enlarge: sets whether everything is as large as fits. */
void arb_table_layout_set_enlarge (ArbTableLayout *self, gboolean enlarge);

/** arb_table_layout_choose: chooses the page that is shown where there is room for one only. */
void arb_table_layout_choose (ArbTableLayout *self, ArbTableChoice choice);

/** arb_table_layout_set_room: sets the visible height, which may be less than the allocated one. */
void arb_table_layout_set_room (ArbTableLayout *self, gint room);

/** arb_table_layout_set_between: sets whether the supply bar lies between the two seats. */
void arb_table_layout_set_between (ArbTableLayout *self, gboolean between);

/** arb_table_layout_get_part: which part @child is. */
ArbTablePart arb_table_layout_get_part (ArbTableLayout *self, GtkWidget *child);

/** arb_table_layout_set_part: sets which part @child is. */
void arb_table_layout_set_part (ArbTableLayout *self, GtkWidget *child, ArbTablePart part);

/** arb_table_layout_set_turned: turns @child upside down, for a player opposite, or back. */
void arb_table_layout_set_turned (ArbTableLayout *self, GtkWidget *child, gboolean turned);

G_END_DECLS
