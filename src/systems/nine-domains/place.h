/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/nine-domains/state.h"

G_BEGIN_DECLS

/**
 * nine_check_place:
 *
 * `1 place left 4+`, or `1 place left ?` face down: one card at each place, each card once, in any
 * order of seats and places. After the sixth known card the combats are resolved. (Game help,
 * course of the game.)
 */
void nine_check_place (const NineState *state, ArbMove move, ArbVerdict *verdict);

/**
 * nine_check_reveal:
 *
 * `1 reveal left 4+`: identifies a face-down card, after all six were placed.
 */
void nine_check_reveal (const NineState *state, ArbMove move, ArbVerdict *verdict);

/** nine_lacks_tile: whether the combats follow the next card that becomes known, but a tile is not. */
gboolean nine_lacks_tile (const NineState *state);

/**
 * nine_apply_lay: applies `place` or `reveal`, and resolves the combats when all six cards are
 * known.
 */
void nine_apply_lay (NineState *state, ArbMove move);

/** nine_show_card: notes that a played card is in play; a special kind was unknown before. */
void nine_show_card (NineState *state, guint card);

G_END_DECLS
