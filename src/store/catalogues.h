/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

#include "engine/core/ruleset.h"
#include "store/error.h"

G_BEGIN_DECLS

/**
 * arb_catalogue_load:
 * @ruleset: a system
 * @folder: (nullable): a folder with the system's files; %NULL for those built in
 * @error: set to all defects of all files, one per line: `FILE: PATH: what is wrong, what was
 *   expected`
 *
 * Returns: (transfer full) (nullable): the catalogue, or %NULL
 */
ArbCatalogue *arb_catalogue_load (const ArbRuleset *ruleset, const char *folder, GError **error);

/**
 * arb_catalogue_with_faces:
 * @base: a catalogue
 * @faces: the typed faces of some cards, see arb_face_records_read()
 * @path: the path of @faces in the document
 * @defects: gets all defects, each with its path and what was expected
 *
 * Returns: (transfer full) (nullable): the built-in catalogue of that system, with the faces that
 *   @base has, and over them @faces
 */
ArbCatalogue *arb_catalogue_with_faces (const ArbCatalogue *base, JsonObject *faces,
                                        const char *path, ArbDefects *defects);

/**
 * arb_catalogue_list_doubts:
 * @catalogue: a catalogue, loaded from @folder
 * @folder: the folder of its files
 *
 * Lists the values that contradict what is known about the cards. They do not prevent playing.
 *
 * Returns: (transfer full): the warnings, one per line, like those of arb_catalogue_load()
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
