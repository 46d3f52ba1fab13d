/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/costs.h"

#include "systems/eminent-domain/piles.h"
#include "systems/eminent-domain/planets.h"

#define SCORCHED_EARTH_REDUCTION 2

const char *const em_symbol_ids[EM_N_ROLES] = { "survey-symbols",   "warfare-symbols",
                                                "colonize-symbols", "produce-symbols",
                                                "trade-symbols",    "research-symbols" };

guint
em_empire_symbols (const EmState *state, guint seat, guint role, EmSymbols *symbols)
{
  const EmSeat *owner = em_seat_const (state, seat);
  guint planets = owner->planet_symbols[role];
  guint technologies = owner->technology_symbols[role];

  if (em_has (state, seat, EM_STANDING_LEADER_BONUS) && seat != state->leader && role != EM_COLONIZE
      && em_switch (state, EM_SWITCH_ERRATA) == EM_ON)
    technologies++;

  if (symbols != NULL)
    {
      symbols->planets += (guint8) planets;
      symbols->technologies += (guint8) technologies;
    }
  return planets + technologies;
}

guint
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

guint
em_follow_minimum (const EmState *state)
{
  if (em_switch (state, EM_SWITCH_EMPTY_FOLLOW) == EM_EMPTY_FOLLOW_VOID)
    return 1;
  if (state->role == EM_SURVEY)
    return EM_SURVEY_MINIMUM;
  return state->role == EM_RESEARCH ? EM_RESEARCH_MINIMUM : 1;
}

guint
em_follow_potential (const EmState *state, guint seat)
{
  const EmSeat *owner = em_seat_const (state, seat);
  guint total = em_empire_symbols (state, seat, state->role, NULL);

  for (guint64 rest = em_hand_kinds (owner); rest != 0; rest &= rest - 1)
    total += em_hand_most (owner, em_first (rest))
             * em_card_symbols (state, seat, em_first (rest), state->role);

  return total;
}

gboolean
em_can_boost_more (const EmState *state, guint seat)
{
  for (guint64 rest = em_pile_kinds (&em_seat_const (state, seat)->hand); rest != 0;
       rest &= rest - 1)
    if (em_card_symbols (state, seat, em_first (rest), state->role) > 0)
      return TRUE;

  return FALSE;
}

guint
em_warfare_cost (const EmState *state, guint seat, guint planet, EmWarfareCost *cost)
{
  guint printed = (guint) em_catalogue (state)->planets[planet].warfare_cost;
  gboolean scorched = em_has (state, seat, EM_STANDING_SCORCHED_EARTH);
  guint reduction = scorched ? MIN (SCORCHED_EARTH_REDUCTION, printed) : 0;
  guint paid = printed - reduction;
  gboolean own = scorched && em_switch (state, EM_SWITCH_SCORCHED_MARKER) == EM_MARKER_OWN;

  if (cost != NULL)
    *cost = (EmWarfareCost){ (guint8) printed, (guint8) reduction, (guint8) paid,
                             (guint8) (paid + own) };
  return paid + own;
}

gboolean
em_settle_cost (const EmState *state, const EmWorld *world, guint planet, EmSettleCost *cost)
{
  const EmSeat *owner = em_seat_const (state, world->owner);
  guint needed = (guint) em_catalogue (state)->planets[planet].settle_cost;
  guint colonies = em_world_colonies (state, world);
  guint planets = owner->planet_symbols[EM_COLONIZE];
  guint technologies = owner->technology_symbols[EM_COLONIZE];
  guint shown = colonies + planets + technologies;

  if (cost != NULL)
    *cost = (EmSettleCost){ (guint8) needed, (guint8) colonies, (guint8) planets,
                            (guint8) technologies, (guint8) shown };
  return shown >= needed;
}

gboolean
em_research_cost (const EmState *state, guint seat, guint technology, guint symbols,
                  EmResearchCost *cost)
{
  const EmTechnology *card = &em_catalogue (state)->technologies[technology];
  guint planets = em_seat_const (state, seat)->face_up[card->type];

  if (cost != NULL)
    *cost = (EmResearchCost){ (guint8) card->prerequisite, (guint8) planets, (guint8) card->cost,
                              (guint8) symbols };
  return planets >= (guint) card->prerequisite && symbols >= (guint) card->cost;
}

typedef gboolean (*CanTurnUp) (const EmState *state, const EmWorld *world, guint planet);

/* Whether a face-down planet of @seat is perhaps one that @can allows to turn up. */
static gboolean
has_target (const EmState *state, guint seat, CanTurnUp can)
{
  for (guint number = 1; number <= em_seat_const (state, seat)->n_worlds; number++)
    {
      const EmWorld *world = em_world_const (state, seat, number);

      for (guint64 rest = em_is_face_down (world) ? em_world_candidates (world) : 0; rest != 0;
           rest &= rest - 1)
        if (can (state, world, em_first (rest)))
          return TRUE;
    }
  return FALSE;
}

static gboolean
can_settle (const EmState *state, const EmWorld *world, guint planet)
{
  return em_settle_cost (state, world, planet, NULL);
}

static gboolean
can_attack (const EmState *state, const EmWorld *world, guint planet)
{
  return em_warfare_cost (state, world->owner, planet, NULL)
         <= em_seat_const (state, world->owner)->fighters;
}

gboolean
em_can_settle (const EmState *state, guint seat)
{
  return has_target (state, seat, can_settle);
}

gboolean
em_can_attack (const EmState *state, guint seat)
{
  return has_target (state, seat, can_attack);
}

gboolean
em_terraforms (const EmState *state, const EmWorld *world, guint kind, guint planet)
{
  EmSettleCost cost;
  guint shown;

  em_settle_cost (state, world, planet, &cost);
  shown = em_switch (state, EM_SWITCH_ERRATA) == EM_ON ? cost.shown : cost.colonies;
  return shown + em_colonies_of (state, kind) >= cost.needed;
}

guint
em_hand_limit (const EmState *state, guint seat)
{
  return EM_HAND_SIZE + em_seat_const (state, seat)->hand_bonus;
}

guint
em_stack_of (guint role)
{
  static const guint8 stacks[EM_N_ROLES] = {
    [EM_SURVEY] = EM_STACK_SURVEY,       [EM_WARFARE] = EM_STACK_WARFARE,
    [EM_COLONIZE] = EM_STACK_COLONIZE,   [EM_PRODUCE] = EM_STACK_PRODUCE_TRADE,
    [EM_TRADE] = EM_STACK_PRODUCE_TRADE, [EM_RESEARCH] = EM_STACK_RESEARCH,
  };

  return stacks[role];
}

gboolean
em_empty_bonus (const EmState *state, guint role)
{
  if (role == EM_SURVEY || role == EM_WARFARE)
    return em_switch (state, EM_SWITCH_STICKERS) == EM_ON;
  return role != EM_COLONIZE;
}

gboolean
em_stack_in_use (const EmState *state, guint stack)
{
  return stack != EM_STACK_RESEARCH || em_switch (state, EM_SWITCH_LEARNING) == EM_OFF;
}

guint
em_empty_stacks (const EmState *state)
{
  guint n = 0;

  for (guint stack = 0; stack < EM_N_STACKS; stack++)
    n += em_stack_in_use (state, stack) && state->stacks[stack] == 0;

  return n;
}

gboolean
em_end_triggered (const EmState *state)
{
  return state->supply == 0 || em_empty_stacks (state) >= state->empty_to_end;
}
