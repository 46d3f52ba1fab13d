/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

#include "engine/ruleset.h"

G_BEGIN_DECLS

/**
 * arb_face_records_read:
 * @faces: lists of records, by the id of their table
 * @path: its path in the document
 * @catalogue: all records of its system, not compiled yet
 * @defects: takes all that is wrong, each with its path and what was expected
 *
 * Puts what is typed in of some cards in the place of what @catalogue has of them. A record names its
 * card by the id, and has the fields of #ArbFaces; one that is left out is unknown.
 *
 * Returns: whether nothing was wrong
 */
gboolean arb_face_records_read (JsonObject *faces, const char *path, ArbCatalogue *catalogue,
                                ArbDefects *defects);

/**
 * arb_face_records_to_json:
 * @catalogue: a catalogue
 * @other: another one of the same system
 *
 * Returns: (transfer full): what @catalogue has typed in otherwise than @other, by the id of their
 *   tables; empty if both have the same
 */
JsonObject *arb_face_records_to_json (const ArbCatalogue *catalogue, const ArbCatalogue *other);

G_END_DECLS
