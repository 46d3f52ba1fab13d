/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/piles.h"

G_BEGIN_DECLS

/*
 * When cards are taken unseen out of a pile of known cards, these join the unknown ones. The batch
 * stores which cards they are, and how many of them can lie in each place. It is a part of the
 * pool; statements about the pool stay true without it. At a table that records everything, nobody
 * has a batch.
 *
 * The bounds are exact for one batch. A second batch is merged into the first. If a kind is in the
 * batch and outside of it, a revealed card can be either: then the bounds may allow too much, never
 * too little.
 *
 * Call these functions before the counts of the piles change, and em_batch_narrow() after that;
 * em_deduce() calls it.
 */

/**
 * em_batch_add: adds the known cards @cards of @place, which are in the pool already, to the batch.
 */
void em_batch_add (EmSeat *seat, const EmPile *cards, EmPlace place);

/** em_batch_flow: moves @n unknown cards from @from, where no card is known, to @to. */
void em_batch_flow (EmSeat *seat, EmPlace from, EmPlace to, guint n);

/** em_batch_reshuffle: moves the discard pile to the deck, which was empty. */
void em_batch_reshuffle (EmSeat *seat);

/** em_batch_reveal: removes @n cards of @kind, which were revealed in @place, from the pool. */
void em_batch_reveal (EmSeat *seat, EmPlace place, guint kind, guint n);

/**
 * em_batch_narrow:
 *
 * Narrows the batch by the counts of the piles, and drops it if it says no more than they do.
 */
void em_batch_narrow (EmSeat *seat);

/** em_batch_most: how many of the unknown cards of @place can be of @kind. */
guint em_batch_most (const EmSeat *seat, EmPlace place, guint kind);

/** em_batch_least: how many of the unknown cards of @place must be of @kind. */
guint em_batch_least (const EmSeat *seat, EmPlace place, guint kind);

/** em_batch_role_room: how many of the unknown cards of @place can be role cards. */
guint em_batch_role_room (const EmSeat *seat, EmPlace place);

G_END_DECLS
