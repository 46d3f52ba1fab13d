/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/prototype/faces.h"
#include "systems/eminent-domain/prototype/planets.h"
#include "systems/eminent-domain/prototype/verbs.h"

/*
 * Warfare: armies are collected, one for each icon; instead, its leader can pay them to turn up a
 * planet. Source: 8.2.
 */

/* How many of @n armies are there to be taken. Whether they are limited is open. Source: 8.4, 10. */
static guint
available (const EmState *state, guint n)
{
  guint left = (guint) proto_catalogue (state)->setups[0].armies;

  if (proto_switch (state, PROTO_SWITCH_DISC_LIMIT) == PROTO_DISCS_UNLIMITED)
    return n;
  for (guint seat = 1; seat <= state->parent.n_seats; seat++)
    left -= MIN (left, em_seat_const (state, seat)->fighters);
  return MIN (n, left);
}

gboolean
proto_asks_army (const ArbState *state, const ArbItem *item, const ArbStep *step, guint amount)
{
  return amount > 0;
}

gboolean
proto_enter_army (ArbState *parent, const ArbItem *item, const ArbStep *step, guint amount)
{
  EmState *state = (EmState *) parent;

  em_seat (state, item->seat)->fighters += (guint16) available (state, amount);
  return TRUE;
}

void
proto_list_collect (const ArbState *state, const ArbItem *item, const ArbStep *step,
                    ArbMoves *moves)
{
  em_list_move (moves, item->seat, EM_VERB_COLLECT, 0, 0);
}

static void
apply_collect (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  EmState *state = (EmState *) parent;

  em_seat (state, move.seat)->fighters +=
      (guint16) available (state, em_asked_amount (state, EM_EFFECT_FIGHTER));
  em_close_step (state);
}

const ArbVerb proto_verb_collect = {
  .name = "collect",
  .kind = ARB_VERB_DECISION,
  .asked_by = EM_ASKED_BY (FIGHTER),
  .unit = "armies",
  .kinds = { "collect" },
  .why_not = proto_why_not_now,
  .apply = apply_collect,
  .episode = EM_EPISODE_MORE,
};

gboolean
proto_could_attack (const ArbState *state, const ArbItem *item, const ArbStep *step, guint amount)
{
  return proto_could_turn_up ((const EmState *) state, item->seat, PROTO_FEATURE_ARMIES);
}

void
proto_list_attack (const ArbState *state, const ArbItem *item, const ArbStep *step, ArbMoves *moves)
{
  proto_list_targets ((const EmState *) state, item->seat, EM_VERB_ATTACK, moves);
}

static void
check_attack (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const EmState *state = (const EmState *) parent;

  if (proto_check_asked (state, EM_EFFECT_ATTACK, verdict))
    proto_check_turn_up (state, move, PROTO_FEATURE_ARMIES, verdict);
}

static void
apply_attack (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  EmState *state = (EmState *) parent;
  EmSeat *owner = em_seat (state, move.seat);
  guint card = proto_target_card (state, move);
  guint cost = proto_cost (state, card, PROTO_FEATURE_ARMIES);

  if (adjustments != NULL)
    arb_adjustments_add_missing (adjustments, "armies", ARB_ARGUMENT_NONE, move.seat, cost,
                                 owner->fighters);
  owner->fighters -= (guint16) MIN (cost, owner->fighters);
  proto_turn_up (state, move.seat, arb_argument_value (move.arguments[0]), card);
  em_consume_step (state, EM_EFFECT_ATTACK, 1);
}

const ArbVerb proto_verb_attack = {
  .name = "attack",
  .kind = ARB_VERB_DECISION,
  .slots = { ARB_MUST (EM_A_NUMBER), ARB_MAY (EM_A_PLANET) },
  .canonicalize = proto_canonicalize_target,
  .kinds = { "attack" },
  .why_not = check_attack,
  .apply = apply_attack,
  .episode = EM_EPISODE_MORE,
  .deed = "attacks",
};
