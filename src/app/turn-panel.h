/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/session-view.h"

G_BEGIN_DECLS

#define ARB_TYPE_TURN_PANEL (arb_turn_panel_get_type ())
G_DECLARE_FINAL_TYPE (ArbTurnPanel, arb_turn_panel, ARB, TURN_PANEL, ArbSessionView)

/**
 * ArbTurnPanel:
 *
 * Whose decision it is, what can be chosen, the verdict on what was tapped, and the line for the
 * notation. Its actions: `turn.choose` (number of a choice), `turn.say` (a line of the notation),
 * `turn.allow`, `turn.answer` (number of an answer), `turn.dismiss`, `turn.tell` (a dialog). It activates `win.tell` with what went
 * without saying.
 */

/** arb_turn_panel_enter: enters a move in the notation, as if it were typed. */
void arb_turn_panel_enter (ArbTurnPanel *self, const char *text);

/** arb_turn_panel_focus_entry: moves the keyboard to the line for the notation. */
void arb_turn_panel_focus_entry (ArbTurnPanel *self);

/** arb_turn_panel_get_message: (nullable): the verdict that is shown, if any. */
const char *arb_turn_panel_get_message (ArbTurnPanel *self);

G_END_DECLS
