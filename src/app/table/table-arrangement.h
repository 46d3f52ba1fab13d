/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/table/table-parts.h"

G_BEGIN_DECLS

/** ArbArrangement: from the widest to the narrowest. */
typedef enum
{
  ARB_ARRANGE_WIDE,    /* strip over seats | turn | clock over log */
  ARB_ARRANGE_MIDDLE,  /* strip and clock over seats over the last line of the log | turn */
  ARB_ARRANGE_FOLDED,  /* the same, seats in one column; where many are too high, they fold */
  ARB_ARRANGE_TALL,    /* strip and clock, seats, turn at the hand, last line */
  ARB_ARRANGE_UPRIGHT, /* the same with the seats below the turn; the page scrolls */
  ARB_ARRANGE_NARROW,  /* the same, one seat at a time */
  ARB_ARRANGE_LOW,     /* strip and tabs, and one thing at a time: turn, a seat or the log */
} ArbArrangement;

/** ArbTableChoice: what is shown where there is room for one thing only. */
typedef struct
{
  ArbTablePart part; /* in so little height that not even turn and seat have room */
  guint seat;        /* from 0 */
} ArbTableChoice;

/** ARB_LEAST_WIDTH: at the usual size of text a table has room in this width. */
#define ARB_LEAST_WIDTH (360 - 2 * 12)

/** ARB_WIDE_WIDTH: from this width on, at the usual size of text, a table is a wide one. */
#define ARB_WIDE_WIDTH (1280 - 2 * 12)

/**
 * arb_table_choose_arrangement:
 * @parts: the parts of a table
 * @width: what they have to lie in
 * @room: the height that can be seen at once
 *
 * Returns: how they are best arranged
 */
ArbArrangement arb_table_choose_arrangement (const ArbTableParts *parts, gint width, gint room);

/**
 * arb_table_get_fit:
 * @width: in pixels for the usual size of text, as is @height
 *
 * Returns: how many times as large as usual a table can be there, if words that pictures say, too,
 *   are left out, and as far as seats are as high as they have room; below 1 where not all is in
 *   sight
 */
double arb_table_get_fit (double width, double height);

/**
 * arb_table_get_whole_height:
 * @parts: the parts of a table
 * @width: in which they are arranged as %ARB_ARRANGE_MIDDLE
 *
 * Returns: the height in which no seat scrolls
 */
gint arb_table_get_whole_height (const ArbTableParts *parts, gint width);

/** arb_table_get_least_width: the width in which a table still has room in some arrangement. */
gint arb_table_get_least_width (const ArbTableParts *parts);

/**
 * arb_table_arrangement_get_height: the height that the arrangement needs, which is the least one
 * where it does not scroll.
 */
gint arb_table_arrangement_get_height (ArbArrangement arrangement, const ArbTableParts *parts,
                                       const ArbTableChoice *choice, gint width);

/** arb_table_arrangement_lay_out: gives every part its place. */
void arb_table_arrangement_lay_out (ArbArrangement arrangement, const ArbTableParts *parts,
                                    const ArbTableChoice *choice, gint width, gint height);

G_END_DECLS
