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
 * A saved game: an #ArbGame, who plays it, and what else the file holds. Reading never changes
 * the file. Free with arb_document_free().
 */
typedef struct _ArbDocument ArbDocument;

/**
 * arb_document_new:
 * @catalogue: the catalogue of the system
 * @edition: index of the edition
 * @variants: (array zero-terminated=1) (nullable): ids of variants
 * @switches: (array zero-terminated=1) (nullable): `KEY=VALUE`, house rules
 * @names: (array zero-terminated=1): the players' names, first to sit first
 * @error: an unknown variant, switch or value, or a number of players the system does not have
 *
 * Returns: (transfer full) (nullable): a new game
 */
ArbDocument *arb_document_new (const ArbCatalogue *catalogue, guint edition,
                               const char *const *variants, const char *const *switches,
                               const char *const *names, GError **error);

/** arb_document_new_again: (transfer full): a new game of the same people, by the same rules. */
ArbDocument *arb_document_new_again (const ArbDocument *document);

/**
 * arb_document_load:
 * @path: a file
 * @stamp: (out) (optional): what it held, for arb_document_save()
 * @error: why it cannot be read
 *
 * Returns: (transfer full) (nullable): the saved game
 */
ArbDocument *arb_document_load (const char *path, ArbFileStamp *stamp, GError **error);

/** arb_document_parse: reads a saved game from memory; @name stands for the file in messages. */
ArbDocument *arb_document_parse (const char *text, gsize length, const char *name, GError **error);

/**
 * arb_document_parse_for:
 * @catalogue: (nullable): a catalogue other than the built-in one, like an owner's; the game must
 *   be of its system, and the catalogue outlive the document
 * @text: (array length=length): the file
 * @length: bytes
 * @name: stands for the file in messages
 * @error: as for arb_document_load()
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
 * Stamps the end, if the game is over and was not when it was read.
 *
 * Returns: (transfer full): the whole file as text
 */
char *arb_document_to_string (const ArbDocument *document, gsize *length);

/**
 * arb_document_to_bytes:
 * @document: a document
 * @name: stands for the file in messages
 * @error: it would be too large to be read again
 *
 * Returns: (transfer full) (nullable): the whole file, sure to be readable, for an
 *   #ArbRecordWriter
 */
GBytes *arb_document_to_bytes (const ArbDocument *document, const char *name, GError **error);

/**
 * arb_document_save:
 * @document: a document
 * @path: a file
 * @stamp: (inout) (nullable): what the file held when it was read or saved last; %NULL: it is new
 * @error: as from arb_store_save(), or the game is too large to be read again
 *
 * Writes the game to the disk, unless the file holds something else by now.
 *
 * Returns: whether it is there
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
 * @marker: the marker of a player; who has it so far takes that of @seat for it
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
 * Returns: (transfer full): the proof of its score, under the other editions of its system too
 */
ArbScoreProof *arb_document_dup_proof (const ArbDocument *document);

/**
 * arb_document_get_note:
 * @document: a document
 * @index: a move of the log (0 is the first), or after its end one of what was undone
 *
 * Returns: (nullable) (transfer none): the note of this move; a note stays with its move when
 *   others come or go before it, and does not pass to another that takes its place
 */
const char *arb_document_get_note (const ArbDocument *document, guint index);

/**
 * arb_document_set_note:
 * @document: a document
 * @index: as for arb_document_get_note(); the move must be there
 * @note: (nullable): any text, cut to 500 characters; %NULL or empty takes the note away
 *
 * Returns: whether there was room: a game holds at most 500 notes
 */
gboolean arb_document_set_note (ArbDocument *document, guint index, const char *note);

/** arb_document_get_started: (nullable): when it was begun, ISO 8601 in UTC. */
const char *arb_document_get_started (const ArbDocument *document);

/** arb_document_get_minutes: how long it was played; 0 if its start or its end is not known. */
gint arb_document_get_minutes (const ArbDocument *document);

/** arb_document_leave_undated: @document is no game that people play: it gets no start and no end. */
void arb_document_leave_undated (ArbDocument *document);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ArbDocument, arb_document_free)

G_END_DECLS
