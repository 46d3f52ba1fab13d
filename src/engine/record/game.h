/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/record/history.h"

G_BEGIN_DECLS

/**
 * ArbGame:
 *
 * A game: a log and its history. All questions about a game are answered from the log. Free with
 * arb_game_free().
 */
typedef struct _ArbGame ArbGame;

/** arb_game_new: a game with an empty log; it keeps @catalogue. */
ArbGame *arb_game_new (const ArbCatalogue *catalogue, const ArbOptions *options);

/** arb_game_new_in_frame: a game with an empty log; it keeps @frame. */
ArbGame *arb_game_new_in_frame (ArbFrame *frame);

/** arb_game_new_from_log: a game of the lines of @log (transfer full), with nothing to redo. */
ArbGame *arb_game_new_from_log (ArbGameLog *log);

/** arb_game_copy: (transfer full): another game with the same log. */
ArbGame *arb_game_copy (const ArbGame *game);

/** arb_game_free: frees @game. */
void arb_game_free (ArbGame *game);

/** arb_game_get_frame: (transfer none): what holds for the whole game. */
ArbFrame *arb_game_get_frame (const ArbGame *game);

const ArbCatalogue *arb_game_get_catalogue (const ArbGame *game);
const ArbOptions *arb_game_get_options (const ArbGame *game);

/** arb_game_get_log: (transfer none): its lines and states. */
const ArbGameLog *arb_game_get_log (const ArbGame *game);

/**
 * arb_game_get_state: (transfer none): the state after the last move; valid until the game changes.
 */
const ArbState *arb_game_get_state (const ArbGame *game);

/** arb_game_get_length: the number of moves in the log. */
guint arb_game_get_length (const ArbGame *game);

/** arb_game_get_entry: (transfer none): line @index (0 is the first). */
const ArbEntry *arb_game_get_entry (const ArbGame *game, guint index);

/**
 * arb_game_play:
 * @game: a game
 * @move: a move as said; implied closing moves are played before it
 * @allow: whether to record a ruling if only overrulable rules forbid it
 * @verdict: (out): the verdict
 *
 * Plays one move as a gesture, after which nothing can be redone: it replaces one undone gesture; if
 * there are more, one undo of it brings them back. A refused move changes nothing.
 *
 * Returns: the number of moves added to the log, 0 if refused
 */
guint arb_game_play (ArbGame *game, ArbMove move, gboolean allow, ArbVerdict *verdict);

/**
 * arb_game_play_moves:
 * @game: a game
 * @moves: (array length=n_moves): moves as said, one after the other
 * @n_moves: the number of moves
 * @allow: the same as for arb_game_play()
 * @verdict: (out): the first refusal, or the worst verdict of all
 *
 * Plays several moves as one gesture: all of them, or none.
 *
 * Returns: the number of moves added to the log, 0 if refused
 */
guint arb_game_play_moves (ArbGame *game, const ArbMove *moves, guint n_moves, gboolean allow,
                           ArbVerdict *verdict);

/**
 * arb_game_append:
 * @game: a game
 * @move: a move as written in a record
 * @ruled: whether the record has a ruling
 * @implied: whether the record marks it as implied
 * @opens: whether it opens a gesture
 *
 * Appends one move of a record, whatever its verdict. An unplayable or undecidable move is struck.
 * A move that only overrulable rules forbid is applied, because the table played it; its entry has
 * the verdict.
 *
 * Returns: (transfer none): its entry
 */
const ArbEntry *arb_game_append (ArbGame *game, ArbMove move, gboolean ruled, gboolean implied,
                                 gboolean opens);

/**
 * arb_game_append_like:
 * @game: a game
 * @like: a line with the same move and marks; the new line is judged again
 *
 * Appends a line, as arb_game_append() does.
 *
 * Returns: (transfer none): its entry
 */
const ArbEntry *arb_game_append_like (ArbGame *game, const ArbEntry *like);

