/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/referee.h"

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
 * @verdicts: what each of them is judged where it is made: legal, or void
 * @own: the verdict on the move itself after them, without what forbids to close before it
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
 * @closing: (out caller-allocates) (nullable): takes the closing moves that are to be made before
 * @verdict: (out): the verdict on @move after them
 *
 * Finds the closing moves that make a move playable. They are never a choice of somebody else's
 * cards or effects. Who speaks in his turn implies that those before him have closed what they
 * began. What others have to answer is implied only by who goes on after all of them, like the
 * leader of a role or the next one: no player answers for another by answering himself.
 *
 * If that does not help, the verdict is that of the moment at which the move was said. Where the
 * player has something of his own to close first, and a rule forbids that, it is among the reasons,
 * with his seat. What others would have to do is never among them. All bytes of the verdicts are
 * set, so that they can be compared as memory.
 *
 * Returns: how many closing moves are needed; 0 also when none help
 */
guint arb_complete (const ArbState *state, ArbMove *move, ArbClosing *closing, ArbVerdict *verdict);

/** arb_apply_closing: makes the closing moves. */
void arb_apply_closing (ArbState *state, const ArbClosing *closing);

/** arb_find_own_closing: the closing move that @said implies now by its own player, if any. */
gboolean arb_find_own_closing (const ArbState *state, ArbMove said, ArbMove *closing);

G_END_DECLS
