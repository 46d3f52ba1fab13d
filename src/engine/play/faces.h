/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/catalogue.h"

G_BEGIN_DECLS

/** arb_faces_find: (nullable): the fields of @table that the owner of a copy types in. */
const ArbFaces *arb_faces_find (const ArbRuleset *ruleset, const char *table);

/** arb_faces_holds: whether @field is one of the typed fields. */
gboolean arb_faces_holds (const ArbFaces *faces, const ArbField *field);

/** arb_faces_counts: whether a card can show a nick of @field several times. */
gboolean arb_faces_counts (const ArbFaces *faces, const ArbField *field);

/**
 * arb_field_is_open_number: whether @field is a number that nobody has to know: it may be left out,
 * and 0 is none of its values.
 */
gboolean arb_field_is_open_number (const ArbField *field);

/**
 * arb_faces_misses:
 * @faces: the typed fields of a table
 * @field: a field of the table
 * @record: a record of it
 *
 * Returns: whether @field is printed on that card, but unknown: an unknown nick, an empty list of
 *   nicks, an open number that was left out, no script
 */
gboolean arb_faces_misses (const ArbFaces *faces, const ArbField *field, gconstpointer record);

G_END_DECLS
