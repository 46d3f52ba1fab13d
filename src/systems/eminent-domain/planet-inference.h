/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/*
 * Where the planets are that were not told: in an Empire, the planet deck, its discard pile, among
 * those looked at, or in the box. Each is in one place.
 */

/** em_planet_identify: notes which planet @own is; it must be one of its candidates. */
void em_planet_identify (EmState *state, EmEmpirePlanet *own, guint planet);

/** em_planet_narrow: notes that @own is one of @planets. */
void em_planet_narrow (EmState *state, EmEmpirePlanet *own, guint64 planets);

/**
 * em_locate:
 *
 * Notes that @planet has been found; its place already says so. It is no candidate elsewhere,
 * which may find others in turn.
 */
void em_locate (EmState *state, guint planet);

/**
 * em_deduce_planets:
 *
 * Draws the conclusions that follow for all planets that were not told: each lies in one place.
 * To be called when the places, or what can be there, have changed.
 */
void em_deduce_planets (EmState *state);

/**
 * em_look:
 *
 * Takes @n planets from the planet deck to be looked at; reshuffles the planet discard pile as
 * the edition has it. Source: both rulebooks, Survey; switch `planet-reshuffle`.
 *
 * Returns: how many there were
 */
guint em_look (EmState *state, guint n);

/** em_look_size: how many planets are being looked at. */
static inline guint
em_look_size (const EmState *state)
{
  return em_count (state->look_known) + state->look_untold;
}

/** em_look_candidates: the planets that can be among those looked at. */
static inline guint64
em_look_candidates (const EmState *state)
{
  return state->look_known | state->look_candidates;
}

/**
 * em_look_keep:
 * @planets: what is told of the kept one: one planet, all of a back, or every planet
 *
 * One of the planets looked at goes face down into the Empire of @seat, the others go to the
 * planet discard pile.
 */
void em_look_keep (EmState *state, guint seat, guint64 planets);

G_END_DECLS
