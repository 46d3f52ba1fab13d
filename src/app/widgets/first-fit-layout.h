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
 * Its children say the same, the first at most length: it shows the first one for which there is
 * room, and nothing where there is none for any. So it asks for no width, and is as high as the
 * highest of them, that nothing moves when another one is shown.
 */

/** arb_first_fit_layout_new: */
GtkLayoutManager *arb_first_fit_layout_new (void);

G_END_DECLS
