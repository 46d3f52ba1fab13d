/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * arb_row_new:
 * @type: %ADW_TYPE_PREFERENCES_ROW or a type derived from it
 * @title: plain text, never markup
 *
 * Returns: (transfer floating): a row of @type
 */
GtkWidget *arb_row_new (GType type, const char *title);

/**
 * arb_drop_down_fit:
 * @list: shows #GtkStringObject or #ArbOption
 *
 * Lets @list be narrower than its strings, and wraps them in its popover.
 */
void arb_drop_down_fit (GtkDropDown *list);

G_END_DECLS
