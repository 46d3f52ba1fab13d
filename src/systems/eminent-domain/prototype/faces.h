/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/prototype/state.h"

G_BEGIN_DECLS

/*
 * The faces of the cards, which were never published. For a card that the catalogue does not know,
 * the table can record what it sees: `planet-03 shows army-cost 4`.
 */

#define PROTO_UNKNOWN_SLOTS 0xffff

/** proto_read_faces: reads the faces from the catalogue. */
void proto_read_faces (EmState *state);

/** proto_number: a number of a planet; -1 if it is unknown. */
static inline gint
proto_number (const EmState *state, guint planet, ProtoFeature feature)
{
  return state->faces.numbers[planet][feature] - 1;
}

/** proto_card_icons: the icons of a kind of card; %PROTO_UNKNOWN_SET if they are unknown. */
static inline guint
proto_card_icons (const EmState *state, guint kind)
{
  return kind < EM_N_ROLES ? 1u << kind : state->faces.icons[PROTO_N_PLANETS + kind - EM_N_ROLES];
}

/**
 * proto_count_icon: how many icons of @role a kind of card has; two equal ones that its owner has typed
 * in count twice. 0 if they are unknown.
 */
guint proto_count_icon (const EmState *state, guint kind, guint role);

/** proto_count_planet_icon: the same for a planet. */
guint proto_count_planet_icon (const EmState *state, guint planet, guint role);

/** proto_slots: how many places for @colour a planet has whose slots are known. */
static inline guint
proto_slots (const EmState *state, guint planet, guint colour)
{
  return state->faces.slots[planet] >> 4 * colour & 15;
}

/** proto_has_value: whether cards of the sort of @card have @feature, with @value. */
gboolean proto_has_value (ArbArgument card, ProtoFeature feature, guint value);

/** proto_knows: whether @feature of @card, which has it, is known. */
gboolean proto_knows (const EmState *state, ArbArgument card, ProtoFeature feature);

/** proto_add_unknown: makes the verdict depend on an unknown feature of @card. */
void proto_add_unknown (ArbVerdict *verdict, ArbArgument card, ProtoFeature feature);

G_END_DECLS
