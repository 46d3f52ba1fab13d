/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ArbTablePart: the kinds of children of a table, in the order of the keyboard focus and of screen
 * readers. A table has several seats and one child of each other kind.
 */
typedef enum
{
  ARB_PART_HEAD,  /* who decides; above the choices */
  ARB_PART_TURN,  /* the choices */
  ARB_PART_CLOCK, /* how far the end of the game is */
  ARB_PART_STRIP, /* the middle of the table */
  ARB_PART_TABS,  /* choose the visible part where there is room for one only */
  ARB_PART_SEAT,
  ARB_PART_LOG,     /* the whole log */
  ARB_PART_LOG_BAR, /* its last line, for little room */
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
 * The layout properties of a part of the table: `part`, its kind, and `turned`, whether it is
 * upside down, for a player who sits opposite.
 */
ArbTablePart arb_table_layout_child_get_part (ArbTableLayoutChild *self);
gboolean arb_table_layout_child_get_turned (ArbTableLayoutChild *self);

G_END_DECLS
