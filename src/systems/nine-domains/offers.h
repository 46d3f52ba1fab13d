/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/help/offer.h"

G_BEGIN_DECLS

/*
 * Every kind of offer of this game: its enumerator and its id. A kind that belongs to a place is
 * followed by those of the other two.
 */
#define NINE_OFFERS(KIND) \
  KIND (ALL_FACE_DOWN, "all-face-down") \
  KIND (REVEAL_LEFT, "reveal-left") \
  KIND (REVEAL_MIDDLE, "reveal-middle") \
  KIND (REVEAL_RIGHT, "reveal-right") \
  KIND (SWAP, "swap") \
  KIND (NO_SWAP, "no-swap") \
  KIND (TILE_LEFT, "tile-left") \
  KIND (TILE_MIDDLE, "tile-middle") \
  KIND (TILE_RIGHT, "tile-right") \
  KIND (SPECIAL, "special") \
  KIND (MARKS_LEFT, "marks-left") \
  KIND (MARKS_MIDDLE, "marks-middle") \
  KIND (MARKS_RIGHT, "marks-right")

#define NINE_OFFER_ENUMERATOR(name, id) NINE_OFFER_##name,
typedef enum
{
  NINE_OFFERS (NINE_OFFER_ENUMERATOR) NINE_N_OFFERS,
} NineOffer;

/** nine_offer_kinds: the ids of the kinds, ended by %NULL. */
extern const char *const nine_offer_kinds[];

/** nine_offers: what two players record with one tap in a round. */
void nine_offers (const ArbState *state, ArbOffering *offering);

G_END_DECLS
