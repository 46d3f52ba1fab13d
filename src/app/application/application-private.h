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

/** arb_application_show_error: shows an error dialog: @path cannot be opened, and why. */
void arb_application_show_error (ArbApplication *self, const char *path, const GError *error);

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

/** arb_application_get_settings: (transfer none): the settings of the program. */
GSettings *arb_application_get_settings (ArbApplication *self);

/**
 * arb_application_new_game_dialog:
 * @self: the program
 * @parent: the window over which it opens
 * @is_over: whether the game was played already, and is only to be scored
 *
 * Returns: (transfer none): a dialog; a window shows the game that it creates
 */
GtkWidget *arb_application_new_game_dialog (ArbApplication *self, GtkWindow *parent,
                                            gboolean is_over);

/** arb_application_new_preferences: (transfer none): the window with the preferences. */
GtkWidget *arb_application_new_preferences (ArbApplication *self, GtkWindow *parent);

/**
 * arb_application_new_reference: (transfer none): the window with help, rules and cards; @session
 * may be %NULL.
 */
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
 * A widget keeps the language in which its template was built. After a change of language this
 * function replaces every window by a new one with the same game and the same unfinished input, see
 * arb_window_take_over(), and closes open dialogs.
 */
void arb_application_renew_windows (ArbApplication *self);

G_END_DECLS
