/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "wording/records.h"

#include "wording/words.h"

#include <glib/gi18n-lib.h>

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

static const char *
word_nick (const ArbCatalogue *catalogue, const char *nick)
{
  const char *word = arb_words_find (catalogue, NULL, nick, "title");

  return word != NULL ? word : nick;
}

char *
arb_record_dup_nicks (const ArbCatalogue *catalogue, const ArbRecord *record, const ArbField *field)
{
  const ArbNicks *nicks;
  GString *list;

  g_return_val_if_fail (catalogue != NULL && record != NULL && field != NULL, NULL);

  nicks = &G_STRUCT_MEMBER (ArbNicks, record->data, field->offset);
  list = g_string_new (NULL);
  for (guint i = 0; i < nicks->n; i++)
    g_string_append_printf (list, "%s%s", i > 0 ? " + " : "",
                            word_nick (catalogue, field->nicks[nicks->nicks[i]]));

  return g_string_free (list, FALSE);
}

static char *
dup_integer (const ArbRecord *record, const ArbField *field)
{
  gint16 number = G_STRUCT_MEMBER (gint16, record->data, field->offset);

  return number != 0 || field->required ? g_strdup_printf ("%d", number) : NULL;
}

/* Returns the name of another record for its id, or the text itself. */
static char *
dup_string (const ArbCatalogue *catalogue, const ArbRecord *record, const ArbField *field)
{
  const char *text = arb_record_get_string (record, field);
  char *name = text != NULL ? arb_words_name (catalogue, NULL, text) : NULL;

  return name != NULL ? name : g_strdup (text);
}

static char *
dup_strings (const ArbRecord *record, const ArbField *field)
{
  char **strings = G_STRUCT_MEMBER (char **, record->data, field->offset);

  if (strings == NULL || *strings == NULL)
    return NULL;
  return arb_words_join ((const char *const *) strings, g_strv_length (strings));
}

char *
arb_record_dup_value (const ArbCatalogue *catalogue, const ArbRecord *record, const ArbField *field)
{
  g_return_val_if_fail (catalogue != NULL && record != NULL && field != NULL, NULL);

  switch (field->type)
    {
    case ARB_FIELD_INTEGER:
      return dup_integer (record, field);
    case ARB_FIELD_BOOLEAN:
      /* Translators: a card has this mark. */
      return G_STRUCT_MEMBER (guint8, record->data, field->offset) ? g_strdup (C_ ("card", "Yes"))
                                                                   : NULL;
    case ARB_FIELD_NICK:
      return g_strdup (
          word_nick (catalogue,
                     field->nicks[G_STRUCT_MEMBER (guint8, record->data, field->offset)]));
    case ARB_FIELD_NICKS:
      if (G_STRUCT_MEMBER (ArbNicks, record->data, field->offset).n == 0)
        return NULL;
      return arb_record_dup_nicks (catalogue, record, field);
    case ARB_FIELD_STRING:
    case ARB_FIELD_SCRIPT:
      return dup_string (catalogue, record, field);
    case ARB_FIELD_STRINGS:
      return dup_strings (record, field);
    case ARB_FIELD_ID:
    case ARB_FIELD_TEXT:
    case ARB_FIELD_TEXTS:
    case ARB_FIELD_MAP:
    case ARB_FIELD_TEXT_MAP:
      return NULL;
    }

  g_return_val_if_reached (NULL);
}
