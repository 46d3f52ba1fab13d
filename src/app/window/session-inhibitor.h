/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ArbSessionInhibitor:
 * @cookie: the id that the desktop gave it; 0 if there is none
 *
 * A request to the desktop not to do something. Begins as zeros; ends with the program.
 */
typedef struct
{
  guint cookie;
} ArbSessionInhibitor;

/**
 * arb_session_inhibitor_set:
 * @self: an inhibitor
 * @window: a window of an application
 * @what: what the desktop should not do
 * @reason: why, for people who want it done
 * @inhibited: whether it should not
 *
 * Sends the request to the desktop, or withdraws it, if it has changed.
 */
void arb_session_inhibitor_set (ArbSessionInhibitor *self, GtkWindow *window,
                                GtkApplicationInhibitFlags what, const char *reason,
                                gboolean inhibited);

G_END_DECLS
