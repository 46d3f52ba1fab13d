/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * em_stock_fill:
 * @parts: what the parts of the turn panel lie in
 *
 * Makes some of what a turn may need and has not needed yet, hidden and with its style: made when a
 * tap calls for it, a whole grid would be what that tap takes longest for. A call takes about a
 * millisecond, so that a tap in between need not wait.
 *
 * Returns: whether there may be more to be made; not if @parts is in no window
 */
gboolean em_stock_fill (GtkWidget *parts);

G_END_DECLS
