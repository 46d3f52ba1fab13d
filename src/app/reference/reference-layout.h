/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ARB_REFERENCE_WIDE:
 *
 * The least width at which the list and a page are shown side by side.
 */
#define ARB_REFERENCE_WIDE 600

#define ARB_TYPE_REFERENCE_LAYOUT (arb_reference_layout_get_type ())
G_DECLARE_FINAL_TYPE (ArbReferenceLayout, arb_reference_layout, ARB, REFERENCE_LAYOUT,
                      GtkLayoutManager)

/**
 * ArbReferenceLayout:
 *
 * A list and a page: side by side if there is room for both, otherwise only one of them.
 */

/**
 * arb_reference_layout_show_page: sets whether the page, not the list, is shown where there is room
 * for only one.
 */
void arb_reference_layout_show_page (ArbReferenceLayout *self, gboolean show_page);

/** arb_reference_layout_get_narrow: whether there is room for only one of them. */
gboolean arb_reference_layout_get_narrow (ArbReferenceLayout *self);

G_END_DECLS
