/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/lists.h"
#include "engine/core/ruleset.h"
#include "systems/eminent-domain/cards.h"

G_BEGIN_DECLS

/* The parts of a turn; see `episode.` in rules.json. */
#define EM_EPISODE_SKIP "skip"
#define EM_EPISODE_ACTION "action"
#define EM_EPISODE_LEAD "lead"
#define EM_EPISODE_FOLLOW "follow"
#define EM_EPISODE_DISSENT "dissent"
#define EM_EPISODE_PASS "pass" /* neither follows nor dissents */
#define EM_EPISODE_CLEANUP "cleanup"
#define EM_EPISODE_NO_DISCARD "no-discard"
#define EM_EPISODE_DEEDS "deeds"
#define EM_EPISODE_MORE "more"
#define EM_EPISODE_FACES "faces" /* the table says what cards show */

/**
 * EM_VERBS:
 *
 * The verbs after those that every system has, one line each: enumerator, and its #ArbVerb, which
 * is in the file of its rule. Those that the prototype has, too, have the same
 * number there, so that what the two games share can name them. What the table can say is listed in
 * this order.
 */
#define EM_VERBS(X) \
  X (EM_VERB_DREW, em_verb_drew) \
  X (EM_VERB_HOLDS, em_verb_holds) \
  X (EM_VERB_DISCARDED, em_verb_discarded) \
  X (EM_VERB_PLAY, em_verb_play) \
  X (EM_VERB_LEAD, em_verb_lead) \
  X (EM_VERB_BOOST, em_verb_boost) \
  X (EM_VERB_FOLLOW, em_verb_follow) \
  X (EM_VERB_COLLECT, em_verb_collect) \
  X (EM_VERB_ATTACK, em_verb_attack) \
  X (EM_VERB_SETTLE, em_verb_settle) \
  X (EM_VERB_COLONY, em_verb_colony) \
  X (EM_VERB_KEEP, em_verb_keep) \
  X (EM_VERB_PRODUCE, em_verb_produce) \
  X (EM_VERB_TRADE, em_verb_trade) \
  X (EM_VERB_ACQUIRE, em_verb_acquire) \
  X (EM_VERB_REMOVE, em_verb_remove) \
  X (EM_VERB_SCRAP, em_verb_scrap) \
  X (EM_VERB_TAKE, em_verb_take) \
  X (EM_VERB_NAME, em_verb_name) \
  X (EM_VERB_DISCARD, em_verb_discard) \
  X (EM_VERB_DISSENT, em_verb_dissent) \
  X (EM_VERB_SKIP, em_verb_skip) \
  X (EM_VERB_DONE, em_verb_done) \
  X (EM_VERB_ADJUST, em_verb_adjust) \
  X (EM_VERB_ADJUST_HAND, em_verb_adjust_hand) \
  X (EM_VERB_START, em_verb_start) \
  X (EM_VERB_SAW, em_verb_saw) \
  X (EM_VERB_IS, em_verb_is)

/** EmVerb: the words of the notation, see %EM_VERBS. */
typedef enum
{
  EM_LAST_COMMON_VERB = ARB_VERB_OWN - 1,
  EM_VERBS (ARB_LIST_NAME) EM_N_VERBS,
} EmVerb;

EM_VERBS (ARB_LIST_DECLARE_VERB)

/* What the arguments of verbs can be. */
#define EM_A_CARD ARB_ACCEPT_NAME (EM_SORT_CARD)
#define EM_A_PLANET ARB_ACCEPT_NAME (EM_SORT_PLANET)
#define EM_A_ROLE ARB_ACCEPT_NAME (EM_SORT_ROLE)
#define EM_A_RESOURCE ARB_ACCEPT_NAME (EM_SORT_RESOURCE)
#define EM_A_TYPE ARB_ACCEPT_NAME (EM_SORT_TYPE)
#define EM_A_NUMBER ARB_ACCEPT (ARB_ARGUMENT_NUMBER)
#define EM_A_COUNT ARB_ACCEPT (ARB_ARGUMENT_COUNT)
#define EM_A_CHANGE ARB_ACCEPT (ARB_ARGUMENT_CHANGE)
#define EM_A_PAIR ARB_ACCEPT (ARB_ARGUMENT_PAIR)
#define EM_A_UNKNOWN ARB_ACCEPT (ARB_ARGUMENT_UNKNOWN)

/** EM_ASKED_BY: the bit of an effect in `asked_by` of an #ArbVerb. */
#define EM_ASKED_BY(effect) (G_GUINT64_CONSTANT (1) << EM_EFFECT_##effect)

/** EM_ASKED_BY_SCRIPTS: for what can be said while any effect of a card or a role waits. */
#define EM_ASKED_BY_SCRIPTS (G_GUINT64_CONSTANT (1) << 63)

G_STATIC_ASSERT (EM_N_EFFECTS < 63);

/** em_verb_asks: whether @effect asks for @verb. */
static inline gboolean
em_verb_asks (const ArbState *state, guint verb, EmEffect effect)
{
  return (arb_ruleset_of (state)->verbs[verb]->asked_by >> effect & 1) != 0;
}

/**
 * em_verb_effect: the effect of cards and roles that asks for @verb, the first of several, or
 * %EM_EFFECT_END.
 */
static inline EmEffect
em_verb_effect (const ArbState *state, guint verb)
{
  guint64 effects = arb_ruleset_of (state)->verbs[verb]->asked_by & ~EM_ASKED_BY_SCRIPTS;

  effects &= ~(EM_ASKED_BY (DRAW) - 1);
  return effects != 0 ? (EmEffect) __builtin_ctzll (effects) : EM_EFFECT_END;
}

G_END_DECLS
