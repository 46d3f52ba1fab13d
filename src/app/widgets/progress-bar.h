/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ARB_TYPE_PROGRESS_BAR (arb_progress_bar_get_type ())
G_DECLARE_FINAL_TYPE (ArbProgressBar, arb_progress_bar, ARB, PROGRESS_BAR, GtkWidget)

/**
 * ArbProgressBar:
 *
 * A bar with a segment for each piece that is needed: filled, outlined or missing. It has the
 * colour of the text, and the style class `complete` if no piece is missing. Screen readers skip
 * it, because numbers beside it say the same.
 */

/** arb_progress_bar_new: (transfer floating): an empty bar. */
GtkWidget *arb_progress_bar_new (void);

/**
 * arb_progress_bar_set:
 * @self: a bar
 * @there: the number of pieces that are there
 * @added: the number of pieces that the current choice would add; they are outlined
 * @needed: the number of pieces that are needed
 */
void arb_progress_bar_set (ArbProgressBar *self, guint there, guint added, guint needed);

G_END_DECLS
