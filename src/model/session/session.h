/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/choice.h"
#include "model/session/edit-preview.h"
#include "model/session/offer-item.h"
#include "model/session/zone.h"
#include "store/document.h"
#include "wording/wording.h"

#include <gio/gio.h>

G_BEGIN_DECLS

#define ARB_TYPE_SESSION (arb_session_get_type ())
G_DECLARE_FINAL_TYPE (ArbSession, arb_session, ARB, SESSION, GObject)

/**
 * ArbSession:
 *
 * One game at one table: its document, its file, and lists of everything that is shown. Every
 * gesture is saved soon after it, in another thread.
 *
 * Properties: `title`, `saved` (whether the file contains all moves) and `problem` (why it could
 * not be saved, or %NULL).
 *
 * Signals: `changed` after a gesture, an undo or a redo, when all lists are up to date; `diverted`
 * (old path, new path, whether that was asked for) when a written copy becomes the file of the
 * game, because the old file could not be written or arb_session_keep_copy() was called; `conflict`
 * when another program has changed the file, whether or not there is something to save: nothing is
 * saved until that is resolved; `restored` when somebody else had moved or deleted the file, and it
 * is saved there again; `returned` when a game that could not be saved in the library has been
 * moved there.
 */

/**
 * arb_session_new:
 * @document: (transfer full): a game
 * @path: its file
 *
 * Returns: (transfer full): a session; nothing is written before the first gesture
 */
ArbSession *arb_session_new (ArbDocument *document, const char *path);

/**
 * arb_session_open:
 * @path: a saved game
 * @error: why it cannot be read
 *
 * Returns: (transfer full) (nullable): a session that edits the file in place
 */
ArbSession *arb_session_open (const char *path, GError **error);

/**
 * arb_session_new_copy:
 * @document: (transfer full): a game, freed on failure, too
 * @title: its title
 * @error: why it cannot be saved in the library
 *
 * Returns: (transfer full) (nullable): a session on a new file in the library, being written
 */
ArbSession *arb_session_new_copy (ArbDocument *document, const char *title, GError **error);

/**
 * arb_session_new_beside:
 * @document: (transfer full): a game, freed on failure, too
 * @folder: a folder other than the library, which lists recorded games only
 * @title: its title
 * @error: why it cannot be saved
 *
 * Makes a session for a game of which only the end is counted, or for a sample. Nothing is written
 * before the first gesture.
 *
 * Returns: (transfer full) (nullable): a session
 */
ArbSession *arb_session_new_beside (ArbDocument *document, const char *folder, const char *title,
                                    GError **error);

/**
 * arb_session_new_again:
 * @self: a session
 * @error: why it cannot be saved in the library
 *
 * Returns: (transfer full) (nullable): a new game of the same players at the same seats, by the
 *   same rules, in a new file of the library
 */
ArbSession *arb_session_new_again (ArbSession *self, GError **error);

/**
 * arb_session_reword:
 * @self: a session
 *
 * Makes the texts of all lists again, after the language has changed. The game does not change, so
 * no signal is emitted: the caller makes the widgets again.
 */
void arb_session_reword (ArbSession *self);

/** arb_session_save: saves the game even if nothing was played yet. Returns at once. */
void arb_session_save (ArbSession *self);

/**
 * arb_session_keep_copy:
 * @self: a session
 * @error: why it cannot be saved in the library
 *
 * Makes a copy in the library the file of the game, and leaves the old file unchanged, because
 * another program has changed it. Waits for the disk; if the copy cannot be written, nothing
 * changes.
 *
 * Returns: whether the copy is on the disk
 */
gboolean arb_session_keep_copy (ArbSession *self, GError **error);

/**
 * arb_session_save_as:
 * @self: a session
 * @path: another file, which is replaced if it exists
 * @error: why it cannot be written
 *
 * Makes @path the file of the game, and leaves the old file unchanged. Waits for the disk; if @path
 * cannot be written, nothing changes.
 *
 * Returns: whether the game was saved there
 */
gboolean arb_session_save_as (ArbSession *self, const char *path, GError **error);

/**
 * arb_session_secure:
 * @self: a session
 * @error: why the file cannot be written, if no copy can be written either
 *
 * Saves the game before it is closed: in its file or, if that cannot be written or was changed by
 * another program, in a copy in the library or else in arb_library_get_fallback(). Waits for the
 * disk.
 *
 * Returns: whether everything is saved
 */
