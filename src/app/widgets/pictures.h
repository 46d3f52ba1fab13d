/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ArbPictures:
 *
 * A cache of pictures drawn in the colour of the text, for each size and colour. GTK paints a
 * picture ten times as fast as it draws a path, and does not repaint a picture that has not
 * changed.
 */
typedef struct _ArbPictures ArbPictures;

/**
 * ArbPicturesDraw:
 * @cr: the context to draw in, in pixels of the screen; its source is set
 * @width: the width of the picture
 * @height: its height
 * @scale: pixels of the screen in one of the window
 * @data: as given to arb_pictures_new()
 */
typedef void (*ArbPicturesDraw) (cairo_t *cr, int width, int height, int scale, gpointer data);

/**
 * arb_pictures_new:
 * @draw: draws a picture
 * @data: data for @draw, which must live as long as the pictures
 *
 * Returns: (transfer full): an empty cache
 */
ArbPictures *arb_pictures_new (ArbPicturesDraw draw, gpointer data);

/** arb_pictures_append: paints the picture in @color from the origin of @snapshot on. */
void arb_pictures_append (ArbPictures *self, GtkSnapshot *snapshot, double width, double height,
                          const GdkRGBA *color);

G_END_DECLS
