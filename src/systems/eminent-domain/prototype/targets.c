/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/prototype/faces.h"
#include "systems/eminent-domain/prototype/planets.h"

/*
 * The planets that Colonize or Warfare turns up: it is paid with the Colonize icons under the planet,
 * or with armies.
 */

void
proto_list_targets (const EmState *state, guint seat, guint verb, ArbMoves *moves)
{
  for (guint32 rest = proto_face_down (state, seat); rest != 0; rest &= rest - 1)
    {
      const ProtoPlanet *own = proto_find (state, seat, em_first (rest));
      ArbArgument number = arb_argument_number (em_first (rest));

      if (own->card != EM_UNKNOWN)
        em_list_move (moves, seat, verb, number, 0);
      for (guint card = 0; card < PROTO_N_PLANETS && own->card == EM_UNKNOWN; card++)
        if (proto_can_be (state, own, card))
          em_list_move (moves, seat, verb, number, proto_planet_name (card));
    }
}

gboolean
proto_asks_target (const ArbState *state, const ArbItem *item, const ArbStep *step, guint amount)
{
  return proto_face_down ((const EmState *) state, item->seat) != 0;
}

void
proto_canonicalize_target (const ArbState *parent, ArbMove *move)
{
  const ProtoPlanet *own = proto_find_known ((const EmState *) parent, move);

  if (own != NULL && move->arguments[1] == proto_planet_name (own->card))
    move->arguments[1] = ARB_ARGUMENT_NONE;
}

/* The Colonize icons under a planet; a card can have two. */
static guint
count_icons_under (const EmState *state, const ProtoPlanet *own)
{
  guint n = own->colonize;

  for (guint64 rest = own->technologies; rest != 0; rest &= rest - 1)
    n += proto_count_icon (state, EM_N_ROLES + em_first (rest), EM_COLONIZE);
  return n;
}

/* What @own can be paid with. */
static guint
count_paid (const EmState *state, const ProtoPlanet *own, ProtoFeature cost)
{
  return cost == PROTO_FEATURE_SETTLE ? count_icons_under (state, own)
                                      : em_seat_const (state, own->owner)->fighters;
}

guint
proto_paid (const EmState *state, ArbMove move, ProtoFeature cost)
{
  return count_paid (state, proto_find (state, move.seat, arb_argument_value (move.arguments[0])),
                     cost);
}

guint
proto_cost (const EmState *state, guint card, ProtoFeature cost)
{
  return (guint) MAX (0, proto_number (state, card, cost));
}

guint
proto_target_card (const EmState *state, ArbMove move)
{
  return move.arguments[1] != ARB_ARGUMENT_NONE
             ? arb_argument_value (move.arguments[1])
             : proto_find (state, move.seat, arb_argument_value (move.arguments[0]))->card;
}

gboolean
proto_could_turn_up (const EmState *state, guint seat, ProtoFeature cost)
{
  for (guint32 rest = proto_face_down (state, seat); rest != 0; rest &= rest - 1)
    {
      const ProtoPlanet *own = proto_find (state, seat, em_first (rest));

      if (own->card != EM_UNKNOWN && proto_number (state, own->card, cost) >= 0
          && proto_cost (state, own->card, cost) <= count_paid (state, own, cost))
        return TRUE;
    }
  return FALSE;
}

/* The card with the least cost that @own, which nobody identified, can be; %EM_UNKNOWN if it can be one
 * of which nobody knows the cost. */
static guint
find_cheapest (const EmState *state, const ProtoPlanet *own, ProtoFeature cost)
{
  guint cheapest = EM_UNKNOWN;

  for (guint card = 0; card < PROTO_N_PLANETS; card++)
    {
      if (!proto_can_be (state, own, card))
        continue;
      if (proto_number (state, card, cost) < 0)
        return EM_UNKNOWN;
      if (cheapest == EM_UNKNOWN
          || proto_number (state, card, cost) < proto_number (state, cheapest, cost))
        cheapest = card;
    }
  return cheapest;
}

static gboolean
check_target (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  const ProtoPlanet *own = proto_check_own (state, move, FALSE, verdict);

  if (own == NULL)
    return FALSE;
  if (move.arguments[1] == ARB_ARGUMENT_NONE && own->card == EM_UNKNOWN)
    proto_add_identity (move.arguments[0], verdict);
  else if (!proto_can_be (state, own, proto_target_card (state, move)))
    proto_refuse (verdict, PROTO_RULE_CONTRADICTION, move.arguments[1]);
  else
    return TRUE;
  return FALSE;
}

static void
check_cost (const EmState *state, const ProtoPlanet *own, guint card, ProtoFeature cost,
            ArbVerdict *verdict)
{
  gboolean settles = cost == PROTO_FEATURE_SETTLE;
  gint16 *numbers;

  if (proto_cost (state, card, cost) <= count_paid (state, own, cost))
    return;
  numbers = proto_refuse (verdict, settles ? PROTO_RULE_SETTLE_COST : PROTO_RULE_ARMY_COST,
                          proto_planet_name (card));
  numbers[settles ? PROTO_SETTLE_COST_NEEDED : PROTO_ARMY_COST_NEEDED] =
      (gint16) proto_cost (state, card, cost);
  numbers[settles ? PROTO_SETTLE_COST_SHOWN : PROTO_ARMY_COST_ARMIES] =
      (gint16) count_paid (state, own, cost);
}

/* Where none that a face-down planet can be can be paid for, it is refused for certain; to allow it
 * the table must say which it is. */
static void
check_cheapest (const EmState *state, ArbMove move, ProtoFeature cost, ArbVerdict *verdict)
{
  guint number = arb_argument_value (move.arguments[0]);
  const ProtoPlanet *own = proto_find (state, move.seat, number);
  guint card;

  if (own == NULL || own->card != EM_UNKNOWN || move.arguments[1] != ARB_ARGUMENT_NONE
      || (proto_face_down (state, move.seat) >> number & 1) == 0)
    return;
  card = find_cheapest (state, own, cost);
  if (card != EM_UNKNOWN)
    check_cost (state, own, card, cost, verdict);
}

void
proto_check_turn_up (const EmState *state, ArbMove move, ProtoFeature cost, ArbVerdict *verdict)
{
  guint card;

  check_cheapest (state, move, cost, verdict);
  if (!check_target (state, move, verdict))
    return;
  card = proto_target_card (state, move);
  if (proto_number (state, card, cost) < 0)
    arb_shows_add_unknown (&state->parent, verdict, proto_planet_name (card), cost);
  else
    check_cost (state, proto_find (state, move.seat, arb_argument_value (move.arguments[0])), card,
                cost, verdict);
}
