/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/catalogue.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define ARB_TYPE_FIELD_ROW (arb_field_row_get_type ())
G_DECLARE_FINAL_TYPE (ArbFieldRow, arb_field_row, ARB, FIELD_ROW, AdwActionRow)

/**
 * ArbFieldRow:
 *
 * A list row that never takes the focus itself: Tab goes from the child of one row to that of the
 * next, and Shift+Tab back.
 */

/**
 * arb_row_new:
 * @type: %ADW_TYPE_PREFERENCES_ROW or a type derived from it
 * @title: plain text, never markup
 *
 * Returns: (transfer floating): a row of @type
 */
GtkWidget *arb_row_new (GType type, const char *title);

/**
 * arb_row_add_input: adds @input at the end of an #AdwActionRow, with @name (nullable) as its name
 * for screen readers.
 */
void arb_row_add_input (GtkWidget *row, GtkWidget *input, const char *name);

/**
 * arb_drop_down_fit:
 * @list: shows #GtkStringObject or #ArbOption
 *
 * Lets @list be narrower than its strings, and wraps them in its popover.
 */
void arb_drop_down_fit (GtkDropDown *list);

/** arb_edition_titles_new: (transfer full): the titles of the editions, to choose from. */
GtkStringList *arb_edition_titles_new (const ArbCatalogue *catalogue);

G_END_DECLS
