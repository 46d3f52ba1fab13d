/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * arb_window_fit_parent: makes @dialog, which is not shown yet, as large as the window below if
 * that is narrower, as on a phone, and adds it to the application, so that it can use its actions.
 */
void arb_window_fit_parent (GtkWindow *dialog);

/**
 * arb_window_is_fitted: whether arb_window_fit_parent() made @dialog as large as the window below.
 * It is probably on a phone then, where a keyboard on the screen would cover the rest of it: focus
 * a text only when people ask for it.
 */
gboolean arb_window_is_fitted (GtkWindow *dialog);

G_END_DECLS
