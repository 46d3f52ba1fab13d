/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * arb_menu_button_layout_new:
 *
 * For a widget that consists of one #GtkMenuButton with its own child, see arb_menu_button_fill().
 * If the child has wrapped text, its height depends on its width, which a menu button does not ask
 * for.
 *
 * Returns: (transfer full): a layout
 */
GtkLayoutManager *arb_menu_button_layout_new (void);

G_END_DECLS
