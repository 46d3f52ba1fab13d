/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/research.h"

#include "systems/eminent-domain/agenda.h"
#include "systems/eminent-domain/check.h"
#include "systems/eminent-domain/piles.h"
#include "systems/eminent-domain/stacks.h"
#include "systems/eminent-domain/symbols.h"
#include "systems/eminent-domain/offer-moves.h"

guint64
em_affordable (const EmState *state, guint seat, guint symbols)
{
  const EmCatalogue *catalogue = em_catalogue (state);
  const guint8 *face_up_of = em_seat_const (state, seat)->face_up_of;
  guint64 affordable = catalogue->within_symbols[MIN (symbols, EM_MAX_COST)] & ~state->gone;

  for (guint type = 0; type < EM_N_TYPES; type++)
    affordable &= catalogue->within_planets[type][MIN (face_up_of[type], EM_MAX_COST)];

  return affordable;
}

void
em_research_cost (const EmState *state, guint seat, guint technology, guint symbols,
                  EmResearchCost *cost)
{
  const EmTechnology *card = &em_catalogue (state)->technologies[technology];

  *cost = (EmResearchCost){ (guint8) card->prerequisite,
                            em_seat_const (state, seat)->face_up_of[card->type],
                            (guint8) card->cost, (guint8) symbols };
}

guint64
em_faces (const EmState *state, guint technology)
{
  gint other = em_catalogue (state)->technologies[technology].other;

  return em_bit (technology) | (other >= 0 ? em_bit ((guint) other) : 0);
}

guint
em_technology_owner (const EmState *state, guint technology)
{
  guint64 faces = em_faces (state, technology);

  for (guint seat = 1; seat <= state->parent.n_seats; seat++)
    if (em_seat_const (state, seat)->owned & faces)
      return seat;

  return 0;
}

void
em_give_technology (EmState *state, guint seat, guint technology)
{
  const EmTechnology *card = &em_catalogue (state)->technologies[technology];
  EmSeat *owner = em_seat (state, seat);

  state->gone |= em_faces (state, technology);
  owner->owned |= em_bit (technology);

  if (!card->permanent)
    {
      em_pile_add (&owner->hand, EM_N_ROLE_CARDS + technology, 1);
      return;
    }

  owner->permanents |= em_bit (technology);
  owner->standings |= 1u << card->standing;
  for (guint i = 0; i < card->symbols.n; i++)
    owner->technology_symbols[card->symbols.nicks[i]]++;
}

gboolean
em_could_acquire (const ArbState *state, const ArbItem *item, const ArbStep *step, guint amount)
{
  return em_affordable ((const EmState *) state, item->seat, amount) != 0;
}

void
em_list_acquire (const ArbState *parent, const ArbItem *item, const ArbStep *step, ArbMoves *moves)
{
  const EmState *state = (const EmState *) parent;
  guint symbols = em_symbols (state, item->seat, NULL);

  em_list_cards (moves, item->seat, EM_VERB_ACQUIRE,
                 em_affordable (state, item->seat, symbols) << EM_N_ROLE_CARDS);
}

static void
refuse_planets (const EmState *state, const EmResearchCost *cost, guint type, ArbVerdict *verdict)
{
  gint16 *numbers =
      em_refuse (verdict, EM_RULE_PREREQUISITE, arb_argument_name (EM_SORT_TYPE, type));

  numbers[EM_PREREQUISITE_NEEDED] = cost->planets_needed;
  numbers[EM_PREREQUISITE_SHOWN] = cost->planets;
}

void
em_research_sum (const EmSymbols *symbols, gint16 *numbers)
{
  numbers[EM_RESEARCH_COST_SHOWN] = symbols->total;
  numbers[EM_RESEARCH_COST_TAKEN] = symbols->taken;
  numbers[EM_RESEARCH_COST_CARDS] = symbols->cards;
  numbers[EM_RESEARCH_COST_PLANETS] = symbols->planets;
  numbers[EM_RESEARCH_COST_TECHNOLOGIES] = symbols->technologies;
  numbers[EM_RESEARCH_COST_BONUS] = symbols->bonus;
}

static void
refuse_symbols (const EmResearchCost *cost, const EmSymbols *symbols, ArbArgument technology,
                ArbVerdict *verdict)
{
  gint16 *numbers = em_refuse (verdict, EM_RULE_RESEARCH_COST, technology);

  numbers[EM_RESEARCH_COST_NEEDED] = cost->symbols_needed;
  em_research_sum (symbols, numbers);
}

gboolean
em_check_in_game (const EmState *state, guint technology, ArbArgument subject, ArbVerdict *verdict)
{
  gboolean level_1 = em_switch (state, EM_SWITCH_LEVEL_1) == EM_ON;

  if (!em_stack_in_use (state, EM_STACK_RESEARCH))
    em_refuse (verdict, EM_RULE_NO_RESEARCH, subject);
  else if (level_1 && em_catalogue (state)->technologies[technology].level > 1)
    em_refuse (verdict, EM_RULE_TECHNOLOGY_OUT, subject);
  else
    return TRUE;
  return FALSE;
}

