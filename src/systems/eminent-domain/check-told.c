/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/check.h"

#include "systems/eminent-domain/adjust.h"
#include "systems/eminent-domain/agenda.h"
#include "systems/eminent-domain/piles.h"
#include "systems/eminent-domain/planets.h"

guint
em_told_count (ArbMove move)
{
  return move.arguments[1] == ARB_ARGUMENT_NONE ? 1 : arb_argument_value (move.arguments[1]);
}

void
em_contradict (const EmState *state, ArbArgument subject, guint told, guint possible,
               ArbVerdict *verdict)
{
  gint16 *numbers = em_refuse (verdict, EM_RULE_CONTRADICTION, subject);

  numbers[0] = (gint16) told;
  numbers[1] = (gint16) possible;
  if (!arb_argument_is_name (subject, EM_SORT_PLANET))
    return;

  for (guint seat = 1; seat <= state->parent.n_seats; seat++)
    if (em_world_find (state, seat, arb_argument_value (subject)) != 0)
      numbers[2] = (gint16) seat;
}

/* So many cards can be told of a pile; what follows from what is known may be told, too. */
static void
check_count (const EmState *state, ArbMove move, guint possible, ArbVerdict *verdict)
{
  if (em_told_count (move) > possible)
    em_contradict (state, move.arguments[0], em_told_count (move), possible, verdict);
}

/* A planet that @candidates do not have cannot be told. */
static void
check_planet (const EmState *state, ArbArgument planet, guint64 candidates, ArbVerdict *verdict)
{
  if (!(candidates >> arb_argument_value (planet) & 1))
    em_contradict (state, planet, 1, 0, verdict);
}

static void
check_drew (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  const EmSeat *seat = em_seat_const (state, move.seat);
  guint kind = em_card_of (move.arguments[0]);
  guint unknown = MIN (seat->drawn.unknown, seat->hand.unknown);

  check_count (state, move,
               em_pile_count (&seat->drawn, kind)
                   + MIN (unknown, em_pile_count (&seat->pool, kind)),
               verdict);
}

static void
check_discarded (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  guint kind = arb_argument_value (move.arguments[0]);
  const EmSeat *seat;

  if (arb_argument_is_name (move.arguments[0], EM_SORT_PLANET))
    {
      check_planet (state, move.arguments[0], state->discard_known | state->discard_candidates,
                    verdict);
      return;
    }

  if (move.seat == ARB_TABLE)
    {
      em_refuse (verdict, EM_RULE_MALFORMED, move.arguments[0]);
      return;
    }

  seat = em_seat_const (state, move.seat);
  check_count (state, move,
               em_pile_count (&seat->discard, kind)
                   + MIN (seat->discard.unknown, em_pile_count (&seat->pool, kind)),
               verdict);
}

static void
check_is (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  const EmWorld *world = em_world_const (state, move.seat, arb_argument_value (move.arguments[0]));
  gboolean type = arb_argument_is_name (move.arguments[1], EM_SORT_TYPE);

  if (world == NULL)
    em_refuse (verdict, EM_RULE_PLANET_NONE, move.arguments[0])[0] =
        (gint16) em_seat_worlds (state, move.seat);
  else if (type != (arb_argument_kind (move.arguments[2]) == ARB_ARGUMENT_PAIR))
    em_refuse (verdict, EM_RULE_MALFORMED, move.arguments[1]);
  else if (!(em_world_candidates (world)
             & em_told_planets (state, move.arguments[1], move.arguments[2])))
    em_contradict (state, move.arguments[1], 1, 0, verdict);
}

static void
check_start (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  const EmWorld *world = em_world_const (state, move.seat, 1);

  check_planet (state, move.arguments[0], world != NULL ? em_world_candidates (world) : 0, verdict);
}

static void
check_holds (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  check_count (state, move,
               em_hand_most (em_seat_const (state, move.seat), em_card_of (move.arguments[0])),
               verdict);
}

static void
check_saw (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  check_planet (state, move.arguments[0], em_look_candidates (state), verdict);
}

static const EmCheck checks[EM_N_VERBS] = {
  [EM_VERB_DREW] = check_drew,
  [EM_VERB_HOLDS] = check_holds,
  [EM_VERB_DISCARDED] = check_discarded,
  [EM_VERB_SAW] = check_saw,
  [EM_VERB_IS] = check_is,
  [EM_VERB_START] = check_start,
  [EM_VERB_ADJUST] = em_check_adjust,
};

/* Whether a move is about what is common, so that it needs no seat. */
static gboolean
is_common (ArbMove move)
{
  return move.verb == EM_VERB_DISCARDED || move.verb == EM_VERB_SAW
         || (move.verb == EM_VERB_ADJUST
             && arb_argument_is_name (move.arguments[0], EM_SORT_COUNTER)
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
