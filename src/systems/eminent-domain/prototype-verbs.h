/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/ruleset.h"
#include "systems/eminent-domain/prototype-cards.h"

G_BEGIN_DECLS

/**
 * PROTO_VERBS:
 *
 * The words of the notation after those that every system has, one line each: enumerator, word,
 * kind, whether its first argument comes before it, its arguments, and the functions of its rule:
 * check, apply, and the kind of its offers. The words are those of Eminent Domain, if that has one.
 */
#define PROTO_VERBS(X) \
  X (PLAY, "play", DECISION, FALSE, PROTO_MUST (CARD), PROTO_NOTHING, PROTO_NOTHING, \
     proto_check_play, proto_apply_play, PLAY) \
  X (LEAD, "lead", DECISION, FALSE, PROTO_MUST (ROLE), PROTO_NOTHING, PROTO_NOTHING, \
     proto_check_lead, proto_apply_lead, LEAD) \
  X (BOOST, "boost", DECISION, FALSE, PROTO_MUST (CARD), PROTO_NOTHING, PROTO_NOTHING, \
     proto_check_boost, proto_apply_boost, BOOST_CARD) \
  X (FOLLOW, "follow", DECISION, FALSE, PROTO_NOTHING, PROTO_NOTHING, PROTO_NOTHING, \
     proto_check_follow, proto_apply_follow, ANSWER) \
  X (PASS, "pass", DECISION, FALSE, PROTO_NOTHING, PROTO_NOTHING, PROTO_NOTHING, proto_check_pass, \
     proto_apply_pass, PASS) \
  X (KEEP, "keep", DECISION, FALSE, PROTO_NOTHING, PROTO_NOTHING, PROTO_NOTHING, proto_check_keep, \
     proto_apply_keep, KEEP) \
  X (COLONY, "colony", DECISION, FALSE, PROTO_MUST (NUMBER), PROTO_NOTHING, PROTO_NOTHING, \
     proto_check_colony, proto_apply_colony, COLONY) \
  X (SETTLE, "settle", DECISION, FALSE, PROTO_MUST (NUMBER), PROTO_MAY (PLANET), PROTO_NOTHING, \
     proto_check_settle, proto_apply_settle, SETTLE) \
  X (ATTACK, "attack", DECISION, FALSE, PROTO_MUST (NUMBER), PROTO_MAY (PLANET), PROTO_NOTHING, \
     proto_check_attack, proto_apply_attack, ATTACK) \
  X (COLLECT, "collect", DECISION, FALSE, PROTO_NOTHING, PROTO_NOTHING, PROTO_NOTHING, \
     proto_check_collect, proto_apply_collect, COLLECT) \
  X (PRODUCE, "produce", DECISION, FALSE, PROTO_MUST (NUMBER), PROTO_MAY (COLOUR), PROTO_NOTHING, \
     proto_check_produce, proto_apply_produce, PRODUCE) \
  X (TRADE, "trade", DECISION, FALSE, PROTO_MUST (NUMBER), PROTO_MAY (COLOUR), PROTO_NOTHING, \
     proto_check_trade, proto_apply_trade, TRADE) \
  X (ACQUIRE, "acquire", DECISION, FALSE, PROTO_MUST (CARD), PROTO_NOTHING, PROTO_NOTHING, \
     proto_check_acquire, proto_apply_acquire, ACQUIRE) \
  X (DISCARD, "discard", DECISION, FALSE, PROTO_MUST (CARD | COUNT), PROTO_NOTHING, PROTO_NOTHING, \
     proto_check_discard, proto_apply_discard, DISCARD_CARD) \
  X (DISSENT, "dissent", ANSWER, FALSE, PROTO_NOTHING, PROTO_NOTHING, PROTO_NOTHING, \
     proto_check_dissent, proto_apply_dissent, DISSENT) \
  X (SKIP, "skip", CLOSING, FALSE, PROTO_NOTHING, PROTO_NOTHING, PROTO_NOTHING, proto_check_skip, \
     proto_apply_skip, SKIP) \
  X (DONE, "done", CLOSING, FALSE, PROTO_NOTHING, PROTO_NOTHING, PROTO_NOTHING, proto_check_done, \
     proto_apply_done, DONE) \
  X (DREW, "drew", OBSERVATION, FALSE, PROTO_MUST (CARD), PROTO_MAY (COUNT), PROTO_NOTHING, \
     proto_check_drew, proto_apply_drew, IS) \
  X (HOLDS, "holds", OBSERVATION, FALSE, PROTO_MUST (CARD), PROTO_MAY (COUNT), PROTO_NOTHING, \
     proto_check_holds, proto_apply_holds, IS) \
  X (DISCARDED, "discarded", OBSERVATION, FALSE, PROTO_MUST (CARD), PROTO_MAY (COUNT), \
     PROTO_NOTHING, proto_check_discarded, proto_apply_discarded, IS) \
  X (IS, "is", TABLE, TRUE, PROTO_MUST (NUMBER), PROTO_MUST (PLANET), PROTO_NOTHING, \
     proto_check_is, proto_apply_is, IS) \
  X (SHOWS, "shows", TABLE, TRUE, PROTO_MUST (CARD | PLANET), PROTO_MUST (FEATURE), \
     PROTO_MUST (VALUE), proto_check_shows, proto_apply_shows, FACE) \
  X (NUMBER, "number", TABLE, FALSE, PROTO_MUST (COUNTER), PROTO_MUST (COUNT), PROTO_NOTHING, \
     proto_check_number, proto_apply_number, NUMBER) \
  X (EMPTY, "empty", TABLE, FALSE, PROTO_MUST (COUNTER), PROTO_NOTHING, PROTO_NOTHING, \
     proto_check_empty, proto_apply_empty, EMPTY) \
  X (ADJUST, "adjust", TABLE, FALSE, PROTO_MUST (COUNTER | CARD | PLANET | COLOUR | NUMBER), \
     PROTO_MUST (CHANGE), PROTO_MAY (NUMBER), proto_check_adjust, proto_apply_adjust, IS) \
  X (ADJUST_HAND, "adjust-hand", TABLE, FALSE, PROTO_MUST (CARD), PROTO_MUST (CHANGE), \
     PROTO_NOTHING, proto_check_adjust_hand, proto_apply_adjust_hand, IS)

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

/** proto_verbs: see #ArbRuleset. */
extern const ArbVerb *const proto_verbs[];

G_END_DECLS
