/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/ruleset.h"
#include "systems/eminent-domain/cards.h"

G_BEGIN_DECLS

/**
 * EM_VERBS:
 *
 * The words of the notation after those that every system has, one line each: enumerator, word,
 * kind, whether its first argument comes before it, its arguments, the effect that asks for it, and
 * the functions of its rule: canonicalize, check, apply, record what a ruling leaves unpaid.
 */
#define EM_VERBS(X) \
  X (ADJUST, "adjust", TABLE, FALSE, EM_MUST (COUNTER | PLANET | CARD | RESOURCE), \
     EM_MUST (CHANGE), EM_MAY (NUMBER | PAIR), END, NULL, em_check_adjust, NULL, NULL) \
  X (ADJUST_HAND, "adjust-hand", TABLE, FALSE, EM_MUST (CARD), EM_MUST (CHANGE), EM_NOTHING, END, \
     NULL, em_check_adjust_hand, NULL, NULL) \
  X (START, "start", TABLE, FALSE, EM_MUST (PLANET), EM_NOTHING, EM_NOTHING, END, NULL, \
     em_check_start, em_apply_start, NULL) \
  X (PLAY, "play", DECISION, FALSE, EM_MUST (CARD), EM_NOTHING, EM_NOTHING, END, NULL, \
     em_check_play, em_apply_play, NULL) \
  X (LEAD, "lead", DECISION, FALSE, EM_MUST (ROLE), EM_NOTHING, EM_NOTHING, END, NULL, \
     em_check_lead, em_apply_lead, NULL) \
  X (BOOST, "boost", DECISION, FALSE, EM_MUST (CARD | COUNT), EM_NOTHING, EM_NOTHING, END, \
     em_canonicalize_boost, em_check_boost, em_apply_boost, em_boost_shortfall) \
  X (FOLLOW, "follow", DECISION, FALSE, EM_NOTHING, EM_NOTHING, EM_NOTHING, END, NULL, \
     em_check_follow, em_apply_follow, em_follow_shortfall) \
  X (COLLECT, "collect", DECISION, FALSE, EM_MAY (COUNT), EM_NOTHING, EM_NOTHING, FIGHTER, \
     em_canonicalize_collect, em_check_collect, em_apply_collect, em_collect_shortfall) \
  X (ATTACK, "attack", DECISION, FALSE, EM_MUST (NUMBER | PLANET), EM_MAY (PLANET), EM_NOTHING, \
     ATTACK, em_canonicalize_target, em_check_attack, em_apply_attack, em_attack_shortfall) \
  X (SETTLE, "settle", DECISION, FALSE, EM_MUST (NUMBER | PLANET), EM_MAY (PLANET), EM_NOTHING, \
     SETTLE, em_canonicalize_target, em_check_settle, em_apply_settle, em_settle_shortfall) \
  X (COLONY, "colony", DECISION, FALSE, EM_MUST (NUMBER | PLANET), EM_MAY (CARD), EM_MAY (PLANET), \
     COLONY, em_canonicalize_colony, em_check_colony, em_apply_colony, NULL) \
  X (KEEP, "keep", DECISION, FALSE, EM_MUST (PLANET | TYPE | UNKNOWN), EM_MAY (PAIR), EM_NOTHING, \
     LOOK, NULL, em_check_keep, em_apply_keep, NULL) \
  X (PRODUCE, "produce", DECISION, FALSE, EM_MUST (NUMBER | PLANET), EM_MAY (RESOURCE), \
     EM_NOTHING, PRODUCE, em_canonicalize_produce, em_check_produce, em_apply_produce, NULL) \
  X (TRADE, "trade", DECISION, FALSE, EM_MUST (RESOURCE), EM_MAY (NUMBER | PLANET), EM_NOTHING, \
     TRADE, em_canonicalize_trade, em_check_trade, em_apply_trade, NULL) \
  X (ACQUIRE, "acquire", DECISION, FALSE, EM_MUST (CARD), EM_NOTHING, EM_NOTHING, ACQUIRE, NULL, \
     em_check_acquire, em_apply_acquire, em_acquire_shortfall) \
  X (REMOVE, "remove", DECISION, FALSE, EM_MUST (CARD | COUNT), EM_NOTHING, EM_NOTHING, REMOVE, \
     NULL, em_check_remove, em_apply_remove, NULL) \
  X (SCRAP, "scrap", DECISION, FALSE, EM_NOTHING, EM_NOTHING, EM_NOTHING, REMOVE, NULL, \
     em_check_scrap, em_apply_scrap, NULL) \
  X (TAKE, "take", DECISION, FALSE, EM_MUST (CARD), EM_NOTHING, EM_NOTHING, TAKE, NULL, \
     em_check_take, em_apply_take, NULL) \
  X (NAME, "name", DECISION, FALSE, EM_MUST (RESOURCE), EM_NOTHING, EM_NOTHING, NAME, NULL, \
     em_check_name, em_apply_name, NULL) \
  X (DISCARD, "discard", DECISION, FALSE, EM_MUST (CARD | COUNT), EM_NOTHING, EM_NOTHING, END, \
     NULL, em_check_discard, em_apply_discard, NULL) \
  X (DISSENT, "dissent", ANSWER, FALSE, EM_NOTHING, EM_NOTHING, EM_NOTHING, END, NULL, \
     em_check_dissent, em_apply_dissent, NULL) \
  X (SKIP, "skip", CLOSING, FALSE, EM_NOTHING, EM_NOTHING, EM_NOTHING, END, \
     em_canonicalize_closing, em_check_skip, em_apply_skip, NULL) \
  X (DONE, "done", CLOSING, FALSE, EM_NOTHING, EM_NOTHING, EM_NOTHING, END, \
     em_canonicalize_closing, em_check_done, em_apply_done, em_done_shortfall) \
  X (DREW, "drew", OBSERVATION, FALSE, EM_MUST (CARD), EM_MAY (COUNT), EM_NOTHING, END, NULL, \
     em_check_drew, em_apply_drew, NULL) \
  X (HOLDS, "holds", OBSERVATION, FALSE, EM_MUST (CARD), EM_MAY (COUNT), EM_NOTHING, END, NULL, \
     em_check_holds, em_apply_holds, NULL) \
  X (DISCARDED, "discarded", OBSERVATION, FALSE, EM_MUST (CARD | PLANET), EM_MAY (COUNT), \
     EM_NOTHING, END, NULL, em_check_discarded, em_apply_discarded, NULL) \
  X (SAW, "saw", OBSERVATION, FALSE, EM_MUST (PLANET), EM_NOTHING, EM_NOTHING, END, NULL, \
     em_check_saw, em_apply_saw, NULL) \
  X (IS, "is", OBSERVATION, TRUE, EM_MUST (NUMBER), EM_MUST (PLANET | TYPE), EM_MAY (PAIR), END, \
     NULL, em_check_is, em_apply_is, NULL)

/** EmVerb: the words of the notation, see %EM_VERBS. */
typedef enum
{
  EM_VERB_RULE = ARB_VERB_RULE,
  EM_VERB_END = ARB_VERB_END,
  EM_VERB_COUNT = ARB_VERB_COUNT,
#define EM_VERB_ENUMERATOR(name, ...) EM_VERB_##name,
  EM_VERBS (EM_VERB_ENUMERATOR)
#undef EM_VERB_ENUMERATOR
      EM_N_VERBS,
} EmVerb;

/** em_verbs: see #ArbRuleset. */
extern const ArbVerb *const em_verbs[];

/** em_verb_effect: the effect that asks for this verb, or %EM_EFFECT_END. */
extern const guint8 em_verb_effects[];

static inline EmEffect
em_verb_effect (guint verb)
{
  return (EmEffect) em_verb_effects[verb];
}

/** em_verb_asks: whether @effect asks for @verb; Terraforming also asks for a colony. */
static inline gboolean
em_verb_asks (guint verb, EmEffect effect)
{
  return em_verb_effect (verb) == effect
         || (verb == EM_VERB_COLONY && effect == EM_EFFECT_TERRAFORM);
}

G_END_DECLS
