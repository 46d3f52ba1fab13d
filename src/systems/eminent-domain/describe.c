/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/describe.h"

#include "engine/play/counters.h"
#include "systems/eminent-domain/colonize.h"
#include "systems/eminent-domain/contract.h"
#include "systems/eminent-domain/state.h"
#include "systems/eminent-domain/planet-inference.h"
#include "systems/eminent-domain/planets.h"
#include "systems/eminent-domain/stacks.h"
#include "systems/eminent-domain/warfare.h"

const char *const em_zones[] = { EM_ZONES (ARB_LIST_ID) NULL };
const char *const em_card_counters[] = { EM_CARD_COUNTERS (ARB_LIST_ID) NULL };

static void
add_zone (ArbView *view, EmZone zone, guint seat)
{
  arb_view_add_zone (view, em_zones[zone], seat);
}

static void
add_to_card (ArbView *view, EmCardCounter counter, gint value, gint limit)
{
  arb_view_add_card_counter (view, em_card_counters[counter], value, limit);
}

void
em_describe_pile (const EmPile *pile, ArbView *view)
{
  for (guint kind = 0; kind < EM_N_ROLE_CARDS; kind++)
    if (pile->cards[kind] > 0)
      arb_view_add_card (view, arb_argument_name (EM_SORT_CARD, kind), pile->cards[kind], 0,
                         ARB_FACE_ANY);
  for (guint64 rest = pile->technologies; rest != 0; rest &= rest - 1)
    arb_view_add_card (view, arb_argument_name (EM_SORT_CARD, EM_N_ROLE_CARDS + em_first (rest)), 1,
                       0, ARB_FACE_ANY);
  if (pile->unknown > 0)
    arb_view_add_card (view, arb_argument_unknown (), pile->unknown, 0, ARB_FACE_ANY);
}

static void
describe_pile (ArbView *view, EmZone zone, guint seat, const EmPile *pile)
{
  add_zone (view, zone, seat);
  em_describe_pile (pile, view);
}

static void
describe_slots (const EmState *state, const EmEmpirePlanet *own, ArbView *view)
{
  const ArbNicks *slots = &em_catalogue (state)->planets[own->card].slots;

  for (guint slot = 0; slot < slots->n; slot++)
    add_to_card (view, EM_ON_CARD_FOOD + slots->nicks[slot], own->filled >> slot & 1, 1);
  if (own->blocked)
    add_to_card (view, EM_ON_CARD_BLOCKED, 1, -1);
}

static void
describe_symbols (const ArbNicks *symbols, ArbView *view)
{
  for (guint i = 0; i < symbols->n; i++)
    add_to_card (view, EM_ON_CARD_SURVEY + symbols->nicks[i], 1, -1);
}

/* Describes the face without its slots, which can hold resources. */
static void
describe_face (const EmPlanet *planet, ArbView *view)
{
  add_to_card (view, EM_ON_CARD_ADVANCED + planet->type, 1, -1);
  add_to_card (view, EM_ON_CARD_PRINTED_INFLUENCE, planet->influence, -1);
  describe_symbols (&planet->symbols, view);
  if (planet->hand_bonus != 0)
    add_to_card (view, EM_ON_CARD_HAND_BONUS, planet->hand_bonus, -1);
}

void
em_describe_printed (const EmState *state, guint card, ArbView *view)
{
  const EmPlanet *planet = &em_catalogue (state)->planets[card];

  describe_face (planet, view);
  for (guint slot = 0; slot < planet->slots.n; slot++)
    add_to_card (view, EM_ON_CARD_FOOD + planet->slots.nicks[slot], 0, 1);
}

static void
describe_technology_face (const EmTechnology *technology, gboolean priced, ArbView *view)
{
  if (priced)
    {
      add_to_card (view, EM_ON_CARD_ADVANCED + technology->type, 1, -1);
      add_to_card (view, EM_ON_CARD_RESEARCH_COST, technology->cost, -1);
      add_to_card (view, EM_ON_CARD_PLANETS_NEEDED, technology->prerequisite, -1);
    }
  else
    add_to_card (view, EM_ON_CARD_TECHNOLOGY, 1, -1);
  describe_symbols (&technology->symbols, view);
  if (technology->permanent)
    add_to_card (view, EM_ON_CARD_PERMANENT, 1, -1);
  add_to_card (view, EM_ON_CARD_PRINTED_INFLUENCE, technology->influence, -1);
}

void
em_describe_technology (const EmState *state, guint index, gboolean priced, ArbView *view)
{
  arb_view_add_card (view, arb_argument_name (EM_SORT_CARD, EM_N_ROLE_CARDS + index), 1, 0,
                     ARB_FACE_UP);
  describe_technology_face (&em_catalogue (state)->technologies[index], priced, view);
}

/* A planet in the hand shows its costs, which are on its back. */
static void
describe_planet_card (const EmState *state, guint card, ArbView *view)
{
  em_describe_printed (state, card, view);
  add_to_card (view, EM_ON_CARD_SETTLE_COST, em_catalogue (state)->planets[card].settle_cost, -1);
  add_to_card (view, EM_ON_CARD_WARFARE_COST, em_catalogue (state)->planets[card].warfare_cost, -1);
}

