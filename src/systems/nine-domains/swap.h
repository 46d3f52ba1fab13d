/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/nine-domains/state.h"

G_BEGIN_DECLS

/**
 * nine_check_swap:
 *
 * `1 swap domain-3 domain-7`: the own domain for one of the opponent's, if a winning card offers
 * it; `1 swap 2 5`: a hand card for a used one. (Game help, cards 2- and 3-.)
 */
void nine_check_swap (const NineState *state, ArbMove move, ArbVerdict *verdict);

/** nine_apply_swap: applies the swap; play continues only if it was the offered one. */
void nine_apply_swap (NineState *state, ArbMove move);

/** nine_check_skip: `1 skip`: both swaps are voluntary. */
void nine_check_skip (const NineState *state, ArbMove move, ArbVerdict *verdict);

/** nine_apply_skip: declines the offered swap. */
void nine_apply_skip (NineState *state);

G_END_DECLS
