/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * arb_window_size_propose: (out): proposes the @width and @height of a first window on a screen:
 * nearly all of a small one, and most of a large one.
 */
void arb_window_size_propose (gint screen_width, gint screen_height, gint *width, gint *height);

/** arb_window_size_restore: gives @window the stored size, or one that suits the screen. */
void arb_window_size_restore (GtkWindow *window);

/** arb_window_size_remember: stores the size of @window in the settings. */
void arb_window_size_remember (GtkWindow *window);

/**
 * arb_window_size_let_shrink: libadwaita reserves at least five letters for the title of a window,
 * however large they are; a phone has less room.
 */
void arb_window_size_let_shrink (GtkWidget *title);

/** arb_window_size_take_over: gives @window, which is not shown yet, the size of @old. */
void arb_window_size_take_over (GtkWindow *window, GtkWindow *old);

G_END_DECLS
