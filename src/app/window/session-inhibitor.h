/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ArbSessionInhibitor:
 * @cookie: what the desktop calls it; 0 if there is none
 *
 * Something that the desktop is asked not to do. Begins as zeros; ends with the program.
 */
typedef struct
{
  guint cookie;
} ArbSessionInhibitor;

/**
 * arb_session_inhibitor_set:
 * @self: an inhibition
 * @window: a window of an application
 * @what: what the desktop is not to do
 * @reason: why, for those who want it done
 * @inhibited: whether it is asked not to
 *
 * Asks the desktop once, and takes it back once.
 */
void arb_session_inhibitor_set (ArbSessionInhibitor *self, GtkWindow *window,
                                GtkApplicationInhibitFlags what, const char *reason,
                                gboolean inhibited);

G_END_DECLS
