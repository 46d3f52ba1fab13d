/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/check.h"
#include "systems/eminent-domain/planets.h"

G_BEGIN_DECLS

/*
 * Which planet of the player's Empire a move means: by its number, by its card, or by its number
 * together with its card.
 */

/**
 * em_number_planet: replaces the card of a planet in @slot by its number, if the planet is
 * identified.
 */
void em_number_planet (const EmState *state, ArbMove *move, guint slot);

/** em_is_known_planet: whether @planet is already known to be the numbered planet. */
gboolean em_is_known_planet (const EmState *state, const ArbMove *move, ArbArgument planet);

/**
 * em_canonicalize_target: a planet to turn up gets its number, and its card if that was unknown.
 */
ArbCanonicalizeFunc em_canonicalize_target;

/** em_check_planet: the planet of the seat that @argument names; adds a reason if there is none. */
const EmEmpirePlanet *em_check_planet (const EmState *state, ArbMove move, ArbArgument argument,
                                       ArbVerdict *verdict);

/** em_check_face_down: the same for a planet that must lie face down. */
const EmEmpirePlanet *em_check_face_down (const EmState *state, ArbMove move, ArbVerdict *verdict);

/**
 * em_check_target:
 * @state: the state
 * @move: a move that turns up @own
 * @own: the planet
 * @payable: those of its candidates for which the seat can pay
 * @verdict: gets the reasons against the move
 *
 * Finds out which planet it is; the move itself may say so. For an unknown planet the verdict is
 * certain if the seat can pay for none of its candidates.
 *
 * Returns: the planet whose cost is too high: the cheapest candidate; or %EM_UNKNOWN
 */
guint em_check_target (const EmState *state, ArbMove move, const EmEmpirePlanet *own,
                       guint64 payable, ArbVerdict *verdict);

/** em_leave_unidentified: adds that the planet that @move turns up must be identified. */
void em_leave_unidentified (ArbMove move, guint64 candidates, ArbVerdict *verdict);

/** em_check_leader_alternative: whether @effect, which a role gives its leader only, is asked. */
void em_check_leader_alternative (const EmState *state, ArbMove move, EmEffect effect,
                                  ArbVerdict *verdict);

/** em_move_planet: the planet of a legal move; identified, if the move does that. */
EmEmpirePlanet *em_move_planet (EmState *state, ArbMove move);

/** em_target_subject: the subject of a reason about the cost of the planet that @move turns up. */
ArbArgument em_target_subject (ArbMove move, const EmEmpirePlanet *own, guint planet);

/** em_target_card: the planet that a legal or ruled @move turns up. */
guint em_target_card (const EmState *state, ArbMove move);

/** em_list_all_targets: adds a move for each planet that each face-down planet of @seat can be. */
void em_list_all_targets (const EmState *state, guint seat, EmVerb verb, ArbMoves *moves);

/** em_list_target: adds a move for each planet of @payable that face-down planet @number can be. */
void em_list_target (const EmState *state, guint seat, EmVerb verb, guint number, guint64 payable,
                     ArbMoves *moves);

/** em_asks_target: see #ArbEffect: whether a face-down planet is there. */

/**
 * em_offer_targets: offers turning up each face-down planet by @verb after @first, a move of its owner,
 * as far as no rule forbids it.
 */
void em_offer_targets (ArbOffering *offering, const char *kind, guint verb, ArbMove first);

G_END_DECLS
