/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/window/hint-side.h"

#define POINTER 10 /* pixels, like the margin of the hint in the style sheet */

static gboolean
is_beside (ArbHintSide side)
{
  return side == ARB_HINT_SIDE_BEFORE || side == ARB_HINT_SIDE_AFTER;
}

/* Moves the rectangle to a side of the thing, and along it into the page. */
static void
move_to (const graphene_rect_t *thing, ArbHintSide side, const GdkRectangle *page,
         GdkRectangle *area)
{
  area->x = (int) thing->origin.x;
  area->y = (int) thing->origin.y;
  if (side == ARB_HINT_SIDE_BEFORE)
    area->x -= area->width;
  else if (side == ARB_HINT_SIDE_AFTER)
    area->x += (int) thing->size.width;
  else if (side == ARB_HINT_SIDE_BELOW)
    area->y += (int) thing->size.height;
  else
    area->y -= area->height;
  if (is_beside (side))
    area->y = CLAMP (area->y, 0, MAX (0, page->height - area->height));
  else
    area->x = CLAMP (area->x, 0, MAX (0, page->width - area->width));
}

static gboolean
is_inside (const GdkRectangle *area, const GdkRectangle *page)
{
  return area->x >= 0 && area->y >= 0 && area->x + area->width <= page->width
         && area->y + area->height <= page->height;
}

ArbHintSide
arb_hint_side_place (const graphene_rect_t *thing, const GdkRectangle *page, GdkRectangle *area)
{
  g_return_val_if_fail (thing != NULL && page != NULL && area != NULL, ARB_HINT_SIDE_NONE);

  for (ArbHintSide side = ARB_HINT_SIDE_BEFORE; side < ARB_HINT_SIDE_NONE; side++)
    {
      move_to (thing, side, page, area);
      if (is_inside (area, page))
        return side;
    }
  return ARB_HINT_SIDE_NONE;
}

/* Returns the middle of the pointer's base, on the edge of the hint that is nearest to the thing. */
static graphene_point_t
find_base (ArbHintSide side, const graphene_rect_t *own, const graphene_rect_t *thing)
{
  float right = own->origin.x + own->size.width;
  float bottom = own->origin.y + own->size.height;
  float x = CLAMP (thing->origin.x + thing->size.width / 2, own->origin.x + 2 * POINTER,
                   right - 2 * POINTER);
  float y = CLAMP (thing->origin.y + thing->size.height / 2, own->origin.y + 2 * POINTER,
                   bottom - 2 * POINTER);

  if (is_beside (side))
    return GRAPHENE_POINT_INIT (side == ARB_HINT_SIDE_BEFORE ? right : own->origin.x, y);
  return GRAPHENE_POINT_INIT (x, side == ARB_HINT_SIDE_ABOVE ? bottom : own->origin.y);
}

static void
draw (cairo_t *cairo, ArbHintSide side, graphene_point_t base)
{
  gboolean forward = side == ARB_HINT_SIDE_BEFORE || side == ARB_HINT_SIDE_ABOVE;
  float length = forward ? POINTER : -POINTER;
  float across = is_beside (side) ? 0 : POINTER;
  float along = POINTER - across;

  cairo_move_to (cairo, base.x - across, base.y - along);
  cairo_line_to (cairo, base.x + (is_beside (side) ? length : 0),
                 base.y + (is_beside (side) ? 0 : length));
  cairo_line_to (cairo, base.x + across, base.y + along);
  cairo_fill (cairo);
}

void
arb_hint_side_append_pointer (ArbHintSide side, GtkWidget *hint, const graphene_rect_t *thing,
                              GtkSnapshot *snapshot)
{
  graphene_rect_t own, area;
  graphene_point_t base;
  GdkRGBA color;
  cairo_t *cairo;

  g_return_if_fail (GTK_IS_WIDGET (hint));
  g_return_if_fail (side < ARB_HINT_SIDE_NONE);

  if (!gtk_widget_compute_bounds (hint, hint, &own)
      || !gtk_style_context_lookup_color (gtk_widget_get_style_context (hint), "arb_accent",
                                          &color))
    return;
  base = find_base (side, &own, thing);
  area = GRAPHENE_RECT_INIT (base.x - POINTER, base.y - POINTER, 2 * POINTER, 2 * POINTER);
  cairo = gtk_snapshot_append_cairo (snapshot, &area);
  gdk_cairo_set_source_rgba (cairo, &color);
  draw (cairo, side, base);
  cairo_destroy (cairo);
}
