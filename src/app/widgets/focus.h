/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** arb_focus_is_in: whether @widget, or something in it, has the keyboard. */
gboolean arb_focus_is_in (GtkWidget *widget);

/**
 * arb_focus_pass:
 * @widget: has one child, and nothing of its own to be done with the keyboard
 * @direction: where the keyboard goes
 *
 * To be the `focus` of a class that hands the keyboard on when it is to grab it. GTK lets it grab
 * the keyboard on the way back, after what is in it: there the keyboard would stay for ever.
 *
 * Returns: whether something in @widget has the keyboard now
 */
gboolean arb_focus_pass (GtkWidget *widget, GtkDirectionType direction);

/**
 * arb_focus_move:
 * @parts: (element-type GtkWidget): of a widget, in the order in which they are gone through
 * @direction: where the keyboard goes
 *
 * To be the `focus` of a class whose parts have an order of their own: GTK goes by where they lie,
 * so that a high part comes in the middle of the small ones beside it.
 *
 * Returns: whether something in @parts has the keyboard now
 */
gboolean arb_focus_move (GPtrArray *parts, GtkDirectionType direction);

/**
 * arb_focus_move_child:
 * @child: a widget, perhaps in another box
 * @box: where it is put
 * @after: (nullable): what it comes after
 *
 * Whatever in @child has the keyboard lets it go before: GTK takes it away too late, and complains
 * that a screen reader knows of it already.
 */
void arb_focus_move_child (GtkWidget *child, GtkBox *box, GtkWidget *after);

/** arb_focus_go_round: leads from part to part of @parts, or back, and from the last to the first. */
void arb_focus_go_round (GPtrArray *parts, gboolean back);

/**
 * arb_focus_find_first:
 * @root: where to look
 *
 * Other than with Tab, what has just been put there need not have its place yet: the order is that
 * in which it was put there.
 *
 * Returns: (nullable): the first thing in @root that takes the keyboard
 */
GtkWidget *arb_focus_find_first (GtkWidget *root);

/** arb_focus_find_suggested: (nullable): the first button in @root that looks suggested. */
GtkWidget *arb_focus_find_suggested (GtkWidget *root);

/**
 * arb_focus_type_into:
 * @widget: where keys are pressed that nothing takes there
 * @entry: in @widget
 *
 * Who types where no text is begins to write in @entry, which then has the keyboard.
 */
void arb_focus_type_into (GtkWidget *widget, GtkEditable *entry);

G_END_DECLS
