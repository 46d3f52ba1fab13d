/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/** em_check: see #ArbRuleset. */
void em_check (const ArbState *state, ArbMove move, ArbVerdict *verdict);

/** em_check_effect: the part of em_check() for the moves that effects ask for. */
void em_check_effect (const EmState *state, ArbMove move, ArbVerdict *verdict);

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

/** em_check_held: whether @n cards of @kind can be in the hand; refuses and says where they are. */
gboolean em_check_held (const EmState *state, guint seat, guint kind, guint n,
                        ArbVerdict *verdict);

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
