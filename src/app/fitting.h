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

G_END_DECLS
