/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/planets.h"

#include <string.h>

static gboolean
has_number (const EmSeat *owner, guint number)
{
  return number >= 1 && number <= owner->n_worlds && owner->worlds[number - 1] != EM_NO_WORLD;
}

EmWorld *
em_world (EmState *state, guint seat, guint number)
{
  EmSeat *owner = em_seat (state, seat);

  return has_number (owner, number) ? &state->worlds[owner->worlds[number - 1]] : NULL;
}

const EmWorld *
em_world_const (const EmState *state, guint seat, guint number)
{
  const EmSeat *owner = em_seat_const (state, seat);

  return has_number (owner, number) ? &state->worlds[owner->worlds[number - 1]] : NULL;
}

ArbArgument
em_identify (const ArbState *state, guint seat, guint number)
{
  const EmWorld *world = em_world_const ((const EmState *) state, seat, number);

  return world != NULL && world->card != EM_UNTOLD ? arb_argument_name (EM_SORT_PLANET, world->card)
                                                   : ARB_ARGUMENT_NONE;
}

guint64
em_world_candidates (const EmWorld *world)
{
  if (world == NULL)
    return 0;
  return world->card != EM_UNTOLD ? em_bit (world->card) : world->candidates;
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
em_world_find (const EmState *state, guint seat, guint planet)
{
  const EmSeat *owner = em_seat_const (state, seat);

  for (guint number = 1; number <= owner->n_worlds; number++)
    if (has_number (owner, number) && state->worlds[owner->worlds[number - 1]].card == planet)
      return number;

  return 0;
}

/* Where a new planet stands: in the room of one that is gone, or behind all. */
static guint
free_place (EmState *state)
{
  guint place = 0;

  while (place < state->n_worlds && state->worlds[place].owner != 0)
    place++;
  g_assert (place < EM_MAX_WORLDS);
  state->n_worlds = MAX (state->n_worlds, (guint8) (place + 1));
  return place;
}

/* Numbers are not given twice, unless adjustments have used up all of them. */
static guint
free_number (EmSeat *owner)
{
  guint number = 1;

  if (owner->n_worlds < EM_MAX_SEAT_WORLDS)
    return ++owner->n_worlds;

  while (owner->worlds[number - 1] != EM_NO_WORLD)
    number++;
  owner->n_gone--;
  return number;
}

EmWorld *
em_world_add (EmState *state, guint seat, guint64 candidates)
{
  guint place = free_place (state);
  guint number = free_number (em_seat (state, seat));
  EmWorld *world = &state->worlds[place];

  em_seat (state, seat)->worlds[number - 1] = (guint8) place;
  *world = (EmWorld){ .candidates = candidates, .card = EM_UNTOLD, .owner = (guint8) seat };
  return world;
}

void
em_world_remove (EmState *state, guint seat, guint number)
{
  EmSeat *owner = em_seat (state, seat);

  memset (em_world (state, seat, number), 0, sizeof (EmWorld));
  owner->worlds[number - 1] = EM_NO_WORLD;
  owner->n_gone++;
}

guint
em_colonies_of (const EmState *state, guint kind)
{
  return MAX (1, em_catalogue (state)->card_symbols[kind][EM_COLONIZE]);
}

guint
em_world_colonies (const EmState *state, const EmWorld *world)
{
  guint colonies = world->colonize + world->research;

  for (guint64 rest = world->technologies; rest != 0; rest &= rest - 1)
    colonies += em_colonies_of (state, EM_N_ROLE_CARDS + em_first (rest));

  return colonies;
}

guint
em_free_slots (const EmState *state, const EmWorld *world)
{
  if (!em_is_face_up (world) || world->blocked)
    return 0;

  return ((1u << em_catalogue (state)->planets[world->card].slots.n) - 1) & ~world->filled;
}

guint
em_slots_of (const EmState *state, const EmWorld *world, guint resource)
{
  const ArbNicks *kinds;
  guint bits = 0;

  if (world == NULL || !world->face_up)
    return 0;

  kinds = &em_catalogue (state)->planets[world->card].slots;
  for (guint slot = 0; slot < kinds->n; slot++)
    if (kinds->nicks[slot] == resource)
      bits |= 1u << slot;

  return bits;
}

gboolean
em_has_free_slot (const EmState *state, const EmWorld *world, guint resource)
{
  for (guint bits = em_free_slots (state, world); bits != 0; bits &= bits - 1)
    if (em_catalogue (state)->planets[world->card].slots.nicks[em_first (bits)] == resource)
      return TRUE;

  return FALSE;
}

gboolean
em_holds_resource (const EmState *state, const EmWorld *world, guint resource)
{
  return world != NULL && (world->filled & em_slots_of (state, world, resource)) != 0;
}

guint
em_seat_free_slots (const EmState *state, guint seat)
{
  const EmSeat *owner = em_seat_const (state, seat);
  guint n = 0;

  for (guint number = 1; number <= owner->n_worlds; number++)
    if (has_number (owner, number))
      n += em_count (em_free_slots (state, &state->worlds[owner->worlds[number - 1]]));

  return n;
}

gboolean
em_seat_has_free_slot (const EmState *state, guint seat)
{
  const EmSeat *owner = em_seat_const (state, seat);

  for (guint number = 1; number <= owner->n_worlds; number++)
    if (em_free_slots (state, em_world_const (state, seat, number)) != 0)
      return TRUE;

  return FALSE;
}

gboolean
em_seat_has_resource (const EmState *state, guint seat)
{
  const EmSeat *owner = em_seat_const (state, seat);

  for (guint number = 1; number <= owner->n_worlds; number++)
    if (has_number (owner, number) && state->worlds[owner->worlds[number - 1]].filled != 0)
      return TRUE;

  return FALSE;
}

guint
em_seat_resources (const EmState *state, guint seat)
{
  const EmSeat *owner = em_seat_const (state, seat);
  guint n = 0;

  for (guint number = 1; number <= owner->n_worlds; number++)
    if (has_number (owner, number))
      n += em_count (state->worlds[owner->worlds[number - 1]].filled);

  return n;
}

guint
em_seat_face_down (const EmState *state, guint seat)
{
  const EmSeat *owner = em_seat_const (state, seat);
  guint n = em_seat_worlds (state, seat);

  for (guint type = 0; type < EM_N_TYPES; type++)
    n -= owner->face_up[type];

  return n;
}
