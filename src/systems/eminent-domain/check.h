/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/** EmCheck: adds to @verdict what speaks against a move of one verb. */
typedef void (*EmCheck) (const EmState *state, ArbMove move, ArbVerdict *verdict);

/** em_check: see #ArbRuleset. */
void em_check (const ArbState *state, ArbMove move, ArbVerdict *verdict);

/** em_check_effect: the part of em_check() for the moves that effects ask for. */
void em_check_effect (const EmState *state, ArbMove move, ArbVerdict *verdict);

/** em_check_asked: says that no effect asks for the move now, if none of that kind does. */
gboolean em_check_asked (const EmState *state, EmEffect effect, ArbVerdict *verdict);

/** em_check_world: the planet that @argument names in the Empire of the seat, or the reason. */
const EmWorld *em_check_world (const EmState *state, ArbMove move, ArbArgument argument,
                               ArbVerdict *verdict);

/** em_check_attack: whether the planet is there, known and paid for. Source: 3.2. */
void em_check_attack (const EmState *state, ArbMove move, ArbVerdict *verdict);

/** em_check_settle: whether the planet is there, known and has its colonies. Source: 3.3. */
void em_check_settle (const EmState *state, ArbMove move, ArbVerdict *verdict);

/** em_check_colony: whether there is a card to tuck and a planet to take it. Source: 3.3. */
void em_check_colony (const EmState *state, ArbMove move, ArbVerdict *verdict);

/** em_check_keep: whether the kept planet can be one of those looked at. Source: 3.1. */
void em_check_keep (const EmState *state, ArbMove move, ArbVerdict *verdict);

/** em_check_spent: says that an effect was used up just before, if that is what is wrong. */
void em_check_spent (const EmState *state, ArbMove move, ArbVerdict *verdict);

/** em_verb_effect: the effect that asks for this verb, or %EM_EFFECT_END. */
EmEffect em_verb_effect (EmVerb verb);

/** em_check_told: the part of em_check() for what the table tells. */
void em_check_told (const EmState *state, ArbMove move, ArbVerdict *verdict);

/** em_refuse: adds a reason that makes @verdict illegal. */
static inline gint16 *
em_refuse (ArbVerdict *verdict, EmRule rule, ArbArgument subject)
{
  return arb_verdict_add (verdict, ARB_ILLEGAL, rule, subject);
}

/** em_refuse_phase: adds the reason that it is not the moment for @subject, and which it is. */
static inline void
em_refuse_phase (const EmState *state, ArbArgument subject, ArbVerdict *verdict)
{
  em_refuse (verdict, EM_RULE_PHASE, subject)[0] = em_top_const (state)->task;
}

/**
 * em_contradict:
 *
 * Adds the reason that what is told of @subject cannot be: how many are told, how many are
 * possible, and of a planet in whose Empire it is known to be.
 */
void em_contradict (const EmState *state, ArbArgument subject, guint told, guint possible,
                    ArbVerdict *verdict);

/** em_check_held: whether @n cards of @kind can be in the hand; refuses and says where they are. */
gboolean em_check_held (const EmState *state, guint seat, guint kind, guint n, ArbVerdict *verdict);

/** em_technology_owner: who has the technology or its other face, or 0. */
guint em_technology_owner (const EmState *state, guint technology);

/** em_standing_remove: whether a permanent lets @seat remove a hand card at this moment. */
gboolean em_standing_remove (const EmState *state, guint seat);

/** em_told_planets: the planets that `voson`, `advanced 4/5` or `?` stands for. */
guint64 em_told_planets (const EmState *state, ArbArgument first, ArbArgument second);

/** em_not_terraformed: the candidates of @world that a card of @kind would not settle at once. */
guint64 em_not_terraformed (const EmState *state, const EmWorld *world, guint kind);

/** em_told_count: the count of a told card, one if left out. */
guint em_told_count (ArbMove move);

/** em_card_of: the kind of card an argument names; it must name one. */
static inline guint
em_card_of (ArbArgument argument)
{
  return arb_argument_value (argument);
}

G_END_DECLS
