/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/play/complete.h"

G_BEGIN_DECLS

/**
 * ARB_MAX_OFFER_MOVES:
 *
 * The most moves that one tap can make, implied closing moves not counted.
 */
#define ARB_MAX_OFFER_MOVES 16

/**
 * ARB_MAX_OFFERS:
 *
 * Room for the offers of one state.
 */
#define ARB_MAX_OFFERS 512

/** ARB_OFFER_OTHER: the kind of an offer that is just one move of the list. */
#define ARB_OFFER_OTHER "other"

/**
 * ArbOffer:
 * @kind: static id of the kind, like `lead` or `answer`, which decides its place on the screen
 * @outcome: (nullable): static id of its result, like `fighters`
 * @amount: the amount of @outcome
 * @remaining: (nullable): static id of what its seat has left then, like `fighters`
 * @n_remaining: how much of @remaining
 * @row: a role, card or planet, or %ARB_ARGUMENT_NONE
 * @column: the number of cards of the usual sort in it; of a part, the number of its place on the
 *   card @row, from 1
 * @seat: the seat that makes the gesture
 * @adds_nothing: whether it has no effect, or no more than the column before
 * @last: whether it takes the last card of a stack
 * @over: whether the seat has decided this already, so that the offer only keeps its place
 * @made: whether it is what the seat decided then
 * @part: whether people choose it together with others of its kind, see arb_offer_join()
 * @n_moves: how many moves
 * @n_made: how many of them can be made; the next one is refused
 * @moves: the moves in their order, as said
 * @verdict: the verdict on the whole: that of the first refused move, or of one without effect
 *
 * A gesture of one or several moves that people record with one tap, judged by applying it.
 */
struct _ArbOffer
{
  const char *kind;
  const char *outcome;
  gint amount;
  const char *remaining;
  guint n_remaining;
  ArbArgument row;
  guint8 column;
  guint8 seat;
  guint8 adds_nothing;
  guint8 last;
  guint8 over;
  guint8 made;
  guint8 part;
  guint8 n_moves;
  guint8 n_made;
  ArbMove moves[ARB_MAX_OFFER_MOVES];
  ArbVerdict verdict;
};

/**
 * ArbOffering:
 * @state: the present state
 * @offers: the finished offers
 * @n: how many there are
 * @max: room in @offers
 * @current: the offer that is being made
 * @supposed: whether @table continues after a refusal, see arb_offering_suppose()
 * @table: the state after its moves so far
 *
 * Offers that are being made. A system begins one, plays its moves, reads the state after them, and
 * ends it; it asks the rules only by playing.
 */
struct _ArbOffering
{
  const ArbState *state;
  ArbOffer *offers;
  guint n;
  guint max;
  ArbOffer current;
  gboolean supposed;
  ArbStateRoom table;
};

/** arb_offering_begin: begins an offer in the present state; see #ArbOffer. */
void arb_offering_begin (ArbOffering *offering, const char *kind, guint seat, ArbArgument row,
                         guint column);

/**
 * arb_offering_play:
 * @offering: an offering, begun
 * @move: the next move, as said
 *
 * Applies the move after the implied closing moves. After a refusal, moves are only added.
 *
 * Returns: whether all moves so far are allowed
 */
gboolean arb_offering_play (ArbOffering *offering, ArbMove move);

/**
 * arb_offering_close:
 * @offering: an offering with at least one move
 *
 * Closes the question that the last move answers, if more of it is still asked and may be left out.
 */
void arb_offering_close (ArbOffering *offering);

/**
 * arb_offering_suppose:
 * @offering: an offering whose last move was refused, and whose @table the caller has changed so
 *   that the move is possible
 *
 * Continues as if the refused move were possible, so that the offer has a result. Its verdict
 * stays.
 *
 * Returns: whether the move is possible now
 */
gboolean arb_offering_suppose (ArbOffering *offering);

/** arb_offering_get_state: (transfer none): the state after the moves so far. */
static inline const ArbState *
arb_offering_get_state (const ArbOffering *offering)
{
  return &offering->table.state;
}

/** arb_offering_is_allowed: whether all moves so far are allowed. */
static inline gboolean
arb_offering_is_allowed (const ArbOffering *offering)
{
  return arb_verdict_allows (&offering->current.verdict);
}

/** arb_offering_goes_on: whether all moves so far are allowed or supposed. */
static inline gboolean
arb_offering_goes_on (const ArbOffering *offering)
{
  return arb_offering_is_allowed (offering) || offering->supposed;
}

/**
 * arb_offering_end:
 * @offering: an offering, begun
 * @outcome: (nullable): static id of the result
 * @amount: its amount
 *
 * Adds the offer. A refused one has a result only if it was supposed. It adds nothing if it has no
 * effect, or no more than the previous column of the same row.
 *
 * Returns: (transfer none) (nullable): the offer, or %NULL if there is no room
 */
ArbOffer *arb_offering_end (ArbOffering *offering, const char *outcome, gint amount);

/**
 * arb_offer_set_remaining:
 * @offer: (nullable): an offer; a refused one has nothing left
 * @remaining: static id of what its seat has left then
 * @n_remaining: how much of it
 *
 * Adds what is left. Unlike the outcome it says nothing about whether the offer has an effect.
 */
void arb_offer_set_remaining (ArbOffer *offer, const char *remaining, guint n_remaining);

/**
 * arb_offer_join:
 * @state: the state in which @set was offered
 * @set: an offer of several parts at once, whose outcome is a counter of its seat
 * @moves: the moves of other parts
 * @n_moves: how many; at least 1 and at most %ARB_MAX_OFFER_MOVES
 * @joined: (out caller-allocates): the offer that makes @moves instead of those of @set
 */
void arb_offer_join (const ArbState *state, const ArbOffer *set, const ArbMove *moves,
                     guint n_moves, ArbOffer *joined);

/**
 * arb_offers:
 * @state: a state
 * @offers: (out caller-allocates): the offers
 * @max: room in @offers
 *
 * Lists the offers of all seats, also refused ones that people would look for. Every legal move of
 * a deciding seat is among them; as %ARB_OFFER_OTHER if the system has no offer of just this move.
 * If a seat has no choice but to leave a decision until an open rule is answered, or if the system
 * has no offer of a choice because it waits for one, the answers to that rule are offered, too; and
 * so are, when the game is over, those to the open rule that decides who wins.
 *
 * Returns: how many there are
 */
guint arb_offers (const ArbState *state, ArbOffer *offers, guint max);

G_END_DECLS
