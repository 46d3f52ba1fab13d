/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ARB_TYPE_UPRIGHT_LAYOUT (arb_upright_layout_get_type ())
G_DECLARE_FINAL_TYPE (ArbUprightLayout, arb_upright_layout, ARB, UPRIGHT_LAYOUT, GtkLayoutManager)

/**
 * ArbUprightLayout:
 *
 * Its children lie one under the other. Those that expand share the height that is left over; where
 * none does, all lie in the middle. Where not all can be as high as they like, those that do not
 * expand are so before the others, the upper one first. They are asked how high they are for a
 * width, never the other way round: GTK answers that for each sentence by trying a dozen widths,
 * whenever there is another word in the window, and asks for it whenever a widget is centred, or
 * hides that its height depends on its width, as that for toasts does.
 */

/** arb_upright_layout_new: */
GtkLayoutManager *arb_upright_layout_new (void);

G_END_DECLS
