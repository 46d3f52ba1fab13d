/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * arb_shortcuts_get: (transfer none): the help overlay of @window, which lists the shortcuts. It is
 * made on demand: while it has never been shown, it is not in the list of windows on the
 * accessibility bus, and GTK 4.8 crashes when an assistive technology asks for a window that has
 * just been closed and gets this one.
 */
GtkWidget *arb_shortcuts_get (GtkApplicationWindow *window);

/** arb_shortcuts_show: shows the shortcuts; the handler of a window action. */
void arb_shortcuts_show (GtkWidget *window, const char *name, GVariant *target);

G_END_DECLS
