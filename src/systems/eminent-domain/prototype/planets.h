/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/prototype/state.h"

G_BEGIN_DECLS

/*
 * The planets before the players: surveyed they lie face down and have a number, colonized they lie
 * face up. Whether the start planet begins face up is open. Source: 8.1; 8.4, 15.
 */

/** proto_find: (nullable): the planet with @number, which can be any, of @seat. */
const ProtoPlanet *proto_find (const EmState *state, guint seat, guint number);

/** proto_planet: the planet with @number of @seat, which has one. */
ProtoPlanet *proto_planet (EmState *state, guint seat, guint number);

/** proto_face_up: the numbers of the planets of @seat that lie face up, as bits. */
guint32 proto_face_up (const EmState *state, guint seat);

/** proto_face_down: likewise; those that lie face down. */
guint32 proto_face_down (const EmState *state, guint seat);

/** proto_planet_owner: the owner of the card @planet, if that is known; otherwise 0. */
guint proto_planet_owner (const EmState *state, guint planet);

/** proto_add_planet: @seat gets a planet, face down; its number. */
guint proto_add_planet (EmState *state, guint seat, guint card, gboolean start);

/** proto_lose_planet: it leaves; its cards go to the discard pile. */
void proto_lose_planet (EmState *state, guint seat, guint number);

/**
 * proto_turn_up: turns it up as @card, or as the card that it is known to be; a switch decides
 * about the cards under it. Source: 8.4, 3.
 */
void proto_turn_up (EmState *state, guint seat, guint number, guint card);

/** proto_has_room: whether @seat has room for @n planets more, and the table for them. */
gboolean proto_has_room (const EmState *state, guint seat, guint n);

/** proto_return_planet: a planet of @seat leaves for the deck, or for the box. */
void proto_return_planet (EmState *state, guint seat, guint number);

/** proto_resources: how many resources lie on the planets of @seat. */
guint proto_resources (const EmState *state, guint seat);

/** proto_is_colony: whether a kind of card is known to show a Colonize icon. */
gboolean proto_is_colony (const EmState *state, guint kind);

/** proto_count_under: the Colonize icons under a planet. */
guint proto_count_under (const EmState *state, const ProtoPlanet *own);

/** proto_can_be: whether the planet @own can be identified as @card. */
gboolean proto_can_be (const EmState *state, const ProtoPlanet *own, guint card);

/** proto_deduce: what a planet must be, since nothing else is left that it could be. */
void proto_deduce (EmState *state);

/**
 * proto_check_own: (nullable): the planet whose number @move names, if its mover has it and it lies
 * face @up or down; otherwise the reason.
 */
const ProtoPlanet *proto_check_own (const EmState *state, ArbMove move, gboolean up,
                                    ArbVerdict *verdict);

/** proto_add_identity: makes the verdict depend on which planet has @number. */
void proto_add_identity (ArbArgument number, ArbVerdict *verdict);

/** proto_find_known: (nullable): the planet whose number @move names, if it is known which one it is. */
const ProtoPlanet *proto_find_known (const EmState *state, const ArbMove *move);

/*
 * Turning planets up, for @cost: Colonize icons under them, %PROTO_FEATURE_SETTLE, or armies,
 * %PROTO_FEATURE_ARMIES.
 */

/** proto_list_targets: adds a move of @verb for each planet that each face-down planet can be. */
void proto_list_targets (const EmState *state, guint seat, guint verb, ArbMoves *moves);

/** proto_canonicalize_target: drops the card of a planet that is known. */
ArbCanonicalizeFunc proto_canonicalize_target;

/** proto_could_turn_up: whether a planet that is known can be turned up for certain. */
gboolean proto_could_turn_up (const EmState *state, guint seat, ProtoFeature cost);

/** proto_check_turn_up: the reasons against turning up the planet of @move. */
void proto_check_turn_up (const EmState *state, ArbMove move, ProtoFeature cost,
                          ArbVerdict *verdict);

/** proto_target_card: the planet that @move turns up. */
guint proto_target_card (const EmState *state, ArbMove move);

/** proto_cost: what @card costs; 0 if that is unknown. */
guint proto_cost (const EmState *state, guint card, ProtoFeature cost);

/** proto_paid: how much there is to pay for the planet of @move. */
guint proto_paid (const EmState *state, ArbMove move, ProtoFeature cost);

/** proto_can_produce: whether a resource is missing for certain on a planet of @seat, and there. */
gboolean proto_can_produce (const EmState *state, guint seat);

G_END_DECLS
