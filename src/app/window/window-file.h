/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/window/window.h"

G_BEGIN_DECLS

/*
 * Shows people what happens to the file of a window's game, and lets them solve problems.
 */

/** arb_window_file_follow: shows toasts and dialogs about the file, by @signals of the session. */
void arb_window_file_follow (ArbWindow *self, GSignalGroup *signals);

/**
 * arb_window_save_as:
 * @window: a window with a game
 * @target: whether the window closes after that
 *
 * The action `win.save-as`: asks for another file, which is the file of the game from then on. If
 * that fails, a dialog shows why, and the game keeps its file.
 */
void arb_window_save_as (GtkWidget *window, const char *name, GVariant *target);

/**
 * arb_window_file_bring_home:
 * @session: a game that is opened
 *
 * Moves a game into the library that could not be saved there when it was closed.
 *
 * Returns: (transfer full) (nullable): the text of a toast about the result; %NULL for any other
 *   game
 */
char *arb_window_file_bring_home (ArbSession *session);

G_END_DECLS
