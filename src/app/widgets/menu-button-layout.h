/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ARB_TYPE_MENU_BUTTON_LAYOUT (arb_menu_button_layout_get_type ())
G_DECLARE_FINAL_TYPE (ArbMenuButtonLayout, arb_menu_button_layout, ARB, MENU_BUTTON_LAYOUT,
                      GtkLayoutManager)

/**
 * ArbMenuButtonLayout:
 *
 * For a widget that is all one #GtkMenuButton with a child of its own, see arb_menu_button_fill(),
 * in which a text may be wrapped: a menu button does not ask how high that is at its width.
 */

/** arb_menu_button_layout_new: (transfer full): for a button with @child, which lives as long. */
GtkLayoutManager *arb_menu_button_layout_new (GtkWidget *child);

G_END_DECLS
