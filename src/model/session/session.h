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
 * One game at one table: its document, the file it is kept in, and lists of all that is shown of
 * it. Every gesture is saved at once, on a thread of its own.
 *
 * Properties: `title`, `saved` (whether the file has all moves) and `problem` (why it could not be
 * saved, or %NULL).
 *
 * Signals: `changed` after a gesture, an undo or a redo, when all lists are up to date;
 * `diverted` (old path, new path, whether that was asked for) when a copy that has been written
 * takes the place of the file, because that could not be written or arb_session_keep_copy() was
 * called; `conflict` when another program has changed the file, whether or not there is something to
 * save: until that is settled, nothing is; `restored`
 * when it was gone from its place, moved or deleted by somebody else, and is saved there again;
 * `returned` when it had to be left where there was room, and the library has taken it since.
 */

/**
 * arb_session_new:
 * @document: (transfer full): a game
 * @path: the file it is kept in
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
 * @title: what it is called
 * @error: why the library cannot take it
 *
 * Returns: (transfer full) (nullable): a session on a new file in the library, being written
 */
ArbSession *arb_session_new_copy (ArbDocument *document, const char *title, GError **error);

/**
 * arb_session_new_beside:
 * @document: (transfer full): a game, freed on failure, too
 * @folder: where it is kept: beside the library, which lists the recorded games alone
 * @title: what it is called
 * @error: why it cannot be kept
 *
 * For a game of which only the end is counted, and for a sample. Nothing is written before the
 * first gesture.
 *
 * Returns: (transfer full) (nullable): a session
 */
ArbSession *arb_session_new_beside (ArbDocument *document, const char *folder, const char *title,
                                    GError **error);

/**
 * arb_session_new_again:
 * @self: a session
 * @error: why the library cannot take it
 *
 * Returns: (transfer full) (nullable): a new game of the same people at their seats, by the same
 *   rules, in a new file of the library
 */
ArbSession *arb_session_new_again (ArbSession *self, GError **error);

/**
 * arb_session_reword:
 * @self: a session
 *
 * Words all lists anew, after another language was chosen. The game does not change by that, so
 * nothing is emitted: what shows it is to be made anew.
 */
void arb_session_reword (ArbSession *self);

/** arb_session_save: writes the game even if nothing was played yet. Returns at once. */
void arb_session_save (ArbSession *self);

/**
 * arb_session_keep_copy:
 * @self: a session
 * @error: why the library cannot take it
 *
 * Goes on with a copy in the library and leaves the file as it is: for a file that another program
 * has changed. Waits for the disk; if the copy cannot be written, all stays as it was.
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
 * Goes on in another file and leaves the one before as it is. Waits for the disk; if the other
 * cannot be written, all stays as it was.
 *
 * Returns: whether the game is there
 */
gboolean arb_session_save_as (ArbSession *self, const char *path, GError **error);

/**
 * arb_session_secure:
 * @self: a session
 * @error: why the file cannot be written, if nothing else can
 *
 * Sees to it that nothing is lost when the game is left: has it on the disk, in its file or, if
 * that cannot be written or is somebody else's by now, in a copy, in the library or else wherever
 * there is room. Waits for the disk.
 *
 * Returns: whether the disk has everything
 */
gboolean arb_session_secure (ArbSession *self, GError **error);

/**
 * arb_session_bring_home:
 * @self: a session on a file that arb_session_secure() left wherever there was room
 * @error: why the library cannot take it
 *
 * Goes on in the library, which then has the only copy. Waits for the disk; if the library cannot
 * take it, all stays as it was, and this is tried again by itself.
 *
 * Returns: whether the library has it
 */
gboolean arb_session_bring_home (ArbSession *self, GError **error);

/**
 * arb_session_flush:
 * @self: a session
 * @error: why the disk has not everything
 *
 * Waits for the disk; for leaving only.
 *
 * Returns: whether the disk has everything
 */
gboolean arb_session_flush (ArbSession *self, GError **error);

/**
 * arb_session_play:
 * @self: a session
 * @move: a move as said
 * @allow: whether the table allows it against rules that can be overruled
 * @verdict: (out): the verdict on it
 *
 * Makes one gesture of a move and the closing moves that go without saying before it. A refused
 * move changes nothing.
 *
 * Returns: whether it was made
 */
