/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/turn/verdict-box.h"
#include "app/widgets/session-view.h"

G_BEGIN_DECLS

/**
 * ArbHeldMove:
 *
 * Plays the moves that people tap or type in a turn panel. A move that cannot be played at once is
 * held: the verdict box shows why, the pressed button stays marked, and the table can allow the
 * move, answer the open rule, or dismiss it. If moves were implied, it shows a toast by
 * `win.show-toast`.
 */
typedef struct _ArbHeldMove ArbHeldMove;

/**
 * arb_held_move_new: (transfer full): holds no move, and plays in the session of @panel, which owns
 * it. The parts @verdict and @choices of the panel show why a move is held, and the buttons.
 */
ArbHeldMove *arb_held_move_new (ArbSessionView *panel, ArbVerdictBox *verdict, GtkWidget *choices);

void arb_held_move_free (ArbHeldMove *self);

/**
 * arb_held_move_take: plays the offer @item, or holds it; a second tap on an offer without effect
 * plays it.
 */
void arb_held_move_take (ArbHeldMove *self, ArbOfferItem *item);

/**
 * arb_held_move_enter: plays the move @text, a line of the notation, or words that describe one
 * possible move, or holds it; a second Enter plays a move without effect. Returns: whether it was
 * played.
 */
gboolean arb_held_move_enter (ArbHeldMove *self, const char *text);

/**
 * arb_held_move_refuse: shows @message about the line @said, which is no move; no move is held
 * then.
 */
void arb_held_move_refuse (ArbHeldMove *self, const char *said, const char *message);

/**
 * arb_held_move_allow: plays the held move, if there is one, against the rules.
 *
 * Returns: whether one move was played; it may be the one in the entry
 */
gboolean arb_held_move_allow (ArbHeldMove *self);

/** arb_held_move_is_allowed: whether a move is held only because it has no effect. */
gboolean arb_held_move_is_allowed (const ArbHeldMove *self);

/**
 * arb_held_move_answer: answers the open rule, if there is one, with answer @number. The answer is
 * a move of the table; the held move is played after it.
 */
void arb_held_move_answer (ArbHeldMove *self, guint number);

/** arb_held_move_dismiss: drops the held move, and hides the verdict. */
void arb_held_move_dismiss (ArbHeldMove *self);

/** arb_held_move_go_back: drops the held move, and scrolls to the button that was pressed. */
void arb_held_move_go_back (ArbHeldMove *self);

/** arb_held_move_take_over: holds the move that @old holds, in the present language. */
void arb_held_move_take_over (ArbHeldMove *self, const ArbHeldMove *old);

G_END_DECLS
