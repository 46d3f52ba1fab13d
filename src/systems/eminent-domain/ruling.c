/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/ruling.h"

#include "systems/eminent-domain/agenda.h"
#include "systems/eminent-domain/check.h"
#include "systems/eminent-domain/costs.h"
#include "systems/eminent-domain/effects.h"
#include "systems/eminent-domain/planets.h"

/* The planet that the move turns up; the play itself may tell which it is. */
static guint
planet_of (const EmState *state, ArbMove move, const EmWorld *world)
{
  return world->card != EM_UNTOLD ? world->card : arb_argument_value (move.arguments[1]);
}

static const EmWorld *
world_of (const EmState *state, ArbMove move)
{
  return em_world_const (state, move.seat, arb_argument_value (move.arguments[0]));
}

static void
advance_fighters (EmState *state, guint seat, guint n, ArbAdjustments *adjustments)
{
  em_adjust_fighters (state, seat, (gint) n);
  arb_adjustments_add (adjustments, "fighters", ARB_ARGUMENT_NONE, seat, (gint) n);
}

static void
rule_attack (EmState *state, ArbMove move, ArbAdjustments *adjustments)
{
  guint planet = planet_of (state, move, world_of (state, move));
  guint needed = em_warfare_cost (state, move.seat, planet, NULL);
  guint present = em_seat_const (state, move.seat)->fighters;

  if (needed > present)
    advance_fighters (state, move.seat, needed - present, adjustments);
}

static void
rule_collect (EmState *state, ArbMove move, ArbAdjustments *adjustments)
{
  const EmStep *step = em_asked (state, EM_EFFECT_FIGHTER);
  guint given = step != NULL ? em_amount (state, em_top_const (state), step) : 0;
  guint told = move.arguments[0] != ARB_ARGUMENT_NONE ? arb_argument_value (move.arguments[0]) : 1;

  if (step == NULL || (move.arguments[0] != ARB_ARGUMENT_NONE && told > given))
    advance_fighters (state, move.seat, told - given, adjustments);
}

static void
rule_settle (EmState *state, ArbMove move, ArbAdjustments *adjustments)
{
  const EmWorld *world = world_of (state, move);
  guint planet = planet_of (state, move, world);
  EmSettleCost cost;

  em_settle_cost (state, world, planet, &cost);
  arb_adjustments_add_missing (adjustments, "colonies", arb_argument_name (EM_SORT_PLANET, planet),
                               move.seat, cost.needed, cost.shown);
}

static void
rule_acquire (EmState *state, ArbMove move, ArbAdjustments *adjustments)
{
  const EmTechnology *card =
      &em_catalogue (state)->technologies[em_card_of (move.arguments[0]) - EM_N_ROLE_CARDS];
  gboolean asked = em_asked (state, EM_EFFECT_ACQUIRE) != NULL;

  arb_adjustments_add_missing (adjustments, "planets", arb_argument_name (EM_SORT_TYPE, card->type),
                               move.seat, (guint) card->prerequisite,
                               em_seat_const (state, move.seat)->face_up[card->type]);
  arb_adjustments_add_missing (adjustments, em_symbol_ids[EM_RESEARCH], move.arguments[0],
                               move.seat, (guint) card->cost,
                               asked ? em_symbols (state, move.seat, NULL) : 0);
}

static void
miss_symbols (const EmState *state, guint seat, guint shown, ArbAdjustments *adjustments)
{
  arb_adjustments_add_missing (adjustments, em_symbol_ids[state->role], ARB_ARGUMENT_NONE, seat,
                               em_follow_minimum (state), shown);
}

static void
rule_follow (EmState *state, ArbMove move, ArbAdjustments *adjustments)
{
  miss_symbols (state, move.seat, em_empire_symbols (state, move.seat, state->role, NULL),
                adjustments);
}

static void
rule_boost (EmState *state, ArbMove move, ArbAdjustments *adjustments)
{
  if (em_top_const (state)->task == EM_TASK_ANSWERS)
    miss_symbols (state, move.seat, em_follow_potential (state, move.seat), adjustments);
}

static void
rule_done (EmState *state, ArbMove move, ArbAdjustments *adjustments)
{
  guint task = em_top_const (state)->task;

  if (task == EM_TASK_BOOST)
    miss_symbols (state, move.seat, em_symbols (state, move.seat, NULL), adjustments);
  else if (task == EM_TASK_CLEANUP)
    arb_adjustments_add_missing (adjustments, "hand", ARB_ARGUMENT_NONE, move.seat,
                                 em_seat_const (state, move.seat)->hand.size,
                                 em_hand_limit (state, move.seat));
}

/* What has no entry lacks nothing that could be counted. */
static void (*const rulings[EM_N_VERBS]) (EmState *state, ArbMove move,
                                          ArbAdjustments *adjustments) = {
  [EM_VERB_ATTACK] = rule_attack, [EM_VERB_COLLECT] = rule_collect,
  [EM_VERB_SETTLE] = rule_settle, [EM_VERB_ACQUIRE] = rule_acquire,
  [EM_VERB_FOLLOW] = rule_follow, [EM_VERB_BOOST] = rule_boost,
  [EM_VERB_DONE] = rule_done,
};

void
em_rule (EmState *state, ArbMove move, ArbAdjustments *adjustments)
{
  if (rulings[move.verb] != NULL)
    rulings[move.verb](state, move, adjustments);
}
