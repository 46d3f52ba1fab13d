/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ArbTablePart: what a child of the table is; a table has several seats and one of the others. In
 * this order they are gone through by the keyboard and read aloud.
 */
typedef enum
{
  ARB_PART_HEAD,  /* who decides; above where moves are made */
  ARB_PART_TURN,  /* where moves are made */
  ARB_PART_CLOCK, /* how far the end is */
  ARB_PART_STRIP, /* the middle of the table */
  ARB_PART_TABS,  /* chooses what is shown where there is room for one thing only */
  ARB_PART_SEAT,
  ARB_PART_LOG,     /* the log in full */
  ARB_PART_LOG_BAR, /* its last line, where there is no room for more */
  ARB_N_PARTS,
} ArbTablePart;

#define ARB_TYPE_TABLE_PART (arb_table_part_get_type ())
GType arb_table_part_get_type (void);

#define ARB_TYPE_TABLE_LAYOUT_CHILD (arb_table_layout_child_get_type ())
G_DECLARE_FINAL_TYPE (ArbTableLayoutChild, arb_table_layout_child, ARB, TABLE_LAYOUT_CHILD,
                      GtkLayoutChild)

/**
 * ArbTableLayoutChild:
 *
 * A part of the table as its layout sees it: property `part` says what it is, `turned` that it
 * stands on its head, for who sits opposite.
 */
ArbTablePart arb_table_layout_child_get_part (ArbTableLayoutChild *self);
gboolean arb_table_layout_child_get_turned (ArbTableLayoutChild *self);

G_END_DECLS
