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
 * arb_session_new: (transfer full): a session of @document (transfer full) with the file @path;
 * nothing is written before the first gesture.
 */
ArbSession *arb_session_new (ArbDocument *document, const char *path);

/** arb_session_open: (transfer full) (nullable): a session that edits the saved game @path. */
ArbSession *arb_session_open (const char *path, GError **error);

/**
 * arb_session_new_copy: (transfer full) (nullable): a session of @document (transfer full, freed on
 * failure, too) on a new file in the library, being written.
 */
ArbSession *arb_session_new_copy (ArbDocument *document, const char *title, GError **error);

/**
 * arb_session_new_beside: (transfer full) (nullable): the same with a file in the folder @name of
 * arb_library_get_folder(). That is not the library, which lists recorded games only: @document is
 * a sample, or only its end is counted. Nothing is written before the first gesture.
 */
ArbSession *arb_session_new_beside (ArbDocument *document, const char *name, const char *title,
                                    GError **error);

/**
 * arb_session_new_again: (transfer full) (nullable): a new game of the same players, by the same
 * rules, in a new file of the library. The player of seat @first starts; people stay where they sit
 * around the table.
 */
ArbSession *arb_session_new_again (ArbSession *self, guint first, GError **error);

/**
 * arb_session_reword: makes the texts of all lists again, after the language has changed. The game
 * does not change, so no signal is emitted: the caller makes the widgets again.
 */
void arb_session_reword (ArbSession *self);

/** arb_session_save: saves the game even if nothing was played yet. Returns at once. */
void arb_session_save (ArbSession *self);

/**
 * arb_session_keep_copy: makes a copy in the library the file of the game, and leaves the old file
 * unchanged, because another program has changed it. Waits for the disk; if the copy cannot be
 * written, nothing changes.
 *
 * Returns: whether the copy is on the disk
 */
gboolean arb_session_keep_copy (ArbSession *self, GError **error);

/**
 * arb_session_save_as: makes @path, which is replaced if it exists, the file of the game, and
 * leaves the old file unchanged. Waits for the disk; if @path cannot be written, nothing changes.
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
 * arb_session_bring_home: moves a game from arb_library_get_fallback() into the library. Waits for
 * the disk; if that fails, nothing changes, and the session tries again later.
 *
 * Returns: whether the game is in the library
 */
gboolean arb_session_bring_home (ArbSession *self, GError **error);

/**
 * arb_session_flush: saves and waits for the disk; to be called only when the game is closed.
 * Returns: whether everything is saved.
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
 * arb_session_play_moves: records several moves as one gesture, like arb_session_play(): all of
 * them, or none. @verdict is the first refusal, or the worst verdict of all.
 */
gboolean arb_session_play_moves (ArbSession *self, const ArbMove *moves, guint n_moves,
                                 gboolean allow, ArbVerdict *verdict);

/**
 * arb_session_end:
 * @self: a session
 * @counts: whether the game is scored as it is; otherwise nobody wins it
 *
 * Ends the game in its present position, as one gesture. Returns: whether it was recorded
 */
gboolean arb_session_end (ArbSession *self, gboolean counts);

/** arb_session_parse: reads @text, a line of the notation. Returns: whether it is a move. */
gboolean arb_session_parse (ArbSession *self, const char *text, ArbMove *move, GError **error);

/** arb_session_undo: takes back the last gesture. Returns: whether there was one. */
gboolean arb_session_undo (ArbSession *self);

/** arb_session_redo: makes the last undone gesture again. Returns: whether there was one. */
gboolean arb_session_redo (ArbSession *self);

/**
 * arb_session_go_back: takes back the moves after line @number, from 1, gesture by gesture. If that
 * would also take back edits of earlier lines, it removes the moves as one new gesture
 * instead; arb_session_go_forward() leads to the end again in both cases. Returns: whether anything was taken back.
 */
