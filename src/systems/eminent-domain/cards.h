/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/catalogue.h"

G_BEGIN_DECLS

/** EmRole: the six roles, also the symbols, in the order the rulebook gives them. */
typedef enum
{
  EM_SURVEY,
  EM_WARFARE,
  EM_COLONIZE,
  EM_PRODUCE,
  EM_TRADE,
  EM_RESEARCH,
  EM_N_ROLES,
} EmRole;

/** EmStack: the five stacks of role cards; also the kinds of role cards, before Politics. */
typedef enum
{
  EM_STACK_SURVEY,
  EM_STACK_WARFARE,
  EM_STACK_COLONIZE,
  EM_STACK_PRODUCE_TRADE,
  EM_STACK_RESEARCH,
  EM_N_STACKS,
} EmStack;

#define EM_POLITICS EM_N_STACKS
/** EM_N_ROLE_CARDS: kinds of role cards; the technologies follow them in the sort of cards. */
#define EM_N_ROLE_CARDS (EM_N_STACKS + 1)
#define EM_MAX_TECHNOLOGIES 58 /* six role kinds and these fit a 64-bit set */
#define EM_MAX_PLANETS 64

typedef enum
{
  EM_ADVANCED,
  EM_FERTILE,
  EM_METALLIC,
  EM_N_TYPES,
} EmType;

/** EmResource: the four resources, and the fighters that Weapon Emporium lets one trade. */
typedef enum
{
  EM_FOOD,
  EM_WATER,
  EM_IRON,
  EM_SILICON,
  EM_N_RESOURCES,
  EM_FIGHTER = EM_N_RESOURCES,
} EmResource;

/** The sorts of names. */
enum
{
  EM_SORT_CARD = ARB_SORT_OWN,
  EM_SORT_PLANET,
  EM_SORT_ROLE,
  EM_SORT_RESOURCE,
  EM_SORT_TYPE,
  EM_SORT_COUNTER,
  EM_SORT_MOMENT, /* by EmTask: no move names one, but reasons do */
  EM_N_SORTS,
};

/** EmSum: what is counted of a game that was played without a record, where nobody names it. */
typedef enum
{
  EM_SUM_RESOURCES,
  EM_SUM_PLANETS,      /* printed influence of planets */
  EM_SUM_TECHNOLOGIES, /* printed influence of technologies */
  EM_N_SUMS,
} EmSum;

/** EmCounter: what `adjust` can change. */
typedef enum
{
  EM_COUNTER_INFLUENCE,
  EM_COUNTER_FIGHTERS,
  EM_COUNTER_SUM,                                /* see EmSum, in order */
  EM_COUNTER_STACK = EM_COUNTER_SUM + EM_N_SUMS, /* the five stacks, in order */
  EM_N_COUNTERS = EM_COUNTER_STACK + EM_N_STACKS,
} EmCounter;

/** EmVerb: the words of the notation. */
typedef enum
{
  EM_VERB_RULE,
  EM_VERB_END,
  EM_VERB_ADJUST,    /* 2 adjust fighters +1, 2 adjust voson +1, 2 adjust food -1 */
  EM_VERB_START,     /* 2 start drawde */
  EM_VERB_PLAY,      /* play survey: a card for its Action */
  EM_VERB_LEAD,      /* lead trade */
  EM_VERB_BOOST,     /* boost survey, boost 2 (standard cards of the role) */
  EM_VERB_FOLLOW,    /* follow: with Empire symbols only */
  EM_VERB_COLLECT,   /* collect, collect 2 */
  EM_VERB_ATTACK,    /* attack #2, attack lyttle, attack #2 lyttle */
  EM_VERB_SETTLE,    /* settle #3, settle voson, settle #3 voson */
  EM_VERB_COLONY,    /* colony #2, colony #2 terraforming, colony #2 terraforming voson */
  EM_VERB_KEEP,      /* keep voson, keep advanced 4/5, keep ? */
  EM_VERB_PRODUCE,   /* produce #2 food, produce drawde */
  EM_VERB_TRADE,     /* trade food, trade food #2, trade fighter */
  EM_VERB_ACQUIRE,   /* acquire improved-survey-st */
  EM_VERB_REMOVE,    /* remove survey, remove 2 */
  EM_VERB_SCRAP,     /* scrap: the card being played removes itself */
  EM_VERB_TAKE,      /* take survey: from a role stack into the hand */
  EM_VERB_NAME,      /* name food: Specialization */
  EM_VERB_DISCARD,   /* discard politics, discard 3 */
  EM_VERB_DISSENT,   /* dissent */
  EM_VERB_SKIP,      /* skip: no Action */
  EM_VERB_DONE,      /* done: no more of this */
  EM_VERB_DREW,      /* 2 drew survey, 2 drew survey 2 */
  EM_VERB_HOLDS,     /* 2 holds research 2: at least so many */
  EM_VERB_DISCARDED, /* 2 discarded survey; discarded voson */
  EM_VERB_SAW,       /* 2 saw voson: among the planets looked at */
  EM_VERB_IS,        /* 2 #3 is voson, 2 #3 is advanced 4/5 */
  EM_N_VERBS,
} EmVerb;

