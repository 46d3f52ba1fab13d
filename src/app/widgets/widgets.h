/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/verdict.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * arb_widget_animate: plays the animation of the style sheet for the classes @name and
 * `@name-again` from its beginning; none if animations are off.
 */
void arb_widget_animate (GtkWidget *widget, const char *name);

/** arb_label_show: makes @label show @text (nullable), or hides it if there is none. */
void arb_label_show (GtkLabel *label, const char *text);

/**
 * arb_label_set_directed: sets the text of @label. A number with its sign is read from left to
 * right in any language: “+1”.
 *
 * Returns: whether the text contains words
 */
gboolean arb_label_set_directed (GtkLabel *label, const char *text);

/**
 * arb_label_change: sets the text of @label, a number, and plays the animation `changed` if it is
 * not the first one.
 *
 * Returns: whether the number has changed
 */
gboolean arb_label_change (GtkLabel *label, const char *text);

/**
 * arb_widget_set_tooltip: sets the text of the tooltip to @text (nullable).
 * gtk_widget_set_tooltip_text() asks the display server for the position of the pointer each time,
 * and waits for the answer; this function does nothing until the tooltip is needed.
 */
void arb_widget_set_tooltip (GtkWidget *widget, const char *text);

/**
 * arb_spin_button_take_digits: lets people type or paste only digits into @button, of any script.
 * GTK 4.8 accepts letters even if the button is numeric.
 */
void arb_spin_button_take_digits (GtkSpinButton *button);

/**
 * arb_box_settle_width:
 * @box: a horizontal #GtkBox whose parts are complete
 *
 * A #GtkBox measures the width of its children for its height. If that is not the height that they
 * have at their width, as with lines of two scripts, the width is too large, and the end of a text
 * is cut off. This function lays them out in a grid, which only measures their height for their
 * width.
 */
void arb_box_settle_width (GtkWidget *box);

/** arb_widget_set_accessible_name: sets the name of @widget for screen readers. */
void arb_widget_set_accessible_name (GtkWidget *widget, const char *name);

/** arb_widget_get_tooltip: (nullable): the text set by arb_widget_set_tooltip(). */
const char *arb_widget_get_tooltip (GtkWidget *widget);

/**
 * arb_button_set_verdict: gives @button the style class of the verdict on its move: `legal`,
 * `void`, `refused` or `open`.
 */
void arb_button_set_verdict (GtkWidget *button, ArbVerdictValue value);

/** arb_image_set_icon: makes @image show one of our icons, or of the theme; @name may be %NULL. */
void arb_image_set_icon (GtkImage *image, const char *name);

/** arb_image_get_icon: (nullable): the name of the icon that @image shows. */
const char *arb_image_get_icon (GtkImage *image);

/**
 * arb_widget_set_classes: sets the style classes of @widget; does nothing if it has just these, so
 * that its style stays valid.
 */
void arb_widget_set_classes (GtkWidget *widget, const char **classes);

/** arb_widget_set_class: adds the style class @name to @widget, or removes it. */
void arb_widget_set_class (GtkWidget *widget, const char *name, gboolean on);

/**
 * arb_menu_button_fill: makes the child of @button fill its width, and gives it the height that it
 * needs at that width. GTK would centre it, and give it the height that it needs without wrapping.
 */
void arb_menu_button_fill (GtkMenuButton *button);

/**
 * arb_menu_name_items: gives the items of @menu accessible names whenever it opens: GTK 4.18 names
 * them by labels that it hides from screen readers.
 */
void arb_menu_name_items (GtkPopover *menu);

/**
 * arb_menu_button_set_menu: gives @button a menu of @menu, which is built when it is first opened.
 */
void arb_menu_button_set_menu (GtkMenuButton *button, GMenuModel *menu);

/**
 * arb_window_show_error:
 * @parent: the window over which it opens
 * @heading: what happened, and to which file
 * @reason: (nullable): the reason, if the other texts do not contain it
 * @advice: what was kept, and what people can do
 *
 * Shows an error in a dialog until people acknowledge it.
 */
void arb_window_show_error (GtkWindow *parent, const char *heading, const char *reason,
                            const char *advice);

/** ArbWidgetFunction: does something with @widget. */
typedef void (*ArbWidgetFunction) (GtkWidget *widget);

/**
 * arb_widget_once_painted: calls @callback once, after the next frame in which @widget is visible;
 * never, if the widget is destroyed before. It replaces a callback that still waits for the same
 * widget.
 */
void arb_widget_once_painted (GtkWidget *widget, ArbWidgetFunction callback);

/**
 * arb_widget_pass_keyboard: focuses a widget near @widget (nullable) if that had the focus and has
 * become insensitive, so that people do not have to start at the top of the window.
 */
void arb_widget_pass_keyboard (GtkWidget *widget);

/**
 * arb_widget_get_first_placed: (transfer none) (nullable): the first child that takes part in the
 * layout.
 */
GtkWidget *arb_widget_get_first_placed (GtkWidget *widget);

/** arb_widget_get_next_placed: (transfer none) (nullable): the next sibling of @child that does. */
GtkWidget *arb_widget_get_next_placed (GtkWidget *child);

/** arb_widget_get_text_scale: how much larger than usual the text in @widget is, at least 1. */
double arb_widget_get_text_scale (GtkWidget *widget);

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
