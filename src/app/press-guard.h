/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ArbPressGuard:
 *
 * Who taps twice in one place means one thing: what the first tap brought there, nobody can have
 * read. Such a second press is kept from the buttons. What says the same as before is meant twice.
 * Keys are never kept back: they do not depend on what lies where.
 */
typedef struct _ArbPressGuard ArbPressGuard;

/**
 * ArbPressTold:
 * @button: is pressed
 * @data: as given to arb_press_guard_new()
 *
 * Returns: (transfer full) (nullable): what @button tells, comparable; %NULL if it is nothing that
 *   is told twice
 */
typedef GBytes *(*ArbPressTold) (GtkWidget *button, gpointer data);

/**
 * arb_press_guard_new:
 * @area: (transfer none): whose buttons are guarded
 * @told: what a button in @area tells
 * @data: (transfer none): for @told, as long as @area lives
 *
 * Returns: (transfer none): belongs to @area
 */
ArbPressGuard *arb_press_guard_new (GtkWidget *area, ArbPressTold told, gpointer data);

/** arb_press_guard_note_change: since the last press something else lies on @area than before. */
void arb_press_guard_note_change (ArbPressGuard *self);

/**
 * arb_press_guard_lets:
 * @self: a guard
 * @time: of a press, in ms
 * @x: where on the window, in pixels
 * @y: likewise
 * @told: (nullable): what lies there now
 *
 * Returns: whether that press counts; it is the one before for the next
 */
gboolean arb_press_guard_lets (ArbPressGuard *self, guint32 time, double x, double y, GBytes *told);

G_END_DECLS
