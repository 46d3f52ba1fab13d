/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/contract.h"
#include "systems/eminent-domain/state.h"

#include "engine/play/counters.h"
#include "systems/eminent-domain/planets.h"
#include "systems/eminent-domain/research.h"
#include "systems/eminent-domain/setup.h"
#include "systems/eminent-domain/stacks.h"

typedef gint (*PlanetNumber) (const EmPlanet *planet);

static gint
get_influence (const EmPlanet *planet)
{
  return planet->influence;
}

static gint
count_slots (const EmPlanet *planet)
{
  return planet->slots.n;
}

/* Adds up a number of all planets that people may have: those of the deck, and one start planet for
 * each player. Those in the set @named do not count. */
static gint
sum_planets (const EmState *state, PlanetNumber number, guint64 named)
{
  const EmCatalogue *catalogue = em_catalogue (state);
  guint n_left = state->parent.n_seats - em_count (named & catalogue->start_planets);
  gint best = 0, sum = 0;

  for (guint64 rest = em_planets_in_use (state) & ~named; rest != 0; rest &= rest - 1)
    sum += number (&catalogue->planets[em_first (rest)]);
  for (guint64 rest = catalogue->start_planets & ~named; rest != 0; rest &= rest - 1)
    best = MAX (best, number (&catalogue->planets[em_first (rest)]));
  return sum + best * (gint) n_left;
}

static guint64
find_named (const EmState *state)
{
  guint64 named = 0;

  for (guint i = 0; i < em_catalogue (state)->n_planets; i++)
    if (em_planet_owner (state, i) != 0)
      named |= em_bit (i);
  return named;
}

/* Adds up the influence of all technologies that nobody has by name; a card has two faces, of which
 * its owner uses one. */
static gint
sum_technologies (const EmState *state)
{
  const EmTechnology *technologies = em_catalogue (state)->technologies;
  gint sum = 0;

  for (guint i = 0; i < em_catalogue (state)->n_technologies; i++)
    {
      gint other = technologies[i].other;

      if ((state->gone >> i & 1) || em_technology_owner (state, i) != 0
          || (other >= 0 && other < (gint) i))
        continue;
      sum += other < 0 ? technologies[i].influence
                       : MAX (technologies[i].influence, technologies[other].influence);
    }
  return sum;
}

gint
em_most (const ArbState *parent, ArbArgument what)
{
  const EmState *state = (const EmState *) parent;
  const EmBoxRecord *box = &em_catalogue (state)->boxes[0];
  const ArbCounterDefinition *counter = arb_counter_named (parent->catalogue, what);

  if (counter == NULL)
    return -1;
  if (g_str_equal (counter->id, "influence"))
    return em_stack_row (state)->influence + box->reserve;
  if (g_str_equal (counter->id, "fighters"))
    return box->fighters;
  if (g_str_equal (counter->id, "resources"))
    return sum_planets (state, count_slots, 0);
  if (g_str_equal (counter->id, "planet-influence"))
    return sum_planets (state, get_influence, find_named (state));
  return g_str_equal (counter->id, "technology-influence") ? sum_technologies (state) : -1;
}
