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

#define ARB_TYPE_TABLE_LAYOUT_CHILD (arb_table_layout_child_get_type ())
G_DECLARE_FINAL_TYPE (ArbTableLayoutChild, arb_table_layout_child, ARB, TABLE_LAYOUT_CHILD,
                      GtkLayoutChild)

/**
 * ArbTableLayoutChild:
 * @part: what part of the table it is; %ARB_PART_SEAT at first
 * @turned: whether it is upside down, for a player who sits opposite
 *
 * What the layout knows of a child. The fields may be read.
 */
struct _ArbTableLayoutChild
{
  GtkLayoutChild parent_instance;

  ArbTablePart part;
  gboolean turned;
};

#define ARB_MAX_TABLE_SEATS 8

/** ArbTableParts: the parts of a table while it is measured or laid out. */
typedef struct
{
  GtkLayoutManager *manager;
  GtkWidget *widget;
  double scale;     /* how much larger than usual the text is */
  gboolean large;   /* whether the table is read from afar */
  gint room;        /* the height of the window that the table has */
  gboolean low;     /* whether the window is so low that the whole page scrolls */
  gboolean between; /* whether the supply bar lies between the two seats */
  GtkWidget *seats[ARB_MAX_TABLE_SEATS];
  guint n_seats;
  GtkWidget *parts[ARB_N_PARTS];
} ArbTableParts;

/** arb_table_parts_init: finds the children of @widget, which @manager lays out. */
void arb_table_parts_init (ArbTableParts *self, GtkLayoutManager *manager, GtkWidget *widget);

/** arb_table_parts_scale: scales @length, given for the usual size of text, to the present size. */
gint arb_table_parts_scale (const ArbTableParts *self, gint length);

/** arb_table_part_get_height: the natural height of @widget (nullable) at @width. */
gint arb_table_part_get_height (GtkWidget *widget, gint width);

/** arb_table_part_get_least_height: the least height of @widget (nullable) at @width. */
gint arb_table_part_get_least_height (GtkWidget *widget, gint width);

/** arb_table_part_get_least_width: the least width of @widget (nullable). */
gint arb_table_part_get_least_width (GtkWidget *widget);

/** arb_table_parts_is_turned: whether @part (nullable) is upside down. */
gboolean arb_table_parts_is_turned (const ArbTableParts *self, GtkWidget *part);

/**
 * arb_table_parts_place: allocates @part (nullable), @x from the side at which a line of text
 * begins. Without width or height @part is hidden, and cannot take the focus.
 */
void arb_table_parts_place (const ArbTableParts *self, GtkWidget *part, gint x, gint y, gint width,
                            gint height);

G_END_DECLS
