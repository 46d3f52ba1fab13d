/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/ruleset.h"
#include "systems/eminent-domain/prototype-cards.h"

G_BEGIN_DECLS

/**
 * PROTO_VERBS:
 *
 * The verbs after those that every system has, one line each: enumerator, the end of the name of its
 * #ArbVerb, which stands in the file of its rule, and the kind of its offers. The words are those of
 * Eminent Domain, if that has one.
 */
#define PROTO_VERBS(X) \
  X (PLAY, play, PLAY) \
  X (LEAD, lead, LEAD) \
  X (BOOST, boost, BOOST_CARD) \
  X (FOLLOW, follow, ANSWER) \
  X (PASS, pass, PASS) \
  X (KEEP, keep, KEEP) \
  X (COLONY, colony, COLONY) \
  X (SETTLE, settle, SETTLE) \
  X (ATTACK, attack, ATTACK) \
  X (COLLECT, collect, COLLECT) \
  X (PRODUCE, produce, PRODUCE) \
  X (TRADE, trade, TRADE) \
  X (ACQUIRE, acquire, ACQUIRE) \
  X (DISCARD, discard, DISCARD_CARD) \
  X (DISSENT, dissent, DISSENT) \
  X (SKIP, skip, SKIP) \
  X (DONE, done, DONE) \
  X (DREW, drew, IS) \
  X (HOLDS, holds, IS) \
  X (DISCARDED, discarded, IS) \
  X (IS, is, IS) \
  X (SHOWS, shows, FACE) \
  X (NUMBER, number, NUMBER) \
  X (EMPTY, empty, EMPTY) \
  X (ADJUST, adjust, IS) \
  X (ADJUST_HAND, adjust_hand, IS)

/** ProtoVerb: the words of the notation, see %PROTO_VERBS. */
typedef enum
{
  PROTO_VERB_RULE = ARB_VERB_RULE,
  PROTO_VERB_END = ARB_VERB_END,
  PROTO_VERB_COUNT = ARB_VERB_COUNT,
#define PROTO_VERB_ENUMERATOR(name, ...) PROTO_VERB_##name,
  PROTO_VERBS (PROTO_VERB_ENUMERATOR)
#undef PROTO_VERB_ENUMERATOR
      PROTO_N_VERBS,
} ProtoVerb;

/* What the arguments of verbs can be. */
#define PROTO_A_CARD ARB_ACCEPT_NAME (PROTO_SORT_CARD)
#define PROTO_A_PLANET ARB_ACCEPT_NAME (PROTO_SORT_PLANET)
#define PROTO_A_ROLE ARB_ACCEPT_NAME (PROTO_SORT_ROLE)
#define PROTO_A_COLOUR ARB_ACCEPT_NAME (PROTO_SORT_COLOUR)
#define PROTO_A_FEATURE ARB_ACCEPT_NAME (PROTO_SORT_FEATURE)
#define PROTO_A_VALUE ARB_ACCEPT_NAME (PROTO_SORT_VALUE)
#define PROTO_A_COUNTER ARB_ACCEPT_NAME (PROTO_SORT_COUNTER)
#define PROTO_A_NUMBER ARB_ACCEPT (ARB_ARGUMENT_NUMBER)
#define PROTO_A_COUNT ARB_ACCEPT (ARB_ARGUMENT_COUNT)
#define PROTO_A_CHANGE ARB_ACCEPT (ARB_ARGUMENT_CHANGE)

G_END_DECLS
