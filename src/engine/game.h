/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/referee.h"

G_BEGIN_DECLS

/**
 * ArbEntry:
 * @move: in standard form, as the table stood
 * @said: as it was said, with its seat: what a record keeps, so that mending the past loses nothing
 * @ruled: the table allowed it against the rules
 * @implied: a closing move that went without saying
 * @private: told only by the seat it is about, so that nobody else may see it; see
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

/**
 * ArbGame:
 *
 * A table's game: options, the log, the state it folds to, and what was undone. Everything asked
 * of a game is asked of this list. Free with arb_game_free().
 */
typedef struct _ArbGame ArbGame;

/** arb_game_new: a game with an empty log. @catalogue must outlive it. */
ArbGame *arb_game_new (const ArbCatalogue *catalogue, const ArbOptions *options);

/** arb_game_copy: (transfer full): another game with the same log. */
ArbGame *arb_game_copy (const ArbGame *game);

/** arb_game_free: frees @game. */
void arb_game_free (ArbGame *game);

const ArbCatalogue *arb_game_get_catalogue (const ArbGame *game);
const ArbOptions *arb_game_get_options (const ArbGame *game);

/** arb_game_get_state: (transfer none): the state after the last move; valid until it changes. */
const ArbState *arb_game_get_state (const ArbGame *game);

/** arb_game_get_length: the number of moves in the log. */
guint arb_game_get_length (const ArbGame *game);

/** arb_game_get_entry: (transfer none): line @index (0 is the first). */
const ArbEntry *arb_game_get_entry (const ArbGame *game, guint index);

/**
 * arb_game_play:
 * @game: a game
 * @move: a move as said; closing moves that go without saying are made before it
 * @allow: whether the table allows it if only overrulable rules forbid it
 * @verdict: (out): the verdict
 *
 * Makes one gesture of one move. What was undone is forgotten. A refused move leaves the game
 * as it was.
 *
 * Returns: the number of moves added to the log, 0 if refused
 */
guint arb_game_play (ArbGame *game, ArbMove move, gboolean allow, ArbVerdict *verdict);

/**
 * arb_game_play_moves:
 * @game: a game
 * @moves: (array length=n_moves): moves as said, one after the other
 * @n_moves: how many
 * @allow: as for arb_game_play()
 * @verdict: (out): the first refusal, or the worst verdict of all
 *
 * Makes one gesture of several moves: all of them, or none.
 *
 * Returns: the number of moves added to the log, 0 if refused
 */
guint arb_game_play_moves (ArbGame *game, const ArbMove *moves, guint n_moves, gboolean allow,
                           ArbVerdict *verdict);

/**
 * arb_game_append:
 * @game: a game
 * @move: a move as written in a record
 * @ruled: whether the record says that the table allowed it
 * @implied: whether the record marks it as having gone without saying
 * @opens: whether it opens a gesture
 *
 * Folds one move of a record, whatever its verdict: an unplayable or undecidable one stays in
 * the log struck; one that only overrulable rules forbid happens, for so the table played, and
 * its entry tells the verdict.
 *
 * Returns: (transfer none): its entry
 */
const ArbEntry *arb_game_append (ArbGame *game, ArbMove move, gboolean ruled, gboolean implied,
                                 gboolean opens);

/**
 * arb_game_append_like:
 * @game: a game
 * @like: a line that says the same and bears the same marks; all else of it is judged anew
 *
 * Like arb_game_append().
 *
 * Returns: (transfer none): its entry
 */
const ArbEntry *arb_game_append_like (ArbGame *game, const ArbEntry *like);

/**
 * arb_move_can_be_private:
 * @ruleset: a game system
 * @move: a move of its notation
 *
 * Returns: whether @move tells what was seen of a seat, so that the seat can tell it alone
 */
gboolean arb_move_can_be_private (const ArbRuleset *ruleset, ArbMove move);

