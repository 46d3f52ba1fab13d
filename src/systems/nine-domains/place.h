/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/nine-domains/state.h"

G_BEGIN_DECLS

/**
 * nine_verb_place: `1 place left 4+`, or `1 place left ?` face down: one card at each place, each card
 * once, in any order of seats and places. After the sixth known card the combats are resolved.
 * Source: game help, course of the game.
 */
extern const ArbVerb nine_verb_place;

/** nine_verb_reveal: `1 reveal left 4+`: identifies a face-down card, after all six were placed. */
extern const ArbVerb nine_verb_reveal;

/** nine_show_card: notes that a played card is in play; a special kind was unknown before. */
void nine_show_card (NineState *state, guint card);

G_END_DECLS