gboolean arb_session_play (ArbSession *self, ArbMove move, gboolean allow, ArbVerdict *verdict);

/**
 * arb_session_play_moves:
 * @self: a session
 * @moves: (array length=n_moves): moves as said
 * @n_moves: how many
 * @allow: as for arb_session_play()
 * @verdict: (out): the first refusal, or the worst verdict of all
 *
 * Makes one gesture of several moves: all of them, or none.
 *
 * Returns: whether it was made
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
 * Takes back what was played after that line, gesture by gesture. If corrections were made since,
 * they stay: then what follows the line is taken out as one gesture.
 *
 * Returns: whether anything was taken back
 */
gboolean arb_session_go_back (ArbSession *self, guint number);

/**
 * arb_session_edit:
 * @self: a session
 * @edit: what is to be done
 * @allow: whether the table allows the moves that are put in against rules that can be overruled
 *
 * Mends an earlier line: one gesture, saved like any other. A refused move changes nothing.
 *
 * Returns: whether it was made
 */
gboolean arb_session_edit (ArbSession *self, const ArbLogEdit *edit, gboolean allow);

/**
 * arb_session_find_omission:
 * @self: a session
 * @move: a move that is refused now
 *
 * Where in this turn it would have been legal, had not something that closes gone without saying.
 *
 * Returns: the number of that line, before which @move can be inserted; 0 if there is none
 */
guint arb_session_find_omission (ArbSession *self, ArbMove move);

/** arb_session_preview_edit: (transfer full): what @edit would change; nothing is written. */
ArbEditPreview *arb_session_preview_edit (ArbSession *self, const ArbLogEdit *edit);

/**
 * arb_session_preview_faces:
 * @self: a session
 * @catalogue: the cards of the game with other faces
 *
 * Returns: (transfer full): what would change if its cards showed that; nothing is written
 */
ArbEditPreview *arb_session_preview_faces (ArbSession *self, const ArbCatalogue *catalogue);

/**
 * arb_session_enter_faces:
 * @self: a session
 * @catalogue: the cards of the game with other faces
 *
 * Judges all moves again by what the cards show now: one gesture, saved like any other.
 */
void arb_session_enter_faces (ArbSession *self, const ArbCatalogue *catalogue);

/**
 * arb_session_dup_counts:
 * @self: a session
 *
 * Returns: (transfer full): all that people can count again at the table, as the record has it:
 *   #ArbCounter; their ids and seats are those of arb_session_audit()
 */
GListModel *arb_session_dup_counts (ArbSession *self);

/**
 * arb_session_audit:
 * @self: a session
 * @counts: (array length=n_counts): what was counted at the real table
 * @n_counts: how many
 * @cancellable: (nullable): stops it
 * @callback: called once it is done
 * @data: for @callback
 *
 * Compares the record with the table; see arb_audit_new(). Nobody waits for it: it is made of a copy
 * of the game.
 */
void arb_session_audit (ArbSession *self, const ArbCount *counts, guint n_counts,
                        GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data);

/**
 * arb_session_audit_finish:
 * @self: a session
 * @result: what the callback was given
 * @findings: (out) (optional) (transfer full): what differs, in sentences, a line each
 * @error: set to %G_IO_ERROR_CANCELLED if it was stopped, or the game has changed meanwhile
 *
 * Returns: (transfer full) (nullable): what may have happened, the likeliest first, #ArbProposal;
 *   empty if all agrees
 */
GListModel *arb_session_audit_finish (ArbSession *self, GAsyncResult *result, char **findings,
                                      GError **error);

/** arb_session_has_knowledge: whether the system says what follows for hidden cards. */
gboolean arb_session_has_knowledge (ArbSession *self);

/**
 * arb_session_dup_knowledge:
 * @self: a session
 *
 * What hidden cards can be, by what was told: only for those who ask.
 *
 * Returns: (transfer full): #ArbZone; the count of a card is the most of it, its counter `must`
 *   the least
 */
GListModel *arb_session_dup_knowledge (ArbSession *self);

