/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/application/application.h"
#include "app/window/window.h"

G_BEGIN_DECLS

/**
 * arb_application_new_window:
 * @self: the program
 * @starts: whether it begins with the start page; otherwise the caller gives it a game at once
 *
 * Returns: (transfer none): a window
 */
ArbWindow *arb_application_new_window (ArbApplication *self, gboolean starts);

/**
 * arb_application_get_window: (transfer none): the active window, or a new one if there is none.
 */
ArbWindow *arb_application_get_window (ArbApplication *self);

/**
 * arb_application_show_session: (transfer none): shows @session in a window, and returns that
 * window.
 */
ArbWindow *arb_application_show_session (ArbApplication *self, ArbSession *session);

/** arb_application_choose_file: asks which saved game to open, and opens it. */
void arb_application_choose_file (ArbApplication *self);

/** arb_application_add_actions: adds the actions listed at #ArbApplication, with their keys. */
void arb_application_add_actions (ArbApplication *self);

#define ARB_N_END_SIGNALS 3

/**
 * arb_application_watch_end:
 * @self: the program
 * @sources: (out): ids of the sources; the caller removes them when the program ends
 *
 * Saves all games when a signal ends the program, or when the desktop asks whether the session may
 * end.
 */
void arb_application_watch_end (ArbApplication *self, guint sources[ARB_N_END_SIGNALS]);

/**
 * arb_application_leave_windows: makes all windows save or give up their games, because the program
 * ends now.
 */
void arb_application_leave_windows (ArbApplication *self);

/**
 * arb_application_renew_windows:
 * @self: the program
 *
 * A widget keeps the language in which its template was built. After a change of language this
 * function replaces every window by a new one with the same game and the same unfinished input, see
 * arb_window_take_over(), and closes open dialogs.
 */
void arb_application_renew_windows (ArbApplication *self);

G_END_DECLS