/**
 * arb_game_play_private:
 * @game: a game as all players see it
 * @move: a move that can be private, as said
 * @verdict: (out): the verdict by the knowledge of the seat, which only that player may see
 *
 * Records as one gesture a move that only its seat may see. No state, count, verdict or score of
 * @game depends on it.
 *
 * Returns: whether it was added to the log
 */
gboolean arb_game_play_private (ArbGame *game, ArbMove move, ArbVerdict *verdict);

/**
 * arb_game_seen_by:
 * @game: a game as all players see it
 * @seat: a seat
 *
 * Folds the log as @seat sees it, with its private lines. The visible lines do not change. A
 * private line that another line contradicts is struck: with its verdict if it was already wrong
 * when it was recorded, otherwise with the move that refuted it.
 *
 * Returns: (transfer full): that game, which must not be edited
 */
ArbGame *arb_game_seen_by (const ArbGame *game, guint seat);

/**
 * arb_game_judge_line:
 * @game: a game as all players see it
 * @index: a line of its log
 *
 * Judges a line for the players who may see it: a private one by all that its seat knows now; see
 * arb_game_seen_by().
 *
 * Returns: the line; if it is hidden, only the player who recorded it may see its verdict
 */
ArbEntry arb_game_judge_line (const ArbGame *game, guint index);

/** ARB_MAX_EDIT_MOVES: the most moves that an edit can put in. */
#define ARB_MAX_EDIT_MOVES 16

/**
 * arb_game_edit:
 * @game: a game
 * @index: the first move that is changed (0 is the first of the log); the length to add at the end
 * @n_removed: how many moves to remove
 * @moves: (array length=n_moves) (nullable): the moves to put in their place, as said
 * @n_moves: the number of moves
 * @allow: whether to record rulings for those that need one
 *
 * Edits the past: replaces, inserts or removes moves and says all that follow again. Implied closing
 * moves are put in: those that @moves need, and those that any later move needs now, in place of
 * the ones that were implied there. Moves that depended on a removed move are removed too: the
 * moves of the same player directly after it, such as the cards and the target of an answer. No
 * other move is removed: a move that cannot happen any more is struck. A move that replaces a
 * private line is private, if it can be. The edit is one gesture, which arb_game_undo() takes back
 * like any other. To preview an edit, make it on an arb_game_copy() and compare with
 * arb_game_compare(); arb_game_judge_line() says whether the new moves are valid.
 *
 * Returns: the index of the last of @moves; @index if there are none
 */
guint arb_game_edit (ArbGame *game, guint index, guint n_removed, const ArbMove *moves,
                     guint n_moves, gboolean allow);

/**
 * arb_game_replace_lines:
 * @game: a game
 * @index: the first line that is replaced
 * @end: the first line after them that stays as it is
 * @entries: (element-type ArbEntry): judged lines, from arb_replay_dup_entries()
 *
 * Edits the past, as arb_game_edit() does, with lines that were judged before. It is one gesture.
 */
void arb_game_replace_lines (ArbGame *game, guint index, guint end, const GArray *entries);

/**
 * arb_game_enter_faces:
 * @game: a game
 * @catalogue: the catalogue of its system with other faces of the same cards
 *
 * Replaces the faces and judges all moves again, as an edit of the past does. It is one gesture,
 * which arb_game_undo() takes back like any other.
 */
void arb_game_enter_faces (ArbGame *game, const ArbCatalogue *catalogue);

/**
 * arb_game_change_frame:
 * @game: a game
 * @frame: another frame of its system with as many seats; its cards have the same names
 * @places: (nullable): by seat, where its player sits now, if the players change places; each player
 *   takes all of their moves along
 *
 * Changes what belongs to no move, and judges all moves again, as an edit of the past does. It is one
 * gesture, which arb_game_undo() takes back like any other.
 */
