/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/hidden-deck.h"
#include "systems/eminent-domain/prototype/state.h"

G_BEGIN_DECLS

/**
 * ProtoTruth:
 * @decks: the order of the players' decks
 * @planets: the planet deck; the next one last
 * @starts: start planets, likewise
 * @piles: role cards of each pile, starting decks included, made up
 * @hand_size: made up
 *
 * The hidden truth of a random game, and made-up values for what is unknown.
 */
typedef struct
{
  EmHiddenDeck decks[EM_MAX_SEATS];
  guint8 planets[PROTO_N_PLANETS];
  guint8 n_planets;
  guint8 starts[EM_MAX_SEATS];
  guint8 n_starts;
  guint8 piles[EM_N_ROLES];
  guint8 hand_size;
} ProtoTruth;

/* See #ArbPlayout. */
gboolean proto_makes_up (const ArbCatalogue *catalogue);
void proto_likely (const ArbCatalogue *catalogue, ArbArgument card, guint feature, guint *first,
                   guint *n);
guint proto_deal (ArbState *state, gpointer truth, ArbRandom *random, ArbMove *moves, guint max);
guint proto_observe (const ArbState *state, gpointer truth, ArbRandom *random, ArbMove *moves,
                     guint max);
gboolean proto_redact (const ArbState *complete, ArbMove *move, ArbRecordDetail detail);

G_END_DECLS
