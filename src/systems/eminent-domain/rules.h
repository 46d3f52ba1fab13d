/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/lists.h"
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
  RULE (EM_RULE_CONTRADICTION, "record.contradiction", FALSE, \
        NUMBER (EM_CONTRADICTION_TOLD, "told") NUMBER (EM_CONTRADICTION_POSSIBLE, "possible") \
            NUMBER (EM_CONTRADICTION_OWNER, "owner")) \
  RULE (EM_RULE_SEAT, "turn.seat", TRUE, NUMBER (EM_SEAT_DECIDES, "decides")) \
  RULE (EM_RULE_PHASE, "turn.phase", TRUE, NUMBER (EM_PHASE_NOW, "now")) \
  RULE (EM_RULE_UNASKED, "turn.unasked", TRUE, ) \
  RULE (EM_RULE_ACTION_LIMIT, "action.limit", FALSE, \
        NUMBER (EM_ACTION_LIMIT_PLAYED, "played") NUMBER (EM_ACTION_LIMIT_ALLOWED, "allowed")) \
  RULE (EM_RULE_ACTION_CLOSED, "action.closed", FALSE, ) \
  RULE (EM_RULE_NO_ACTION, "action.none", FALSE, ) \
  RULE (EM_RULE_ROLE_MANDATORY, "role.mandatory", FALSE, ) \
  RULE (EM_RULE_NO_RESEARCH, "learning.no-research", FALSE, ) \
  RULE (EM_RULE_HAND_IMPOSSIBLE, "hand.impossible", FALSE, \
        NUMBER (EM_HAND_IMPOSSIBLE_NEEDED, "needed") NUMBER (EM_HAND_IMPOSSIBLE_DECK, "deck") \
            NUMBER (EM_HAND_IMPOSSIBLE_DISCARD, "discard") \
                NUMBER (EM_HAND_IMPOSSIBLE_PLAY, "play") \
                    NUMBER (EM_HAND_IMPOSSIBLE_REMOVED, "removed") \
                        NUMBER (EM_HAND_IMPOSSIBLE_MOST, "most") \
                            NUMBER (EM_HAND_IMPOSSIBLE_TUCKED, "tucked")) \
  RULE (EM_RULE_HAND_LIMIT, "hand.limit", FALSE, \
        NUMBER (EM_HAND_LIMIT_HAND, "hand") NUMBER (EM_HAND_LIMIT_LIMIT, "limit") \
            NUMBER (EM_HAND_LIMIT_BASE, "base") NUMBER (EM_HAND_LIMIT_PLANETS, "planets")) \
  RULE (EM_RULE_BOOST_SYMBOL, "boost.symbol", FALSE, ) \
  RULE (EM_RULE_ANSWER, "follow.answer", FALSE, ) \
  RULE (EM_RULE_ANSWERED, "follow.answered", TRUE, ) \
  RULE (EM_RULE_ANSWER_ORDER, "follow.order", TRUE, NUMBER (EM_ANSWER_ORDER_DECIDES, "decides")) \
  RULE (EM_RULE_FOLLOW_SYMBOL, "follow.symbol", FALSE, ) \
  RULE (EM_RULE_FOLLOW_CARD, "follow.card", FALSE, \
        NUMBER (EM_FOLLOW_CARD_PLANETS, "planets") \
            NUMBER (EM_FOLLOW_CARD_TECHNOLOGIES, "technologies")) \
  RULE (EM_RULE_FOLLOW_MINIMUM, "follow.minimum", FALSE, \
        NUMBER (EM_FOLLOW_MINIMUM_NEEDED, "needed") NUMBER (EM_FOLLOW_MINIMUM_SHOWN, "shown") \
            NUMBER (EM_FOLLOW_MINIMUM_CARDS, "cards") \
                NUMBER (EM_FOLLOW_MINIMUM_PLANETS, "planets") \
                    NUMBER (EM_FOLLOW_MINIMUM_TECHNOLOGIES, "technologies")) \
  RULE (EM_RULE_LEADER_ONLY, "follow.leader-only", FALSE, ) \
  RULE (EM_RULE_EFFECT_AMOUNT, "effect.amount", FALSE, \
        NUMBER (EM_EFFECT_AMOUNT_TOLD, "told") NUMBER (EM_EFFECT_AMOUNT_AMOUNT, "amount") \
            NUMBER (EM_EFFECT_AMOUNT_OF, "of")) \
  RULE (EM_RULE_INSTEAD, "effect.instead", FALSE, ) \
  RULE (EM_RULE_LATER, "effect.later", TRUE, ) \
  RULE (EM_RULE_EFFECT_CHOICE, "effect.choice", FALSE, ) \
  RULE (EM_RULE_STACK_EMPTY, "stack.empty", FALSE, ) \
  RULE (EM_RULE_STACK_NONE, "stack.none", FALSE, ) \
  RULE (EM_RULE_SURVEY_OFFERED, "survey.offered", FALSE, \
        NUMBER (EM_SURVEY_OFFERED_LOOKED, "looked")) \
  RULE (EM_RULE_SURVEY_KEEP, "survey.keep", FALSE, NUMBER (EM_SURVEY_KEEP_LOOKED, "looked")) \
  RULE (EM_RULE_PLANET_NONE, "planet.none", FALSE, NUMBER (EM_PLANET_NONE_PLANETS, "planets")) \
  RULE (EM_RULE_PLANET_OWN, "planet.own", FALSE, NUMBER (EM_PLANET_OWN_OWNER, "owner")) \
  RULE (EM_RULE_PLANET_FACE_UP, "planet.face-up", FALSE, \
        NUMBER (EM_PLANET_FACE_UP_NUMBER, "number")) \
  RULE (EM_RULE_PLANET_FACE_DOWN, "planet.face-down", FALSE, \
        NUMBER (EM_PLANET_FACE_DOWN_NUMBER, "number")) \
  RULE (EM_RULE_PLANET_UNTOLD, "planet.untold", FALSE, \
        NUMBER (EM_PLANET_UNTOLD_NUMBER, "number") \
            NUMBER (EM_PLANET_UNTOLD_CANDIDATES, "candidates")) \
  RULE (EM_RULE_WARFARE_COST, "warfare.cost", FALSE, \
        NUMBER (EM_WARFARE_COST_NEEDED, "needed") NUMBER (EM_WARFARE_COST_FIGHTERS, "fighters") \
            NUMBER (EM_WARFARE_COST_PRINTED, "printed") \
                NUMBER (EM_WARFARE_COST_SCORCHED_EARTH, "scorched-earth") \
                    NUMBER (EM_WARFARE_COST_STAYS, "stays")) \
  RULE (EM_RULE_SETTLE_COST, "settle.cost", FALSE, \
        NUMBER (EM_SETTLE_COST_NEEDED, "needed") NUMBER (EM_SETTLE_COST_SHOWN, "shown") \
            NUMBER (EM_SETTLE_COST_COLONIES, "colonies") \
                NUMBER (EM_SETTLE_COST_PLANETS, "planets") \
                    NUMBER (EM_SETTLE_COST_TECHNOLOGIES, "technologies") \
                        NUMBER (EM_SETTLE_COST_CARD, "card")) \
  RULE (EM_RULE_TERRAFORMING, "settle.terraforming", FALSE, \
        NUMBER (EM_TERRAFORMING_NEEDED, "needed") NUMBER (EM_TERRAFORMING_COLONIES, "colonies") \
            NUMBER (EM_TERRAFORMING_IGNORED, "ignored")) \
  RULE (EM_RULE_COLONY_CARD, "colony.card", FALSE, NUMBER (EM_COLONY_CARD_LEFT, "left")) \
  RULE (EM_RULE_PRODUCE_SLOT, "produce.slot", FALSE, \
        NUMBER (EM_PRODUCE_SLOT_SLOTS, "slots") NUMBER (EM_PRODUCE_SLOT_FILLED, "filled") \
            NUMBER (EM_PRODUCE_SLOT_OTHERS, "others")) \
  RULE (EM_RULE_PRODUCE_BLOCKED, "produce.blocked", FALSE, ) \
  RULE (EM_RULE_TRADE_NONE, "trade.none", FALSE, NUMBER (EM_TRADE_NONE_FIGHTERS, "fighters")) \
  RULE (EM_RULE_TRADE_FIGHTER, "trade.fighter", FALSE, ) \
  RULE (EM_RULE_TECHNOLOGY_GONE, "research.gone", FALSE, \
        NUMBER (EM_TECHNOLOGY_GONE_OWNER, "owner")) \
  RULE (EM_RULE_TECHNOLOGY_OUT, "research.left-out", FALSE, ) \
  RULE (EM_RULE_PREREQUISITE, "research.prerequisite", FALSE, \
        NUMBER (EM_PREREQUISITE_NEEDED, "needed") NUMBER (EM_PREREQUISITE_SHOWN, "shown")) \
  RULE (EM_RULE_RESEARCH_COST, "research.cost", FALSE, \
        NUMBER (EM_RESEARCH_COST_NEEDED, "needed") NUMBER (EM_RESEARCH_COST_SHOWN, "shown") \
            NUMBER (EM_RESEARCH_COST_TAKEN, "taken") NUMBER (EM_RESEARCH_COST_CARDS, "cards") \
                NUMBER (EM_RESEARCH_COST_PLANETS, "planets") \
                    NUMBER (EM_RESEARCH_COST_TECHNOLOGIES, "technologies") \
                        NUMBER (EM_RESEARCH_COST_BONUS, "bonus")) \
  RULE (EM_RULE_REMOVE_SELF, "remove.self", FALSE, ) \
  RULE (EM_RULE_REMOVE_PERMISSION, "remove.permission", FALSE, ) \
  RULE (EM_RULE_SETTLED, "rule.settled", FALSE, ) \
  RULE (EM_RULE_ADJUST_RANGE, "record.adjust", FALSE, \
        NUMBER (EM_ADJUST_RANGE_PRESENT, "present") NUMBER (EM_ADJUST_RANGE_CHANGE, "change") \
            NUMBER (EM_ADJUST_RANGE_MOST, "most")) \
  RULE (EM_RULE_UNCLEAR, "record.which", FALSE, NUMBER (EM_UNCLEAR_PRESENT, "present")) \
  RULE (EM_RULE_NOTHING, "effect.nothing", FALSE, NUMBER (EM_NOTHING_LACK, "lack"))

/** EmRule: every rule that a verdict can name, after those that every game has. */
typedef enum
{
  EM_LAST_COMMON_RULE = ARB_RULE_OWN - 1,
  EM_RULES (ARB_LIST_NAME, ARB_LIST_NOTHING) EM_N_RULES,
} EmRule;

EM_RULES (ARB_LIST_NUMBERS, ARB_LIST_NAME)

/** em_rules: see #ArbRuleset. */
extern const ArbRuleDefinition em_rules[];

G_END_DECLS
