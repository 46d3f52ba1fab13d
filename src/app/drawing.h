/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

/** ARB_DRAWING_SIZE: the side of the square that a drawing fills, in its own units. */
#define ARB_DRAWING_SIZE 16

/**
 * ArbDrawing:
 *
 * The areas of a symbolic icon, read from its SVG file. Only what our own files use is understood:
 * paths of lines, curves and arcs, and rectangles, all of the one colour that stands for that of the
 * text.
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

/** arb_drawing_fill: fills all areas with the source of @cr, in the drawing's own units. */
void arb_drawing_fill (const ArbDrawing *self, cairo_t *cr);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ArbDrawing, arb_drawing_free)

G_END_DECLS
