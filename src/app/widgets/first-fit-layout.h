/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * arb_first_fit_layout_new:
 *
 * Shows the first of the children that fits the width, or none. All children say the same, the
 * longest text first. The layout asks for no width, and is as high as the highest child, so that
 * nothing moves when another one is shown.
 *
 * Returns: (transfer full): a layout
 */
GtkLayoutManager *arb_first_fit_layout_new (void);

G_END_DECLS
