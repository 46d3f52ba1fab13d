/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/prototype-faces.h"
#include "systems/eminent-domain/prototype-planets.h"
#include "systems/eminent-domain/prototype-verbs.h"

/*
 * Warfare: armies are collected, one for each icon; instead, its leader can pay them to turn up a
 * planet. Source: 8.2.
 */

/* How many of @n armies are there to be taken. Whether they are limited is open. Source: 8.4, 10. */
static guint
available (const ProtoState *state, guint n)
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
  ProtoState *state = (ProtoState *) parent;

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
check_collect (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const ProtoState *state = proto_state (parent);

  proto_check_asked (state, EM_EFFECT_FIGHTER, verdict);
}

static void
apply_collect (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  ProtoState *state = (ProtoState *) parent;

  em_seat (state, move.seat)->fighters +=
      (guint16) available (state, em_asked_amount (state, EM_EFFECT_FIGHTER));
  em_close_step (state);
}

const ArbVerb proto_verb_collect = {
  .name = "collect",
  .kind = ARB_VERB_DECISION,
  .why_not = check_collect,
  .apply = apply_collect,
};

/* Whether a planet that is known can be paid for for certain. */
gboolean
proto_could_attack (const ArbState *parent, const ArbItem *item, const ArbStep *step, guint amount)
{
  const ProtoState *state = proto_state (parent);
  gint armies = em_seat_const (state, item->seat)->fighters;

  for (guint32 rest = proto_face_down (state, item->seat); rest != 0; rest &= rest - 1)
    {
      guint card = proto_find (state, item->seat, em_first (rest))->card;
      gint cost = card != EM_UNKNOWN ? proto_number (state, card, PROTO_FEATURE_ARMIES) : -1;

      if (cost >= 0 && cost <= armies)
        return TRUE;
    }
  return FALSE;
}

void
proto_list_attack (const ArbState *state, const ArbItem *item, const ArbStep *step, ArbMoves *moves)
{
  proto_list_targets (proto_state (state), item->seat, EM_VERB_ATTACK, moves);
}

static void
refuse_cost (const ProtoState *state, guint seat, guint card, ArbVerdict *verdict)
{
  gint16 *numbers = proto_refuse (verdict, PROTO_RULE_ARMY_COST, proto_planet_name (card));

  numbers[PROTO_ARMY_COST_NEEDED] = (gint16) proto_number (state, card, PROTO_FEATURE_ARMIES);
  numbers[PROTO_ARMY_COST_ARMIES] = (gint16) em_seat_const (state, seat)->fighters;
}

static guint
cheapest (const ProtoState *state, ArbMove move)
{
  return proto_cheapest (state, move.seat, arb_argument_value (move.arguments[0]),
                         PROTO_FEATURE_ARMIES);
}

static gboolean
is_too_dear (const ProtoState *state, ArbMove move)
{
  guint card = move.arguments[1] == ARB_ARGUMENT_NONE ? cheapest (state, move) : EM_UNKNOWN;

  return card != EM_UNKNOWN
         && (proto_face_down (state, move.seat) >> arb_argument_value (move.arguments[0]) & 1) != 0
         && proto_number (state, card, PROTO_FEATURE_ARMIES)
                > em_seat_const (state, move.seat)->fighters;
}

static void
check_attack (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const ProtoState *state = proto_state (parent);
  guint card;
  gint cost;

  if (!proto_check_asked (state, EM_EFFECT_ATTACK, verdict))
    return;
  /* Where none that it can be can be paid for, it is refused for certain; to allow it the table must
   * say which it is. */
  if (is_too_dear (state, move))
    refuse_cost (state, move.seat, cheapest (state, move), verdict);
  if (proto_check_target (state, move, &card, verdict) == NULL)
    return;
  cost = proto_number (state, card, PROTO_FEATURE_ARMIES);
  if (cost < 0)
    proto_add_unknown (verdict, proto_planet_name (card), PROTO_FEATURE_ARMIES);
  else if (cost > em_seat_const (state, move.seat)->fighters)
    refuse_cost (state, move.seat, card, verdict);
}

static void
apply_attack (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  ProtoState *state = (ProtoState *) parent;
  EmSeat *owner = em_seat (state, move.seat);
  guint number = arb_argument_value (move.arguments[0]);
  guint card = move.arguments[1] != ARB_ARGUMENT_NONE ? arb_argument_value (move.arguments[1])
                                                      : proto_find (state, move.seat, number)->card;
  guint cost = (guint) MAX (0, proto_number (state, card, PROTO_FEATURE_ARMIES));

  if (adjustments != NULL)
    arb_adjustments_add_missing (adjustments, "armies", ARB_ARGUMENT_NONE, move.seat, cost,
                                 owner->fighters);
  owner->fighters -= (guint16) MIN (cost, owner->fighters);
  proto_turn_up (state, move.seat, number, card);
  em_consume_step (state, EM_EFFECT_ATTACK, 1);
}

const ArbVerb proto_verb_attack = {
  .name = "attack",
  .kind = ARB_VERB_DECISION,
  .slots = { ARB_MUST (EM_A_NUMBER), ARB_MAY (EM_A_PLANET) },
  .canonicalize = proto_canonicalize_target,
  .why_not = check_attack,
  .apply = apply_attack,
};
