/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/record/log.h"

G_BEGIN_DECLS

/*
 * The replay of a log after a change of its past.
 *
 * Lines are taken out, moves are put in, and the lines after them are said again: implied closing
 * moves are implied anew, and what the change opens is filled in where the next line needs it. If a
 * line is not possible any more, a careful replay gives up. Any other replay tries what people would
 * do at the table, the cheapest first: the rest of a gesture that was taken out goes with it, an
 * answer becomes another one or waits for its turn, a number becomes smaller, a choice without which
 * the game cannot go on becomes another one, and at last the line is struck.
 */

/** ARB_REPLAY_PRICE_FILLED: the price of a choice that is filled in, in tenths of a unit. */
#define ARB_REPLAY_PRICE_FILLED 10

/** ARB_MAX_REPLAYED: the most results of one replay. */
#define ARB_MAX_REPLAYED 16

/**
 * ArbReplayChange:
 * @index: the first line that is taken out, or before which moves are put in
 * @n_removed: how many lines are taken out
 * @moves: (array length=n_moves) (nullable): the moves that are put in, as said
 * @n_moves: how many
 * @allow: whether the table rules that those of @moves are allowed that need it
 * @start: (nullable): the state before the first line, for arb_replay_new_elsewhere()
 * @careful: whether no later line may get worse
 * @shift: by how many seats the lines after the change are handed on: they were recorded under the wrong
 *   names
 * @price: how unlikely the change is by itself, in tenths of a unit. A careful replay gives up where an
 *   earlier one with a lower price came to the same state
 * @fill: whether choices are filled in that the change opens and a later line needs; and, if it is not
 *   careful, whether later lines become other ones
 *
 * A change of the past of a log.
 */
typedef struct
{
  guint index;
  guint n_removed;
  const ArbMove *moves;
  guint n_moves;
  gboolean allow;
  const ArbState *start;
  gboolean careful;
  gboolean fill;
  guint shift;
  gint price;
} ArbReplayChange;

/**
 * ArbReplayed:
 * @price: how far the later lines are from those of the log, in tenths of a unit
 * @n_filled: choices that were filled in in the turn of the change, because a later line needs them
 * @n_answers: later answers that became other ones
 * @n_others: later lines with another number, card or planet, and choices that later turns need
 * @n_struck: later lines that are struck, and were not before
 * @n_void: later lines that have no effect any more
 * @n_mended: lines that are allowed now, and were not before
 * @end: the first line of the log from which on nothing has changed; its length if all was replayed
 * @state: (transfer none): the state after the last line; valid until the next replay
 * @last_step: how the result was reached; for arb_replay_dup_steps()
 *
 * What comes of a change.
 */
typedef struct
{
  gint price;
  guint n_filled;
  guint n_answers;
  guint n_others;
  guint n_struck;
  guint n_void;
  guint n_mended;
  guint end;
  const ArbState *state;
  guint last_step;
} ArbReplayed;

/**
 * ArbReplay:
 *
 * Replays of one log. The log must not change meanwhile. Free with arb_replay_free().
 */
typedef struct _ArbReplay ArbReplay;

/** arb_replay_new: replays of changes of @log that begin at line @first or later. */
ArbReplay *arb_replay_new (const ArbGameLog *log, guint first);

/**
 * arb_replay_new_elsewhere: replays of all lines of @log from another state before the first one: by
 * other rules, or at other seats. The states of @log itself mean nothing.
 */
ArbReplay *arb_replay_new_elsewhere (const ArbGameLog *log);

/** arb_replay_free: frees @self. */
void arb_replay_free (ArbReplay *self);

/**
 * arb_replay_state_at: (transfer none): the recorded state before line @index, which is not before the
 * first line of @self.
 */
const ArbState *arb_replay_state_at (const ArbReplay *self, guint index);

/**
 * arb_replay_find_head:
 * @self: replays
 * @index: a line of the log
 *
 * Returns: the line with which its gesture begins: lines of the same seat, one after the other, that
 *   could not be said before it, such as a role, its cards and its target
 */
guint arb_replay_find_head (const ArbReplay *self, guint index);

/** arb_replay_find_end: the first line after the gesture of line @index. */
guint arb_replay_find_end (const ArbReplay *self, guint index);

/**
 * arb_replay_list_sayable:
 * @self: replays
 * @state: any state of the game
 * @seat: a seat
 * @moves: (out caller-allocates): takes the moves
 * @max: room in @moves
 *
 * Lists the moves that @seat could have recorded: the legal ones; but where the table records only
 * numbers of cards, those numbers, which are not in the list of legal moves, instead of the cards.
 *
 * Returns: how many there are
 */
guint arb_replay_list_sayable (ArbReplay *self, const ArbState *state, guint seat, ArbMove *moves,
                               guint max);

/** arb_replay_is_counted: whether the table records only the numbers of cards of @verb. */
gboolean arb_replay_is_counted (const ArbReplay *self, guint verb);

/** arb_replay_get_n_judged: how many lines were judged so far. */
guint arb_replay_get_n_judged (const ArbReplay *self);

/**
 * arb_replay_run:
 * @self: replays
 * @change: a change
 * @results: (out caller-allocates): room for %ARB_MAX_REPLAYED results
 *
 * Makes @change and replays the lines after it. If @change is careful, it has no result when one of
 * its moves is refused; otherwise the refused move is in the result as arb_game_edit() says.
 *
 * Returns: how many results there are, the cheapest first, each with another state
 */
guint arb_replay_run (ArbReplay *self, const ArbReplayChange *change, ArbReplayed *results);

/**
 * arb_replay_dup_steps: (transfer full): how @result, one of those of the last replay, was reached; for
 * arb_replay_dup_entries(), also after other replays.
 */
GArray *arb_replay_dup_steps (const ArbReplay *self, const ArbReplayed *result);

/**
 * arb_replay_dup_entries:
 * @self: replays
 * @change: a change that was replayed
 * @steps: how one of its results was reached
 * @end: (inout): the end of that result; becomes the first line of the log after those that the entries
 *   replace
 * @last: (out) (optional): the index among the entries of the last of the moves that were put in
 *
 * Returns: (transfer full) (element-type ArbEntry): the lines that take the place of those from the
 *   index of the change to @end, judged
 */
GArray *arb_replay_dup_entries (ArbReplay *self, const ArbReplayChange *change, const GArray *steps,
                                guint *end, guint *last);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ArbReplay, arb_replay_free)

G_END_DECLS