void
em_describe_face (const ArbState *parent, ArbArgument card, ArbView *view)
{
  const EmState *state = (const EmState *) parent;
  guint value = arb_argument_value (card);

  if (arb_argument_is_name (card, EM_SORT_PLANET))
    describe_planet_card (state, value, view);
  else if (!arb_argument_is_name (card, EM_SORT_CARD))
    return;
  else if (value >= EM_N_ROLE_CARDS)
    describe_technology_face (&em_catalogue (state)->technologies[value - EM_N_ROLE_CARDS], TRUE,
                              view);
  else
    describe_symbols (&em_catalogue (state)->role_cards[value].symbols, view);
}

/* Sets whether all candidates of @own have the same type, and the same cost. */
static void
compare_candidates (const EmState *state, const EmEmpirePlanet *own, gboolean *type, gboolean *cost)
{
  const EmPlanet *planets = em_catalogue (state)->planets;
  guint64 candidates = em_candidates_of (own);
  const EmPlanet *first = candidates != 0 ? &planets[em_first (candidates)] : NULL;

  *type = *cost = first != NULL;
  for (; candidates != 0; candidates &= candidates - 1)
    {
      const EmPlanet *planet = &planets[em_first (candidates)];

      *type = *type && planet->type == first->type;
      *cost = *cost && planet->settle_cost == first->settle_cost
              && planet->warfare_cost == first->warfare_cost;
    }
}

/* Describes the cost of turning it up, and what the seat has of that. */
static void
describe_needs (const EmState *state, const EmEmpirePlanet *own, guint planet, gboolean known,
                ArbView *view)
{
  EmSettleCost settle;
  EmWarfareCost warfare;

  em_settlement_cost (state, own, planet, &settle);
  add_to_card (view, EM_ON_CARD_SETTLE_SHOWN, settle.shown, known ? settle.needed : -1);
  if (!known)
    return;
  em_warfare_cost (state, own->owner, planet, &warfare);
  add_to_card (view, EM_ON_CARD_WARFARE_SHOWN, em_seat_const (state, own->owner)->fighters,
               warfare.needed);
  add_to_card (view, EM_ON_CARD_SETTLE_COST, settle.needed, -1);
  add_to_card (view, EM_ON_CARD_WARFARE_COST, warfare.needed, -1);
  if (warfare.printed == warfare.needed)
    return;
  /* Which card changes the cost is said with it. */
  add_to_card (view, EM_ON_CARD_WARFARE_PRINTED, warfare.printed, -1);
  add_to_card (view, EM_ON_CARD_SCORCHED_EARTH, warfare.needed - warfare.printed, -1);
}

/* Describes the back of the planet, and the cards under it. */
static void
describe_face_down (const EmState *state, const EmEmpirePlanet *own, ArbView *view)
{
  guint64 candidates = em_candidates_of (own);
  gboolean has_type, has_cost;

  compare_candidates (state, own, &has_type, &has_cost);
  add_to_card (view, EM_ON_CARD_COLONIES, (gint) em_count_colonies (state, own), -1);
  if (own->card == EM_UNKNOWN)
    add_to_card (view, EM_ON_CARD_CANDIDATES, (gint) em_count (candidates), -1);
  if (has_type)
    add_to_card (view,
                 EM_ON_CARD_ADVANCED + em_catalogue (state)->planets[em_first (candidates)].type, 1,
                 -1);
  if (candidates != 0)
    describe_needs (state, own, em_first (candidates), has_cost, view);
}

static void
describe_colonies (const EmEmpirePlanet *own, guint number, ArbView *view)
{
  if (own->colonize > 0)
    arb_view_add_card (view, arb_argument_name (EM_SORT_CARD, EM_STACK_COLONIZE), own->colonize,
                       number, ARB_FACE_ANY);
  if (own->research > 0)
    arb_view_add_card (view, arb_argument_name (EM_SORT_CARD, EM_STACK_RESEARCH), own->research,
                       number, ARB_FACE_ANY);
  for (guint64 rest = own->technologies; rest != 0; rest &= rest - 1)
    arb_view_add_card (view, arb_argument_name (EM_SORT_CARD, EM_N_ROLE_CARDS + em_first (rest)), 1,
                       number, ARB_FACE_ANY);
}

