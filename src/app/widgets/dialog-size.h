/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * arb_window_fit_parent:
 * @dialog: a window that is transient for another, not shown yet
 *
 * A dialog over a window narrower than itself, as on a phone, opens as large as that window. It
 * becomes one of the same program, whose actions it can use.
 */
void arb_window_fit_parent (GtkWindow *dialog);

/**
 * arb_window_is_fitted:
 * @dialog: a window that arb_window_fit_parent() was called for
 *
 * As over a phone, where a keyboard on the screen would cover all else of it: that must come only
 * when somebody asks for it.
 *
 * Returns: whether the window below is narrower than @dialog would be
 */
gboolean arb_window_is_fitted (GtkWindow *dialog);

G_END_DECLS
