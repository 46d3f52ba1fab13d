/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** ARB_HIDES_SCORES: the boolean property of a window that hides the scores of its game. */
#define ARB_HIDES_SCORES "hides-scores"

/**
 * arb_widget_hides_scores: whether @widget must not show scores before the end of the game: whether
 * its window has this property set, or a window over which it opened, directly or through other
 * dialogs.
 */
gboolean arb_widget_hides_scores (GtkWidget *widget);

/**
 * arb_widget_follow_score_hiding: calls @changed with @widget when the result of
 * arb_widget_hides_scores() may have changed.
 */
void arb_widget_follow_score_hiding (GtkWidget *widget, GCallback changed);

G_END_DECLS
