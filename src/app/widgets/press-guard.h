/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ArbPressGuard:
 *
 * Who taps twice in one place means one thing: what the first tap brought there, nobody can have
 * read. Such a press is kept from the button that came up under it, as are presses on a page that
 * was shown just now. What tells the same as before is meant twice. Keys are never kept back: what
 * they do does not depend on what lies where.
 */
typedef struct _ArbPressGuard ArbPressGuard;

/** arb_press_guard_new: (transfer none): guards the buttons in @window, and belongs to it. */
ArbPressGuard *arb_press_guard_new (GtkWidget *window);

/** arb_press_guard_find: (transfer none) (nullable): what guards the window that @part is in. */
ArbPressGuard *arb_press_guard_find (GtkWidget *part);

/**
 * ArbPressTold:
 * @button: is pressed
 * @data: as given to arb_press_guard_tell()
 *
 * Returns: (transfer full) (nullable): what @button tells, comparable; %NULL if it is nothing that
 *   is told twice
 */
typedef GBytes *(*ArbPressTold) (GtkWidget *button, gpointer data);

/**
 * arb_press_guard_tell:
 * @area: a part of a window; its buttons tell other things from time to time
 * @told: what a button in @area tells
 * @data: (transfer none): for @told, as long as there are presses on @area
 *
 * Anywhere else a button always tells the same.
 */
void arb_press_guard_tell (GtkWidget *area, ArbPressTold told, gpointer data);

/** arb_press_guard_dup_told: (transfer full) (nullable): what @button, anywhere, tells now. */
GBytes *arb_press_guard_dup_told (GtkWidget *button);

/**
 * arb_press_guard_note_change:
 * @part: a part of a window that may be guarded
 *
 * Something else lies on @part from now on.
 */
void arb_press_guard_note_change (GtkWidget *part);

/** arb_press_guard_note_page: the same where all there is to be seen is another page. */
void arb_press_guard_note_page (GtkWidget *page);

/**
 * ArbPress:
 * @time: when it is judged, in µs of the monotonic clock
 * @x: where on the window, in pixels
 * @y: likewise
 * @told: (nullable): what lies there
 */
typedef struct
{
  gint64 time;
  double x;
  double y;
  GBytes *told;
} ArbPress;

/** arb_press_guard_note: a change at @time, µs; if @anywhere, presses elsewhere do not count. */
void arb_press_guard_note (ArbPressGuard *self, gint64 time, gboolean anywhere);

/** arb_press_guard_lets: whether @press counts; it is the one before for the next. */
gboolean arb_press_guard_lets (ArbPressGuard *self, const ArbPress *press);

G_END_DECLS
