/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/script.h"
#include "systems/eminent-domain/seat.h"

G_BEGIN_DECLS

/*
 * The cards of the prototype of January 2010. The text has their numbers, but none of their faces.
 * Each has an id; the catalogue leaves out its unknown fields. The kinds of role cards are the
 * roles, in the order of #EmRole; the technologies follow them, as in Eminent Domain.
 */

#define PROTO_N_PLANETS 31
#define PROTO_N_TECHNOLOGIES 36
#define PROTO_N_KINDS (EM_N_ROLES + PROTO_N_TECHNOLOGIES)
#define PROTO_N_COLOURS 4 /* of resource discs */
#define PROTO_N_TYPES 4   /* the most types of planets that a table can distinguish */
#define PROTO_MAX_NUMBER 9

G_STATIC_ASSERT ((guint) EM_N_ROLE_CARDS == EM_N_ROLES);

/** The sorts of names, after those that Eminent Domain has, too. */
enum
{
  PROTO_SORT_FEATURE = EM_SORT_RESOURCE + 1,
  PROTO_SORT_VALUE,
  PROTO_SORT_MOMENT, /* by ProtoMoment: no move names one, but reasons do */
  PROTO_N_SORTS,
};

/** ProtoFeature: the features of a face that can be recorded. */
typedef enum
{
  PROTO_FEATURE_SETTLE, /* Colonize icons needed */
  PROTO_FEATURE_ARMIES, /* armies needed */
  PROTO_FEATURE_INFLUENCE,
  PROTO_FEATURE_TYPE,
  PROTO_FEATURE_SLOT,
  PROTO_FEATURE_ICON,
  PROTO_FEATURE_ACTION,
  PROTO_FEATURE_TWO_ICONS, /* two equal ones */
  PROTO_N_FEATURES,
} ProtoFeature;

/** PROTO_N_NUMBERS: the first features, which are numbers from 0 to 9. */
#define PROTO_N_NUMBERS (PROTO_FEATURE_INFLUENCE + 1)

/** ProtoFaceTable: the tables with a face, in the order in which they are declared. */
enum
{
  PROTO_ROLE_FACE,
  PROTO_PLANET_FACE,
  PROTO_TECHNOLOGY_FACE,
};

/** PROTO_ROLE_ACTION: what the state keeps of the face of a role card. */
#define PROTO_ROLE_ACTION 0

/** ProtoPlanetFace: what is printed on a planet; first the numbers, in the order of #ProtoFeature. */
enum
{
  PROTO_PLANET_TYPE = PROTO_N_NUMBERS,
  PROTO_PLANET_SLOTS,
  PROTO_PLANET_ICONS,
  PROTO_PLANET_TITLE,
  PROTO_N_PLANET_FIELDS,
};

/** ProtoTechnologyFace: what is printed on a technology. */
enum
{
  PROTO_TECHNOLOGY_INFLUENCE,
  PROTO_TECHNOLOGY_TYPE,
  PROTO_TECHNOLOGY_ICONS,
  PROTO_TECHNOLOGY_ACTION,
  PROTO_TECHNOLOGY_TITLE,
  PROTO_TECHNOLOGY_TEXT,
  PROTO_N_TECHNOLOGY_FIELDS,
};

/** PROTO_FACES_SIZE: bytes for what is known of the faces. */
#define PROTO_FACES_SIZE 372

/** ProtoAction: the kinds of Actions of a card; the table can say the first two. */
typedef enum
{
  PROTO_ACTION_UNKNOWN,
  PROTO_ACTION_NONE,
  PROTO_ACTION_BY_HAND, /* people carry out the card by hand */
  PROTO_ACTION_OWN,     /* the script of the catalogue */
  PROTO_N_ACTIONS,
} ProtoAction;

#define PROTO_NOT_COUNTED 255 /* a pile that nobody counted */