gboolean arb_session_secure (ArbSession *self, GError **error);

/**
 * arb_session_bring_home:
 * @self: a session whose file is in arb_library_get_fallback()
 * @error: why it cannot be saved in the library
 *
 * Moves the game into the library. Waits for the disk; if that fails, nothing changes, and the
 * session tries again later.
 *
 * Returns: whether the game is in the library
 */
gboolean arb_session_bring_home (ArbSession *self, GError **error);

/**
 * arb_session_flush:
 * @self: a session
 * @error: why not everything is saved
 *
 * Saves and waits for the disk; to be called only when the game is closed.
 *
 * Returns: whether everything is saved
 */
gboolean arb_session_flush (ArbSession *self, GError **error);

/**
 * arb_session_play:
 * @self: a session
 * @move: a move as said
 * @allow: whether to record a ruling if rules forbid it that the table can overrule
 * @verdict: (out): the verdict on it
 *
 * Records a move, and the closing moves that are implied before it, as one gesture. A refused move
 * changes nothing.
 *
 * Returns: whether it was recorded
 */
gboolean arb_session_play (ArbSession *self, ArbMove move, gboolean allow, ArbVerdict *verdict);

/**
 * arb_session_play_moves:
 * @self: a session
 * @moves: (array length=n_moves): moves as said
 * @n_moves: the number of moves
 * @allow: the same as for arb_session_play()
 * @verdict: (out): the first refusal, or the worst verdict of all
 *
 * Records several moves as one gesture: all of them, or none.
 *
 * Returns: whether they were recorded
 */
gboolean arb_session_play_moves (ArbSession *self, const ArbMove *moves, guint n_moves,
                                 gboolean allow, ArbVerdict *verdict);

/**
 * arb_session_parse:
 * @self: a session
 * @text: a line of the notation
 * @move: (out): the move
 * @error: what is wrong with the line
 *
 * Returns: whether @text is a move
 */
gboolean arb_session_parse (ArbSession *self, const char *text, ArbMove *move, GError **error);

/** arb_session_undo: takes back the last gesture. Returns: whether there was one. */
gboolean arb_session_undo (ArbSession *self);

/** arb_session_redo: makes the last undone gesture again. Returns: whether there was one. */
gboolean arb_session_redo (ArbSession *self);

/**
 * arb_session_go_back:
 * @self: a session
 * @number: a line of the log, 1 is the first
 *
 * Takes back the moves after that line, gesture by gesture. If that would also take back
 * corrections of earlier lines, it removes the moves as one new gesture instead.
 *
 * Returns: whether anything was taken back
 */
gboolean arb_session_go_back (ArbSession *self, guint number);

/**
 * arb_session_edit:
 * @self: a session
 * @edit: the edit
 * @allow: whether to record rulings if rules forbid the new moves that the table can overrule
 *
 * Edits an earlier line as one gesture, which is saved like any other. A refused move changes
 * nothing.
 *
 * Returns: whether it was made
 */
gboolean arb_session_edit (ArbSession *self, const ArbLogEdit *edit, gboolean allow);

/**
 * arb_session_find_omission:
 * @self: a session
 * @move: a move that is refused now
 *
 * Finds where in this turn @move would have been legal, if no closing move had been implied there.
 *
 * Returns: the number of that line, before which @move can be inserted; 0 if there is none
 */
guint arb_session_find_omission (ArbSession *self, ArbMove move);

/** arb_session_preview_edit: (transfer full): what @edit would change; does not change the game. */
ArbEditPreview *arb_session_preview_edit (ArbSession *self, const ArbLogEdit *edit);

/**
 * arb_session_preview_faces:
 * @self: a session
 * @catalogue: the cards of the game with other faces
 *
 * Returns: (transfer full): the changes that these faces would make; nothing is changed yet
 */
ArbEditPreview *arb_session_preview_faces (ArbSession *self, const ArbCatalogue *catalogue);

/**
 * arb_session_enter_faces:
 * @self: a session
 * @catalogue: the cards of the game with other faces
 *
 * Replaces the faces and judges all moves again, as one gesture, which is saved like any other.
 */
