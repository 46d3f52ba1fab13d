/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/planets.h"

/*
 * Where the planets lie that were not told. Each place (a planet of an Empire, the planet deck,
 * its discard pile, the look, the start planets left in the box) has room for some of them and a
 * set of those that can be there. Every planet is in one place, so a set that can lead to no
 * complete distribution is cut down to what can.
 */

#define MAX_PLACES (EM_MAX_WORLDS + 4)

typedef struct
{
  guint n;
  guint8 room[MAX_PLACES];
  EmWorld *worlds[MAX_PLACES];     /* NULL for all but a planet of an Empire */
  guint64 *known[MAX_PLACES];      /* of a pile; NULL for the box too, of which nobody asks */
  guint64 *candidates[MAX_PLACES]; /* of a pile */
  guint8 *untold[MAX_PLACES];      /* of a pile that counts them; the deck counts all */
  guint64 can[MAX_PLACES];
  guint64 held[MAX_PLACES]; /* one distribution */
} Places;

static guint
add_place (Places *places, guint room, guint64 can)
{
  guint i = places->n++;

  places->worlds[i] = NULL;
  places->known[i] = NULL;
  places->room[i] = (guint8) room;
  places->can[i] = can;
  places->held[i] = 0;
  return i;
}

static void
add_pile (Places *places, guint room, guint64 *known, guint64 *candidates, guint8 *untold)
{
  guint i;

  if (room == 0)
    {
      *candidates = 0;
      return;
    }

  i = add_place (places, room, *candidates);
  places->known[i] = known;
  places->candidates[i] = candidates;
  places->untold[i] = untold;
}

static void
gather (EmState *state, Places *places)
{
  places->n = 0;
  for (guint i = 0; i < state->n_worlds; i++)
    if (state->worlds[i].card == EM_UNTOLD)
      places->worlds[add_place (places, 1, state->worlds[i].candidates)] = &state->worlds[i];

  add_pile (places, state->planet_deck - em_count (state->deck_known), &state->deck_known,
            &state->deck_candidates, NULL);
  add_pile (places, state->discard_untold, &state->discard_known, &state->discard_candidates,
            &state->discard_untold);
  add_pile (places, state->look_untold, &state->look_known, &state->look_candidates,
            &state->look_untold);
}

/* Start planets that nobody got lie in the box; the distribution is not whole without them. */
static void
add_box (const EmState *state, Places *places)
{
  guint rest = em_count (state->unlocated);

  for (guint i = 0; i < places->n; i++)
    rest -= places->room[i];
  if (rest > 0)
    add_place (places, rest, state->unlocated & em_catalogue (state)->start_planets);
}

/* Finds @planet a place, where needed by moving others along. */
static gboolean
distribute (Places *places, guint planet, guint64 *tried)
{
  for (guint i = 0; i < places->n; i++)
    {
      if ((*tried >> i & 1) || !(places->can[i] >> planet & 1))
        continue;

      *tried |= em_bit (i);
      if (em_count (places->held[i]) < places->room[i])
        {
          places->held[i] |= em_bit (planet);
          return TRUE;
        }
      for (guint64 rest = places->held[i]; rest != 0; rest &= rest - 1)
        if (distribute (places, em_first (rest), tried))
          {
            places->held[i] &= ~em_bit (em_first (rest));
            places->held[i] |= em_bit (planet);
            return TRUE;
          }
    }

  return FALSE;
}

/* For each place those from which a planet can move on to it, in one step or more. */
static void
find_ways (const Places *places, guint64 *ways)
{
  for (guint i = 0; i < places->n; i++)
    {
      ways[i] = em_bit (i);
      for (guint j = 0; j < places->n; j++)
        if (places->held[i] & places->can[j])
          ways[i] |= em_bit (j);
    }
  for (guint via = 0; via < places->n; via++)
    for (guint i = 0; i < places->n; i++)
      if (ways[i] >> via & 1)
        ways[i] |= ways[via];
}

