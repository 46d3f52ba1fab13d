/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/targets.h"

#include "systems/eminent-domain/planet-inference.h"
#include "systems/eminent-domain/symbols.h"
#include "systems/eminent-domain/offer-moves.h"

/* The number of the seat's only face-down planet that can be @planet and is not identified. */
static guint
find_candidate (const EmState *state, guint seat, guint planet)
{
  guint found = 0;

  for (guint32 rest = em_seat_const (state, seat)->face_down; rest != 0; rest &= rest - 1)
    {
      const EmEmpirePlanet *own = em_planet_const (state, seat, em_first (rest));

      if (own->card != EM_UNKNOWN || !(own->candidates >> planet & 1))
        continue;
      if (found != 0)
        return 0;
      found = em_first (rest);
    }

  return found;
}

void
em_number_planet (const EmState *state, ArbMove *move, guint slot)
{
  guint number;

  if (!arb_argument_is_name (move->arguments[slot], EM_SORT_PLANET))
    return;

  number = em_number_of (state, move->seat, arb_argument_value (move->arguments[slot]));
  if (number != 0)
    move->arguments[slot] = arb_argument_number (number);
}

gboolean
em_is_known_planet (const EmState *state, const ArbMove *move, ArbArgument planet)
{
  const EmEmpirePlanet *own;

  if (planet == ARB_ARGUMENT_NONE || arb_argument_kind (move->arguments[0]) != ARB_ARGUMENT_NUMBER)
    return FALSE;

  own = em_find_planet (state, move->seat, arb_argument_value (move->arguments[0]));
  return own != NULL && own->card == arb_argument_value (planet);
}

void
em_canonicalize_target (const ArbState *parent, ArbMove *move)
{
  const EmState *state = (const EmState *) parent;
  guint number;

  em_number_planet (state, move, 0);
  if (arb_argument_is_name (move->arguments[0], EM_SORT_PLANET)
      && (number = find_candidate (state, move->seat, arb_argument_value (move->arguments[0])))
             != 0)
    {
      move->arguments[1] = move->arguments[0];
      move->arguments[0] = arb_argument_number (number);
    }
  if (em_is_known_planet (state, move, move->arguments[1]))
    move->arguments[1] = ARB_ARGUMENT_NONE;
}

const EmEmpirePlanet *
em_check_planet (const EmState *state, ArbMove move, ArbArgument argument, ArbVerdict *verdict)
{
  const EmEmpirePlanet *own = NULL;
  guint owner;

  /* A name that canonicalizing has not replaced is no planet of this seat. */
  if (arb_argument_kind (argument) == ARB_ARGUMENT_NUMBER)
    own = em_find_planet (state, move.seat, arb_argument_value (argument));
  else if ((owner = em_planet_owner (state, arb_argument_value (argument))) != 0)
    {
      em_refuse (verdict, EM_RULE_PLANET_OWN, argument)[EM_PLANET_OWN_OWNER] = (gint16) owner;
      return NULL;
    }

  if (own == NULL)
    em_refuse (verdict, EM_RULE_PLANET_NONE, argument)[EM_PLANET_NONE_PLANETS] =
        (gint16) em_count_planets (state, move.seat);
  return own;
}

const EmEmpirePlanet *
em_check_face_down (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  const EmEmpirePlanet *own = em_check_planet (state, move, move.arguments[0], verdict);

  if (own == NULL || !own->face_up)
    return own;

  em_refuse (verdict, EM_RULE_PLANET_FACE_UP,
             arb_argument_name (EM_SORT_PLANET, own->card))[EM_PLANET_FACE_UP_NUMBER] =
      (gint16) arb_argument_value (move.arguments[0]);
  return NULL;
}

void
em_leave_unidentified (ArbMove move, guint64 candidates, ArbVerdict *verdict)
{
  gint16 *numbers =
      arb_verdict_add (verdict, ARB_UNDECIDABLE, EM_RULE_PLANET_UNTOLD, move.arguments[0]);

  numbers[EM_PLANET_UNTOLD_NUMBER] = (gint16) arb_argument_value (move.arguments[0]);
  numbers[EM_PLANET_UNTOLD_CANDIDATES] = (gint16) em_count (candidates);
}

/* The planet of @planets that costs the least, colonies and fighters together. */
static guint
find_cheapest (const EmState *state, guint64 planets)
{
  const EmPlanet *cards = em_catalogue (state)->planets;
  guint cheapest = em_first (planets);

  for (; planets != 0; planets &= planets - 1)
    if (cards[em_first (planets)].settle_cost + cards[em_first (planets)].warfare_cost
        < cards[cheapest].settle_cost + cards[cheapest].warfare_cost)
      cheapest = em_first (planets);

  return cheapest;
}

