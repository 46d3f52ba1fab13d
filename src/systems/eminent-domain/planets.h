/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/**
 * em_planet:
 *
 * Returns: the planet of @seat with the number @number, which must exist
 */
static inline EmEmpirePlanet *
em_planet (EmState *state, guint seat, guint number)
{
  return &state->planets[em_seat (state, seat)->planets[number - 1]];
}

static inline const EmEmpirePlanet *
em_planet_const (const EmState *state, guint seat, guint number)
{
  return &state->planets[em_seat_const (state, seat)->planets[number - 1]];
}

/** em_numbers: the numbers of the planets in the Empire of @seat, as bits. */
static inline guint32
em_numbers (const EmState *state, guint seat)
{
  return em_seat_const (state, seat)->face_down | em_seat_const (state, seat)->face_up;
}

/** em_has_planet: whether @seat has a planet with the number @number, which may be any number. */
static inline gboolean
em_has_planet (const EmState *state, guint seat, guint number)
{
  return number <= EM_MAX_SEAT_PLANETS && (em_numbers (state, seat) >> number & 1) != 0;
}

/** em_find_planet: (nullable): the planet of @seat with @number, which may be any number. */
static inline const EmEmpirePlanet *
em_find_planet (const EmState *state, guint seat, guint number)
{
  return em_has_planet (state, seat, number) ? em_planet_const (state, seat, number) : NULL;
}

/** em_candidates_of: the planets that @own can still be. */
static inline guint64
em_candidates_of (const EmEmpirePlanet *own)
{
  return own->card != EM_UNKNOWN ? em_bit (own->card) : own->candidates;
}

/** em_planets_in_use: the planets of the planet deck that are in this game. Source: 1.3. */
guint64 em_planets_in_use (const EmState *state);

/** em_number_of: the number of @planet in the Empire of @seat, or 0. */
guint em_number_of (const EmState *state, guint seat, guint planet);

/** em_planet_owner: the seat in whose Empire @planet is known to be, or 0. */
guint em_planet_owner (const EmState *state, guint planet);

/** em_empire_add: adds a face-down planet, one of @candidates, to the Empire of @seat. */
EmEmpirePlanet *em_empire_add (EmState *state, guint seat, guint64 candidates);

/**
 * em_empire_remove: removes planet @number from the Empire of @seat; its number is not given again.
 */
void em_empire_remove (EmState *state, guint seat, guint number);

/** em_planet_number: the number that @own has in the Empire of its owner. */
guint em_planet_number (const EmState *state, const EmEmpirePlanet *own);

/** em_turn_up: turns up @own without triggering effects; its colonies are discarded. */
void em_turn_up (EmState *state, EmEmpirePlanet *own);

/** em_turn_down: removes the bonuses that @own gives while it is face up, and its colonies. */
void em_turn_down (EmState *state, EmEmpirePlanet *own);

/** em_count_planets: how many planets @seat has. */
static inline guint
em_count_planets (const EmState *state, guint seat)
{
  return em_count (em_numbers (state, seat));
}

/** em_colonies_of: how many colonies a card of @kind is: its Colonize symbols, at least one. */
static inline guint
em_colonies_of (const EmState *state, guint kind)
{
  return MAX (1, em_catalogue (state)->card_symbols[kind][EM_COLONIZE]);
}

/** em_count_colonies: how many colonies lie under @own. */
guint em_count_colonies (const EmState *state, const EmEmpirePlanet *own);

/** em_free_slots: bits of the slots of @own, which is face up, that can take a resource. */
static inline guint
em_free_slots (const EmState *state, const EmEmpirePlanet *own)
{
  if (own->blocked)
    return 0;
  return ((1u << em_catalogue (state)->planets[own->card].slots.n) - 1) & ~(guint) own->filled;
}

/** em_slots_of: bits of the slots of @own, which is face up, for that kind of resource. */
guint em_slots_of (const EmState *state, const EmEmpirePlanet *own, guint resource);

/** em_slots_kinds: bits of the kinds of resources of these slots of @own, which is face up. */
guint em_slots_kinds (const EmState *state, const EmEmpirePlanet *own, guint slots);

/** em_seat_free_slots: how many free slots @seat has. */
guint em_seat_free_slots (const EmState *state, guint seat);

/** em_seat_resources: how many resources lie on the planets of @seat. */
guint em_seat_resources (const EmState *state, guint seat);

G_END_DECLS
