/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/planets.h"

#include "systems/eminent-domain/contract.h"
#include "systems/eminent-domain/piles.h"

#include <string.h>

ArbArgument
em_identify (const ArbState *state, guint seat, guint number)
{
  const EmEmpirePlanet *own = em_find_planet ((const EmState *) state, seat, number);

  return own != NULL && own->card != EM_UNKNOWN ? arb_argument_name (EM_SORT_PLANET, own->card)
                                                : ARB_ARGUMENT_NONE;
}

guint64
em_planets_in_use (const EmState *state)
{
  const EmCatalogue *catalogue = em_catalogue (state);
  gboolean level_1 = em_switch (state, EM_SWITCH_LEVEL_1) == EM_ON
                     && em_switch (state, EM_SWITCH_LEVEL_1_PLANETS) == EM_LEVEL_1_PLANETS_LEARNING;
  guint64 deck = catalogue->deck_planets;

  if (em_switch (state, EM_SWITCH_LEARNING) == EM_OFF && !level_1)
    return deck;

  for (guint i = 0; i < catalogue->n_planets; i++)
    if (catalogue->planets[i].leaves_learning_game)
      deck &= ~em_bit (i);

  return deck;
}

guint
em_number_of (const EmState *state, guint seat, guint planet)
{
  for (guint32 rest = em_numbers (state, seat); rest != 0; rest &= rest - 1)
    if (em_planet_const (state, seat, em_first (rest))->card == planet)
      return em_first (rest);

  return 0;
}

guint
em_planet_owner (const EmState *state, guint planet)
{
  for (guint seat = 1; seat <= state->parent.n_seats; seat++)
    if (em_number_of (state, seat, planet) != 0)
      return seat;

  return 0;
}

/* Returns the index for a new planet in the table's list: that of a removed planet, or a new
 * one. */
static guint
free_place (EmState *state)
{
  guint place = 0;

  while (place < state->n_planets && state->planets[place].owner != 0)
    place++;
  g_assert (place < EM_MAX_EMPIRE_PLANETS);
  state->n_planets = MAX (state->n_planets, (guint8) (place + 1));
  return place;
}

/* A number is not given twice, unless adjustments have used up all numbers. */
static guint
free_number (EmState *state, guint seat)
{
  EmSeat *owner = em_seat (state, seat);
  guint number = 1;

  if (owner->n_planets < EM_MAX_SEAT_PLANETS)
    return ++owner->n_planets;

  while (em_has_planet (state, seat, number))
    number++;
  return number;
}

EmEmpirePlanet *
em_empire_add (EmState *state, guint seat, guint64 candidates)
{
  guint place = free_place (state);
  guint number = free_number (state, seat);
  EmEmpirePlanet *own = &state->planets[place];

  em_seat (state, seat)->planets[number - 1] = (guint8) place;
  em_seat (state, seat)->face_down |= 1u << number;
  *own = (EmEmpirePlanet){ .candidates = candidates, .card = EM_UNKNOWN, .owner = (guint8) seat };
  return own;
}

void
em_empire_remove (EmState *state, guint seat, guint number)
{
  EmSeat *owner = em_seat (state, seat);

  memset (em_planet (state, seat, number), 0, sizeof (EmEmpirePlanet));
  owner->planets[number - 1] = EM_NO_PLANET;
  owner->face_down &= ~(1u << number);
  owner->face_up &= ~(1u << number);
}

guint
em_planet_number (const EmState *state, const EmEmpirePlanet *own)
{
  const EmSeat *owner = em_seat_const (state, own->owner);
  guint number = 1;

  while (owner->planets[number - 1] != own - state->planets)
    number++;
  return number;
}

/* Discards the colonies of a planet that is turned up; in the online version at the end of the
 * turn. Source: DS5b. */
static void
free_colonies (EmState *state, EmEmpirePlanet *own)
{
  EmSeat *owner = em_seat (state, own->owner);
  EmPile *to = em_switch (state, EM_SWITCH_ACTION_ZONE) == EM_ACTION_ZONE_ASIDE ? &owner->play
                                                                                : &owner->discard;

  em_pile_add (to, EM_STACK_COLONIZE, own->colonize);
  em_pile_add (to, EM_STACK_RESEARCH, own->research);
  for (guint64 rest = own->technologies; rest != 0; rest &= rest - 1)
    em_pile_add (to, EM_N_ROLE_CARDS + em_first (rest), 1);
  own->colonize = 0;
  own->research = 0;
  own->technologies = 0;
}

void
em_turn_up (EmState *state, EmEmpirePlanet *own)
{
  const EmPlanet *planet = &em_catalogue (state)->planets[own->card];
  EmSeat *owner = em_seat (state, own->owner);
  guint32 bit = 1u << em_planet_number (state, own);

  free_colonies (state, own);
  own->face_up = TRUE;
  owner->face_down &= ~bit;
  owner->face_up |= bit;
  owner->face_up_of[planet->type]++;
  owner->hand_bonus += (guint8) planet->hand_bonus;
  for (guint i = 0; i < planet->symbols.n; i++)
    owner->planet_symbols[planet->symbols.nicks[i]]++;
}

void
em_turn_down (EmState *state, EmEmpirePlanet *own)
{
  const EmPlanet *planet = &em_catalogue (state)->planets[own->card];
  EmSeat *owner = em_seat (state, own->owner);
  guint32 bit = 1u << em_planet_number (state, own);

  free_colonies (state, own);
  if (!own->face_up)
    return;

  own->face_up = FALSE;
  own->filled = 0;
  own->blocked = FALSE;
  owner->face_up &= ~bit;
  owner->face_down |= bit;
  owner->face_up_of[planet->type]--;
  owner->hand_bonus -= (guint8) planet->hand_bonus;
  for (guint i = 0; i < planet->symbols.n; i++)
    owner->planet_symbols[planet->symbols.nicks[i]]--;
}

guint
em_count_colonies (const EmState *state, const EmEmpirePlanet *own)
{
  guint colonies = own->colonize + own->research;

  for (guint64 rest = own->technologies; rest != 0; rest &= rest - 1)
    colonies += em_colonies_of (state, EM_N_ROLE_CARDS + em_first (rest));

  return colonies;
}

guint
em_slots_of (const EmState *state, const EmEmpirePlanet *own, guint resource)
{
  const ArbNicks *kinds = &em_catalogue (state)->planets[own->card].slots;
  guint bits = 0;

  for (guint slot = 0; slot < kinds->n; slot++)
    if (kinds->nicks[slot] == resource)
      bits |= 1u << slot;

  return bits;
}

guint
em_slots_kinds (const EmState *state, const EmEmpirePlanet *own, guint slots)
{
  const ArbNicks *kinds = &em_catalogue (state)->planets[own->card].slots;
  guint bits = 0;

  for (; slots != 0; slots &= slots - 1)
    bits |= 1u << kinds->nicks[em_first (slots)];

  return bits;
}

guint
em_seat_free_slots (const EmState *state, guint seat)
{
  guint n = 0;

  for (guint32 rest = em_seat_const (state, seat)->face_up; rest != 0; rest &= rest - 1)
    n += em_count (em_free_slots (state, em_planet_const (state, seat, em_first (rest))));

  return n;
}

guint
em_seat_resources (const EmState *state, guint seat)
{
  guint n = 0;

  for (guint32 rest = em_seat_const (state, seat)->face_up; rest != 0; rest &= rest - 1)
    n += em_count (em_planet_const (state, seat, em_first (rest))->filled);

  return n;
}
