/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/window/hint-side.h"

#define POINTER 10 /* pixels, like the margin of the hint in the style sheet */
#define STEP 8     /* pixels between the places that are tried */

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

/* The first free place of the hint that is found. */
typedef struct
{
  const GdkRectangle *page;
  GArray *needed;
  GdkRectangle place;
  ArbHintSide side; /* %ARB_HINT_SIDE_NONE before one is found */
} Search;

static gboolean
is_free (const GArray *needed, const GdkRectangle *area)
{
  /* The margin of the hint covers nothing. */
  const GdkRectangle body = { area->x + POINTER, area->y + POINTER, area->width - 2 * POINTER,
                              area->height - 2 * POINTER };

  for (guint i = 0; i < needed->len; i++)
    if (gdk_rectangle_intersect (&body, &g_array_index (needed, GdkRectangle, i), NULL))
      return FALSE;
  return TRUE;
}

static void
try_place (Search *search, const GdkRectangle *area, ArbHintSide side)
{
  if (search->side != ARB_HINT_SIDE_NONE || !is_inside (area, search->page)
      || !is_free (search->needed, area))
    return;
  search->place = *area;
  search->side = side;
}

/* Tries the places along a side of the thing, from its first corner on; each lets the pointer reach
 * the thing. */
static void
try_side (Search *search, const graphene_rect_t *thing, ArbHintSide side, GdkRectangle area)
{
  gint *along = is_beside (side) ? &area.y : &area.x;
  gint length = (gint) (is_beside (side) ? thing->size.height : thing->size.width);
  gint end;

  move_to (thing, side, search->page, &area);
  try_place (search, &area, side);
  end = (gint) (is_beside (side) ? thing->origin.y : thing->origin.x) + length;
  for (; *along + 4 * POINTER <= end; *along += STEP)
    try_place (search, &area, side);
}

/* Tries the places in @frame, row by row from below: there is more free room. */
static void
try_inside (Search *search, const GdkRectangle *frame, ArbHintSide side, GdkRectangle area)
{
  for (area.y = frame->y + frame->height - area.height; area.y >= frame->y; area.y -= STEP)
    for (area.x = frame->x; area.x + area.width <= frame->x + frame->width; area.x += STEP)
      try_place (search, &area, side);
}

ArbHintSide
arb_hint_side_place (const graphene_rect_t *thing, const GdkRectangle *page, GArray *needed,
                     GdkRectangle *area)
{
  const GdkRectangle frame = { (gint) thing->origin.x, (gint) thing->origin.y,
                               (gint) thing->size.width,
                               /* The gap below the thing is free, too. */
                               (gint) thing->size.height + POINTER };
  Search search = { page, needed, *area, ARB_HINT_SIDE_NONE };

  /* In a thing as large as the choices, the pointer shows what is above the hint. */
  try_inside (&search, &frame, ARB_HINT_SIDE_BELOW, *area);
  for (ArbHintSide side = ARB_HINT_SIDE_BEFORE; side < ARB_HINT_SIDE_NONE; side++)
    try_side (&search, thing, side, *area);
  *area = search.place;
  return search.side;
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
