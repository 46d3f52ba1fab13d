/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/play/dispatch.h"
#include "engine/play/open-rules.h"
#include "engine/play/rulings.h"

G_BEGIN_DECLS

/**
 * arb_setup:
 * @catalogue: the catalogue of the system
 * @options: number of players and switches
 * @state: in an #ArbStateRoom, overwritten
 */
void arb_setup (const ArbCatalogue *catalogue, const ArbOptions *options, ArbState *state);

/**
 * arb_check:
 * @state: a state
 * @move: a move in canonical form
 * @verdict: (out): set
 *
 * Judges a move. Allocates nothing.
 *
 * Returns: whether the move needs no ruling
 */
gboolean arb_check (const ArbState *state, ArbMove move, ArbVerdict *verdict);

/**
 * arb_apply_adjusting:
 * @state: a state
 * @move: a move in canonical form that arb_check() allows, or with @ruled overrulable
 * @ruled: whether the table rules that it is allowed
 * @adjustments: (out): the adjustments of the move
 *
 * Applies a move, and returns what an `adjust` changed or a ruling left unpaid.
 */
void arb_apply_adjusting (ArbState *state, ArbMove move, gboolean ruled,
                          ArbAdjustments *adjustments);

/** arb_apply_allowed: applies a decision or an observation that arb_check() allows. */
static inline void
arb_apply_allowed (ArbState *state, ArbMove move)
{
  state->played = TRUE;
  arb_dispatch_allowed (state, move);
}

/**
 * arb_apply:
 * @state: the same as for arb_apply_adjusting()
 * @move: the same as for arb_apply_adjusting()
 * @ruled: the same as for arb_apply_adjusting()
 *
 * Applies a move without computing its adjustments.
 */
static inline void
arb_apply (ArbState *state, ArbMove move, gboolean ruled)
{
  ArbAdjustments adjustments;

  if (G_UNLIKELY (ruled || arb_ruleset_of (state)->verbs[move.verb]->kind == ARB_VERB_TABLE))
    arb_apply_adjusting (state, move, ruled, &adjustments);
  else
    arb_apply_allowed (state, move);
}

/** arb_makes_up_faces: whether random play has to make up faces that @catalogue does not know. */
gboolean arb_makes_up_faces (const ArbCatalogue *catalogue);

/** arb_score: the score sheet of @state, with its marks. */
void arb_score (const ArbState *state, ArbScoreSheet *sheet);

/** arb_to_decide: the seats that may decide now, as bits `1 << seat`; none when the game is over. */
static inline guint
arb_to_decide (const ArbState *state)
{
  return arb_ruleset_of (state)->rules.to_decide (state);
}

/** arb_state_hash: a hash of all bytes of @state. */
static inline guint64
arb_state_hash (const ArbState *state)
{
  const guint64 *words = (const guint64 *) (gconstpointer) state;
  guint64 hash = 0;

  for (gsize i = 0; i < arb_ruleset_of (state)->state_size / sizeof *words; i++)
    hash = (hash ^ words[i]) * G_GUINT64_CONSTANT (0x9E3779B97F4A7C15) ^ hash >> 29;
  return hash;
}

/** arb_list_any_moment: what @seat, which is not asked, can do nevertheless; returns how many moves. */
guint arb_list_any_moment (const ArbState *state, guint seat, ArbMove *moves, guint max);

/**
 * arb_list:
 * @state: a state
 * @seat: a seat
 * @moves: (out caller-allocates): takes the legal moves
 * @max: room in @moves
 *
 * Returns: how many there are; for a seat that is not asked, only what can come at any moment, see
 *   #ArbRules
 */
static inline guint
arb_list (const ArbState *state, guint seat, ArbMove *moves, guint max)
{
  if (!(arb_to_decide (state) >> seat & 1))
    return arb_list_any_moment (state, seat, moves, max);
  if (G_UNLIKELY (state->open != 0))
    return arb_open_rules_list (state, seat, moves, max);
  return arb_dispatch_moves (state, seat, moves, max);
}

/**
 * arb_questions:
 * @state: a state
 * @seat: a seat
 * @moves: (out caller-allocates): takes the moves, in canonical form
 * @max: room in @moves
 *
 * Lists the moves that people would ask about, legal or not; only the legal moves, if the system
 * lists these itself and has no such function.
 *
 * Returns: how many there are
 */
guint arb_questions (const ArbState *state, guint seat, ArbMove *moves, guint max);

/**
 * arb_conserves: whether no card or token appeared or vanished; if not, @problem is a static
 * message.
 */
gboolean arb_conserves (const ArbState *state, const char **problem);

/** arb_find_moment: (out caller-allocates): the present decision; all zero if there is none. */
void arb_find_moment (const ArbState *state, ArbMoment *moment);

/** arb_offer_picture: adds the card of @offer to the last zone of @view, if it has one. */
void arb_offer_picture (const ArbState *state, const ArbOffer *offer, ArbView *view);

/** arb_describe_face: adds one @card to the last zone of @view, with what is printed on it. */
void arb_describe_face (const ArbState *state, ArbArgument card, ArbView *view);

/** arb_describe: adds the zones and counters of @state to @view, if the system describes them. */
void arb_describe (const ArbState *state, ArbView *view);

/**
 * arb_most: the most of @what that all seats together can have at the end of a game, see #ArbHelp; -1
 * if there is no such number.
 */
gint arb_most (const ArbState *state, ArbArgument what);

/**
 * arb_supposes: whether the legal @move needs a hidden card to be what the move says, see #ArbHelp.
 */
gboolean arb_supposes (const ArbState *state, ArbMove move);

/** arb_deduce: adds what can be inferred about hidden cards to @view, if the system can do that. */
void arb_deduce (const ArbState *state, ArbView *view);

/** arb_prospects: adds what each seat could acquire to @view, if there is anything to acquire. */
void arb_prospects (const ArbState *state, ArbView *view);

/** arb_triggered: bits of the triggers of the end that have been met. */
guint arb_triggered (const ArbState *state);

/**
 * arb_canonicalize:
 * @state: a state
 * @move: (inout): a move as said
 *
 * Gives the move its seat, if it was left out and only one can decide, and its canonical form.
 */
void arb_canonicalize (const ArbState *state, ArbMove *move);

/**
 * arb_identify:
 * @state: a state
 * @seat: the seat that has the number
 * @argument: an argument
 *
 * Returns: the card with this number, if @argument is a number at the table and the card is known;
 *   otherwise @argument
 */
ArbArgument arb_identify (const ArbState *state, guint seat, ArbArgument argument);

/** arb_identify_all: @move, with arb_identify() applied to each of its arguments. */
ArbMove arb_identify_all (const ArbState *state, ArbMove move);

/**
 * arb_contributions:
 * @state: the state in which the reason was given
 * @seat: the seat of the move
 * @reason: a reason
 * @number: the index of one of its numbers
 * @contributions: (out caller-allocates): room for %ARB_MAX_CONTRIBUTIONS
 *
 * Lists the cards from which a number of a reason comes.
 *
 * Returns: how many there are; 0 if some of them are hidden, so that they would not add up to the
 *   number
 */
guint arb_contributions (const ArbState *state, guint seat, const ArbReason *reason, guint number,
                         ArbContribution *contributions);

G_END_DECLS
