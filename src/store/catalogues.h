/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

#include "engine/ruleset.h"

G_BEGIN_DECLS

#define ARB_STORE_ERROR (arb_store_error_quark ())
GQuark arb_store_error_quark (void);

/**
 * ArbStoreError:
 * @ARB_STORE_ERROR_MISSING: no such file
 * @ARB_STORE_ERROR_UNREADABLE: there, but not to be read by this person, or no file at all
 * @ARB_STORE_ERROR_SIZE: larger than 4 MiB
 * @ARB_STORE_ERROR_SYNTAX: not JSON of the plain kind: a place and what was expected
 * @ARB_STORE_ERROR_CONTENT: JSON, but not what the file should hold: all defects, a line each
 * @ARB_STORE_ERROR_VERSION: written by a newer Arbiter
 * @ARB_STORE_ERROR_WRITE: could not be written
 * @ARB_STORE_ERROR_CHANGED: not written, for another program has changed the file since it was read
 * @ARB_STORE_ERROR_EXISTS: not written, for there is a file where a new one should be
 */
typedef enum
{
  ARB_STORE_ERROR_MISSING,
  ARB_STORE_ERROR_UNREADABLE,
  ARB_STORE_ERROR_SIZE,
  ARB_STORE_ERROR_SYNTAX,
  ARB_STORE_ERROR_CONTENT,
  ARB_STORE_ERROR_VERSION,
  ARB_STORE_ERROR_WRITE,
  ARB_STORE_ERROR_CHANGED,
  ARB_STORE_ERROR_EXISTS,
} ArbStoreError;

/**
 * arb_catalogue_load:
 * @ruleset: a system
 * @folder: (nullable): a folder with the system's files; %NULL for those built in
 * @error: all defects of all files, a line each: `FILE: PATH: what is wrong, what was expected`
 *
 * Returns: (transfer full) (nullable): the catalogue, or %NULL
 */
ArbCatalogue *arb_catalogue_load (const ArbRuleset *ruleset, const char *folder, GError **error);

/**
 * arb_catalogue_with_faces:
 * @base: a catalogue
 * @faces: what is typed in of some cards, see arb_face_records_read()
 * @path: the path of @faces in the document
 * @defects: takes all that is wrong, each with its path and what was expected
 *
 * Returns: (transfer full) (nullable): the built-in catalogue of that system, with the faces that
 *   @base has, and over them @faces
 */
ArbCatalogue *arb_catalogue_with_faces (const ArbCatalogue *base, JsonObject *faces,
                                        const char *path, ArbDefects *defects);

/**
 * arb_catalogue_list_doubts:
 * @catalogue: a catalogue, loaded from @folder
 * @folder: where its files are
 *
 * What in it contradicts what is known of the cards. It can be played by all the same.
 *
 * Returns: (transfer full): a line each, like those of arb_catalogue_load()
 */
char **arb_catalogue_list_doubts (const ArbCatalogue *catalogue, const char *folder);

/**
 * arb_catalogue_get:
 * @ruleset: a system
 *
 * Returns: (transfer none): the built-in catalogue, read at the first call and kept for good
 */
const ArbCatalogue *arb_catalogue_get (const ArbRuleset *ruleset);

G_END_DECLS
