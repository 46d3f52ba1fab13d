/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/play/shows.h"
#include "systems/eminent-domain/prototype/state.h"

G_BEGIN_DECLS

/*
 * The faces of the cards, which were never published. For a card that the catalogue does not know,
 * the table can record what it sees: `planet-03 shows army-cost 4`.
 */

/** proto_number: a number of a planet; -1 if it is unknown. */
static inline gint
proto_number (const EmState *state, guint planet, ProtoFeature feature)
{
  return (gint) arb_face_get (&state->parent, PROTO_PLANET_FACE, feature, planet) - 1;
}

/** proto_technology_influence: the influence of a technology; -1 if it is unknown. */
static inline gint
proto_technology_influence (const EmState *state, guint technology)
{
  return (gint) arb_face_get (&state->parent, PROTO_TECHNOLOGY_FACE, PROTO_TECHNOLOGY_INFLUENCE,
                              technology)
         - 1;
}

/** proto_planet_type: the type of a planet, from 1; 0 if it is unknown. */
static inline guint
proto_planet_type (const EmState *state, guint planet)
{
  return arb_face_get (&state->parent, PROTO_PLANET_FACE, PROTO_PLANET_TYPE, planet);
}

/** proto_technology_type: the type of a technology, likewise. */
static inline guint
proto_technology_type (const EmState *state, guint technology)
{
  return arb_face_get (&state->parent, PROTO_TECHNOLOGY_FACE, PROTO_TECHNOLOGY_TYPE, technology);
}

/** proto_action: the Action of a kind of card. */
static inline ProtoAction
proto_action (const EmState *state, guint kind)
{
  return kind < EM_N_ROLES ? arb_face_get (&state->parent, PROTO_ROLE_FACE, PROTO_ROLE_ACTION, kind)
                           : arb_face_get (&state->parent, PROTO_TECHNOLOGY_FACE,
                                           PROTO_TECHNOLOGY_ACTION, kind - EM_N_ROLES);
}

/** proto_knows_icons: whether the icons of a kind of card are known. */
static inline gboolean
proto_knows_icons (const EmState *state, guint kind)
{
  return kind < EM_N_ROLES
         || arb_face_knows (&state->parent, PROTO_TECHNOLOGY_FACE, PROTO_TECHNOLOGY_ICONS,
                            kind - EM_N_ROLES);
}

/** proto_count_icon: how many icons of @role a kind of card has; 0 if they are unknown. */
static inline guint
proto_count_icon (const EmState *state, guint kind, guint role)
{
  return kind < EM_N_ROLES ? kind == role
                           : arb_face_count (&state->parent, PROTO_TECHNOLOGY_FACE,
                                             PROTO_TECHNOLOGY_ICONS, kind - EM_N_ROLES, role);
}

/** proto_count_planet_icon: the same for a planet. */
static inline guint
proto_count_planet_icon (const EmState *state, guint planet, guint role)
{
  return arb_face_count (&state->parent, PROTO_PLANET_FACE, PROTO_PLANET_ICONS, planet, role);
}

/** proto_knows_slots: whether the places for resources of a planet are known. */
static inline gboolean
proto_knows_slots (const EmState *state, guint planet)
{
  return arb_face_knows (&state->parent, PROTO_PLANET_FACE, PROTO_PLANET_SLOTS, planet);
}

/** proto_slots: how many places for @colour a planet has; 0 if they are unknown. */
static inline guint
proto_slots (const EmState *state, guint planet, guint colour)
{
  return arb_face_count (&state->parent, PROTO_PLANET_FACE, PROTO_PLANET_SLOTS, planet, colour);
}

G_END_DECLS
