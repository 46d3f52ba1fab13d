/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * arb_window_size_propose:
 * @screen_width: of the screen, in pixels
 * @screen_height: of the screen
 * @width: (out): for a first window on it
 * @height: (out): the same
 *
 * Nearly all of a small screen, most of a large one.
 */
void arb_window_size_propose (gint screen_width, gint screen_height, gint *width, gint *height);

/** arb_window_size_restore: makes @window as large as the last one was, or as the screen suits. */
void arb_window_size_restore (GtkWindow *window, GSettings *settings);

/** arb_window_size_remember: notes in the settings how large @window is. */
void arb_window_size_remember (GtkWindow *window, GSettings *settings);

/**
 * arb_window_size_let_shrink:
 * @title: the title of a window
 *
 * The platform wants room for five letters of a title, however large they are: a phone has less.
 */
void arb_window_size_let_shrink (GtkWidget *title);

/** arb_window_size_take_over: gives @window, which is not shown yet, the size that @old has. */
void arb_window_size_take_over (GtkWindow *window, GtkWindow *old);

G_END_DECLS
