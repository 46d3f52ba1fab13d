/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/record/score-proof.h"
#include "store/catalogues.h"
#include "store/player-marker.h"
#include "store/file-stamp.h"

G_BEGIN_DECLS

/**
 * ArbDocument:
 *
 * A saved game: an #ArbGame, its players, and the other contents of the file. Reading never changes
 * the file. Free with arb_document_free().
 */
typedef struct _ArbDocument ArbDocument;

/**
 * arb_document_new:
 * @catalogue: the catalogue of the system
 * @edition: index of the edition
 * @variants: (array zero-terminated=1) (nullable): ids of variants
 * @switches: (array zero-terminated=1) (nullable): `KEY=VALUE`, house rules
 * @names: (array zero-terminated=1): the players' names, by seat
 * @error: set for an unknown variant, switch or value, or a number of players that the system does
 *   not support
 *
 * Returns: (transfer full) (nullable): a new game
 */
ArbDocument *arb_document_new (const ArbCatalogue *catalogue, guint edition,
                               const char *const *variants, const char *const *switches,
                               const char *const *names, GError **error);

/**
 * arb_document_new_again: (transfer full): a new game of the same players, by the same rules. The
 * player of seat @first starts, and the others follow in their order.
 */
ArbDocument *arb_document_new_again (const ArbDocument *document, guint first);

/**
 * arb_document_load:
 * @path: a file
 * @stamp: (out) (optional): a stamp of its contents, for arb_document_save()
 * @error: why it cannot be read
 *
 * Returns: (transfer full) (nullable): the saved game
 */
ArbDocument *arb_document_load (const char *path, ArbFileStamp *stamp, GError **error);

/**
 * arb_document_parse: reads a saved game from memory; @name is the name of the file in messages.
 */
ArbDocument *arb_document_parse (const char *text, gsize length, const char *name, GError **error);

/**
 * arb_document_parse_for:
 * @catalogue: (nullable): a catalogue other than the built-in one; the game must be of its system,
 *   and the catalogue must outlive the document
 * @text: (array length=length): the file
 * @length: bytes
 * @name: the name of the file in messages
 * @error: the same as for arb_document_load()
 *
 * Returns: (transfer full) (nullable): the saved game
 */
ArbDocument *arb_document_parse_for (const ArbCatalogue *catalogue, const char *text, gsize length,
                                     const char *name, GError **error);

/**
 * arb_document_to_string:
 * @document: a document
 * @length: (out) (optional): bytes
 *
 * Stamps what is new, see arb_document_stamp().
 *
 * Returns: (transfer full): the whole file as text
 */
char *arb_document_to_string (const ArbDocument *document, gsize *length);

/**
 * arb_document_to_bytes:
 * @document: a document
 * @name: the name of the file in messages
 * @error: set if the file would be too large to be read again
 *
 * Returns: (transfer full) (nullable): the whole file, which can be read again, for an
 *   #ArbRecordWriter
 */
GBytes *arb_document_to_bytes (const ArbDocument *document, const char *name, GError **error);

/**
 * arb_document_save:
 * @document: a document
 * @path: a file
 * @stamp: (inout) (nullable): a stamp of the file when it was last read or saved; %NULL for a new
 *   file
 * @error: the same as for arb_store_save(), or set if the game is too large to be read again
 *
 * Writes the game to the disk, unless the file has changed since @stamp.
 *
 * Returns: whether it was written
 */
gboolean arb_document_save (const ArbDocument *document, const char *path, ArbFileStamp *stamp,
                            GError **error);

/** arb_document_free: frees @document and its game. */
void arb_document_free (ArbDocument *document);

/** arb_document_get_game: (transfer none): its game; play on it directly. */
ArbGame *arb_document_get_game (ArbDocument *document);

/**
 * arb_document_set_game:
 * @document: a document
 * @game: (transfer full): another game of its players by its rules
 *
 * Replaces the game with all that was undone, edited and noted in it. For a game of which only the
 * end is recorded: its numbers are typed again, and it has no earlier moves. When they were typed
 * says nothing about how long it was played, so its moves have no stamps.
 */
void arb_document_set_game (ArbDocument *document, ArbGame *game);

/** arb_document_get_catalogue: (transfer none): that of its game now; entering a face changes it. */
const ArbCatalogue *arb_document_get_catalogue (const ArbDocument *document);

/** arb_document_get_name: (transfer none): the name of the player at @seat (from 1). */
const char *arb_document_get_name (const ArbDocument *document, guint seat);

/**
 * arb_document_set_name:
 * @document: a document
 * @seat: a seat, from 1
 * @name: any text; cut to 200 characters, control characters become spaces
 *
 * A corrected name leaves the person the same. Where nobody typed the old or the new name, or
 * another player has one of them, the person follows from the new name.
 */
void arb_document_set_name (ArbDocument *document, guint seat, const char *name);

/**
 * ArbFrameChange:
 * @edition: (nullable): id of the edition
 * @variants: (array zero-terminated=1) (nullable): ids of all variants
 * @switches: (array zero-terminated=1) (nullable): `KEY=VALUE`, house rules; with the value of the
 *   edition, there is no house rule any more
 * @names: by seat, the first at 0, the name of the player who sits there before the change; or %NULL
 * @order: the seats in their new order: who comes first sits at seat 1 then; or 0
 *
 * A change of what belongs to no move. What is %NULL or 0 stays, house rules included.
 */
