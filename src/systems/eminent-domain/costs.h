/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/**
 * EmSymbols:
 *
 * Where the symbols for a role come from. `total` is their sum.
 */
typedef struct
{
  guint8 taken; /* the role card the leader took */
  guint8 cards; /* boosted from hand */
  guint8 planets;
  guint8 technologies;
  guint8 bonus; /* the empty stack */
  guint8 total;
} EmSymbols;

/** em_symbol_ids: by role, what its symbols are called: `survey-symbols`. */
extern const char *const em_symbol_ids[EM_N_ROLES];

/** em_card_symbols: how many symbols of @role a card of @kind shows when @seat plays it. */
static inline guint
em_card_symbols (const EmState *state, guint seat, guint kind, guint role)
{
  guint symbols = em_catalogue (state)->card_symbols[kind][role];

  if (kind == EM_STACK_RESEARCH && em_has (state, seat, EM_STANDING_RESEARCH_IS_ALL))
    return MAX (symbols, 1);
  return symbols;
}

/** em_empire_symbols: symbols of @role in the Empire of @seat; @symbols (nullable) is added to. */
guint em_empire_symbols (const EmState *state, guint seat, guint role, EmSymbols *symbols);

/** em_symbols: all symbols @seat has assembled for the role that is being performed. */
guint em_symbols (const EmState *state, guint seat, EmSymbols *symbols);

#define EM_SURVEY_MINIMUM 2   /* a follower with fewer looks at nothing */
#define EM_RESEARCH_MINIMUM 3 /* the cheapest technology */

/** em_follow_minimum: the fewest symbols with which one may follow now. Source: DS2, 6.4. */
guint em_follow_minimum (const EmState *state);

/** em_follow_potential: the most symbols @seat can bring together by following now. */
guint em_follow_potential (const EmState *state, guint seat);

/** em_can_boost_more: whether the hand is known to hold a card that could boost. */
gboolean em_can_boost_more (const EmState *state, guint seat);

/** EmWarfareCost: what an attack needs, and where that comes from. */
typedef struct
{
  guint8 printed;
  guint8 reduction; /* Scorched Earth Policy */
  guint8 paid;
  guint8 needed; /* paid, and the fighter that stays if it is one's own */
} EmWarfareCost;

/** em_warfare_cost: what @seat must pay to attack @planet. Source: Warfare; DS21. */
guint em_warfare_cost (const EmState *state, guint seat, guint planet, EmWarfareCost *cost);

/** EmSettleCost: what settling needs, and what there is. */
typedef struct
{
  guint8 needed;
  guint8 colonies;
  guint8 planets;
  guint8 technologies;
  guint8 shown;
} EmSettleCost;

/** em_settle_cost: whether @world, being @planet, can be settled. Source: Colonize. */
gboolean em_settle_cost (const EmState *state, const EmWorld *world, guint planet,
                         EmSettleCost *cost);

/** EmResearchCost: what a technology needs, and what there is. */
typedef struct
{
  guint8 planets_needed;
  guint8 planets; /* face up, of its type */
  guint8 symbols_needed;
  guint8 symbols;
} EmResearchCost;

/**
 * em_research_cost: whether @seat can pay for @technology with @symbols; @cost (nullable) tells
 * why. Source: Research.
 */
gboolean em_research_cost (const EmState *state, guint seat, guint technology, guint symbols,
                           EmResearchCost *cost);

/** em_can_settle: whether @seat has a planet that could be settled now, by what is known of it. */
gboolean em_can_settle (const EmState *state, guint seat);

/** em_can_attack: whether @seat has a planet that could be attacked now, by what is known of it. */
gboolean em_can_attack (const EmState *state, guint seat);

/**
 * em_terraforms: whether tucking a card of @kind under @world, being @planet, settles it at once;
 * symbols of the Empire help only by the errata. Source: DS15.
 */
gboolean em_terraforms (const EmState *state, const EmWorld *world, guint kind, guint planet);

/** em_hand_limit: five and the bonuses of face-up planets. Source: Cleanup. */
guint em_hand_limit (const EmState *state, guint seat);

/** em_stack_of: the stack of role cards of @role; Produce and Trade share one. */
guint em_stack_of (guint role);

/** em_empty_bonus: whether an empty stack gives the leader a symbol of @role. Source: DS3. */
gboolean em_empty_bonus (const EmState *state, guint role);

/** em_stack_in_use: whether the stack is part of this game (Research is not when learning). */
gboolean em_stack_in_use (const EmState *state, guint stack);

/** em_empty_stacks: how many stacks in use are empty. */
guint em_empty_stacks (const EmState *state);

/** em_end_triggered: whether the end of the game has been triggered. Source: 6.3. */
gboolean em_end_triggered (const EmState *state);

G_END_DECLS
