/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/planet-inference.h"

#include "systems/eminent-domain/planets.h"

/*
 * The inference of the places of unknown planets. Each place (a planet of an Empire, the planet
 * deck, its discard pile, the looked-at planets, the start planets left in the box) has room for
 * some of them, and a set of candidates. Every planet is in exactly one place, so candidates that
 * fit no complete distribution are removed.
 */

#define MAX_LOCATIONS (EM_MAX_EMPIRE_PLANETS + 4)

typedef struct
{
  guint n;
  guint8 room[MAX_LOCATIONS];
  EmEmpirePlanet *planets[MAX_LOCATIONS]; /* NULL for a place that is no planet of an Empire */
  guint64 *known[MAX_LOCATIONS];      /* of a pile; NULL for the box too, of which nobody asks */
  guint64 *candidates[MAX_LOCATIONS]; /* of a pile */
  guint8 *unknown[MAX_LOCATIONS];     /* of a pile that counts them; the deck counts all */
  guint64 can[MAX_LOCATIONS];
  guint64 held[MAX_LOCATIONS]; /* one distribution */
} Locations;

static guint
add_place (Locations *locations, guint room, guint64 can)
{
  guint i = locations->n++;

  locations->planets[i] = NULL;
  locations->known[i] = NULL;
  locations->room[i] = (guint8) room;
  locations->can[i] = can;
  locations->held[i] = 0;
  return i;
}

static void
add_pile (Locations *locations, guint room, guint64 *known, guint64 *candidates, guint8 *unknown)
{
  guint i;

  if (room == 0)
    {
      *candidates = 0;
      return;
    }

  i = add_place (locations, room, *candidates);
  locations->known[i] = known;
  locations->candidates[i] = candidates;
  locations->unknown[i] = unknown;
}

static void
gather (EmState *state, Locations *locations)
{
  locations->n = 0;
  for (guint i = 0; i < state->n_planets; i++)
    if (state->planets[i].card == EM_UNKNOWN)
      locations->planets[add_place (locations, 1, state->planets[i].candidates)] =
          &state->planets[i];

  add_pile (locations, state->planet_deck - em_count (state->deck_known), &state->deck_known,
            &state->deck_candidates, NULL);
  add_pile (locations, state->discard_unknown, &state->discard_known, &state->discard_candidates,
            &state->discard_unknown);
  add_pile (locations, state->look_unknown, &state->look_known, &state->look_candidates,
            &state->look_unknown);
}

/* Adds the box with the start planets that nobody got, so that the distribution is complete. */
static void
add_box (const EmState *state, Locations *locations)
{
  guint rest = em_count (state->unlocated);

  for (guint i = 0; i < locations->n; i++)
    rest -= locations->room[i];
  if (rest > 0)
    add_place (locations, rest, state->unlocated & em_catalogue (state)->start_planets);
}

/* Finds a place for @planet, moving other planets if necessary. */
static gboolean
distribute (Locations *locations, guint planet, guint64 *tried)
{
  for (guint i = 0; i < locations->n; i++)
    {
      if ((*tried >> i & 1) || !(locations->can[i] >> planet & 1))
        continue;

      *tried |= em_bit (i);
      if (em_count (locations->held[i]) < locations->room[i])
        {
          locations->held[i] |= em_bit (planet);
          return TRUE;
        }
      for (guint64 rest = locations->held[i]; rest != 0; rest &= rest - 1)
        if (distribute (locations, em_first (rest), tried))
          {
            locations->held[i] &= ~em_bit (em_first (rest));
            locations->held[i] |= em_bit (planet);
            return TRUE;
          }
    }

  return FALSE;
}

/* Finds for each place the places from which a planet can move to it, directly or through
 * others. */
