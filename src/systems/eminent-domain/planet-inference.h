/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/*
 * Infers where unknown planets are: in an Empire, the planet deck, its discard pile, among the
 * looked-at planets, or in the box. Each is in one place.
 */

/** em_planet_identify: notes that @own is @planet, one of its candidates. */
void em_planet_identify (EmState *state, EmEmpirePlanet *own, guint planet);

/** em_planet_narrow: notes that @own is one of @planets. */
void em_planet_narrow (EmState *state, EmEmpirePlanet *own, guint64 planets);

/**
 * em_locate:
 *
 * To be called when the place of @planet is known and set. Removes it from the candidates of the
 * other places, which may identify other planets too.
 */
void em_locate (EmState *state, guint planet);

/**
 * em_deduce_planets:
 *
 * Infers what follows for all unknown planets from the fact that each is in one place. To be called
 * when places or candidates have changed.
 */
void em_deduce_planets (EmState *state);

/**
 * em_look:
 *
 * Takes @n planets from the planet deck to look at; reshuffles the planet discard pile as the
 * edition prescribes. Source: both rulebooks, Survey; switch `planet-reshuffle`.
 *
 * Returns: how many were taken
 */
guint em_look (EmState *state, guint n);

/** em_look_size: how many planets are being looked at. */
static inline guint
em_look_size (const EmState *state)
{
  return em_count (state->look_known) + state->look_unknown;
}

/** em_look_candidates: the planets that can be among the looked-at ones. */
static inline guint64
em_look_candidates (const EmState *state)
{
  return state->look_known | state->look_candidates;
}

/**
 * em_count_left:
 * @back: the planets that have the same back
 *
 * Counts how many planets of @back can still lie in the planet deck and among the looked-at planets.
 * Those that lie face down in an Empire are known by their back, so they are not left.
 */
guint em_count_left (const EmState *state, guint64 back);

/**
 * em_look_choose:
 * @planets: the candidates of the kept one: one planet, all of a back, or every planet
 *
 * Moves one of the looked-at planets face down into the Empire of @seat, and the others to the
 * planet discard pile.
 */
void em_look_choose (EmState *state, guint seat, guint64 planets);

/** em_planets_discard: moves @n planets of the deck, while none is looked at, to the discard pile. */
void em_planets_discard (EmState *state, guint n);

/** em_planets_return: moves @n planets of the discard pile back to the deck; unknown ones first. */
void em_planets_return (EmState *state, guint n);

/** em_planet_discard_unknown: moves @own, which is not identified, to the discard pile. */
void em_planet_discard_unknown (EmState *state, EmEmpirePlanet *own);

/** em_look_discard: none of the planets that are being looked at is kept. */
void em_look_discard (EmState *state);

G_END_DECLS
