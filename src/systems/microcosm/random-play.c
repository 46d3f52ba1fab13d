/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/microcosm/random-play.h"

#include "engine/play/referee.h"
#include "systems/microcosm/faces.h"
#include "systems/microcosm/planets.h"
#include "systems/microcosm/verbs.h"

/* Returns a card by its index: Domain cards, then planets, then technologies. */
static ArbArgument
card_name (guint card)
{
  if (card < MICRO_N_DOMAINS)
    return micro_domain_name (card);
  if (card < MICRO_N_DOMAINS + MICRO_N_PLANETS)
    return micro_planet_name (card - MICRO_N_DOMAINS);
  return micro_technology_name (card - MICRO_N_DOMAINS - MICRO_N_PLANETS);
}

static guint8
any_of (ArbRandom *random, guint first, guint n)
{
  return (guint8) (first + arb_random_below (random, n));
}

/* Makes up a planet that fits the known structure: expensive planets have better shields and score
 * more. */
static void
make_up_planet (const MicroCatalogue *catalogue, guint planet, ArbRandom *random, guint8 *values)
{
  guint cost = (guint) catalogue->planets[planet].cost;
  guint8 shield = any_of (random, 1 + cost / 2, 3);

  values[MICRO_FEATURE_SHIELD] = shield;
  values[MICRO_FEATURE_COLONY_SHIELD] = any_of (random, 0, shield + 1u);
  values[MICRO_FEATURE_INFLUENCE] = any_of (random, cost, 3);
  values[MICRO_FEATURE_ICON] = any_of (random, MICRO_VALUE_NO_ICON, MICRO_N_ROLES + 1);
  values[MICRO_FEATURE_TYPE] = any_of (random, MICRO_VALUE_TYPE, MICRO_PURPLE);
}

static void
make_up_domain (const MicroCatalogue *catalogue, guint domain, ArbRandom *random, guint8 *values)
{
  gboolean early = catalogue->domains[domain].family == MICRO_FAMILY_POLITICAL
                   && arb_random_below (random, 4) == 0;

  values[MICRO_FEATURE_ICON] = any_of (random, MICRO_VALUE_ROLE, MICRO_N_ROLES);
  values[MICRO_FEATURE_TYPE] = any_of (random, MICRO_VALUE_TYPE, MICRO_PURPLE);
  values[MICRO_FEATURE_ACTION] =
      any_of (random, MICRO_VALUE_ACTION, MICRO_N_ACTIONS - MICRO_ACTION_PEEK);
  values[MICRO_FEATURE_TIME] = (guint8) (MICRO_VALUE_TIME + early);
  values[MICRO_FEATURE_SCORES] = any_of (random, MICRO_VALUE_TYPE, MICRO_PURPLE);
}

static void
make_up_faces (const MicroCatalogue *catalogue, MicroTruth *truth, ArbRandom *random)
{
  for (guint i = 0; i < MICRO_N_DOMAINS; i++)
    make_up_domain (catalogue, i, random, truth->values[i]);
  for (guint i = 0; i < MICRO_N_PLANETS; i++)
    make_up_planet (catalogue, i, random, truth->values[MICRO_N_DOMAINS + i]);
  for (guint i = MICRO_N_DOMAINS + MICRO_N_PLANETS; i < MICRO_N_CARDS; i++)
    truth->values[i][MICRO_FEATURE_ICON] = any_of (random, MICRO_VALUE_ROLE, MICRO_N_ROLES);
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
  make_up_faces (catalogue, self, random);
  return 0;
}

/* Whether the face of @card has @feature, with an unknown value. */
static gboolean
is_unknown (const MicroState *state, guint card, MicroFeature feature, guint value)
{
  ArbArgument name = card_name (card);

  if (feature == MICRO_FEATURE_SCORES
      && (card >= MICRO_N_DOMAINS
          || micro_catalogue (state)->domains[card].scores != MICRO_SCORES_TYPE))
    return FALSE;
  return micro_has_value (name, feature, value) && !micro_knows (state, name, feature);
}

static void
observe_faces (const MicroState *state, const MicroTruth *truth, ArbMoves *moves)
{
  for (guint card = 0; card < MICRO_N_CARDS; card++)
    for (guint feature = 0; feature < MICRO_N_FEATURES; feature++)
      if (is_unknown (state, card, feature, truth->values[card][feature]))
        arb_moves_add (moves, ARB_MOVE (ARB_TABLE, MICRO_VERB_SHOWS, card_name (card),
                                        arb_argument_name (MICRO_SORT_FEATURE, feature),
                                        arb_argument_name (MICRO_SORT_VALUE,
                                                           truth->values[card][feature])));
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
  if (list.n == 0)
    observe_faces (self, hidden, &list);
  return list.n;
}

gboolean
micro_redact (const ArbState *complete, ArbMove *move, ArbRecordDetail detail)
{
  return detail == ARB_DETAIL_ALL || move->verb != MICRO_VERB_IS;
}

gboolean
micro_makes_up (const ArbCatalogue *catalogue)
{
  const ArbRuleset *ruleset = catalogue->ruleset;
  ArbStateRoom room;
  ArbOptions options;
  MicroTruth truth;
  ArbRandom random = { 1 };
  ArbMove moves[1];
  ArbMoves list = { moves, 0, 1 };

  arb_options_init (&options, catalogue, ruleset->min_seats, 0);
  arb_setup (catalogue, &options, &room.state);
  micro_deal (&room.state, &truth, &random, moves, 0);
  observe_faces (micro_state (&room.state), &truth, &list);
  return list.n > 0;
}