guint
em_check_target (const EmState *state, ArbMove move, const EmEmpirePlanet *own, guint64 payable,
                 ArbVerdict *verdict)
{
  guint64 candidates = em_candidates_of (own);

  if (move.arguments[1] != ARB_ARGUMENT_NONE)
    {
      guint planet = arb_argument_value (move.arguments[1]);

      if (!(candidates >> planet & 1))
        em_contradict (state, move.arguments[1], 1, 0, verdict);
      else if (!(payable >> planet & 1))
        return planet;
      return EM_UNKNOWN;
    }

  if (own->card != EM_UNKNOWN)
    return payable >> own->card & 1 ? EM_UNKNOWN : own->card;

  if (candidates & payable)
    {
      em_leave_unidentified (move, candidates, verdict);
      return EM_UNKNOWN;
    }

  /* The table has to identify the planet before it can allow the move. */
  verdict->unsettled = TRUE;
  return find_cheapest (state, candidates);
}

ArbArgument
em_target_subject (ArbMove move, const EmEmpirePlanet *own, guint planet)
{
  return own->card == EM_UNKNOWN && move.arguments[1] == ARB_ARGUMENT_NONE
             ? move.arguments[0]
             : arb_argument_name (EM_SORT_PLANET, planet);
}

void
em_check_leader_alternative (const EmState *state, ArbMove move, EmEffect effect,
                             ArbVerdict *verdict)
{
  const EmCatalogue *catalogue = em_catalogue (state);
  const ArbStep *step = em_top_step (state);
  gboolean answers = step->effect == EM_EFFECT_BOOST || step->effect == EM_EFFECT_ANSWERS
                     || step->origin == EM_ORIGIN_FOLLOW;

  if (em_asked (state, effect) == NULL && move.seat != state->leader && answers
      && !em_has_leader_alternative (state, move.seat)
      && arb_program_find (&catalogue->program, catalogue->lead_scripts[state->role], effect)
             != NULL)
    em_refuse (verdict, EM_RULE_LEADER_ONLY, arb_argument_name (EM_SORT_ROLE, state->role));
  else
    em_check_asked (state, move, effect, verdict);
}

EmEmpirePlanet *
em_move_planet (EmState *state, ArbMove move)
{
  EmEmpirePlanet *own = em_planet (state, move.seat, arb_argument_value (move.arguments[0]));

  if (arb_argument_is_name (move.arguments[1], EM_SORT_PLANET))
    em_planet_identify (state, own, arb_argument_value (move.arguments[1]));
  return own;
}

guint
em_target_card (const EmState *state, ArbMove move)
{
  guint card = em_planet_const (state, move.seat, arb_argument_value (move.arguments[0]))->card;

  return card != EM_UNKNOWN ? card : arb_argument_value (move.arguments[1]);
}

void
em_list_all_targets (const EmState *state, guint seat, EmVerb verb, ArbMoves *moves)
{
  for (guint32 rest = em_seat_const (state, seat)->face_down; rest != 0; rest &= rest - 1)
    em_list_target (state, seat, verb, em_first (rest), ~G_GUINT64_CONSTANT (0), moves);
}

void
em_list_target (const EmState *state, guint seat, EmVerb verb, guint number, guint64 payable,
                ArbMoves *moves)
{
  const EmEmpirePlanet *own = em_planet_const (state, seat, number);

  if (own->card == EM_UNKNOWN)
    for (payable &= own->candidates; payable != 0; payable &= payable - 1)
      em_list_move (moves, seat, verb, arb_argument_number (number),
                    arb_argument_name (EM_SORT_PLANET, em_first (payable)));
  else if (payable >> own->card & 1)
    em_list_move (moves, seat, verb, arb_argument_number (number), 0);
}

gboolean
em_asks_target (const ArbState *state, const ArbItem *item, const ArbStep *step, guint amount)
{
  return em_seat_const ((const EmState *) state, item->seat)->face_down != 0;
}

/* Returns the move by which planet @number can be turned up as @planet. */
static ArbMove
turn_up (const EmState *state, guint seat, guint verb, guint number, guint planet)
{
  gboolean known = em_planet_const (state, seat, number)->card != EM_UNKNOWN;

  return ARB_MOVE (seat, verb, arb_argument_number (number),
                   known ? ARB_ARGUMENT_NONE : arb_argument_name (EM_SORT_PLANET, planet), 0);
}

static void
offer_target (ArbOffering *offering, const char *kind, guint verb, ArbMove first, guint number,
              guint planet)
{
  arb_offering_begin (offering, kind, first.seat, arb_argument_number (number), 0);
  arb_offering_play (offering, first);
  arb_offering_play (offering,
                     turn_up (em_offer_table (offering), first.seat, verb, number, planet));
  if (offering->current.verdict.value != ARB_ILLEGAL)
    arb_offering_end (offering, NULL, 0);
}

void
em_offer_targets (ArbOffering *offering, const char *kind, guint verb, ArbMove first)
{
  const EmState *state = em_offer_table (offering);

  for (guint32 rest = em_seat_const (state, first.seat)->face_down; rest != 0; rest &= rest - 1)
    for (guint64 planets = em_candidates_of (em_planet_const (state, first.seat, em_first (rest)));
         planets != 0; planets &= planets - 1)
      offer_target (offering, kind, verb, first, em_first (rest), em_first (planets));
}
