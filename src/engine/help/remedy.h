/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/play/complete.h"

G_BEGIN_DECLS

/**
 * ARB_MAX_REMEDIES:
 *
 * Room for the remedies of one verdict; only the shortest are kept.
 */
#define ARB_MAX_REMEDIES 8

/**
 * ARB_MAX_REMEDY_MOVES:
 *
 * The most moves of one remedy, closing moves included.
 */
#define ARB_MAX_REMEDY_MOVES 16

/**
 * ArbRemedy:
 * @n_moves: how many moves
 * @supposed: whether it needs something unknown: a card that the hand may hold
 * @instead: whether the moves do what the refused move meant, which is not made then
 * @moves: moves of the same player, with closing moves, and observations; in canonical form
 *
 * Moves after which, in the same turn, a refused move is legal, or which take its place.
 */
typedef struct
{
  guint8 n_moves;
  guint8 supposed;
  guint8 instead;
  ArbMove moves[ARB_MAX_REMEDY_MOVES];
} ArbRemedy;

/**
 * ArbRemedies:
 * @n: how many there are
 * @complete: whether the search came to its end: if it found nothing, then no moves of the player in
 *   this turn help
 * @items: the remedies with the fewest decisions; first those that need nothing unknown. None
 *   contains all moves of another one
 *
 * The moves that would make a refused move legal. All of them have been tried.
 */
typedef struct
{
  guint n;
  gboolean complete;
  ArbRemedy items[ARB_MAX_REMEDIES];
} ArbRemedies;

/**
 * arb_remedies_find:
 * @state: the state before the move and its closing moves
 * @move: the move, as arb_complete() returned it
 * @verdict: the verdict of arb_complete() on it
 * @remedies: (out): the remedies
 *
 * Searches the legal moves of the player in this turn, and the observations that could settle an
 * undecidable move, on copies of the state, for sequences after which the move is legal. Those with
 * the fewest decisions come first; closing moves do not count. It tries a fixed number of moves, and
 * allocates nothing.
 *
 * Returns: how many there are; 0 if none was found
 */
guint arb_remedies_find (const ArbState *state, ArbMove move, const ArbVerdict *verdict,
                         ArbRemedies *remedies);

/**
 * arb_list_answers:
 * @state: the state before the move
 * @move: an undecidable move in canonical form
 * @verdict: the verdict on it
 * @answers: (out caller-allocates): the answers
 * @max: room in @answers
 *
 * Lists the moves of the table after which @move can be judged: the values of an open rule, or
 * observations that the system names for the reason. Each is possible now. If several things are
 * unknown, @move has to be judged again after each answer.
 *
 * Returns: how many there are
 */
guint arb_list_answers (const ArbState *state, ArbMove move, const ArbVerdict *verdict,
                        ArbMove *answers, guint max);

G_END_DECLS
