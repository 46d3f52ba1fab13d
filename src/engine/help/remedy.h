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
 * ARB_MAX_SUGGESTIONS:
 *
 * Room for the moves that a system suggests for one verdict; further ones are dropped.
 */
#define ARB_MAX_SUGGESTIONS 48

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
 * @items: the shortest remedies; none contains all moves of another one
 * @move: the refused move
 * @n_suggestions: how many moves the system has suggested
 * @suggestions: moves that could be part of a remedy
 * @supposed: for each, whether it needs something unknown
 * @instead: for each, whether it takes the place of the refused move
 *
 * The moves that would make a refused move legal. All of them have been tried.
 */
struct _ArbRemedies
{
  guint n;
  ArbRemedy items[ARB_MAX_REMEDIES];
  ArbMove move;
  guint n_suggestions;
  ArbMove suggestions[ARB_MAX_SUGGESTIONS];
  guint8 supposed[ARB_MAX_SUGGESTIONS];
  guint8 instead[ARB_MAX_SUGGESTIONS];
};

/**
 * arb_remedies_find:
 * @state: the state before the move and its closing moves
 * @move: the move, as arb_complete() returned it
 * @verdict: the verdict of arb_complete() on it
 * @remedies: (out): the remedies
 *
 * Tries sequences of the moves that the system suggests for each reason, the shortest first, with
 * the closing moves that they imply, on a copy of the state. If no single suggestion helps, it also
 * tries each legal move of the player. A sequence after which the move is legal in the same turn is
 * a remedy, and so is a possible move that takes its place. Allocates nothing.
 *
 * Returns: how many there are; 0 if no moves of the player in this turn help
 */
guint arb_remedies_find (const ArbState *state, ArbMove move, const ArbVerdict *verdict,
                         ArbRemedies *remedies);

/**
 * arb_remedies_suggest:
 * @self: the remedies that are being found
 * @move: a move of the player, or an observation, that could help now or later in the turn
 * @supposed: whether it needs something unknown: a card that the hand may hold
 *
 * To be called by the functions of a system. The engine finds out in which order suggestions help,
 * and drops those that do not.
 */
void arb_remedies_suggest (ArbRemedies *self, ArbMove move, gboolean supposed);

/**
 * arb_remedies_suggest_instead:
 * @self: the remedies that are being found
 * @move: a move of the player that does what the refused move meant
 * @supposed: whether it needs something unknown
 *
 * Like arb_remedies_suggest(), of a move after which the refused one is not made.
 */
void arb_remedies_suggest_instead (ArbRemedies *self, ArbMove move, gboolean supposed);

/**
 * arb_list_answers:
 * @state: the state before the move
 * @move: an undecidable move in canonical form
 * @verdict: the verdict on it
 * @answers: (out caller-allocates): the answers
 * @max: room in @answers
 *
 * Lists the moves of the table after which @move can be judged: the values of an open rule, or
 * observations that the system suggests for the reason. Each is possible now. If several things are
 * unknown, @move has to be judged again after each answer.
 *
 * Returns: how many there are
 */
guint arb_list_answers (const ArbState *state, ArbMove move, const ArbVerdict *verdict,
                        ArbMove *answers, guint max);

/** arb_no_remedy: the #ArbRemedyFunc of a rule for which nothing can be suggested. */
void arb_no_remedy (const ArbState *state, ArbMove move, const ArbReason *reason,
                    ArbRemedies *remedies);

G_END_DECLS
