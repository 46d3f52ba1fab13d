/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/parts.h"

#include "systems/eminent-domain/planets.h"
#include "systems/eminent-domain/rules.h"

typedef struct
{
  const EmState *state;
  guint seat;
  const ArbRuleDefinition *rule;
  ArbContribution *parts;
  guint n;
} Finder;

/* What comes from @subject goes to the number of the rule called @name, if it has one. */
static void
add (Finder *finder, const char *name, ArbArgument subject, guint amount)
{
  for (guint i = 0; finder->rule->numbers[i] != NULL && finder->n < ARB_MAX_CONTRIBUTIONS; i++)
    if (amount > 0 && g_str_equal (finder->rule->numbers[i], name))
      finder->parts[finder->n++] = (ArbContribution){ i, subject, (gint) amount };
}

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
add_planets (Finder *finder, const char *name, guint (*count) (const EmPlanet *planet, guint what),
             guint what)
{
  const EmPlanet *planets = em_catalogue (finder->state)->planets;

  for (guint number = 1; number <= em_seat_const (finder->state, finder->seat)->n_worlds; number++)
    {
      const EmWorld *world = em_world_const (finder->state, finder->seat, number);

      if (em_is_face_up (world))
        add (finder, name, arb_argument_name (EM_SORT_PLANET, world->card),
             count (&planets[world->card], what));
    }
}

static void
add_technologies (Finder *finder, guint role)
{
  const EmCatalogue *catalogue = em_catalogue (finder->state);

  for (guint64 rest = em_seat_const (finder->state, finder->seat)->permanents; rest != 0;
       rest &= rest - 1)
    {
      guint kind = EM_N_ROLE_CARDS + em_first (rest);

      add (finder, "technologies", arb_argument_name (EM_SORT_CARD, kind),
           catalogue->card_symbols[kind][role]);
    }
}

static void
add_symbols (Finder *finder, guint role)
{
  add_planets (finder, "planets", count_role, role);
  add_technologies (finder, role);
}

guint
em_contributions (const ArbState *parent, guint seat, const ArbReason *reason,
                  ArbContribution *contributions)
{
  const EmState *state = (const EmState *) parent;
  Finder finder = { state, seat, &em_rules[reason->rule], contributions, 0 };

  if (reason->rule == EM_RULE_RESEARCH_COST)
    add_symbols (&finder, EM_RESEARCH);
  else if (reason->rule == EM_RULE_SETTLE_COST)
    add_symbols (&finder, EM_COLONIZE);
  else if (reason->rule == EM_RULE_FOLLOW_MINIMUM)
    add_symbols (&finder, state->role);
  else if (reason->rule == EM_RULE_PREREQUISITE)
    add_planets (&finder, "shown", count_type, arb_argument_value (reason->subject));
  return finder.n;
}
