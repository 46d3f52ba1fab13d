/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/verdict.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * arb_widget_animate:
 * @widget: something that has changed
 * @name: a class of the style sheet
 *
 * Plays the animation that the style sheet has for the classes @name and `@name-again`, from its
 * beginning. Nothing moves where animations are switched off.
 */
void arb_widget_animate (GtkWidget *widget, const char *name);

/**
 * arb_label_change:
 * @label: shows a number
 * @text: what it shows from now on
 *
 * A number that changes says so for a moment, by the animation `changed`; the first one does not.
 *
 * Returns: whether it did
 */
gboolean arb_label_change (GtkLabel *label, const char *text);

/**
 * arb_widget_set_tooltip:
 * @widget: a widget
 * @text: (nullable): what it tells who rests the pointer on it
 *
 * GTK's own setter asks the display server each time where the pointer is, and waits for it; this
 * one does nothing until somebody asks.
 */
void arb_widget_set_tooltip (GtkWidget *widget, const char *text);

/**
 * arb_spin_button_take_digits:
 * @button: for whole numbers from 0 on
 *
 * Whatever is typed or pasted into @button, only the digits of it arrive, of any script. GTK 4.8
 * lets letters in, even where the button is numeric.
 */
void arb_spin_button_take_digits (GtkSpinButton *button);

/**
 * arb_box_settle_width:
 * @box: a horizontal #GtkBox whose parts are complete
 *
 * A box asks its parts how wide they are at its height. Where that is not the height they have at
 * their width, as with lines of two scripts, it is more than there is, and the end of a text is cut
 * off. Then the parts lie in a grid, which asks only how high they are at their width.
 */
void arb_box_settle_width (GtkWidget *box);

/** arb_widget_get_tooltip: (nullable): what arb_widget_set_tooltip() has set. */
const char *arb_widget_get_tooltip (GtkWidget *widget);

/**
 * arb_button_set_verdict:
 * @button: a button that tells a move
 * @value: the verdict on it
 *
 * Gives it the one style class that goes with the verdict: `legal`, `void`, `refused` or `open`.
 */
void arb_button_set_verdict (GtkWidget *button, ArbVerdictValue value);

/**
 * arb_image_set_icon:
 * @image: an image
 * @name: (nullable): of one of our own icons, or one of the icon theme
 *
 * Has @image show the icon; nothing happens if it does already.
 */
void arb_image_set_icon (GtkImage *image, const char *name);

/** arb_image_get_icon: (nullable): the name of the icon that @image shows. */
const char *arb_image_get_icon (GtkImage *image);

/**
 * arb_widget_set_classes: gives @widget these style classes; its styles stay if it has just them.
 */
void arb_widget_set_classes (GtkWidget *widget, const char **classes);

/** arb_widget_set_class: gives @widget the style class @name, or takes it away. */
void arb_widget_set_class (GtkWidget *widget, const char *name, gboolean on);

/** arb_menu_button_fill: lets the child of @button take all of its width; GTK centres it. */
void arb_menu_button_fill (GtkMenuButton *button);

/**
 * arb_menu_name_items:
 * @menu: the popover of a menu model
 *
 * Has all that is in a menu read out by name whenever it opens: GTK 4.18 names it by labels that it
 * keeps from who cannot see.
 */
void arb_menu_name_items (GtkPopover *menu);

/** arb_menu_button_set_menu: gives @button a @menu that is made when it is opened first. */
void arb_menu_button_set_menu (GtkMenuButton *button, GMenuModel *menu);

/**
 * arb_window_keep_focus_in_sight: what has the focus and was scrolled away comes back when it is
 * typed in or activated: whoever does that sees where.
 */
void arb_window_keep_focus_in_sight (GtkWindow *window);

/** arb_widget_reveal: scrolls what @widget lies in until it shows, once it has its place. */
void arb_widget_reveal (GtkWidget *widget);

/**
 * arb_window_show_error:
 * @parent: the window below
 * @heading: what happened, and to which file
 * @reason: (nullable): why, if that is more than the others say
 * @advice: what was kept, and what can be done
 *
 * Shows a problem until it is acknowledged.
 */
void arb_window_show_error (GtkWindow *parent, const char *heading, const char *reason,
                            const char *advice);

/** ArbWidgetFunction: does something with @widget. */
typedef void (*ArbWidgetFunction) (GtkWidget *widget);

/**
 * arb_widget_once_painted:
 * @widget: what is shown now, or will be
 * @callback: (scope async): what can wait until people see it; called with @widget
 *
 * Calls @callback once, after the next frame in which @widget may be seen; never, if it goes
 * before. One that still waits for the same widget gives way.
 */
void arb_widget_once_painted (GtkWidget *widget, ArbWidgetFunction callback);

/**
 * arb_widget_pass_keyboard:
 * @widget: (nullable): what had the keyboard before actions were switched off
 *
 * A button that was pressed for the last time cannot be pressed any more, and loses the keyboard:
 * a widget near it gets it, so that nobody has to begin anew at the top of the window.
 */
void arb_widget_pass_keyboard (GtkWidget *widget);

/** arb_widget_get_first_placed: (transfer none) (nullable): the first child that has a place. */
GtkWidget *arb_widget_get_first_placed (GtkWidget *widget);

/** arb_widget_get_next_placed: (transfer none) (nullable): the next one beside @child that has. */
GtkWidget *arb_widget_get_next_placed (GtkWidget *child);

G_END_DECLS
