/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/play/complete.h"
#include "engine/record/frame.h"

G_BEGIN_DECLS

/**
 * ArbEntry:
 * @move: the move in canonical form, by the state before it
 * @said: the move as it was said, with its seat; a record keeps this form, so that edits of the
 *   past lose nothing
 * @ruled: the table allowed it against the rules
 * @to_strike: an edit of the past made it illegal, and the table has not allowed that: it is struck
 *   as long as it is illegal
 * @implied: a closing move that was not said
 * @private: recorded only by the seat it is about, so that nobody else may see it; see
 *   arb_game_play_private()
 * @hidden: it is private, and the game was folded for other players: it changed nothing, and its
 *   move must not be shown
 * @uncounted: a game that ends with it does not count, see arb_game_set_counts()
 * @struck: it changed nothing, because it could not happen, or because of @to_strike
 * @opens: the first move of its gesture
 * @id: a number of the line, from 1, which never changes, not even if the line is undone and redone
 * @verdict: the verdict by what was known then
 * @adjustments: what it adjusted or left unpaid; computed, not saved in records
 * @refuted_by: for a private line that a later visible move proved wrong, the number of that move,
 *   from 1; otherwise 0
 *
 * One line of the log.
 */
typedef struct
{
  ArbMove move;
  ArbMove said;
  guint8 ruled;
  guint8 to_strike;
  guint8 implied;
  guint8 private;
  guint8 hidden;
  guint8 uncounted;
  guint8 struck;
  guint8 opens;
  guint32 id;
  guint32 refuted_by;
  ArbVerdict verdict;
  ArbAdjustments adjustments;
} ArbEntry;

/** arb_entry_warns: whether @entry was implied and does nothing, which is worth a warning. */
static inline gboolean
arb_entry_warns (const ArbEntry *entry)
{
  return entry->implied && entry->verdict.value == ARB_VOID;
}

/** arb_entry_is_same: whether @a and @b are the same line with the same marks, however it is judged. */
gboolean arb_entry_is_same (const ArbEntry *a, const ArbEntry *b);

/** arb_entry_judge: judges @entry in @state, as all players see it. */
void arb_entry_judge (ArbEntry *entry, const ArbState *state);

/**
 * arb_entry_judge_completed:
 * @entry: a visible line
 * @state: a state
 * @closing: (out caller-allocates): the closing moves that it implies
 * @answer: (out) (nullable): the verdict of arb_complete(), which also has the reasons that forbid
 *   a closing move; a ruling does not concern those
 *
 * Judges @entry after the closing moves that it implies.
 */
void arb_entry_judge_completed (ArbEntry *entry, const ArbState *state, ArbClosing *closing,
                                ArbVerdict *answer);

/** arb_entry_init_closing: makes @entry the line of closing move @index of @closing. */
void arb_entry_init_closing (ArbEntry *entry, const ArbCatalogue *catalogue,
                             const ArbClosing *closing, guint index);

/** arb_entry_apply: applies a judged line. */
void arb_entry_apply (const ArbEntry *entry, ArbState *state);

/**
 * arb_move_can_be_private:
 * @ruleset: a game system
 * @move: a move of its notation
 *
 * Returns: whether @move is an observation about a seat, which the seat can record privately
 */
gboolean arb_move_can_be_private (const ArbRuleset *ruleset, ArbMove move);

/**
 * ArbGameLog:
 *
 * The lines of a game and the states after them, under one set of rules. Free with
 * arb_game_log_free().
 */
typedef struct _ArbGameLog ArbGameLog;

/** arb_game_log_new: an empty log; it keeps @catalogue. */
ArbGameLog *arb_game_log_new (const ArbCatalogue *catalogue, const ArbOptions *options);

/** arb_game_log_new_in_frame: an empty log; it keeps @frame. */
ArbGameLog *arb_game_log_new_in_frame (ArbFrame *frame);

/** arb_game_log_copy: (transfer full): another log of the same lines. */
ArbGameLog *arb_game_log_copy (const ArbGameLog *log);

/** arb_game_log_free: frees @log. */
void arb_game_log_free (ArbGameLog *log);

