/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * arb_window_fit_parent:
 * @dialog: a window that is transient for another, not shown yet
 *
 * Makes a dialog over a window narrower than itself, as on a phone, as large as that window. The
 * dialog is also added to the application, so that it can use its actions.
 */
void arb_window_fit_parent (GtkWindow *dialog);

/**
 * arb_window_is_fitted:
 * @dialog: a window for which arb_window_fit_parent() was called
 *
 * Such a dialog is probably on a phone, where a keyboard on the screen would cover the rest of it:
 * focus a text only when people ask for it.
 *
 * Returns: whether the window below is narrower than @dialog would be
 */
gboolean arb_window_is_fitted (GtkWindow *dialog);

G_END_DECLS
