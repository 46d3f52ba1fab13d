/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "wording/record-values.h"

#include "wording/words.h"

#include <glib/gi18n-lib.h>

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
          arb_words_nick (catalogue,
                          field->nicks[G_STRUCT_MEMBER (guint8, record->data, field->offset)]));
    case ARB_FIELD_NICKS:
      if (G_STRUCT_MEMBER (ArbNicks, record->data, field->offset).n == 0)
        return NULL;
      return arb_words_nicks (catalogue, record, field);
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
