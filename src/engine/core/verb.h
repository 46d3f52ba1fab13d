/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/adjustment.h"
#include "engine/core/state.h"
#include "engine/core/verdict.h"

G_BEGIN_DECLS

/** ARB_MUST: a slot that needs an argument; ARB_MAY: one whose argument may be left out. */
#define ARB_MUST(accepted) \
  { \
    (accepted), FALSE \
  }
#define ARB_MAY(accepted) \
  { \
    (accepted), TRUE \
  }

/** ARB_MAX_KINDS: room for the kinds of offers of one verb. */
#define ARB_MAX_KINDS 8

/** ArbMovesFunc: adds moves of @seat, see #ArbVerb. */
typedef void ArbMovesFunc (const ArbState *state, guint seat, ArbMoves *moves);
/** ArbCanonicalizeFunc: gives a move its one form, see #ArbVerb. */
typedef void ArbCanonicalizeFunc (const ArbState *state, ArbMove *move);
/** ArbWhyNotFunc: adds the reasons against a move, see #ArbVerb. */
typedef void ArbWhyNotFunc (const ArbState *state, ArbMove move, ArbVerdict *verdict);
/** ArbApplyFunc: carries out a move, see #ArbVerb. */
typedef void ArbApplyFunc (ArbState *state, ArbMove move, ArbAdjustments *adjustments);

/**
 * ArbVerbSeat:
 * @ARB_SEAT_NONE: the move of the table names no seat
 * @ARB_SEAT_ALLOWED: it can name the seat that it is about
 * @ARB_SEAT_NEEDED: it has to
 *
 * Whether a move of the table names a seat. A decision always belongs to one.
 */
typedef enum
{
  ARB_SEAT_NONE,
  ARB_SEAT_ALLOWED,
  ARB_SEAT_NEEDED,
} ArbVerbSeat;

/**
 * ArbVerb:
 * @name: the word in the notation
 * @kind: the kind of its moves
 * @infix: whether the first argument is written before the verb (`#3 is voson`)
 * @slots: the possible values of each argument; `accepts` is 0 after the last
 * @of_seat: for a move of the table or an observation, whether it names a seat
 * @asked_by: for a decision, bits of the phases or effects that ask for it, see `phases` of #ArbRules
 * @canonicalize: (nullable): gives a move of @seat its one canonical form: a planet named by card
 *   becomes its number, an argument with only one possible value is filled in. Never changes a move
 *   that it cannot understand
 * @implies: for a decision, the verb without arguments that it implies where both are asked, so that
 *   it takes the place of that one; 0 for none
 * @offer: (nullable): for a decision, the static id of the kind of the offer of just one move; its row
 *   is the first argument. Each move of @about that no other offer makes is offered so, also a refused
 *   one. If %NULL, only those that are not refused are, as %ARB_OFFER_OTHER
 * @kinds: the static ids of other kinds of offers that the file of its rule makes; %NULL for the others
 * @none: (nullable): the static id of what an offer to leave it out brings
 * @unit: (nullable): the static id of what the one number of a moment counts while it is asked
 * @episode: (nullable): the static id of the part of a turn that its moves begin in the story where they
 *   do not go on with one; see `narrate` of #ArbPresentation
 * @deed: (nullable): the static id of the deed that they are, if one word says it; the first argument is
 *   what it is done with
 * @about: (nullable): for a decision, the moves that people would ask about, legal or not, in
 *   canonical form; at least all that are legal. They are the buttons of the window and the lines of
 *   `moves --all`, and the legal ones are listed. @seat need not be the one that decides. %NULL if the
 *   verb takes no arguments: then it is the one move that can be made of it
 * @values: (nullable): just the legal moves of @about, where speed counts; called only while the
 *   verb is asked of @seat
 * @why_not: the rule, in its only place: every reason against a move, in the order seat, phase,
 *   presence, permission, prerequisite, cost, the one that a rules lawyer would give first; silent if
 *   there is none. It is total: the move is well formed, but the state can be any, and nothing need ask
 *   for the verb. It goes on after a reason against which the table can rule
 * @apply: carries out a move. Without a ruling, @why_not is silent; with one, only overrulable rules
 *   forbid it: then it pays and takes as much as there is. @adjustments is %NULL for a decision
 * @shortfall: (nullable): before @apply, if the table rules that the move is allowed: gives what is
 *   missing, and records it
 *
 * A verb of a game: a word of its notation and its rule. Each is a constant in the file of its rule.
 */
typedef struct
{
  const char *name;
  ArbVerbKind kind;
  gboolean infix;
  ArbSlot slots[ARB_MAX_ARGUMENTS];
  ArbVerbSeat of_seat;
  guint64 asked_by;
  ArbCanonicalizeFunc *canonicalize;
  guint implies;
  const char *offer;
  const char *kinds[ARB_MAX_KINDS];
  const char *none;
  const char *unit;
  const char *episode;
  const char *deed;
  ArbMovesFunc *about;
  ArbMovesFunc *values;
  ArbWhyNotFunc *why_not;
  ArbApplyFunc *apply;
  ArbApplyFunc *shortfall;
} ArbVerb;

G_END_DECLS
