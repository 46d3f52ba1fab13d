/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

#include "engine/core/catalogue.h"

G_BEGIN_DECLS

/**
 * ARB_MAX_DEFECTS:
 *
 * Reading gives up on a file with more defects: nobody corrects so many one by one.
 */
#define ARB_MAX_DEFECTS 500

/**
 * arb_records_read:
 * @list: the member of the document that should be the list of records
 * @table: the table of such records
 * @catalogue: the owner of the records; its array and count for @table are set
 * @defects: gets all defects, each with its path and what was expected
 *
 * Reads a list of records by its table.
 *
 * Returns: whether there were no defects
 */
gboolean arb_records_read (JsonNode *list, const ArbFieldTable *table, ArbCatalogue *catalogue,
                           ArbDefects *defects);

/**
 * arb_record_read:
 * @node: the node that should be a record
 * @table: the table of such records
 * @catalogue: the owner of the record
 * @path: its path in the document
 * @defects: gets all defects, each with its path and what was expected
 * @record: memory for a record; fields that @node does not have are not changed
 *
 * Returns: whether there were no defects
 */
gboolean arb_record_read (JsonNode *node, const ArbFieldTable *table, ArbCatalogue *catalogue,
                          const char *path, ArbDefects *defects, gpointer record);

/**
 * arb_records_to_json:
 * @table: the table of the records
 * @records: (array length=n_records): the records
 * @n_records: the number of records
 *
 * Writes records by their table. Optional members that are zero are left out; reading the list
 * gives the same records again.
 *
 * Returns: (transfer full): a list of objects
 */
JsonNode *arb_records_to_json (const ArbFieldTable *table, gconstpointer records, guint n_records);

/**
 * arb_field_expectation:
 * @field: a field
 *
 * Returns: (transfer full): the allowed values in words: `a whole number from 0 to 9`
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
