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
 * One game at a time, or the start page. Its actions: `win.undo`, `win.redo`,
 * `win.go-forward` (plays again all that was undone), `win.look` (the number of a line: shows the table
 * after it), `win.score`,
 * `win.setup` (the set-up), `win.end-game` (ends the game in its present position), `win.command`
 * (focuses the entry for the notation), `win.statement` (opens the dialog for observations),
 * `win.save-as` (asks for another file; with %TRUE the window closes after that), `win.private`
 * (opens the private page of a seat; 0 for the player who has to decide), `win.show-toast` (shows a
 * toast that offers to undo), `win.table-mode` (fullscreen, with everything as large as fits; also
 * a property), `win.scores-hidden` (hides scores until the end of the game; also a property). The
 * property `hides-scores` says whether scores are hidden now, by that action or by the seats: see
 * arb_widget_hides_scores().
 */

/** arb_window_new: (transfer floating): a window that shows the start page. */
GtkWidget *arb_window_new (GtkApplication *application);

/**
 * arb_window_take_over: shows the game of @old at the same size, with its unfinished input: the
 * text of the entry, the open drawer and the held move. The caller destroys @old after that.
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
 * @interrupted: (nullable): the files that were open when the program crashed
 *
 * Shows on the start page the games that people can continue.
 */
void arb_window_show_games (ArbWindow *self, const char *last_game, const char *const *interrupted);

/** arb_window_offer_setup: shows the set-up of a new game @at_once, or offers it in a toast. */
void arb_window_offer_setup (ArbWindow *self, gboolean at_once);

/**
 * arb_window_close_soon: closes @self after the dialog that asked about it has been closed;
 * @unsaved moves may be lost then.
 */
void arb_window_close_soon (ArbWindow *self, gboolean unsaved);

/** arb_window_secure: saves the game before it returns, in case the program has to end. */
void arb_window_secure (ArbWindow *self);

/**
 * arb_window_leave: saves and stores everything as closing @self would, but asks nothing, because
 * the program ends now. A game that cannot be saved anywhere counts as interrupted at the next
 * start.
 */
void arb_window_leave (ArbWindow *self);

/** arb_window_show_toast: shows @message in a toast. */
void arb_window_show_toast (ArbWindow *self, const char *message);

/** arb_window_get_turn_panel: (transfer none) (nullable): the turn panel, if there is a game. */
ArbTurnPanel *arb_window_get_turn_panel (ArbWindow *self);

G_END_DECLS
