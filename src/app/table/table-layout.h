/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/table/table-arrangement.h"

G_BEGIN_DECLS

#define ARB_TYPE_TABLE_LAYOUT (arb_table_layout_get_type ())
G_DECLARE_FINAL_TYPE (ArbTableLayout, arb_table_layout, ARB, TABLE_LAYOUT, GtkLayoutManager)

/**
 * ArbTableLayout:
 *
 * Chooses how a table is arranged by its width; no other code does. Widths are given for the usual
 * size of text and grow with it. Property `arrangement` is the chosen arrangement; it changes in
 * the main loop after the allocation, so that parts may change their form then. Property `zoom` is
 * the size of everything in percent, and changes likewise: with the property `enlarge` it is the
 * largest zoom at which everything is visible, otherwise it is above 100 only on a large screen, and
 * below 100 only if large text is too wide for a phone.
 * Property `low` is whether the window is so low that the whole page scrolls, and `cramped` see
 * arb_table_is_cramped(); both change likewise.
 * Children have the layout properties `part`, which part they are, and `turned`, whether they are
 * upside down.
 */

/** arb_table_layout_new: (transfer full): a new layout. */
GtkLayoutManager *arb_table_layout_new (void);

ArbArrangement arb_table_layout_get_arrangement (ArbTableLayout *self);

/** arb_table_layout_choose: chooses the page that is shown where there is room for one only. */
void arb_table_layout_choose (ArbTableLayout *self, ArbTableChoice choice);

/** arb_table_layout_set_room: sets the visible height, which may be less than the allocated one. */
void arb_table_layout_set_room (ArbTableLayout *self, gint room);

/**
 * arb_table_layout_set_between: sets whether the supply bar lies between the two seats of the
 * table.
 */
void arb_table_layout_set_between (ArbTableLayout *self, gboolean between);

/**
 * arb_table_layout_set_turned: sets whether @child is upside down, for a player who sits opposite.
 */
void arb_table_layout_set_turned (ArbTableLayout *self, GtkWidget *child, gboolean turned);

G_END_DECLS
