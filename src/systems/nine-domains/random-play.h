/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/nine-domains/state.h"

G_BEGIN_DECLS

/** NineTruth: what lies hidden: the piles from the top, place by place, and the special kinds. */
typedef struct
{
  guint8 domains[NINE_N_DOMAINS];
  guint8 specials[NINE_N_SPECIALS];
} NineTruth;

/** nine_makes_up: whether @catalogue knows no marks. */
gboolean nine_makes_up (const ArbCatalogue *catalogue);

/**
 * nine_deal:
 *
 * Shuffles piles and special kinds, and tells what lies open at the start. Where the catalogue
 * knows no marks, it makes some up: each colour twice, a whole and two half purple ones.
 */
guint nine_deal (ArbState *state, gpointer truth, ArbRandom *random, ArbMove *moves, guint max);

/** nine_observe: records a domain turned up, or a kind dealt for the round. */
guint nine_observe (const ArbState *state, gpointer truth, ArbRandom *random, ArbMove *moves,
                    guint max);

/**
 * nine_redact:
 *
 * Everything lies open on the table but the special kinds: which they are shows only as they are
 * played.
 */
gboolean nine_redact (const ArbState *complete, ArbMove *move, ArbTelling telling);

G_END_DECLS
