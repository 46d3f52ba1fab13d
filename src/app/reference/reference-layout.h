/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ARB_REFERENCE_WIDE:
 *
 * The least width at which the list and a page may stand side by side.
 */
#define ARB_REFERENCE_WIDE 600

#define ARB_TYPE_REFERENCE_LAYOUT (arb_reference_layout_get_type ())
G_DECLARE_FINAL_TYPE (ArbReferenceLayout, arb_reference_layout, ARB, REFERENCE_LAYOUT,
                      GtkLayoutManager)

/**
 * ArbReferenceLayout:
 *
 * A list and a page: side by side where there is room for both, else one of them.
 */

/** arb_reference_layout_show_page: whether the page is shown where there is room for one only. */
void arb_reference_layout_show_page (ArbReferenceLayout *self, gboolean show_page);

/** arb_reference_layout_get_narrow: whether only one of them is shown. */
gboolean arb_reference_layout_get_narrow (ArbReferenceLayout *self);

G_END_DECLS
