/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ArbPictures:
 *
 * What is drawn in the colour of the text, kept for each size and colour it was needed in: GTK
 * paints a picture ten times as fast as it draws a path, and does not paint it anew where it is
 * still the same one.
 */
typedef struct _ArbPictures ArbPictures;

/**
 * ArbPicturesDraw:
 * @cr: whose source is to be filled or stroked with, in pixels of the screen
 * @width: of the picture
 * @height: of the picture
 * @scale: pixels of the screen in one of the window
 * @data: as given to arb_pictures_new()
 */
typedef void (*ArbPicturesDraw) (cairo_t *cr, int width, int height, int scale, gpointer data);

/**
 * arb_pictures_new:
 * @draw: draws one
 * @data: for @draw, as long as the pictures are there
 *
 * Returns: (transfer full): no picture yet
 */
ArbPictures *arb_pictures_new (ArbPicturesDraw draw, gpointer data);

/** arb_pictures_append: paints the picture of @color from the origin of @snapshot on. */
void arb_pictures_append (ArbPictures *self, GtkSnapshot *snapshot, double width, double height,
                          const GdkRGBA *color);

G_END_DECLS
