/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

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
  RULE (OPEN, "rule.open", FALSE, ) \
  RULE (MALFORMED, "record.malformed", FALSE, NUMBER (MALFORMED_SEATS, "seats")) \
  RULE (OVER, "game.over", FALSE, ) \
  RULE (LEFT, "player.left", FALSE, NUMBER (LEFT_TURN, "turn")) \
  RULE (ALREADY_KNOWN, "record.told", FALSE, ) \
  RULE (SETTLED, "rule.settled", FALSE, ) \
  RULE (CONTRADICTION, "record.contradiction", FALSE, ) \
  RULE (ADJUST, "record.adjust", FALSE, ) \
  RULE (OUT_OF_RANGE, "record.range", FALSE, \
        NUMBER (OUT_OF_RANGE_PRESENT, "present") NUMBER (OUT_OF_RANGE_CHANGE, "change") \
            NUMBER (OUT_OF_RANGE_MOST, "most")) \
  RULE (UNCLEAR, "record.which", FALSE, NUMBER (UNCLEAR_PRESENT, "present")) \
  RULE (FACE, "face.unknown", FALSE, NUMBER (FACE_FEATURE, "feature")) \
  RULE (SEAT, "turn.seat", TRUE, NUMBER (SEAT_DECIDES, "decides")) \
  RULE (PHASE, "turn.phase", TRUE, NUMBER (PHASE_NOW, "now")) \
  RULE (SUPPLY, "supply.absent", FALSE, NUMBER (SUPPLY_CARDS, "cards")) \
  RULE (DECK, "deck.empty", FALSE, ) \
  RULE (HAND, "hand.impossible", FALSE, \
        NUMBER (HAND_OWNER, "owner") NUMBER (HAND_UNSEEN, "unseen")) \
  RULE (DISCARD, "discard.absent", FALSE, NUMBER (DISCARD_CARDS, "cards")) \
  RULE (PASS, "pass.forbidden", FALSE, ) \
  RULE (PLAY_NOTHING, "play.nothing", FALSE, ) \
  RULE (NOTHING, "effect.nothing", FALSE, ) \
  RULE (COLONIZE_TARGET, "colonize.target", FALSE, NUMBER (COLONIZE_TARGET_OWNER, "owner")) \
  RULE (ATTACK_TARGET, "attack.target", FALSE, NUMBER (ATTACK_TARGET_OWNER, "owner")) \
  RULE (PILE_TOP, "pile.top", FALSE, NUMBER (PILE_TOP_NUMBER, "number")) \
  RULE (PLANET_UNKNOWN, "planet.unknown", FALSE, NUMBER (PLANET_UNKNOWN_NUMBER, "number")) \
  RULE (PEEK_TARGET, "peek.target", FALSE, NUMBER (PEEK_TARGET_OWNER, "owner")) \
  RULE (REVEAL_SOURCE, "reveal.source", FALSE, ) \
  RULE (REVEAL_SPOILS, "reveal.spoils", FALSE, ) \
  RULE (REVEAL_DISCARD, "reveal.discard", FALSE, ) \
  RULE (REVEAL_TWICE, "reveal.twice", FALSE, ) \
  RULE (REVEAL_ICON, "reveal.icon", FALSE, \
        NUMBER (REVEAL_ICON_NEEDED, "needed") NUMBER (REVEAL_ICON_SHOWN, "shown")) \
  RULE (REVEAL_COUNT, "reveal.count", FALSE, \
        NUMBER (REVEAL_COUNT_SAID, "said") NUMBER (REVEAL_COUNT_MOST, "most")) \
  RULE (REVEAL_NEEDLESS, "reveal.needless", FALSE, ) \
  RULE (REVEAL_LEFT, "reveal.left", FALSE, \
        NUMBER (REVEAL_LEFT_NEEDED, "needed") NUMBER (REVEAL_LEFT_SHOWN, "shown")) \
  RULE (DEFEND, "defend.bonus", FALSE, ) \
  RULE (RESEARCH_GONE, "research.gone", FALSE, NUMBER (RESEARCH_GONE_OWNER, "owner"))

#define MICRO_RULE_NO_NUMBER(name, text)
#define MICRO_RULE_ENUMERATOR(name, id, timing, numbers) MICRO_RULE_##name,

/** MicroRule: every rule that a verdict can name, see %MICRO_RULES. */
typedef enum
{
  MICRO_RULES (MICRO_RULE_ENUMERATOR, MICRO_RULE_NO_NUMBER) MICRO_N_RULES,
} MicroRule;

#undef MICRO_RULE_ENUMERATOR

/* The numbers of each rule, counted from 0. */
#define MICRO_RULE_NUMBER(name, text) MICRO_##name,
#define MICRO_RULE_NUMBERS(name, id, timing, numbers) \
  enum \
  { \
    numbers MICRO_N_NUMBERS_##name, \
  };
MICRO_RULES (MICRO_RULE_NUMBERS, MICRO_RULE_NUMBER)
#undef MICRO_RULE_NUMBERS
#undef MICRO_RULE_NUMBER

/** micro_rules: see #ArbRuleset. */
extern const ArbRuleDefinition micro_rules[];

G_END_DECLS
