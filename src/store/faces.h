/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/catalogues.h"
#include "store/file-stamp.h"
#include "wording/records.h"

G_BEGIN_DECLS

/**
 * arb_faces_get_path:
 * @ruleset: a system
 *
 * Returns: (transfer full): the file of the owner's catalogue, which need not be there:
 *   `catalogues/SYSTEM.json` in the user's data directory of the program
 */
char *arb_faces_get_path (const ArbRuleset *ruleset);

/** arb_faces_can_be_entered: whether cards of @ruleset have faces that their owner types in. */
gboolean arb_faces_can_be_entered (const ArbRuleset *ruleset);

/**
 * arb_faces_lack:
 * @catalogue: a catalogue
 * @id: (nullable): a name in the notation
 *
 * Returns: whether it is a card that can be typed in, and something of it is not known
 */
gboolean arb_faces_lack (const ArbCatalogue *catalogue, const char *id);

/**
 * arb_faces_parse:
 * @ruleset: a system
 * @text: (array length=length): a file with the faces of cards, as data/saved-game.md says
 * @length: bytes
 * @name: stands for the file in messages
 * @error: all that is wrong, a line each: `FILE: PATH: what is wrong, what was expected`
 *
 * Returns: (transfer full) (nullable): the built-in catalogue of @ruleset with these faces
 */
ArbCatalogue *arb_faces_parse (const ArbRuleset *ruleset, const char *text, gsize length,
                               const char *name, GError **error);

/**
 * arb_faces_load:
 * @ruleset: a system
 * @path: a file
 * @stamp: (out) (optional): what it held, for arb_faces_save()
 * @error: why it cannot be read, or as from arb_faces_parse()
 *
 * Returns: (transfer full) (nullable): as arb_faces_parse()
 */
ArbCatalogue *arb_faces_load (const ArbRuleset *ruleset, const char *path, ArbFileStamp *stamp,
                              GError **error);

/**
 * arb_faces_load_own:
 * @ruleset: a system
 * @stamp: (out) (optional): what the file held, for arb_faces_save()
 * @error: as from arb_faces_load()
 *
 * Returns: (transfer full) (nullable): the owner's catalogue; the built-in one if the owner has
 *   typed in nothing
 */
ArbCatalogue *arb_faces_load_own (const ArbRuleset *ruleset, ArbFileStamp *stamp, GError **error);

/**
 * arb_faces_to_string:
 * @catalogue: a catalogue
 * @length: (out) (optional): bytes
 *
 * Returns: (transfer full): the file with the faces that the built-in catalogue does not have
 */
char *arb_faces_to_string (const ArbCatalogue *catalogue, gsize *length);

/**
 * arb_faces_save:
 * @catalogue: a catalogue
 * @path: a file; its folder is made if it is not there
 * @stamp: (inout) (nullable): what the file held when it was read or saved last; %NULL: it is new
 * @error: as from arb_store_save()
 *
 * Returns: whether it is on the disk
 */
gboolean arb_faces_save (const ArbCatalogue *catalogue, const char *path, ArbFileStamp *stamp,
                         GError **error);

/**
 * arb_faces_merge:
 * @catalogue: a catalogue
 * @other: another one of the same system
 *
 * Returns: (transfer full) (nullable): @catalogue with the faces that @other has typed in
 */
ArbCatalogue *arb_faces_merge (const ArbCatalogue *catalogue, const ArbCatalogue *other);

/**
 * arb_faces_enter:
 * @catalogue: a catalogue
 * @table: a table of which cards are typed in
 * @index: the card, 0 is the first
 * @values: by field of @table what is written there, see arb_record_dup_text(); %NULL or empty leaves
 *   it unknown. Fields that are not typed in do not matter
 * @error: what is wrong, a line each
 *
 * Returns: (transfer full) (nullable): another catalogue, with that face of the card
 */
ArbCatalogue *arb_faces_enter (const ArbCatalogue *catalogue, const ArbFieldTable *table,
                               guint index, const char *const *values, GError **error);

/**
 * arb_faces_carry_over:
 * @catalogue: a catalogue
 * @before: another one of the same system
 * @after: the same after cards were typed in
 *
 * Returns: (transfer full) (nullable): @catalogue with the faces in which @after differs from @before
 */
ArbCatalogue *arb_faces_carry_over (const ArbCatalogue *catalogue, const ArbCatalogue *before,
                                    const ArbCatalogue *after);

/**
 * arb_record_dup_text:
 * @record: a record
 * @field: a field of it
 *
 * Returns: (transfer full) (nullable): what the field holds as people type it: a number, a nick,
 *   nicks with commas between them, `yes`; %NULL where there is nothing
 */
char *arb_record_dup_text (const ArbRecord *record, const ArbField *field);

G_END_DECLS
