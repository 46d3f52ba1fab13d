/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/prototype/cards.h"
#include "systems/eminent-domain/verbs.h"

G_BEGIN_DECLS

/* The verbs that only the prototype has, in the places of verbs that it lacks. */
enum
{
  PROTO_VERB_IS = EM_VERB_REMOVE,
  PROTO_VERB_SHOWS = EM_VERB_SCRAP,
  PROTO_VERB_NUMBER = EM_VERB_TAKE,
  PROTO_VERB_EMPTY = EM_VERB_NAME,
  PROTO_VERB_PASS = EM_VERB_ADJUST_HAND + 1,
  PROTO_N_VERBS,
};

/**
 * PROTO_VERBS:
 *
 * The verbs after those that every system has, one line each: enumerator, its #ArbVerb, which is
 * in the file of its rule.
 */
#define PROTO_VERBS(X) \
  X (EM_VERB_DREW, em_verb_drew) \
  X (EM_VERB_HOLDS, em_verb_holds) \
  X (EM_VERB_DISCARDED, proto_verb_discarded) \
  X (EM_VERB_PLAY, proto_verb_play) \
  X (EM_VERB_LEAD, proto_verb_lead) \
  X (EM_VERB_BOOST, proto_verb_boost) \
  X (EM_VERB_FOLLOW, proto_verb_follow) \
  X (EM_VERB_COLLECT, proto_verb_collect) \
  X (EM_VERB_ATTACK, proto_verb_attack) \
  X (EM_VERB_SETTLE, proto_verb_settle) \
  X (EM_VERB_COLONY, proto_verb_colony) \
  X (EM_VERB_KEEP, proto_verb_keep) \
  X (EM_VERB_PRODUCE, proto_verb_produce) \
  X (EM_VERB_TRADE, proto_verb_trade) \
  X (EM_VERB_ACQUIRE, proto_verb_acquire) \
  X (PROTO_VERB_IS, proto_verb_is) \
  X (PROTO_VERB_SHOWS, proto_verb_shows) \
  X (PROTO_VERB_NUMBER, proto_verb_number) \
  X (PROTO_VERB_EMPTY, proto_verb_empty) \
  X (EM_VERB_DISCARD, proto_verb_discard) \
  X (EM_VERB_DISSENT, proto_verb_dissent) \
  X (EM_VERB_SKIP, proto_verb_skip) \
  X (EM_VERB_DONE, proto_verb_done) \
  X (EM_VERB_ADJUST, proto_verb_adjust) \
  X (EM_VERB_ADJUST_HAND, proto_verb_adjust_hand) \
  X (PROTO_VERB_PASS, proto_verb_pass)

PROTO_VERBS (ARB_LIST_DECLARE_VERB)

/* What the arguments of verbs can be, besides those of Eminent Domain. */
#define PROTO_A_FEATURE ARB_ACCEPT_NAME (PROTO_SORT_FEATURE)
#define PROTO_A_VALUE ARB_ACCEPT_NAME (PROTO_SORT_VALUE)

G_END_DECLS
