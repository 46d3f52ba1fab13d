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
 * arb_faces_are_published: whether @id (nullable) is the name of a card that can be typed in, of which
 * the built-in catalogue of @ruleset knows everything.
 */
gboolean arb_faces_are_published (const ArbRuleset *ruleset, const char *id);

/** arb_faces_lack_any: whether something is not known of any card of @catalogue. */
gboolean arb_faces_lack_any (const ArbCatalogue *catalogue);

/**
 * arb_faces_list_changed:
 * @catalogue: a catalogue
 * @table: a table with typed faces
 * @index: the card, 0 is the first
 *
 * Returns: (transfer full): the names of the fields of a card that it shows otherwise than the built-in
 *   catalogue says; empty for a card of which that does not know everything
 */
char **arb_faces_list_changed (const ArbCatalogue *catalogue, const ArbFieldTable *table,
                               guint index);

/**
 * arb_faces_parse:
 * @ruleset: a system
 * @text: (array length=length): a file with the faces of cards, as data/saved-game.md says
 * @length: bytes
 * @name: the name of the file in messages
 * @error: set to all defects, one per line: `FILE: PATH: what is wrong, what was expected`
 *
 * Returns: (transfer full) (nullable): the built-in catalogue of @ruleset with these faces
 */
ArbCatalogue *arb_faces_parse (const ArbRuleset *ruleset, const char *text, gsize length,
                               const char *name, GError **error);

/**
 * arb_faces_load:
 * @ruleset: a system
 * @path: a file
 * @stamp: (out) (optional): a stamp of its contents, for arb_faces_save()
 * @error: set if it cannot be read, or as by arb_faces_parse()
 *
 * Returns: (transfer full) (nullable): the same as for arb_faces_parse()
 */
ArbCatalogue *arb_faces_load (const ArbRuleset *ruleset, const char *path, ArbFileStamp *stamp,
                              GError **error);

/**
 * arb_faces_load_own:
 * @ruleset: a system
 * @stamp: (out) (optional): a stamp of the file, for arb_faces_save()
 * @error: the same as for arb_faces_load()
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
 * @path: a file; its folder is made if it does not exist
 * @stamp: (inout) (nullable): a stamp of the file when it was last read or saved; %NULL for a new
 *   file
 * @error: the same as for arb_store_save()
 *
 * Returns: whether it was saved
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
 * @table: a table with typed faces
 * @index: the card, 0 is the first
 * @values: the texts by field of @table, see arb_record_dup_text(); %NULL or empty leaves a field
 *   unknown. Those of other fields are ignored
 * @error: set to all defects, one per line
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
 * Returns: (transfer full) (nullable): the value of the field as people type it: a number, a nick,
 *   nicks separated by commas, `yes`; %NULL for no value
 */
char *arb_record_dup_text (const ArbRecord *record, const ArbField *field);

G_END_DECLS
