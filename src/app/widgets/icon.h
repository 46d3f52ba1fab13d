/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ARB_TYPE_ICON (arb_icon_get_type ())
G_DECLARE_FINAL_TYPE (ArbIcon, arb_icon, ARB, ICON, GObject)

/**
 * ArbIcon:
 *
 * One of our own icons, as sharp as the screen; a symbolic one in the colour of the text. GTK reads
 * the file of a symbolic icon four times for each size, and gives each of its pixels its colour
 * anew whenever it is painted; this one is drawn once for each size and colour. A template says
 * which by the property `name`.
 */

/**
 * arb_icon_new:
 * @name: of an icon, as in an icon theme
 *
 * Returns: (transfer full) (nullable): the icon, or %NULL if it is not ours
 */
ArbIcon *arb_icon_new (const char *name);

/**
 * arb_icon_draw:
 * @name: of an icon of ours
 * @cr: what is drawn in, from the origin on; its source is the colour of a symbolic icon
 * @size: how large
 *
 * For where no widget is, as on paper.
 */
void arb_icon_draw (const char *name, cairo_t *cr, double size);

/** arb_icon_get_name: */
const char *arb_icon_get_name (ArbIcon *self);

G_END_DECLS
