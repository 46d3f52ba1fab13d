/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/script.h"
#include "systems/eminent-domain/cleanup-order.h"
#include "systems/eminent-domain/effects.h"
#include "systems/eminent-domain/sets.h"

G_BEGIN_DECLS

/** EmRole: the six roles, also the symbols, in the order of the rulebook. */
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

#define EM_MAX_SEATS 4
#define EM_POLITICS EM_N_STACKS
/** EM_N_ROLE_CARDS: kinds of role cards; the technologies follow them in the sort of cards. */
#define EM_N_ROLE_CARDS (EM_N_STACKS + 1)
#define EM_MAX_TECHNOLOGIES 58 /* six role kinds and these fit a 64-bit set */
#define EM_MAX_PLANETS 64
#define EM_MAX_COST 9 /* of a technology, and of a planet */

typedef enum
{
  EM_ADVANCED,
  EM_FERTILE,
  EM_METALLIC,
  EM_N_TYPES,
} EmType;

/** EmResource: the four resources, and the fighters, which Weapon Emporium allows to trade. */
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
  EM_SORT_MOMENT, /* by EmMoment: no move names one, but reasons do */
  EM_SORT_LACK,   /* by EmLack, likewise; then what there would be so many of */
  EM_N_SORTS,
};

/** EmSum: the sums that people count at the end of a game that was played without the program. */
typedef enum
{
  EM_SUM_RESOURCES,
  EM_SUM_PLANETS,      /* printed influence of planets */
  EM_SUM_TECHNOLOGIES, /* printed influence of technologies */
  EM_N_SUMS,
} EmSum;

/** EmRoleCard: a kind of role card. */
typedef struct
{
  const char *id;
  const char *title;
  ArbNicks symbols;
  gint16 starting; /* copies in a starting deck */
  const char *action;
  const char *action_text;
} EmRoleCard;

/** EmRoleRecord: the effects of leading and following a role. */
typedef struct
{
  const char *id;
  const char *title;
  const char *lead;
  const char *follow;
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
  gint8 other;      /* index of the other face, or -1 */
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
  gint16 influence;    /* tokens in the supply */
  gint16 empty_to_end; /* empty stacks that trigger the end */
} EmStackRow;

/** EmHandRecord: how many cards a hand has. */
typedef struct
{
  const char *id;
  gint16 size; /* drawn before the first turn; Cleanup draws up to it */
} EmHandRecord;

/** EmBoxRecord: what lies in the box and bounds what people can have. */
typedef struct
{
  const char *id;
  gint16 reserve;  /* influence tokens beside those of the supply */
  gint16 fighters; /* of all sizes */
} EmBoxRecord;

/** EmCatalogue: the catalogue of the game. */
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
  EmHandRecord *hands;
  guint n_hands;
  EmTurnRecord *turns;
  guint n_turns;
  EmBoxRecord *boxes;
  guint n_boxes;

  guint8 hand_size; /* compiled: of the one record */

  /* compiled: the scripts, all one program */
  ArbProgram program;
  guint16 card_scripts[EM_N_ROLE_CARDS + EM_MAX_TECHNOLOGIES]; /* by kind of card */
  guint16 lead_scripts[EM_N_ROLES];
  guint16 follow_scripts[EM_N_ROLES];
  guint16 own_scripts[EM_N_SCRIPTS]; /* by EmScript */
  guint64 with_action;              /* set of kinds of cards that have an Action */

  /* compiled, by kind of card: role cards first, then technologies */
  guint8 card_symbols[EM_N_ROLE_CARDS + EM_MAX_TECHNOLOGIES][EM_N_ROLES];
  guint64 with_symbol[EM_N_ROLES]; /* sets of kinds */

  /* compiled: sets of technologies */
  guint64 within_symbols[EM_MAX_COST + 1];             /* that cost at most so many symbols */
  guint64 within_planets[EM_N_TYPES][EM_MAX_COST + 1]; /* that need at most so many of this type */

  /* compiled: sets of planets */
  guint64 deck_planets; /* of the planet deck */
  guint64 start_planets;
  guint64 of_type[EM_N_TYPES];
  guint64 within_settle[EM_MAX_COST + 1];  /* that cost at most so many colonies */
  guint64 within_warfare[EM_MAX_COST + 1]; /* that cost at most so many fighters */
  guint8 back[EM_MAX_PLANETS];             /* class of equal backs */
  guint64 backs[EM_MAX_PLANETS];           /* set of planets with this back */
  guint n_backs;
} EmCatalogue;

/** EmOrigin: the source of a script. */
typedef enum
{
  EM_ORIGIN_TURN,      /* the turn itself: its phases */
  EM_ORIGIN_ACTION,    /* the card that is being played */
  EM_ORIGIN_LEAD,      /* the role, with the leader's alternative */
  EM_ORIGIN_FOLLOW,    /* the role, for a follower */
  EM_ORIGIN_MOBILIZED, /* the attack that Mobilization grants later */
  EM_ORIGIN_FILL,      /* Abundance */
} EmOrigin;

/** em_records: the tables of the records of this game, see #ArbRuleset. */
extern const ArbFieldTable em_records[];

/** em_face_fields: what a copy can print otherwise, see #ArbRuleset. */
extern const ArbFaces em_face_fields[];

/**
 * em_cards_compile: does the work of `compile` of #ArbRuleset; @scripts defines the effects and
 * words.
 */
gboolean em_cards_compile (EmCatalogue *catalogue, const ArbScripts *scripts, ArbDefects *defects);

/** em_compile_role: compiles the scripts @lead and @follow of the role with @id. */
void em_compile_role (EmCatalogue *catalogue, guint role, const char *lead, const char *follow,
                      const char *id, ArbDefects *defects);

G_END_DECLS
