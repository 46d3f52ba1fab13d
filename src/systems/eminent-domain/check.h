/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/*
 * Functions that the files of the rules share when they judge a move: each `em_check_VERB` adds to
 * the verdict the sets that do not contain the move, with their numbers.
 */

/** em_refuse: adds a reason that makes @verdict illegal; returns its numbers. */
static inline gint16 *
em_refuse (ArbVerdict *verdict, guint rule, ArbArgument subject)
{
  return arb_verdict_add (verdict, ARB_ILLEGAL, rule, subject);
}

/** em_note_nothing: adds a warning that @subject would have no effect, and what is lacking. */
static inline void
em_note_nothing (ArbVerdict *verdict, ArbArgument subject, EmLack lack)
{
  arb_verdict_add (verdict, ARB_VOID, EM_RULE_NOTHING, subject)[EM_NOTHING_LACK] = (gint16) lack;
}

/**
 * em_check_script:
 * @state: the state
 * @item: an item at the first step of a script that has not begun
 * @symbols: the most symbols that can be shown for it
 * @subject: the card or role of the script
 * @verdict: gets a warning if no step of the script could do anything
 */
void em_check_script (const EmState *state, const ArbItem *item, guint symbols, ArbArgument subject,
                      ArbVerdict *verdict);

/** em_moment: the present decision. */
static inline EmMoment
em_moment (const EmState *state)
{
  switch (em_top_step (state)->effect)
    {
    case EM_EFFECT_ACTION:
      return EM_MOMENT_ACTION;
    case EM_EFFECT_ROLE:
      return EM_MOMENT_ROLE;
    case EM_EFFECT_BOOST:
      return EM_MOMENT_BOOST;
    case EM_EFFECT_ANSWERS:
      return EM_MOMENT_ANSWERS;
    case EM_EFFECT_CLEANUP:
      return EM_MOMENT_CLEANUP;
    default:
      return EM_MOMENT_SCRIPT;
    }
}

/**
 * em_refuse_phase: adds the reason that @subject comes at the wrong moment, and the present one.
 */
void em_refuse_phase (const EmState *state, ArbArgument subject, ArbVerdict *verdict);

/** em_refuse_amount: adds the reason that @recorded is not the @amount of @effect. */
void em_refuse_amount (const EmState *state, EmEffect effect, guint recorded, guint amount,
                       ArbVerdict *verdict);

/**
 * em_contradict:
 *
 * Adds the reason that an observation of @subject is impossible: the observed number, the possible
 * number and, for a planet, the seat in whose Empire it is known to be.
 */
void em_contradict (const EmState *state, ArbArgument subject, guint recorded, guint possible,
                    ArbVerdict *verdict);

/**
 * em_check_asked: adds the reason that no effect asks for the move now, if none does, and whether
 * one just did.
 */
gboolean em_check_asked (const EmState *state, ArbMove move, EmEffect effect, ArbVerdict *verdict);

/**
 * EmLastUse:
 * @EM_LAST_USE_NONE: the last use of an effect has nothing to do with the move
 * @EM_LAST_USE_ALL: the move would use more of the same effect than it gave
 * @EM_LAST_USE_PART: it gave more, but there was nothing left to use it on
 * @EM_LAST_USE_INSTEAD: its other alternative was taken
 * @EM_LAST_USE_FOLLOWED: the seat followed, and the move is an alternative of the leader
 *
 * What the last use of an effect, by the seat of a move, says about the move.
 */
typedef enum
{
  EM_LAST_USE_NONE,
  EM_LAST_USE_ALL,
  EM_LAST_USE_PART,
  EM_LAST_USE_INSTEAD,
  EM_LAST_USE_FOLLOWED,
} EmLastUse;

/** em_last_use: what the last use of an effect says about @move, which no effect asks for. */
EmLastUse em_last_use (const EmState *state, ArbMove move);

/** em_check_last_effect: adds the reason that follows from em_last_use(), if there is one. */
EmCheckFunc em_check_last_effect;

/**
 * em_put_moment_last: of a refused move that an effect just gave, or whose leader's role is over,
 * puts the reasons of its rule before the one that the moment is wrong.
 */
void em_put_moment_last (const EmState *state, ArbMove move, ArbVerdict *verdict);

/**
 * em_check_beyond_asking:
 *
 * Adds the reasons against @move other than the moment, by the @check of its rule: why the leader's
 * role, which is over, did not allow it.
 */
void em_check_beyond_asking (const EmState *state, ArbMove move, ArbVerdict *verdict);

/**
 * em_check_held: whether @n cards of @kind can be in the hand; if not, adds the reason with their
 * places.
 */
gboolean em_check_held (const EmState *state, guint seat, guint kind, guint n, ArbVerdict *verdict);

/** em_check_hand_size: checks whether the hand has @n cards without names at all. */
void em_check_hand_size (ArbMove move, guint n, guint cards, ArbVerdict *verdict);

/** em_recorded_count: the count of an observed card; one if it is left out. */
static inline guint
em_recorded_count (ArbMove move)
{
  return move.arguments[1] == ARB_ARGUMENT_NONE ? 1 : arb_argument_value (move.arguments[1]);
}

/** em_card_of: the kind of card an argument names; it must name one. */
static inline guint
em_card_of (ArbArgument argument)
{
  return arb_argument_value (argument);
}

/** em_is_counted: whether @argument is a count of cards that are not named. */
static inline gboolean
em_is_counted (ArbArgument argument)
{
  return arb_argument_kind (argument) == ARB_ARGUMENT_COUNT;
}

/** em_count_cards: how many cards of the hand @move contains, or how often it uses an effect. */
static inline guint
em_count_cards (ArbMove move)
{
  return em_is_counted (move.arguments[0]) ? arb_argument_value (move.arguments[0]) : 1;
}

/** em_list_move: adds a move of @seat. */
static inline void
em_list_move (ArbMoves *moves, guint seat, guint verb, ArbArgument first, ArbArgument second)
{
  arb_moves_add (moves, ARB_MOVE (seat, verb, first, second, 0));
}

/** em_list_cards: adds a move for each of a set of kinds of cards. */
static inline void
em_list_cards (ArbMoves *moves, guint seat, guint verb, guint64 kinds)
{
  guint n = moves->n;

  for (; kinds != 0 && n < moves->max; kinds &= kinds - 1)
    moves->moves[n++] =
        ARB_MOVE (seat, verb, arb_argument_name (EM_SORT_CARD, em_first (kinds)), 0, 0);
  moves->n = n;
}

G_END_DECLS