/* A planet can be in a place if one from there can make room for it in turn, round a circle. */
static void
cut_down (EmState *state, Places *places)
{
  guint64 ways[MAX_PLACES];

  for (guint64 rest = state->unlocated; rest != 0; rest &= rest - 1)
    {
      guint64 tried = 0;
      gboolean found = distribute (places, em_first (rest), &tried);

      g_assert (found);
    }

  find_ways (places, ways);
  for (guint i = 0; i < places->n; i++)
    {
      guint64 reached = 0;

      for (guint64 rest = ways[i]; rest != 0; rest &= rest - 1)
        reached |= places->held[em_first (rest)];
      places->can[i] &= reached;
    }
}

/* Whether all places but the box can hold the same: then there is nothing to cut down. */
static gboolean
all_alike (const Places *places)
{
  for (guint i = 1; i < places->n; i++)
    if (places->can[i] != places->can[0])
      return FALSE;

  return TRUE;
}

/* Those that can be nowhere but in place @i. */
static guint64
only_there (const Places *places, guint i)
{
  guint64 elsewhere = 0;

  for (guint j = 0; j < places->n; j++)
    if (j != i)
      elsewhere |= places->can[j];

  return places->can[i] & ~elsewhere;
}

/* Notes what was found: of a planet of an Empire which it is, of a pile what must lie there. */
static void
note (EmState *state, const Places *places)
{
  for (guint i = 0; i < places->n; i++)
    {
      guint64 found;

      if (places->worlds[i] != NULL)
        {
          places->worlds[i]->candidates = places->can[i];
          if (em_count (places->can[i]) > 1)
            continue;
          places->worlds[i]->card = (guint8) em_first (places->can[i]);
          state->unlocated &= ~places->can[i];
        }
      else if (places->known[i] != NULL)
        {
          found = only_there (places, i);
          *places->candidates[i] = places->can[i] & ~found;
          *places->known[i] |= found;
          if (places->untold[i] != NULL)
            *places->untold[i] -= (guint8) em_count (found);
          state->unlocated &= ~found;
        }
    }
}

void
em_deduce_planets (EmState *state)
{
  Places places;

  gather (state, &places);
  if (!all_alike (&places))
    {
      add_box (state, &places);
      cut_down (state, &places);
    }
  note (state, &places);
}

void
em_locate (EmState *state, guint planet)
{
  guint64 others = ~em_bit (planet);

  state->unlocated &= others;
  state->deck_candidates &= others;
  state->discard_candidates &= others;
  state->look_candidates &= others;
  for (guint i = 0; i < state->n_worlds; i++)
    state->worlds[i].candidates &= others;
  em_deduce_planets (state);
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
  if (world->card != EM_UNTOLD || (world->candidates & planets) == 0)
    return;

  world->candidates &= planets;
  em_deduce_planets (state);
}

static void
take_top (EmState *state, guint n)
{
  if (n == 0)
    return;

  if (n == state->planet_deck)
    {
      state->look_untold += (guint8) (n - em_count (state->deck_known));
      state->look_known |= state->deck_known;
      state->look_candidates |= state->deck_candidates;
      state->deck_candidates = 0;
    }
  else
    {
      /* Which of those known to be in the deck are taken is not known. */
      state->unlocated |= state->deck_known;
      state->deck_candidates |= state->deck_known;
      state->look_candidates |= state->deck_candidates;
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
  state->deck_candidates = state->discard_candidates;
  state->discard_known = 0;
  state->discard_candidates = 0;
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
  em_deduce_planets (state);
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
  return state->look_known | state->look_candidates;
}

/* What is known to have been looked at and not kept is known to be discarded. */
static void
discard_look (EmState *state, guint64 known, guint64 untold, guint n)
{
  state->discard_known |= known;
  state->discard_candidates |= untold;
  state->discard_untold += (guint8) n;
  state->look_known = 0;
  state->look_candidates = 0;
  state->look_untold = 0;
}

void
em_look_keep (EmState *state, guint seat, guint64 planets)
{
  guint size = em_look_size (state);
  guint64 candidates = em_look_candidates (state) & planets;
  guint64 others = state->look_known & ~candidates;

  g_assert (size > 0 && candidates != 0);

  /* Of those that may have been kept it is not known any more where they lie. */
  state->unlocated |= candidates;
  em_world_add (state, seat, candidates);
  discard_look (state, others, state->look_candidates | (state->look_known & candidates),
                size - em_count (others) - 1);
  em_deduce_planets (state);
}
