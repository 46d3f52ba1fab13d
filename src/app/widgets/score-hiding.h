/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** ARB_HIDES_SCORES: the boolean property of a window that keeps the scores of its game hidden. */
#define ARB_HIDES_SCORES "hides-scores"

/**
 * arb_widget_hides_scores:
 * @widget: any widget
 *
 * Looks for a window with the property `hides-scores`: that of @widget, or one that it is transient
 * for, also through dialogs over dialogs.
 *
 * Returns: whether @widget may not show a score before the end of the game; %FALSE where there is no
 *   such window
 */
gboolean arb_widget_hides_scores (GtkWidget *widget);

/**
 * arb_widget_follow_score_hiding:
 * @widget: any widget
 * @changed: called with @widget when the answer of arb_widget_hides_scores() may have changed
 */
void arb_widget_follow_score_hiding (GtkWidget *widget, GCallback changed);

G_END_DECLS
