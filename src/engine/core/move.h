/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * ARB_MAX_SEATS:
 *
 * The most seats a game can have. Seats are numbered from 1; seat 0 is the table itself, which
 * records observations, answers open rules and adjusts the record.
 */
#define ARB_MAX_SEATS 5

/**
 * ARB_TABLE:
 *
 * The seat of the table: it makes observations, rulings on open rules, and adjustments.
 */
#define ARB_TABLE 0

/**
 * ARB_MAX_ARGUMENTS:
 *
 * The most arguments a move can have.
 */
#define ARB_MAX_ARGUMENTS 3

/**
 * ArbArgument:
 *
 * One argument of a move: four bits of kind and twelve bits of value, so that it can be compared
 * with `==` and a move fits in eight bytes. `0` is no argument.
 */
typedef guint16 ArbArgument;

/**
 * ArbArgumentKind:
 * @ARB_ARGUMENT_NONE: nothing there
 * @ARB_ARGUMENT_COUNT: `3`, a number of things
 * @ARB_ARGUMENT_CHANGE: `+1` or `-2`, always written with its sign
 * @ARB_ARGUMENT_NUMBER: `#3`, the number that a thing has at the table
 * @ARB_ARGUMENT_PAIR: `4/5`, two small numbers
 * @ARB_ARGUMENT_UNKNOWN: `?`, something unknown
 * @ARB_ARGUMENT_NAME: a name of the first sort; the kind of a name of sort `n` is
 *   `ARB_ARGUMENT_NAME + n`, see #ArbSort
 *
 * The kind of an argument. It follows from the text form, except for names, whose sort follows from
 * the verb.
 */
typedef enum
{
  ARB_ARGUMENT_NONE,
  ARB_ARGUMENT_COUNT,
  ARB_ARGUMENT_CHANGE,
  ARB_ARGUMENT_NUMBER,
  ARB_ARGUMENT_PAIR,
  ARB_ARGUMENT_UNKNOWN,
  ARB_ARGUMENT_NAME,
} ArbArgumentKind;

/**
 * ARB_MAX_SORTS:
 *
 * The most sorts of names that a system can have.
 */
#define ARB_MAX_SORTS (16 - ARB_ARGUMENT_NAME)

#define ARB_ARGUMENT_VALUE_MAX 4095
#define ARB_ARGUMENT_CHANGE_MAX 2047

static inline ArbArgument
arb_argument_pack (guint kind, guint value)
{
  return (ArbArgument) (kind << 12 | value);
}

/** arb_argument_kind: the #ArbArgumentKind of @argument, `ARB_ARGUMENT_NAME + sort` for a name. */
static inline guint
arb_argument_kind (ArbArgument argument)
{
  return argument >> 12;
}

/** arb_argument_value: the value without its kind: a count, a number, the index of a name. */
static inline guint
arb_argument_value (ArbArgument argument)
{
  return argument & ARB_ARGUMENT_VALUE_MAX;
}

static inline ArbArgument
arb_argument_count (guint count)
{
  return arb_argument_pack (ARB_ARGUMENT_COUNT, count);
}

static inline ArbArgument
arb_argument_number (guint number)
{
  return arb_argument_pack (ARB_ARGUMENT_NUMBER, number);
}

static inline ArbArgument
arb_argument_change (gint change)
{
  return arb_argument_pack (ARB_ARGUMENT_CHANGE, (guint) (change + ARB_ARGUMENT_CHANGE_MAX + 1));
}

/** arb_argument_get_change: the signed number in a %ARB_ARGUMENT_CHANGE. */
static inline gint
arb_argument_get_change (ArbArgument argument)
{
  return (gint) arb_argument_value (argument) - (ARB_ARGUMENT_CHANGE_MAX + 1);
}

static inline ArbArgument
arb_argument_pair (guint first, guint second)
{
  return arb_argument_pack (ARB_ARGUMENT_PAIR, first << 6 | second);
}

static inline ArbArgument
arb_argument_unknown (void)
{
  return arb_argument_pack (ARB_ARGUMENT_UNKNOWN, 0);
}

