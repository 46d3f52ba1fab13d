/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/microcosm/contract.h"
#include "systems/microcosm/state.h"

#include "systems/microcosm/faces.h"
#include "systems/microcosm/scoring.h"

static gboolean
can_be_of_type (guint type, guint wanted)
{
  return wanted == MICRO_TYPE_UNKNOWN || type == MICRO_TYPE_UNKNOWN || type == wanted;
}

static gint
count_type (const MicroState *state, guint wanted)
{
  gint n = 0;

  for (guint i = 0; i < MICRO_N_DOMAINS; i++)
    n += can_be_of_type (micro_domain_face (state, i, MICRO_DOMAIN_TYPE), wanted);
  for (guint i = 0; i < MICRO_N_PLANETS; i++)
    {
      guint type = micro_planet_face (state, i, MICRO_PLANET_TYPE);

      n += type == MICRO_WILD || can_be_of_type (type, wanted);
    }
  return n;
}

static gint
count_icons (const MicroState *state, MicroRole role)
{
  guint n = 0;

  for (guint i = 0; i < MICRO_N_DOMAINS; i++)
    n += micro_can_show (state, micro_domain_name (i), role);
  for (guint i = 0; i < MICRO_N_PLANETS; i++)
    n += micro_can_show (state, micro_planet_name (i), role);
  for (guint i = 0; i < MICRO_N_TECHNOLOGIES; i++)
    n += micro_can_show (state, micro_technology_name (i), role);
  return (gint) n;
}

/* Returns the most that a Domain card can count. */
static gint
count_most (const MicroState *state, guint domain)
{
  MicroScoring scores = micro_domain_face (state, domain, MICRO_DOMAIN_SCORES);
  gint most = MICRO_N_DOMAINS + MICRO_N_PLANETS;

  switch (scores)
    {
    case MICRO_SCORES_TECHNOLOGIES:
      return MICRO_N_TECHNOLOGIES;
    case MICRO_SCORES_SPOILS:
    case MICRO_SCORES_COLONIES:
      return MICRO_N_PLANETS;
    case MICRO_SCORES_TYPE:
      return count_type (state, micro_domain_face (state, domain, MICRO_DOMAIN_SCORED_TYPE));
    case MICRO_SCORES_CAPITAL:
    case MICRO_SCORES_RESEARCH:
    case MICRO_SCORES_WARFARE:
    case MICRO_SCORES_COLONIZE:
      return count_icons (state, micro_scored_role (scores));
    case MICRO_SCORES_POINTS:
      return 1;
    case MICRO_SCORES_UNKNOWN:
      break;
    }
  for (MicroRole role = 0; role < MICRO_N_ROLES; role++)
    most = MAX (most, count_icons (state, role));
  return most;
}

gint
micro_most (const ArbState *parent, ArbArgument what)
{
  const MicroState *state = micro_state (parent);
  gint most = 0;

  if (!arb_argument_is_name (what, ARB_SORT_COUNTER))
    return -1;
  for (guint i = 0; i < MICRO_N_PLANETS; i++)
    {
      gint influence = micro_number (state, i, MICRO_PLANET_INFLUENCE);

      most += influence >= 0 ? influence : MICRO_MAX_NUMBER;
    }
  for (guint i = 0; i < MICRO_N_DOMAINS; i++)
    most += count_most (state, i) * micro_points (state, i);
  return most;
}