typedef struct
{
  const char *edition;
  const char *const *variants;
  const char *const *switches;
  const char *names[ARB_MAX_SEATS];
  guint order[ARB_MAX_SEATS];
} ArbFrameChange;

/**
 * arb_document_change_frame:
 * @document: a document
 * @change: what changes
 * @name: the name of the file in messages
 * @error: set for an unknown edition, variant, switch or value, a name that cannot be one, and an order
 *   without a seat; then nothing changes
 *
 * Changes the frame of the game as one gesture, see arb_game_change_frame(). Undo brings back the frame
 * before it with its names. Players who change places take along their moves, their names, their
 * markers and their persons.
 *
 * Returns: whether it could be changed
 */
gboolean arb_document_change_frame (ArbDocument *document, const ArbFrameChange *change,
                                    const char *name, GError **error);

/**
 * arb_document_dup_persons:
 * @document: a document
 *
 * Returns: (transfer full): the ids of the people who play, UUIDs, by seat, from 1 (entry 0 is empty),
 *   %NULL-terminated. An id follows from the name, unless the name was corrected; no two are the same
 */
char **arb_document_dup_persons (const ArbDocument *document);

/** arb_document_get_marker: the colour and shape of the player at @seat (from 1). */
ArbPlayerMarker arb_document_get_marker (const ArbDocument *document, guint seat);

/**
 * arb_document_set_marker:
 * @document: a document
 * @seat: a seat, from 1
 * @marker: a marker of a player; the seat that has it gets the marker of @seat
 */
void arb_document_set_marker (ArbDocument *document, guint seat, ArbPlayerMarker marker);

/** arb_document_get_edition: (transfer none): id of the edition. */
const char *arb_document_get_edition (const ArbDocument *document);

/** arb_document_get_variants: (transfer none): ids of the variants, %NULL-terminated. */
const char *const *arb_document_get_variants (const ArbDocument *document);

/**
 * arb_document_dup_proof:
 * @document: a document
 *
 * Returns: (transfer full): the proof of its score, also under the other editions of its system
 */
ArbScoreProof *arb_document_dup_proof (const ArbDocument *document);

/**
 * arb_document_get_note:
 * @document: a document
 * @index: a move of the log (0 is the first), or after its end an undone move
 *
 * Returns: (nullable) (transfer none): the note of this move. A note stays with its move if other
 *   lines are inserted or removed, and is not passed on to a move that replaces it
 */
const char *arb_document_get_note (const ArbDocument *document, guint index);

/**
 * arb_document_set_note:
 * @document: a document
 * @index: the same as for arb_document_get_note(); the move must exist
 * @note: (nullable): any text, cut to 500 characters; %NULL or an empty text removes the note
 *
 * Returns: whether there was room: a game holds at most 500 notes
 */
gboolean arb_document_set_note (ArbDocument *document, guint index, const char *note);

/** arb_document_get_started: (nullable): when it was begun, ISO 8601 in UTC. */
const char *arb_document_get_started (const ArbDocument *document);

/**
 * arb_document_stamp:
 * @document: a document
 *
 * Stamps each gesture that has no stamp with the present time: to be called after each gesture. A
 * gesture keeps its stamp when it is undone, redone or moved by an edit. What an edit puts in has
 * the stamp of what it replaced, and the edit has one of its own. Gestures read from a file without
 * stamps never get one.
 */
void arb_document_stamp (const ArbDocument *document);

/**
 * arb_document_dup_ended:
 * @document: a document
 *
 * Returns: (transfer full) (nullable): when the gesture that ended the game was recorded, ISO 8601
 *   in UTC; %NULL if it is not over, or nobody knows
 */
char *arb_document_dup_ended (const ArbDocument *document);

/**
 * arb_document_get_minutes:
 * @document: a document
 *
 * Returns: the minutes that a finished game was played: the sum of the gaps between the gestures up
 *   to its end, without pauses, gaps of at least ten minutes. 0 if a gesture has no stamp, or if
 *   only the end was recorded, of a game that was played without the program
 */
gint arb_document_get_minutes (const ArbDocument *document);

/**
 * arb_document_leave_undated: makes @document store no day, no start, no stamps and no end, because
 * people do not play it.
 */
void arb_document_leave_undated (ArbDocument *document);

/**
 * arb_document_get_date: (nullable): the day of the game where it was played, `YYYY-MM-DD`: the one
 * that was set, or that of the start.
 */
const char *arb_document_get_date (const ArbDocument *document);

/** arb_document_set_date: sets the day of the game. Returns: whether @date is a day, `YYYY-MM-DD`. */
gboolean arb_document_set_date (ArbDocument *document, const char *date);

/** arb_document_get_place: (nullable): where the game was played. */
const char *arb_document_get_place (const ArbDocument *document);

/** arb_document_set_place: @place is any text, cut to 200 characters; %NULL or empty for none. */
void arb_document_set_place (ArbDocument *document, const char *place);

/** arb_document_get_remark: (nullable): what people noted about the whole game. */
const char *arb_document_get_remark (const ArbDocument *document);

/** arb_document_set_remark: @remark is any text, cut to 500 characters; %NULL or empty for none. */
void arb_document_set_remark (ArbDocument *document, const char *remark);

/** arb_document_get_counts: whether the result of the game counts; otherwise nobody wins it. */
gboolean arb_document_get_counts (const ArbDocument *document);

/** arb_document_set_counts: sets whether the result of the game counts. */
void arb_document_set_counts (ArbDocument *document, gboolean counts);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ArbDocument, arb_document_free)

G_END_DECLS