static void
check_acquire (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const EmState *state = (const EmState *) parent;
  guint technology = em_card_of (move.arguments[0]) - EM_N_ROLE_CARDS;
  EmSymbols symbols = { 0 };
  EmResearchCost cost;

  if (em_card_of (move.arguments[0]) < EM_N_ROLE_CARDS)
    {
      em_refuse (verdict, ARB_RULE_MALFORMED, move.arguments[0]);
      return;
    }

  /* Outside of the role no symbol has been shown. */
  if (em_check_asked (state, move, EM_EFFECT_ACQUIRE, verdict))
    em_symbols (state, move.seat, &symbols);
  if (!em_check_in_game (state, technology, move.arguments[0], verdict))
    return;
  if (state->gone >> technology & 1)
    em_refuse (verdict, EM_RULE_TECHNOLOGY_GONE, move.arguments[0])[EM_TECHNOLOGY_GONE_OWNER] =
        (gint16) em_technology_owner (state, technology);

  em_research_cost (state, move.seat, technology, symbols.total, &cost);
  if (cost.planets < cost.planets_needed)
    refuse_planets (state, &cost, em_catalogue (state)->technologies[technology].type, verdict);
  if (cost.symbols < cost.symbols_needed)
    refuse_symbols (&cost, &symbols, move.arguments[0], verdict);
}

static void
apply_acquire (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  EmState *state = (EmState *) parent;
  guint technology = em_card_of (move.arguments[0]) - EM_N_ROLE_CARDS;

  em_give_technology (state, move.seat, technology);
  if (em_catalogue (state)->technologies[technology].standing == EM_STANDING_FILL
      && em_switch (state, EM_SWITCH_ERRATA) == EM_ON)
    em_insert (state, EM_SCRIPT_FILL_ACQUIRED, move.seat);
  em_use_up (state, EM_EFFECT_ACQUIRE, 1);
}

static void
acquire_shortfall (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  EmState *state = (EmState *) parent;
  guint technology = em_card_of (move.arguments[0]) - EM_N_ROLE_CARDS;
  guint type = em_catalogue (state)->technologies[technology].type;
  gboolean asked = em_asked (state, EM_EFFECT_ACQUIRE) != NULL;
  EmResearchCost cost;

  em_research_cost (state, move.seat, technology, asked ? em_symbols (state, move.seat, NULL) : 0,
                    &cost);
  arb_adjustments_add_missing (adjustments, "planets", arb_argument_name (EM_SORT_TYPE, type),
                               move.seat, cost.planets_needed, cost.planets);
  arb_adjustments_add_missing (adjustments, em_symbol_ids[EM_RESEARCH], move.arguments[0],
                               move.seat, cost.symbols_needed, cost.symbols);
}

static void
about_acquire (const ArbState *parent, guint seat, ArbMoves *moves)
{
  const EmState *state = (const EmState *) parent;
  guint64 technologies = ~state->gone & (em_bit (em_catalogue (state)->n_technologies) - 1);

  em_list_cards (moves, seat, EM_VERB_ACQUIRE, technologies << EM_N_ROLE_CARDS);
}

const ArbVerb em_verb_acquire = {
  .name = "acquire",
  .kind = ARB_VERB_DECISION,
  .slots = { ARB_MUST (EM_A_CARD) },
  .asked_by = EM_ASKED_BY (ACQUIRE),
  .about = about_acquire,
  .kinds = { "acquire", "technology" },
  .none = "none-acquired",
  .unit = "symbols",
  .why_not = check_acquire,
  .apply = apply_acquire,
  .shortfall = acquire_shortfall,
  .episode = EM_EPISODE_MORE,
  .deed = "acquires",
};

static gint
cost_of (const ArbOffering *offering, const ArbOffer *offer)
{
  const EmCatalogue *catalogue = em_catalogue ((const EmState *) offering->state);

  return catalogue->technologies[arb_argument_value (offer->row) - EM_N_ROLE_CARDS].cost;
}

/* Sorts the offers from @first on, the most expensive first, otherwise in the printed order. */
static void
sort_by_cost (ArbOffering *offering, guint first)
{
  for (guint i = first + 1; i < offering->n; i++)
    {
      ArbOffer offer = offering->offers[i];
      guint place = i;

      for (; place > first
             && cost_of (offering, &offering->offers[place - 1]) < cost_of (offering, &offer);
           place--)
        offering->offers[place] = offering->offers[place - 1];
      offering->offers[place] = offer;
    }
}

void
em_offer_technologies (ArbOffering *offering, guint seat, EmEffect effect)
{
  guint first = offering->n;

  em_offer_questions (offering, seat, effect, "technology");
  sort_by_cost (offering, first);
}

void
em_end_research (ArbOffering *offering, guint seat)
{
  const EmState *state = em_offered (offering);
  gboolean asked = em_asked (state, EM_EFFECT_ACQUIRE) != NULL;
  guint symbols = asked ? em_symbols (state, seat, NULL) : 0;
  ArbOffer *offer = arb_offering_end (offering, "symbols", (gint) symbols);

  if (offer != NULL && arb_verdict_allows (&offer->verdict)
      && (!asked || em_affordable (state, seat, symbols) == 0))
    offer->adds_nothing = TRUE;
}

void
em_act_research (ArbOffering *offering, guint seat, guint hand)
{
  arb_offering_end (offering, "removed", em_top_const (em_offered (offering))->left);
}