/** arb_argument_name: the name with @index among the names of @sort. */
static inline ArbArgument
arb_argument_name (guint sort, guint index)
{
  return arb_argument_pack (ARB_ARGUMENT_NAME + sort, index);
}

/** arb_argument_is_name: whether @argument is a name of @sort. */
static inline gboolean
arb_argument_is_name (ArbArgument argument, guint sort)
{
  return arb_argument_kind (argument) == ARB_ARGUMENT_NAME + sort;
}

/**
 * ArbMove:
 * @seat: the seat that moves, from 1; for an observation the seat it is about; 0 for no seat
 * @verb: index of the verb in its ruleset
 * @arguments: in the order of the verb's slots, %ARB_ARGUMENT_NONE after the last
 *
 * One decision, observation or other line of the notation. A value of eight bytes, copied with `=`.
 */
typedef struct
{
  guint8 seat;
  guint8 verb;
  ArbArgument arguments[ARB_MAX_ARGUMENTS];
} ArbMove;

G_STATIC_ASSERT (sizeof (ArbMove) == 8);

#define ARB_MOVE(seat_, verb_, ...) \
  ((ArbMove){ .seat = (guint8) (seat_), .verb = (guint8) (verb_), .arguments = { __VA_ARGS__ } })

/** arb_move_equal: whether two moves are the same. */
static inline gboolean
arb_move_equal (ArbMove a, ArbMove b)
{
  return a.seat == b.seat && a.verb == b.verb && a.arguments[0] == b.arguments[0]
         && a.arguments[1] == b.arguments[1] && a.arguments[2] == b.arguments[2];
}

/** arb_has_move: whether @move is one of the @n moves. */
static inline gboolean
arb_has_move (const ArbMove *moves, guint n, ArbMove move)
{
  for (guint i = 0; i < n; i++)
    if (arb_move_equal (moves[i], move))
      return TRUE;
  return FALSE;
}

/**
 * ArbVerbKind:
 * @ARB_VERB_DECISION: a choice of a seat
 * @ARB_VERB_ANSWER: a player's answer that chooses nothing (`dissent`); arb_complete() may put it
 *   before a decision, but not before a mere closing: `done` implies no answers of others
 * @ARB_VERB_CLOSING: ends an open choice without choosing more (`done`, `skip`); arb_complete()
 *   may put it before another move
 * @ARB_VERB_OBSERVATION: says what was seen; it narrows what is known, and is never a decision
 * @ARB_VERB_TABLE: a move of the table: the answer to an open rule, an adjustment, the set-up
 */
typedef enum
{
  ARB_VERB_DECISION,
  ARB_VERB_ANSWER,
  ARB_VERB_CLOSING,
  ARB_VERB_OBSERVATION,
  ARB_VERB_TABLE,
} ArbVerbKind;

#define ARB_ACCEPT(kind) (1u << (kind))

/** ARB_ACCEPT_ZERO: with %ARB_ARGUMENT_COUNT: the count may be 0. No slot accepts “nothing there”,
 * so its bit is free for this. */
#define ARB_ACCEPT_ZERO ARB_ACCEPT (ARB_ARGUMENT_NONE)

#define ARB_ACCEPT_NAME(sort) (1u << (ARB_ARGUMENT_NAME + (sort)))

/**
 * ArbSlot:
 * @accepts: bits of #ArbArgumentKind, and %ARB_ACCEPT_ZERO
 * @optional: whether the argument may be left out
 */
typedef struct
{
  guint16 accepts;
  gboolean optional;
} ArbSlot;

/**
 * ArbMoves:
 * @moves: (out caller-allocates): the moves found so far
 * @n: how many
 * @max: room in @moves; further moves are dropped
 */
typedef struct
{
  ArbMove *moves;
  guint n;
  guint max;
} ArbMoves;

static inline void
arb_moves_add (ArbMoves *self, ArbMove move)
{
  if (G_LIKELY (self->n < self->max))
    self->moves[self->n++] = move;
}

G_END_DECLS
