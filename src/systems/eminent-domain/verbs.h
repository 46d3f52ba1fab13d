/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

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
 * The verbs after those that every system has, one line each: enumerator, and the end of the name of
 * its #ArbVerb, which stands in the file of its rule. Those that the prototype has, too, have the same
 * number there, so that what the two games share can name them. What the table can say is listed in
 * this order.
 */
#define EM_VERBS(X) \
  X (DREW, drew) \
  X (HOLDS, holds) \
  X (DISCARDED, discarded) \
  X (PLAY, play) \
  X (LEAD, lead) \
  X (BOOST, boost) \
  X (FOLLOW, follow) \
  X (COLLECT, collect) \
  X (ATTACK, attack) \
  X (SETTLE, settle) \
  X (COLONY, colony) \
  X (KEEP, keep) \
  X (PRODUCE, produce) \
  X (TRADE, trade) \
  X (ACQUIRE, acquire) \
  X (REMOVE, remove) \
  X (SCRAP, scrap) \
  X (TAKE, take) \
  X (NAME, name) \
  X (DISCARD, discard) \
  X (DISSENT, dissent) \
  X (SKIP, skip) \
  X (DONE, done) \
  X (ADJUST, adjust) \
  X (ADJUST_HAND, adjust_hand) \
  X (START, start) \
  X (SAW, saw) \
  X (IS, is)

/** EmVerb: the words of the notation, see %EM_VERBS. */
typedef enum
{
  EM_VERB_RULE = ARB_VERB_RULE,
  EM_VERB_END = ARB_VERB_END,
  EM_VERB_COUNT = ARB_VERB_COUNT,
  EM_VERB_LEAVE = ARB_VERB_LEAVE,
#define EM_VERB_ENUMERATOR(name, ...) EM_VERB_##name,
  EM_VERBS (EM_VERB_ENUMERATOR)
#undef EM_VERB_ENUMERATOR
      EM_N_VERBS,
} EmVerb;

#define EM_VERB_RECORD(name, record) extern const ArbVerb em_verb_##record;
EM_VERBS (EM_VERB_RECORD)
#undef EM_VERB_RECORD

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
