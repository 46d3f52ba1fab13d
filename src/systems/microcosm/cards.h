/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/catalogue.h"
#include "engine/core/script.h"

G_BEGIN_DECLS

#define MICRO_N_DOMAINS 18
#define MICRO_N_PLANETS 11
#define MICRO_N_TECHNOLOGIES 5
#define MICRO_N_PILES 3

/** The sorts of names. */
enum
{
  MICRO_SORT_DOMAIN = ARB_SORT_OWN,
  MICRO_SORT_PLANET,
  MICRO_SORT_TECHNOLOGY,
  MICRO_SORT_FEATURE,
  MICRO_SORT_VALUE,
  MICRO_SORT_ZONE,
  MICRO_SORT_COUNTER,
  MICRO_SORT_MOMENT, /* by MicroEffect: no move names one, but reasons do */
  MICRO_N_SORTS,
};

/** MicroRole: the four icons; how many a card has of each is kept in four bits. */
typedef enum
{
  MICRO_RESEARCH,
  MICRO_WARFARE,
  MICRO_COLONIZE,
  MICRO_CAPITAL,
  MICRO_N_ROLES,
} MicroRole;

/** MICRO_ICONS_UNKNOWN: the icons of a card whose icons are unknown. */
#define MICRO_ICONS_UNKNOWN 0xffff

/** MICRO_MAX_ICONS: the most icons of a card. */
#define MICRO_MAX_ICONS 4

/** micro_icon_shift: where the number of icons of @role is kept. */
static inline guint
micro_icon_shift (MicroRole role)
{
  return 4 * (guint) role;
}

/** micro_count_icon: how many icons of @role are among @icons; 0 if they are unknown. */
static inline guint
micro_count_icon (guint16 icons, MicroRole role)
{
  return icons == MICRO_ICONS_UNKNOWN ? 0 : icons >> micro_icon_shift (role) & 15;
}

/** MicroType: the types of planets; a wild one has each colour, a prestige one none. */
typedef enum
{
  MICRO_TYPE_UNKNOWN,
  MICRO_RED,
  MICRO_YELLOW,
  MICRO_GREEN,
  MICRO_PURPLE,
  MICRO_WILD,
  MICRO_PRESTIGE,
  MICRO_N_TYPES,
} MicroType;

/** MicroFamily: what the action of a Domain card is about. */
typedef enum
{
  MICRO_FAMILY_RESEARCH,
  MICRO_FAMILY_WARFARE,
  MICRO_FAMILY_COLONIZE,
  MICRO_FAMILY_POLITICAL,
  MICRO_FAMILY_SURVEY,
  MICRO_N_FAMILIES,
} MicroFamily;

/** MicroTime: when a Domain card is played. */
typedef enum
{
  MICRO_TIME_UNKNOWN,
  MICRO_TIME_IN_TURN,
  MICRO_TIME_BEFORE_TAKING,
} MicroTime;

/** MicroScoring: what a Domain card counts at the end. */
typedef enum
{
  MICRO_SCORES_UNKNOWN,
  MICRO_SCORES_TECHNOLOGIES,
  MICRO_SCORES_SPOILS,
  MICRO_SCORES_COLONIES,
  MICRO_SCORES_TYPE,
  MICRO_SCORES_CAPITAL,
} MicroScoring;

/**
 * MicroAction: the actions that can be recorded for a Domain card whose script is not in the
 * catalogue: the values of the feature `action`, in their order.
 */
typedef enum
{
  MICRO_ACTION_UNKNOWN,
  MICRO_ACTION_OWN, /* the script of the catalogue */
  MICRO_ACTION_PEEK,
  MICRO_ACTION_DISCARD,
  MICRO_ACTION_SWAP,
  MICRO_ACTION_PICK_UP,
  MICRO_ACTION_ANOTHER,
  MICRO_ACTION_BY_HAND,
  MICRO_N_ACTIONS,
} MicroAction;

/** MicroFeature: the features of a face that can be recorded. */
typedef enum
{
  MICRO_FEATURE_SHIELD,
  MICRO_FEATURE_COLONY_SHIELD,
  MICRO_FEATURE_INFLUENCE,
  MICRO_FEATURE_ICON,
  MICRO_FEATURE_TYPE,
  MICRO_FEATURE_ACTION,
  MICRO_FEATURE_TIME,
  MICRO_FEATURE_SCORES,
  MICRO_FEATURE_TWO_ICONS, /* two equal ones */
  MICRO_N_FEATURES,
} MicroFeature;

/** MICRO_N_NUMBERS: the first features, which are numbers from 0 to 9. */
#define MICRO_N_NUMBERS (MICRO_FEATURE_INFLUENCE + 1)
#define MICRO_MAX_NUMBER 9

/**
 * MicroValue: the values of features. The values from 0 to 9 are numbers; these are the first of the
 * other values; see cards.c.
 */
enum
{
  MICRO_VALUE_NO_ICON = MICRO_MAX_NUMBER + 1,
  MICRO_VALUE_ROLE,                                       /* the first of MicroRole */
  MICRO_VALUE_TYPE = MICRO_VALUE_ROLE + MICRO_N_ROLES,    /* from MICRO_RED on */
  MICRO_VALUE_ACTION = MICRO_VALUE_TYPE + MICRO_PRESTIGE, /* from MICRO_ACTION_PEEK on */
  MICRO_VALUE_TIME = MICRO_VALUE_ACTION + MICRO_N_ACTIONS - MICRO_ACTION_PEEK,
  MICRO_N_VALUES = MICRO_VALUE_TIME + MICRO_TIME_BEFORE_TAKING,
};

