/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/lists.h"
#include "engine/help/offer.h"
#include "systems/microcosm/state.h"

G_BEGIN_DECLS

/* Every zone of this table: its enumerator and its id. The piles of planets are in the order of their
 * costs. */
#define MICRO_VIEW_ZONES(ZONE) \
  ZONE (MICRO_VIEW_ZONE_SUPPLY, "supply") \
  ZONE (MICRO_VIEW_ZONE_DECK, "deck") \
  ZONE (MICRO_VIEW_ZONE_CHEAP_PLANETS, "cheap-planets") \
  ZONE (MICRO_VIEW_ZONE_MIDDLE_PLANETS, "middle-planets") \
  ZONE (MICRO_VIEW_ZONE_DEAR_PLANETS, "dear-planets") \
  ZONE (MICRO_VIEW_ZONE_CENTRE, "centre") \
  ZONE (MICRO_VIEW_ZONE_IN_PLAY, "in-play") \
  ZONE (MICRO_VIEW_ZONE_TARGET, "target") \
  ZONE (MICRO_VIEW_ZONE_HAND, "hand") \
  ZONE (MICRO_VIEW_ZONE_DISCARD, "discard") \
  ZONE (MICRO_VIEW_ZONE_COLONIES, "colonies") \
  ZONE (MICRO_VIEW_ZONE_SPOILS, "spoils") \
  ZONE (MICRO_VIEW_ZONE_TECHNOLOGIES, "technologies")

typedef enum
{
  MICRO_VIEW_ZONES (ARB_LIST_NAME) MICRO_N_VIEW_ZONES,
} MicroViewZone;

/* All that a card can have on this table. The colours are in the order of #MicroType, the
 * icons in that of #MicroRole, the numbers in that of #MicroPlanetFace, what a Domain card counts in that of
 * #MicroScoring, the colours that one counts in that of #MicroType again. */
#define MICRO_CARD_COUNTERS(COUNTER) \
  COUNTER (MICRO_ON_CARD_RED, "red") \
  COUNTER (MICRO_ON_CARD_YELLOW, "yellow") \
  COUNTER (MICRO_ON_CARD_GREEN, "green") \
  COUNTER (MICRO_ON_CARD_PURPLE, "purple") \
  COUNTER (MICRO_ON_CARD_WILD, "wild") \
  COUNTER (MICRO_ON_CARD_PRESTIGE, "prestige") \
  COUNTER (MICRO_ON_CARD_RESEARCH, "research") \
  COUNTER (MICRO_ON_CARD_WARFARE, "warfare") \
  COUNTER (MICRO_ON_CARD_COLONIZE, "colonize") \
  COUNTER (MICRO_ON_CARD_CAPITAL, "capital") \
  COUNTER (MICRO_ON_CARD_BONUS, "bonus") \
  COUNTER (MICRO_ON_CARD_COST, "cost") \
  COUNTER (MICRO_ON_CARD_SHIELD, "shield") \
  COUNTER (MICRO_ON_CARD_COLONY_SHIELD, "colony-shield") \
  COUNTER (MICRO_ON_CARD_INFLUENCE, "influence") \
  COUNTER (MICRO_ON_CARD_PER_TECHNOLOGY, "per-technology") \
  COUNTER (MICRO_ON_CARD_PER_SPOILS, "per-spoils") \
  COUNTER (MICRO_ON_CARD_PER_COLONY, "per-colony") \
  COUNTER (MICRO_ON_CARD_PER_RED, "per-red") \
  COUNTER (MICRO_ON_CARD_PER_YELLOW, "per-yellow") \
  COUNTER (MICRO_ON_CARD_PER_GREEN, "per-green") \
  COUNTER (MICRO_ON_CARD_PER_PURPLE, "per-purple") \
  COUNTER (MICRO_ON_CARD_PER_CAPITAL, "per-capital") \
  COUNTER (MICRO_ON_CARD_PER_RESEARCH, "per-research") \
  COUNTER (MICRO_ON_CARD_PER_WARFARE, "per-warfare") \
  COUNTER (MICRO_ON_CARD_PER_COLONIZE, "per-colonize") \
  COUNTER (MICRO_ON_CARD_SHOWN, "shown") \
  COUNTER (MICRO_ON_CARD_PART_COST, "part-cost") \
  COUNTER (MICRO_ON_CARD_PART_SHIELD, "part-shield") \
  COUNTER (MICRO_ON_CARD_PART_COLONY_SHIELD, "part-colony-shield") \
  COUNTER (MICRO_ON_CARD_PART_BONUS, "part-bonus")

typedef enum
{
  MICRO_CARD_COUNTERS (ARB_LIST_NAME) MICRO_N_CARD_COUNTERS,
} MicroCardCounter;

/** micro_describe_card: adds the known printed values of @card, of any sort. */
void micro_describe_card (const MicroState *state, ArbArgument card, ArbView *view);

/** micro_add_card: adds @card, which lies face up, with its known values. */
void micro_add_card (const MicroState *state, ArbArgument card, ArbView *view);

/** micro_add_slot: adds the planet card @slot, as it lies, with what is known of it. */
void micro_add_slot (const MicroState *state, guint slot, ArbView *view);

G_END_DECLS
