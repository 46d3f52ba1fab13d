/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ARB_TYPE_FITTED_SCROLLER (arb_fitted_scroller_get_type ())
G_DECLARE_FINAL_TYPE (ArbFittedScroller, arb_fitted_scroller, ARB, FITTED_SCROLLER, GtkWidget)

/**
 * ArbFittedScroller:
 *
 * Scrolls its `child` downward where there is too little room, and asks for all the room the
 * child needs at the width there is. A plain scrolled window asks without regard to the width, so
 * that wrapped text and columns would be cut off in a column of natural heights. Where not all
 * have their natural heights, it has at least its `least-height` of it, in pixels; one that `folds`
 * is not there at all, for the keyboard either. Signal `room-changed`: it has another size; who
 * hears of it is in an allocation, and can change no form at once. Where it has nothing to scroll, the wheel is for
 * what is around it.
 */

/** arb_fitted_scroller_scroll_to_top: shows the beginning of the child. */
void arb_fitted_scroller_scroll_to_top (ArbFittedScroller *self);

/** arb_fitted_scroller_scroll_to_end: shows the end of the child. */
void arb_fitted_scroller_scroll_to_end (ArbFittedScroller *self);

G_END_DECLS
