/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/play/shows.h"
#include "systems/microcosm/state.h"

G_BEGIN_DECLS

/*
 * The faces of the cards. They were never published in full: for a card that the catalogue does not
 * know, the table can record what it sees, `planet-03 shows shield 2`.
 */

/** micro_domain_face: what is known of a field of a Domain card, see arb_face_get(). */
static inline guint
micro_domain_face (const MicroState *state, guint domain, MicroDomainFace field)
{
  return arb_face_get (&state->parent, MICRO_DOMAIN_FACE, field, domain);
}

/** micro_planet_face: what is known of a field of a planet. */
static inline guint
micro_planet_face (const MicroState *state, guint planet, MicroPlanetFace field)
{
  return arb_face_get (&state->parent, MICRO_PLANET_FACE, field, planet);
}

/** micro_number: a number of a planet; -1 if it is unknown. */
static inline gint
micro_number (const MicroState *state, guint planet, MicroPlanetFace number)
{
  return (gint) micro_planet_face (state, planet, number) - 1;
}

/** micro_points: the points of @domain for each thing that it counts; -1 if they are unknown. */
static inline gint
micro_points (const MicroState *state, guint domain)
{
  return (gint) micro_domain_face (state, domain, MICRO_DOMAIN_POINTS);
}

/** micro_count_icon: how many icons of @role a card of any sort has; 0 if they are unknown. */
static inline guint
micro_count_icon (const MicroState *state, ArbArgument card, MicroRole role)
{
  return arb_shows_count (&state->parent, card, MICRO_FEATURE_ICON, role);
}

/** micro_knows: whether @feature of @card is known. */
static inline gboolean
micro_knows (const MicroState *state, ArbArgument card, MicroFeature feature)
{
  return arb_shows_is_known (&state->parent, card, feature);
}

/** micro_can_show: the most icons of @role that a card can have; if they are known, how many it has. */
static inline guint
micro_can_show (const MicroState *state, ArbArgument card, MicroRole role)
{
  return micro_knows (state, card, MICRO_FEATURE_ICON) ? micro_count_icon (state, card, role)
                                                       : MICRO_MAX_ICONS;
}

/** micro_script: where the action of @domain begins in the program. */
static inline guint
micro_script (const MicroState *state, guint domain)
{
  const MicroCatalogue *catalogue = micro_catalogue (state);
  guint action = micro_domain_face (state, domain, MICRO_DOMAIN_ACTION);

  return action == MICRO_ACTION_OWN ? catalogue->domains[domain].program
                                    : catalogue->table_actions[action];
}

G_END_DECLS
