/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/prototype-state.h"

G_BEGIN_DECLS

/*
 * The planets before the players: surveyed they lie face down and have a number, colonized they lie
 * face up. Whether the start planet begins face up is open. Source: 8.1; 8.4, 15.
 */

/** proto_find: (nullable): the planet with @number, which can be any, of @seat. */
const ProtoPlanet *proto_find (const ProtoState *state, guint seat, guint number);

/** proto_planet: the planet with @number of @seat, which has one. */
ProtoPlanet *proto_planet (ProtoState *state, guint seat, guint number);

/** proto_face_up: the numbers of the planets of @seat that lie face up, as bits. */
guint32 proto_face_up (const ProtoState *state, guint seat);

/** proto_face_down: likewise; those that lie face down. */
guint32 proto_face_down (const ProtoState *state, guint seat);

/** proto_planet_owner: the owner of the card @planet, if that is known; otherwise 0. */
guint proto_planet_owner (const ProtoState *state, guint planet);

/** proto_add_planet: @seat gets a planet, face down; its number. */
guint proto_add_planet (ProtoState *state, guint seat, guint card, gboolean start);

/** proto_lose_planet: it leaves; its cards go to the discard pile. */
void proto_lose_planet (ProtoState *state, guint seat, guint number);

/**
 * proto_turn_up: turns it up as @card, or as the card that it is known to be; a switch decides
 * about the cards under it. Source: 8.4, 3.
 */
void proto_turn_up (ProtoState *state, guint seat, guint number, guint card);

/** proto_resources: how many resources lie on the planets of @seat. */
guint proto_resources (const ProtoState *state, guint seat);

/** proto_is_colony: whether a kind of card is known to show a Colonize icon. */
gboolean proto_is_colony (const ProtoState *state, guint kind);

/** proto_count_under: the Colonize icons under a planet. */
guint proto_count_under (const ProtoState *state, const ProtoPlanet *own);

/** proto_can_be: whether the planet @own can be identified as @card. */
gboolean proto_can_be (const ProtoState *state, const ProtoPlanet *own, guint card);

/** proto_check_target: (nullable): the face-down planet that @move turns up, or the reason; in @card
 * which planet it is. */
const ProtoPlanet *proto_check_target (const ProtoState *state, ArbMove move, guint *card,
                                       ArbVerdict *verdict);

/**
 * proto_cheapest:
 * @state: the table
 * @seat: whose planet it is
 * @number: its number
 * @feature: a cost
 *
 * Returns: the card with the least cost that a planet that nobody identified can be; %EM_UNKNOWN if
 *   it is known, or can be one of which nobody knows the cost
 */
guint proto_cheapest (const ProtoState *state, guint seat, guint number, ProtoFeature feature);

/** proto_deduce: what a planet must be, since nothing else is left that it could be. */
void proto_deduce (ProtoState *state);

/** proto_check_face_up: (nullable): the planet of @move, which must lie face up and be known. */
const ProtoPlanet *proto_check_face_up (const ProtoState *state, ArbMove move, ArbVerdict *verdict);

/** proto_canonicalize_target: drops the card of a planet that is known. */
ArbCanonicalizeFunc proto_canonicalize_target;

/** proto_canonicalize_colour: fills in the colour if only one is possible. */
ArbCanonicalizeFunc proto_canonicalize_colour;

/** proto_list_targets: adds a move of @verb for each planet that each face-down planet can be. */
void proto_list_targets (const ProtoState *state, guint seat, guint verb, ArbMoves *moves);

G_END_DECLS
