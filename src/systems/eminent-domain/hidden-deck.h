/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/random.h"
#include "systems/eminent-domain/seat.h"

G_BEGIN_DECLS

#define EM_MAX_DECK 120

/**
 * EmHiddenDeck:
 * @cards: kinds of cards, the top one last
 * @n: the number of cards
 *
 * The hidden order of a player's deck, for random play.
 */
typedef struct
{
  guint8 cards[EM_MAX_DECK];
  guint8 n;
} EmHiddenDeck;

/** em_shuffle_deck: the deck of @owner is his pool, in any order, before anything was drawn. */
void em_shuffle_deck (EmHiddenDeck *deck, const EmSeat *owner, ArbRandom *random);

/**
 * em_observe_draw:
 * @owner: a player who has drawn cards that were not recorded yet
 * @seat: the seat of the player
 * @verb: the verb that reports a drawn card
 * @deck: the order of the player's deck
 * @random: shuffles a deck that ran out
 * @moves: (out caller-allocates): the observations, one for each kind
 * @max: room in @moves
 *
 * Returns: the number of moves
 */
guint em_observe_draw (const EmSeat *owner, guint seat, guint verb, EmHiddenDeck *deck,
                       ArbRandom *random, ArbMove *moves, guint max);

G_END_DECLS
