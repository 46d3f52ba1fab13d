/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/** em_world: the planet with @number in the Empire of @seat, or %NULL where there is none. */
EmWorld *em_world (EmState *state, guint seat, guint number);
const EmWorld *em_world_const (const EmState *state, guint seat, guint number);

/** em_is_face_down: whether there is a planet, and it is face down. */
static inline gboolean
em_is_face_down (const EmWorld *world)
{
  return world != NULL && !world->face_up;
}

/** em_is_face_up: whether there is a planet, and it is face up. */
static inline gboolean
em_is_face_up (const EmWorld *world)
{
  return world != NULL && world->face_up;
}

/** em_identify: the planet with @number in the Empire of @seat, if it was told which it is. */
ArbArgument em_identify (const ArbState *state, guint seat, guint number);

/** em_world_candidates: the planets that @world (nullable) can still be. */
guint64 em_world_candidates (const EmWorld *world);

/** em_planets_in_use: the planets of the planet deck that are in this game. Source: 1.3. */
guint64 em_planets_in_use (const EmState *state);

/** em_world_find: the number of @planet in the Empire of @seat, or 0. */
guint em_world_find (const EmState *state, guint seat, guint planet);

/** em_world_identify: notes which planet @world is; it must be one of its candidates. */
void em_world_identify (EmState *state, EmWorld *world, guint planet);

/** em_world_narrow: notes that @world is one of @planets. */
void em_world_narrow (EmState *state, EmWorld *world, guint64 planets);

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

/** em_world_add: a new face-down planet, one of @candidates, in the Empire of @seat. */
EmWorld *em_world_add (EmState *state, guint seat, guint64 candidates);

/** em_world_remove: takes planet @number out of the Empire of @seat; nobody gets the number. */
void em_world_remove (EmState *state, guint seat, guint number);

/** em_seat_worlds: how many planets @seat has. */
static inline guint
em_seat_worlds (const EmState *state, guint seat)
{
  const EmSeat *owner = em_seat_const (state, seat);

  return (guint) owner->n_worlds - owner->n_gone;
}

/** em_world_colonies: how many colonies lie under @world. */
guint em_world_colonies (const EmState *state, const EmWorld *world);

/** em_colonies_of: how many colonies a card of @kind is: its Colonize symbols, at least one. */
guint em_colonies_of (const EmState *state, guint kind);

/** em_free_slots: bits of the slots of @world (nullable) that can take a resource. */
guint em_free_slots (const EmState *state, const EmWorld *world);

/** em_slots_of: bits of the slots of @world (nullable) for that kind of resource. */
guint em_slots_of (const EmState *state, const EmWorld *world, guint resource);

/** em_has_free_slot: whether @world has a free slot for that kind of resource. */
gboolean em_has_free_slot (const EmState *state, const EmWorld *world, guint resource);

/** em_holds_resource: whether a resource of that kind lies on @world (nullable). */
gboolean em_holds_resource (const EmState *state, const EmWorld *world, guint resource);

/** em_seat_free_slots: how many free slots @seat has. */
guint em_seat_free_slots (const EmState *state, guint seat);

/** em_seat_has_free_slot: whether a resource could be put anywhere by @seat. */
gboolean em_seat_has_free_slot (const EmState *state, guint seat);

/** em_seat_has_resource: whether a resource lies on any planet of @seat. */
gboolean em_seat_has_resource (const EmState *state, guint seat);

/** em_seat_resources: how many resources lie on the planets of @seat. */
guint em_seat_resources (const EmState *state, guint seat);

/** em_seat_face_down: how many face-down planets @seat has. */
guint em_seat_face_down (const EmState *state, guint seat);

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
guint em_look_size (const EmState *state);

/** em_look_candidates: the planets that can be among those looked at. */
guint64 em_look_candidates (const EmState *state);

/**
 * em_look_keep:
 * @planets: what is told of the kept one: one planet, all of a back, or every planet
 *
 * One of the planets looked at goes face down into the Empire of @seat, the others go to the
 * planet discard pile.
 */
void em_look_keep (EmState *state, guint seat, guint64 planets);

G_END_DECLS
