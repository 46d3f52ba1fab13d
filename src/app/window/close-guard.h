/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * ArbCloseGuard:
 * @dialog: (nullable): the dialog that asks whether moves may be lost, while it is open
 * @abandoned: whether unsaved moves may be lost
 * @logout: the cookie that keeps the desktop session from ending while moves would be lost
 *
 * Makes sure that a window closes without losing moves. Begins as zeros; the fields are private.
 */
typedef struct
{
  GtkWidget *dialog;
  gboolean abandoned;
  guint logout;
} ArbCloseGuard;

/**
 * arb_close_guard_secure: saves the game of @session without a question, and waits for the disk, so
 * that nothing is lost if the program ends now; returns whether that is so. If the game cannot be
 * saved in any place, it asks the desktop not to end the session before that is possible.
 */
gboolean arb_close_guard_secure (ArbCloseGuard *self, GtkWindow *window, ArbSession *session);

/**
 * arb_close_guard_agree: whether nothing of @session would be lost if people closed @window; otherwise
 * a dialog asks now: people can save the game elsewhere (`win.save-as`), or lose it: then @lose is
 * called with @window.
 */
gboolean arb_close_guard_agree (ArbCloseGuard *self, GtkWindow *window, ArbSession *session,
                                GCallback lose);

/**
 * arb_close_guard_update: to be called when @session was saved, or when people have agreed to lose
 * moves.
 */
void arb_close_guard_update (ArbCloseGuard *self, GtkWindow *window, ArbSession *session);

/**
 * arb_close_guard_take_over: if the desktop session was inhibited for @old_window, which is
 * destroyed, it is inhibited for @window from now on.
 */
void arb_close_guard_take_over (ArbCloseGuard *self, GtkWindow *window, ArbCloseGuard *old,
                                GtkWindow *old_window);

/** arb_close_guard_clear: to be called when the window is destroyed. */
void arb_close_guard_clear (ArbCloseGuard *self);

/**
 * arb_window_inhibit:
 * @window: a window of an application
 * @cookie: (inout): the id of the request; 0 for none
 * @what: what the desktop should not do
 * @reason: why, for people who want it done
 * @inhibited: whether it should not
 *
 * Sends a request to the desktop not to do something, or withdraws it, if that has changed.
 */
void arb_window_inhibit (GtkWindow *window, guint *cookie, GtkApplicationInhibitFlags what,
                         const char *reason, gboolean inhibited);

G_END_DECLS
