/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/ruleset.h"

G_BEGIN_DECLS

/**
 * PROTO_RULES:
 *
 * Every rule that a verdict of the prototype can name, in the form of %EM_RULES.
 */
#define PROTO_RULES(RULE, NUMBER) \
  RULE (OPEN, "rule.open", FALSE, ) \
  RULE (MALFORMED, "record.malformed", FALSE, NUMBER (MALFORMED_SEATS, "seats")) \
  RULE (OVER, "game.over", FALSE, ) \
  RULE (LEFT, "player.left", FALSE, NUMBER (LEFT_TURN, "turn")) \
  RULE (ALREADY_KNOWN, "record.told", FALSE, ) \
  RULE (CONTRADICTION, "record.contradiction", FALSE, ) \
  RULE (ADJUST, "record.adjust", FALSE, ) \
  RULE (UNCLEAR, "record.which", FALSE, NUMBER (UNCLEAR_PRESENT, "present")) \
  RULE (FACE, "face.unknown", FALSE, NUMBER (FACE_FEATURE, "feature")) \
  RULE (UNKNOWN_NUMBER, "number.unknown", FALSE, ) \
  RULE (IDENTITY, "planet.unknown", FALSE, NUMBER (IDENTITY_NUMBER, "number")) \
  RULE (SEAT, "turn.seat", TRUE, NUMBER (SEAT_DECIDES, "decides")) \
  RULE (PHASE, "turn.phase", TRUE, NUMBER (PHASE_NOW, "now")) \
  RULE (NO_ACTION, "action.none", FALSE, ) \
  RULE (MANDATORY, "role.mandatory", FALSE, ) \
  RULE (HAND, "hand.impossible", FALSE, NUMBER (HAND_HAND, "hand")) \
  RULE (PILE, "pile.empty", FALSE, ) \
  RULE (ICON, "boost.icon", FALSE, ) \
  RULE (FOLLOW_CARD, "follow.card", FALSE, ) \
  RULE (MINIMUM, "follow.minimum", FALSE, \
        NUMBER (MINIMUM_NEEDED, "needed") NUMBER (MINIMUM_SHOWN, "shown")) \
  RULE (DECLINE, "follow.decline", FALSE, ) \
  RULE (EMPTY_DRAW, "draw.empty", FALSE, ) \
  RULE (CHOICE, "effect.choice", FALSE, ) \
  RULE (NOTHING, "effect.nothing", FALSE, ) \
  RULE (NO_PLANET, "planet.none", FALSE, ) \
  RULE (FACE_UP, "planet.face-up", FALSE, NUMBER (FACE_UP_NUMBER, "number")) \
  RULE (FACE_DOWN, "planet.face-down", FALSE, NUMBER (FACE_DOWN_NUMBER, "number")) \
  RULE (SETTLE_COST, "colonize.cost", FALSE, \
        NUMBER (SETTLE_COST_NEEDED, "needed") NUMBER (SETTLE_COST_SHOWN, "shown")) \
  RULE (ARMY_COST, "warfare.cost", FALSE, \
        NUMBER (ARMY_COST_NEEDED, "needed") NUMBER (ARMY_COST_ARMIES, "armies")) \
  RULE (SLOT, "harvest.slot", FALSE, NUMBER (SLOT_FILLED, "filled")) \
  RULE (DISCS, "harvest.discs", FALSE, NUMBER (DISCS_LIMIT, "limit")) \
  RULE (RESOURCE, "trade.none", FALSE, ) \
  RULE (DECK, "research.type", FALSE, ) \
  RULE (GONE, "research.gone", FALSE, NUMBER (GONE_OWNER, "owner")) \
  RULE (DISCARD, "discard.limit", FALSE, NUMBER (DISCARD_LIMIT, "limit")) \
  RULE (HAND_LIMIT, "hand.limit", FALSE, \
        NUMBER (HAND_LIMIT_HAND, "hand") NUMBER (HAND_LIMIT_LIMIT, "limit"))

#define PROTO_RULE_NO_NUMBER(name, text)
#define PROTO_RULE_ENUMERATOR(name, id, timing, numbers) PROTO_RULE_##name,

/** ProtoRule: every rule that a verdict can name, see %PROTO_RULES. */
typedef enum
{
  PROTO_RULES (PROTO_RULE_ENUMERATOR, PROTO_RULE_NO_NUMBER) PROTO_N_RULES,
} ProtoRule;

#undef PROTO_RULE_ENUMERATOR

/* The numbers of each rule, counted from 0. */
#define PROTO_RULE_NUMBER(name, text) PROTO_##name,
#define PROTO_RULE_NUMBERS(name, id, timing, numbers) \
  enum \
  { \
    numbers PROTO_N_NUMBERS_##name, \
  };
PROTO_RULES (PROTO_RULE_NUMBERS, PROTO_RULE_NUMBER)
#undef PROTO_RULE_NUMBERS
#undef PROTO_RULE_NUMBER

/** proto_rules: see #ArbRuleset. */
extern const ArbRuleDefinition proto_rules[];

G_END_DECLS
