/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/session-view.h"

G_BEGIN_DECLS

#define ARB_TYPE_LOG_PANE (arb_log_pane_get_type ())
G_DECLARE_FINAL_TYPE (ArbLogPane, arb_log_pane, ARB, LOG_PANE, ArbSessionView)

/**
 * ArbLogPane:
 *
 * The log, with a line for each part of a turn, the newest first, and a note whether all of it is
 * saved. A line unfolds to its moves, in their order. Tapping a move opens a menu with the actions
 * for it: `log.look`, `log.go-back`, `log.correct`, `log.insert`, `log.remove`; `log.menu` opens it for the row
 * that has the focus.
 */

/**
 * arb_menu_button_open_log: makes @button open the log of the session of @view, a part of the table
 * that outlives the popover; the log is made when it is first opened.
 */
void arb_menu_button_open_log (GtkMenuButton *button, ArbSessionView *view);

G_END_DECLS