/** arb_session_has_prospects: whether the system says what the seats could acquire. */
gboolean arb_session_has_prospects (ArbSession *self);

/**
 * arb_session_dup_prospects:
 * @self: a session
 *
 * Returns: (transfer full): what each seat could acquire, and what it has of what that needs:
 *   #ArbZone, see `prospects` of #ArbRuleset
 */
GListModel *arb_session_dup_prospects (ArbSession *self);

/**
 * arb_session_dup_proposals:
 * @self: a session
 *
 * Returns: (transfer full): what could be said now, #ArbChoice: the choices, and whatever an offer
 *   begins with, as the role of who leads next while a turn only has to be closed
 */
GListModel *arb_session_dup_proposals (ArbSession *self);

/** arb_session_dup_example: (transfer full) (nullable): the first of them that can be made. */
ArbChoice *arb_session_dup_example (ArbSession *self);

/**
 * arb_session_dup_choices_before:
 * @self: a session
 * @number: a line of the log, 1 is the first
 *
 * Returns: (transfer full): what the seats that decided before that line could do, #ArbChoice; what
 *   only a tap would tell, like a planet by its sort, comes first
 */
GListModel *arb_session_dup_choices_before (ArbSession *self, guint number);

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
 * @after: the number since
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
 * @id: what is counted, an id of arb_view_dup_counts()
 * @seat: whose, or 0 for the table's
 *
 * Plays the game anew: ask when it is shown.
 *
 * Returns: (transfer full) (element-type ArbCountChange): when it became more or fewer, the oldest
 *   first
 */
GArray *arb_session_dup_changes (ArbSession *self, const char *id, guint seat);

/**
 * arb_session_dup_layout:
 * @self: a session
 * @seat: a seat, or 0 for what belongs to nobody
 *
 * Returns: (transfer full): what is laid out before the first move with this edition, variant and
 *   number of players, #ArbZoneCard with their counts
 */
GListModel *arb_session_dup_layout (ArbSession *self, guint seat);

/**
 * arb_session_dup_dealt:
 * @self: a session
 *
 * Returns: (transfer full): what each seat could be dealt openly, drawn anew by lot, #ArbChoice;
 *   empty if the system deals nothing openly
 */
GListModel *arb_session_dup_dealt (ArbSession *self);

/** arb_session_judge: (transfer full): @move with the verdict it would meet now. */
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

/** arb_session_get_n_unsaved: how many moves of the log no file has. */
guint arb_session_get_n_unsaved (ArbSession *self);

/** arb_session_get_conflict: whether another program has changed the file, so nothing is saved. */
gboolean arb_session_get_conflict (ArbSession *self);

/** arb_session_get_document: (transfer none): to be read only. */
ArbDocument *arb_session_get_document (ArbSession *self);

guint arb_session_get_n_seats (ArbSession *self);

/** arb_session_get_deciders: the seats that may decide now, as bits `1 << seat`. */
guint arb_session_get_deciders (ArbSession *self);

/** arb_session_get_player: what @seat, from 1, is called; see arb_names_call_isolated(). */
const char *arb_session_get_player (ArbSession *self, guint seat);

/**
 * arb_session_rename:
 * @self: a session
 * @seat: a seat, from 1
 * @name: what the player is called from now on
 *
 * The name is kept in the file. It is no move: taking moves back leaves it.
 */
void arb_session_rename (ArbSession *self, guint seat, const char *name);

/** arb_session_get_marker: the colour and shape of @seat, or of the table where that is 0. */
ArbPlayerMarker arb_session_get_marker (ArbSession *self, guint seat);

/**
 * arb_session_set_marker:
 * @self: a session
 * @seat: a seat, from 1
 * @marker: its colour and shape from now on; see arb_document_set_marker()
 *
 * It is kept in the file, and no move, as the name is.
 */
void arb_session_set_marker (ArbSession *self, guint seat, ArbPlayerMarker marker);

/** arb_session_get_choices: (transfer none): what the deciding seats could do, #ArbChoice. */
GListModel *arb_session_get_choices (ArbSession *self);

