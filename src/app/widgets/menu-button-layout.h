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
 * For a widget that consists of one #GtkMenuButton with its own child, see arb_menu_button_fill().
 * If the child has wrapped text, its height depends on its width, which a menu button does not ask
 * for.
 */

/**
 * arb_menu_button_layout_new: (transfer full): a layout for a button with @child, which must live
 * as long.
 */
GtkLayoutManager *arb_menu_button_layout_new (GtkWidget *child);

G_END_DECLS
