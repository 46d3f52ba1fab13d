/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/window/window.h"

G_BEGIN_DECLS

/*
 * What becomes of the file of a window's game, told to people, and put right by them.
 */

/** arb_window_file_follow: has @self tell what becomes of the file, by @signals of its session. */
void arb_window_file_follow (ArbWindow *self, GSignalGroup *signals);

/**
 * arb_window_save_as:
 * @window: a window with a game
 * @target: whether the window is closed when that is done
 *
 * The action `win.save-as`: asks for another file, in which the game goes on. What is wrong with it
 * is told, and the game stays where it was.
 */
void arb_window_save_as (GtkWidget *window, const char *name, GVariant *target);

/**
 * arb_window_file_bring_home:
 * @session: a game that is opened
 *
 * Has the library take a game that it could not take when that was left.
 *
 * Returns: (transfer full) (nullable): what became of that, to be told; %NULL for any other game
 */
char *arb_window_file_bring_home (ArbSession *session);

G_END_DECLS
