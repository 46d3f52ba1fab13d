/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/microcosm/state.h"

G_BEGIN_DECLS

/**
 * MicroTruth:
 * @planets: the planet of each slot
 *
 * The hidden truth of a random game besides the deck.
 */
typedef struct
{
  guint8 planets[MICRO_N_PLANETS];
} MicroTruth;

/** micro_likely: expensive planets have better shields and score more; see #ArbPlayout. */
void micro_likely (const ArbCatalogue *catalogue, ArbArgument card, guint feature, guint *first,
                   guint *n);

/** micro_deal: shuffles the deck and each pile. */
guint micro_deal (ArbState *state, gpointer truth, ArbRandom *random, ArbMove *moves, guint max);

/** micro_observe: reports planets and drawn cards. */
guint micro_observe (const ArbState *state, gpointer truth, ArbRandom *random, ArbMove *moves,
                     guint max);

/** micro_redact: removes what only one player has seen. */
gboolean micro_redact (const ArbState *complete, ArbMove *move, ArbRecordDetail detail);

G_END_DECLS
