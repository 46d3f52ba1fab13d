/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/nine-domains/state.h"

G_BEGIN_DECLS

/* Every zone of this table: its enumerator and its id. The places are in their order. */
#define NINE_ZONES(ZONE) \
  ZONE (OPEN_DOMAINS, "open-domains") \
  ZONE (REMOVED, "removed") \
  ZONE (SPECIALS, "specials") \
  ZONE (HAND, "hand") \
  ZONE (LEFT, "left") \
  ZONE (MIDDLE, "middle") \
  ZONE (RIGHT, "right") \
  ZONE (LAST_ROUND, "last-round") \
  ZONE (FOUGHT_DOMAINS, "fought-domains") \
  ZONE (DOMAINS, "domains") \
  ZONE (USED, "used")

#define NINE_ZONE_ENUMERATOR(name, id) NINE_ZONE_##name,
typedef enum
{
  NINE_ZONES (NINE_ZONE_ENUMERATOR) NINE_N_ZONES,
} NineZone;

/*
 * All counters of cards and tiles: the enumerator and the id. The elements, the decisions of
 * combats and the sources of bonuses are in the order of #NineMark, #NineDecision and #NineLine.
 */
#define NINE_CARD_COUNTERS(COUNTER) \
  COUNTER (RED, "red") \
  COUNTER (GREEN, "green") \
  COUNTER (BLUE, "blue") \
  COUNTER (PURPLE, "purple") \
  COUNTER (HALF_PURPLE, "half-purple") \
  COUNTER (BY_EFFECT, "by-effect") \
  COUNTER (BY_STRENGTH, "by-strength") \
  COUNTER (BY_BONUS, "by-bonus") \
  COUNTER (BY_SIGN, "by-sign") \
  COUNTER (BY_NOBODY, "by-nobody") \
  COUNTER (STRENGTH, "strength") \
  COUNTER (CARRY, "bonus-carry") \
  COUNTER (NEIGHBOURS, "bonus-neighbours") \
  COUNTER (LATE, "bonus-late") \
  COUNTER (BONUS, "bonus") \
  COUNTER (WON, "won") \
  COUNTER (WINNER, "winner") \
  COUNTER (COMPLETES, "completes") \
  COUNTER (EXTRA_POINTS, "extra-points") \
  COUNTER (VALUE, "domain-points")

#define NINE_ON_CARD_ENUMERATOR(name, id) NINE_ON_CARD_##name,
typedef enum
{
  NINE_CARD_COUNTERS (NINE_ON_CARD_ENUMERATOR) NINE_N_CARD_COUNTERS,
} NineCardCounter;

/** nine_zones, nine_card_counters: their ids, ended by %NULL. */
extern const char *const nine_zones[];
extern const char *const nine_card_counters[];

/** nine_face: see #ArbPresentation. */
void nine_face (const ArbState *state, ArbArgument card, ArbView *view);

/**
 * nine_describe: describes piles, hands, the cards at each place, and the combats of the last
 * round.
 */
void nine_describe (const ArbState *state, ArbView *view);

G_END_DECLS
