/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/lists.h"
#include "engine/help/offer.h"

G_BEGIN_DECLS

/*
 * Every kind of offer of this game: its enumerator and its id. A kind that belongs to a place is
 * followed by those of the other two.
 */
#define NINE_OFFERS(KIND) \
  KIND (NINE_OFFER_ALL_FACE_DOWN, "all-face-down") \
  KIND (NINE_OFFER_REVEAL_LEFT, "reveal-left") \
  KIND (NINE_OFFER_REVEAL_MIDDLE, "reveal-middle") \
  KIND (NINE_OFFER_REVEAL_RIGHT, "reveal-right") \
  KIND (NINE_OFFER_SWAP, "swap") \
  KIND (NINE_OFFER_NO_SWAP, "no-swap") \
  KIND (NINE_OFFER_TILE_LEFT, "tile-left") \
  KIND (NINE_OFFER_TILE_MIDDLE, "tile-middle") \
  KIND (NINE_OFFER_TILE_RIGHT, "tile-right") \
  KIND (NINE_OFFER_SPECIAL, "special") \
  KIND (NINE_OFFER_MARKS_LEFT, "marks-left") \
  KIND (NINE_OFFER_MARKS_MIDDLE, "marks-middle") \
  KIND (NINE_OFFER_MARKS_RIGHT, "marks-right")

typedef enum
{
  NINE_OFFERS (ARB_LIST_NAME) NINE_N_OFFERS,
} NineOffer;

/** nine_offer_kinds: the ids of the kinds, ended by %NULL. */
extern const char *const nine_offer_kinds[];

G_END_DECLS
