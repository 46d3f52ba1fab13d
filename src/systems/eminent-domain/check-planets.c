/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/check.h"

#include "systems/eminent-domain/agenda.h"
#include "systems/eminent-domain/costs.h"
#include "systems/eminent-domain/planets.h"

/* The leader's alternative is not a follower's, unless Bureaucracy gives it to him. */
static void
check_alternative (const EmState *state, ArbMove move, EmEffect effect, ArbVerdict *verdict)
{
  const EmItem *top = em_top_const (state);

  if (em_asked (state, effect) == NULL && move.seat != state->leader
      && ((top->task == EM_TASK_SCRIPT && top->source == EM_SOURCE_FOLLOW)
          || top->task == EM_TASK_BOOST || top->task == EM_TASK_ANSWERS)
      && !(em_has (state, move.seat, EM_STANDING_LEADER_BONUS)
           && (state->role == EM_WARFARE || state->role == EM_COLONIZE)))
    em_refuse (verdict, EM_RULE_LEADER_ONLY, arb_argument_name (EM_SORT_ROLE, state->role));
  else
    em_check_asked (state, effect, verdict);
}

/* The planet that @argument names, in the Empire of the seat; or the reason. */
const EmWorld *
em_check_world (const EmState *state, ArbMove move, ArbArgument argument, ArbVerdict *verdict)
{
  const EmWorld *world;

  if (arb_argument_kind (argument) == ARB_ARGUMENT_NUMBER)
    {
      world = em_world_const (state, move.seat, arb_argument_value (argument));
      if (world == NULL)
        em_refuse (verdict, EM_RULE_PLANET_NONE, argument)[0] =
            (gint16) em_seat_worlds (state, move.seat);
      return world;
    }

  /* A name that is still a name here is no planet of this seat. */
  for (guint seat = 1; seat <= state->parent.n_seats; seat++)
    if (em_world_find (state, seat, arb_argument_value (argument)) != 0)
      {
        em_refuse (verdict, EM_RULE_PLANET_OWN, argument)[0] = (gint16) seat;
        return NULL;
      }

  em_refuse (verdict, EM_RULE_PLANET_NONE, argument)[0] =
      (gint16) em_seat_worlds (state, move.seat);
  return NULL;
}

static const EmWorld *
check_face_down (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  const EmWorld *world = em_check_world (state, move, move.arguments[0], verdict);

  if (world == NULL || !world->face_up)
    return world;

  em_refuse (verdict, EM_RULE_PLANET_FACE_UP, arb_argument_name (EM_SORT_PLANET, world->card))[0] =
      (gint16) arb_argument_value (move.arguments[0]);
  return NULL;
}

/* The planet that is to be turned up: the play itself may tell which one it is. */
static gboolean
check_identity (const EmState *state, ArbMove move, const EmWorld *world, guint *planet,
                ArbVerdict *verdict)
{
  guint64 candidates = em_world_candidates (world);
  gint16 *numbers;

  if (move.arguments[1] != ARB_ARGUMENT_NONE)
    {
      *planet = arb_argument_value (move.arguments[1]);
      if (candidates >> *planet & 1)
        return TRUE;
      em_contradict (state, move.arguments[1], 1, 0, verdict);
      return FALSE;
    }

  if (world->card != EM_UNTOLD)
    {
      *planet = world->card;
      return TRUE;
    }

  numbers = arb_verdict_add (verdict, ARB_UNDECIDABLE, EM_RULE_PLANET_UNTOLD, move.arguments[0]);
  numbers[0] = (gint16) arb_argument_value (move.arguments[0]);
  numbers[1] = (gint16) em_count (candidates);
  return FALSE;
}

void
em_check_attack (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  const EmWorld *world;
  EmWarfareCost cost;
  gint16 *numbers;
  guint planet;

  check_alternative (state, move, EM_EFFECT_ATTACK, verdict);
  world = check_face_down (state, move, verdict);
  if (world == NULL || !check_identity (state, move, world, &planet, verdict))
    return;

  if (em_has (state, move.seat, EM_STANDING_SCORCHED_EARTH)
      && em_switch (state, EM_SWITCH_SCORCHED_MARKER) == EM_MARKER_ASK)
    arb_verdict_add (verdict, ARB_UNDECIDABLE, EM_RULE_OPEN,
                     arb_argument_name (ARB_SORT_SWITCH, EM_SWITCH_SCORCHED_MARKER));

  if (em_warfare_cost (state, move.seat, planet, &cost)
      <= em_seat_const (state, move.seat)->fighters)
    return;

  numbers = em_refuse (verdict, EM_RULE_WARFARE_COST, arb_argument_name (EM_SORT_PLANET, planet));
  numbers[0] = cost.needed;
  numbers[1] = (gint16) em_seat_const (state, move.seat)->fighters;
  numbers[2] = cost.printed;
  numbers[3] = cost.reduction;
}

