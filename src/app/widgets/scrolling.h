/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * arb_scroller_glide_to:
 * @self: a scroller
 * @value: what comes to be at its upper edge, in pixels from the top of its content
 *
 * Scrolls so that people see where the page goes, and know how to come back; at once if animations
 * are off.
 */
void arb_scroller_glide_to (GtkScrolledWindow *self, double value);

/**
 * arb_scroller_show:
 * @self: a scroller
 * @widget: something in it, which has its place
 * @again: whether whoever asks for @widget has asked for it before
 *
 * Glides as far as is needed to see the whole of @widget, or its beginning where it is too high. Who
 * asks again for what is in sight is led back to the top.
 */
void arb_scroller_show (GtkScrolledWindow *self, GtkWidget *widget, gboolean again);

G_END_DECLS
