/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/cards.h"

G_BEGIN_DECLS

/*
 * A player: the piles of cards, what is known of them, and the Empire. The rulesets of this folder
 * share it.
 */

#define EM_MAX_SEAT_PLANETS 28
#define EM_UNKNOWN ARB_NO_CARD

/**
 * EmPile:
 * @cards: number of known role cards, by kind
 * @unknown: number of unknown cards in it
 * @size: number of all cards
 * @counts: the eight counts above as one number, so that one addition adds all
 * @technologies: set of known technologies
 *
 * A pile of a player: its known cards, and the number of unknown ones. The unknown cards of all
 * piles of a player together are known as a multiset, the *pool*.
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
 * @cards: the cards
 * @most: for every set of places, by its bits: how many of the cards can lie there together
 *
 * Unknown cards of a seat that were known to be in one pile, before cards were taken out of that
 * pile unseen.
 */
typedef struct
{
  EmPile cards;
  guint8 most[1 << EM_N_PLACES];
} EmBatch;

/**
 * EmSeat:
 * @pool: the unknown cards of hand, deck, discard pile and @lost together
 * @batch: a part of @pool of which more is known, see `batch.h`
 * @drawn_unreported: its size is the number of cards of the hand that were drawn and not reported
 *   yet; its cards are the known ones of the hand that can be among them, which can be more
 * @lost: unknown cards that were removed from the game
 * @owned: set of technologies that count at the end
 * @permanents: set of technologies in the Empire
 * @standings: bits of #EmStanding
 * @planets: by number - 1, the index of the planet in the table's list; %EM_NO_PLANET if an
 *   adjustment has removed it
 * @n_planets: numbers given so far
 * @face_down: the numbers of its face-down planets, as bits
 * @face_up: likewise; numbers of removed planets are in neither
 * @face_up_of: how many lie face up, by type
 * @sums: the sums that were counted without names, by #EmSum
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
