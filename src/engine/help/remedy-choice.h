/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/play/referee.h"

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
 * @helped: bits of the reasons of the refusal, each of which some moves remove, though another reason
 *   stays
 * @items: the remedies with the fewest decisions; first those that need nothing unknown. None
 *   contains all moves of another one
 *
 * The moves that would make a refused move legal. All of them have been tried.
 */
typedef struct
{
  guint n;
  gboolean complete;
  guint helped;
  ArbRemedy items[ARB_MAX_REMEDIES];
} ArbRemedies;

/** ARB_MAX_COMPARED: the most remedies that are compared with each other. */
#define ARB_MAX_COMPARED 64

/**
 * ArbRemedyChoice:
 * @state: the state before the refused move
 * @move: the refused move
 * @n: how many there are
 * @items: first those that suppose nothing
 *
 * The remedies from which those that people hear are chosen.
 */
typedef struct
{
  const ArbState *state;
  ArbMove move;
  guint n;
  ArbRemedy items[ARB_MAX_COMPARED];
} ArbRemedyChoice;

/**
 * arb_remedy_choice_add: adds a remedy, unless another one is simpler, and drops those that are not
 * simpler than it. If there is no room, only one by verbs that no other one has is kept.
 */
void arb_remedy_choice_add (ArbRemedyChoice *self, const ArbRemedy *remedy);

/**
 * arb_remedy_choice_take: puts what people need into @remedies: of too many at first one by each sequence
 * of verbs, and nothing that supposes something if the same verbs help without.
 */
void arb_remedy_choice_take (ArbRemedyChoice *self, ArbRemedies *remedies);

G_END_DECLS
