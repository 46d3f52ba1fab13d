/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/lists.h"
#include "engine/core/ruleset.h"

G_BEGIN_DECLS

/**
 * PROTO_RULES:
 *
 * Every rule that a verdict of the prototype can name, in the form of %EM_RULES.
 */
#define PROTO_RULES(RULE, NUMBER) \
  RULE (PROTO_RULE_CONTRADICTION, "record.contradiction", FALSE, ) \
  RULE (PROTO_RULE_ADJUST, "record.adjust", FALSE, ) \
  RULE (PROTO_RULE_UNCLEAR, "record.which", FALSE, NUMBER (PROTO_UNCLEAR_PRESENT, "present")) \
  RULE (PROTO_RULE_FACE, "face.unknown", FALSE, NUMBER (PROTO_FACE_FEATURE, "feature")) \
  RULE (PROTO_RULE_UNKNOWN_NUMBER, "number.unknown", FALSE, ) \
  RULE (PROTO_RULE_IDENTITY, "planet.unknown", FALSE, NUMBER (PROTO_IDENTITY_NUMBER, "number")) \
  RULE (PROTO_RULE_SEAT, "turn.seat", TRUE, NUMBER (PROTO_SEAT_DECIDES, "decides")) \
  RULE (PROTO_RULE_PHASE, "turn.phase", TRUE, NUMBER (PROTO_PHASE_NOW, "now")) \
  RULE (PROTO_RULE_NO_ACTION, "action.none", FALSE, ) \
  RULE (PROTO_RULE_MANDATORY, "role.mandatory", FALSE, ) \
  RULE (PROTO_RULE_HAND, "hand.impossible", FALSE, NUMBER (PROTO_HAND_HAND, "hand")) \
  RULE (PROTO_RULE_PILE, "pile.empty", FALSE, ) \
  RULE (PROTO_RULE_ICON, "boost.icon", FALSE, ) \
  RULE (PROTO_RULE_FOLLOW_CARD, "follow.card", FALSE, ) \
  RULE (PROTO_RULE_MINIMUM, "follow.minimum", FALSE, \
        NUMBER (PROTO_MINIMUM_NEEDED, "needed") NUMBER (PROTO_MINIMUM_SHOWN, "shown")) \
  RULE (PROTO_RULE_DECLINE, "follow.decline", FALSE, ) \
  RULE (PROTO_RULE_EMPTY_DRAW, "draw.empty", FALSE, ) \
  RULE (PROTO_RULE_CHOICE, "effect.choice", FALSE, ) \
  RULE (PROTO_RULE_NOTHING, "effect.nothing", FALSE, ) \
  RULE (PROTO_RULE_NO_PLANET, "planet.none", FALSE, ) \
  RULE (PROTO_RULE_FACE_UP, "planet.face-up", FALSE, NUMBER (PROTO_FACE_UP_NUMBER, "number")) \
  RULE (PROTO_RULE_FACE_DOWN, "planet.face-down", FALSE, \
        NUMBER (PROTO_FACE_DOWN_NUMBER, "number")) \
  RULE (PROTO_RULE_SETTLE_COST, "colonize.cost", FALSE, \
        NUMBER (PROTO_SETTLE_COST_NEEDED, "needed") NUMBER (PROTO_SETTLE_COST_SHOWN, "shown")) \
  RULE (PROTO_RULE_ARMY_COST, "warfare.cost", FALSE, \
        NUMBER (PROTO_ARMY_COST_NEEDED, "needed") NUMBER (PROTO_ARMY_COST_ARMIES, "armies")) \
  RULE (PROTO_RULE_SLOT, "harvest.slot", FALSE, NUMBER (PROTO_SLOT_FILLED, "filled")) \
  RULE (PROTO_RULE_DISCS, "harvest.discs", FALSE, NUMBER (PROTO_DISCS_LIMIT, "limit")) \
  RULE (PROTO_RULE_RESOURCE, "trade.none", FALSE, ) \
  RULE (PROTO_RULE_DECK, "research.type", FALSE, ) \
  RULE (PROTO_RULE_GONE, "research.gone", FALSE, NUMBER (PROTO_GONE_OWNER, "owner")) \
  RULE (PROTO_RULE_DISCARD, "discard.limit", FALSE, NUMBER (PROTO_DISCARD_LIMIT, "limit")) \
  RULE (PROTO_RULE_HAND_LIMIT, "hand.limit", FALSE, \
        NUMBER (PROTO_HAND_LIMIT_HAND, "hand") NUMBER (PROTO_HAND_LIMIT_LIMIT, "limit"))

/** ProtoRule: every rule that a verdict can name, after those that every game has. */
typedef enum
{
  PROTO_LAST_COMMON_RULE = ARB_RULE_OWN - 1,
  PROTO_RULES (ARB_LIST_NAME, ARB_LIST_NOTHING) PROTO_N_RULES,
} ProtoRule;

PROTO_RULES (ARB_LIST_NUMBERS, ARB_LIST_NAME)

/** proto_rules: see #ArbRuleset. */
extern const ArbRuleDefinition proto_rules[];

G_END_DECLS
