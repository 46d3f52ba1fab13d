/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/catalogue.h"

G_BEGIN_DECLS

/**
 * ArbRecord:
 * @table: its table
 * @data: its memory
 *
 * A record of a catalogue: a card, a rule, a switch. It is passed by value; the catalogue owns the
 * memory.
 */
typedef struct
{
  const ArbFieldTable *table;
  const char *data;
} ArbRecord;

/** arb_table_find_field: (nullable): the first field of that type, and of that name if given. */
const ArbField *arb_table_find_field (const ArbFieldTable *table, const char *name,
                                      ArbFieldType type);

/** arb_table_get_n_records: how many records of @table the catalogue has. */
guint arb_table_get_n_records (const ArbCatalogue *catalogue, const ArbFieldTable *table);

/** arb_table_get_record: record @index of @table, 0 is the first. */
ArbRecord arb_table_get_record (const ArbCatalogue *catalogue, const ArbFieldTable *table,
                                guint index);

/** arb_record_get_string: (nullable): a string or text of the record, untranslated. */
const char *arb_record_get_string (const ArbRecord *record, const ArbField *field);

/** arb_record_get_id: (nullable): its id. */
const char *arb_record_get_id (const ArbRecord *record);

/** arb_record_get_title: (nullable): its untranslated title. */
const char *arb_record_get_title (const ArbRecord *record);

/** arb_record_get_notation: its name in the notation: that of its face, otherwise its id. */
const char *arb_record_get_notation (const ArbRecord *record);

G_END_DECLS
