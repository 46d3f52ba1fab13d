/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/microcosm/describe.h"

#include "systems/microcosm/contract.h"
#include "engine/play/counters.h"
#include "systems/microcosm/faces.h"
#include "systems/microcosm/icons.h"
#include "systems/microcosm/planets.h"
#include "systems/microcosm/scoring.h"
#include "systems/microcosm/warfare.h"

const char *const micro_zones[] = { MICRO_VIEW_ZONES (ARB_LIST_ID) NULL };
const char *const micro_card_counters[] = { MICRO_CARD_COUNTERS (ARB_LIST_ID) NULL };

static void
begin_zone (ArbView *view, MicroViewZone zone, guint seat)
{
  arb_view_add_zone (view, micro_zones[zone], seat);
}

/* The counter of each #MicroScoring. */
static const gint scoring_counters[] = {
  [MICRO_SCORES_TECHNOLOGIES] = MICRO_ON_CARD_PER_TECHNOLOGY,
  [MICRO_SCORES_SPOILS] = MICRO_ON_CARD_PER_SPOILS,
  [MICRO_SCORES_COLONIES] = MICRO_ON_CARD_PER_COLONY,
  [MICRO_SCORES_CAPITAL] = MICRO_ON_CARD_PER_CAPITAL,
  [MICRO_SCORES_RESEARCH] = MICRO_ON_CARD_PER_RESEARCH,
  [MICRO_SCORES_WARFARE] = MICRO_ON_CARD_PER_WARFARE,
  [MICRO_SCORES_COLONIZE] = MICRO_ON_CARD_PER_COLONIZE,
  [MICRO_SCORES_POINTS] = MICRO_ON_CARD_INFLUENCE,
};

static void
add_card_counter (ArbView *view, guint counter, gint value)
{
  arb_view_add_card_counter (view, micro_card_counters[counter], value, -1);
}

static void
add_type (ArbView *view, guint type)
{
  if (type != MICRO_TYPE_UNKNOWN)
    add_card_counter (view, MICRO_ON_CARD_RED + type - MICRO_RED, 1);
}

static void
add_icons (const MicroState *state, ArbView *view, ArbArgument card)
{
  for (guint role = 0; role < MICRO_N_ROLES; role++)
    {
      guint n = micro_count_icon (state, card, role);

      if (n > 0)
        add_card_counter (view, MICRO_ON_CARD_RESEARCH + role, (gint) n);
    }
}

static void
add_bonus (ArbView *view, gint bonus)
{
  if (bonus > 0)
    add_card_counter (view, MICRO_ON_CARD_BONUS, bonus);
}

static void
describe_domain (const MicroState *state, guint domain, ArbView *view)
{
  guint scores = micro_domain_face (state, domain, MICRO_DOMAIN_SCORES);
  guint type = micro_domain_face (state, domain, MICRO_DOMAIN_SCORED_TYPE);

  add_type (view, micro_domain_face (state, domain, MICRO_DOMAIN_TYPE));
  if (scores == MICRO_SCORES_TYPE && type != MICRO_TYPE_UNKNOWN)
    add_card_counter (view, MICRO_ON_CARD_PER_RED + type - MICRO_RED, micro_points (state, domain));
  else if (scores != MICRO_SCORES_UNKNOWN && scores != MICRO_SCORES_TYPE)
    add_card_counter (view, (guint) scoring_counters[scores], micro_points (state, domain));
}

static void
describe_planet (const MicroState *state, guint planet, ArbView *view)
{
  const MicroPlanet *card = &micro_catalogue (state)->planets[planet];

  add_type (view, micro_planet_face (state, planet, MICRO_PLANET_TYPE));
  add_bonus (view, card->bonus);
  for (guint i = 0; i < MICRO_N_PLANET_NUMBERS; i++)
    if (micro_number (state, planet, i) >= 0)
      add_card_counter (view, MICRO_ON_CARD_SHIELD + i, micro_number (state, planet, i));
}

void
micro_describe_card (const MicroState *state, ArbArgument card, ArbView *view)
{
  gint domain = micro_domain_argument (card);
  gint planet = micro_planet_argument (card);
  gint technology = micro_technology_argument (card);

  if (domain < 0 && planet < 0 && technology < 0)
    return;
  add_icons (state, view, card);
  if (domain >= 0)
    describe_domain (state, (guint) domain, view);
  else if (planet >= 0)
    describe_planet (state, (guint) planet, view);
  else
    add_bonus (view, micro_catalogue (state)->technologies[technology].bonus);
}

void
micro_face (const ArbState *state, ArbArgument card, ArbView *view)
{
  micro_describe_card (micro_state (state), card, view);
}

void
micro_add_card (const MicroState *state, ArbArgument card, ArbView *view)
{
  arb_view_add_card (view, card, 1, 0, ARB_FACE_UP);
  micro_describe_card (state, card, view);
}

static void
add_domains (const MicroState *state, ArbView *view, guint place)
{
  arb_pile_describe (&state->parent, micro_pools, place, view);
}

