/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/help/offer.h"

G_BEGIN_DECLS

/**
 * PROTO_OFFERS:
 *
 * Every kind of offer of this game: its enumerator and its id. `lead`, `answer` and `boost` are a role
 * with a number of its cards, and all that needs no choice; `discard` ends the turn; `lead-open`
 * leaves showing cards open, as `boost-card` does.
 */
#define PROTO_OFFERS(KIND) \
  KIND (PLAY, "play") \
  KIND (PLAY_TECHNOLOGY, "play-technology") \
  KIND (LEAD, "lead") \
  KIND (LEAD_OPEN, "lead-open") \
  KIND (ANSWER, "answer") \
  KIND (EVERYONE_DRAWS, "everyone-draws") \
  KIND (BOOST_CARD, "boost-card") \
  KIND (BOOST, "boost") \
  KIND (DISSENT, "dissent") \
  KIND (PASS, "pass") \
  KIND (KEEP, "keep") \
  KIND (COLONY, "colony") \
  KIND (SETTLE, "settle") \
  KIND (ATTACK, "attack") \
  KIND (COLLECT, "collect") \
  KIND (PRODUCE, "produce") \
  KIND (TRADE, "trade") \
  KIND (ACQUIRE, "acquire") \
  KIND (DISCARD, "discard") \
  KIND (DISCARD_CARD, "discard-card") \
  KIND (SKIP, "skip") \
  KIND (DONE, "done") \
  KIND (IS, "is") \
  KIND (FACE, "face") \
  KIND (NUMBER, "number") \
  KIND (EMPTY, "empty")

#define PROTO_OFFER_ENUMERATOR(name, id) PROTO_OFFER_##name,
typedef enum
{
  PROTO_OFFERS (PROTO_OFFER_ENUMERATOR) PROTO_N_OFFERS,
} ProtoOffer;

/** proto_offer_kinds: the ids of the kinds, ended by %NULL. */
extern const char *const proto_offer_kinds[];

/** proto_offers: see #ArbHelp. */
void proto_offers (const ArbState *state, ArbOffering *offering);

G_END_DECLS