void arb_session_enter_faces (ArbSession *self, const ArbCatalogue *catalogue);

/**
 * arb_session_dup_counts:
 * @self: a session
 *
 * Returns: (transfer full): the recorded numbers of everything that people can count at the table,
 *   #ArbCounter; with the ids and seats of arb_session_audit()
 */
GPtrArray *arb_session_dup_counts (ArbSession *self);

/**
 * arb_session_audit:
 * @self: a session
 * @counts: (array length=n_counts): the numbers that people counted at the real table
 * @n_counts: the number of @counts
 * @cancellable: (nullable): stops the audit
 * @callback: called once it is done
 * @data: data for @callback
 *
 * Compares the record with the table; see arb_audit_new(). It runs in a thread on a copy of the
 * game.
 */
void arb_session_audit (ArbSession *self, const ArbCount *counts, guint n_counts,
                        GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data);

/**
 * arb_session_audit_finish:
 * @self: a session
 * @result: the result that the callback got
 * @findings: (out) (optional) (transfer full): the differences, one sentence per line
 * @error: set to %G_IO_ERROR_CANCELLED if it was stopped or if the game has changed meanwhile
 *
 * Returns: (transfer full) (nullable): likely reasons, the likeliest first, #ArbProposal; empty if
 *   nothing differs
 */
GListModel *arb_session_audit_finish (ArbSession *self, GAsyncResult *result, char **findings,
                                      GError **error);

/** arb_session_has_knowledge: whether the system can infer anything about hidden cards. */
gboolean arb_session_has_knowledge (ArbSession *self);

/**
 * arb_session_dup_knowledge:
 * @self: a session
 *
 * Computes what the hidden cards can be by the recorded observations; to be called on demand.
 *
 * Returns: (transfer full): #ArbZone; the count of a card is the greatest possible number of it,
 *   its counter `must` the least
 */
GPtrArray *arb_session_dup_knowledge (ArbSession *self);

/** arb_session_has_prospects: whether the system can say what the seats could acquire. */
gboolean arb_session_has_prospects (ArbSession *self);

/**
 * arb_session_dup_prospects:
 * @self: a session
 *
 * Returns: (transfer full): what each seat could acquire, and how much it has of what that needs:
 *   #ArbZone, see `prospects` of #ArbRuleset
 */
GPtrArray *arb_session_dup_prospects (ArbSession *self);

/**
 * arb_session_dup_proposals:
 * @self: a session
 *
 * Returns: (transfer full): the moves that people could record now, #ArbChoice: the choices, and
 *   the first moves of offers, for example the role of the next leader if a turn only has to be
 *   closed
 */
GPtrArray *arb_session_dup_proposals (ArbSession *self);

/**
 * arb_session_dup_example: (transfer full) (nullable): the first legal one of
 * arb_session_dup_proposals().
 */
ArbChoice *arb_session_dup_example (ArbSession *self);

/**
 * arb_session_dup_choices_before:
 * @self: a session
 * @number: a line of the log, 1 is the first
 *
 * Returns: (transfer full): the moves of the seats that decided before that line, #ArbChoice; first
 *   those that only offers have, like a planet by its type
 */
GPtrArray *arb_session_dup_choices_before (ArbSession *self, guint number);

/**
 * arb_session_dup_said:
 * @self: a session
 * @number: a line of the log, 1 is the first
 *
 * Returns: (transfer full) (nullable): the line in the notation, as said; %NULL if it is hidden
 */
char *arb_session_dup_said (ArbSession *self, guint number);

/**
 * ArbCountChange:
 * @line: the line of the log that changed it, 0 is the first
 * @before: the number before it
 * @after: the number after it
 */
typedef struct
{
  guint line;
  gint before;
  gint after;
} ArbCountChange;

/**
 * arb_session_dup_changes:
 * @self: a session
 * @id: an id of arb_view_dup_counts()
 * @seat: its seat, or 0 for the table
 *
 * Replays the game, so it should be called only when the changes are shown.
 *
 * Returns: (transfer full) (element-type ArbCountChange): the changes of the number, the oldest
 *   first
 */
GArray *arb_session_dup_changes (ArbSession *self, const char *id, guint seat);

