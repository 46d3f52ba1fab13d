/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/lists.h"
#include "engine/core/ruleset.h"

G_BEGIN_DECLS

/**
 * NINE_RULES:
 *
 * Every rule that a verdict can name, after those that every game has: enumerator, id, whether it is
 * only about the timing of the move, and its numbers, each with its enumerator and its name. The texts,
 * the class and the sources are in rules.json.
 */
#define NINE_RULES(RULE, NUMBER) \
  RULE (NINE_RULE_SETTLED, "rule.settled", FALSE, ) \
  RULE (NINE_RULE_CONTRADICTION, "record.contradiction", FALSE, ) \
  RULE (NINE_RULE_ADJUST, "record.adjust", FALSE, ) \
  RULE (NINE_RULE_SWAP_OPEN, "phase.swap", TRUE, NUMBER (NINE_SWAP_OPEN_DECIDES, "decides")) \
  RULE (NINE_RULE_TAKEN, "place.taken", FALSE, NUMBER (NINE_TAKEN_FREE, "free")) \
  RULE (NINE_RULE_NOTHING, "reveal.nothing", FALSE, ) \
  RULE (NINE_RULE_EARLY, "reveal.early", FALSE, \
        NUMBER (NINE_EARLY_NEEDED, "needed") NUMBER (NINE_EARLY_PLACED, "placed")) \
  RULE (NINE_RULE_USED, "card.used", FALSE, NUMBER (NINE_USED_ROUND, "round")) \
  RULE (NINE_RULE_PLACED, "card.placed", FALSE, ) \
  RULE (NINE_RULE_OUT_OF_PLAY, "card.out-of-play", FALSE, \
        NUMBER (NINE_OUT_OF_PLAY_KINDS, "kinds")) \
  RULE (NINE_RULE_UNKNOWN_TILE, "domain.untold", FALSE, ) \
  RULE (NINE_RULE_SWAP_RIGHT, "swap.right", TRUE, ) \
  RULE (NINE_RULE_SWAP_OWN, "swap.own", FALSE, NUMBER (NINE_SWAP_OWN_OWNER, "owner")) \
  RULE (NINE_RULE_SWAP_OTHER, "swap.other", FALSE, NUMBER (NINE_SWAP_OTHER_OWNER, "owner")) \
  RULE (NINE_RULE_SWAP_FRESH, "swap.fresh", FALSE, NUMBER (NINE_SWAP_FRESH_ROUND, "round")) \
  RULE (NINE_RULE_SWAP_HAND, "swap.hand", FALSE, ) \
  RULE (NINE_RULE_SWAP_USED, "swap.used", FALSE, ) \
  RULE (NINE_RULE_SWAP_ROUND, "swap.this-round", FALSE, NUMBER (NINE_SWAP_ROUND_ROUND, "round")) \
  RULE (NINE_RULE_SKIP, "skip.nothing", TRUE, ) \
  RULE (NINE_RULE_SPECIAL_KIND, "special.kind", FALSE, ) \
  RULE (NINE_RULE_SPECIAL_FULL, "special.full", FALSE, NUMBER (NINE_SPECIAL_FULL_KINDS, "kinds")) \
  RULE (NINE_RULE_BLANK, "mark.blank", FALSE, )

/** NineRule: every rule that a verdict can name, after those that every game has. */
typedef enum
{
  NINE_LAST_COMMON_RULE = ARB_RULE_OWN - 1,
  NINE_RULES (ARB_LIST_NAME, ARB_LIST_NOTHING) NINE_N_RULES,
} NineRule;

NINE_RULES (ARB_LIST_NUMBERS, ARB_LIST_NAME)

/** nine_rules: see #ArbRuleset. */
extern const ArbRuleDefinition nine_rules[];

G_END_DECLS
