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
  MICRO_SORT_MOMENT, /* by MicroEffect: no move names one, but reasons do */
  MICRO_N_SORTS,
};

/** MicroRole: the four icons, in the order of their nicks. */
typedef enum
{
  MICRO_RESEARCH,
  MICRO_WARFARE,
  MICRO_COLONIZE,
  MICRO_CAPITAL,
  MICRO_N_ROLES,
} MicroRole;

/** MICRO_MAX_ICONS: the most icons of a card. */
#define MICRO_MAX_ICONS 4

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
  MICRO_SCORES_RESEARCH,
  MICRO_SCORES_WARFARE,
  MICRO_SCORES_COLONIZE,
  MICRO_SCORES_POINTS, /* its points, and nothing else */
} MicroScoring;

/**
 * MicroAction: the actions of a Domain card: those that the table can say, in the order in which the
 * field is declared, and any other script of the catalogue.
 */
typedef enum
{
  MICRO_ACTION_UNKNOWN,
  MICRO_ACTION_PEEK,
  MICRO_ACTION_DISCARD,
  MICRO_ACTION_SWAP,
  MICRO_ACTION_PICK_UP,
  MICRO_ACTION_ANOTHER,
  MICRO_ACTION_BY_HAND,
  MICRO_ACTION_OWN,
  MICRO_N_ACTIONS = MICRO_ACTION_OWN,
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
  MICRO_FEATURE_POINTS,
  MICRO_N_FEATURES,
} MicroFeature;

#define MICRO_MAX_NUMBER 9

/** MicroFaceTable: the sorts of cards with a face, in the order in which they are declared. */
enum
{
  MICRO_DOMAIN_FACE,
  MICRO_PLANET_FACE,
  MICRO_TECHNOLOGY_FACE,
};

/** MicroDomainFace: what is printed on a Domain card. */
typedef enum
{
  MICRO_DOMAIN_ICONS,
  MICRO_DOMAIN_TYPE,
  MICRO_DOMAIN_TIME,
  MICRO_DOMAIN_ACTION,
  MICRO_DOMAIN_SCORES,
  MICRO_DOMAIN_SCORED_TYPE,
  MICRO_DOMAIN_POINTS,
  MICRO_DOMAIN_FAMILY,
  MICRO_DOMAIN_TITLE,
  MICRO_DOMAIN_TEXT,
  MICRO_N_DOMAIN_FIELDS,
} MicroDomainFace;

/** MicroPlanetFace: what is printed on a planet. */
typedef enum
{
  MICRO_PLANET_SHIELD,
  MICRO_PLANET_COLONY_SHIELD,
  MICRO_PLANET_INFLUENCE,
  MICRO_N_PLANET_NUMBERS,
  MICRO_PLANET_ICONS = MICRO_N_PLANET_NUMBERS,
  MICRO_PLANET_TYPE,
  MICRO_PLANET_COST,
  MICRO_PLANET_BONUS,
  MICRO_PLANET_TITLE,
  MICRO_N_PLANET_FIELDS,
} MicroPlanetFace;

/** MICRO_FACES_SIZE: bytes for what is known of the faces. */
#define MICRO_FACES_SIZE 130

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
 * @numbers: the big shield, the small one and the influence, by #MicroPlanetFace, each plus one; 0 if
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
  guint8 numbers[MICRO_N_PLANET_NUMBERS];
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

/* The nicks of icons. “No icon” is a value of its own, because a card whose icons are unknown is
 * different. */
enum
{
  MICRO_NO_ICON,
  MICRO_FIRST_ICON,
};

/** micro_type_nicks, micro_family_nicks, micro_scoring_nicks: the words of the fields, ended by %NULL. */
extern const char *const micro_type_nicks[];
extern const char *const micro_family_nicks[];
extern const char *const micro_scoring_nicks[];

G_END_DECLS
