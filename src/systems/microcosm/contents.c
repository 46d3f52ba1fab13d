/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/microcosm/contents.h"

#include "systems/microcosm/faces.h"

static gboolean
can_be_of_type (guint8 type, guint8 wanted)
{
  return wanted == MICRO_TYPE_UNKNOWN || type == MICRO_TYPE_UNKNOWN || type == wanted;
}

static gint
count_type (const MicroState *state, guint8 wanted)
{
  gint n = 0;

  for (guint i = 0; i < MICRO_N_DOMAINS; i++)
    n += can_be_of_type (state->faces.domain_types[i], wanted);
  for (guint i = 0; i < MICRO_N_PLANETS; i++)
    n += state->faces.planet_types[i] == MICRO_WILD
         || can_be_of_type (state->faces.planet_types[i], wanted);
  return n;
}

static gint
count_icons (const guint16 *icons, guint n_cards)
{
  guint n = 0;

  for (guint i = 0; i < n_cards; i++)
    n += icons[i] == MICRO_ICONS_UNKNOWN ? MICRO_MAX_ICONS
                                         : micro_count_icon (icons[i], MICRO_CAPITAL);
  return (gint) n;
}

static gint
count_capital (const MicroState *state)
{
  return count_icons (state->faces.domain_icons, MICRO_N_DOMAINS)
         + count_icons (state->faces.planet_icons, MICRO_N_PLANETS)
         + count_icons (state->faces.technology_icons, MICRO_N_TECHNOLOGIES);
}

/* Returns the most that a Domain card can count. */
static gint
count_most (const MicroState *state, guint domain)
{
  switch ((MicroScoring) micro_catalogue (state)->domains[domain].scores)
    {
    case MICRO_SCORES_TECHNOLOGIES:
      return MICRO_N_TECHNOLOGIES;
    case MICRO_SCORES_SPOILS:
    case MICRO_SCORES_COLONIES:
      return MICRO_N_PLANETS;
    case MICRO_SCORES_TYPE:
      return count_type (state, state->faces.scored_types[domain]);
    case MICRO_SCORES_CAPITAL:
      return count_capital (state);
    case MICRO_SCORES_UNKNOWN:
      break;
    }
  return MAX (count_capital (state), MICRO_N_DOMAINS + MICRO_N_PLANETS);
}

gint
micro_most (const ArbState *parent, ArbArgument what)
{
  const MicroState *state = micro_state (parent);
  gint most = 0;

  if (!arb_argument_is_name (what, MICRO_SORT_COUNTER))
    return -1;
  for (guint i = 0; i < MICRO_N_PLANETS; i++)
    {
      gint influence = micro_number (state, i, MICRO_FEATURE_INFLUENCE);

      most += influence >= 0 ? influence : MICRO_MAX_NUMBER;
    }
  for (guint i = 0; i < MICRO_N_DOMAINS; i++)
    most += count_most (state, i) * micro_catalogue (state)->domains[i].points;
  return most;
}
