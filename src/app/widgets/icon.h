/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ARB_TYPE_ICON (arb_icon_get_type ())
G_DECLARE_FINAL_TYPE (ArbIcon, arb_icon, ARB, ICON, GObject)

/**
 * ArbIcon:
 *
 * One of our own icons, at the resolution of the screen; a symbolic one has the colour of the text.
 * GTK reads the file of a symbolic icon four times for each size, and colours its pixels whenever
 * it paints; this class draws it once for each size and colour. Templates set the property `name`.
 */

/**
 * arb_icon_new:
 * @name: the name of an icon, as in an icon theme
 *
 * Returns: (transfer full) (nullable): the icon, or %NULL if it is not one of ours
 */
ArbIcon *arb_icon_new (const char *name);

/**
 * arb_icon_draw:
 * @name: the name of one of our icons
 * @cr: the context to draw in, from its origin on; its source is the colour of a symbolic icon
 * @size: the side of the icon
 *
 * For drawing without a widget, as on paper.
 */
void arb_icon_draw (const char *name, cairo_t *cr, double size);

/** arb_icon_get_name: the name of the icon. */
const char *arb_icon_get_name (ArbIcon *self);

G_END_DECLS
