/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/application/application.h"
#include "app/window/window.h"

G_BEGIN_DECLS

/**
 * arb_application_new_window:
 * @self: the program
 * @starts: whether it begins with the start page; else it is given a game at once
 *
 * Returns: (transfer none): a window
 */
ArbWindow *arb_application_new_window (ArbApplication *self, gboolean starts);

/** arb_application_get_window: (transfer none): the window that is used now; if none, a new one. */
ArbWindow *arb_application_get_window (ArbApplication *self);

/** arb_application_show_session: (transfer none): the window that shows @session from now on. */
ArbWindow *arb_application_show_session (ArbApplication *self, ArbSession *session);

/** arb_application_show_error: tells that @path cannot be opened, and why. */
void arb_application_show_error (ArbApplication *self, const char *path, const GError *error);

/** arb_application_choose_file: asks which saved game to open, and opens it. */
void arb_application_choose_file (ArbApplication *self);

/** arb_application_add_actions: what #ArbApplication says it can be told to do, and the keys. */
void arb_application_add_actions (ArbApplication *self);

#define ARB_N_END_SIGNALS 3

/**
 * arb_application_watch_end:
 * @self: the program
 * @sources: (out): to be removed when it goes
 *
 * Has everything saved when somebody outside ends the program, or asks whether they may end the
 * session.
 */
void arb_application_watch_end (ArbApplication *self, guint sources[ARB_N_END_SIGNALS]);

/** arb_application_leave_windows: has all windows leave, as the program ends now. */
void arb_application_leave_windows (ArbApplication *self);

/** arb_application_get_settings: (transfer none): the settings of the program. */
GSettings *arb_application_get_settings (ArbApplication *self);

/**
 * arb_application_new_game_dialog:
 * @self: the program
 * @parent: the window below
 * @is_over: whether the game was played already, and is only to be scored
 *
 * Returns: (transfer none): a dialog whose answer becomes a window
 */
GtkWidget *arb_application_new_game_dialog (ArbApplication *self, GtkWindow *parent,
                                            gboolean is_over);

/** arb_application_new_preferences: (transfer none): the preferences. */
GtkWidget *arb_application_new_preferences (ArbApplication *self, GtkWindow *parent);

/** arb_application_new_reference: (transfer none): help, rules and cards; @session may be %NULL. */
GtkWidget *arb_application_new_reference (ArbApplication *self, ArbSession *session,
                                          GtkWindow *parent);

/**
 * arb_application_show_reference:
 * @parameter: what to show, see arb_reference_window_open()
 * @data: the program
 *
 * The action `app.reference`: over each window there is one reference at most, about its game.
 */
void arb_application_show_reference (GSimpleAction *action, GVariant *parameter, gpointer data);

/**
 * arb_application_renew_windows:
 * @self: the program
 *
 * Templates have their words from the moment they are made: in another language every window is
 * made anew around the same game, with what somebody has begun, see arb_window_take_over(). Open
 * dialogs close.
 */
void arb_application_renew_windows (ArbApplication *self);

G_END_DECLS