/* The cost of a planet is on its back, and matters until somebody owns it. */
void
micro_add_slot (const MicroState *state, guint slot, ArbView *view)
{
  const MicroSlot *self = &state->slots[slot];
  ArbArgument card =
      self->planet != 0 ? micro_planet_name (self->planet - 1u) : arb_argument_unknown ();

  arb_view_add_card (view, card, 1, slot + 1, self->face_up ? ARB_FACE_UP : ARB_FACE_DOWN);
  if (self->place == MICRO_IN_PILE || self->planet == 0)
    add_card_counter (view, MICRO_ON_CARD_COST, (gint) micro_cost (state, slot));
  micro_describe_card (state, card, view);
}

static void
add_slots (const MicroState *state, ArbView *view, guint place)
{
  for (guint slot = 0; slot < MICRO_N_PLANETS; slot++)
    if (state->slots[slot].place == place)
      micro_add_slot (state, slot, view);
}

static void
add_technologies (const MicroState *state, ArbView *view, guint owner)
{
  for (guint i = 0; i < MICRO_N_TECHNOLOGIES; i++)
    if (state->owners[i] == owner)
      micro_add_card (state, micro_technology_name (i), view);
}

/* Describes the parts of the needed number of icons. */
static void
describe_parts (const MicroState *state, ArbView *view)
{
  guint slot = state->target - 1u;
  gboolean in_pile = state->slots[slot].place == MICRO_IN_PILE;
  guint bonus;

  if (micro_effect (state) == MICRO_EFFECT_COLONIZE)
    {
      add_card_counter (view, MICRO_ON_CARD_PART_COST, (gint) micro_needed (state));
      return;
    }
  bonus = micro_bonus (state);
  add_card_counter (view, in_pile ? MICRO_ON_CARD_PART_SHIELD : MICRO_ON_CARD_PART_COLONY_SHIELD,
                    (gint) (micro_needed (state) - bonus));
  if (bonus > 0)
    add_card_counter (view, MICRO_ON_CARD_PART_BONUS, (gint) bonus);
}

static void
add_repeated (const MicroState *state, ArbView *view, guint card)
{
  if (card < MICRO_N_DOMAINS)
    micro_add_card (state, micro_domain_name (card), view);
  else
    arb_view_add_card (view, arb_argument_unknown (), 1, 0, ARB_FACE_ANY);
}

/* Describes the target of an attack or colonization, or the card by which research is repeated. */
static void
describe_attempt (const MicroState *state, ArbView *view)
{
  gboolean again = micro_effect (state) == MICRO_EFFECT_AGAIN;

  if (state->target == 0 && !again)
    return;
  begin_zone (view, MICRO_VIEW_ZONE_TARGET, ARB_TABLE);
  if (again)
    add_repeated (state, view, arb_agenda_top_const (&state->agenda)->card);
  else
    micro_add_slot (state, state->target - 1u, view);
  arb_view_add_card_counter (view, micro_card_counters[MICRO_ON_CARD_SHOWN], state->n_shown,
                             (gint) micro_needed (state));
  if (!again)
    describe_parts (state, view);
}

static void
describe_table (const MicroState *state, ArbView *view)
{
  begin_zone (view, MICRO_VIEW_ZONE_SUPPLY, ARB_TABLE);
  add_domains (state, view, MICRO_IN_SUPPLY);
  begin_zone (view, MICRO_VIEW_ZONE_DECK, ARB_TABLE);
  add_domains (state, view, MICRO_IN_DECK);
  for (guint pile = 0; pile < MICRO_N_PILES; pile++)
    {
      begin_zone (view, MICRO_VIEW_ZONE_CHEAP_PLANETS + pile, ARB_TABLE);
      for (guint slot = 0; slot < MICRO_N_PLANETS; slot++)
        if (state->slots[slot].place == MICRO_IN_PILE && micro_pile_number (state, slot) == pile)
          micro_add_slot (state, slot, view);
    }
  begin_zone (view, MICRO_VIEW_ZONE_CENTRE, ARB_TABLE);
  add_technologies (state, view, 0);
  begin_zone (view, MICRO_VIEW_ZONE_IN_PLAY, ARB_TABLE);
  add_domains (state, view, MICRO_IN_PLAY);
  describe_attempt (state, view);
}

void
micro_describe (const ArbState *state, ArbView *view)
{
  const MicroState *self = micro_state (state);

  describe_table (self, view);
  for (guint seat = 1; seat <= MICRO_N_SEATS; seat++)
    {
      begin_zone (view, MICRO_VIEW_ZONE_HAND, seat);
      add_domains (self, view, micro_place (MICRO_IN_HAND, seat));
      begin_zone (view, MICRO_VIEW_ZONE_DISCARD, seat);
      add_domains (self, view, micro_place (MICRO_IN_DISCARD, seat));
      begin_zone (view, MICRO_VIEW_ZONE_COLONIES, seat);
      add_slots (self, view, micro_planet_place (MICRO_COLONY, seat));
      begin_zone (view, MICRO_VIEW_ZONE_SPOILS, seat);
      add_slots (self, view, micro_planet_place (MICRO_SPOILS, seat));
      begin_zone (view, MICRO_VIEW_ZONE_TECHNOLOGIES, seat);
      add_technologies (self, view, seat);
    }
  arb_counters_describe (state, view);
}
