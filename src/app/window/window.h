/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/turn/turn-panel.h"
#include "model/session/session.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define ARB_TYPE_WINDOW (arb_window_get_type ())
G_DECLARE_FINAL_TYPE (ArbWindow, arb_window, ARB, WINDOW, AdwApplicationWindow)

/**
 * ArbWindow:
 *
 * One game at a time, or the start page. Its actions: `win.undo`, `win.redo`, `win.score`,
 * `win.setup` (what to lay out), `win.end-game` (the game is over as it stands), `win.command` (to the line for the notation), `win.statement`
 * (what can be told), `win.save-as` (asks for another file; true: the window
 * is closed then), `win.private` (what the player at a seat tells alone; 0 for who is to
 * decide), `win.tell` (a toast that offers to undo), `win.table-mode` (full screen, as large as
 * fits; also a property), `win.scores-hidden` (no score is shown before the end of the game; also a
 * property). The property `hides-scores` says whether scores are hidden now, by that action or by
 * the seats: see arb_widget_hides_scores().
 */

/** arb_window_new: (transfer floating): a window on the start page. */
GtkWidget *arb_window_new (GtkApplication *application, GSettings *settings);

/**
 * arb_window_take_over:
 * @self: a new window
 * @old: the window whose place it takes
 *
 * Shows the game of @old at the same size, with what somebody has begun there: the line being typed,
 * the open drawer and the held move. The caller destroys @old then.
 */
void arb_window_take_over (ArbWindow *self, ArbWindow *old);

/** arb_window_get_session: (transfer none) (nullable): the game that is shown. */
ArbSession *arb_window_get_session (ArbWindow *self);

/** arb_window_set_session: shows @session. */
void arb_window_set_session (ArbWindow *self, ArbSession *session);

/**
 * arb_window_show_games:
 * @self: a window on the start page
 * @last_game: (nullable): the file that was open last
 * @interrupted: (nullable): the files that were open when the program broke off
 *
 * Shows on the start page what there is to go on with.
 */
void arb_window_show_games (ArbWindow *self, const char *last_game, const char *const *interrupted);

/**
 * arb_window_offer_setup:
 * @self: a window on a new game
 * @at_once: whether what to lay out is shown at once, or only offered
 */
void arb_window_offer_setup (ArbWindow *self, gboolean at_once);

/**
 * arb_window_close_soon:
 * @self: a window
 * @unsaved: whether what could not be saved may be lost
 *
 * Closes @self once the dialog over it, whose answer this is, has gone.
 */
void arb_window_close_soon (ArbWindow *self, gboolean unsaved);

/** arb_window_secure: has the game saved before it returns, should the program have to end. */
void arb_window_secure (ArbWindow *self);

/**
 * arb_window_leave:
 * @self: a window
 *
 * Leaves everything as closing @self would, without a question, as the program ends now. A game that
 * no place takes counts as interrupted at the next start.
 */
void arb_window_leave (ArbWindow *self);

/** arb_window_tell: shows @message for a moment. */
void arb_window_tell (ArbWindow *self, const char *message);

/** arb_window_get_turn_panel: (transfer none) (nullable): where moves are made, with a game. */
ArbTurnPanel *arb_window_get_turn_panel (ArbWindow *self);

G_END_DECLS
