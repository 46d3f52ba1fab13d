/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * arb_digit_keys_fill: puts the keys 1 to 9 and 0 into @grid, @per_row in a row; each activates
 * `pad.digit` with its digit. Tapping a key leaves the keyboard focus where it is.
 */
void arb_digit_keys_fill (GtkGrid *grid, guint per_row);

/**
 * arb_digit_keys_add: puts another key into @grid, @height rows high: one with an @icon, which is
 * called @title and activates @action.
 */
void arb_digit_keys_add (GtkGrid *grid, const char *icon, const char *title, const char *action,
                         guint column, guint row, guint height);

/**
 * arb_digit_keys_press: activates `pad.digit` of @pad, if @key of the keyboard is a digit. Returns:
 * whether it is.
 */
gboolean arb_digit_keys_press (GtkWidget *pad, guint key, GdkModifierType state);

G_END_DECLS