/**
 * arb_game_play_private:
 * @game: a game as all see it
 * @move: a move that can be private, as said
 * @verdict: (out): the verdict, as the seat itself knows the table: only for its eyes
 *
 * Makes one gesture of a move that only the seat it is about may see. For all others it does
 * nothing: no state, count, verdict or score of @game depends on it.
 *
 * Returns: whether it was added to the log
 */
gboolean arb_game_play_private (ArbGame *game, ArbMove move, ArbVerdict *verdict);

/**
 * arb_game_seen_by:
 * @game: a game as all see it
 * @seat: a seat
 *
 * Folds the log as @seat sees it: what it told privately counts. What all see goes on as it is; a
 * private line that something else contradicts is struck, with its verdict if it was already wrong
 * when it was told, and else with the move that refuted it.
 *
 * Returns: (transfer full): that game, to be asked, not to be edited
 */
ArbGame *arb_game_seen_by (const ArbGame *game, guint seat);

/**
 * arb_game_judge_line:
 * @game: a game as all see it
 * @index: a line of its log
 *
 * Judges a line for those who may see it: a private one as its seat knows the table, with all that
 * is known by now; see arb_game_seen_by().
 *
 * Returns: the line, as hidden as it is; its verdict is only for the eyes of who told it
 */
ArbEntry arb_game_judge_line (const ArbGame *game, guint index);

/** ARB_MAX_EDIT_MOVES: no edit that people make puts in more moves at once. */
#define ARB_MAX_EDIT_MOVES 16

/**
 * arb_game_edit:
 * @game: a game
 * @index: the first move that is changed (0 is the first of the log); the length to add at the end
 * @n_removed: how many moves go
 * @moves: (array length=n_moves) (nullable): what stands in their place, as said
 * @n_moves: how many
 * @allow: whether the table allows those of them that need it against the rules
 *
 * Mends the past: replaces, inserts or removes moves and judges all that follow again. Closing
 * moves that go without saying are put in with @moves: those they need before them, and those
 * that any move behind them needs now, in the place of those that were implied there. What only
 * belonged to what was taken away goes with it: the same player's moves directly behind, as the
 * cards and the target of an answer that was none. Nothing else is lost: a move with which nothing
 * can be done any more stays, struck. What takes the place of a
 * private line is private, if it can be. One gesture, taken back by arb_game_undo() like any other.
 * To see beforehand what an edit would change, make it on an arb_game_copy() and compare with
 * arb_game_compare(); arb_game_judge_line() says whether what is put in stands.
 *
 * Returns: where the last of @moves stands now; without moves @index
 */
guint arb_game_edit (ArbGame *game, guint index, guint n_removed, const ArbMove *moves,
                     guint n_moves, gboolean allow);

/**
 * arb_game_list_pending:
 * @game: a game
 * @index: where moves that were put in begin (0 is the first of the log)
 * @last: where the last of them stands
 * @moves: (out caller-allocates): room for @max moves
 * @max: %ARB_MAX_MOVES
 * @needed: (out): whether what was played behind them cannot be played before one of these
 *
 * What the same seat has to decide next because of what was put in, as the target of an Action: its
 * legal decisions, also those that come once it has closed the ones before, if any of them could
 * not have been said without it, and the log does not go on with one.
 *
 * Returns: how many; 0 if what was put in is whole
 */
guint arb_game_list_pending (const ArbGame *game, guint index, guint last, ArbMove *moves,
                             guint max, gboolean *needed);

/**
 * ArbEdit:
 * @index: the first changed move
 * @n_now: how many moves of the log stand there because of it
 * @mark: for an edit that was made, the length of the log then; for one that was taken back, how
 *   many moves lay undone then
 * @other: (element-type ArbEntry): what stood there before, or would again
 *
 * One edit of the past, made or taken back.
 */
typedef struct
{
  guint index;
  guint n_now;
  guint mark;
  GArray *other;
} ArbEdit;

/** arb_game_get_n_edits: how many edits can be taken back (or, if @undone, made again). */
guint arb_game_get_n_edits (const ArbGame *game, gboolean undone);

