/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/nine-domains/state.h"

G_BEGIN_DECLS

/**
 * nine_check_place:
 *
 * `1 place left 4+`, or `1 place left ?` face down: one card at each place, each card once, in
 * any order of seats and places. The sixth known card brings the combats. (Game help, course of
 * the game.)
 */
void nine_check_place (const NineState *state, ArbMove move, ArbVerdict *verdict);

/**
 * nine_check_reveal:
 *
 * `1 reveal left 4+`: tells which card lay there face down, when all six lie there.
 */
void nine_check_reveal (const NineState *state, ArbMove move, ArbVerdict *verdict);

/** nine_combats_are_settled: whether the combats that the card would bring, if any, can be judged. */
gboolean nine_combats_are_settled (const NineState *state, ArbMove move);

/** nine_apply_lay: makes a `place` or `reveal`, and fights when all six cards are known. */
void nine_apply_lay (NineState *state, ArbMove move);

/** nine_show_card: what is played is in play; for a special kind that is news to both. */
void nine_show_card (NineState *state, guint card);

G_END_DECLS
