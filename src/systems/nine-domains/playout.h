/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/nine-domains/state.h"

G_BEGIN_DECLS

/**
 * NineTruth: the hidden truth of a random game: the piles from the top, place by place, and the
 * special kinds.
 */
typedef struct
{
  guint8 domains[NINE_N_DOMAINS];
  guint8 specials[NINE_N_SPECIALS];
} NineTruth;

/**
 * nine_deal:
 *
 * Shuffles piles and special kinds, and writes the open cards of the set-up.
 */
guint nine_deal (ArbState *state, gpointer truth, ArbRandom *random, ArbMove *moves, guint max);

/** nine_observe: reports a domain that is turned up, or a kind that is dealt for the round. */
guint nine_observe (const ArbState *state, gpointer truth, ArbRandom *random, ArbMove *moves,
                    guint max);

/**
 * nine_redact:
 *
 * Removes the special kinds, which become known only when they are played; all other cards lie
 * open.
 */
gboolean nine_redact (const ArbState *complete, ArbMove *move, ArbRecordDetail detail);

G_END_DECLS
