/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/cards/card.h"

#include "store/faces.h"
#include "wording/words.h"

#include <string.h>

G_DEFINE_FINAL_TYPE (ArbCard, arb_card, G_TYPE_OBJECT)

static void
arb_card_finalize (GObject *object)
{
  ArbCard *self = ARB_CARD (object);

  arb_catalogue_unref (self->catalogue);
  g_free (self->title);

  G_OBJECT_CLASS (arb_card_parent_class)->finalize (object);
}

static void
arb_card_class_init (ArbCardClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = arb_card_finalize;
}

static void
arb_card_init (ArbCard *self)
{
}

ArbCard *
arb_card_new (const ArbCatalogue *catalogue, const ArbFieldTable *table, guint index)
{
  ArbCard *self;

  g_return_val_if_fail (catalogue != NULL && table != NULL, NULL);
  g_return_val_if_fail (index < arb_table_get_n_records (catalogue, table), NULL);

  self = g_object_new (ARB_TYPE_CARD, NULL);
  self->catalogue = arb_catalogue_ref (catalogue);
  self->faces = arb_faces_find (catalogue->ruleset, table->id);
  self->record = arb_table_get_record (catalogue, table, index);
  self->index = index;
  self->title = arb_words_name (catalogue, table->id, arb_record_get_id (&self->record));
  if (self->title == NULL)
    self->title = g_strdup (arb_record_get_id (&self->record));
  return self;
}

const char *
arb_card_get_id (ArbCard *self)
{
  g_return_val_if_fail (ARB_IS_CARD (self), NULL);
  return arb_record_get_id (&self->record);
}

char *
arb_card_dup_group (ArbCard *self)
{
  const char *word;

  g_return_val_if_fail (ARB_IS_CARD (self), NULL);

  word = arb_words_get_of (self->catalogue, "table", self->record.table->id);
  return g_strdup (word != NULL ? word : self->record.table->id);
}

gboolean
arb_card_asks_for (ArbCard *self, guint field)
{
  g_return_val_if_fail (ARB_IS_CARD (self), FALSE);

  return arb_faces_holds (self->faces, &self->record.table->fields[field]);
}

gboolean
arb_card_counts (ArbCard *self, guint field)
{
  g_return_val_if_fail (ARB_IS_CARD (self), FALSE);

  return arb_faces_counts (self->faces, &self->record.table->fields[field]);
}

char **
arb_card_dup_missing (ArbCard *self)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  g_return_val_if_fail (ARB_IS_CARD (self), NULL);

  for (guint i = 0; i < self->record.table->n_fields; i++)
    {
      g_autofree char *label = arb_card_dup_label (self, i);

      if (arb_faces_misses (self->faces, &self->record.table->fields[i], self->record.data))
        g_strv_builder_add (names, label);
    }
  return g_strv_builder_end (names);
}

gboolean
arb_card_is_published (ArbCard *self)
{
  g_return_val_if_fail (ARB_IS_CARD (self), FALSE);

  return arb_faces_are_published (self->catalogue->ruleset, arb_card_get_id (self));
}

char **
arb_card_dup_changed (ArbCard *self)
{
  char **names;

  g_return_val_if_fail (ARB_IS_CARD (self), NULL);

  names = arb_faces_list_changed (self->catalogue, self->record.table, self->index);
  for (char **name = names; *name != NULL; name++)
    {
      char *label = arb_card_dup_label_of (self, *name);

      g_free (*name);
      *name = label;
    }
  return names;
}

ArbCard *
arb_card_dup_built_in (ArbCard *self)
{
  g_return_val_if_fail (ARB_IS_CARD (self), NULL);

  return arb_card_new (arb_catalogue_get (self->catalogue->ruleset), self->record.table,
                       self->index);
}

char *
arb_card_dup_value (ArbCard *self, guint field)
{
  const ArbField *asked = &self->record.table->fields[field];
  char *text, *translated;

  g_return_val_if_fail (ARB_IS_CARD (self), NULL);

  text = arb_record_dup_text (&self->record, asked);
  if (text == NULL || asked->type != ARB_FIELD_TEXT)
    return text;
  translated =
      g_strdup (arb_words_translate (self->record.table->id, arb_record_get_id (&self->record),
                                     asked->name, text));
  g_free (text);
  return translated;
}

static int
compare_words (const void *a, const void *b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

/* The same words in one order, without the separators. */
static char *
sort_words (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text != NULL ? text : "", ", ", -1);

  qsort (words, g_strv_length (words), sizeof *words, compare_words);
  return g_strjoinv (" ", words);
}

/* Whether two texts of a field mean the same: a card shows a list in an order of its own. */
static gboolean
is_same (const ArbField *field, const char *text, const char *other)
{
  g_autofree char *words = NULL;
  g_autofree char *other_words = NULL;

  if (field->type != ARB_FIELD_NICKS)
    return g_strcmp0 (text, other) == 0;
  words = sort_words (text);
  other_words = sort_words (other);
  return g_str_equal (words, other_words);
}

char *
arb_card_read_value (ArbCard *self, guint field, char *text)
{
  g_autofree char *before = NULL;

  g_return_val_if_fail (ARB_IS_CARD (self), text);

  before = arb_card_dup_value (self, field);
  if (!is_same (&self->record.table->fields[field], before, text))
    return text;
  g_free (text);
  return arb_record_dup_text (&self->record, &self->record.table->fields[field]);
}

char *
arb_card_dup_label_of (ArbCard *self, const char *name)
{
  g_autofree char *field = NULL;
  const char *word;

  g_return_val_if_fail (ARB_IS_CARD (self) && name != NULL, NULL);

  field = g_strndup (name, strcspn (name, "["));
  word = arb_words_get_of (self->catalogue, "face", field);
  if (word == NULL)
    word = arb_words_get_of (self->catalogue, "field", field);
  return arb_words_capitalize (word != NULL ? word : field);
}

char *
arb_card_dup_label (ArbCard *self, guint field)
{
  g_return_val_if_fail (ARB_IS_CARD (self), NULL);

  return arb_card_dup_label_of (self, self->record.table->fields[field].name);
}

char *
arb_card_dup_nick (ArbCard *self, guint field, guint nick)
{
  const ArbField *asked;
  const char *word = NULL;

  g_return_val_if_fail (ARB_IS_CARD (self), NULL);

  asked = &self->record.table->fields[field];
  if (asked->type == ARB_FIELD_SCRIPT)
    {
      /* A step has an amount, or none. */
      g_auto (GStrv) parts = g_strsplit (asked->nicks[nick], " ", 2);

      word = arb_words_get_of (self->catalogue, "step", parts[0]);
    }
  if (word == NULL)
    word = arb_words_find (self->catalogue, NULL, asked->nicks[nick], "title");
  return arb_words_capitalize (word != NULL ? word : asked->nicks[nick]);
}
