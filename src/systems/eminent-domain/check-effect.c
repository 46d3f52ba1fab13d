/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/check.h"

#include "systems/eminent-domain/agenda.h"
#include "systems/eminent-domain/costs.h"
#include "systems/eminent-domain/effects.h"
#include "systems/eminent-domain/piles.h"
#include "systems/eminent-domain/planets.h"

EmEffect
em_verb_effect (EmVerb verb)
{
  static const guint8 effects[EM_N_VERBS] = {
    [EM_VERB_COLLECT] = EM_EFFECT_FIGHTER, [EM_VERB_ATTACK] = EM_EFFECT_ATTACK,
    [EM_VERB_SETTLE] = EM_EFFECT_SETTLE,   [EM_VERB_COLONY] = EM_EFFECT_COLONY,
    [EM_VERB_KEEP] = EM_EFFECT_LOOK,       [EM_VERB_PRODUCE] = EM_EFFECT_PRODUCE,
    [EM_VERB_TRADE] = EM_EFFECT_TRADE,     [EM_VERB_ACQUIRE] = EM_EFFECT_ACQUIRE,
    [EM_VERB_REMOVE] = EM_EFFECT_REMOVE,   [EM_VERB_SCRAP] = EM_EFFECT_REMOVE,
    [EM_VERB_TAKE] = EM_EFFECT_TAKE,       [EM_VERB_NAME] = EM_EFFECT_NAME,
  };

  return (EmEffect) effects[verb];
}

void
em_check_spent (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  EmEffect effect = em_verb_effect ((EmVerb) move.verb);
  gint16 *numbers;

  if (effect == EM_EFFECT_END || state->spent_effect != effect || state->spent_seat != move.seat
      || em_asked (state, effect) != NULL)
    return;

  numbers = em_refuse (verdict, EM_RULE_EFFECT_AMOUNT, ARB_ARGUMENT_NONE);
  numbers[0] = (gint16) (state->spent_amount + 1);
  numbers[1] = state->spent_amount;
}

/* Says that no effect asks for the move now; what else is wrong with it follows. */
gboolean
em_check_asked (const EmState *state, EmEffect effect, ArbVerdict *verdict)
{
  if (em_asked (state, effect) != NULL)
    return TRUE;

  em_refuse (verdict, EM_RULE_UNASKED, ARB_ARGUMENT_NONE);
  return FALSE;
}

static void
check_collect (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  const EmStep *step = em_asked (state, EM_EFFECT_FIGHTER);
  guint amount = step != NULL ? em_amount (state, em_top_const (state), step) : 1;
  gint16 *numbers;

  em_check_asked (state, EM_EFFECT_FIGHTER, verdict);
  if (move.arguments[0] == ARB_ARGUMENT_NONE || arb_argument_value (move.arguments[0]) == amount)
    return;

  numbers = em_refuse (verdict, EM_RULE_EFFECT_AMOUNT, ARB_ARGUMENT_NONE);
  numbers[0] = (gint16) arb_argument_value (move.arguments[0]);
  numbers[1] = (gint16) amount;
}

static void
check_produce (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  const EmWorld *world;
  gint16 *numbers;

  em_check_asked (state, EM_EFFECT_PRODUCE, verdict);
  world = em_check_world (state, move, move.arguments[0], verdict);
  if (world == NULL)
    return;
  if (!world->face_up)
    {
      em_refuse (verdict, EM_RULE_PLANET_FACE_DOWN, move.arguments[0])[0] =
          (gint16) arb_argument_value (move.arguments[0]);
      return;
    }
  if (world->blocked)
    {
      em_refuse (verdict, EM_RULE_PRODUCE_BLOCKED, arb_argument_name (EM_SORT_PLANET, world->card));
      return;
    }

  if (move.arguments[1] != ARB_ARGUMENT_NONE
      && em_has_free_slot (state, world, arb_argument_value (move.arguments[1])))
    return;

  numbers = em_refuse (verdict, EM_RULE_PRODUCE_SLOT, move.arguments[1]);
  numbers[0] = em_catalogue (state)->planets[world->card].slots.n;
  numbers[1] = (gint16) em_count (world->filled);
}

static void
check_trade (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  guint resource = arb_argument_value (move.arguments[0]);
  guint fighters = em_seat_const (state, move.seat)->fighters;
  const EmWorld *world = NULL;

  em_check_asked (state, EM_EFFECT_TRADE, verdict);
  if (resource == EM_FIGHTER)
    {
      if (!em_has (state, move.seat, EM_STANDING_TRADE_FIGHTERS))
        em_refuse (verdict, EM_RULE_TRADE_FIGHTER, move.arguments[0]);
      if (fighters == 0)
        em_refuse (verdict, EM_RULE_TRADE_NONE, move.arguments[0]);
      return;
    }

  if (move.arguments[1] != ARB_ARGUMENT_NONE)
    world = em_check_world (state, move, move.arguments[1], verdict);
  if (!em_holds_resource (state, world, resource))
    em_refuse (verdict, EM_RULE_TRADE_NONE, move.arguments[0])[0] =
        em_has (state, move.seat, EM_STANDING_TRADE_FIGHTERS) ? (gint16) fighters : 0;
}

guint
em_technology_owner (const EmState *state, guint technology)
{
  gint other = em_catalogue (state)->technologies[technology].other;

  for (guint seat = 1; seat <= state->parent.n_seats; seat++)
    {
      guint64 owned = em_seat_const (state, seat)->owned;

      if (owned >> technology & 1 || (other >= 0 && owned >> other & 1))
        return seat;
    }

  return 0;
}

