/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/clock.h"
#include "engine/core/view.h"
#include "systems/eminent-domain/prototype-state.h"

G_BEGIN_DECLS

/* Every zone of this table: its enumerator and its id. */
#define PROTO_ZONES(ZONE) \
  ZONE (PILES, "piles") \
  ZONE (UNCOUNTED, "uncounted-piles") \
  ZONE (TECHNOLOGIES, "technologies") \
  ZONE (SHOWN, "shown") \
  ZONE (PLANETS, "planets") \
  ZONE (UNDER, "under-planets") \
  ZONE (HAND, "hand") \
  ZONE (PLAY, "play") \
  ZONE (DISCARD, "discard") \
  ZONE (OWNED, "owned") \
  ZONE (DECK, "deck")

#define PROTO_ZONE_ENUMERATOR(name, id) PROTO_ZONE_##name,
typedef enum
{
  PROTO_ZONES (PROTO_ZONE_ENUMERATOR) PROTO_N_ZONES,
} ProtoZone;

/* Every counter of this table and of a seat. The piles are in the order of the roles. */
#define PROTO_VIEW_COUNTERS(COUNTER) \
  COUNTER (POINTS, ARB_COUNTER_POINTS) \
  COUNTER (INFLUENCE, "influence") \
  COUNTER (ARMIES, "armies") \
  COUNTER (RESOURCES, "resources") \
  COUNTER (HAND, "hand") \
  COUNTER (DECK, "deck") \
  COUNTER (DISCARD, "discard") \
  COUNTER (SURVEY_PILE, "survey-pile") \
  COUNTER (WARFARE_PILE, "warfare-pile") \
  COUNTER (COLONIZE_PILE, "colonize-pile") \
  COUNTER (HARVEST_PILE, "harvest-pile") \
  COUNTER (TRADE_PILE, "trade-pile") \
  COUNTER (RESEARCH_PILE, "research-pile") \
  COUNTER (INFLUENCE_SUPPLY, "influence-supply") \
  COUNTER (PLANET_DECK, "planet-deck") \
  COUNTER (PLANET_DISCARD, "planet-discard") \
  COUNTER (HAND_SIZE, "hand-size") \
  COUNTER (ICONS, "icons") \
  COUNTER (TURN, "turn") \
  COUNTER (LEADER, "leader")

#define PROTO_VIEW_ENUMERATOR(name, id) PROTO_VIEW_##name,
typedef enum
{
  PROTO_VIEW_COUNTERS (PROTO_VIEW_ENUMERATOR) PROTO_N_VIEW_COUNTERS,
} ProtoViewCounter;

/* All counters of planets. The numbers are in the order of #ProtoFeature. */
#define PROTO_CARD_COUNTERS(COUNTER) \
  COUNTER (SETTLE_COST, "colonize-cost") \
  COUNTER (ARMY_COST, "army-cost") \
  COUNTER (INFLUENCE, "printed-influence") \
  COUNTER (TYPE_1, "type-1") \
  COUNTER (TYPE_2, "type-2") \
  COUNTER (TYPE_3, "type-3") \
  COUNTER (TYPE_4, "type-4") \
  COUNTER (COLOUR_1, "colour-1") \
  COUNTER (COLOUR_2, "colour-2") \
  COUNTER (COLOUR_3, "colour-3") \
  COUNTER (COLOUR_4, "colour-4") \
  COUNTER (UNDER, "colonies") \
  COUNTER (SETTLE_SHOWN, "colonize-shown") \
  COUNTER (ARMY_SHOWN, "army-shown")

#define PROTO_ON_CARD_ENUMERATOR(name, id) PROTO_ON_CARD_##name,
typedef enum
{
  PROTO_CARD_COUNTERS (PROTO_ON_CARD_ENUMERATOR) PROTO_N_CARD_COUNTERS,
} ProtoCardCounter;

/** proto_zones, proto_view_counters, proto_card_counters: their ids, ended by %NULL. */
extern const char *const proto_zones[];
extern const char *const proto_view_counters[];
extern const char *const proto_card_counters[];

/* See #ArbPresentation. */
void proto_describe (const ArbState *state, ArbView *view);
void proto_face (const ArbState *state, ArbArgument card, ArbView *view);
void proto_clock (const ArbState *now, const ArbState *earlier, ArbClock *clock);
ArbArgument proto_identify (const ArbState *state, guint seat, guint number);
guint proto_get_leader (const ArbState *state);

G_END_DECLS
