/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/observations.h"

#include "systems/eminent-domain/check.h"
#include "systems/eminent-domain/hands.h"
#include "systems/eminent-domain/planet-inference.h"
#include "systems/eminent-domain/planets.h"
#include "systems/eminent-domain/survey.h"

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

static void
check_start (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const EmState *state = (const EmState *) parent;
  const EmEmpirePlanet *own = em_find_planet (state, move.seat, 1);

  check_planet (state, move.arguments[0], own != NULL ? em_candidates_of (own) : 0, verdict);
}

static void
apply_start (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  EmState *state = (EmState *) parent;

  em_planet_identify (state, em_planet (state, move.seat, 1),
                      arb_argument_value (move.arguments[0]));
}

const ArbVerb em_verb_start = {
  .name = "start",
  .kind = ARB_VERB_TABLE,
  .slots = { ARB_MUST (EM_A_PLANET) },
  .of_seat = ARB_SEAT_NEEDED,
  .why_not = check_start,
  .apply = apply_start,
};

static void
check_drew (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const EmState *state = (const EmState *) parent;

  check_count (state, move,
               em_drawn_most (em_seat_const (state, move.seat), em_card_of (move.arguments[0])),
               verdict);
}

static void
apply_drew (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  EmState *state = (EmState *) parent;

  em_report_drawn (em_seat (state, move.seat), em_card_of (move.arguments[0]),
                   em_recorded_count (move));
}

const ArbVerb em_verb_drew = {
  .name = "drew",
  .kind = ARB_VERB_OBSERVATION,
  .slots = { ARB_MUST (EM_A_CARD), ARB_MAY (EM_A_COUNT) },
  .of_seat = ARB_SEAT_NEEDED,
  .why_not = check_drew,
  .apply = apply_drew,
};

static void
check_holds (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const EmState *state = (const EmState *) parent;

  check_count (state, move,
               em_hand_most (em_seat_const (state, move.seat), em_card_of (move.arguments[0])),
               verdict);
}

static void
apply_holds (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  EmState *state = (EmState *) parent;
  EmSeat *seat = em_seat (state, move.seat);

  em_observe_pile (seat, &seat->hand, em_card_of (move.arguments[0]), em_recorded_count (move));
}

const ArbVerb em_verb_holds = {
  .name = "holds",
  .kind = ARB_VERB_OBSERVATION,
  .slots = { ARB_MUST (EM_A_CARD), ARB_MAY (EM_A_COUNT) },
  .of_seat = ARB_SEAT_NEEDED,
  .why_not = check_holds,
  .apply = apply_holds,
};

void
em_check_discarded (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const EmState *state = (const EmState *) parent;
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
      em_refuse (verdict, ARB_RULE_MALFORMED, move.arguments[0]);
      return;
    }

  seat = em_seat_const (state, move.seat);
  check_count (state, move,
               em_pile_count (&seat->discard, kind) + em_unknown_most (seat, &seat->discard, kind),
               verdict);
}

void
em_apply_discarded (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  EmState *state = (EmState *) parent;
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

const ArbVerb em_verb_discarded = {
  .name = "discarded",
  .kind = ARB_VERB_OBSERVATION,
  .slots = { ARB_MUST (EM_A_CARD | EM_A_PLANET), ARB_MAY (EM_A_COUNT) },
  .of_seat = ARB_SEAT_ALLOWED,
  .why_not = em_check_discarded,
  .apply = em_apply_discarded,
};

static void
check_saw (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const EmState *state = (const EmState *) parent;

  check_planet (state, move.arguments[0], em_look_candidates (state), verdict);
}

static void
apply_saw (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  EmState *state = (EmState *) parent;
  guint planet = arb_argument_value (move.arguments[0]);

  if (state->look_known >> planet & 1)
    return;

  state->look_unknown--;
  state->look_known |= em_bit (planet);
  em_locate (state, planet);
}

const ArbVerb em_verb_saw = {
  .name = "saw",
  .kind = ARB_VERB_OBSERVATION,
  .slots = { ARB_MUST (EM_A_PLANET) },
  .of_seat = ARB_SEAT_ALLOWED,
  .why_not = check_saw,
  .apply = apply_saw,
};

static void
check_is (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const EmState *state = (const EmState *) parent;
  const EmEmpirePlanet *own =
      em_find_planet (state, move.seat, arb_argument_value (move.arguments[0]));
  gboolean type = arb_argument_is_name (move.arguments[1], EM_SORT_TYPE);

  if (own == NULL)
    em_refuse (verdict, EM_RULE_PLANET_NONE, move.arguments[0])[EM_PLANET_NONE_PLANETS] =
        (gint16) em_count_planets (state, move.seat);
  else if (type != (arb_argument_kind (move.arguments[2]) == ARB_ARGUMENT_PAIR))
    em_refuse (verdict, ARB_RULE_MALFORMED, move.arguments[1]);
  else if (!(em_candidates_of (own)
             & em_recorded_planets (state, move.arguments[1], move.arguments[2])))
    em_contradict (state, move.arguments[1], 1, 0, verdict);
  else if (!(em_candidates_of (own)
             & ~em_recorded_planets (state, move.arguments[1], move.arguments[2])))
    arb_verdict_add (verdict, ARB_VOID, ARB_RULE_KNOWN, move.arguments[1]);
}

static void
apply_is (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  EmState *state = (EmState *) parent;

  em_planet_narrow (state, em_planet (state, move.seat, arb_argument_value (move.arguments[0])),
                    em_recorded_planets (state, move.arguments[1], move.arguments[2]));
}

const ArbVerb em_verb_is = {
  .name = "is",
  .kind = ARB_VERB_OBSERVATION,
  .infix = TRUE,
  .slots = { ARB_MUST (EM_A_NUMBER), ARB_MUST (EM_A_PLANET | EM_A_TYPE), ARB_MAY (EM_A_PAIR) },
  .of_seat = ARB_SEAT_NEEDED,
  .why_not = check_is,
  .apply = apply_is,
};
