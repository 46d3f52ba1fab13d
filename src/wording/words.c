/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "wording/words.h"

#include "engine/ruleset.h"

#include <glib/gi18n-lib.h>

static char *
name_context (const char *table, const char *id, const char *field)
{
  if (g_str_equal (field, "title"))
    return g_strconcat (table, ":", id, NULL);

  return g_strconcat (table, ":", id, ":", field, NULL);
}

const char *
arb_words_translate (const char *table, const char *id, const char *field, const char *text)
{
  g_autofree char *context = NULL;

  /* The translation of the empty text is the header of the file of translations. */
  if (*text == '\0')
    return text;

  context = name_context (table, id, field);
  return g_dpgettext2 (GETTEXT_PACKAGE, context, text);
}

static const ArbField *
find_field (const ArbFieldTable *table, const char *name, ArbFieldType type)
{
  for (guint i = 0; i < table->n_fields; i++)
    if (table->fields[i].type == type
        && (name == NULL || g_str_equal (table->fields[i].name, name)))
      return &table->fields[i];

  return NULL;
}

/* A record, and the table it stands in. */
typedef struct
{
  const ArbFieldTable *table;
  const char *record;
} Place;

static const char *
get_record (const ArbCatalogue *catalogue, const ArbFieldTable *table, guint index)
{
  return G_STRUCT_MEMBER (const char *, catalogue, table->records_offset)
         + index * table->record_size;
}

static const char *
get_text (const char *record, const ArbField *field)
{
  return G_STRUCT_MEMBER (const char *, record, field->offset);
}

static gboolean
find_in_table (const ArbCatalogue *catalogue, const ArbFieldTable *table, const char *id,
               Place *place)
{
  const ArbField *field = find_field (table, NULL, ARB_FIELD_ID);
  guint n_records = G_STRUCT_MEMBER (guint, catalogue, table->count_offset);

  for (guint i = 0; field != NULL && i < n_records; i++)
    if (g_strcmp0 (get_text (get_record (catalogue, table, i), field), id) == 0)
      {
        place->table = table;
        place->record = get_record (catalogue, table, i);
        return TRUE;
      }

  return FALSE;
}

static void
tell_text (const char *context, const char *text, ArbWordsFunc func, gpointer data)
{
  if (text != NULL && *text != '\0')
    func (context, text, data);
}

static void
tell_field (const char *record, const ArbField *field, const char *context, ArbWordsFunc func,
            gpointer data)
{
  switch (field->type)
    {
    case ARB_FIELD_TEXT:
      tell_text (context, get_text (record, field), func, data);
      return;
    case ARB_FIELD_TEXTS:
      for (char **text = G_STRUCT_MEMBER (char **, record, field->offset);
           text != NULL && *text != NULL; text++)
        tell_text (context, *text, func, data);
      return;
    case ARB_FIELD_TEXT_MAP:
      for (const ArbPair *pair = G_STRUCT_MEMBER (const ArbPair *, record, field->offset);
           pair != NULL && pair->key != NULL; pair++)
        tell_text (context, pair->value, func, data);
      return;
    case ARB_FIELD_ID:
    case ARB_FIELD_STRING:
    case ARB_FIELD_INTEGER:
    case ARB_FIELD_BOOLEAN:
    case ARB_FIELD_NICK:
    case ARB_FIELD_NICKS:
    case ARB_FIELD_STRINGS:
    case ARB_FIELD_MAP:
      return;
    }
}

static void
tell_table (const ArbCatalogue *catalogue, const ArbFieldTable *table, ArbWordsFunc func,
            gpointer data)
{
  const ArbField *id = find_field (table, NULL, ARB_FIELD_ID);
  guint n_records = G_STRUCT_MEMBER (guint, catalogue, table->count_offset);

  for (guint i = 0; id != NULL && i < n_records; i++)
    for (guint f = 0; f < table->n_fields; f++)
      {
        const char *record = get_record (catalogue, table, i);
        g_autofree char *context =
            name_context (table->id, get_text (record, id), table->fields[f].name);

        tell_field (record, &table->fields[f], context, func, data);
      }
}

void
arb_words_foreach (const ArbCatalogue *catalogue, ArbWordsFunc func, gpointer data)
{
  g_return_if_fail (catalogue != NULL && func != NULL);

  for (const ArbFieldTable *table = catalogue->ruleset->records; table->id != NULL; table++)
    tell_table (catalogue, table, func, data);
  for (const ArbFieldTable *table = arb_common_tables (); table->id != NULL; table++)
    tell_table (catalogue, table, func, data);
}

