/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/turn/row-heading.h"
#include "app/widgets/session-view.h"
#include "model/turn/turn-state.h"

G_BEGIN_DECLS

#define ARB_TYPE_TURN_PANEL (arb_turn_panel_get_type ())
G_DECLARE_FINAL_TYPE (ArbTurnPanel, arb_turn_panel, ARB, TURN_PANEL, ArbSessionView)

/**
 * ArbTurnPanel:
 *
 * Shows who decides, the choices, the verdict on a tapped offer, and the entry for the notation.
 * Its actions: `turn.offer` (the moves of an offer in the notation), `turn.more` (name of a drawer),
 * `turn.keys` (keys that were pressed), `turn.say` (a line of the notation), `turn.allow`,
 * `turn.answer` (the answer in the notation), `turn.dismiss`, `turn.close-line` (closes the line for
 * the notation). If moves were implied, it shows a toast by `win.show-toast`.
 */

/** arb_turn_panel_enter: enters a move in the notation, as if it were typed. */
void arb_turn_panel_enter (ArbTurnPanel *self, const char *text);

/**
 * arb_turn_panel_take_over: takes over unfinished input of @old, the panel of another window with
 * the same game: the text of the entry, the open drawer and the held move.
 */
void arb_turn_panel_take_over (ArbTurnPanel *self, ArbTurnPanel *old);

/** arb_turn_panel_focus_heading: focuses the heading, where Enter presses no button. */
void arb_turn_panel_focus_heading (ArbTurnPanel *self);

/** arb_turn_panel_focus_entry: opens the line for the notation, and focuses its entry. */
void arb_turn_panel_focus_entry (ArbTurnPanel *self);

/**
 * ArbTurnHeadForm:
 * @ARB_TURN_HEAD_FULL: one line with each, so that the height never changes
 * @ARB_TURN_HEAD_STEADY: likewise; the line for typed moves is opened by the menu only
 * @ARB_TURN_HEAD_BRIEF: both in one line, without buttons
 *
 * How the head shows who decides, and what about. Text that is cut off is in a tooltip; a screen
 * reader announces all of it.
 */
typedef enum
{
  ARB_TURN_HEAD_FULL,
  ARB_TURN_HEAD_STEADY,
  ARB_TURN_HEAD_BRIEF,
} ArbTurnHeadForm;

/**
 * arb_turn_panel_set_form: sets the form of the @head, how rows show their @names, below the icons
 * in a narrow window, and whether there is so little height that no subject is shown and the other
 * moves are among the choices.
 */
void arb_turn_panel_set_form (ArbTurnPanel *self, ArbTurnHeadForm head, ArbRowHeadingForm names,
                              gboolean low);

/**
 * arb_turn_panel_take_head: (transfer floating): the head, which shows who decides and what about.
 * The panel updates it wherever it is put; to be called once.
 */
GtkWidget *arb_turn_panel_take_head (ArbTurnPanel *self);

/** arb_turn_panel_get_state: (transfer none) (nullable): the turn that is shown. */
ArbTurnState *arb_turn_panel_get_state (ArbTurnPanel *self);

/** arb_turn_panel_get_message: (nullable): the verdict that is shown, if any. */
const char *arb_turn_panel_get_message (ArbTurnPanel *self);

G_END_DECLS
