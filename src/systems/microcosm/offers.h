/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/help/offer.h"

G_BEGIN_DECLS

/**
 * MICRO_OFFERS:
 *
 * Every kind of offer of this game: its enumerator and its id.
 */
#define MICRO_OFFERS(KIND) \
  KIND (TAKE, "take") \
  KIND (TAKE_UNSAID, "take-unsaid") \
  KIND (DRAW, "draw") \
  KIND (PLAY, "play") \
  KIND (PLAY_UNSEEN, "play-unseen") \
  KIND (PICK_UP, "pick-up") \
  KIND (PICK_UP_ALL, "pick-up-all") \
  KIND (PASS, "pass") \
  KIND (COLONIZE, "colonize") \
  KIND (ATTACK, "attack") \
  KIND (REVEAL, "reveal") \
  KIND (REVEAL_UNSEEN, "reveal-unseen") \
  KIND (REVEAL_UP, "reveal-up") \
  KIND (REVEAL_COUNT, "reveal-count") \
  KIND (COLONIZE_ICONS, "colonize-icons-first") \
  KIND (ATTACK_ICONS, "attack-icons-first") \
  KIND (IDENTIFY, "identify") \
  KIND (TURN_UP, "turn-up") \
  KIND (DEFEND, "defend") \
  KIND (CONCEDE, "concede") \
  KIND (ACQUIRE, "acquire") \
  KIND (RETURN, "return") \
  KIND (PEEK, "peek") \
  KIND (DISCARD, "discard") \
  KIND (SWAP, "swap") \
  KIND (DONE, "done") \
  KIND (FAILS, "fails") \
  KIND (GIVE_UP, "give-up") \
  KIND (NO_REPEAT, "no-repeat") \
  KIND (NO_SWAP, "no-swap") \
  KIND (PICKED_UP, "picked-up") \
  KIND (SUPPLY, "supply") \
  KIND (HOLDS, "holds") \
  KIND (IS, "is") \
  KIND (INFLUENCE, "target-influence") \
  KIND (TYPE, "target-type") \
  KIND (ICON, "target-icon") \
  KIND (FACE, "face")

#define MICRO_OFFER_ENUMERATOR(name, id) MICRO_OFFER_##name,
typedef enum
{
  MICRO_OFFERS (MICRO_OFFER_ENUMERATOR) MICRO_N_OFFERS,
} MicroOffer;

/** micro_offer_kinds: the ids of the kinds, ended by %NULL. */
extern const char *const micro_offer_kinds[];

/** micro_offers: what two players record with one tap. */
void micro_offers (const ArbState *state, ArbOffering *offering);

G_END_DECLS
