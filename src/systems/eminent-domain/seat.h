/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/cards.h"

G_BEGIN_DECLS

/*
 * A player: the piles of cards, what is known of them, and what lies in the Empire. The rulesets of
 * this folder share it.
 */

#define EM_MAX_SEAT_PLANETS 28
#define EM_UNKNOWN ARB_NO_CARD

/**
 * EmPile:
 * @cards: known role cards, by kind
 * @unknown: cards in it that were never told
 * @size: all of them
 * @counts: the eight counts above as one number: to add it is to add them all
 * @technologies: set of known technologies
 *
 * A pile of a player: what is known to be in it, and how many cards are not known. What the
 * unknown cards of all his piles are together is known as a multiset, his *pool*.
 */
typedef struct
{
  union
  {
    struct
    {
      guint8 cards[EM_N_ROLE_CARDS];
      guint8 unknown;
      guint8 size;
    };
    guint64 counts;
  };
  guint64 technologies;
} EmPile;

G_STATIC_ASSERT (sizeof (EmPile) == 2 * sizeof (guint64));

/** EmPlace: where the unknown cards of a seat can lie. */
typedef enum
{
  EM_PLACE_HAND,
  EM_PLACE_DECK,
  EM_PLACE_DISCARD,
  EM_PLACE_LOST, /* removed from the game */
  EM_N_PLACES,
} EmPlace;

/**
 * EmBatch:
 * @cards: what they are
 * @most: for every set of places, by its bits: how many of them can lie there together
 *
 * Unknown cards of a seat that were known to lie together, before cards were taken out of that pile
 * unseen.
 */
typedef struct
{
  EmPile cards;
  guint8 most[1 << EM_N_PLACES];
} EmBatch;

/**
 * EmSeat:
 * @pool: what the unknown cards of hand, deck, discard pile and @lost are, together
 * @batch: a part of @pool of which more is known, see `batch.h`
 * @drawn_unreported: its size: how many cards of the hand were drawn and not told yet; its cards:
 *   the known ones of the hand that can be among them, which can be more
 * @lost: unknown cards that were removed from the game
 * @owned: set of technologies that count at the end
 * @permanents: set of technologies in the Empire
 * @standings: bits of #EmStanding
 * @planets: by number - 1, where the planet stands in the table's list; %EM_NO_PLANET once an
 *   adjustment has taken it away
 * @n_planets: numbers given so far
 * @face_down: the numbers of its face-down planets, as bits
 * @face_up: likewise; those of no planet any more are in neither
 * @face_up_of: how many lie face up, by type
 * @sums: what was counted and not named, by #EmSum
 */
typedef struct
{
  EmPile hand;
  EmPile deck;
  EmPile discard;
  EmPile play;
  EmPile pool;
  EmPile drawn_unreported;
  guint64 owned;
  guint64 permanents;
  guint32 standings;
  guint16 influence;
  guint16 fighters;
  guint16 sums[EM_N_SUMS];
  guint8 lost;
  guint8 hand_bonus;
  guint8 face_up_of[EM_N_TYPES];
  guint8 planet_symbols[EM_N_ROLES];
  guint8 technology_symbols[EM_N_ROLES];
  guint8 n_planets;
  guint8 planets[EM_MAX_SEAT_PLANETS];
  guint32 face_down;
  guint32 face_up;
  EmBatch batch;
} EmSeat;

G_END_DECLS
