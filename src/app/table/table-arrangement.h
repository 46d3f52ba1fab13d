/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/table/table-parts.h"

G_BEGIN_DECLS

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
