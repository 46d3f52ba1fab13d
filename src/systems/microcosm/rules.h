/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/lists.h"
#include "engine/core/ruleset.h"

G_BEGIN_DECLS

/**
 * MICRO_RULES:
 *
 * Every rule that a verdict can name: enumerator, id, whether it is only about the timing of the
 * move, and the names of its numbers. The texts, the class and the sources are in rules.json.
 * NUMBER makes the enumerator with which the rule's file sets a number, together with its name.
 */
#define MICRO_RULES(RULE, NUMBER) \
  RULE (MICRO_RULE_SETTLED, "rule.settled", FALSE, ) \
  RULE (MICRO_RULE_CONTRADICTION, "record.contradiction", FALSE, ) \
  RULE (MICRO_RULE_ADJUST, "record.adjust", FALSE, ) \
  RULE (MICRO_RULE_OUT_OF_RANGE, "record.range", FALSE, \
        NUMBER (MICRO_OUT_OF_RANGE_PRESENT, "present") \
            NUMBER (MICRO_OUT_OF_RANGE_CHANGE, "change") NUMBER (MICRO_OUT_OF_RANGE_MOST, "most")) \
  RULE (MICRO_RULE_UNCLEAR, "record.which", FALSE, NUMBER (MICRO_UNCLEAR_PRESENT, "present")) \
  RULE (MICRO_RULE_FACE, "face.unknown", FALSE, NUMBER (MICRO_FACE_FEATURE, "feature")) \
  RULE (MICRO_RULE_SEAT, "turn.seat", TRUE, NUMBER (MICRO_SEAT_DECIDES, "decides")) \
  RULE (MICRO_RULE_PHASE, "turn.phase", TRUE, NUMBER (MICRO_PHASE_NOW, "now")) \
  RULE (MICRO_RULE_SUPPLY, "supply.absent", FALSE, NUMBER (MICRO_SUPPLY_CARDS, "cards")) \
  RULE (MICRO_RULE_DECK, "deck.empty", FALSE, ) \
  RULE (MICRO_RULE_HAND, "hand.impossible", FALSE, \
        NUMBER (MICRO_HAND_OWNER, "owner") NUMBER (MICRO_HAND_UNSEEN, "unseen")) \
  RULE (MICRO_RULE_DISCARD, "discard.absent", FALSE, NUMBER (MICRO_DISCARD_CARDS, "cards")) \
  RULE (MICRO_RULE_PASS, "pass.forbidden", FALSE, ) \
  RULE (MICRO_RULE_PLAY_NOTHING, "play.nothing", FALSE, ) \
  RULE (MICRO_RULE_NOTHING, "effect.nothing", FALSE, ) \
  RULE (MICRO_RULE_COLONIZE_TARGET, "colonize.target", FALSE, \
        NUMBER (MICRO_COLONIZE_TARGET_OWNER, "owner")) \
  RULE (MICRO_RULE_ATTACK_TARGET, "attack.target", FALSE, \
        NUMBER (MICRO_ATTACK_TARGET_OWNER, "owner")) \
  RULE (MICRO_RULE_PILE_TOP, "pile.top", FALSE, NUMBER (MICRO_PILE_TOP_NUMBER, "number")) \
  RULE (MICRO_RULE_PLANET_UNKNOWN, "planet.unknown", FALSE, \
        NUMBER (MICRO_PLANET_UNKNOWN_NUMBER, "number")) \
  RULE (MICRO_RULE_PEEK_TARGET, "peek.target", FALSE, NUMBER (MICRO_PEEK_TARGET_OWNER, "owner")) \
  RULE (MICRO_RULE_REVEAL_SOURCE, "reveal.source", FALSE, ) \
  RULE (MICRO_RULE_REVEAL_SPOILS, "reveal.spoils", FALSE, ) \
  RULE (MICRO_RULE_REVEAL_DISCARD, "reveal.discard", FALSE, ) \
  RULE (MICRO_RULE_REVEAL_TWICE, "reveal.twice", FALSE, ) \
  RULE (MICRO_RULE_REVEAL_ICON, "reveal.icon", FALSE, \
        NUMBER (MICRO_REVEAL_ICON_NEEDED, "needed") NUMBER (MICRO_REVEAL_ICON_SHOWN, "shown")) \
  RULE (MICRO_RULE_REVEAL_COUNT, "reveal.count", FALSE, \
        NUMBER (MICRO_REVEAL_COUNT_SAID, "said") NUMBER (MICRO_REVEAL_COUNT_MOST, "most")) \
  RULE (MICRO_RULE_REVEAL_NEEDLESS, "reveal.needless", FALSE, ) \
  RULE (MICRO_RULE_REVEAL_LEFT, "reveal.left", FALSE, \
        NUMBER (MICRO_REVEAL_LEFT_NEEDED, "needed") NUMBER (MICRO_REVEAL_LEFT_SHOWN, "shown")) \
  RULE (MICRO_RULE_DEFEND, "defend.bonus", FALSE, ) \
  RULE (MICRO_RULE_RESEARCH_GONE, "research.gone", FALSE, \
        NUMBER (MICRO_RESEARCH_GONE_OWNER, "owner"))

/** MicroRule: every rule that a verdict can name, after those that every game has. */
typedef enum
{
  MICRO_LAST_COMMON_RULE = ARB_RULE_OWN - 1,
  MICRO_RULES (ARB_LIST_NAME, ARB_LIST_NOTHING) MICRO_N_RULES,
} MicroRule;

MICRO_RULES (ARB_LIST_NUMBERS, ARB_LIST_NAME)

/** micro_rules: see #ArbRuleset. */
extern const ArbRuleDefinition micro_rules[];

G_END_DECLS
