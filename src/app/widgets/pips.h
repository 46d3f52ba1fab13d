/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ARB_TYPE_PIPS (arb_pips_get_type ())
G_DECLARE_FINAL_TYPE (ArbPips, arb_pips, ARB, PIPS, GtkWidget)

/**
 * ArbPips:
 *
 * A row of pips, one for each thing that was there at the start; those that are left are filled. It
 * has the colour of the text. Screen readers skip it, because a number beside it says the same.
 */

/** arb_pips_set: @left of @start are left; with more than @start left, all are filled. */
void arb_pips_set (ArbPips *self, guint left, guint start);

G_END_DECLS
