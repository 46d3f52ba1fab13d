/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/nine-domains/state.h"

G_BEGIN_DECLS

/**
 * nine_check_swap:
 *
 * `1 swap domain-3 domain-7`: one's own domain for the opponent's, when a card that won offers
 * it; `1 swap 2 5`: a hand card for a used one. (Game help, cards 2- and 3-.)
 */
void nine_check_swap (const NineState *state, ArbMove move, ArbVerdict *verdict);

/** nine_swap_is_settled: whether what follows after the swap on offer, or its `skip`, can be judged. */
gboolean nine_swap_is_settled (const NineState *state, ArbMove move);

/** nine_apply_swap: makes the swap; what follows only goes on if it was the one on offer. */
void nine_apply_swap (NineState *state, ArbMove move);

/** nine_check_skip: `1 skip`: both swaps are voluntary. */
void nine_check_skip (const NineState *state, ArbMove move, ArbVerdict *verdict);

/** nine_apply_skip: lets the swap on offer go by. */
void nine_apply_skip (NineState *state);

G_END_DECLS
