/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/ruleset.h"

G_BEGIN_DECLS

/**
 * EM_RULES:
 *
 * Every rule that a verdict can name: enumerator, id, whether it is only about the timing of the
 * move, and the names of its numbers. The texts, the class and the sources are in rules.json.
 * NUMBER makes the enumerator with which the rule's file sets a number, together with its name.
 */
#define EM_RULES(RULE, NUMBER) \
  RULE (OPEN, "rule.open", FALSE, ) \
  RULE (MALFORMED, "record.malformed", FALSE, NUMBER (MALFORMED_SEATS, "seats")) \
  RULE (OVER, "game.over", FALSE, ) \
  RULE (LEFT, "player.left", FALSE, NUMBER (LEFT_TURN, "turn")) \
  RULE (ALREADY_KNOWN, "record.told", FALSE, ) \
  RULE (CONTRADICTION, "record.contradiction", FALSE, \
        NUMBER (CONTRADICTION_TOLD, "told") NUMBER (CONTRADICTION_POSSIBLE, "possible") \
            NUMBER (CONTRADICTION_OWNER, "owner")) \
  RULE (SEAT, "turn.seat", TRUE, NUMBER (SEAT_DECIDES, "decides")) \
  RULE (PHASE, "turn.phase", TRUE, NUMBER (PHASE_NOW, "now")) \
  RULE (UNASKED, "turn.unasked", TRUE, ) \
  RULE (ACTION_LIMIT, "action.limit", FALSE, \
        NUMBER (ACTION_LIMIT_PLAYED, "played") NUMBER (ACTION_LIMIT_ALLOWED, "allowed")) \
  RULE (ACTION_CLOSED, "action.closed", FALSE, ) \
  RULE (NO_ACTION, "action.none", FALSE, ) \
  RULE (ROLE_MANDATORY, "role.mandatory", FALSE, ) \
  RULE (NO_RESEARCH, "learning.no-research", FALSE, ) \
  RULE (HAND_IMPOSSIBLE, "hand.impossible", FALSE, \
        NUMBER (HAND_IMPOSSIBLE_NEEDED, "needed") NUMBER (HAND_IMPOSSIBLE_DECK, "deck") \
            NUMBER (HAND_IMPOSSIBLE_DISCARD, "discard") NUMBER (HAND_IMPOSSIBLE_PLAY, "play") \
                NUMBER (HAND_IMPOSSIBLE_REMOVED, "removed") NUMBER (HAND_IMPOSSIBLE_MOST, "most") \
                    NUMBER (HAND_IMPOSSIBLE_TUCKED, "tucked")) \
  RULE (HAND_LIMIT, "hand.limit", FALSE, \
        NUMBER (HAND_LIMIT_HAND, "hand") NUMBER (HAND_LIMIT_LIMIT, "limit") \
            NUMBER (HAND_LIMIT_BASE, "base") NUMBER (HAND_LIMIT_PLANETS, "planets")) \
  RULE (BOOST_SYMBOL, "boost.symbol", FALSE, ) \
  RULE (ANSWER, "follow.answer", FALSE, ) \
  RULE (ANSWERED, "follow.answered", TRUE, ) \
  RULE (ANSWER_ORDER, "follow.order", TRUE, NUMBER (ANSWER_ORDER_DECIDES, "decides")) \
  RULE (FOLLOW_SYMBOL, "follow.symbol", FALSE, ) \
  RULE (FOLLOW_CARD, "follow.card", FALSE, \
        NUMBER (FOLLOW_CARD_PLANETS, "planets") NUMBER (FOLLOW_CARD_TECHNOLOGIES, "technologies")) \
  RULE (FOLLOW_MINIMUM, "follow.minimum", FALSE, \
        NUMBER (FOLLOW_MINIMUM_NEEDED, "needed") NUMBER (FOLLOW_MINIMUM_SHOWN, "shown") \
            NUMBER (FOLLOW_MINIMUM_CARDS, "cards") NUMBER (FOLLOW_MINIMUM_PLANETS, "planets") \
                NUMBER (FOLLOW_MINIMUM_TECHNOLOGIES, "technologies")) \
  RULE (LEADER_ONLY, "follow.leader-only", FALSE, ) \
  RULE (EFFECT_AMOUNT, "effect.amount", FALSE, \
        NUMBER (EFFECT_AMOUNT_TOLD, "told") NUMBER (EFFECT_AMOUNT_AMOUNT, "amount") \
            NUMBER (EFFECT_AMOUNT_OF, "of")) \
  RULE (INSTEAD, "effect.instead", FALSE, ) \
  RULE (LATER, "effect.later", TRUE, ) \
  RULE (EFFECT_CHOICE, "effect.choice", FALSE, ) \
  RULE (STACK_EMPTY, "stack.empty", FALSE, ) \
  RULE (STACK_NONE, "stack.none", FALSE, ) \
  RULE (SURVEY_OFFERED, "survey.offered", FALSE, NUMBER (SURVEY_OFFERED_LOOKED, "looked")) \
  RULE (SURVEY_KEEP, "survey.keep", FALSE, NUMBER (SURVEY_KEEP_LOOKED, "looked")) \
  RULE (PLANET_NONE, "planet.none", FALSE, NUMBER (PLANET_NONE_PLANETS, "planets")) \
  RULE (PLANET_OWN, "planet.own", FALSE, NUMBER (PLANET_OWN_OWNER, "owner")) \
  RULE (PLANET_FACE_UP, "planet.face-up", FALSE, NUMBER (PLANET_FACE_UP_NUMBER, "number")) \
  RULE (PLANET_FACE_DOWN, "planet.face-down", FALSE, NUMBER (PLANET_FACE_DOWN_NUMBER, "number")) \
  RULE (PLANET_UNTOLD, "planet.untold", FALSE, \
        NUMBER (PLANET_UNTOLD_NUMBER, "number") NUMBER (PLANET_UNTOLD_CANDIDATES, "candidates")) \
  RULE (WARFARE_COST, "warfare.cost", FALSE, \
        NUMBER (WARFARE_COST_NEEDED, "needed") NUMBER (WARFARE_COST_FIGHTERS, "fighters") \
            NUMBER (WARFARE_COST_PRINTED, "printed") \
                NUMBER (WARFARE_COST_SCORCHED_EARTH, "scorched-earth") \
                    NUMBER (WARFARE_COST_STAYS, "stays")) \
  RULE (SETTLE_COST, "settle.cost", FALSE, \
        NUMBER (SETTLE_COST_NEEDED, "needed") NUMBER (SETTLE_COST_SHOWN, "shown") \
            NUMBER (SETTLE_COST_COLONIES, "colonies") NUMBER (SETTLE_COST_PLANETS, "planets") \
                NUMBER (SETTLE_COST_TECHNOLOGIES, "technologies") \
                    NUMBER (SETTLE_COST_CARD, "card")) \
  RULE (TERRAFORMING, "settle.terraforming", FALSE, \
        NUMBER (TERRAFORMING_NEEDED, "needed") NUMBER (TERRAFORMING_COLONIES, "colonies") \
            NUMBER (TERRAFORMING_IGNORED, "ignored")) \
  RULE (COLONY_CARD, "colony.card", FALSE, NUMBER (COLONY_CARD_LEFT, "left")) \
  RULE (PRODUCE_SLOT, "produce.slot", FALSE, \
        NUMBER (PRODUCE_SLOT_SLOTS, "slots") NUMBER (PRODUCE_SLOT_FILLED, "filled") \
            NUMBER (PRODUCE_SLOT_OTHERS, "others")) \
  RULE (PRODUCE_BLOCKED, "produce.blocked", FALSE, ) \
  RULE (TRADE_NONE, "trade.none", FALSE, NUMBER (TRADE_NONE_FIGHTERS, "fighters")) \
  RULE (TRADE_FIGHTER, "trade.fighter", FALSE, ) \
  RULE (TECHNOLOGY_GONE, "research.gone", FALSE, NUMBER (TECHNOLOGY_GONE_OWNER, "owner")) \
  RULE (TECHNOLOGY_OUT, "research.left-out", FALSE, ) \
  RULE (PREREQUISITE, "research.prerequisite", FALSE, \
        NUMBER (PREREQUISITE_NEEDED, "needed") NUMBER (PREREQUISITE_SHOWN, "shown")) \
  RULE (RESEARCH_COST, "research.cost", FALSE, \
        NUMBER (RESEARCH_COST_NEEDED, "needed") NUMBER (RESEARCH_COST_SHOWN, "shown") \
            NUMBER (RESEARCH_COST_TAKEN, "taken") NUMBER (RESEARCH_COST_CARDS, "cards") \
                NUMBER (RESEARCH_COST_PLANETS, "planets") \
                    NUMBER (RESEARCH_COST_TECHNOLOGIES, "technologies") \
                        NUMBER (RESEARCH_COST_BONUS, "bonus")) \
  RULE (REMOVE_SELF, "remove.self", FALSE, ) \
  RULE (REMOVE_PERMISSION, "remove.permission", FALSE, ) \
  RULE (SETTLED, "rule.settled", FALSE, ) \
  RULE (ADJUST_RANGE, "record.adjust", FALSE, \
        NUMBER (ADJUST_RANGE_PRESENT, "present") NUMBER (ADJUST_RANGE_CHANGE, "change") \
            NUMBER (ADJUST_RANGE_MOST, "most")) \
  RULE (UNCLEAR, "record.which", FALSE, NUMBER (UNCLEAR_PRESENT, "present")) \
  RULE (NOTHING, "effect.nothing", FALSE, NUMBER (NOTHING_LACK, "lack"))

#define EM_RULE_NO_NUMBER(name, text)
#define EM_RULE_ENUMERATOR(name, id, timing, numbers) EM_RULE_##name,

/** EmRule: every rule that a verdict can name, see %EM_RULES. */
typedef enum
{
  EM_RULES (EM_RULE_ENUMERATOR, EM_RULE_NO_NUMBER) EM_N_RULES,
} EmRule;

#undef EM_RULE_ENUMERATOR

/* The numbers of each rule, counted from 0. */
#define EM_RULE_NUMBER(name, text) EM_##name,
#define EM_RULE_NUMBERS(name, id, timing, numbers) \
  enum \
  { \
    numbers EM_N_NUMBERS_##name, \
  };
EM_RULES (EM_RULE_NUMBERS, EM_RULE_NUMBER)
#undef EM_RULE_NUMBERS
#undef EM_RULE_NUMBER

/** em_rules: see #ArbRuleset. */
extern const ArbRuleDefinition em_rules[];

G_END_DECLS
