/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/lists.h"
#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/* Every zone of this table: its enumerator and its id. */
#define EM_ZONES(ZONE) \
  ZONE (EM_ZONE_STACKS, "stacks") \
  ZONE (EM_ZONE_PLANET_DISCARD, "planet-discard") \
  ZONE (EM_ZONE_LOOKED_AT, "looked-at") \
  ZONE (EM_ZONE_TECHNOLOGIES, "technologies") \
  ZONE (EM_ZONE_REMOVED, "removed") \
  ZONE (EM_ZONE_PLANETS, "planets") \
  ZONE (EM_ZONE_COLONIES, "colonies") \
  ZONE (EM_ZONE_PERMANENTS, "permanents") \
  ZONE (EM_ZONE_HAND, "hand") \
  ZONE (EM_ZONE_PLAY, "play") \
  ZONE (EM_ZONE_DISCARD, "discard") \
  ZONE (EM_ZONE_DECK, "deck")

typedef enum
{
  EM_ZONES (ARB_LIST_NAME) EM_N_ZONES,
} EmZone;

/*
 * All counters of cards of this table: the enumerator and the id. The types, the symbols and the
 * resources are in the order of #EmType, #EmRole and #EmResource.
 */
#define EM_CARD_COUNTERS(COUNTER) \
  COUNTER (EM_ON_CARD_ADVANCED, "advanced") \
  COUNTER (EM_ON_CARD_FERTILE, "fertile") \
  COUNTER (EM_ON_CARD_METALLIC, "metallic") \
  COUNTER (EM_ON_CARD_TECHNOLOGY, "technology") \
  COUNTER (EM_ON_CARD_SURVEY, "survey-symbols") \
  COUNTER (EM_ON_CARD_WARFARE, "warfare-symbols") \
  COUNTER (EM_ON_CARD_COLONIZE, "colonize-symbols") \
  COUNTER (EM_ON_CARD_PRODUCE, "produce-symbols") \
  COUNTER (EM_ON_CARD_TRADE, "trade-symbols") \
  COUNTER (EM_ON_CARD_RESEARCH, "research-symbols") \
  COUNTER (EM_ON_CARD_FOOD, "food") \
  COUNTER (EM_ON_CARD_WATER, "water") \
  COUNTER (EM_ON_CARD_IRON, "iron") \
  COUNTER (EM_ON_CARD_SILICON, "silicon") \
  COUNTER (EM_ON_CARD_HAND_BONUS, "hand-bonus") \
  COUNTER (EM_ON_CARD_PERMANENT, "permanent") \
  COUNTER (EM_ON_CARD_BLOCKED, "blocked") \
  COUNTER (EM_ON_CARD_SETTLE_SHOWN, "settle-shown") \
  COUNTER (EM_ON_CARD_WARFARE_SHOWN, "warfare-shown") \
  COUNTER (EM_ON_CARD_SETTLE_COST, "settle-cost") \
  COUNTER (EM_ON_CARD_WARFARE_COST, "warfare-cost") \
  COUNTER (EM_ON_CARD_WARFARE_PRINTED, "warfare-printed") \
  COUNTER (EM_ON_CARD_SCORCHED_EARTH, "scorched-earth") \
  COUNTER (EM_ON_CARD_RESEARCH_COST, "research-cost") \
  COUNTER (EM_ON_CARD_PLANETS_NEEDED, "planets-needed") \
  COUNTER (EM_ON_CARD_PRINTED_INFLUENCE, "printed-influence") \
  COUNTER (EM_ON_CARD_COLONIES, "colonies") \
  COUNTER (EM_ON_CARD_CANDIDATES, "candidates") \
  COUNTER (EM_ON_CARD_START, "start")

typedef enum
{
  EM_CARD_COUNTERS (ARB_LIST_NAME) EM_N_CARD_COUNTERS,
} EmCardCounter;

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
