/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** arb_focus_is_in: whether @widget or a descendant has the focus. */
gboolean arb_focus_is_in (GtkWidget *widget);

/**
 * arb_focus_pass: the `focus` of a class with one child, whose `grab_focus` passes the focus to it.
 * On Shift+Tab, GTK would let the widget grab the focus after its child, so that the focus could
 * never leave it.
 */
gboolean arb_focus_pass (GtkWidget *widget, GtkDirectionType direction);

/**
 * arb_focus_move_through: moves the focus by Tab or Shift+Tab through @parts in their order.
 * Returns whether any of them took it.
 */
gboolean arb_focus_move_through (GPtrArray *parts, GtkDirectionType direction);

/**
 * arb_focus_go_round: focuses the next of @parts that has something to focus, or the previous one
 * if
 * @back. After the last part it starts again at the first.
 */
void arb_focus_go_round (GPtrArray *parts, gboolean back);

/**
 * arb_focus_find_suggested: (nullable): the first button in @root with the style of a suggested
 * action.
 */
GtkWidget *arb_focus_find_suggested (GtkWidget *root);

/**
 * arb_focus_type_into: lets letters that are typed in @widget outside of a text go to @entry, which
 * takes the focus.
 */
void arb_focus_type_into (GtkWidget *widget, GtkEditable *entry);

G_END_DECLS
