/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define ARB_TYPE_PIPS (arb_pips_get_type ())
G_DECLARE_FINAL_TYPE (ArbPips, arb_pips, ARB, PIPS, GtkWidget)

/**
 * ArbPips:
 *
 * A row of pips in the colour of the text, some of which are filled, one after the other. Screen
 * readers skip it, because a number beside it says the same.
 */

/**
 * arb_progress_bar_new: (transfer floating): pips that take the whole width and height, and change
 * at once. They have the style class `complete` if all are filled.
 */
GtkWidget *arb_progress_bar_new (void);

/** arb_pips_set: @filled of @all are filled; with more than @all filled, all are. */
void arb_pips_set (ArbPips *self, guint filled, guint all);

/** arb_pips_get_filled: how many are filled now; a part of one during the animation. */
double arb_pips_get_filled (ArbPips *self);

G_END_DECLS
