/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/lists.h"
#include "systems/nine-domains/state.h"

G_BEGIN_DECLS

/* Every zone of this table: its enumerator and its id. The places are in their order. */
#define NINE_ZONES(ZONE) \
  ZONE (NINE_ZONE_OPEN_DOMAINS, "open-domains") \
  ZONE (NINE_ZONE_REMOVED, "removed") \
  ZONE (NINE_ZONE_SPECIALS, "specials") \
  ZONE (NINE_ZONE_HAND, "hand") \
  ZONE (NINE_ZONE_LEFT, "left") \
  ZONE (NINE_ZONE_MIDDLE, "middle") \
  ZONE (NINE_ZONE_RIGHT, "right") \
  ZONE (NINE_ZONE_LAST_ROUND, "last-round") \
  ZONE (NINE_ZONE_FOUGHT_DOMAINS, "fought-domains") \
  ZONE (NINE_ZONE_DOMAINS, "domains") \
  ZONE (NINE_ZONE_USED, "used")

typedef enum
{
  NINE_ZONES (ARB_LIST_NAME) NINE_N_ZONES,
} NineZone;

/*
 * All counters of cards and tiles: the enumerator and the id. The elements, the decisions of
 * combats and the sources of bonuses are in the order of #NineMark, #NineDecision and #NineLine.
 */
#define NINE_CARD_COUNTERS(COUNTER) \
  COUNTER (NINE_ON_CARD_RED, "red") \
  COUNTER (NINE_ON_CARD_GREEN, "green") \
  COUNTER (NINE_ON_CARD_BLUE, "blue") \
  COUNTER (NINE_ON_CARD_PURPLE, "purple") \
  COUNTER (NINE_ON_CARD_HALF_PURPLE, "half-purple") \
  COUNTER (NINE_ON_CARD_BY_EFFECT, "by-effect") \
  COUNTER (NINE_ON_CARD_BY_STRENGTH, "by-strength") \
  COUNTER (NINE_ON_CARD_BY_BONUS, "by-bonus") \
  COUNTER (NINE_ON_CARD_BY_SIGN, "by-sign") \
  COUNTER (NINE_ON_CARD_BY_NOBODY, "by-nobody") \
  COUNTER (NINE_ON_CARD_STRENGTH, "strength") \
  COUNTER (NINE_ON_CARD_CARRY, "bonus-carry") \
  COUNTER (NINE_ON_CARD_NEIGHBOURS, "bonus-neighbours") \
  COUNTER (NINE_ON_CARD_LATE, "bonus-late") \
  COUNTER (NINE_ON_CARD_BONUS, "bonus") \
  COUNTER (NINE_ON_CARD_WON, "won") \
  COUNTER (NINE_ON_CARD_WINNER, "winner") \
  COUNTER (NINE_ON_CARD_COMPLETES, "completes") \
  COUNTER (NINE_ON_CARD_EXTRA_POINTS, "extra-points") \
  COUNTER (NINE_ON_CARD_VALUE, "domain-points")

typedef enum
{
  NINE_CARD_COUNTERS (ARB_LIST_NAME) NINE_N_CARD_COUNTERS,
} NineCardCounter;

G_END_DECLS
