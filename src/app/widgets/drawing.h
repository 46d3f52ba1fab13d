/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

/**
 * ArbDrawing:
 *
 * The areas of one of our icons, read from its SVG file. It understands only what our own files
 * use: paths of lines, curves and arcs, and circles, each in one colour. The colour of the text
 * replaces the one in which symbolic icons are drawn.
 */
typedef struct _ArbDrawing ArbDrawing;

/**
 * arb_drawing_parse:
 * @svg: the text of an SVG file
 * @length: of it in bytes
 * @error: return location for an error of `G_MARKUP_ERROR`
 *
 * Returns: (transfer full) (nullable): the drawing, or %NULL if the file contains something that is
 *   not understood
 */
ArbDrawing *arb_drawing_parse (const char *svg, gsize length, GError **error);

/** arb_drawing_free: frees the drawing. */
void arb_drawing_free (ArbDrawing *self);

/**
 * arb_drawing_fill:
 * @cr: the context to draw in; its source is the colour of the text
 * @width: the width of the drawing, from the origin on
 * @height: its height
 */
void arb_drawing_fill (const ArbDrawing *self, cairo_t *cr, double width, double height);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ArbDrawing, arb_drawing_free)

G_END_DECLS
