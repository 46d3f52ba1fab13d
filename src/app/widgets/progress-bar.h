/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ARB_TYPE_PROGRESS_BAR (arb_progress_bar_get_type ())
G_DECLARE_FINAL_TYPE (ArbProgressBar, arb_progress_bar, ARB, PROGRESS_BAR, GtkWidget)

/**
 * ArbProgressBar:
 *
 * How much of what is needed is there: a segment for each piece, filled, outlined or missing. It is
 * drawn in the colour of its text, and has the style class `complete` where nothing is missing. The
 * numbers stand beside it: it says nothing to a screen reader.
 */

/** arb_progress_bar_new: (transfer floating): an empty bar. */
GtkWidget *arb_progress_bar_new (void);

/**
 * arb_progress_bar_set:
 * @self: a bar
 * @there: how many pieces are there
 * @added: how many more would come by what is being chosen: outlined
 * @needed: how many are needed
 */
void arb_progress_bar_set (ArbProgressBar *self, guint there, guint added, guint needed);

G_END_DECLS
