/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ARB_TYPE_FIRST_FIT_LAYOUT (arb_first_fit_layout_get_type ())
G_DECLARE_FINAL_TYPE (ArbFirstFitLayout, arb_first_fit_layout, ARB, FIRST_FIT_LAYOUT,
                      GtkLayoutManager)

/**
 * ArbFirstFitLayout:
 *
 * Shows the first of its children that fits the width, or none. All children say the same, the
 * longest text first. The layout asks for no width, and is as high as the highest child, so that
 * nothing moves when another one is shown.
 */

/** arb_first_fit_layout_new: makes a new layout. */
GtkLayoutManager *arb_first_fit_layout_new (void);

G_END_DECLS
