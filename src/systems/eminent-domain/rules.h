/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/ruleset.h"

G_BEGIN_DECLS

/*
 * Every rule that a verdict can name. What each says, its class and its source stand in
 * rules.json; the names of the numbers stand in rules.c. Rules marked "order" say only that the
 * move comes at the wrong moment.
 */
typedef enum
{
  EM_RULE_OPEN = ARB_RULE_OPEN,           /* rule.open: the edition leaves it open */
  EM_RULE_MALFORMED = ARB_RULE_MALFORMED, /* record.malformed */
  EM_RULE_OVER = ARB_RULE_OVER,           /* game.over */
  EM_RULE_CONTRADICTION,                  /* record.contradiction: told otherwise before */
  EM_RULE_SEAT,                           /* turn.seat (order): another player decides now */
  EM_RULE_PHASE,                          /* turn.phase (order): not the moment for this at all */
  EM_RULE_UNASKED,                        /* turn.unasked (order): no effect asks for it now */
  EM_RULE_ACTION_LIMIT,                   /* action.limit: no Action card left to play */
  EM_RULE_ACTION_CLOSED,                  /* action.closed: the Action phase was left before */
  EM_RULE_NO_ACTION,                      /* action.none: the card has no Action */
  EM_RULE_ROLE_MANDATORY,                 /* role.mandatory */
  EM_RULE_NO_RESEARCH,                    /* learning.no-research: no Research, no technologies */
  EM_RULE_HAND_IMPOSSIBLE,                /* hand.impossible: the card cannot be in the hand */
  EM_RULE_HAND_LIMIT,                     /* hand.limit: too many cards kept */
  EM_RULE_BOOST_SYMBOL,                   /* boost.symbol: the card lacks the role's symbol */
  EM_RULE_ANSWER,                         /* follow.answer: follow or dissent, one of the two */
  EM_RULE_ANSWER_ORDER,                   /* follow.order (order): another answers first */
  EM_RULE_FOLLOW_SYMBOL,                  /* follow.symbol: nothing to follow with */
  EM_RULE_FOLLOW_CARD,                    /* follow.card: a hand card is needed */
  EM_RULE_FOLLOW_MINIMUM,                 /* follow.minimum: too few symbols for any effect */
  EM_RULE_LEADER_ONLY,                    /* follow.leader-only: the leader's alternative */
  EM_RULE_EFFECT_AMOUNT,                  /* effect.amount: more or less than the effect gives */
  EM_RULE_EFFECT_CHOICE,                  /* effect.choice: what was begun is to be carried out */
  EM_RULE_STACK_EMPTY,                    /* stack.empty */
  EM_RULE_STACK_NONE,                     /* stack.none: the card has no role stack */
  EM_RULE_SURVEY_OFFERED,                 /* survey.offered: not among the planets looked at */
  EM_RULE_SURVEY_KEEP,                    /* survey.keep: exactly one must be kept */
  EM_RULE_PLANET_NONE,                    /* planet.none: no such planet */
  EM_RULE_PLANET_OWN,                     /* planet.own: another player's planet */
  EM_RULE_PLANET_FACE_UP,                 /* planet.face-up: it is face up already */
  EM_RULE_PLANET_FACE_DOWN,               /* planet.face-down: it is still face down */
  EM_RULE_PLANET_UNTOLD,                  /* planet.untold: which planet it is was never told */
  EM_RULE_WARFARE_COST,                   /* warfare.cost */
  EM_RULE_SETTLE_COST,                    /* settle.cost */
  EM_RULE_COLONY_CARD,                    /* colony.card: that card is not there to be tucked */
  EM_RULE_PRODUCE_SLOT,                   /* produce.slot: no free slot of that kind */
  EM_RULE_PRODUCE_BLOCKED,   /* produce.blocked: Scorched Earth Policy left a fighter */
  EM_RULE_TRADE_NONE,        /* trade.none: no such resource */
  EM_RULE_TRADE_FIGHTER,     /* trade.fighter: only with Weapon Emporium */
  EM_RULE_TECHNOLOGY_GONE,   /* research.gone: taken, or its other face is */
  EM_RULE_PREREQUISITE,      /* research.prerequisite */
  EM_RULE_RESEARCH_COST,     /* research.cost */
  EM_RULE_REMOVE_SELF,       /* remove.self: this card may not remove itself */
  EM_RULE_REMOVE_PERMISSION, /* remove.permission: nothing lets you remove now */
  EM_RULE_ADJUST_RANGE,      /* record.adjust: below zero */
  EM_RULE_NOTHING,           /* effect.nothing: void, nothing would happen */
  EM_N_RULES,
} EmRule;

extern const ArbRuleDefinition em_rules[];

G_END_DECLS