/**
 * arb_session_dup_layout:
 * @self: a session
 * @seat: a seat, or 0 for the table
 *
 * Returns: (transfer full): the set-up for this edition, variant and number of players,
 *   #ArbZoneCard with their counts
 */
GPtrArray *arb_session_dup_layout (ArbSession *self, guint seat);

/**
 * arb_session_dup_dealt:
 * @self: a session
 *
 * Returns: (transfer full): cards that each seat could be dealt openly, drawn at random,
 *   #ArbChoice; empty if the system deals nothing openly
 */
GPtrArray *arb_session_dup_dealt (ArbSession *self);

/** arb_session_judge: (transfer full): @move with its verdict now. */
ArbChoice *arb_session_judge (ArbSession *self, ArbMove move);

const char *arb_session_get_path (ArbSession *self);

/** arb_session_has_file: whether its file exists or is being written; see arb_session_new(). */
gboolean arb_session_has_file (ArbSession *self);

const char *arb_session_get_title (ArbSession *self);

/** arb_session_get_subtitle: system, edition and turn. */
const char *arb_session_get_subtitle (ArbSession *self);
const char *arb_session_get_problem (ArbSession *self);
gboolean arb_session_get_can_undo (ArbSession *self);
gboolean arb_session_get_can_redo (ArbSession *self);
gboolean arb_session_get_over (ArbSession *self);
gboolean arb_session_get_saved (ArbSession *self);

/** arb_session_get_n_saved: how many moves of the log the file contains: the first ones. */
guint arb_session_get_n_saved (ArbSession *self);

/** arb_session_get_n_unsaved: the number of moves of the log that no file contains. */
guint arb_session_get_n_unsaved (ArbSession *self);

/**
 * arb_session_get_conflict: whether another program has changed the file, so that nothing is saved.
 */
gboolean arb_session_get_conflict (ArbSession *self);

/** arb_session_get_document: (transfer none): to be read only. */
ArbDocument *arb_session_get_document (ArbSession *self);

guint arb_session_get_n_seats (ArbSession *self);

/** arb_session_get_deciders: the seats that may decide now, as bits `1 << seat`. */
guint arb_session_get_deciders (ArbSession *self);

/** arb_session_get_player: the name of @seat, from 1; see arb_names_call_isolated(). */
const char *arb_session_get_player (ArbSession *self, guint seat);

/**
 * arb_session_rename:
 * @self: a session
 * @seat: a seat, from 1
 * @name: the new name of the player
 *
 * The name is saved in the file. It is no move, so undoing moves does not change it.
 */
void arb_session_rename (ArbSession *self, guint seat, const char *name);

/** arb_session_get_marker: the colour and shape of @seat, or of the table if that is 0. */
ArbPlayerMarker arb_session_get_marker (ArbSession *self, guint seat);

/**
 * arb_session_set_marker:
 * @self: a session
 * @seat: a seat, from 1
 * @marker: its new colour and shape; see arb_document_set_marker()
 *
 * Like the name, it is saved in the file, and no move.
 */
void arb_session_set_marker (ArbSession *self, guint seat, ArbPlayerMarker marker);

/**
 * arb_session_get_choices: (transfer none): the moves that the deciding seats could make,
 * #ArbChoice.
 */
GPtrArray *arb_session_get_choices (ArbSession *self);

/**
 * arb_session_get_offers: (transfer none): the offers, #ArbOfferItem. Like the other lists of a
 * session, the array stays the same, but a move replaces what is in it: who plays a move and goes on
 * using an offer keeps a reference.
 */
GPtrArray *arb_session_get_offers (ArbSession *self);

/** arb_session_get_log: (transfer none): the log, #ArbLogLine. */
GListModel *arb_session_get_log (ArbSession *self);

/** arb_session_get_story: (transfer none): the log by parts of turns, #ArbStoryLine. */
GListModel *arb_session_get_story (ArbSession *self);

/** arb_session_get_zones: (transfer none): the zones with their cards, #ArbZone. */
GPtrArray *arb_session_get_zones (ArbSession *self);

/** arb_session_get_counters: (transfer none): the numbers at the table, #ArbCounter. */
GPtrArray *arb_session_get_counters (ArbSession *self);

/**
 * arb_session_get_clock:
 * @self: a session
 * @clock: (out): the end clock
 *
 * Returns: whether the system has an end clock
 */
