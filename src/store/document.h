/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/score-proof.h"
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

/** arb_document_new_again: (transfer full): a new game of the same players, by the same rules. */
ArbDocument *arb_document_new_again (const ArbDocument *document);

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
 * Stores the time of the end, if the game is over and was not over when it was read.
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

/** arb_document_get_catalogue: (transfer none): that of its game now; entering a face changes it. */
const ArbCatalogue *arb_document_get_catalogue (const ArbDocument *document);

/** arb_document_get_name: (transfer none): the name of the player at @seat (from 1). */
const char *arb_document_get_name (const ArbDocument *document, guint seat);

/**
 * arb_document_set_name:
 * @document: a document
 * @seat: a seat, from 1
 * @name: any text; cut to 200 characters, control characters become spaces
 */
void arb_document_set_name (ArbDocument *document, guint seat, const char *name);

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
 * arb_document_get_minutes: the minutes that it was played; 0 if its start or its end is unknown.
 */
gint arb_document_get_minutes (const ArbDocument *document);

/**
 * arb_document_leave_undated: makes @document store no start and no end, because people do not play
 * it.
 */
void arb_document_leave_undated (ArbDocument *document);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ArbDocument, arb_document_free)

G_END_DECLS