/** arb_game_log_get_frame: (transfer none): what holds for all lines. */
ArbFrame *arb_game_log_get_frame (const ArbGameLog *log);

const ArbCatalogue *arb_game_log_get_catalogue (const ArbGameLog *log);
const ArbOptions *arb_game_log_get_options (const ArbGameLog *log);

/**
 * arb_game_log_get_state: (transfer none): the state after the last line; valid until the log
 * changes.
 */
const ArbState *arb_game_log_get_state (const ArbGameLog *log);

/** arb_game_log_get_length: the number of lines. */
guint arb_game_log_get_length (const ArbGameLog *log);

/** arb_game_log_get_entry: (transfer none): line @index (0 is the first). */
const ArbEntry *arb_game_log_get_entry (const ArbGameLog *log, guint index);

/** arb_game_log_copy_entries: (transfer full) (element-type ArbEntry): @n lines from @index on. */
GArray *arb_game_log_copy_entries (const ArbGameLog *log, guint index, guint n);

/**
 * arb_game_log_state_at:
 * @log: a log
 * @index: the number of lines before it, at most the length
 * @state: (out caller-allocates): in an #ArbStateRoom
 */
void arb_game_log_state_at (const ArbGameLog *log, guint index, ArbState *state);

/**
 * arb_game_log_set_uncounted: marks the line with which the game ended, and no other; of a game that is
 * not over, and if not @uncounted, none.
 *
 * Returns: whether a line is marked
 */
gboolean arb_game_log_set_uncounted (ArbGameLog *log, gboolean uncounted);

/** arb_game_log_is_uncounted: whether the game is over, and a line of it is marked. */
gboolean arb_game_log_is_uncounted (const ArbGameLog *log);

/**
 * arb_game_log_find_end:
 * @log: a log
 *
 * Returns: the number of lines before the end of the game, if it turned out later that the game had
 *   ended before its last moves: those do not count. Otherwise the length
 */
guint arb_game_log_find_end (const ArbGameLog *log);

/**
 * arb_game_log_find_counted:
 * @log: a log
 *
 * Returns: the verbs (bits) of which this table records only the number of cards: those of which it
 *   has done so and, if there are any, also those that it has not recorded yet
 */
guint64 arb_game_log_find_counted (const ArbGameLog *log);

/**
 * arb_game_log_reserve_ids:
 * @log: a log
 * @n: the number of ids
 *
 * Reserves ids: no later line of the log gets one of them.
 *
 * Returns: the first of them
 */
guint32 arb_game_log_reserve_ids (ArbGameLog *log, guint32 n);

/** arb_game_log_get_last_id: the highest id that was given or reserved. */
guint32 arb_game_log_get_last_id (const ArbGameLog *log);

/**
 * arb_game_log_push:
 * @log: a log
 * @entry: a line that was judged in the state of @log; it gets an id if it has none
 *
 * Applies a judged line and appends it.
 *
 * Returns: (transfer none): the line in the log
 */
const ArbEntry *arb_game_log_push (ArbGameLog *log, const ArbEntry *entry);

/**
 * arb_game_log_append_like:
 * @log: a log
 * @like: a line with the same move and marks; the new line is judged again
 *
 * Returns: (transfer none): the line in the log
 */
const ArbEntry *arb_game_log_append_like (ArbGameLog *log, const ArbEntry *like);

/** arb_game_log_cut: removes the lines from @length on. */
void arb_game_log_cut (ArbGameLog *log, guint length);

/**
 * arb_game_log_begin_again:
 * @log: a log
 * @frame: a frame of the same system with as many seats; its cards have the same names
 *
 * Empties the log, and lays the table out for another frame.
 */
void arb_game_log_begin_again (ArbGameLog *log, ArbFrame *frame);

/**
 * arb_game_log_copy_moved:
 * @log: a log
 * @places: by seat, where its player sits now; the table, seat 0, stays
 *
 * Returns: (transfer full): the same lines, of the same players at other seats, not judged again. Its
 *   states are those before
 */
ArbGameLog *arb_game_log_copy_moved (const ArbGameLog *log, const guint8 *places);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ArbGameLog, arb_game_log_free)

G_END_DECLS
