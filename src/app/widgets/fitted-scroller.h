/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ARB_TYPE_FITTED_SCROLLER (arb_fitted_scroller_get_type ())
G_DECLARE_FINAL_TYPE (ArbFittedScroller, arb_fitted_scroller, ARB, FITTED_SCROLLER, GtkWidget)

/**
 * ArbFittedScroller:
 *
 * Scrolls its `child` vertically if there is too little room, and asks for the height that the
 * child needs at the given width. A #GtkScrolledWindow asks without regard to the width, so that it
 * would cut off wrapped text and columns. It asks for at least its `least-height`, in pixels. The
 * signal `room-changed` is emitted when the size has changed, during an allocation, so a handler
 * must not change any form at once. If it has nothing to scroll, scroll events go to the widget
 * around it.
 */

/** arb_fitted_scroller_scroll_to_top: scrolls to the beginning of the child. */
void arb_fitted_scroller_scroll_to_top (ArbFittedScroller *self);

G_END_DECLS