/** arb_session_get_offers: (transfer none): what can be told with one tap, #ArbOfferItem. */
GListModel *arb_session_get_offers (ArbSession *self);

/** arb_session_get_log: (transfer none): the log, #ArbLogLine. */
GListModel *arb_session_get_log (ArbSession *self);

/** arb_session_get_story: (transfer none): the log by parts of turns, #ArbStoryLine. */
GListModel *arb_session_get_story (ArbSession *self);

/** arb_session_get_zones: (transfer none): where cards lie, #ArbZone. */
GListModel *arb_session_get_zones (ArbSession *self);

/** arb_session_get_counters: (transfer none): the numbers at the table, #ArbCounter. */
GListModel *arb_session_get_counters (ArbSession *self);

/**
 * arb_session_get_clock:
 * @self: a session
 * @clock: (out): how far the end is
 *
 * Returns: whether the system has an end clock
 */
gboolean arb_session_get_clock (ArbSession *self, ArbClock *clock);

/** arb_session_get_sheet: (transfer none): the score sheet as things stand. */
const ArbScoreSheet *arb_session_get_sheet (ArbSession *self);

/**
 * arb_session_dup_proof:
 * @self: a session
 *
 * Why the score is what it is: card by card, step by step, under other editions, with every ruling
 * and adjustment, and round by round. Judges the game anew: ask once, when it is shown. For words
 * see arb_session_get_wording() and wording/proof.h.
 *
 * Returns: (transfer full): the proof as things stand
 */
ArbScoreProof *arb_session_dup_proof (ArbSession *self);

/** arb_session_get_wording: (transfer none): whom words of this game are for. */
const ArbWording *arb_session_get_wording (ArbSession *self);

/**
 * arb_session_dup_choice:
 * @self: a session
 * @move: a move as said
 * @verdict: the verdict on it
 *
 * Returns: (transfer full): a choice with its words, for a move that may not be in the list
 */
ArbChoice *arb_session_dup_choice (ArbSession *self, ArbMove move, const ArbVerdict *verdict);

/** arb_session_dup_judged: (transfer full): @move as said, with the verdict on it now, what goes
 * without saying before it done. */
ArbChoice *arb_session_dup_judged (ArbSession *self, ArbMove move);

/**
 * arb_session_dup_answers:
 * @self: a session
 * @move: an undecidable move
 * @verdict: the verdict on it
 *
 * Returns: (transfer full): what the table can answer so that it can be judged, #ArbChoice: see
 *   arb_list_answers()
 */
GListModel *arb_session_dup_answers (ArbSession *self, ArbMove move, const ArbVerdict *verdict);

/**
 * arb_session_dup_remedies:
 * @self: a session
 * @choice: a move judged as the table stands now
 *
 * Returns: (transfer full): what would make it legal, in sentences, %NULL-terminated; none for a
 *   move that is legal
 */
char **arb_session_dup_remedies (ArbSession *self, ArbChoice *choice);

/** arb_session_dup_word: (transfer full): a counter or another id of the system, for a reader. */
char *arb_session_dup_word (ArbSession *self, const char *id);

/**
 * arb_session_dup_last_part:
 * @self: a session
 * @seat: a player
 *
 * Returns: (transfer full) (nullable): the last part of the story in which @seat acts, with what it
 *   brought besides points; %NULL if there is none
 */
char *arb_session_dup_last_part (ArbSession *self, guint seat);

/** arb_session_dup_picture: (transfer full) (nullable): the card that an offer is about. */
ArbZoneCard *arb_session_dup_picture (ArbSession *self, ArbOfferItem *item);

/** arb_session_tell_moment: (out caller-allocates): what is being decided. */
void arb_session_tell_moment (ArbSession *self, ArbMoment *moment);

/** arb_session_dup_decision: (transfer full): what decided the game, in sentences. */
char *arb_session_dup_decision (ArbSession *self);

/**
 * arb_session_dup_news:
 * @self: a session
 *
 * Returns: (transfer full) (nullable): what the last gesture did, if it triggered the end, or moves
 *   were implied that nobody would expect with it: “Amelie leads Survey; Kenji discards nothing”
 */
char *arb_session_dup_news (ArbSession *self);

G_END_DECLS
