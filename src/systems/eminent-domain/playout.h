/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/hidden-deck.h"
#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/**
 * EmTruth:
 *
 * The hidden truth of a random game: the order of the decks, top card last.
 */
typedef struct
{
  EmHiddenDeck decks[EM_MAX_SEATS];
  guint8 planets[EM_MAX_PLANETS];
  guint8 n_planets;
} EmTruth;

/** em_deal: see #ArbPlayout. */
guint em_deal (ArbState *state, gpointer truth, ArbRandom *random, ArbMove *moves, guint max);

/** em_observe: see #ArbPlayout. */
guint em_observe (const ArbState *state, gpointer truth, ArbRandom *random, ArbMove *moves,
                  guint max);

/** em_redact: see #ArbPlayout. */
gboolean em_redact (const ArbState *complete, ArbMove *move, ArbRecordDetail detail);

G_END_DECLS
