/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

#include "engine/core/ruleset.h"

G_BEGIN_DECLS

/**
 * arb_face_records_read:
 * @faces: lists of records, by the id of their table
 * @path: its path in the document
 * @catalogue: all records of its system, not compiled yet
 * @defects: gets all defects, each with its path and what was expected
 *
 * Replaces the faces of some cards in @catalogue by typed ones. A record has the id of its card,
 * and the fields of #ArbFaces; a field that is left out is unknown.
 *
 * Returns: whether there were no defects
 */
gboolean arb_face_records_read (JsonObject *faces, const char *path, ArbCatalogue *catalogue,
                                ArbDefects *defects);

/**
 * arb_face_records_to_json:
 * @catalogue: a catalogue
 * @other: another one of the same system
 *
 * Returns: (transfer full): the faces of @catalogue that differ from those of @other, by the id of
 *   their tables; empty if all are the same
 */
JsonObject *arb_face_records_to_json (const ArbCatalogue *catalogue, const ArbCatalogue *other);

G_END_DECLS
