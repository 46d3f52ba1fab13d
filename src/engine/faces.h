/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/catalogue.h"

G_BEGIN_DECLS

/** arb_faces_find: (nullable): what the owner of a copy types in of the records of @table. */
const ArbFaces *arb_faces_find (const ArbRuleset *ruleset, const char *table);

/** arb_faces_holds: whether @field is among what is typed in. */
gboolean arb_faces_holds (const ArbFaces *faces, const ArbField *field);

/**
 * arb_faces_misses:
 * @faces: what is typed in of a table
 * @field: a field of the table
 * @record: a record of it
 *
 * Returns: whether @field is printed on that card, and nobody has typed it in: an unknown nick, an
 *   empty list of nicks, no script
 */
gboolean arb_faces_misses (const ArbFaces *faces, const ArbField *field, gconstpointer record);

G_END_DECLS
