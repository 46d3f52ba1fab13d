/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/agenda.h"
#include "systems/eminent-domain/check.h"
#include "systems/eminent-domain/piles.h"
#include "systems/eminent-domain/prototype/effects.h"
#include "systems/eminent-domain/prototype/rules.h"
#include "systems/eminent-domain/prototype/switches.h"
#include "systems/eminent-domain/prototype/verbs.h"

G_BEGIN_DECLS

/*
 * The state of the prototype is that of Eminent Domain, whose turn, hands and piles it uses; the files
 * of this folder have the rules that differ.
 */

static inline const ProtoCatalogue *
proto_catalogue (const EmState *state)
{
  return (const ProtoCatalogue *) state->parent.catalogue;
}

/** proto_switch: how a point is read, see arb_switch(). */
static inline guint
proto_switch (const EmState *state, ProtoSwitch which)
{
  return arb_switch (&state->parent, which);
}

/** proto_effect: the effect that is waited for; %EM_EFFECT_END after the end. */
static inline EmEffect
proto_effect (const EmState *state)
{
  return state->agenda.n > 0 ? (EmEffect) em_top_step (state)->effect : EM_EFFECT_END;
}

/**
 * proto_number_of: (nullable): the place of the number that @name names, if the table says it because
 * it was not published: the size of a hand, or of a pile. @unknown (out) is its value for unknown.
 */
const guint8 *proto_number_of (const EmState *state, ArbArgument name, guint8 *unknown);

/** proto_pile_is_empty: whether a pile is known to be empty. */
static inline gboolean
proto_pile_is_empty (const EmState *state, guint role)
{
  return state->piles[role] == 0;
}

static inline ArbArgument
proto_card_name (guint kind)
{
  return arb_argument_name (EM_SORT_CARD, kind);
}

static inline ArbArgument
proto_planet_name (guint planet)
{
  return arb_argument_name (EM_SORT_PLANET, planet);
}

/* The rules that moves of both games can be against have the same number in both. */
G_STATIC_ASSERT ((guint) ARB_RULE_MALFORMED == ARB_RULE_MALFORMED
                 && (guint) PROTO_RULE_CONTRADICTION == EM_RULE_CONTRADICTION);

/** proto_refuse: adds a reason that makes @verdict illegal; returns its numbers. */
static inline gint16 *
proto_refuse (ArbVerdict *verdict, guint rule, ArbArgument subject)
{
  return arb_verdict_add (verdict, ARB_ILLEGAL, rule, subject);
}

/** proto_refuse_phase: adds the reason that it is another moment. */
void proto_refuse_phase (const EmState *state, ArbVerdict *verdict);

/** proto_check_asked: whether @effect is waited for; otherwise the reason. */
gboolean proto_check_asked (const EmState *state, EmEffect effect, ArbVerdict *verdict);

/** proto_why_not_now: the rule of a verb that only needs an effect that asks for it. */
ArbWhyNotFunc proto_why_not_now;

/** proto_check_held: whether the mover can hold @n cards of @kind; otherwise the reason. */
gboolean proto_check_held (const EmState *state, guint seat, guint kind, guint n,
                           ArbVerdict *verdict);

G_END_DECLS
