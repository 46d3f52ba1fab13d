/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/complete.h"

G_BEGIN_DECLS

/**
 * ARB_MAX_REMEDIES:
 *
 * Room for the remedies of one verdict: the shortest are named.
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
 * Room for the moves that a system suggests against one verdict; what finds no room is dropped.
 */
#define ARB_MAX_SUGGESTIONS 48

/**
 * ArbRemedy:
 * @n_moves: how many moves
 * @supposed: whether it needs something that is not known: a card that the hand can hold
 * @moves: the player's own moves, closing moves included, and what is seen; in canonical form
 *
 * Moves after which, in the same turn, a refused move is legal.
 */
typedef struct
{
  guint8 n_moves;
  guint8 supposed;
  ArbMove moves[ARB_MAX_REMEDY_MOVES];
} ArbRemedy;

/**
 * ArbRemedies:
 * @n: how many there are
 * @items: the shortest there are; none has another one's moves and some more
 * @move: the refused move
 * @n_suggestions: how many moves the system suggests
 * @suggestions: moves that could be part of a remedy
 * @supposed: for each, whether it needs something that is not known
 *
 * What would make a refused move legal. All of it has been tried.
 */
struct _ArbRemedies
{
  guint n;
  ArbRemedy items[ARB_MAX_REMEDIES];
  ArbMove move;
  guint n_suggestions;
  ArbMove suggestions[ARB_MAX_SUGGESTIONS];
  guint8 supposed[ARB_MAX_SUGGESTIONS];
};

/**
 * arb_remedies_find:
 * @state: the table as the move is said, before any closing moves
 * @move: the move, as arb_complete() leaves it
 * @verdict: the verdict of arb_complete() on it
 * @remedies: (out): what would make it legal
 *
 * Tries sequences of the moves that the system suggests for each reason, the shortest first, with
 * the closing moves that they imply, on a copy of the table; where no single one of them helps, also
 * each legal move of the player. What makes the move legal in the same turn is a remedy. Allocates
 * nothing.
 *
 * Returns: how many there are; 0 when nothing that the player can do in this turn helps
 */
guint arb_remedies_find (const ArbState *state, ArbMove move, const ArbVerdict *verdict,
                         ArbRemedies *remedies);

/**
 * arb_remedies_suggest:
 * @self: remedies in the making
 * @move: a move of the player, or what is seen, that could help, now or later in the turn
 * @supposed: whether it needs something that is not known: a card that the hand can hold
 *
 * For a system's functions. The engine finds out in which order suggestions help, and drops those
 * that do not.
 */
void arb_remedies_suggest (ArbRemedies *self, ArbMove move, gboolean supposed);

/**
 * arb_list_answers:
 * @state: the table as the move is said
 * @move: an undecidable move in canonical form
 * @verdict: the verdict on it
 * @answers: (out caller-allocates): takes moves
 * @max: room in @answers
 *
 * What the table can answer so that @move can be judged: the values of a rule that is open, or what
 * lies there, as the system suggests it against the reason. Each can be made now. Several things
 * can be untold: then @move is judged anew after each answer.
 *
 * Returns: how many there are
 */
guint arb_list_answers (const ArbState *state, ArbMove move, const ArbVerdict *verdict,
                        ArbMove *answers, guint max);

/** arb_no_remedy: the #ArbRemedyFunc of a rule for which there is nothing to suggest. */
void arb_no_remedy (const ArbState *state, ArbMove move, const ArbReason *reason,
                    ArbRemedies *remedies);

G_END_DECLS
