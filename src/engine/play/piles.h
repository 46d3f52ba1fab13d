/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/ruleset.h"

G_BEGIN_DECLS

/*
 * The cards of an #ArbPool. A pile is named by its number in the state; cards by their index. Nothing
 * here allocates.
 */

/** arb_pile_of: the number of the pile of @seat, of which seat 1 has @number. */
static inline guint
arb_pile_of (guint number, guint seat)
{
  return number + seat - 1;
}

/** arb_pile_unseen: how many cards of pile @number nobody has named. */
guint arb_pile_unseen (const ArbState *state, const ArbPool *pool, guint number);

/** arb_pile_known: how many cards are known to lie in pile @number. */
guint arb_pile_known (const ArbState *state, const ArbPool *pool, guint number);

/** arb_pile_size: how many cards lie in pile @number, known or not. */
guint arb_pile_size (const ArbState *state, const ArbPool *pool, guint number);

/**
 * arb_count_pile: the `value` of a counter that is the size of the pile `which` of the first pool; of
 * seats, that of seat 1.
 */
ArbCounterFunc arb_count_pile;

/** arb_pile_can_hold: whether @card can lie in pile @number, by what is known. */
gboolean arb_pile_can_hold (const ArbState *state, const ArbPool *pool, guint number, guint card);

/** arb_pile_must_hold: whether all unseen cards lie in pile @number, because they are nowhere else. */
gboolean arb_pile_must_hold (const ArbState *state, const ArbPool *pool, guint number);

/**
 * arb_pile_move:
 * @from: the pile in which the card lies: it can, see arb_pile_can_hold()
 * @to: the pile onto which it is put
 *
 * Moves a card that is named thereby.
 */
void arb_pile_move (ArbState *state, const ArbPool *pool, guint card, guint from, guint to);

/** arb_pile_draw: moves one card that nobody names from pile @from, which has an unseen one, to @to. */
void arb_pile_draw (ArbState *state, const ArbPool *pool, guint from, guint to);

/**
 * arb_pile_put_right:
 * @to: the pile in which the card lies on the real table
 *
 * Takes a card out of wherever it is, and puts it where the table says. A card that nobody has named
 * comes from the deck or, if that is empty, from the first pile that has an unseen one.
 */
void arb_pile_put_right (ArbState *state, const ArbPool *pool, guint card, guint to);

/** arb_pile_describe: adds the cards of pile @number to the last zone of @view, with their faces. */
void arb_pile_describe (const ArbState *state, const ArbPool *pool, guint number, ArbView *view);

/** arb_why_not_named: the rule of an observation that names a card in a pile. */
ArbWhyNotFunc arb_why_not_named;

/** arb_name_card: carries out such an observation. */
ArbApplyFunc arb_name_card;

/** arb_pools_begin: puts all cards into their decks, before the set-up. */
void arb_pools_begin (ArbState *state);

/** arb_pools_agree: whether each card of each pool is in just one pile. */
gboolean arb_pools_agree (const ArbState *state, const char **problem);

/*
 * Random play. The hidden truth is the order of each deck, and then what the game adds.
 */

/** arb_truth_size: bytes of the hidden truth of a game. */
gsize arb_truth_size (const ArbRuleset *ruleset);

/**
 * arb_deal:
 * @state: the state after the set-up
 * @truth: the hidden truth, which is filled
 * @random: random numbers
 * @moves: (out): the set-up as moves
 * @max: room in @moves
 *
 * Shuffles the hidden cards.
 *
 * Returns: how many moves there are
 */
guint arb_deal (ArbState *state, gpointer truth, ArbRandom *random, ArbMove *moves, guint max);

/**
 * arb_observe: the observations that a table which records everything would make now, see #ArbPlayout;
 * returns how many.
 */
guint arb_observe (const ArbState *state, gpointer truth, ArbRandom *random, ArbMove *moves,
                   guint max);

/**
 * arb_redact:
 * @complete: the state of the game as it was recorded completely
 * @move: a move of it, which is changed
 * @detail: how much is recorded
 *
 * Turns a move into what a table that records less would record.
 *
 * Returns: %FALSE if it would record nothing
 */
gboolean arb_redact (const ArbState *complete, ArbMove *move, ArbRecordDetail detail);

G_END_DECLS