void arb_game_change_frame (ArbGame *game, ArbFrame *frame, const guint8 *places);

/** arb_game_get_n_edits: how many edits can be taken back (or, if @undone, made again). */
guint arb_game_get_n_edits (const ArbGame *game, gboolean undone);

/** arb_game_get_edit: (transfer none): edit @index, the first one made first. */
const ArbEdit *arb_game_get_edit (const ArbGame *game, gboolean undone, guint index);

/**
 * arb_game_add_edit:
 * @game: a game whose log and undone moves are complete
 * @undone: whether the edit was taken back
 * @edit: the edit, which is copied with lines that get ids; of its own lines only move and marks matter
 *
 * Adds an edit read from a record, in the order of arb_game_get_edit(). When its turn comes to be
 * taken back or made again, the log must have the lines that it replaces.
 */
void arb_game_add_edit (ArbGame *game, gboolean undone, const ArbEdit *edit);

gboolean arb_game_can_undo (const ArbGame *game);
gboolean arb_game_can_redo (const ArbGame *game);

/** arb_game_undo: takes back the last gesture. Returns: how many moves. */
guint arb_game_undo (ArbGame *game);

/** arb_game_redo: makes the last undone gesture again. Returns: how many moves. */
guint arb_game_redo (ArbGame *game);

/**
 * arb_game_count_ahead: how many undone moves a new gesture would set aside, so that one undo brings
 * them back; 0 if at most one gesture is undone, which it would replace.
 */
guint arb_game_count_ahead (const ArbGame *game);

/**
 * arb_game_cut: removes the moves from @length on as one gesture, after which nothing can be redone.
 * People go back in this way where undoing would take back edits of earlier moves, too.
 */
void arb_game_cut (ArbGame *game, guint length);

/**
 * arb_game_go_forward: makes all undone gestures again. If the last one is an arb_game_cut(), it
 * takes that back, too.
 */
void arb_game_go_forward (ArbGame *game);

/**
 * arb_game_copy_ahead: (transfer full) (nullable): a copy of @game after arb_game_go_forward(); %NULL
 * if people went back by at most one gesture.
 */
ArbGame *arb_game_copy_ahead (const ArbGame *game);

/** arb_game_get_n_undone: how many undone moves can be redone. */
guint arb_game_get_n_undone (const ArbGame *game);

/** arb_game_get_undone: undone move @index; 0 is the one that is redone first. */
const ArbEntry *arb_game_get_undone (const ArbGame *game, guint index);

/**
 * arb_game_add_undone:
 * @game: a game
 * @entries: (element-type ArbEntry): lines, the next to be redone first
 *
 * Appends copies of @entries to the undone lines.
 */
void arb_game_add_undone (ArbGame *game, const GArray *entries);

/**
 * arb_game_state_at:
 * @game: a game
 * @index: the number of moves before it, at most the length
 * @state: (out caller-allocates): in an #ArbStateRoom
 */
void arb_game_state_at (const ArbGame *game, guint index, ArbState *state);

/** arb_game_find_end: the number of lines before the end; see arb_game_log_find_end(). */
guint arb_game_find_end (const ArbGame *game);

/** arb_game_score: the present score sheet; see arb_game_set_counts(). */
void arb_game_score (const ArbGame *game, ArbScoreSheet *sheet);

/**
 * arb_game_set_counts:
 * @game: a game
 * @counts: whether its result counts; at first it does
 *
 * If a game that is over does not count, nobody wins it, whatever the points: see
 * arb_score_sheet_stop_counting(). That belongs to the line with which it ended, which undo and redo
 * take back and bring back with it. Of a game that is not over it is said for whatever end it will
 * have.
 */
void arb_game_set_counts (ArbGame *game, gboolean counts);

/** arb_game_get_counts: whether the result of @game counts. */
gboolean arb_game_get_counts (const ArbGame *game);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ArbGame, arb_game_free)

G_END_DECLS
