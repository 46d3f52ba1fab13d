/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/microcosm/playout.h"

#include "systems/microcosm/planets.h"
#include "systems/microcosm/verbs.h"

void
micro_likely (const ArbCatalogue *catalogue, ArbArgument card, guint feature, guint *first,
              guint *n)
{
  const MicroCatalogue *self = (const MicroCatalogue *) catalogue;
  gint planet = micro_planet_argument (card);
  gint domain = micro_domain_argument (card);
  guint cost = planet >= 0 ? (guint) self->planets[planet].cost : 0;

  switch ((MicroFeature) feature)
    {
    case MICRO_FEATURE_SHIELD:
    case MICRO_FEATURE_COLONY_SHIELD:
      *first = cost / 2 + (feature == MICRO_FEATURE_SHIELD);
      *n = 3;
      break;
    case MICRO_FEATURE_INFLUENCE:
      *first = cost;
      *n = 3;
      break;
    case MICRO_FEATURE_TYPE:
      *n = MICRO_PURPLE;
      break;
    case MICRO_FEATURE_TIME:
      *n = self->domains[domain].family == MICRO_FAMILY_POLITICAL ? 2 : 1;
      break;
    case MICRO_FEATURE_ICON:
      *first = planet >= 0 ? 0 : 1;
      *n -= *first;
      break;
    case MICRO_FEATURE_ACTION:
    case MICRO_FEATURE_SCORES:
    case MICRO_FEATURE_TWO_ICONS:
    case MICRO_FEATURE_POINTS:
    case MICRO_N_FEATURES:
      break;
    }
}

guint
micro_deal (ArbState *state, gpointer truth, ArbRandom *random, ArbMove *moves, guint max)
{
  const MicroCatalogue *catalogue = micro_catalogue (micro_state (state));
  MicroTruth *self = truth;
  guint first = 0;

  for (guint i = 0; i < MICRO_N_PLANETS; i++)
    self->planets[i] = (guint8) i;
  for (guint pile = 0; pile < MICRO_N_PILES; pile++)
    {
      guint n = (guint) __builtin_popcount (catalogue->piles[pile]);

      arb_random_shuffle (random, self->planets + first, n);
      first += n;
    }
  return 0;
}

guint
micro_observe (const ArbState *state, gpointer truth, ArbRandom *random, ArbMove *moves, guint max)
{
  const MicroState *self = micro_state (state);
  const MicroTruth *hidden = truth;
  ArbMoves list = { moves, 0, max };

  if (state->over)
    return 0;
  for (guint slot = 0; slot < MICRO_N_PLANETS; slot++)
    if (self->slots[slot].planet == 0)
      arb_moves_add (&list, ARB_MOVE (ARB_TABLE, MICRO_VERB_IS, micro_slot_number (slot),
                                      micro_planet_name (hidden->planets[slot])));
  return list.n;
}

gboolean
micro_redact (const ArbState *complete, ArbMove *move, ArbRecordDetail detail)
{
  return detail == ARB_DETAIL_ALL || move->verb != MICRO_VERB_IS;
}