static void
find_ways (const Locations *locations, guint64 *ways)
{
  for (guint i = 0; i < locations->n; i++)
    {
      ways[i] = em_bit (i);
      for (guint j = 0; j < locations->n; j++)
        if (locations->held[i] & locations->can[j])
          ways[i] |= em_bit (j);
    }
  for (guint via = 0; via < locations->n; via++)
    for (guint i = 0; i < locations->n; i++)
      if (ways[i] >> via & 1)
        ways[i] |= ways[via];
}

/* Removes candidates: a planet can be in a place only if a planet from there can make room for it,
 * through a cycle of places. */
static void
cut_down (EmState *state, Locations *locations)
{
  guint64 ways[MAX_LOCATIONS];

  for (guint64 rest = state->unlocated; rest != 0; rest &= rest - 1)
    {
      guint64 tried = 0;
      gboolean found = distribute (locations, em_first (rest), &tried);

      g_assert (found);
    }

  find_ways (locations, ways);
  for (guint i = 0; i < locations->n; i++)
    {
      guint64 reached = 0;

      for (guint64 rest = ways[i]; rest != 0; rest &= rest - 1)
        reached |= locations->held[em_first (rest)];
      locations->can[i] &= reached;
    }
}

/* Whether all places but the box have the same candidates: then nothing can be removed. */
static gboolean
all_alike (const Locations *locations)
{
  for (guint i = 1; i < locations->n; i++)
    if (locations->can[i] != locations->can[0])
      return FALSE;

  return TRUE;
}

/* Whether any two places have the same candidates or none in common: then nothing can be removed
 * either. */
static gboolean
alike_or_apart (const Locations *locations)
{
  for (guint i = 1; i < locations->n; i++)
    for (guint j = 0; j < i; j++)
      if (locations->can[i] != locations->can[j] && (locations->can[i] & locations->can[j]) != 0)
        return FALSE;

  return TRUE;
}

/* Returns the candidates of place @i that no other place has. */
static guint64
only_there (const Locations *locations, guint i)
{
  guint64 elsewhere = 0;

  for (guint j = 0; j < locations->n; j++)
    if (j != i)
      elsewhere |= locations->can[j];

  return locations->can[i] & ~elsewhere;
}

/* Stores the result: which planet one of an Empire is, and which planets a pile must have. */
static void
note (EmState *state, const Locations *locations)
{
  for (guint i = 0; i < locations->n; i++)
    {
      guint64 found;

      if (locations->planets[i] != NULL)
        {
          locations->planets[i]->candidates = locations->can[i];
          if (em_count (locations->can[i]) > 1)
            continue;
          locations->planets[i]->card = (guint8) em_first (locations->can[i]);
          state->unlocated &= ~locations->can[i];
        }
      else if (locations->known[i] != NULL)
        {
          found = only_there (locations, i);
          *locations->candidates[i] = locations->can[i] & ~found;
          *locations->known[i] |= found;
          if (locations->unknown[i] != NULL)
            *locations->unknown[i] -= (guint8) em_count (found);
          state->unlocated &= ~found;
        }
    }
}

void
em_deduce_planets (EmState *state)
{
  Locations locations;

  gather (state, &locations);
  if (!all_alike (&locations))
    {
      add_box (state, &locations);
      if (!alike_or_apart (&locations))
        cut_down (state, &locations);
    }
  else if (locations.n > 1 && !em_is_single (locations.can[0]))
    return;
  note (state, &locations);
}

void
em_locate (EmState *state, guint planet)
{
  guint64 others = ~em_bit (planet);

  state->unlocated &= others;
  state->deck_candidates &= others;
  state->discard_candidates &= others;
  state->look_candidates &= others;
  for (guint i = 0; i < state->n_planets; i++)
    state->planets[i].candidates &= others;
  em_deduce_planets (state);
}

void
em_planet_identify (EmState *state, EmEmpirePlanet *own, guint planet)
{
  if (own->card == planet)
    return;

  g_assert (own->card == EM_UNKNOWN);
  own->card = (guint8) planet;
  em_locate (state, planet);
}

