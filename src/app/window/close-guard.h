/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/window/session-inhibitor.h"
#include "app/window/window.h"

G_BEGIN_DECLS

/**
 * ArbCloseGuard:
 * @dialog: (nullable): asks whether moves may be lost, while it is open
 * @abandoned: whether what is not saved may go
 * @logout: keeps the session from being ended while moves would be lost by that
 *
 * What has to be done before a window may go. Begins as zeros; the fields are private.
 */
typedef struct
{
  GtkWidget *dialog;
  gboolean abandoned;
  ArbSessionInhibitor logout;
} ArbCloseGuard;

/**
 * arb_close_guard_secure:
 * @self: the leaving of @window
 * @window: a window
 *
 * Sees to it that nothing is lost if the program ends now, and asks nobody: waits for the disk. If
 * no place takes the game, the desktop is asked not to end the session before one does.
 *
 * Returns: whether nothing is lost
 */
gboolean arb_close_guard_secure (ArbCloseGuard *self, ArbWindow *window);

/**
 * arb_close_guard_agree:
 * @self: the leaving of @window
 * @window: a window that is to be closed
 *
 * Returns: whether nothing is lost by that; else that is asked about now
 */
gboolean arb_close_guard_agree (ArbCloseGuard *self, ArbWindow *window);

/** arb_close_guard_update: to be called when the game of @window was saved, or may be lost. */
void arb_close_guard_update (ArbCloseGuard *self, ArbWindow *window);

/**
 * arb_close_guard_take_over:
 * @self: the leaving of @window
 * @window: a window that has got the game of @old_window
 * @old: the leaving of @old_window
 * @old_window: a window that goes
 *
 * What keeps the session from being ended does so for @window, which knows when it need no more.
 */
void arb_close_guard_take_over (ArbCloseGuard *self, ArbWindow *window, ArbCloseGuard *old,
                                ArbWindow *old_window);

/** arb_close_guard_clear: to be called when the window goes. */
void arb_close_guard_clear (ArbCloseGuard *self);

G_END_DECLS