extern const ArbVerb em_verbs[];

/**
 * EmEffect:
 *
 * The kinds of effects that cards and roles are made of. A new kind is one line here; the
 * compiler then names every place that must handle it.
 */
typedef enum
{
  EM_EFFECT_END,       /* the script is over */
  EM_EFFECT_DRAW,      /* draw n cards */
  EM_EFFECT_FIGHTER,   /* collect n fighters */
  EM_EFFECT_ATTACK,    /* attack up to n planets */
  EM_EFFECT_SETTLE,    /* settle a planet */
  EM_EFFECT_COLONY,    /* tuck n of the played cards as colonies */
  EM_EFFECT_TERRAFORM, /* tuck this card; settle at once if that is enough */
  EM_EFFECT_LOOK,      /* look at n planets and keep one */
  EM_EFFECT_PRODUCE,   /* produce up to n */
  EM_EFFECT_TRADE,     /* trade up to n */
  EM_EFFECT_ACQUIRE,   /* acquire one technology with n symbols */
  EM_EFFECT_REMOVE,    /* remove up to n hand cards from the game */
  EM_EFFECT_SCRAP,     /* the card being played leaves the game */
  EM_EFFECT_TAKE,      /* take n cards from role stacks into the hand */
  EM_EFFECT_INFLUENCE, /* take n influence */
  EM_EFFECT_NAME,      /* name a resource: 1 more influence for each one traded this turn */
  EM_EFFECT_MARKETS,   /* this turn: 1 influence for each kind traded from now on */
  EM_EFFECT_ENGINEER,  /* this turn: 1 influence for each kind produced from now on */
  EM_EFFECT_MOBILIZE,  /* an attack later this turn */
} EmEffect;

/** EM_ALL: the amount of a step that has no limit. */
#define EM_ALL 255

/**
 * EmStep:
 * @effect: #EmEffect
 * @amount: n, or %EM_ALL
 * @per_symbol: the amount is the number of symbols shown, and @amount is added to it
 * @optional: the player may leave it out (`settle?`)
 * @or_next: the player chooses this step or the next (`settle | colony`)
 * @itself: REMOVE may remove the card that is being played
 */
typedef struct
{
  guint8 effect;
  gint8 amount;
  guint8 per_symbol;
  guint8 optional;
  guint8 or_next;
  guint8 itself;
} EmStep;

#define EM_MAX_STEPS 6

/** EmRoleCard: a kind of role card. */
typedef struct
{
  const char *id;
  const char *title;
  ArbNicks symbols;
  gint16 starting; /* copies in a starting deck */
  const char *action;
  const char *action_text;
  EmStep script[EM_MAX_STEPS];
} EmRoleCard;

/** EmRoleRecord: what leading and following a role does. */
typedef struct
{
  const char *id;
  const char *title;
  const char *lead;
  const char *follow;
  EmStep lead_script[EM_MAX_STEPS];
  EmStep follow_script[EM_MAX_STEPS];
} EmRoleRecord;

