/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/ruleset.h"

G_BEGIN_DECLS

/** NineVerb: the words of the notation, after `rule`. */
typedef enum
{
  NINE_VERB_PLACE = ARB_VERB_OWN, /* 1 place left 4+, 1 place left ? */
  NINE_VERB_REVEAL,               /* 1 reveal left 4+ */
  NINE_VERB_SWAP,                 /* 1 swap domain-3 domain-7, 1 swap 2 5 */
  NINE_VERB_SKIP,                 /* 1 skip: no swap */
  NINE_VERB_PILE,                 /* pile left domain-7: the tile that lies open there */
  NINE_VERB_SPECIAL,              /* special 4+: that kind is in play */
  NINE_VERB_MARK,                 /* mark domain-5 half-purple: what the tile shows */
  NINE_VERB_ADJUST,               /* 1 adjust points +7, 1 adjust domain-7 */
} NineVerb;

#define NINE_N_VERBS (NINE_VERB_ADJUST + 1)

/** NinePhase: what a round asks for. */
typedef enum
{
  NINE_PHASE_PLACING,
  NINE_PHASE_SWAPS,
} NinePhase;

/* What the arguments of verbs can be. */
#define NINE_A_CARD ARB_ACCEPT_NAME (NINE_SORT_CARD)
#define NINE_A_DOMAIN ARB_ACCEPT_NAME (NINE_SORT_DOMAIN)
#define NINE_A_PLACE ARB_ACCEPT_NAME (NINE_SORT_PLACE)
#define NINE_A_MARK ARB_ACCEPT_NAME (NINE_SORT_MARK)

/** NineRule: every rule that a verdict can name; the words are in rules.json. */
typedef enum
{
  NINE_RULE_ALREADY_KNOWN = ARB_RULE_KNOWN, /* record.told: void, known already */
  NINE_RULE_SETTLED,                        /* rule.settled: the edition does not leave it open */
  NINE_RULE_CONTRADICTION,                  /* record.contradiction: recorded otherwise before */
  NINE_RULE_ADJUST,                         /* record.adjust: nobody has won that domain yet */
  NINE_RULE_SWAP_OPEN,                      /* phase.swap (order): a swap is to be decided first */
  NINE_RULE_TAKEN,                          /* place.taken: the player has a card there */
  NINE_RULE_NOTHING,                        /* reveal.nothing: no face-down card there */
  NINE_RULE_EARLY,                          /* reveal.early: not all six cards lie there */
  NINE_RULE_USED,                           /* card.used: every card is played once */
  NINE_RULE_PLACED,                         /* card.placed: it lies at another place */
  NINE_RULE_OUT_OF_PLAY,                    /* card.out-of-play: that kind is not in this game */
  NINE_RULE_UNKNOWN_TILE, /* domain.untold: which tile lies there was never recorded */
  NINE_RULE_SWAP_RIGHT,   /* swap.right (order): no such swap is the player's now */
  NINE_RULE_SWAP_OWN,     /* swap.own: the domain given is not the player's */
  NINE_RULE_SWAP_OTHER,   /* swap.other: the domain taken is not the opponent's */
  NINE_RULE_SWAP_FRESH,   /* swap.fresh: won in this very round */
  NINE_RULE_SWAP_HAND,    /* swap.hand: the card given is not in the hand */
  NINE_RULE_SWAP_USED,    /* swap.used: the card taken back was not used */
  NINE_RULE_SWAP_ROUND,   /* swap.this-round: used in this very round */
  NINE_RULE_SKIP,         /* skip.nothing (order): no swap to decline */
  NINE_RULE_SPECIAL_KIND, /* special.kind: a base card */
  NINE_RULE_SPECIAL_FULL, /* special.full: no more kinds are in play */
  NINE_RULE_BLANK,        /* mark.blank: that domain carries no element */
} NineRule;

#define NINE_N_RULES (NINE_RULE_BLANK + 1)

extern const ArbRuleDefinition nine_rules[];

/** NineSwitch: what the texts leave open or can be read in two ways. */
typedef enum
{
  NINE_SWITCH_DEAL,           /* special-deal */
  NINE_SWITCH_SELF_MALUS,     /* self-malus */
  NINE_SWITCH_NEGATIVE_BONUS, /* negative-bonus */
  NINE_SWITCH_STAR_MARGIN,    /* star-margin */
  NINE_SWITCH_MARGIN,         /* margin */
  NINE_SWITCH_SWAP_ORDER,     /* swap-order */
  NINE_SWITCH_FRESH_DOMAINS,  /* fresh-domains */
  NINE_SWITCH_RETURN,         /* return-this-round */
  NINE_SWITCH_LAST_ELEMENTS,  /* last-round-elements */
  NINE_SWITCH_FINAL_TIE,      /* final-tie */
  NINE_N_SWITCHES,
} NineSwitch;

/* NINE_SWITCH_DEAL */
enum
{
  NINE_DEAL_THREE_A_GAME,
  NINE_DEAL_THREE_A_ROUND,
  NINE_DEAL_ONE_A_ROUND
};
/* NINE_SWITCH_SELF_MALUS */
enum
{
  NINE_MALUS_BONUS,
  NINE_MALUS_STRENGTH
};
/* NINE_SWITCH_NEGATIVE_BONUS */
enum
{
  NINE_NEGATIVE_SIGNED,
  NINE_NEGATIVE_NONE
};
/* NINE_SWITCH_STAR_MARGIN */
enum
{
  NINE_STAR_NO_POINTS,
  NINE_STAR_POINTS
};
/* NINE_SWITCH_MARGIN */
enum
{
  NINE_MARGIN_FINAL,
  NINE_MARGIN_PRINTED
};
/* NINE_SWITCH_SWAP_ORDER */
enum
{
  NINE_ORDER_LEFT_TO_RIGHT,
  NINE_ORDER_RIGHT_TO_LEFT
};
/* NINE_SWITCH_FRESH_DOMAINS */
enum
{
  NINE_FRESH_ALLOWED,
  NINE_FRESH_FORBIDDEN
};
/* NINE_SWITCH_RETURN */
enum
{
  NINE_RETURN_ANY,
  NINE_RETURN_NOT_ITSELF,
  NINE_RETURN_EARLIER
};
/* NINE_SWITCH_LAST_ELEMENTS */
enum
{
  NINE_LAST_ELEMENTS_WIN,
  NINE_LAST_ELEMENTS_POINTS
};
/* NINE_SWITCH_FINAL_TIE */
enum
{
  NINE_TIE_SHARED,
  NINE_TIE_MOST_DOMAINS,
  NINE_TIE_HIGHEST_DOMAIN
};

extern const ArbSwitchDefinition nine_switches[];

G_END_DECLS
