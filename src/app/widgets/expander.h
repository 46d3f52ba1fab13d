/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * arb_expander_set_child:
 * @expander: an expander
 * @child: what it unfolds
 *
 * A folded expander of GTK 4.8 lets the keyboard go on into what it hides, which is in no window
 * then and complains. What is hidden takes no keyboard.
 */
void arb_expander_set_child (GtkExpander *expander, GtkWidget *child);

G_END_DECLS
