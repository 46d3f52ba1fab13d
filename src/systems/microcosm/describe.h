/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

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

/* Every counter of this table and of a seat. The icons are in the order of #MicroRole. */
#define MICRO_VIEW_COUNTERS(COUNTER) \
  COUNTER (TURN, "turn") \
  COUNTER (POINTS, ARB_COUNTER_POINTS) \
  COUNTER (RESEARCH_ICONS, "research-icons") \
  COUNTER (WARFARE_ICONS, "warfare-icons") \
  COUNTER (COLONIZE_ICONS, "colonize-icons")

#define MICRO_VIEW_ENUMERATOR(name, id) MICRO_VIEW_##name,
typedef enum
{
  MICRO_VIEW_COUNTERS (MICRO_VIEW_ENUMERATOR) MICRO_N_VIEW_COUNTERS,
} MicroViewCounter;

/* Everything that a card can bear on this table. The numbers are in the order of #MicroNumber. */
#define MICRO_CARD_COUNTERS(COUNTER) \
  COUNTER (SHIELD, "shield") \
  COUNTER (COLONY_SHIELD, "colony-shield") \
  COUNTER (INFLUENCE, "influence") \
  COUNTER (SHOWN, "shown")

#define MICRO_ON_CARD_ENUMERATOR(name, id) MICRO_ON_CARD_##name,
typedef enum
{
  MICRO_CARD_COUNTERS (MICRO_ON_CARD_ENUMERATOR) MICRO_N_CARD_COUNTERS,
} MicroCardCounter;

/** micro_zones, micro_view_counters, micro_card_counters: their ids, ended by %NULL. */
extern const char *const micro_zones[];
extern const char *const micro_view_counters[];
extern const char *const micro_card_counters[];

/** micro_describe: see #ArbPresentation. */
void micro_describe (const ArbState *state, ArbView *view);

/** micro_deduce: what a hand must hold once nothing unseen can be elsewhere. */
void micro_deduce (const ArbState *state, ArbView *view);

/** micro_clock: see #ArbPresentation; each card that is left is a turn. */
void micro_clock (const ArbState *now, const ArbState *earlier, ArbClock *clock);

G_END_DECLS
