/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "wording/records.h"

const ArbField *
arb_table_find_field (const ArbFieldTable *table, const char *name, ArbFieldType type)
{
  g_return_val_if_fail (table != NULL, NULL);

  for (guint i = 0; i < table->n_fields; i++)
    if (table->fields[i].type == type
        && (name == NULL || g_str_equal (table->fields[i].name, name)))
      return &table->fields[i];

  return NULL;
}

guint
arb_table_get_n_records (const ArbCatalogue *catalogue, const ArbFieldTable *table)
{
  g_return_val_if_fail (catalogue != NULL && table != NULL, 0);

  return G_STRUCT_MEMBER (guint, catalogue, table->count_offset);
}

ArbRecord
arb_table_get_record (const ArbCatalogue *catalogue, const ArbFieldTable *table, guint index)
{
  g_assert (index < arb_table_get_n_records (catalogue, table));

  return (ArbRecord){ table, G_STRUCT_MEMBER (const char *, catalogue, table->records_offset)
                                 + index * table->record_size };
}

const char *
arb_record_get_string (const ArbRecord *record, const ArbField *field)
{
  g_return_val_if_fail (record != NULL && field != NULL, NULL);

  return G_STRUCT_MEMBER (const char *, record->data, field->offset);
}

static const char *
get_named (const ArbRecord *record, const char *name, ArbFieldType type)
{
  const ArbField *field = arb_table_find_field (record->table, name, type);

  return field != NULL ? arb_record_get_string (record, field) : NULL;
}

const char *
arb_record_get_id (const ArbRecord *record)
{
  g_return_val_if_fail (record != NULL, NULL);

  return get_named (record, NULL, ARB_FIELD_ID);
}

const char *
arb_record_get_title (const ArbRecord *record)
{
  g_return_val_if_fail (record != NULL, NULL);

  return get_named (record, "title", ARB_FIELD_TEXT);
}

const char *
arb_record_get_notation (const ArbRecord *record)
{
  const char *face;

  g_return_val_if_fail (record != NULL, NULL);

  face = get_named (record, "face", ARB_FIELD_STRING);
  return face != NULL ? face : arb_record_get_id (record);
}
