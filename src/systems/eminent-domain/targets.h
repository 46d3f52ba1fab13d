/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/check.h"
#include "systems/eminent-domain/planets.h"

G_BEGIN_DECLS

/*
 * Which planet of the mover's Empire a move means: by its number, by its card, or by its number and
 * the card that it turns out to be.
 */

/** em_number_planet: a planet named by its card in @slot gets its number, if it is told by it. */
void em_number_planet (const EmState *state, ArbMove *move, guint slot);

/** em_is_known_planet: whether @planet only repeats what is known of the numbered planet. */
gboolean em_is_known_planet (const EmState *state, const ArbMove *move, ArbArgument planet);

/** em_canonicalize_target: a planet to turn up: its number, and its card where that is news. */
EmCanonicalizeFunc em_canonicalize_target;

/** em_check_planet: the planet that @argument names in the Empire of the seat, or the reason. */
const EmEmpirePlanet *em_check_planet (const EmState *state, ArbMove move, ArbArgument argument,
                                       ArbVerdict *verdict);

/** em_check_face_down: likewise; it must lie face down. */
const EmEmpirePlanet *em_check_face_down (const EmState *state, ArbMove move, ArbVerdict *verdict);

/**
 * em_check_target:
 * @state: the table
 * @move: a move that turns up @own
 * @own: the planet
 * @payable: of the planets that it can be, those that the seat can pay for
 * @verdict: takes what speaks against it
 *
 * Finds which planet it is; the play itself may tell. Where nobody ever told, and none of those
 * that it can be can be paid for, the verdict is certain all the same.
 *
 * Returns: the planet whose cost is too high, the cheapest one it can be; or %EM_UNKNOWN
 */
guint em_check_target (const EmState *state, ArbMove move, const EmEmpirePlanet *own,
                       guint64 payable, ArbVerdict *verdict);

/** em_leave_unidentified: says that it must be told which planet @move turns up. */
void em_leave_unidentified (ArbMove move, guint64 candidates, ArbVerdict *verdict);

/** em_check_leader_alternative: whether @effect, which a role gives its leader only, is asked. */
void em_check_leader_alternative (const EmState *state, ArbMove move, EmEffect effect,
                                  ArbVerdict *verdict);

/** em_move_planet: the planet of a legal move, told if the move tells which it is. */
EmEmpirePlanet *em_move_planet (EmState *state, ArbMove move);

/** em_target_subject: what a reason about the cost of the planet that @move turns up speaks of. */
ArbArgument em_target_subject (ArbMove move, const EmEmpirePlanet *own, guint planet);

/** em_target_card: which planet a legal or overruled @move turns up. */
guint em_target_card (const EmState *state, ArbMove move);

/** em_list_target: adds a move for each planet of @payable that face-down planet @number can be. */
void em_list_target (const EmState *state, guint seat, EmVerb verb, guint number, guint64 payable,
                     ArbMoves *moves);

/** em_asks_target: see #ArbEffect: whether a face-down planet is there. */
ArbAsksFunc em_asks_target;

G_END_DECLS
