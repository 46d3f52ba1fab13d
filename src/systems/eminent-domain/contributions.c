/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/contract.h"
#include "systems/eminent-domain/state.h"

#include "systems/eminent-domain/colonize.h"
#include "systems/eminent-domain/planets.h"

typedef struct
{
  const EmState *state;
  guint seat;
  ArbContributions found;
} Finder;

static guint
count_role (const EmPlanet *planet, guint role)
{
  guint n = 0;

  for (guint i = 0; i < planet->symbols.n; i++)
    n += planet->symbols.nicks[i] == role;
  return n;
}

static guint
count_type (const EmPlanet *planet, guint type)
{
  return planet->type == type;
}

/* The face-up planets, by what @count finds of @what on each. */
static void
add_planets (Finder *finder, guint number, guint (*count) (const EmPlanet *planet, guint what),
             guint what)
{
  const EmPlanet *planets = em_catalogue (finder->state)->planets;

  for (guint32 rest = em_seat_const (finder->state, finder->seat)->face_up; rest != 0;
       rest &= rest - 1)
    {
      guint card = em_planet_const (finder->state, finder->seat, em_first (rest))->card;

      arb_contributions_add (&finder->found, number, arb_argument_name (EM_SORT_PLANET, card),
                             count (&planets[card], what));
    }
}

static void
add_technologies (Finder *finder, guint number, guint role)
{
  const EmCatalogue *catalogue = em_catalogue (finder->state);

  for (guint64 rest = em_seat_const (finder->state, finder->seat)->permanents; rest != 0;
       rest &= rest - 1)
    {
      guint kind = EM_N_ROLE_CARDS + em_first (rest);

      arb_contributions_add (&finder->found, number, arb_argument_name (EM_SORT_CARD, kind),
                             catalogue->card_symbols[kind][role]);
    }
}

static void
add_symbols (Finder *finder, guint planets, guint technologies, guint role)
{
  add_planets (finder, planets, count_role, role);
  add_technologies (finder, technologies, role);
}

/* The kinds of cards that can be tucked now. */
static void
add_tuckable (Finder *finder)
{
  for (guint64 rest = em_tuckable (finder->state); rest != 0; rest &= rest - 1)
    arb_contributions_add (&finder->found, EM_COLONY_CARD_LEFT,
                           arb_argument_name (EM_SORT_CARD, em_first (rest)), 1);
}

guint
em_contributions (const ArbState *parent, guint seat, const ArbReason *reason,
                  ArbContribution *contributions)
{
  const EmState *state = (const EmState *) parent;
  Finder finder = { state, seat, { contributions, 0 } };

  if (reason->rule == EM_RULE_RESEARCH_COST)
    add_symbols (&finder, EM_RESEARCH_COST_PLANETS, EM_RESEARCH_COST_TECHNOLOGIES, state->role);
  else if (reason->rule == EM_RULE_SETTLE_COST)
    add_symbols (&finder, EM_SETTLE_COST_PLANETS, EM_SETTLE_COST_TECHNOLOGIES, EM_COLONIZE);
  else if (reason->rule == EM_RULE_FOLLOW_MINIMUM)
    add_symbols (&finder, EM_FOLLOW_MINIMUM_PLANETS, EM_FOLLOW_MINIMUM_TECHNOLOGIES, state->role);
  else if (reason->rule == EM_RULE_PREREQUISITE)
    add_planets (&finder, EM_PREREQUISITE_SHOWN, count_type, arb_argument_value (reason->subject));
  else if (reason->rule == EM_RULE_COLONY_CARD)
    add_tuckable (&finder);
  return finder.found.n;
}
