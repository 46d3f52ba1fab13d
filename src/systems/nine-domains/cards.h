/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/catalogue.h"

G_BEGIN_DECLS

#define NINE_MAX_CARDS 16 /* a set of them is a guint16 */
#define NINE_N_BASE_CARDS 6
#define NINE_N_SPECIALS 9
#define NINE_N_DOMAINS 9
#define NINE_N_PLACES 3

/** The sorts of names. */
enum
{
  NINE_SORT_CARD = ARB_SORT_OWN,
  NINE_SORT_DOMAIN,
  NINE_SORT_PLACE,
  NINE_SORT_MARK,
  NINE_N_SORTS,
};

/** NineKind: the six cards that everybody has, and the nine kinds that may be in play. */
typedef enum
{
  NINE_BASE,
  NINE_SPECIAL,
} NineKind;

/** NineSign: the signs, which decide a tie between cards with the same number. */
typedef enum
{
  NINE_PLAIN,
  NINE_PLUS,
  NINE_MINUS,
} NineSign;

/** NineOnWin: the effects of a card that wins its combat. */
typedef enum
{
  NINE_ON_WIN_NOTHING,
  NINE_ON_WIN_SWAP_DOMAINS, /* a domain for one of the opponent's */
  NINE_ON_WIN_SWAP_CARDS,   /* a hand card for a used one */
  NINE_ON_WIN_POINTS,       /* points, if it won by enough */
} NineOnWin;

/** NineMark: the marks of a domain; two halves make a purple one. */
typedef enum
{
  NINE_RED,
  NINE_GREEN,
  NINE_BLUE,
  NINE_PURPLE,
  NINE_HALF_PURPLE,
  NINE_N_MARKS,
} NineMark;

#define NINE_N_ELEMENTS 4

/* All four as bits of #NineMark. */
#define NINE_ALL_ELEMENTS ((1u << NINE_N_ELEMENTS) - 1)

/** NINE_DOMAIN_MARKS: the field of a domain's face that the state keeps. */
#define NINE_DOMAIN_MARKS 0

/** NINE_FACES_SIZE: bytes for what is known of the faces. */
#define NINE_FACES_SIZE 12

/**
 * NineCard:
 * @id: kebab-case
 * @face: the text of the card, and its name in the notation: `0`, `4+`, `*`
 * @text: its effect, in our own words
 * @kind: #NineKind
 * @strengthless: whether it has no strength, so that nothing modifies it
 * @strength: the number
 * @sign: #NineSign
 * @beats: cards against which it wins at any strength
 * @loses_to: cards against which it loses at any strength
 * @loses_to_rest: whether it loses to every card that it does not beat
 * @neighbours: the modifier of each of the owner's two neighbouring cards
 * @only_neighbour: the modifier of the neighbouring card if there is only one
 * @next: the modifier of the owner's next card at the same place
 * @late_round: the round in which it has @late_bonus itself, or 0
 * @late_bonus: see @late_round
 * @on_win: #NineOnWin
 * @win_margin: the least margin for that
 * @win_points: the points of %NINE_ON_WIN_POINTS
 * @beats_set: compiled: all cards against which it wins at any strength
 *
 * One face of a card.
 */
typedef struct
{
  const char *id;
  const char *face;
  const char *text;
  guint8 kind;
  guint8 strengthless;
  gint16 strength;
  guint8 sign;
  char **beats;
  char **loses_to;
  guint8 loses_to_rest;
  gint16 neighbours;
  gint16 only_neighbour;
  gint16 next;
  gint16 late_round;
  gint16 late_bonus;
  guint8 on_win;
  gint16 win_margin;
  gint16 win_points;
  guint16 beats_set;
} NineCard;

/**
 * NineDomain:
 * @id: `domain-7`
 * @title: its title
 * @points: its number, which is its value
 * @blank: whether it is known to have no element
 * @marks: its #NineMark, if the owner of the game has typed them in
 *
 * One of the nine tiles.
 */
typedef struct
{
  const char *id;
  const char *title;
  gint16 points;
  guint8 blank;
  ArbNicks marks;
} NineDomain;

/** NineCatalogue: the catalogue of the game. */
typedef struct
{
  ArbCatalogue parent;
  NineCard *cards;
  guint n_cards;
  NineDomain *domains;
  guint n_domains;
  guint16 base_set;    /* the cards that everybody has */
  guint16 special_set; /* the kinds that may be in play */
} NineCatalogue;

extern const ArbFieldTable nine_tables[];

/** nine_faces: the elements on the tiles, which were never published. */
extern const ArbFaces nine_faces[];

/**
 * nine_catalogue_compile:
 * @catalogue: a #NineCatalogue whose records have been read
 * @defects: the list to which defects are added
 *
 * Returns: whether there were no defects
 */
gboolean nine_catalogue_compile (ArbCatalogue *catalogue, ArbDefects *defects);

G_END_DECLS
