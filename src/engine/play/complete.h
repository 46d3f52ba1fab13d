/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/play/referee.h"

G_BEGIN_DECLS

/**
 * ARB_MAX_CLOSING:
 *
 * Room for the closing moves that are implied before a move.
 */
#define ARB_MAX_CLOSING 32

/**
 * ArbClosing:
 * @n: how many there are
 * @moves: in the order in which they are made, in canonical form
 * @verdicts: the verdict on each of them at its place: legal or void
 * @own: the verdict on the move itself after them, without the reasons that forbid a closing move
 *   before it
 *
 * The closing moves and answers (`done`, `skip`, `dissent`) that players need not say before a
 * move.
 */
typedef struct
{
  guint n;
  ArbMove moves[ARB_MAX_CLOSING];
  ArbVerdict verdicts[ARB_MAX_CLOSING];
  ArbVerdict own;
} ArbClosing;

/**
 * arb_complete:
 * @state: a state
 * @move: (inout): the move as said; becomes its canonical form
 * @closing: (out caller-allocates) (nullable): the closing moves to make before it
 * @verdict: (out): the verdict on @move after them
 *
 * Finds the closing moves that make a move playable. They never choose another player's cards or
 * effects. A player who moves in turn implies that the players before have closed what they began.
 * Answers of others are implied only by a player who goes on after all of them, like the leader of
 * a role or the next one: a player who answers implies no answer of another.
 *
 * If no closing moves help, the verdict is that of the present position. If the player has to close
 * something first and a rule forbids that, this rule is among the reasons, with the seat of the
 * player. If it waits for an open rule, the move does, too. Reasons never contain what others would have to do. All bytes of the verdicts are set, so
 * that they can be compared as memory.
 *
 * Returns: how many closing moves are needed; 0 also if none help
 */
guint arb_complete (const ArbState *state, ArbMove *move, ArbClosing *closing, ArbVerdict *verdict);

/** arb_apply_closing: applies the closing moves. */
void arb_apply_closing (ArbState *state, const ArbClosing *closing);

/** arb_can_be_said: whether @said is allowed in @state, after the closing moves that it implies. */
gboolean arb_can_be_said (const ArbState *state, ArbMove said);

/**
 * arb_say:
 * @state: a state
 * @move: (inout): a move as said; becomes its canonical form
 * @verdict: (out): the verdict of arb_complete()
 *
 * Applies a move after the closing moves that it implies, if it is allowed.
 *
 * Returns: whether it is
 */
gboolean arb_say (ArbState *state, ArbMove *move, ArbVerdict *verdict);

/**
 * arb_find_closing: finds the closing move that @seat can make now, whatever it says next. Returns:
 * whether there is one.
 */
gboolean arb_find_closing (const ArbState *state, guint seat, ArbMove *closing);

G_END_DECLS
