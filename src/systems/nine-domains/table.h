/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/nine-domains/state.h"

G_BEGIN_DECLS

/**
 * nine_check_pile: checks `pile left domain-7`, which says which domain lies open on a pile in this
 * round.
 */
void nine_check_pile (const NineState *state, ArbMove move, ArbVerdict *verdict);

/** nine_apply_pile: turns up the domain. */
void nine_apply_pile (NineState *state, ArbMove move);

/** nine_check_special: checks `special 4+`, which says that this kind is in play for both. */
void nine_check_special (const NineState *state, ArbMove move, ArbVerdict *verdict);

/** nine_apply_special: notes that both hands can hold the kind from now on. */
void nine_apply_special (NineState *state, ArbMove move);

/**
 * nine_check_mark: checks `mark domain-5 half-purple`, which says what a domain shows, at any time,
 * also after the end of the game.
 */
void nine_check_mark (const NineState *state, ArbMove move, ArbVerdict *verdict);

/** nine_apply_mark: adds the mark, and judges the ends of all rounds again. */
void nine_apply_mark (NineState *state, ArbMove move);

/**
 * nine_check_adjust:
 *
 * `1 adjust points +7`, `1 adjust domain-7`, or `adjust domain-7` for a domain that nobody should
 * have: makes the record agree with the table after a slip. Only a domain that has left the piles
 * can change hands.
 */
void nine_check_adjust (const NineState *state, ArbMove move, ArbVerdict *verdict);

/** nine_apply_adjust: changes the points of a seat, or the owner of a domain; nine_put_right(). */
void nine_apply_adjust (NineState *state, ArbMove move, ArbAdjustments *adjustments);

G_END_DECLS
