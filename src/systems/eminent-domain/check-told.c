/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/check.h"

#include "systems/eminent-domain/agenda.h"
#include "systems/eminent-domain/piles.h"
#include "systems/eminent-domain/planets.h"

guint
em_told_count (ArbMove move)
{
  return move.arguments[1] == ARB_ARGUMENT_NONE ? 1 : arb_argument_value (move.arguments[1]);
}

static void
contradict (ArbVerdict *verdict, ArbArgument subject)
{
  em_refuse (verdict, EM_RULE_CONTRADICTION, subject);
}

/* What follows from what is known may be told too; what is not known must be possible. */
static void
check_drew (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  const EmSeat *seat = em_seat_const (state, move.seat);
  guint kind = em_card_of (move.arguments[0]);
  guint deduced = em_pile_count (&seat->drawn, kind);
  guint unknown = MIN (seat->drawn.unknown, seat->hand.unknown);

  if (em_told_count (move) > deduced + MIN (unknown, em_pile_count (&seat->pool, kind)))
    contradict (verdict, move.arguments[0]);
}

static void
check_discarded (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  guint index = arb_argument_value (move.arguments[0]);
  const EmSeat *seat;

  if (arb_argument_is_name (move.arguments[0], EM_SORT_PLANET))
    {
      if (!((state->discard_known | state->discard_candidates) >> index & 1))
        contradict (verdict, move.arguments[0]);
      return;
    }

  if (move.seat == ARB_TABLE)
    {
      em_refuse (verdict, EM_RULE_MALFORMED, move.arguments[0]);
      return;
    }

  seat = em_seat_const (state, move.seat);
  if (em_told_count (move) > em_pile_count (&seat->discard, index)
                                 + MIN (seat->discard.unknown, em_pile_count (&seat->pool, index)))
    contradict (verdict, move.arguments[0]);
}

static void
check_is (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  const EmWorld *world = em_world_const (state, move.seat, arb_argument_value (move.arguments[0]));
  gboolean type = arb_argument_is_name (move.arguments[1], EM_SORT_TYPE);

  if (world == NULL)
    em_refuse (verdict, EM_RULE_PLANET_NONE, move.arguments[0])[0] =
        em_seat_const (state, move.seat)->n_worlds;
  else if (type != (arb_argument_kind (move.arguments[2]) == ARB_ARGUMENT_PAIR))
    em_refuse (verdict, EM_RULE_MALFORMED, move.arguments[1]);
  else if (!(em_world_candidates (world)
             & em_told_planets (state, move.arguments[1], move.arguments[2])))
    contradict (verdict, move.arguments[1]);
}

static void
check_start (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  const EmWorld *world = em_world_const (state, move.seat, 1);

  if (world == NULL || !(em_world_candidates (world) >> arb_argument_value (move.arguments[0]) & 1))
    contradict (verdict, move.arguments[0]);
}

static gint
counter_value (const EmState *state, ArbMove move)
{
  guint counter = arb_argument_value (move.arguments[0]);

  if (counter >= EM_COUNTER_STACK)
    return state->stacks[counter - EM_COUNTER_STACK];
  return counter == EM_COUNTER_INFLUENCE ? em_seat_const (state, move.seat)->influence
                                         : em_seat_const (state, move.seat)->fighters;
}

static void
check_adjust (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  gint change = arb_argument_get_change (move.arguments[1]);
  gint limit = arb_argument_value (move.arguments[0]) >= EM_COUNTER_STACK ? 99 : 999;
  gint present = counter_value (state, move);
  gint16 *numbers;

  if (present + change >= 0 && present + change <= limit)
    return;

  numbers = em_refuse (verdict, EM_RULE_ADJUST_RANGE, move.arguments[0]);
  numbers[0] = (gint16) present;
  numbers[1] = (gint16) change;
}

static void
check_holds (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  if (em_told_count (move)
      > em_hand_most (em_seat_const (state, move.seat), em_card_of (move.arguments[0])))
    contradict (verdict, move.arguments[0]);
}

static void
check_saw (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  if (!(em_look_candidates (state) >> arb_argument_value (move.arguments[0]) & 1))
    contradict (verdict, move.arguments[0]);
}

static const EmCheck checks[EM_N_VERBS] = {
  [EM_VERB_DREW] = check_drew,
  [EM_VERB_HOLDS] = check_holds,
  [EM_VERB_DISCARDED] = check_discarded,
  [EM_VERB_SAW] = check_saw,
  [EM_VERB_IS] = check_is,
  [EM_VERB_START] = check_start,
  [EM_VERB_ADJUST] = check_adjust,
};

/* Whether a move is about what is common, so that it needs no seat. */
static gboolean
is_common (ArbMove move)
{
  return move.verb == EM_VERB_DISCARDED || move.verb == EM_VERB_SAW
         || (move.verb == EM_VERB_ADJUST
             && arb_argument_value (move.arguments[0]) >= EM_COUNTER_STACK);
}

void
em_check_told (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  if (move.seat == ARB_TABLE && !is_common (move))
    em_refuse (verdict, EM_RULE_MALFORMED, move.arguments[0]);
  else
    checks[move.verb](state, move, verdict);
}