gboolean arb_session_go_back (ArbSession *self, guint number);

/**
 * arb_session_count_ahead: how many later moves people went back from, or undid in more than one
 * gesture: arb_session_go_forward() plays them again, and one undo of a new move brings them back.
 */
guint arb_session_count_ahead (ArbSession *self);

/** arb_session_get_was_over: whether the game is over, or was before people went back in it. */
gboolean arb_session_get_was_over (ArbSession *self);

/** arb_session_go_forward: plays all again that was undone. Returns: whether there was something. */
gboolean arb_session_go_forward (ArbSession *self);

/**
 * arb_session_new_look: (transfer full): the table as it was after line @number, from 1, to be
 * looked at: undo and redo go through the game, and nothing is saved.
 */
ArbSession *arb_session_new_look (ArbSession *self, guint number);

/**
 * arb_session_edit:
 * @self: a session
 * @edit: a change of an earlier line
 * @allow: see arb_session_play()
 * @strike: whether to make it even if it strikes later moves
 *
 * Edits an earlier line as one gesture, which is saved like any other: makes the likeliest of what
 * arb_repairs_edit() finds. A refused move changes nothing, and so does an edit of which a choice is
 * missing.
 *
 * Returns: whether it was made
 */
gboolean arb_session_edit (ArbSession *self, const ArbLogEdit *edit, gboolean allow,
                           gboolean strike);

/**
 * arb_session_correct_offer:
 * @self: a session
 * @offer: one of its offers
 *
 * Corrects what the table has said, where it was said: takes back what was recorded by @offer, or
 * replaces the one other thing that was recorded by an offer of its kind. The earlier line is edited
 * by arb_session_edit().
 *
 * Returns: (transfer full) (nullable): the line that was taken back or replaced, in words; %NULL if
 *   @offer corrects nothing, or if a later move would be struck
 */
char *arb_session_correct_offer (ArbSession *self, const ArbOffer *offer);

/**
 * arb_session_find_omission: the number of the line before which @move, which is refused now, can be
 * inserted; see arb_game_log_find_omission().
 */
guint arb_session_find_omission (ArbSession *self, ArbMove move);

/** arb_session_preview_edit: (transfer full): what @edit would change; does not change the game. */
ArbEditPreview *arb_session_preview_edit (ArbSession *self, const ArbLogEdit *edit);

/**
 * arb_session_preview_faces: (transfer full): the changes that the cards of the game with other
 * faces, @catalogue, would make; nothing is changed yet.
 */
ArbEditPreview *arb_session_preview_faces (ArbSession *self, const ArbCatalogue *catalogue);

/**
 * arb_session_enter_faces: replaces the faces by those of @catalogue and judges all moves again, as
 * one gesture, which is saved like any other.
 */
void arb_session_enter_faces (ArbSession *self, const ArbCatalogue *catalogue);

/**
 * arb_session_dup_counts: (transfer full): the recorded numbers of everything that people can count
 * at the table, #ArbCounter; with the ids and seats of arb_session_audit().
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
 * Compares the record with the table; see arb_repairs_find(). It runs in a thread on a copy of the
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
 * arb_session_dup_knowledge: (transfer full): what the hidden cards can be by the recorded
 * observations, #ArbZone, computed on demand; the count of a card is the greatest possible number
 * of it, its counter `must` the least.
 */
GPtrArray *arb_session_dup_knowledge (ArbSession *self);

/** arb_session_has_prospects: whether the system can say what the seats could acquire. */
gboolean arb_session_has_prospects (ArbSession *self);

/**
 * arb_session_dup_prospects: (transfer full): what each seat could acquire, and how much it has of
 * what that needs: #ArbZone, see `prospects` of #ArbRuleset.
 */
GPtrArray *arb_session_dup_prospects (ArbSession *self);

/**
 * arb_session_dup_proposals: (transfer full): the moves that people could record now, #ArbChoice:
 * the choices, and the first moves of offers, for example the role of the next leader if a turn
 * only has to be closed.
 */
