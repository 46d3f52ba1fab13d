/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/play/referee.h"

G_BEGIN_DECLS

/**
 * arb_list_answers:
 * @state: the state before the move
 * @move: an undecidable move in canonical form
 * @verdict: the verdict on it
 * @answers: (out caller-allocates): the answers
 * @max: room in @answers
 *
 * Lists the moves of the table after which @move can be judged: the values of an open rule, or
 * observations that the system names for the reason. Each is possible now. If several things are
 * unknown, @move has to be judged again after each answer.
 *
 * Returns: how many there are
 */
guint arb_list_answers (const ArbState *state, ArbMove move, const ArbVerdict *verdict,
                        ArbMove *answers, guint max);

/**
 * arb_list_observations: like arb_list_answers(), but only the observations, and of any verdict those for
 * its undecidable reasons.
 */
guint arb_list_observations (const ArbState *state, ArbMove move, const ArbVerdict *verdict,
                             ArbMove *answers, guint max);

/**
 * arb_list_open_answers: lists the answers to the open rules for which moves of @seat wait, of all that
 * people would ask about. Returns: how many there are
 */
guint arb_list_open_answers (const ArbState *state, guint seat, ArbMove *answers, guint max);

G_END_DECLS
