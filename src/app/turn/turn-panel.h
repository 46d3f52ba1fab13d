/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/child-pool.h"
#include "app/widgets/session-view.h"

G_BEGIN_DECLS

#define ARB_TYPE_TURN_PANEL (arb_turn_panel_get_type ())
G_DECLARE_DERIVABLE_TYPE (ArbTurnPanel, arb_turn_panel, ARB, TURN_PANEL, ArbSessionView)

/**
 * ArbTurnPanel:
 *
 * Whose decision it is, what can be chosen, the verdict on what was tapped, and the line for the
 * notation. Its actions: `turn.offer` (number of an offer),
 * `turn.say` (a line of the notation), `turn.allow`, `turn.answer` (number of an answer),
 * `turn.dismiss`, `turn.tell` (a
 * dialog). It activates `win.tell` with what went without saying.
 */

/**
 * ArbTurnPanelClass:
 * @show_choices: shows what can be chosen, part by part, and sets the heading; by default a list
 *   of all moves
 * @find_suggested: (nullable): the button that Enter is for; by default the one that looks like it.
 *   It may be the heading, where Enter does nothing
 *
 * The panel of a system of its own shows the same game in another order.
 */
struct _ArbTurnPanelClass
{
  ArbSessionViewClass parent_class;

  void (*show_choices) (ArbTurnPanel *self, ArbChildPool *parts);
  GtkWidget *(*find_suggested) (ArbTurnPanel *self);
  void (*open_drawer_of) (ArbTurnPanel *self, ArbTurnPanel *old);
};

/**
 * arb_turn_panel_set_heading: says whose moment it is, by shape and title, and what it is about.
 */
void arb_turn_panel_set_heading (ArbTurnPanel *self, guint seat, const char *title,
                                 const char *subtitle);

/** arb_turn_panel_set_title: another title; whose moment it is and what it is about stay. */
void arb_turn_panel_set_title (ArbTurnPanel *self, const char *title);

/**
 * arb_turn_panel_show_decider: the heading of a moment that has no better one: who decides what.
 */
void arb_turn_panel_show_decider (ArbTurnPanel *self);

/** arb_turn_panel_refresh: shows the choices anew, with the keyboard where it was. */
void arb_turn_panel_refresh (ArbTurnPanel *self);

/** arb_turn_panel_confirm: plays what was held only because it would do nothing, if anything. */
gboolean arb_turn_panel_confirm (ArbTurnPanel *self);

/** arb_turn_panel_refuse: tells by @message why what was @said is no move. */
void arb_turn_panel_refuse (ArbTurnPanel *self, const char *said, const char *message);

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

/** arb_turn_panel_set_low: in little height the line for the notation is there on demand only. */
void arb_turn_panel_set_low (ArbTurnPanel *self, gboolean low);

/**
 * arb_turn_panel_take_head: (transfer floating): who decides and what, which the panel goes on
 * filling wherever it is put; to be taken once.
 */
GtkWidget *arb_turn_panel_take_head (ArbTurnPanel *self);

/** arb_turn_panel_get_message: (nullable): the verdict that is shown, if any. */
const char *arb_turn_panel_get_message (ArbTurnPanel *self);

G_END_DECLS
