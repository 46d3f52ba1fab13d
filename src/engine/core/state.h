/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/catalogue.h"

G_BEGIN_DECLS

/**
 * ARB_STATE_MAX:
 *
 * The most bytes a system's state may take: small enough to copy for every question.
 */
#define ARB_STATE_MAX 2112

/**
 * ArbState:
 * @catalogue: the cards and editions in use; outlives the state
 * @read: while a reading of the open rules is tried, where arb_switch() notes what it was asked for;
 *   otherwise %NULL
 * @n_seats: seats in the game
 * @over: whether the game has ended
 * @ended_by_table: whether the table ended it, not the rules
 * @absent: bits of the seats (`1 << seat`) whose players have left the table
 * @played: whether there was a decision or an observation; moves of the table before that are the
 *   set-up, or the end of a game that was played without the program
 * @turn: counts turns (or rounds) from 1
 * @last_turn: if something recorded later shows that the game had ended before its last moves, the
 *   turn with which it ended; otherwise 0. What was played in later turns does not count
 * @n_ruled: rulings so far
 * @n_adjusted: adjustments so far
 * @open: bits of the switches that the edition leaves open and the table has not answered
 * @switches: the value of each switch; of an open one the first, which is only assumed. Read by
 *   arb_switch() only
 * @points_adjusted: by seat - 1: the points that the table has adjusted, see arb_adjust_points()
 * @left: by seat - 1: the turn in which its player left the table; 0 for none
 * @stated: by seat - 1: the final total that the table has counted, plus 1; 0 for none
 *
 * The beginning of the state of every system. A state is plain memory without pointers to free: it
 * is copied with memcpy() and compared with memcmp().
 */
typedef struct
{
  const ArbCatalogue *catalogue;
  guint64 *read;
  guint64 open;
  guint8 n_seats;
  guint8 over : 1;
  guint8 ended_by_table : 1;
  guint8 played : 1;
  guint8 absent;
  guint16 turn;
  guint16 last_turn;
  guint16 n_ruled;
  guint16 n_adjusted;
  guint8 switches[ARB_MAX_SWITCHES];
  gint16 points_adjusted[ARB_MAX_SEATS];
  guint16 stated[ARB_MAX_SEATS];
  guint16 left[ARB_MAX_SEATS];
} ArbState;

/**
 * ArbStateRoom:
 * @state: the beginning of the state
 * @bytes: the whole room
 *
 * Room for a state of any system.
 */
typedef union
{
  ArbState state;
  guint64 bytes[ARB_STATE_MAX / sizeof (guint64)];
} ArbStateRoom;

G_STATIC_ASSERT (ARB_MAX_SWITCHES <= 64);

/**
 * arb_switch:
 * @state: a state
 * @which: the index of a switch
 *
 * The only way to read a switch: the referee thereby learns which rules a move depends on.
 *
 * Returns: the index of its value; of an open switch that of the reading which is being tried, or
 *   else of the first
 */
static inline guint
arb_switch (const ArbState *state, guint which)
{
  if (G_UNLIKELY (state->read != NULL))
    *state->read |= G_GUINT64_CONSTANT (1) << which;
  return state->switches[which];
}

/**
 * arb_is_open: whether the table has still to answer what the switch @which says. What a game does by
 * itself waits as long as a rule is open, so that the question comes with the move that needs it.
 */
static inline gboolean
arb_is_open (const ArbState *state, guint which)
{
  return (state->open >> which & 1) != 0;
}

/** arb_set_switch: gives the switch @which the value @value; `ask` opens it. */
static inline void
arb_set_switch (ArbState *state, guint which, guint value)
{
  gboolean open = value == state->catalogue->switches[which].n_readings;

  state->switches[which] = (guint8) (open ? 0 : value);
  state->open = (state->open & ~(G_GUINT64_CONSTANT (1) << which)) | ((guint64) open << which);
}

/** arb_get_stated: the final total of @seat that the table has counted; -1 for none. */
static inline gint
arb_get_stated (const ArbState *state, guint seat)
{
  return (gint) state->stated[seat - 1] - 1;
}

/** arb_get_total: the total of @seat: what the table has counted, or else @total. */
static inline gint
arb_get_total (const ArbState *state, guint seat, gint total)
{
  return state->stated[seat - 1] > 0 ? arb_get_stated (state, seat) : total;
}

/** arb_get_points_adjusted: the points by which the table has adjusted the total of @seat. */
static inline gint
arb_get_points_adjusted (const ArbState *state, guint seat)
{
  return state->points_adjusted[seat - 1];
}

/** arb_has_left: whether the player of @seat has left the table. */
static inline gboolean
arb_has_left (const ArbState *state, guint seat)
{
  return (state->absent >> seat & 1) != 0;
}

/** arb_count_present: how many players are still at the table. */
static inline guint
arb_count_present (const ArbState *state)
{
  return state->n_seats - (guint) __builtin_popcount (state->absent);
}

/** arb_next_seat: the seat after @seat whose player is still at the table; there must be one. */
static inline guint
arb_next_seat (const ArbState *state, guint seat)
{
  do
    seat = seat % state->n_seats + 1;
  while (G_UNLIKELY (arb_has_left (state, seat)));
  return seat;
}

/** arb_ruleset_of: the ruleset of a state. */
static inline const ArbRuleset *
arb_ruleset_of (const ArbState *state)
{
  return state->catalogue->ruleset;
}

G_END_DECLS
