/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/observations.h"

#include "systems/eminent-domain/check.h"
#include "systems/eminent-domain/hands.h"
#include "systems/eminent-domain/planet-inference.h"
#include "systems/eminent-domain/planets.h"
#include "systems/eminent-domain/survey.h"

gboolean
em_is_common (ArbMove move)
{
  return move.verb == EM_VERB_DISCARDED || move.verb == EM_VERB_SAW
         || (move.verb == EM_VERB_ADJUST
             && arb_argument_is_name (move.arguments[0], EM_SORT_COUNTER)
             && arb_argument_value (move.arguments[0]) >= EM_COUNTER_STACK);
}

/* Checks that a pile can hold so many cards; an observation may also repeat what can be
 * inferred. */
static void
check_count (const EmState *state, ArbMove move, guint possible, ArbVerdict *verdict)
{
  if (em_recorded_count (move) > possible)
    em_contradict (state, move.arguments[0], em_recorded_count (move), possible, verdict);
}

/* Refuses a planet that is not among @candidates. */
static void
check_planet (const EmState *state, ArbArgument planet, guint64 candidates, ArbVerdict *verdict)
{
  if (!(candidates >> arb_argument_value (planet) & 1))
    em_contradict (state, planet, 1, 0, verdict);
}

void
em_check_start (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  const EmEmpirePlanet *own = em_find_planet (state, move.seat, 1);

  check_planet (state, move.arguments[0], own != NULL ? em_candidates_of (own) : 0, verdict);
}

void
em_apply_start (EmState *state, ArbMove move)
{
  em_planet_identify (state, em_planet (state, move.seat, 1),
                      arb_argument_value (move.arguments[0]));
}

void
em_check_drew (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  check_count (state, move,
               em_drawn_most (em_seat_const (state, move.seat), em_card_of (move.arguments[0])),
               verdict);
}

void
em_apply_drew (EmState *state, ArbMove move)
{
  em_report_drawn (em_seat (state, move.seat), em_card_of (move.arguments[0]),
                   em_recorded_count (move));
}

void
em_check_holds (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  check_count (state, move,
               em_hand_most (em_seat_const (state, move.seat), em_card_of (move.arguments[0])),
               verdict);
}

void
em_apply_holds (EmState *state, ArbMove move)
{
  EmSeat *seat = em_seat (state, move.seat);

  em_observe_pile (seat, &seat->hand, em_card_of (move.arguments[0]), em_recorded_count (move));
}

void
em_check_discarded (const EmState *state, ArbMove move, ArbVerdict *verdict)
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
               em_pile_count (&seat->discard, kind) + em_unknown_most (seat, &seat->discard, kind),
               verdict);
}

void
em_apply_discarded (EmState *state, ArbMove move)
{
  guint index = arb_argument_value (move.arguments[0]);
  EmSeat *seat;

  if (arb_argument_is_name (move.arguments[0], EM_SORT_PLANET))
    {
      if (!(state->discard_known >> index & 1))
        {
          state->discard_unknown--;
          state->discard_known |= em_bit (index);
          em_locate (state, index);
        }
      return;
    }

  seat = em_seat (state, move.seat);
  em_observe_pile (seat, &seat->discard, index, em_recorded_count (move));
}

void
em_check_saw (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  check_planet (state, move.arguments[0], em_look_candidates (state), verdict);
}

void
em_apply_saw (EmState *state, ArbMove move)
{
  guint planet = arb_argument_value (move.arguments[0]);

  if (state->look_known >> planet & 1)
    return;

  state->look_unknown--;
  state->look_known |= em_bit (planet);
  em_locate (state, planet);
}

void
em_check_is (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  const EmEmpirePlanet *own =
      em_find_planet (state, move.seat, arb_argument_value (move.arguments[0]));
  gboolean type = arb_argument_is_name (move.arguments[1], EM_SORT_TYPE);

  if (own == NULL)
    em_refuse (verdict, EM_RULE_PLANET_NONE, move.arguments[0])[EM_PLANET_NONE_PLANETS] =
        (gint16) em_count_planets (state, move.seat);
  else if (type != (arb_argument_kind (move.arguments[2]) == ARB_ARGUMENT_PAIR))
    em_refuse (verdict, EM_RULE_MALFORMED, move.arguments[1]);
  else if (!(em_candidates_of (own)
             & em_recorded_planets (state, move.arguments[1], move.arguments[2])))
    em_contradict (state, move.arguments[1], 1, 0, verdict);
  else if (!(em_candidates_of (own)
             & ~em_recorded_planets (state, move.arguments[1], move.arguments[2])))
    arb_verdict_add (verdict, ARB_VOID, EM_RULE_ALREADY_KNOWN, move.arguments[1]);
}

void
em_apply_is (EmState *state, ArbMove move)
{
  em_planet_narrow (state, em_planet (state, move.seat, arb_argument_value (move.arguments[0])),
                    em_recorded_planets (state, move.arguments[1], move.arguments[2]));
}
