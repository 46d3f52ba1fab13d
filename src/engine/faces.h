/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/catalogue.h"

G_BEGIN_DECLS

/** arb_faces_find: (nullable): the fields of @table that the owner of a copy types in. */
const ArbFaces *arb_faces_find (const ArbRuleset *ruleset, const char *table);

/** arb_faces_holds: whether @field is one of the typed fields. */
gboolean arb_faces_holds (const ArbFaces *faces, const ArbField *field);

/**
 * arb_faces_misses:
 * @faces: the typed fields of a table
 * @field: a field of the table
 * @record: a record of it
 *
 * Returns: whether @field is printed on that card, but unknown: an unknown nick, an empty list of
 *   nicks, no script
 */
gboolean arb_faces_misses (const ArbFaces *faces, const ArbField *field, gconstpointer record);

G_END_DECLS