void
em_planet_narrow (EmState *state, EmEmpirePlanet *own, guint64 planets)
{
  if (own->card != EM_UNKNOWN || (own->candidates & planets) == 0)
    return;

  own->candidates &= planets;
  em_deduce_planets (state);
}

static void
take_top (EmState *state, guint n)
{
  if (n == 0)
    return;

  if (n == state->planet_deck)
    {
      state->look_unknown += (guint8) (n - em_count (state->deck_known));
      state->look_known |= state->deck_known;
      state->look_candidates |= state->deck_candidates;
      state->deck_candidates = 0;
    }
  else
    {
      /* The record does not say which of the known planets of the deck are taken. */
      state->unlocated |= state->deck_known;
      state->deck_candidates |= state->deck_known;
      state->look_candidates |= state->deck_candidates;
      state->look_unknown += (guint8) n;
    }
  state->deck_known = 0;
  state->planet_deck -= (guint8) n;
}

static void
reshuffle (EmState *state)
{
  state->planet_deck = state->discard_unknown + (guint8) em_count (state->discard_known);
  state->deck_known = state->discard_known;
  state->deck_candidates = state->discard_candidates;
  state->discard_known = 0;
  state->discard_candidates = 0;
  state->discard_unknown = 0;
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

/* A looked-at planet that was certainly not kept is known to be in the discard pile. */
static void
discard_look (EmState *state, guint64 known, guint64 unknown, guint n)
{
  state->discard_known |= known;
  state->discard_candidates |= unknown;
  state->discard_unknown += (guint8) n;
  state->look_known = 0;
  state->look_candidates = 0;
  state->look_unknown = 0;
}

guint
em_count_left (const EmState *state, guint64 back)
{
  guint64 left = back & (state->deck_known | state->deck_candidates | em_look_candidates (state));
  guint64 kept = 0;
  guint n_kept = 0, elsewhere;

  for (guint i = 0; i < state->n_planets; i++)
    if (state->planets[i].card == EM_UNKNOWN && (state->planets[i].candidates & ~back) == 0)
      {
        kept |= state->planets[i].candidates;
        n_kept++;
      }
  /* A kept planet can be one that is not left anyway. */
  elsewhere = em_count (kept & ~left);
  return em_count (left) - (n_kept > elsewhere ? n_kept - elsewhere : 0);
}

void
em_look_discard (EmState *state)
{
  discard_look (state, state->look_known, state->look_candidates, state->look_unknown);
  em_deduce_planets (state);
}

void
em_look_choose (EmState *state, guint seat, guint64 planets)
{
  guint size = em_look_size (state);
  guint64 candidates = em_look_candidates (state) & planets;
  guint64 others = state->look_known & ~candidates;

  g_assert (size > 0 && candidates != 0);

  /* The place of planets that may have been kept is unknown from now on. */
  state->unlocated |= candidates;
  em_empire_add (state, seat, candidates);
  discard_look (state, others, state->look_candidates | (state->look_known & candidates),
                size - em_count (others) - 1);
  em_deduce_planets (state);
}

void
em_planets_discard (EmState *state, guint n)
{
  take_top (state, n);
  discard_look (state, state->look_known, state->look_candidates, state->look_unknown);
  em_deduce_planets (state);
}

void
em_planets_return (EmState *state, guint n)
{
  /* The record does not say which of the known ones return. */
  if (n > state->discard_unknown)
    {
      state->unlocated |= state->discard_known;
      state->discard_candidates |= state->discard_known;
      state->discard_unknown += (guint8) em_count (state->discard_known);
      state->discard_known = 0;
    }
  state->deck_candidates |= state->discard_candidates;
  state->planet_deck += (guint8) n;
  state->discard_unknown -= (guint8) n;
  em_deduce_planets (state);
}

void
em_planet_discard_unknown (EmState *state, EmEmpirePlanet *own)
{
  state->discard_candidates |= own->candidates;
  state->discard_unknown++;
  em_empire_remove (state, own->owner, em_planet_number (state, own));
  em_deduce_planets (state);
}