gboolean arb_session_get_clock (ArbSession *self, ArbClock *clock);

/** arb_session_get_sheet: (transfer none): the present score sheet. */
const ArbScoreSheet *arb_session_get_sheet (ArbSession *self);

/**
 * arb_session_dup_proof:
 * @self: a session
 *
 * Explains the score: by cards, by the steps of the ranking, under other editions, by rulings and
 * adjustments, and by rounds. It replays the game, so it should be called only when the proof is
 * shown. For texts see arb_session_get_wording() and wording/proof.h.
 *
 * Returns: (transfer full): the present proof
 */
ArbScoreProof *arb_session_dup_proof (ArbSession *self);

/** arb_session_get_wording: (transfer none): the wording of this game. */
const ArbWording *arb_session_get_wording (ArbSession *self);

/**
 * arb_session_dup_choice:
 * @self: a session
 * @move: a move as said
 * @verdict: the verdict on it
 *
 * Returns: (transfer full): a choice with its texts, for a move that may not be in the list
 */
ArbChoice *arb_session_dup_choice (ArbSession *self, ArbMove move, const ArbVerdict *verdict);

/**
 * arb_session_dup_judged: (transfer full): @move as said, with its verdict after the implied moves
 * before it.
 */
ArbChoice *arb_session_dup_judged (ArbSession *self, ArbMove move);

/**
 * arb_session_dup_answers:
 * @self: a session
 * @move: an undecidable move
 * @verdict: the verdict on it
 *
 * Returns: (transfer full): the moves of the table after which it can be judged, #ArbChoice: see
 *   arb_list_answers()
 */
GPtrArray *arb_session_dup_answers (ArbSession *self, ArbMove move, const ArbVerdict *verdict);

/**
 * arb_session_dup_remedies:
 * @self: a session
 * @choice: a move with its verdict in the present position
 *
 * Returns: (transfer full): sentences about what would make it legal, %NULL-terminated; none for a
 *   legal move
 */
char **arb_session_dup_remedies (ArbSession *self, ArbChoice *choice);

/** arb_session_dup_word: (transfer full): the word for a counter or another id of the system. */
char *arb_session_dup_word (ArbSession *self, const char *id);

/**
 * arb_session_dup_last_part:
 * @self: a session
 * @seat: a player
 *
 * Returns: (transfer full) (nullable): the last part of the story in which @seat acts, with its
 *   results except points; %NULL if there is none
 */
char *arb_session_dup_last_part (ArbSession *self, guint seat);

/**
 * arb_session_dup_last_result:
 * @self: a session
 * @seat: a player
 *
 * Returns: (transfer full) (nullable): the first result of the last part of the story in which only
 *   @seat acts, in short and without points; %NULL if there is none
 */
char *arb_session_dup_last_result (ArbSession *self, guint seat);

/** arb_session_dup_face: (transfer full) (nullable): the card @name as it is printed. */
ArbZoneCard *arb_session_dup_face (ArbSession *self, const char *name);

/** arb_session_dup_picture: (transfer full) (nullable): the card that an offer is about. */
ArbZoneCard *arb_session_dup_picture (ArbSession *self, ArbOfferItem *item);

/**
 * arb_session_dup_joined:
 * @self: a session
 * @set: an offer of several parts
 * @moves: the moves of other parts
 * @n_moves: how many
 *
 * Returns: (transfer full): the offer that makes @moves instead, see arb_offer_join()
 */
ArbOfferItem *arb_session_dup_joined (ArbSession *self, ArbOfferItem *set, const ArbMove *moves,
                                      guint n_moves);

/**
 * arb_session_get_moment: (out caller-allocates): the present decision. Its @whole includes what the
 * same part of the turn has brought already.
 */
void arb_session_get_moment (ArbSession *self, ArbMoment *moment);

/** arb_session_dup_decision: (transfer full): sentences about what decided the game. */
char *arb_session_dup_decision (ArbSession *self);

/**
 * arb_session_dup_news:
 * @self: a session
 *
 * Returns: (transfer full) (nullable): what the last gesture did, if it triggered the end or
 *   implied moves that people might not expect: “Amelie leads Survey; Kenji discards nothing”
 */
char *arb_session_dup_news (ArbSession *self);

G_END_DECLS
