/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/planets.h"

EmWorld *
em_world (EmState *state, guint seat, guint number)
{
  EmSeat *owner = em_seat (state, seat);

  return number >= 1 && number <= owner->n_worlds ? &state->worlds[owner->worlds[number - 1]]
                                                  : NULL;
}

const EmWorld *
em_world_const (const EmState *state, guint seat, guint number)
{
  const EmSeat *owner = em_seat_const (state, seat);

  return number >= 1 && number <= owner->n_worlds ? &state->worlds[owner->worlds[number - 1]]
                                                  : NULL;
}

guint64
em_world_candidates (const EmState *state, const EmWorld *world)
{
  return world->card != EM_UNTOLD ? em_bit (world->card) : world->candidates & state->unlocated;
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
    if (state->worlds[owner->worlds[number - 1]].card == planet)
      return number;

  return 0;
}

void
em_locate (EmState *state, guint planet)
{
  gboolean found = TRUE;

  state->unlocated &= ~em_bit (planet);
  while (found)
    {
      found = FALSE;
      for (guint i = 0; i < state->n_worlds; i++)
        {
          EmWorld *world = &state->worlds[i];
          guint64 left = world->candidates & state->unlocated;

          if (world->card == EM_UNTOLD && em_count (left) == 1)
            {
              world->card = (guint8) em_first (left);
              state->unlocated &= ~left;
              found = TRUE;
            }
        }
    }
}

void
em_world_identify (EmState *state, EmWorld *world, guint planet)
{
  if (world->card == planet)
    return;

  g_assert (world->card == EM_UNTOLD);
  world->card = (guint8) planet;
  em_locate (state, planet);
}

void
em_world_narrow (EmState *state, EmWorld *world, guint64 planets)
{
  guint64 left = em_world_candidates (state, world) & planets;

  if (world->card != EM_UNTOLD || left == 0)
    return;

  world->candidates = left;
  if (em_count (left) == 1)
    em_world_identify (state, world, em_first (left));
}

EmWorld *
em_world_add (EmState *state, guint seat, guint64 candidates)
{
  EmSeat *owner = em_seat (state, seat);
  EmWorld *world;

  g_assert (state->n_worlds < EM_MAX_WORLDS && owner->n_worlds < EM_MAX_SEAT_WORLDS);

  owner->worlds[owner->n_worlds++] = state->n_worlds;
  world = &state->worlds[state->n_worlds++];
  *world = (EmWorld){ .candidates = candidates, .card = EM_UNTOLD, .owner = (guint8) seat };
  return world;
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
  if (!world->face_up || world->blocked)
    return 0;

  return ((1u << em_catalogue (state)->planets[world->card].slots.n) - 1) & ~world->filled;
}

gboolean
em_holds_resource (const EmState *state, const EmWorld *world, guint resource)
{
  const ArbNicks *kinds;

  if (!world->face_up)
    return FALSE;

  kinds = &em_catalogue (state)->planets[world->card].slots;
  for (guint bits = world->filled; bits != 0; bits &= bits - 1)
    if (kinds->nicks[em_first (bits)] == resource)
      return TRUE;

  return FALSE;
}

guint
em_seat_free_slots (const EmState *state, guint seat)
{
  const EmSeat *owner = em_seat_const (state, seat);
  guint n = 0;

  for (guint i = 0; i < owner->n_worlds; i++)
    n += em_count (em_free_slots (state, &state->worlds[owner->worlds[i]]));

  return n;
}

guint
em_seat_resources (const EmState *state, guint seat)
{
  const EmSeat *owner = em_seat_const (state, seat);
  guint n = 0;

  for (guint i = 0; i < owner->n_worlds; i++)
    n += em_count (state->worlds[owner->worlds[i]].filled);

  return n;
}

guint
em_seat_face_down (const EmState *state, guint seat)
{
  const EmSeat *owner = em_seat_const (state, seat);
  guint n = owner->n_worlds;

  for (guint type = 0; type < EM_N_TYPES; type++)
    n -= owner->face_up[type];

  return n;
}

/* Whether every planet that is not located lies in the planet deck. */
static gboolean
deck_is_rest (const EmState *state)
{
  return em_count (state->unlocated & em_catalogue (state)->deck_planets)
             + em_count (state->deck_known)
         == state->planet_deck;
}

static void
take_top (EmState *state, guint n)
{
  if (n == 0)
    return;

  if (n == state->planet_deck)
    {
      guint untold = n - em_count (state->deck_known);

      if (deck_is_rest (state))
        {
          guint64 rest = state->unlocated & em_catalogue (state)->deck_planets;

          state->look_known |= rest;
          state->unlocated &= ~rest;
          untold = 0;
        }
      state->look_known |= state->deck_known;
      state->look_untold += (guint8) untold;
    }
  else
    {
      state->unlocated |= state->deck_known;
      state->look_untold += (guint8) n;
    }
  state->deck_known = 0;
  state->planet_deck -= (guint8) n;
}

static void
reshuffle (EmState *state)
{
  state->planet_deck = state->discard_untold + (guint8) em_count (state->discard_known);
  state->deck_known = state->discard_known;
  state->discard_known = 0;
  state->discard_untold = 0;
}

guint
em_look (EmState *state, guint n)
{
  guint first = MIN (n, state->planet_deck);
  guint rest;

  g_assert (em_look_size (state) == 0);

  take_top (state, first);
  rest = n - first;
  if (rest > 0)
    {
      reshuffle (state);
      rest = MIN (rest, state->planet_deck);
      take_top (state, rest);
    }

  if (state->planet_deck == 0
      && em_switch (state, EM_SWITCH_PLANET_RESHUFFLE) == EM_RESHUFFLE_AT_ONCE)
    reshuffle (state);
  return first + rest;
}

guint
em_look_size (const EmState *state)
{
  return em_count (state->look_known) + state->look_untold;
}

guint64
em_look_candidates (const EmState *state)
{
  if (state->look_untold == 0)
    return state->look_known;
  return state->look_known | (state->unlocated & em_catalogue (state)->deck_planets);
}

void
em_look_keep (EmState *state, guint seat, guint64 planets)
{
  guint size = em_look_size (state);
  guint64 candidates = em_look_candidates (state) & planets;
  EmWorld *world;

  g_assert (size > 0 && candidates != 0);

  if (em_count (candidates) == 1)
    {
      guint kept = em_first (candidates);

      if (state->look_known & candidates)
        state->look_known &= ~candidates;
      else
        state->look_untold--;
      state->discard_known |= state->look_known;
      state->discard_untold += state->look_untold;
      world = em_world_add (state, seat, candidates);
      world->card = (guint8) kept;
      em_locate (state, kept);
    }
  else
    {
      /* Any of the candidates may be the kept one, so they are not located any more. */
      guint64 sure = state->look_known & ~candidates;

      state->discard_known |= sure;
      state->discard_untold += (guint8) (size - em_count (sure) - 1);
      state->unlocated |= candidates;
      em_world_add (state, seat, candidates);
    }
  state->look_known = 0;
  state->look_untold = 0;
}
