/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/ruleset.h"

G_BEGIN_DECLS

/*
 * A game is a table of moves, and these functions play it. They find the verb of a move and call its
 * functions. Before that they check what is the same for all verbs: whether the move has a seat,
 * whether the game is over, and whether this seat decides now. A game that has no list of its own in
 * #ArbRules, or no questions in #ArbHelp, has the two lists of this file.
 */

/**
 * arb_dispatch_check: judges a move by its verb. A decision without a seat is malformed, and so is a
 * move of the table that has a seat but may have none; after the end no decision is possible.
 */
void arb_dispatch_check (const ArbState *state, ArbMove move, ArbVerdict *verdict);

/** arb_dispatch_allowed: carries out a decision or an observation that nothing is against. */
static inline void
arb_dispatch_allowed (ArbState *state, ArbMove move)
{
  const ArbRuleset *ruleset = arb_ruleset_of (state);

  ruleset->verbs[move.verb]->apply (state, move, NULL);
  if (ruleset->rules.go_on != NULL)
    ruleset->rules.go_on (state);
}

/**
 * arb_dispatch_apply:
 * @state: a state
 * @move: a move in canonical form that nothing is against, or with @ruled only overrulable rules
 * @ruled: whether the table rules that it is allowed
 * @adjustments: (nullable): gets what a move of the table adjusts, and what a ruling leaves unpaid;
 *   %NULL only for others
 *
 * Carries out a move by its verb.
 */
void arb_dispatch_apply (ArbState *state, ArbMove move, gboolean ruled,
                         ArbAdjustments *adjustments);

/** arb_dispatch_canonicalize: gives a move the form that its verb wants. */
void arb_dispatch_canonicalize (const ArbState *state, ArbMove *move);

/**
 * arb_dispatch_list: the legal moves of the verbs that are asked of @seat, in the order of the verbs: the
 * `values` of a verb, or what of its `about` nothing is against.
 */
guint arb_dispatch_list (const ArbState *state, guint seat, ArbMove *moves, guint max);

/** arb_dispatch_moves: the legal moves of @seat, by the list of the game if it has one of its own. */
static inline guint
arb_dispatch_moves (const ArbState *state, guint seat, ArbMove *moves, guint max)
{
  const ArbRules *rules = &arb_ruleset_of (state)->rules;

  return (rules->list != NULL ? rules->list : arb_dispatch_list) (state, seat, moves, max);
}

/**
 * arb_dispatch_keep_legal: keeps of @n moves, which are asked of their seats, those that nothing is
 * against, in their order; for games whose lists come from the steps of a script. Returns: how many they
 * are
 */
guint arb_dispatch_keep_legal (const ArbState *state, ArbMove *moves, guint n);

/** arb_dispatch_questions: what the verbs that are asked of @seat are about, see #ArbHelp. */
guint arb_dispatch_questions (const ArbState *state, guint seat, ArbMove *moves, guint max);

G_END_DECLS
