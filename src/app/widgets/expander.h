/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * arb_expander_set_child:
 * @expander: an expander
 * @child: the child that it unfolds
 *
 * In GTK 4.8, Tab goes on into the hidden child of a folded expander, which is in no window then
 * and prints a warning. This function makes the child focusable only while it is unfolded.
 */
void arb_expander_set_child (GtkExpander *expander, GtkWidget *child);

G_END_DECLS
