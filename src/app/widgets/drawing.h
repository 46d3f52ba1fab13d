/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

/**
 * ArbDrawing:
 *
 * The areas of one of our icons, read from its SVG file. Only what our own files use is understood:
 * paths of lines, curves and arcs, rectangles and circles, each in one colour; the one that
 * symbolic icons are drawn in stands for that of the text.
 */
typedef struct _ArbDrawing ArbDrawing;

/**
 * arb_drawing_parse:
 * @svg: the text of an SVG file
 * @length: of it in bytes
 * @error: return location for an error of `G_MARKUP_ERROR`
 *
 * Returns: (transfer full) (nullable): the drawing, or %NULL if there is something in it that is
 *   not understood
 */
ArbDrawing *arb_drawing_parse (const char *svg, gsize length, GError **error);

/** arb_drawing_free: */
void arb_drawing_free (ArbDrawing *self);

/**
 * arb_drawing_fill:
 * @cr: what is drawn in; its source is the colour of the text
 * @width: of the drawing, from the origin on
 * @height: of it
 */
void arb_drawing_fill (const ArbDrawing *self, cairo_t *cr, double width, double height);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ArbDrawing, arb_drawing_free)

G_END_DECLS
