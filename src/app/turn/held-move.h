/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/turn/verdict-box.h"
#include "app/widgets/session-view.h"

G_BEGIN_DECLS

/**
 * ArbHeldMove:
 *
 * Plays what is tapped or typed in a turn panel. What is not simply played is held: the verdict box
 * tells why, the button that was pressed stays marked, and the table can allow it, answer the rule
 * that is open, or dismiss it. It activates `win.tell` with what happened, if moves were implied.
 */
typedef struct _ArbHeldMove ArbHeldMove;

/**
 * arb_held_move_new:
 * @panel: (transfer none): shows the game that is played; owns the result
 * @verdict: (transfer none): the part of @panel that tells why something is held
 * @choices: (transfer none): the part of @panel whose buttons are tapped
 *
 * Returns: (transfer full): plays in the session of @panel; nothing is held
 */
ArbHeldMove *arb_held_move_new (ArbSessionView *panel, ArbVerdictBox *verdict, GtkWidget *choices);

void arb_held_move_free (ArbHeldMove *self);

/**
 * arb_held_move_take_offer: the same for an offer; who taps what would do nothing again means it.
 */
void arb_held_move_take_offer (ArbHeldMove *self, guint number);

/**
 * arb_held_move_enter:
 * @self: the taps of a panel
 * @text: a line of the notation, or words by which one move that is possible now is found
 *
 * Plays it, or holds what does not go smoothly; who enters what would do nothing again means it.
 *
 * Returns: whether it was played
 */
gboolean arb_held_move_enter (ArbHeldMove *self, const char *text);

/** arb_held_move_refuse: tells by @message why what was @said is no move; nothing is held. */
void arb_held_move_refuse (ArbHeldMove *self, const char *said, const char *message);

/**
 * arb_held_move_allow: plays what is held, if anything, though it is refused.
 *
 * Returns: whether a single move was played, which may have been the one that was typed
 */
gboolean arb_held_move_allow (ArbHeldMove *self);

/** arb_held_move_is_allowed: whether something is held only because it would do nothing. */
gboolean arb_held_move_is_allowed (const ArbHeldMove *self);

/**
 * arb_held_move_answer: plays the answer of this number to the rule that is open, if there is one.
 *
 * The answer is a move of the table; what asked for it is played next.
 */
void arb_held_move_answer (ArbHeldMove *self, guint number);

/** arb_held_move_dismiss: holds nothing any more, and hides the verdict. */
void arb_held_move_dismiss (ArbHeldMove *self);

/** arb_held_move_go_back: the same; the button that was pressed comes into sight again. */
void arb_held_move_go_back (ArbHeldMove *self);

/** arb_held_move_take_over: holds what @old holds, in the language of now. */
void arb_held_move_take_over (ArbHeldMove *self, const ArbHeldMove *old);

G_END_DECLS
