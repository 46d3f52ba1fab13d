/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/complete.h"

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
 * Room for everything that can be told with one tap in one state.
 */
#define ARB_MAX_OFFERS 512

/** ARB_OFFER_OTHER: the kind of an offer that is a single move of the list and nothing more. */
#define ARB_OFFER_OTHER "other"

/**
 * ArbOffer:
 * @kind: static id of what it is for, like `lead` or `answer`: the place it has on the screen
 * @outcome: (nullable): static id of what it brings, like `fighters`
 * @amount: how much of @outcome
 * @row: what it is about: a role, a card, a planet; or %ARB_ARGUMENT_NONE
 * @column: how many cards of the standard sort are told with it
 * @seat: whose gesture it is
 * @idle: whether it brings nothing, or nothing more than the column before
 * @last: whether it takes the last card of a stack
 * @n_moves: how many moves
 * @n_made: how many of them can be made; if not all, the next one is refused
 * @moves: in the order in which they are made, as said
 * @verdict: on all of them together: that of the first one refused, or of one that does nothing
 *
 * What a person tells with one tap: a gesture of one or several moves, judged by making them.
 */
struct _ArbOffer
{
  const char *kind;
  const char *outcome;
  gint amount;
  ArbArgument row;
  guint8 column;
  guint8 seat;
  guint8 idle;
  guint8 last;
  guint8 n_moves;
  guint8 n_made;
  ArbMove moves[ARB_MAX_OFFER_MOVES];
  ArbVerdict verdict;
};

/**
 * ArbOffering:
 * @state: the table as it is
 * @offers: takes the finished offers
 * @n: how many there are
 * @max: room in @offers
 * @current: the offer that is being made
 * @supposed: whether @table goes on after a refusal, see arb_offering_suppose()
 * @table: the table after its moves so far
 *
 * Offers in the making. A system begins one, plays its moves, looks at the table after them, and
 * ends it; no rule is asked of but by playing.
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

/** arb_offering_begin: begins an offer at the table as it is; see #ArbOffer. */
void arb_offering_begin (ArbOffering *offering, const char *kind, guint seat, ArbArgument row,
                         guint column);

/**
 * arb_offering_play:
 * @offering: an offering, begun
 * @move: the next move, as said
 *
 * Makes the move, and before it the implied closing moves. After a refusal moves
 * are only noted.
 *
 * Returns: whether all moves so far are allowed
 */
gboolean arb_offering_play (ArbOffering *offering, ArbMove move);

/**
 * arb_offering_suppose:
 * @offering: an offering whose last move was refused, and then its @table changed so that the
 *   move could be made
 *
 * Goes on as if the refused move could be made, so that the offer tells what it would bring. Its
 * verdict stays.
 *
 * Returns: whether the move can be made now
 */
gboolean arb_offering_suppose (ArbOffering *offering);

/** arb_offering_get_state: (transfer none): the table after the moves so far. */
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

/** arb_offering_goes_on: whether all moves so far are allowed, or were supposed to be. */
static inline gboolean
arb_offering_goes_on (const ArbOffering *offering)
{
  return arb_offering_is_allowed (offering) || offering->supposed;
}

/**
 * arb_offering_end:
 * @offering: an offering, begun
 * @outcome: (nullable): static id of what the moves bring
 * @amount: how much
 *
 * Keeps the offer. What is refused brings something only by what was supposed. It is idle if it
 * brings nothing, or no more than the same row's column before.
 *
 * Returns: (transfer none) (nullable): the offer kept, or %NULL where there is no room
 */
ArbOffer *arb_offering_end (ArbOffering *offering, const char *outcome, gint amount);

/**
 * arb_offers:
 * @state: a state
 * @offers: (out caller-allocates): takes the offers
 * @max: room in @offers
 *
 * What can be told with one tap, by whichever seat; the refused ones too where a person would
 * look for them. Every legal move of a seat that decides is among them, as %ARB_OFFER_OTHER where
 * the system offers nothing that is just this move.
 *
 * Returns: how many there are
 */
guint arb_offers (const ArbState *state, ArbOffer *offers, guint max);

G_END_DECLS
