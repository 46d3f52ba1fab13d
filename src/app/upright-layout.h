/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ARB_TYPE_UPRIGHT_LAYOUT (arb_upright_layout_get_type ())
G_DECLARE_FINAL_TYPE (ArbUprightLayout, arb_upright_layout, ARB, UPRIGHT_LAYOUT, GtkLayoutManager)

/**
 * ArbUprightLayout:
 *
 * Gives its children all the room there is, and asks them how high they are for a width, never the
 * other way round. A window in which a widget hides that its height depends on its width, as that
 * for toasts does, is asked how wide it is for a height; GTK answers that for each sentence in it by
 * trying a dozen widths, whenever there is another word in the window.
 */

G_END_DECLS