/* The first record of that id with such a text. */
static const char *
find_in_tables (const ArbCatalogue *catalogue, const ArbFieldTable *tables, const char *table,
                const char *id, const char *field, Place *place)
{
  for (; tables->id != NULL; tables++)
    {
      const ArbField *text = find_field (tables, field, ARB_FIELD_TEXT);

      if (text != NULL && (table == NULL || g_str_equal (tables->id, table))
          && find_in_table (catalogue, tables, id, place) && get_text (place->record, text) != NULL)
        return get_text (place->record, text);
    }

  return NULL;
}

static const char *
find (const ArbCatalogue *catalogue, const char *table, const char *id, const char *field,
      Place *place)
{
  const char *text =
      find_in_tables (catalogue, catalogue->ruleset->records, table, id, field, place);

  if (text == NULL)
    text = find_in_tables (catalogue, arb_common_tables (), table, id, field, place);

  return text;
}

const char *
arb_words_find (const ArbCatalogue *catalogue, const char *table, const char *id, const char *field)
{
  const char *text;
  Place place;

  g_return_val_if_fail (catalogue != NULL, NULL);
  g_return_val_if_fail (id != NULL && field != NULL, NULL);

  text = find (catalogue, table, id, field, &place);
  return text != NULL ? arb_words_translate (place.table->id, id, field, text) : NULL;
}

static gboolean
is_shared (const ArbCatalogue *catalogue, const Place *place, const char *title)
{
  const ArbField *field = find_field (place->table, "title", ARB_FIELD_TEXT);
  guint n_records = G_STRUCT_MEMBER (guint, catalogue, place->table->count_offset);
  guint n_same = 0;

  for (guint i = 0; i < n_records; i++)
    if (g_strcmp0 (get_text (get_record (catalogue, place->table, i), field), title) == 0)
      n_same++;

  return n_same > 1;
}

/* “Survey + Trade”: what is printed on a card beside its name. */
static char *
list_nicks (const ArbCatalogue *catalogue, const Place *place)
{
  const ArbField *field = find_field (place->table, NULL, ARB_FIELD_NICKS);
  GString *list = g_string_new (NULL);
  const ArbNicks *nicks;

  if (field == NULL)
    return g_string_free (list, FALSE);

  nicks = &G_STRUCT_MEMBER (ArbNicks, place->record, field->offset);
  for (guint i = 0; i < nicks->n; i++)
    {
      const char *nick = field->nicks[nicks->nicks[i]];
      const char *word = arb_words_find (catalogue, NULL, nick, "title");

      g_string_append_printf (list, "%s%s", i > 0 ? " + " : "", word != NULL ? word : nick);
    }

  return g_string_free (list, FALSE);
}

char *
arb_words_name (const ArbCatalogue *catalogue, const char *table, const char *id)
{
  const char *title;
  const char *word;
  g_autofree char *nicks = NULL;
  Place place;

  g_return_val_if_fail (catalogue != NULL && id != NULL, NULL);

  title = find (catalogue, table, id, "title", &place);
  if (title == NULL)
    return NULL;

  word = arb_words_translate (place.table->id, id, "title", title);
  if (!is_shared (catalogue, &place, title))
    return g_strdup (word);

  nicks = list_nicks (catalogue, &place);
  /* Two words of one meaning have nothing beside them. */
  if (nicks[0] == '\0')
    return g_strdup (word);
  /* Translators: the name of a card, and the symbols that tell it from others of that name. */
  return g_strdup_printf (C_ ("card", "%s (%s)"), word, nicks);
}

const char *
arb_words_get (const ArbCatalogue *catalogue, const char *id)
{
  return arb_words_find (catalogue, "words", id, "title");
}

char *
arb_words_join (const char *const *items, guint n_items)
{
  g_autofree char *most = NULL;

  if (n_items == 0)
    return g_strdup ("");
  if (n_items == 1)
    return g_strdup (items[0]);
  if (n_items > 2)
    {
      g_autoptr (GString) list = g_string_new (items[0]);

      for (guint i = 1; i < n_items - 1; i++)
        {
          /* Translators: stands between the items of a list, but not before the last. */
          g_string_append (list, C_ ("list", ", "));
          g_string_append (list, items[i]);
        }
      most = g_string_free (g_steal_pointer (&list), FALSE);
    }

  /* Translators: the end of a list, as in “A, B and C”. */
  return g_strdup_printf (C_ ("list", "%s and %s"), most != NULL ? most : items[0],
                          items[n_items - 1]);
}