void
em_check_settle (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  const EmWorld *world;
  EmSettleCost cost;
  gint16 *numbers;
  guint planet;

  check_alternative (state, move, EM_EFFECT_SETTLE, verdict);
  world = check_face_down (state, move, verdict);
  if (world == NULL || !check_identity (state, move, world, &planet, verdict)
      || em_settle_cost (state, world, planet, &cost))
    return;

  numbers = em_refuse (verdict, EM_RULE_SETTLE_COST, arb_argument_name (EM_SORT_PLANET, planet));
  numbers[0] = cost.needed;
  numbers[1] = cost.shown;
  numbers[2] = cost.colonies;
  numbers[3] = cost.planets;
  numbers[4] = cost.technologies;
}

guint64
em_not_terraformed (const EmState *state, const EmWorld *world, guint kind)
{
  guint64 left = 0;

  for (guint64 rest = em_world_candidates (world); rest != 0; rest &= rest - 1)
    if (!em_terraforms (state, world, kind, em_first (rest)))
      left |= em_bit (em_first (rest));

  return left;
}

/* A planet that was never told must be told when Terraforming settles it. */
static void
check_terraform (const EmState *state, ArbMove move, const EmWorld *world, ArbVerdict *verdict)
{
  guint64 candidates = em_world_candidates (world);
  guint64 not_settled = em_not_terraformed (state, world, em_card_of (move.arguments[1]));
  gint16 *numbers;

  if (move.arguments[2] != ARB_ARGUMENT_NONE)
    {
      if (!((candidates & ~not_settled) >> arb_argument_value (move.arguments[2]) & 1))
        em_contradict (state, move.arguments[2], 1, 0, verdict);
    }
  else if (world->card == EM_UNTOLD && not_settled == 0)
    {
      numbers =
          arb_verdict_add (verdict, ARB_UNDECIDABLE, EM_RULE_PLANET_UNTOLD, move.arguments[0]);
      numbers[0] = (gint16) arb_argument_value (move.arguments[0]);
      numbers[1] = (gint16) em_count (candidates);
    }
}

void
em_check_colony (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  guint64 tuckable = em_tuckable (state);
  const EmWorld *world;

  if (em_asked (state, EM_EFFECT_COLONY) == NULL && em_asked (state, EM_EFFECT_TERRAFORM) == NULL)
    em_refuse (verdict, EM_RULE_UNASKED, ARB_ARGUMENT_NONE);
  world = check_face_down (state, move, verdict);

  /* Without a card there is nothing to tuck, whatever the table allows. */
  if (move.arguments[1] == ARB_ARGUMENT_NONE || !(tuckable >> em_card_of (move.arguments[1]) & 1))
    em_refuse (verdict, EM_RULE_COLONY_CARD, move.arguments[1])[0] = (gint16) em_count (tuckable);
  else if (world != NULL && em_asked (state, EM_EFFECT_TERRAFORM) != NULL)
    check_terraform (state, move, world, verdict);
  else if (move.arguments[2] != ARB_ARGUMENT_NONE)
    em_refuse (verdict, EM_RULE_MALFORMED, move.arguments[2]);
}

static guint64
planets_of_back (const EmState *state, guint type, ArbArgument costs)
{
  const EmCatalogue *catalogue = em_catalogue (state);
  guint64 planets = 0;

  for (guint i = 0; i < catalogue->n_planets; i++)
    if (catalogue->planets[i].type == type
        && arb_argument_pair ((guint) catalogue->planets[i].settle_cost,
                              (guint) catalogue->planets[i].warfare_cost)
               == costs)
      planets |= em_bit (i);

  return planets;
}

guint64
em_told_planets (const EmState *state, ArbArgument first, ArbArgument second)
{
  if (arb_argument_kind (first) == ARB_ARGUMENT_UNKNOWN)
    return ~G_GUINT64_CONSTANT (0);
  if (arb_argument_is_name (first, EM_SORT_PLANET))
    return em_bit (arb_argument_value (first));
  return planets_of_back (state, arb_argument_value (first), second);
}

/* A back is a type and two costs; everything else is one word. */
static gboolean
check_told_form (ArbArgument first, ArbArgument second, ArbVerdict *verdict)
{
  gboolean type = arb_argument_is_name (first, EM_SORT_TYPE);

  if (type == (arb_argument_kind (second) == ARB_ARGUMENT_PAIR))
    return TRUE;

  em_refuse (verdict, EM_RULE_MALFORMED, first);
  return FALSE;
}

void
em_check_keep (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  if (em_asked (state, EM_EFFECT_LOOK) == NULL)
    em_refuse_phase (state, ARB_ARGUMENT_NONE, verdict);
  else if (check_told_form (move.arguments[0], move.arguments[1], verdict)
           && !(em_look_candidates (state)
                & em_told_planets (state, move.arguments[0], move.arguments[1])))
    em_refuse (verdict, EM_RULE_SURVEY_OFFERED, move.arguments[0])[0] =
        (gint16) em_look_size (state);
}
