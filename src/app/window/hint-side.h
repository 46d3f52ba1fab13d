/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ArbHintSide:
 *
 * On which side of a thing a hint about it lies.
 */
typedef enum
{
  ARB_HINT_SIDE_BEFORE,
  ARB_HINT_SIDE_AFTER,
  ARB_HINT_SIDE_BELOW,
  ARB_HINT_SIDE_ABOVE,
  ARB_HINT_SIDE_NONE, /* there is no free place at it */
} ArbHintSide;

/**
 * arb_hint_side_place:
 * @thing: what the hint speaks of
 * @page: the page, from 0, 0
 * @needed: (element-type GdkRectangle): what people need to see or tap
 * @area: (inout): a rectangle of the size of the hint; moved to a place where it covers nothing of
 *   @needed, in a large @thing or beside it
 *
 * Returns: the side of the thing on which the hint lies
 */
ArbHintSide arb_hint_side_place (const graphene_rect_t *thing, const GdkRectangle *page,
                                 GArray *needed, GdkRectangle *area);

/**
 * arb_hint_side_append_pointer:
 * @side: the side, not %ARB_HINT_SIDE_NONE
 * @hint: the hint, which has a margin as wide as the pointer is long
 * @thing: what the hint speaks of, as seen from @hint
 * @snapshot: gets a triangle from the edge of @hint to @thing
 */
void arb_hint_side_append_pointer (ArbHintSide side, GtkWidget *hint, const graphene_rect_t *thing,
                                   GtkSnapshot *snapshot);

G_END_DECLS
