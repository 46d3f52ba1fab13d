/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/help/offer.h"
#include "systems/microcosm/state.h"

G_BEGIN_DECLS

/* Every zone of this table: its enumerator and its id. The piles of planets are in the order of their
 * costs. */
#define MICRO_VIEW_ZONES(ZONE) \
  ZONE (SUPPLY, "supply") \
  ZONE (DECK, "deck") \
  ZONE (CHEAP_PLANETS, "cheap-planets") \
  ZONE (MIDDLE_PLANETS, "middle-planets") \
  ZONE (DEAR_PLANETS, "dear-planets") \
  ZONE (CENTRE, "centre") \
  ZONE (IN_PLAY, "in-play") \
  ZONE (TARGET, "target") \
  ZONE (HAND, "hand") \
  ZONE (DISCARD, "discard") \
  ZONE (COLONIES, "colonies") \
  ZONE (SPOILS, "spoils") \
  ZONE (TECHNOLOGIES, "technologies")

#define MICRO_VIEW_ZONE_ENUMERATOR(name, id) MICRO_VIEW_ZONE_##name,
typedef enum
{
  MICRO_VIEW_ZONES (MICRO_VIEW_ZONE_ENUMERATOR) MICRO_N_VIEW_ZONES,
} MicroViewZone;

/* Everything that a card can bear on this table. The colours are in the order of #MicroType, the
 * icons in that of #MicroRole, the numbers in that of #MicroPlanetFace, what a Domain card counts in that of
 * #MicroScoring, the colours that one counts in that of #MicroType again. */
#define MICRO_CARD_COUNTERS(COUNTER) \
  COUNTER (RED, "red") \
  COUNTER (YELLOW, "yellow") \
  COUNTER (GREEN, "green") \
  COUNTER (PURPLE, "purple") \
  COUNTER (WILD, "wild") \
  COUNTER (PRESTIGE, "prestige") \
  COUNTER (RESEARCH, "research") \
  COUNTER (WARFARE, "warfare") \
  COUNTER (COLONIZE, "colonize") \
  COUNTER (CAPITAL, "capital") \
  COUNTER (BONUS, "bonus") \
  COUNTER (COST, "cost") \
  COUNTER (SHIELD, "shield") \
  COUNTER (COLONY_SHIELD, "colony-shield") \
  COUNTER (INFLUENCE, "influence") \
  COUNTER (PER_TECHNOLOGY, "per-technology") \
  COUNTER (PER_SPOILS, "per-spoils") \
  COUNTER (PER_COLONY, "per-colony") \
  COUNTER (PER_RED, "per-red") \
  COUNTER (PER_YELLOW, "per-yellow") \
  COUNTER (PER_GREEN, "per-green") \
  COUNTER (PER_PURPLE, "per-purple") \
  COUNTER (PER_CAPITAL, "per-capital") \
  COUNTER (PER_RESEARCH, "per-research") \
  COUNTER (PER_WARFARE, "per-warfare") \
  COUNTER (PER_COLONIZE, "per-colonize") \
  COUNTER (SHOWN, "shown") \
  COUNTER (PART_COST, "part-cost") \
  COUNTER (PART_SHIELD, "part-shield") \
  COUNTER (PART_COLONY_SHIELD, "part-colony-shield") \
  COUNTER (PART_BONUS, "part-bonus")

#define MICRO_ON_CARD_ENUMERATOR(name, id) MICRO_ON_CARD_##name,
typedef enum
{
  MICRO_CARD_COUNTERS (MICRO_ON_CARD_ENUMERATOR) MICRO_N_CARD_COUNTERS,
} MicroCardCounter;

/** micro_zones, micro_card_counters: their ids, ended by %NULL. */
extern const char *const micro_zones[];
extern const char *const micro_card_counters[];

/** micro_describe_card: adds the known printed values of @card, of any sort. */
void micro_describe_card (const MicroState *state, ArbArgument card, ArbView *view);

/** micro_describe: see #ArbPresentation. */
void micro_describe (const ArbState *state, ArbView *view);

/** micro_deduce: adds the cards that a hand must hold because there is no other place for them. */
void micro_deduce (const ArbState *state, ArbView *view);

/** micro_face: see #ArbPresentation. */
void micro_face (const ArbState *state, ArbArgument card, ArbView *view);

/** micro_clock: see #ArbPresentation; each card that is left is a turn. */
void micro_clock (const ArbState *now, const ArbState *earlier, ArbClock *clock);

/**
 * micro_prospects: the planets that each seat could colonize, by the icons that it is known to
 * have.
 */
void micro_prospects (const ArbState *state, ArbView *view);

/** micro_picture: see #ArbHelp. */
void micro_picture (const ArbState *state, const ArbOffer *offer, ArbView *view);

G_END_DECLS
