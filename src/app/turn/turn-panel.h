/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/session-view.h"

G_BEGIN_DECLS

#define ARB_TYPE_TURN_PANEL (arb_turn_panel_get_type ())
G_DECLARE_FINAL_TYPE (ArbTurnPanel, arb_turn_panel, ARB, TURN_PANEL, ArbSessionView)

/**
 * ArbTurnPanel:
 *
 * Whose decision it is, what can be chosen, the verdict on what was tapped, and the line for the
 * notation. Its actions: `turn.offer` (number of an offer), `turn.more` (name of a drawer),
 * `turn.keys` (keys that were pressed), `turn.say` (a line of the notation), `turn.allow`,
 * `turn.answer` (number of an answer), `turn.dismiss`, `turn.tell` (a dialog). It activates
 * `win.tell` with what happened, if moves were implied.
 */

/** arb_turn_panel_refresh: shows the choices anew, with the keyboard where it was. */
void arb_turn_panel_refresh (ArbTurnPanel *self);

/** arb_turn_panel_enter: enters a move in the notation, as if it were typed. */
void arb_turn_panel_enter (ArbTurnPanel *self, const char *text);

/**
 * arb_turn_panel_take_over:
 * @self: the panel of a new window, which shows the game of @old
 * @old: a panel of the same type
 *
 * Takes over what somebody has begun: the line being typed, the open drawer and the held move.
 */
void arb_turn_panel_take_over (ArbTurnPanel *self, ArbTurnPanel *old);

/** arb_turn_panel_focus_heading: moves the keyboard to where Enter presses no button. */
void arb_turn_panel_focus_heading (ArbTurnPanel *self);

/** arb_turn_panel_focus_entry: moves the keyboard to the line for the notation. */
void arb_turn_panel_focus_entry (ArbTurnPanel *self);

/**
 * arb_turn_panel_set_form:
 * @self: a panel
 * @compact: whether names stand under their signs, for a narrow window
 * @low: whether the line for the notation is there on demand only, for little height
 */
void arb_turn_panel_set_form (ArbTurnPanel *self, gboolean compact, gboolean low);

/**
 * arb_turn_panel_take_head: (transfer floating): who decides and what, which the panel goes on
 * filling wherever it is put; to be taken once.
 */
GtkWidget *arb_turn_panel_take_head (ArbTurnPanel *self);

/** arb_turn_panel_get_message: (nullable): the verdict that is shown, if any. */
const char *arb_turn_panel_get_message (ArbTurnPanel *self);

G_END_DECLS
