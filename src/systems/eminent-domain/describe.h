/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/* Every zone of this table: its enumerator and its id. */
#define EM_ZONES(ZONE) \
  ZONE (STACKS, "stacks") \
  ZONE (PLANET_DISCARD, "planet-discard") \
  ZONE (LOOKED_AT, "looked-at") \
  ZONE (TECHNOLOGIES, "technologies") \
  ZONE (REMOVED, "removed") \
  ZONE (PLANETS, "planets") \
  ZONE (COLONIES, "colonies") \
  ZONE (PERMANENTS, "permanents") \
  ZONE (HAND, "hand") \
  ZONE (PLAY, "play") \
  ZONE (DISCARD, "discard") \
  ZONE (DECK, "deck")

#define EM_ZONE_ENUMERATOR(name, id) EM_ZONE_##name,
typedef enum
{
  EM_ZONES (EM_ZONE_ENUMERATOR) EM_N_ZONES,
} EmZone;

/*
 * All counters of cards of this table: the enumerator and the id. The types, the symbols and the
 * resources are in the order of #EmType, #EmRole and #EmResource.
 */
#define EM_CARD_COUNTERS(COUNTER) \
  COUNTER (ADVANCED, "advanced") \
  COUNTER (FERTILE, "fertile") \
  COUNTER (METALLIC, "metallic") \
  COUNTER (TECHNOLOGY, "technology") \
  COUNTER (SURVEY, "survey-symbols") \
  COUNTER (WARFARE, "warfare-symbols") \
  COUNTER (COLONIZE, "colonize-symbols") \
  COUNTER (PRODUCE, "produce-symbols") \
  COUNTER (TRADE, "trade-symbols") \
  COUNTER (RESEARCH, "research-symbols") \
  COUNTER (FOOD, "food") \
  COUNTER (WATER, "water") \
  COUNTER (IRON, "iron") \
  COUNTER (SILICON, "silicon") \
  COUNTER (HAND_BONUS, "hand-bonus") \
  COUNTER (PERMANENT, "permanent") \
  COUNTER (BLOCKED, "blocked") \
  COUNTER (SETTLE_SHOWN, "settle-shown") \
  COUNTER (WARFARE_SHOWN, "warfare-shown") \
  COUNTER (SETTLE_COST, "settle-cost") \
  COUNTER (WARFARE_COST, "warfare-cost") \
  COUNTER (WARFARE_PRINTED, "warfare-printed") \
  COUNTER (SCORCHED_EARTH, "scorched-earth") \
  COUNTER (RESEARCH_COST, "research-cost") \
  COUNTER (PLANETS_NEEDED, "planets-needed") \
  COUNTER (PRINTED_INFLUENCE, "printed-influence") \
  COUNTER (COLONIES, "colonies") \
  COUNTER (CANDIDATES, "candidates") \
  COUNTER (START, "start")

#define EM_ON_CARD_ENUMERATOR(name, id) EM_ON_CARD_##name,
typedef enum
{
  EM_CARD_COUNTERS (EM_ON_CARD_ENUMERATOR) EM_N_CARD_COUNTERS,
} EmCardCounter;

/** em_zones, em_card_counters: their ids, ended by %NULL. */
extern const char *const em_zones[];
extern const char *const em_card_counters[];

/** em_other_face: see #ArbPresentation. */
ArbArgument em_other_face (const ArbCatalogue *parent, ArbArgument card);

/** em_describe_face: see `face` of #ArbPresentation. */
void em_describe_face (const ArbState *state, ArbArgument card, ArbView *view);

/** em_describe: see #ArbPresentation. */
void em_describe (const ArbState *state, ArbView *view);

/**
 * em_describe_back: adds a back of the planet deck to @view, with the number of planets that have
 * it and are left, see em_count_left().
 */
void em_describe_back (const EmState *state, guint back, ArbView *view);

/**
 * em_describe_technology:
 * @state: the state
 * @index: the technology
 * @priced: whether it can be acquired, so that its type and price are added. In an Empire it has
 *   none, because it does not count as a planet of its type
 * @view: gets the card
 */
void em_describe_technology (const EmState *state, guint index, gboolean priced, ArbView *view);

/** em_describe_pile: adds the cards of a pile to the last zone of @view. */
void em_describe_pile (const EmPile *pile, ArbView *view);

/** em_describe_printed: adds the printed values of @planet to the last card of @view. */
void em_describe_printed (const EmState *state, guint planet, ArbView *view);

G_END_DECLS
