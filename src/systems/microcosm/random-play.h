/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/microcosm/state.h"

G_BEGIN_DECLS

#define MICRO_N_CARDS (MICRO_N_DOMAINS + MICRO_N_PLANETS + MICRO_N_TECHNOLOGIES)

/**
 * MicroTruth:
 * @planets: the planet of each slot
 * @values: made-up values of the features that the catalogue does not know
 *
 * The hidden truth of a random game besides the deck.
 */
typedef struct
{
  guint8 planets[MICRO_N_PLANETS];
  guint8 values[MICRO_N_CARDS][MICRO_N_FEATURES];
} MicroTruth;

/** micro_makes_up: whether some face is unknown. */
gboolean micro_makes_up (const ArbCatalogue *catalogue);

/** micro_deal: shuffles the deck and each pile, and makes up faces. */
guint micro_deal (ArbState *state, gpointer truth, ArbRandom *random, ArbMove *moves, guint max);

/** micro_observe: reports unknown faces, planets, and drawn cards. */
guint micro_observe (const ArbState *state, gpointer truth, ArbRandom *random, ArbMove *moves,
                     guint max);

/** micro_redact: keeps faces, which are printed, and removes what only one player has seen. */
gboolean micro_redact (const ArbState *complete, ArbMove *move, ArbRecordDetail detail);

G_END_DECLS
