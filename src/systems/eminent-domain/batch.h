/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/piles.h"

G_BEGIN_DECLS

/*
 * Cards that were known to lie in one pile join the unknown ones when cards are taken out of it
 * unseen. The batch remembers them: what they are, and how many of them can lie where. It is a part
 * of the pool; without it all that is said of the pool stays true. Nobody has a batch at a table
 * that tells everything.
 *
 * What is said is exact for one batch. A second one joins the first, and of a kind that is in the
 * batch and outside of it nobody knows which card was shown: then more is thought possible than is,
 * never less.
 *
 * All of these are called before the counts of the piles change, and em_batch_narrow() after that;
 * em_deduce() calls it.
 */

/** em_batch_add: the known cards @cards of @place, which are in the pool by now, join the batch. */
void em_batch_add (EmSeat *seat, const EmPile *cards, EmPlace place);

/** em_batch_flow: @n unknown cards move from @from, where no card is known, to @to. */
void em_batch_flow (EmSeat *seat, EmPlace from, EmPlace to, guint n);

/** em_batch_reshuffle: the discard pile becomes the deck, which was empty. */
void em_batch_reshuffle (EmSeat *seat);

/** em_batch_reveal: @n unknown cards of @place are told to be of @kind and leave the pool. */
void em_batch_reveal (EmSeat *seat, EmPlace place, guint kind, guint n);

/**
 * em_batch_narrow:
 *
 * Draws the conclusions from the counts of the piles; forgets a batch that says nothing more than
 * they do.
 */
void em_batch_narrow (EmSeat *seat);

/** em_batch_most: how many of the unknown cards of @place can be of @kind. */
guint em_batch_most (const EmSeat *seat, EmPlace place, guint kind);

/** em_batch_least: how many of the unknown cards of @place must be of @kind. */
guint em_batch_least (const EmSeat *seat, EmPlace place, guint kind);

/** em_batch_role_room: how many of the unknown cards of @place can be role cards. */
guint em_batch_role_room (const EmSeat *seat, EmPlace place);

G_END_DECLS
