/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * arb_shortcuts_get:
 * @window: a window of the program
 *
 * The window that lists the keys. It is made when it is first asked for: as long as it was not
 * shown it has no place among the windows that assistive technologies know, and GTK 4.8 would
 * answer them with it, and end, as soon as they ask for a window that has just been closed.
 *
 * Returns: (transfer none): the help overlay of @window
 */
GtkWidget *arb_shortcuts_get (GtkApplicationWindow *window);

/** arb_shortcuts_show: shows them; the handler of an action of a window. */
void arb_shortcuts_show (GtkWidget *window, const char *name, GVariant *target);

G_END_DECLS
