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

/** ArbArrangement: the arrangements, from the widest to the narrowest. */
typedef enum
{
  ARB_ARRANGE_WIDE,    /* strip over seats | turn | clock over log */
  ARB_ARRANGE_MIDDLE,  /* strip and clock over seats over the last line of the log | turn */
  ARB_ARRANGE_UPRIGHT, /* strip and clock, turn, seats, last line */
  ARB_ARRANGE_NARROW,  /* strip and clock, one page at a time (turn, a seat or the log), tabs */
} ArbArrangement;

/** ArbTableChoice: the page that is shown where there is room for one only. */
typedef struct
{
  ArbTablePart part; /* the turn, a seat or the log */
  guint seat;        /* from 0 */
} ArbTableChoice;

/** ARB_LEAST_WIDTH: the width that a table needs, with text of the usual size. */
#define ARB_LEAST_WIDTH (360 - 2 * 12)

/** ARB_WIDE_WIDTH: from this width on, with text of the usual size, a table is wide. */
#define ARB_WIDE_WIDTH (1280 - 2 * 12)

/**
 * arb_table_choose_arrangement: the arrangement for @width; a window that is too low for all parts
 * of an upright table has the narrow one.
 */
ArbArrangement arb_table_choose_arrangement (const ArbTableParts *parts, gint width);

/**
 * arb_table_is_cramped: whether the supply bar has less width than its words need, or, on a phone
 * with large text, than one line of it; of an upright table, whether the turn has less width than
 * its words need.
 */
gboolean arb_table_is_cramped (const ArbTableParts *parts, ArbArrangement arrangement, gint width);

/**
 * arb_table_get_fit: the scale at which a table without captions fits @width and @height, which are
 * given for text of the usual size; below 1 if it does not fit at that size.
 */
double arb_table_get_fit (double width, double height);

/** arb_table_get_whole_height: the least height at which no seat of %ARB_ARRANGE_MIDDLE scrolls. */
gint arb_table_get_whole_height (const ArbTableParts *parts, gint width);

/** arb_table_get_least_width: the least width at which some arrangement fits. */
gint arb_table_get_least_width (const ArbTableParts *parts);

/** arb_table_get_narrow_width: the width that %ARB_ARRANGE_NARROW needs with the present forms. */
gint arb_table_get_narrow_width (const ArbTableParts *parts);

/**
 * arb_table_arrangement_get_height: the height that the arrangement needs. If the window is low,
 * every part gets its natural height, because the whole page scrolls; otherwise the choices scroll,
 * and it is the least height.
 */
gint arb_table_arrangement_get_height (ArbArrangement arrangement, const ArbTableParts *parts,
                                       const ArbTableChoice *choice, gint width);

/** arb_table_arrangement_lay_out: allocates every part. */
void arb_table_arrangement_lay_out (ArbArrangement arrangement, const ArbTableParts *parts,
                                    const ArbTableChoice *choice, gint width, gint height);

G_END_DECLS