static void
describe_empire (const EmState *state, guint seat, ArbView *view)
{
  const EmSeat *owner = em_seat_const (state, seat);
  guint32 numbers = em_numbers (state, seat);

  add_zone (view, EM_ZONE_PLANETS, seat);
  for (guint32 rest = numbers; rest != 0; rest &= rest - 1)
    {
      guint number = em_first (rest);
      const EmEmpirePlanet *own = em_planet_const (state, seat, number);

      arb_view_add_card (view,
                         own->card == EM_UNKNOWN ? arb_argument_unknown ()
                                                 : arb_argument_name (EM_SORT_PLANET, own->card),
                         1, number, own->face_up ? ARB_FACE_UP : ARB_FACE_DOWN);
      if (own->face_up)
        {
          describe_face (&em_catalogue (state)->planets[own->card], view);
          describe_slots (state, own, view);
        }
      else
        describe_face_down (state, own, view);
    }

  /* The number of a tucked card is that of its planet. */
  add_zone (view, EM_ZONE_COLONIES, seat);
  for (guint32 rest = em_seat_const (state, seat)->face_down; rest != 0; rest &= rest - 1)
    describe_colonies (em_planet_const (state, seat, em_first (rest)), em_first (rest), view);

  add_zone (view, EM_ZONE_PERMANENTS, seat);
  for (guint64 rest = owner->permanents; rest != 0; rest &= rest - 1)
    em_describe_technology (state, em_first (rest), FALSE, view);
}

static void
describe_seat (const EmState *state, guint seat, ArbView *view)
{
  const EmSeat *owner = em_seat_const (state, seat);

  describe_empire (state, seat, view);
  describe_pile (view, EM_ZONE_HAND, seat, &owner->hand);
  describe_pile (view, EM_ZONE_PLAY, seat, &owner->play);
  describe_pile (view, EM_ZONE_DISCARD, seat, &owner->discard);
  describe_pile (view, EM_ZONE_DECK, seat, &owner->deck);
}

static void
describe_planets (ArbView *view, EmZone zone, guint64 known, guint unknown)
{
  add_zone (view, zone, ARB_TABLE);
  for (; known != 0; known &= known - 1)
    arb_view_add_card (view, arb_argument_name (EM_SORT_PLANET, em_first (known)), 1, 0,
                       ARB_FACE_ANY);
  if (unknown > 0)
    arb_view_add_card (view, arb_argument_unknown (), unknown, 0, ARB_FACE_ANY);
}

void
em_describe_back (const EmState *state, guint back, ArbView *view)
{
  const EmCatalogue *catalogue = em_catalogue (state);
  const EmPlanet *planet = &catalogue->planets[em_first (catalogue->backs[back])];

  arb_view_add_card (view, arb_argument_unknown (), em_count_left (state, catalogue->backs[back]),
                     0, ARB_FACE_DOWN);
  add_to_card (view, EM_ON_CARD_ADVANCED + planet->type, 1, -1);
  add_to_card (view, EM_ON_CARD_SETTLE_COST, planet->settle_cost, -1);
  add_to_card (view, EM_ON_CARD_WARFARE_COST, planet->warfare_cost, -1);
}

static void
describe_table (const EmState *state, ArbView *view)
{
  const EmCatalogue *catalogue = em_catalogue (state);

  add_zone (view, EM_ZONE_STACKS, ARB_TABLE);
  for (guint stack = 0; stack < EM_N_STACKS; stack++)
    if (em_stack_in_use (state, stack))
      {
        arb_view_add_card (view, arb_argument_name (EM_SORT_CARD, stack), state->stacks[stack], 0,
                           ARB_FACE_ANY);
        arb_view_name_count (view, em_counters[stack].id);
        add_to_card (view, EM_ON_CARD_START, state->stack_starts[stack], -1);
      }
  describe_planets (view, EM_ZONE_PLANET_DISCARD, state->discard_known, state->discard_unknown);
  describe_planets (view, EM_ZONE_LOOKED_AT, state->look_known, state->look_unknown);
  add_zone (view, EM_ZONE_TECHNOLOGIES, ARB_TABLE);
  for (guint i = 0; i < catalogue->n_technologies; i++)
    if (!(state->gone >> i & 1))
      em_describe_technology (state, i, TRUE, view);
  add_zone (view, EM_ZONE_REMOVED, ARB_TABLE);
  for (guint kind = 0; kind < EM_N_ROLE_CARDS; kind++)
    if (state->removed[kind] > 0)
      arb_view_add_card (view, arb_argument_name (EM_SORT_CARD, kind), state->removed[kind], 0,
                         ARB_FACE_ANY);
  for (guint64 rest = state->removed_technologies; rest != 0; rest &= rest - 1)
    arb_view_add_card (view, arb_argument_name (EM_SORT_CARD, EM_N_ROLE_CARDS + em_first (rest)), 1,
                       0, ARB_FACE_ANY);
}

ArbArgument
em_other_face (const ArbCatalogue *parent, ArbArgument card)
{
  const EmCatalogue *catalogue = (const EmCatalogue *) parent;

  for (guint i = 0; i < catalogue->n_technologies; i++)
    if (card == arb_argument_name (EM_SORT_CARD, EM_N_ROLE_CARDS + i)
        && catalogue->technologies[i].other >= 0)
      return arb_argument_name (EM_SORT_CARD,
                                EM_N_ROLE_CARDS + (guint) catalogue->technologies[i].other);
  return ARB_ARGUMENT_NONE;
}

void
em_describe (const ArbState *parent, ArbView *view)
{
  const EmState *state = (const EmState *) parent;

  describe_table (state, view);
  for (guint seat = 1; seat <= parent->n_seats; seat++)
    describe_seat (state, seat, view);
  arb_counters_describe (parent, view);
}
