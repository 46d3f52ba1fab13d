/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ArbPressGuard:
 *
 * Ignores presses that people cannot have meant: a second tap in one place on a button that
 * appeared there only after the first, and any press on a page that was shown just now. A second
 * press on a button that does the same as the first one counts. Keys always count, because what
 * they do does not depend on positions. A click counts, too, however short it is.
 */
typedef struct _ArbPressGuard ArbPressGuard;

/** arb_press_guard_new: (transfer none): a guard of the buttons in @window, which owns it. */
ArbPressGuard *arb_press_guard_new (GtkWidget *window);

/** arb_press_guard_find: (transfer none) (nullable): the guard of the window of @part. */
ArbPressGuard *arb_press_guard_find (GtkWidget *part);

/**
 * ArbPressIdentityFunc: (transfer full) (nullable): what @button does, so that two can be compared;
 * %NULL if a second press never counts.
 */
typedef GBytes *(*ArbPressIdentityFunc) (GtkWidget *button, gpointer data);

/**
 * arb_press_guard_set_identity_func: sets how to find out what a button in @area does; buttons
 * elsewhere always do the same. @data must live as long as @area.
 */
void arb_press_guard_set_identity_func (GtkWidget *area, ArbPressIdentityFunc dup_identity,
                                        gpointer data);

/**
 * arb_press_guard_dup_identity: (transfer full) (nullable): what @button does now, in any part of
 * the window.
 */
GBytes *arb_press_guard_dup_identity (GtkWidget *button);

/** arb_press_guard_note_change: notes that the contents of @part have changed. */
void arb_press_guard_note_change (GtkWidget *part);

/** arb_press_guard_note_page: notes that the whole page is another one. */
void arb_press_guard_note_page (GtkWidget *page);

/**
 * ArbPress:
 * @time: the time of the press, in µs of the monotonic clock
 * @x: its position in the window, in pixels
 * @y: likewise
 * @identity: (nullable): what the button there does
 */
typedef struct
{
  gint64 time;
  double x;
  double y;
  GBytes *identity;
} ArbPress;

/**
 * arb_press_guard_note: notes a change at @time, in µs; with @anywhere, presses in any place are
 * ignored after it.
 */
void arb_press_guard_note (ArbPressGuard *self, gint64 time, gboolean anywhere);

/** arb_press_guard_lets: whether @press counts; the next press is compared with it. */
gboolean arb_press_guard_lets (ArbPressGuard *self, const ArbPress *press);

G_END_DECLS
