/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/hands.h"
#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/**
 * EmSymbols:
 * @taken: the role card that the leader took
 * @cards: boosted with from the hand
 * @planets: on face-up planets
 * @technologies: on permanents
 * @bonus: of the empty stack
 * @total: all of them
 *
 * Where the symbols for a role come from.
 */
typedef struct
{
  guint8 taken;
  guint8 cards;
  guint8 planets;
  guint8 technologies;
  guint8 bonus;
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

/**
 * em_with_symbol: the kinds of cards that show a symbol of @role when @seat plays them; with
 * Adaptability also the Research cards.
 */
static inline guint64
em_with_symbol (const EmState *state, guint seat, guint role)
{
  return em_catalogue (state)->with_symbol[role]
         | (guint64) em_has (state, seat, EM_STANDING_RESEARCH_IS_ALL) << EM_STACK_RESEARCH;
}

/**
 * em_has_leader_alternative: whether @seat, as a follower, also has the leader's alternative: with
 * Bureaucracy the attack of Warfare and the settling of Colonize. Source: DS17.
 */
static inline gboolean
em_has_leader_alternative (const EmState *state, guint seat)
{
  return em_has (state, seat, EM_STANDING_LEADER_BONUS)
         && (state->role == EM_WARFARE || state->role == EM_COLONIZE);
}

/**
 * em_empire_symbols: the symbols of @role in the Empire of @seat; they are added to @symbols
 * (nullable).
 */
static inline guint
em_empire_symbols (const EmState *state, guint seat, guint role, EmSymbols *symbols)
{
  const EmSeat *owner = em_seat_const (state, seat);
  guint planets = owner->planet_symbols[role];
  guint technologies = owner->technology_symbols[role];

  if (G_UNLIKELY (em_has (state, seat, EM_STANDING_LEADER_BONUS)) && seat != state->leader
      && role != EM_COLONIZE && em_switch (state, EM_SWITCH_ERRATA) == EM_ON)
    technologies++;

  if (symbols != NULL)
    {
      symbols->planets += (guint8) planets;
      symbols->technologies += (guint8) technologies;
    }
  return planets + technologies;
}

/** em_symbols: all symbols @seat has assembled for the role that is being performed. */
static inline guint
em_symbols (const EmState *state, guint seat, EmSymbols *symbols)
{
  guint total = state->shown_symbols + em_empire_symbols (state, seat, state->role, symbols);
  guint bonus = seat == state->leader ? state->bonus : 0;

  total += bonus;
  if (symbols != NULL)
    {
      /* The leader's own role card is among the shown ones unless the stack was empty. */
      gboolean took = seat == state->leader && state->shown.size > 0 && !state->took_none;

      symbols->taken = took ? 1 : 0;
      symbols->cards = (guint8) (state->shown_symbols - symbols->taken);
      symbols->bonus = (guint8) bonus;
      symbols->total = (guint8) total;
    }
  return total;
}

/** em_boosts: the set of kinds that the hand of @seat can hold and that boost @role. */
static inline guint64
em_boosts (const EmState *state, guint seat, guint role)
{
  return em_hand_kinds (em_seat_const (state, seat)) & em_with_symbol (state, seat, role);
}

/** em_hand_symbols: the most symbols of @role that the hand of @seat can show. */
guint em_hand_symbols (const EmState *state, guint seat, guint role);

/** em_lead_symbols: the symbols of @role that @seat would have by leading it, before any boost. */
guint em_lead_symbols (const EmState *state, guint seat, guint role);

/** em_empty_bonus: whether an empty stack gives the leader a symbol of @role. Source: DS3. */
gboolean em_empty_bonus (const EmState *state, guint role);

G_END_DECLS