static void
check_acquire (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  guint technology = em_card_of (move.arguments[0]) - EM_N_ROLE_CARDS;
  const EmTechnology *card = &em_catalogue (state)->technologies[technology];
  EmSymbols symbols = { 0 };
  EmResearchCost cost;
  gboolean asked;
  gint16 *numbers;

  if (em_card_of (move.arguments[0]) < EM_N_ROLE_CARDS)
    {
      em_refuse (verdict, EM_RULE_MALFORMED, move.arguments[0]);
      return;
    }

  asked = em_check_asked (state, EM_EFFECT_ACQUIRE, verdict);
  if (state->gone >> technology & 1)
    em_refuse (verdict, EM_RULE_TECHNOLOGY_GONE, move.arguments[0])[0] =
        (gint16) em_technology_owner (state, technology);
  /* Outside the role nobody has shown a symbol. */
  if (asked)
    em_symbols (state, move.seat, &symbols);
  if (em_research_cost (state, move.seat, technology, symbols.total, &cost))
    return;

  if (cost.planets < cost.planets_needed)
    {
      numbers =
          em_refuse (verdict, EM_RULE_PREREQUISITE, arb_argument_name (EM_SORT_TYPE, card->type));
      numbers[0] = cost.planets_needed;
      numbers[1] = cost.planets;
    }
  if (cost.symbols >= cost.symbols_needed)
    return;

  numbers = em_refuse (verdict, EM_RULE_RESEARCH_COST, move.arguments[0]);
  numbers[0] = cost.symbols_needed;
  numbers[1] = symbols.total;
  numbers[2] = symbols.taken;
  numbers[3] = symbols.cards;
  numbers[4] = symbols.planets;
  numbers[5] = symbols.technologies;
  numbers[6] = symbols.bonus;
}

gboolean
em_standing_remove (const EmState *state, guint seat)
{
  const EmItem *top = em_top_const (state);

  if (seat != state->leader
      || (top->task != EM_TASK_ACTION && top->task != EM_TASK_ROLE && top->task != EM_TASK_CLEANUP))
    return FALSE;

  return em_has (state, seat, EM_STANDING_REMOVE_ANY)
         || (em_has (state, seat, EM_STANDING_REMOVE_ONE) && !state->streamlined);
}

static void
check_remove (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  const EmItem *top = em_top_const (state);
  gboolean asked = em_asked (state, EM_EFFECT_REMOVE) != NULL;
  gboolean counted = arb_argument_kind (move.arguments[0]) == ARB_ARGUMENT_COUNT;
  guint n = counted ? arb_argument_value (move.arguments[0]) : 1;

  if (!asked && !em_standing_remove (state, move.seat))
    em_refuse (verdict, EM_RULE_REMOVE_PERMISSION, move.arguments[0]);
  else if (asked && n > top->left)
    {
      gint16 *numbers = em_refuse (verdict, EM_RULE_EFFECT_AMOUNT, ARB_ARGUMENT_NONE);

      numbers[0] = (gint16) n;
      numbers[1] = top->left;
    }

  if (!counted)
    em_check_held (state, move.seat, em_card_of (move.arguments[0]), 1, verdict);
  else if (n > em_seat_const (state, move.seat)->hand.size)
    em_refuse (verdict, EM_RULE_HAND_IMPOSSIBLE, move.arguments[0])[0] = (gint16) n;
}

static void
check_scrap (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  const EmItem *top = em_top_const (state);
  const EmStep *step = em_asked (state, EM_EFFECT_REMOVE);

  if (top->task != EM_TASK_SCRIPT || top->source != EM_SOURCE_ACTION || top->card == EM_UNTOLD)
    em_refuse_phase (state, ARB_ARGUMENT_NONE, verdict);
  else if (step == NULL || !em_may_scrap (state, top, step))
    em_refuse (verdict, EM_RULE_REMOVE_SELF, arb_argument_name (EM_SORT_CARD, top->card));
  else if (top->card >= EM_N_ROLE_CARDS
           && em_switch (state, EM_SWITCH_SELF_REMOVAL) == EM_SELF_REMOVAL_ASK)
    arb_verdict_add (verdict, ARB_UNDECIDABLE, EM_RULE_OPEN,
                     arb_argument_name (ARB_SORT_SWITCH, EM_SWITCH_SELF_REMOVAL));
}

static void
check_take (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  guint kind = em_card_of (move.arguments[0]);

  em_check_asked (state, EM_EFFECT_TAKE, verdict);
  if (kind >= EM_N_STACKS)
    em_refuse (verdict, EM_RULE_STACK_NONE, move.arguments[0]);
  else if (state->stacks[kind] == 0)
    em_refuse (verdict, EM_RULE_STACK_EMPTY, move.arguments[0]);
}

static void
check_name (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  if (arb_argument_value (move.arguments[0]) == EM_FIGHTER)
    em_refuse (verdict, EM_RULE_MALFORMED, move.arguments[0]);
  em_check_asked (state, EM_EFFECT_NAME, verdict);
}

static const EmCheck checks[EM_N_VERBS] = {
  [EM_VERB_COLLECT] = check_collect,  [EM_VERB_ATTACK] = em_check_attack,
  [EM_VERB_SETTLE] = em_check_settle, [EM_VERB_COLONY] = em_check_colony,
  [EM_VERB_KEEP] = em_check_keep,     [EM_VERB_PRODUCE] = check_produce,
  [EM_VERB_TRADE] = check_trade,      [EM_VERB_ACQUIRE] = check_acquire,
  [EM_VERB_REMOVE] = check_remove,    [EM_VERB_SCRAP] = check_scrap,
  [EM_VERB_TAKE] = check_take,        [EM_VERB_NAME] = check_name,
};

void
em_check_effect (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  checks[move.verb](state, move, verdict);
  if (verdict->value == ARB_ILLEGAL)
    em_check_spent (state, move, verdict);
}
