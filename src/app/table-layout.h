/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** ArbTablePart: what a child of the table is; a table has several seats and one of the others. */
typedef enum
{
  ARB_PART_SEAT,
  ARB_PART_STRIP,   /* the middle of the table */
  ARB_PART_CLOCK,   /* how far the end is */
  ARB_PART_TURN,    /* where moves are made */
  ARB_PART_LOG,     /* the log in full */
  ARB_PART_LOG_BAR, /* its last line, where there is no room for more */
  ARB_PART_TABS,    /* chooses the one seat that is shown */
  ARB_N_PARTS,
} ArbTablePart;

#define ARB_TYPE_TABLE_PART (arb_table_part_get_type ())
GType arb_table_part_get_type (void);

/** ArbArrangement: from the widest to the narrowest. */
typedef enum
{
  ARB_ARRANGE_WIDE,    /* strip over seats | turn | clock over log */
  ARB_ARRANGE_MIDDLE,  /* strip and clock over seats over the last line of the log | turn */
  ARB_ARRANGE_FOLDED,  /* the same, seats in one column, folded but for one */
  ARB_ARRANGE_UPRIGHT, /* strip and clock, turn, seats, last line; the page scrolls */
  ARB_ARRANGE_NARROW,  /* the same, one seat at a time */
} ArbArrangement;

#define ARB_TYPE_TABLE_LAYOUT_CHILD (arb_table_layout_child_get_type ())
G_DECLARE_FINAL_TYPE (ArbTableLayoutChild, arb_table_layout_child, ARB, TABLE_LAYOUT_CHILD,
                      GtkLayoutChild)

#define ARB_TYPE_TABLE_LAYOUT (arb_table_layout_get_type ())
G_DECLARE_FINAL_TYPE (ArbTableLayout, arb_table_layout, ARB, TABLE_LAYOUT, GtkLayoutManager)

/**
 * ArbTableLayout:
 *
 * The one place where the width decides how a table is arranged. Widths are meant at the usual
 * size of text and grow with it. Property `arrangement` tells what was decided, in the main loop
 * after the allocation, so that parts may change their own form. Property `zoom` tells likewise by
 * how many percent all can be larger than usual with everything still in sight, 100 unless
 * property `enlarge` asks for it. Children say by the layout
 * property `part` what they are, and by `turned` that they stand on their head.
 */

/** arb_table_layout_new: (transfer full): a new layout. */
GtkLayoutManager *arb_table_layout_new (void);

ArbArrangement arb_table_layout_get_arrangement (ArbTableLayout *self);

/** arb_table_layout_set_seat: which seat, from 0, is shown where there is room for one only. */
void arb_table_layout_set_seat (ArbTableLayout *self, guint seat);

/** arb_table_layout_set_turned: whether @child stands on its head, for who sits opposite. */
void arb_table_layout_set_turned (ArbTableLayout *self, GtkWidget *child, gboolean turned);

G_END_DECLS