GPtrArray *arb_session_dup_proposals (ArbSession *self);

/**
 * arb_session_dup_example: (transfer full) (nullable): the first legal one of
 * arb_session_dup_proposals().
 */
ArbChoice *arb_session_dup_example (ArbSession *self);

/**
 * arb_session_dup_choices_before: (transfer full): the moves of the seats that decided before line
 * @number, from 1, #ArbChoice; first those that only offers have, like a planet by its type.
 */
GPtrArray *arb_session_dup_choices_before (ArbSession *self, guint number);

/**
 * arb_session_dup_said: (transfer full) (nullable): line @number, from 1, in the notation, as said;
 * %NULL if it is hidden.
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
 * arb_session_dup_changes: (transfer full) (element-type ArbCountChange): the changes of the number
 * with the @id of arb_view_dup_counts(), of @seat or the table, the oldest first. Replays the game,
 * so it should be called only when the changes are shown.
 */
GArray *arb_session_dup_changes (ArbSession *self, const char *id, guint seat);

/**
 * arb_session_dup_layout: (transfer full): the set-up of @seat, or of the table, for this edition,
 * variant and number of players, #ArbZoneCard with their counts.
 */
GPtrArray *arb_session_dup_layout (ArbSession *self, guint seat);

/**
 * arb_session_dup_dealt: (transfer full): cards that each seat could be dealt openly, drawn at
 * random, #ArbChoice; empty if the system deals nothing openly.
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

/**
 * arb_session_get_last_turn: the last turn that counts, if the game turned out to have ended before
 * its last moves; otherwise 0.
 */
guint arb_session_get_last_turn (ArbSession *self);
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
 * arb_session_rename: gives the player of @seat, from 1, another name, which is saved in the file.
 * It is no move, so undoing moves does not change it.
 */
void arb_session_rename (ArbSession *self, guint seat, const char *name);

/** arb_session_get_marker: the colour and shape of @seat, or of the table if that is 0. */
ArbPlayerMarker arb_session_get_marker (ArbSession *self, guint seat);

/**
 * arb_session_set_marker: gives @seat, from 1, another colour and shape, see
 * arb_document_set_marker(). Like the name, it is saved in the file, and no move.
 */
void arb_session_set_marker (ArbSession *self, guint seat, ArbPlayerMarker marker);

/**
 * arb_session_get_choices: (transfer none): the moves that the deciding seats could make,
 * #ArbChoice.
 */
GPtrArray *arb_session_get_choices (ArbSession *self);

/**
 * arb_session_get_offers: (transfer none): the offers, #ArbOfferItem. Like the other lists of a
 * session, the array stays the same, but a move replaces what is in it: who plays a move and goes
 * on using an offer keeps a reference.
 */
GPtrArray *arb_session_get_offers (ArbSession *self);

/** arb_session_get_length: the number of lines of the log. */
guint arb_session_get_length (ArbSession *self);

/** arb_session_dup_line: (transfer full) (nullable): line @number of the log, from 1. */
ArbLogLine *arb_session_dup_line (ArbSession *self, guint number);

/** arb_session_get_story: (transfer none): the log by parts of turns, #ArbStoryLine. */
GListModel *arb_session_get_story (ArbSession *self);

/** arb_session_get_zones: (transfer none): the zones with their cards, #ArbZone. */
GPtrArray *arb_session_get_zones (ArbSession *self);

/** arb_session_get_counters: (transfer none): the numbers at the table, #ArbCounter. */
GPtrArray *arb_session_get_counters (ArbSession *self);

/** arb_session_get_clock: sets @clock. Returns: whether the system has an end clock. */
gboolean arb_session_get_clock (ArbSession *self, ArbClock *clock);

/**
 * arb_session_dup_last_round: (transfer full) (nullable): see arb_wording_last_round(); %NULL for a
 * game that is over.
 */
