/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/microcosm/state.h"

G_BEGIN_DECLS

/** micro_pile_number: the pile from which the card with that slot is, by the order of costs. */
guint micro_pile_number (const MicroState *state, guint slot);

/** micro_pile_of: the planets of that pile, as bits. */
static inline guint16
micro_pile_of (const MicroState *state, guint slot)
{
  return micro_catalogue (state)->piles[micro_pile_number (state, slot)];
}

/** micro_cost: the icons needed to colonize the card with that slot. */
static inline guint
micro_cost (const MicroState *state, guint slot)
{
  return (guint) micro_catalogue (state)->costs[micro_pile_number (state, slot)];
}

/** micro_candidates: the planets that the card with that slot can be, as bits. */
guint16 micro_candidates (const MicroState *state, guint slot);

/** micro_public_candidates: the same, from what all have seen. */
guint16 micro_public_candidates (const MicroState *state, guint slot);

/** micro_find_planet: the slot of @planet, as far as it is told or follows; or -1. */
gint micro_find_planet (const MicroState *state, guint planet);

/** micro_identify: see #ArbPresentation. */
ArbArgument micro_identify (const ArbState *state, guint seat, guint number);

/** micro_turn_up: the card with that slot lies face up from now on, and is @planet. */
void micro_turn_up (MicroState *state, guint slot, guint planet);

/**
 * micro_canonicalize_planet:
 * @move: a move whose first argument is a planet card
 * @with_name: whether the second one says which planet it is
 *
 * A planet named by its card becomes its number; which planet it is is filled in where only one is
 * possible.
 */
void micro_canonicalize_planet (const MicroState *state, ArbMove *move, gboolean with_name);

/**
 * micro_check_planet:
 * @move: a move in canonical form that turns up a planet
 * @verdict: takes why it cannot be that planet
 *
 * Returns: whether it can be what the second argument says
 */
gboolean micro_check_planet (const MicroState *state, ArbMove move, ArbVerdict *verdict);

/** micro_list_planet: adds @verb of the card with that slot, once for each planet it can be. */
void micro_list_planet (const MicroState *state, guint seat, guint verb, guint slot,
                        ArbMoves *moves);

G_END_DECLS
