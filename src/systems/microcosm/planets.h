/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/microcosm/state.h"

G_BEGIN_DECLS

/** micro_pile_number: the pile of the card with that slot, by the order of costs. */
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

/** micro_public_candidates: the same, by what all players have seen. */
guint16 micro_public_candidates (const MicroState *state, guint slot);

/**
 * micro_count_looks: how many different planets the card with that slot can be, counting those alike
 * once.
 */
guint micro_count_looks (const MicroState *state, guint slot);

/** micro_is_first_look: whether the card can be @planet, and none before it that looks alike. */
gboolean micro_is_first_look (const MicroState *state, guint slot, guint planet);

/**
 * micro_name_slot: what people call the card with that slot, which they turn up as @planet: by its
 * number as long as it looks like all planets that it can be.
 */
ArbArgument micro_name_slot (const MicroState *state, guint slot, guint planet);

/** micro_find_planet: the slot of @planet, if it is known or can be inferred; otherwise -1. */
gint micro_find_planet (const MicroState *state, guint planet);

/** micro_turn_up: turns up the card with that slot, which is @planet. */
void micro_turn_up (MicroState *state, guint slot, guint planet);

/**
 * micro_canonicalize_planet: replaces the card of a planet, the first argument, by its number. If the
 * second one says which planet it is, fills that in if only one is possible.
 */
ArbCanonicalizeFunc micro_canonicalize_planet;

/**
 * micro_check_planet:
 * @move: a move in canonical form that turns up a planet
 * @verdict: gets the reason if it cannot be that planet, or if nobody has said which one it is
 *
 * Returns: whether it can be the planet of the second argument
 */
gboolean micro_check_planet (const MicroState *state, ArbMove move, ArbVerdict *verdict);

/**
 * micro_list_planet: adds @verb for the card with that slot, once for each planet that it can be.
 */
void micro_list_planet (const MicroState *state, guint seat, guint verb, guint slot,
                        ArbMoves *moves);

G_END_DECLS
