/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/prototype/contract.h"

#include "engine/play/counters.h"
#include "systems/eminent-domain/prototype/faces.h"
#include "systems/eminent-domain/prototype/planets.h"

/* What nobody knows of a card counts as much as it can be. */
static gint
most_of (gint number)
{
  return number >= 0 ? number : PROTO_MAX_NUMBER;
}

/* Who scores a game has no place for the points of a card that nobody knows, except among the victory
 * points: so those of all cards that nobody has by name count, too. */
static gint
sum_points (const EmState *state)
{
  gint sum = proto_catalogue (state)->setups[0].influence;

  for (guint i = 0; i < PROTO_N_PLANETS; i++)
    if (proto_planet_owner (state, i) == 0)
      sum += most_of (proto_number (state, i, PROTO_FEATURE_INFLUENCE));
  for (guint i = 0; i < PROTO_N_TECHNOLOGIES; i++)
    if ((state->gone >> i & 1) == 0)
      sum += most_of (proto_technology_influence (state, i));
  return sum;
}

gint
proto_most (const ArbState *parent, ArbArgument what)
{
  const EmState *state = (const EmState *) parent;
  const ArbCounterDefinition *counter = arb_counter_named (parent->catalogue, what);

  if (counter != NULL && g_str_equal (counter->id, "influence"))
    return sum_points (state);
  return counter != NULL && g_str_equal (counter->id, "armies")
             ? proto_catalogue (state)->setups[0].armies
             : -1;
}