/** EmPlanet: a planet card. */
typedef struct
{
  const char *id;
  const char *title;
  guint8 pile; /* 0 deck, 1 start */
  guint8 type; /* EmType */
  gint16 settle_cost;
  gint16 warfare_cost;
  gint16 influence;
  ArbNicks symbols; /* EmRole */
  ArbNicks slots;   /* EmResource */
  gint16 hand_bonus;
  guint8 leaves_learning_game;
} EmPlanet;

/**
 * EmStanding:
 *
 * The standing effects of permanent technologies.
 */
typedef enum
{
  EM_STANDING_NONE,
  EM_STANDING_TRADE_FIGHTERS,  /* weapon-emporium */
  EM_STANDING_REMOVE_ONE,      /* streamlining */
  EM_STANDING_REMOVE_ANY,      /* hyperefficiency */
  EM_STANDING_RESEARCH_IS_ALL, /* adaptability */
  EM_STANDING_FILL,            /* abundance */
  EM_STANDING_DISSENT_DRAW,    /* dissension */
  EM_STANDING_LEADER_BONUS,    /* bureaucracy */
  EM_STANDING_PHASE_ORDER,     /* logistics */
  EM_STANDING_EXTRA_ACTION,    /* productivity */
  EM_STANDING_SCORCHED_EARTH,  /* scorched-earth-policy */
  EM_N_STANDINGS,
} EmStanding;

/** EmTechnology: one face of a technology card. */
typedef struct
{
  const char *id;
  const char *title;
  guint8 type; /* EmType: the pile it lies in */
  gint16 level;
  gint16 cost;
  gint16 prerequisite;
  ArbNicks symbols; /* EmRole */
  gint16 influence;
  guint8 permanent;
  const char *other_face;
  const char *action;
  const char *text; /* the effect in our own words */
  guint8 standing;  /* EmStanding */
  EmStep script[EM_MAX_STEPS];
  gint8 other; /* index of the other face, or -1 */
} EmTechnology;

/** EmStackRow: the stacks before the starting decks are dealt. */
typedef struct
{
  const char *id;
  gint16 players;
  guint8 extended;
  guint8 online; /* only where the switch stacks-2p says so */
  gint16 survey;
  gint16 warfare;
  gint16 colonize;
  gint16 produce_trade;
  gint16 research;
  gint16 empty_to_end; /* empty stacks that trigger the end */
} EmStackRow;

/** EmCatalogue: all of it. */
typedef struct
{
  ArbCatalogue parent;
  EmRoleCard *role_cards;
  guint n_role_cards;
  EmRoleRecord *roles;
  guint n_roles;
  EmPlanet *planets;
  guint n_planets;
  EmTechnology *technologies;
  guint n_technologies;
  EmStackRow *stack_rows;
  guint n_stack_rows;

  /* compiled, by kind of card: role cards first, then technologies */
  guint8 card_symbols[EM_N_ROLE_CARDS + EM_MAX_TECHNOLOGIES][EM_N_ROLES];
  guint64 with_symbol[EM_N_ROLES]; /* sets of kinds */
  guint64 deck_planets;            /* set of planets in the planet deck */
  guint64 start_planets;
  guint8 back[EM_MAX_PLANETS];   /* class of equal backs */
  guint64 backs[EM_MAX_PLANETS]; /* set of planets with this back */
  guint n_backs;
} EmCatalogue;

extern const ArbFieldTable em_tables[];

/**
 * em_script_compile:
 * @text: (nullable): a script: steps by `;`, alternatives by `|`, `?` after what is optional; a
 *   step is an effect and its amount: a number, `all`, `n`, `n-1` or `n+1`; `itself` after a
 *   removal that may take the card being played
 * @script: (out): %EM_MAX_STEPS steps, the last one %EM_EFFECT_END
 * @path: whose script it is, for messages
 * @defects: takes what is wrong with it
 */
void em_script_compile (const char *text, EmStep *script, const char *path, ArbDefects *defects);

/** em_compile: see #ArbRuleset. */
gboolean em_compile (ArbCatalogue *catalogue, ArbDefects *defects);

G_END_DECLS
