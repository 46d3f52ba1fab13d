/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/adjust-cards.h"

#include "systems/eminent-domain/check.h"
#include "systems/eminent-domain/planets.h"

/* Returns the planets of the seat that can get a resource: all face-up ones, or the named one. */
static guint32
face_up_meant (const EmState *state, ArbMove move)
{
  guint32 face_up = em_seat_const (state, move.seat)->face_up;

  if (move.arguments[2] == ARB_ARGUMENT_NONE)
    return face_up;
  return face_up & 1u << arb_argument_value (move.arguments[2]);
}

/* Returns the slots of planet @number that can get a resource, or lose one. */
static guint
open_slots (const EmState *state, ArbMove move, guint number, gboolean come)
{
  const EmEmpirePlanet *own = em_planet_const (state, move.seat, number);
  guint slots = em_slots_of (state, own, arb_argument_value (move.arguments[0]));

  return slots & (come ? em_free_slots (state, own) : own->filled);
}

static gint
count_slots (const EmState *state, ArbMove move, gboolean come)
{
  guint n = 0;

  for (guint32 rest = face_up_meant (state, move); rest != 0; rest &= rest - 1)
    n += em_count (open_slots (state, move, em_first (rest), come));

  return (gint) n;
}

static void
check_range (ArbMove move, gint present, gint most, ArbVerdict *verdict)
{
  gint after = present + arb_argument_get_change (move.arguments[1]);

  if (after < 0 || after > most)
    em_refuse_change (move, present, verdict)[EM_ADJUST_RANGE_MOST] = (gint16) most;
}

static void
check_resource (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  gint present = count_slots (state, move, FALSE);

  if (arb_argument_value (move.arguments[0]) == EM_FIGHTER)
    em_refuse (verdict, ARB_RULE_MALFORMED, move.arguments[0]);
  else
    check_range (move, present, present + count_slots (state, move, TRUE), verdict);
}

/* Checks the third argument: the back of a face-down planet, or, for cards and resources, the
 * number of an existing planet. */
static gboolean
check_place (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  guint sort = arb_argument_kind (move.arguments[0]) - ARB_ARGUMENT_NAME;
  ArbArgument place = move.arguments[2];

  if (place == ARB_ARGUMENT_NONE)
    return TRUE;

  if (arb_argument_kind (place) == ARB_ARGUMENT_PAIR
          ? sort != EM_SORT_PLANET
          : sort != EM_SORT_CARD && sort != EM_SORT_RESOURCE)
    em_refuse (verdict, ARB_RULE_MALFORMED, place);
  else if (sort != EM_SORT_PLANET && !em_has_planet (state, move.seat, arb_argument_value (place)))
    em_refuse (verdict, EM_RULE_PLANET_NONE, place)[EM_PLANET_NONE_PLANETS] =
        (gint16) em_count_planets (state, move.seat);
  else
    return TRUE;
  return FALSE;
}

static void
check_adjust (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const EmState *state = (const EmState *) parent;

  if (move.seat == ARB_TABLE)
    {
      em_refuse (verdict, ARB_RULE_MALFORMED, move.arguments[0]);
      return;
    }
  if (!check_place (state, move, verdict))
    return;

  switch (arb_argument_kind (move.arguments[0]) - ARB_ARGUMENT_NAME)
    {
    case EM_SORT_PLANET:
      em_check_adjust_planet (state, move, verdict);
      break;
    case EM_SORT_CARD:
      em_check_adjust_card (state, move, verdict);
      break;
    default:
      check_resource (state, move, verdict);
      break;
    }
}

/* Changes planets with low numbers first: the score does not depend on where a resource lies. */
static void
adjust_resource (EmState *state, ArbMove move)
{
  gint change = arb_argument_get_change (move.arguments[1]);
  guint left = (guint) ABS (change);

  for (guint32 rest = face_up_meant (state, move); rest != 0; rest &= rest - 1)
    for (guint slots = open_slots (state, move, em_first (rest), change > 0);
         slots != 0 && left > 0; slots &= slots - 1, left--)
      em_planet (state, move.seat, em_first (rest))->filled ^= (guint8) (1u << em_first (slots));
}

static void
apply_adjust (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  EmState *state = (EmState *) parent;
  const char *what = NULL;

  switch (arb_argument_kind (move.arguments[0]) - ARB_ARGUMENT_NAME)
    {
    case EM_SORT_PLANET:
      em_adjust_planet (state, move);
      what = "planet";
      break;
    case EM_SORT_CARD:
      what = em_adjust_card (state, move);
      break;
    default:
      adjust_resource (state, move);
      what = "resources";
      break;
    }
  arb_adjustments_add (adjustments, what, move.arguments[0], move.seat,
                       arb_argument_get_change (move.arguments[1]));
}

/* Counters are the engine's; see counters.c. */
const ArbVerb em_verb_adjust = {
  .name = "adjust",
  .kind = ARB_VERB_TABLE,
  .slots = { ARB_MUST (ARB_A_COUNTER | EM_A_PLANET | EM_A_CARD | EM_A_RESOURCE),
             ARB_MUST (EM_A_CHANGE), ARB_MAY (EM_A_NUMBER | EM_A_PAIR) },
  .of_seat = ARB_SEAT_ALLOWED,
  .why_not = check_adjust,
  .apply = apply_adjust,
};

const ArbVerb em_verb_adjust_hand = {
  .name = "adjust-hand",
  .kind = ARB_VERB_TABLE,
  .slots = { ARB_MUST (EM_A_CARD), ARB_MUST (EM_A_CHANGE) },
  .of_seat = ARB_SEAT_NEEDED,
  .why_not = em_check_adjust_hand,
  .apply = apply_adjust,
};