/** MicroZone: the zones to which `adjust` can move a card. */
typedef enum
{
  MICRO_ZONE_HAND,
  MICRO_ZONE_DISCARD,
  MICRO_ZONE_SUPPLY,
  MICRO_ZONE_DECK,
  MICRO_ZONE_COLONIES,
  MICRO_ZONE_SPOILS,
  MICRO_ZONE_PILE,
  MICRO_ZONE_TECHNOLOGIES,
  MICRO_ZONE_CENTRE,
  MICRO_ZONE_ALL, /* no place, but all cards of one: `pick-up all` */
  MICRO_N_ZONES,
} MicroZone;

/**
 * MicroDomain:
 * @id: `domain-07`
 * @title: its name or, if that is unknown, a description that distinguishes it
 * @text: its action, in our own words
 * @family: #MicroFamily
 * @icons: its role icons; empty if they are unknown
 * @type: #MicroType
 * @time: #MicroTime
 * @action: (nullable): the script of its action; %NULL if it is unknown
 * @scores: #MicroScoring
 * @scored_type: the colour that %MICRO_SCORES_TYPE counts
 * @points: influence for each thing that it counts
 * @sources: (nullable): field to source and its certainty
 * @program: compiled: the start of the script
 *
 * A Domain card.
 */
typedef struct
{
  const char *id;
  const char *title;
  const char *text;
  guint8 family;
  ArbNicks icons;
  guint8 type;
  guint8 time;
  const char *action;
  guint8 scores;
  guint8 scored_type;
  gint16 points;
  const ArbPair *sources;
  guint16 program;
} MicroDomain;

/**
 * MicroPlanet:
 * @id: `planet-03`
 * @title: its name or, if that is unknown, a description that distinguishes it
 * @cost: the icons needed to colonize it
 * @numbers: the big shield, the small one and the influence, by #MicroFeature, each plus one; 0 if
 *   it is unknown
 * @icons: see #MicroDomain
 * @type: #MicroType
 * @bonus: what it adds to the defence of its owner's Colonies
 * @sources: (nullable): field to source and its certainty
 *
 * A planet card.
 */
typedef struct
{
  const char *id;
  const char *title;
  gint16 cost;
  guint8 numbers[MICRO_N_NUMBERS];
  ArbNicks icons;
  guint8 type;
  gint16 bonus;
  const ArbPair *sources;
} MicroPlanet;

/** MicroTechnology: a technology; its fields are those of #MicroPlanet. */
typedef struct
{
  const char *id;
  const char *title;
  ArbNicks icons;
  gint16 bonus;
  const ArbPair *sources;
} MicroTechnology;

/** MicroScript: the scripts that belong to no card. */
typedef enum
{
  MICRO_SCRIPT_TURN,
  MICRO_SCRIPT_ONCE_MORE, /* a research that is repeated */
  MICRO_SCRIPT_ANOTHER,   /* another action */
  MICRO_N_SCRIPTS,
} MicroScript;

/** MicroCatalogue: the catalogue of the game. */
typedef struct
{
  ArbCatalogue parent;
  MicroDomain *domains;
  guint n_domains;
  MicroPlanet *planets;
  guint n_planets;
  MicroTechnology *technologies;
  guint n_technologies;
  ArbProgram program;
  guint16 own_scripts[MICRO_N_SCRIPTS];
  guint16 table_actions[MICRO_N_ACTIONS]; /* by #MicroAction */
  gint16 costs[MICRO_N_PILES];            /* what the planets of each pile cost */
  guint16 piles[MICRO_N_PILES];           /* which planets are in each, as bits */
  guint16 bonus_planets;                  /* those that defend, as bits */
} MicroCatalogue;

extern const ArbFieldTable micro_tables[];

/** micro_faces: the printed fields of the cards, most of which were never published. */
extern const ArbFaces micro_faces[];

/** micro_value_names: the words of #MicroValue. */
extern const char *const micro_value_names[MICRO_N_VALUES];

/**
 * micro_catalogue_compile:
 * @self: a catalogue whose records have been read
 * @scripts: the effects that its scripts can ask for
 * @defects: the list to which defects are added
 *
 * Returns: whether there were no defects
 */
gboolean micro_catalogue_compile (MicroCatalogue *self, const ArbScripts *scripts,
                                  ArbDefects *defects);

/**
 * micro_catalogue_doubt:
 * @catalogue: a compiled #MicroCatalogue
 * @doubts: gets a line for each doubt
 *
 * Lists contradictions to the known structure of the deck. The owner's copy may be right
 * nevertheless, so these are warnings, not defects. Unknown values are no contradictions.
 */
void micro_catalogue_doubt (const ArbCatalogue *catalogue, ArbDefects *doubts);

/**
 * micro_icons_of: how many icons of each #MicroRole, see micro_count_icon(); %MICRO_ICONS_UNKNOWN if
 * they are unknown.
 */
guint16 micro_icons_of (const ArbNicks *icons);

G_END_DECLS
