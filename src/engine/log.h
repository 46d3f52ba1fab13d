/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/complete.h"

G_BEGIN_DECLS

/**
 * ArbEntry:
 * @move: in canonical form, as the table stood
 * @said: as it was said, with its seat: what a record keeps, so that an edit of the past loses
 *   nothing
 * @ruled: the table allowed it against the rules
 * @implied: a closing move that was not said
 * @private: recorded only by the seat it is about, so that nobody else may see it; see
 *   arb_game_play_private()
 * @hidden: it is private, and not for those for whom the game was folded: it changed nothing, and
 *   what it says may not be shown
 * @struck: it changed nothing: there was nothing to do it with
 * @opens: the first move of its gesture
 * @id: the line's own number, from 1: it stays when lines come or go before it, and when the line
 *   is taken back and made again
 * @verdict: as judged with what was known then
 * @adjustments: what it put right, or left unpaid; follows from the moves, no record keeps it
 * @refuted_by: a private line that later moves of all proved wrong: the number of the first such
 *   move in the log, from 1; else 0
 *
 * One line of the log.
 */
typedef struct
{
  ArbMove move;
  ArbMove said;
  guint8 ruled;
  guint8 implied;
  guint8 private;
  guint8 hidden;
  guint8 struck;
  guint8 opens;
  guint32 id;
  guint32 refuted_by;
  ArbVerdict verdict;
  ArbAdjustments adjustments;
} ArbEntry;

/** arb_entry_warns: whether @entry was implied and does nothing: who spoke is to be warned of it. */
static inline gboolean
arb_entry_warns (const ArbEntry *entry)
{
  return entry->implied && entry->verdict.value == ARB_VOID;
}

/** arb_entry_judge: judges what @entry says as @state stands, for all to see. */
void arb_entry_judge (ArbEntry *entry, const ArbState *state);

/**
 * arb_entry_judge_completed:
 * @entry: a line that all may see
 * @state: a state
 * @closing: (out caller-allocates): the closing moves that it implies there
 * @answer: (out) (nullable): what arb_complete() answers: the verdict, with what forbids closing
 *   before, which is no part of what the table overrules
 *
 * Judges what @entry says after the closing moves that it implies.
 */
void arb_entry_judge_completed (ArbEntry *entry, const ArbState *state, ArbClosing *closing,
                                ArbVerdict *answer);

/** arb_entry_init_closing: makes of @entry the line for closing move @index of @closing. */
void arb_entry_init_closing (ArbEntry *entry, const ArbCatalogue *catalogue,
                             const ArbClosing *closing, guint index);

/** arb_entry_apply: makes a judged line happen. */
void arb_entry_apply (const ArbEntry *entry, ArbState *state);

/**
 * arb_move_can_be_private:
 * @ruleset: a game system
 * @move: a move of its notation
 *
 * Returns: whether @move records what was seen of a seat, so that the seat can record it alone
 */
gboolean arb_move_can_be_private (const ArbRuleset *ruleset, ArbMove move);

/**
 * ArbGameLog:
 *
 * The lines of a game and the states they fold to, under one set of rules. Free with
 * arb_game_log_free().
 */
typedef struct _ArbGameLog ArbGameLog;

/** arb_game_log_new: an empty log; it keeps @catalogue. */
ArbGameLog *arb_game_log_new (const ArbCatalogue *catalogue, const ArbOptions *options);

/** arb_game_log_copy: (transfer full): another log of the same lines. */
ArbGameLog *arb_game_log_copy (const ArbGameLog *log);

/** arb_game_log_free: frees @log. */
void arb_game_log_free (ArbGameLog *log);

const ArbCatalogue *arb_game_log_get_catalogue (const ArbGameLog *log);
const ArbOptions *arb_game_log_get_options (const ArbGameLog *log);

/** arb_game_log_get_state: (transfer none): the state after the last line; valid until it changes. */
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
 * @index: after how many lines, at most the length
 * @state: (out caller-allocates): in an #ArbStateRoom
 */
void arb_game_log_state_at (const ArbGameLog *log, guint index, ArbState *state);

/**
 * arb_game_log_find_counted:
 * @log: a log
 *
 * Returns: the verbs (bits) of which this table records only how many cards: those of which it
 *   did, and once it did of any, also those of which it has recorded nothing yet
 */
guint64 arb_game_log_find_counted (const ArbGameLog *log);

/**
 * arb_game_log_reserve_ids:
 * @log: a log
 * @n: how many
 *
 * No line that the log numbers from now on gets one of these ids.
 *
 * Returns: the first of them
 */
guint32 arb_game_log_reserve_ids (ArbGameLog *log, guint32 n);

/** arb_game_log_get_last_id: the highest id that was given or reserved. */
guint32 arb_game_log_get_last_id (const ArbGameLog *log);

/**
 * arb_game_log_push:
 * @log: a log
 * @entry: a line that was judged in the state of @log; gets an id if it has none
 *
 * Makes a line happen and appends it. Judges nothing.
 *
 * Returns: (transfer none): the line in the log
 */
const ArbEntry *arb_game_log_push (ArbGameLog *log, const ArbEntry *entry);

/**
 * arb_game_log_append_like:
 * @log: a log
 * @like: a line that says the same and has the same marks; all else of it is judged anew
 *
 * Returns: (transfer none): the line in the log
 */
const ArbEntry *arb_game_log_append_like (ArbGameLog *log, const ArbEntry *like);

/** arb_game_log_cut: takes the lines from @length on off the log. */
void arb_game_log_cut (ArbGameLog *log, guint length);

/**
 * arb_game_log_begin_again:
 * @log: a log
 * @catalogue: a catalogue of the same system, with the same names
 *
 * Empties the log, and lays the table out with other cards.
 */
void arb_game_log_begin_again (ArbGameLog *log, const ArbCatalogue *catalogue);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ArbGameLog, arb_game_log_free)

G_END_DECLS
