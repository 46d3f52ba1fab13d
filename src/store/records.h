/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

#include "engine/catalogue.h"

G_BEGIN_DECLS

/**
 * ARB_MAX_DEFECTS:
 *
 * Reading gives up on a file with more defects than these: nobody mends them one by one.
 */
#define ARB_MAX_DEFECTS 500

/**
 * arb_records_read:
 * @list: the member of the document that should be the list of records
 * @table: how such records look
 * @catalogue: owns what is read; its array and count of @table are set
 * @defects: takes all that is wrong, each with its path and what was expected
 *
 * Reads any list of records by nothing but its table.
 *
 * Returns: whether nothing was wrong
 */
gboolean arb_records_read (JsonNode *list, const ArbFieldTable *table, ArbCatalogue *catalogue,
                           ArbDefects *defects);

/**
 * arb_record_read:
 * @node: what should be a record
 * @table: how such records look
 * @catalogue: owns what is read
 * @path: its path in the document
 * @defects: takes all that is wrong, each with its path and what was expected
 * @record: memory for a record, of which what @node does not name stays as it is
 *
 * Returns: whether nothing was wrong
 */
gboolean arb_record_read (JsonNode *node, const ArbFieldTable *table, ArbCatalogue *catalogue,
                          const char *path, ArbDefects *defects, gpointer record);

/**
 * arb_records_to_json:
 * @table: how the records look
 * @records: (array length=n_records): the records
 * @n_records: how many
 *
 * Writes any records by nothing but their table. What is zero and need not be there is left out,
 * so that reading gives the same records again.
 *
 * Returns: (transfer full): a list of objects
 */
JsonNode *arb_records_to_json (const ArbFieldTable *table, gconstpointer records, guint n_records);

/**
 * arb_field_expectation:
 * @field: a field
 *
 * Returns: (transfer full): what is allowed there, in words: `a whole number from 0 to 9`
 */
char *arb_field_expectation (const ArbField *field);

/**
 * arb_is_id:
 * @text: a text
 *
 * Returns: whether it is an id: kebab-case words (lower-case letters and digits), which dots may
 *   join, like `improved-survey-st` or `research.prerequisite`
 */
gboolean arb_is_id (const char *text);

G_END_DECLS