/**
 * ProtoPlanet:
 * @technologies: technologies under it
 * @card: the planet, or %EM_UNKNOWN
 * @owner: seat; 0 where there is no planet any more
 * @start: whether it is the one that its owner began with, and was not turned up by a move
 * @colonize: Colonize cards under it
 * @tucked: so many of them the leader put there in this turn
 * @resources: those on it, by colour
 *
 * A planet before a player. Which of them lie face up is in #EmSeat.
 */
typedef struct
{
  guint64 technologies;
  guint8 card;
  guint8 owner : 4;
  guint8 start : 4;
  guint8 colonize;
  guint8 tucked;
  guint8 resources[PROTO_N_COLOURS];
} ProtoPlanet;

/**
 * ProtoRole:
 * @id: a role, and the card that shows its icon
 * @title: its name
 * @lead: the script of the leader; `n` is the number of icons
 * @follow: the script of a follower
 * @starting: copies in each starting deck
 * @cards: cards of its pile before the starting decks are taken out; 0 if unknown
 * @action: (nullable): the script of the card's Action, `none` if it has none; %NULL if unknown
 * @text: (nullable): the Action in words
 *
 * A role and its cards.
 */
typedef struct
{
  const char *id;
  const char *title;
  const char *lead;
  const char *follow;
  gint16 starting;
  gint16 cards;
  const char *action;
  const char *text;
} ProtoRole;

/**
 * ProtoPlanetCard:
 * @pile: 0 deck, 1 start
 * @numbers: by the first features, each plus one; 0 if unknown
 * @type: the type plus one; 0 if unknown
 * @slots: its places for resources; empty if unknown
 * @icons: its icons; empty if unknown
 *
 * A planet card.
 */
typedef struct
{
  const char *id;
  const char *title;
  guint8 pile;
  guint8 numbers[PROTO_N_NUMBERS];
  guint8 type;
  ArbNicks slots;
  ArbNicks icons;
} ProtoPlanetCard;

/** ProtoTechnology: a technology; its fields mean the same as those of planets and roles. */
typedef struct
{
  const char *id;
  const char *title;
  guint8 influence;
  guint8 type;
  ArbNicks icons;
  const char *action;
  const char *text;
} ProtoTechnology;

/**
 * ProtoSetup:
 * @title: what these numbers are
 * @opening: cards of the opening hand
 * @role_cards: all role cards, however they are split
 * @hand_size: what Cleanup fills the hand up to; 0 while nobody knows it
 * @influence: tokens in the supply
 * @armies: army discs
 * @discs: resource discs of each colour
 *
 * The numbers of the game that are no card's.
 */
typedef struct
{
  const char *id;
  const char *title;
  gint16 opening;
  gint16 role_cards;
  gint16 hand_size;
  gint16 influence;
  gint16 armies;
  gint16 discs;
} ProtoSetup;

/**
 * ProtoCatalogue:
 * @common: what both games have: the scripts of cards, roles and phases, and the end of a turn
 *
 * The catalogue of the prototype.
 */
typedef struct
{
  EmCatalogue common;
  ProtoRole *roles;
  guint n_roles;
  ProtoPlanetCard *planets;
  guint n_planets;
  ProtoTechnology *technologies;
  guint n_technologies;
  ProtoSetup *setups;
  guint n_setups;

  /* compiled */
  guint16 followed; /* the end of following */
  guint16 by_hand;  /* a card that people carry out */
} ProtoCatalogue;

extern const ArbFieldTable proto_records[];

/** proto_face_fields: what the text leaves open, or a copy can have otherwise. */
extern const ArbFaces proto_face_fields[];

/**
 * proto_catalogue_compile: does the work of `compile` of #ArbRuleset; @scripts defines the effects
 * and words.
 */
gboolean proto_catalogue_compile (ProtoCatalogue *self, const ArbScripts *scripts,
                                  ArbDefects *defects);

G_END_DECLS