char *arb_session_dup_last_round (ArbSession *self, gboolean brief);

/** arb_session_get_sheet: (transfer none): the present score sheet. */
const ArbScoreSheet *arb_session_get_sheet (ArbSession *self);

/**
 * arb_session_dup_proof: (transfer full): the score, explained by cards, by the steps of the
 * ranking, under other editions, by rulings and adjustments, and by rounds. It replays the game, so
 * it should be called only when the proof is shown. For texts see arb_session_get_wording() and
 * wording/proof.h.
 */
ArbScoreProof *arb_session_dup_proof (ArbSession *self);

/** arb_session_get_catalogue: (transfer none): the catalogue of this game. */
const ArbCatalogue *arb_session_get_catalogue (ArbSession *self);

/** arb_session_get_wording: (transfer none): the wording of this game. */
const ArbWording *arb_session_get_wording (ArbSession *self);

/**
 * arb_session_dup_choice: (transfer full): @move, as said, and its @verdict with their texts; the
 * move may not be in the list.
 */
ArbChoice *arb_session_dup_choice (ArbSession *self, ArbMove move, const ArbVerdict *verdict);

/**
 * arb_session_dup_judged: (transfer full): @move as said, with its verdict after the implied moves
 * before it.
 */
ArbChoice *arb_session_dup_judged (ArbSession *self, ArbMove move);

/**
 * arb_session_dup_answers: (transfer full): the moves of the table after which the undecidable
 * @move can be judged, #ArbChoice: see arb_list_answers().
 */
GPtrArray *arb_session_dup_answers (ArbSession *self, ArbMove move, const ArbVerdict *verdict);

/**
 * arb_session_dup_remedies: (transfer full): sentences about what would make @choice, judged in the
 * present position, legal, %NULL-terminated; none for a legal move.
 */
char **arb_session_dup_remedies (ArbSession *self, ArbChoice *choice);

/** arb_session_dup_word: (transfer full): the word for a counter or another id of the system. */
char *arb_session_dup_word (ArbSession *self, const char *id);

/**
 * arb_session_dup_last_part: (transfer full) (nullable): the last part of the story in which @seat
 * acts, with its results except points.
 */
char *arb_session_dup_last_part (ArbSession *self, guint seat);

/**
 * arb_session_dup_last_result: (transfer full) (nullable): the first result of the last part of the
 * story in which only @seat acts, in short and without points.
 */
char *arb_session_dup_last_result (ArbSession *self, guint seat);

/** arb_session_dup_face: (transfer full) (nullable): the card @name as it is printed. */
ArbZoneCard *arb_session_dup_face (ArbSession *self, const char *name);

/** arb_session_dup_picture: (transfer full) (nullable): the card that an offer is about. */
ArbZoneCard *arb_session_dup_picture (ArbSession *self, ArbOfferItem *item);

/**
 * arb_session_dup_joined: (transfer full): the offer that makes @moves, the moves of other parts,
 * instead of those of @set, see arb_offer_join().
 */
ArbOfferItem *arb_session_dup_joined (ArbSession *self, ArbOfferItem *set, const ArbMove *moves,
                                      guint n_moves);

/**
 * arb_session_get_moment: (out caller-allocates): the present decision. Its @whole includes what
 * the same part of the turn has brought already.
 */
void arb_session_get_moment (ArbSession *self, ArbMoment *moment);

/** arb_session_dup_decision: (transfer full): sentences about what decided the game. */
char *arb_session_dup_decision (ArbSession *self);

/**
 * arb_session_dup_news: (transfer full) (nullable): what the last gesture did, if it triggered the
 * end or implied moves that people might not expect: “Amelie leads Survey; Kenji discards nothing”;
 * and how many later moves it has set aside.
 */
char *arb_session_dup_news (ArbSession *self);

G_END_DECLS
