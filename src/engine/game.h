/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/history.h"

G_BEGIN_DECLS

/**
 * ArbGame:
 *
 * A table's game: a log and its history. Everything asked of a game is asked of this list. Free with
 * arb_game_free().
 */
typedef struct _ArbGame ArbGame;

/** arb_game_new: a game with an empty log; it keeps @catalogue. */
ArbGame *arb_game_new (const ArbCatalogue *catalogue, const ArbOptions *options);

/** arb_game_new_from_log: a game of the lines of @log (transfer full), with nothing to redo. */
ArbGame *arb_game_new_from_log (ArbGameLog *log);

/** arb_game_copy: (transfer full): another game with the same log. */
ArbGame *arb_game_copy (const ArbGame *game);

/** arb_game_free: frees @game. */
void arb_game_free (ArbGame *game);

const ArbCatalogue *arb_game_get_catalogue (const ArbGame *game);
const ArbOptions *arb_game_get_options (const ArbGame *game);

/** arb_game_get_log: (transfer none): the lines and the states they fold to. */
const ArbGameLog *arb_game_get_log (const ArbGame *game);

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
 * arb_game_enter_faces:
 * @game: a game
 * @catalogue: the catalogue of its system with other faces of the same cards
 *
 * Judges all moves again by what the cards show now, as after any edit of the past. One gesture,
 * taken back by arb_game_undo() like any other.
 */
void arb_game_enter_faces (ArbGame *game, const ArbCatalogue *catalogue);

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
 * @catalogue: (nullable): see #ArbEdit
 *
 * Adds an edit read from a record, in the order of arb_game_get_edit().
 *
 * Returns: whether it fits the log
 */
gboolean arb_game_add_edit (ArbGame *game, gboolean undone, guint index, guint n_now, guint mark,
                            const GArray *other, const ArbCatalogue *catalogue);

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

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ArbGame, arb_game_free)

G_END_DECLS