/** arb_game_get_edit: (transfer none): edit @index, the first one made first. */
const ArbEdit *arb_game_get_edit (const ArbGame *game, gboolean undone, guint index);

/**
 * arb_game_add_edit:
 * @game: a game whose log and undone moves are complete
 * @undone: whether the edit was taken back
 * @index: see #ArbEdit
 * @n_now: see #ArbEdit
 * @mark: see #ArbEdit
 * @other: (element-type ArbEntry) (transfer none): see #ArbEdit; only move and marks matter
 *
 * Adds an edit read from a record, in the order of arb_game_get_edit().
 *
 * Returns: whether it fits the log
 */
gboolean arb_game_add_edit (ArbGame *game, gboolean undone, guint index, guint n_now, guint mark,
                            const GArray *other);

/**
 * ArbChange:
 * @before: the move's place in the log before, or -1 if it is new
 * @after: its place after, or -1 if it is gone
 *
 * A move that another judgement, or none, meets after an edit.
 */
typedef struct
{
  gint before;
  gint after;
} ArbChange;

/**
 * arb_entry_is_judged_alike:
 * @a: an entry
 * @b: an entry, of any game of the same system
 *
 * Returns: whether both meet the same verdict by the same rule, and both stand or both are struck
 */
gboolean arb_entry_is_judged_alike (const ArbEntry *a, const ArbEntry *b);

/**
 * arb_game_compare:
 * @before: a game
 * @after: the same game, edited once since, or judged under other rules
 *
 * Returns: (transfer full) (element-type ArbChange): the moves that came, went, or are judged
 *   otherwise now, in the order of the log
 */
GArray *arb_game_compare (const ArbGame *before, const ArbGame *after);

/**
 * arb_game_replay_with:
 * @game: a game
 * @options: other switches; the same number of seats
 *
 * Judges the same moves under other rules, as if the table had played so. Closing moves that only
 * the other rules need are put in, those that they do not need are left out.
 *
 * Returns: (transfer full): that game
 */
ArbGame *arb_game_replay_with (const ArbGame *game, const ArbOptions *options);

gboolean arb_game_can_undo (const ArbGame *game);
gboolean arb_game_can_redo (const ArbGame *game);

/** arb_game_undo: takes back the last gesture. Returns: how many moves. */
guint arb_game_undo (ArbGame *game);

/** arb_game_redo: makes the last undone gesture again. Returns: how many moves. */
guint arb_game_redo (ArbGame *game);

/** arb_game_get_n_undone: how many moves lie undone, to be made again. */
guint arb_game_get_n_undone (const ArbGame *game);

/** arb_game_get_undone: undone move @index; 0 is the one that redo makes first. */
const ArbEntry *arb_game_get_undone (const ArbGame *game, guint index);

/**
 * arb_game_add_undone:
 * @game: a game
 * @entries: (element-type ArbEntry): lines, the next to be made again first
 *
 * Appends lines that say what @entries say to what was undone.
 */
void arb_game_add_undone (ArbGame *game, const GArray *entries);

/**
 * arb_game_state_at:
 * @game: a game
 * @index: after how many moves, at most the length
 * @state: (out caller-allocates): in an #ArbStateRoom
 */
void arb_game_state_at (const ArbGame *game, guint index, ArbState *state);

/** arb_game_score: the score sheet as things stand. */
void arb_game_score (const ArbGame *game, ArbScoreSheet *sheet);

/**
 * arb_game_score_under:
 * @game: a game
 * @options: other rules, for as many seats
 * @sheet: (out): what they make of the table as it lies now, however it came to be so
 *
 * Unlike arb_game_replay_with(), asks nothing of the moves. What the other rules leave open stays as it
 * is here.
 */
void arb_game_score_under (const ArbGame *game, const ArbOptions *options, ArbScoreSheet *sheet);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ArbGame, arb_game_free)

G_END_DECLS
