/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/core/faces.h"

const ArbFaces *
arb_faces_find (const ArbRuleset *ruleset, const char *table)
{
  g_return_val_if_fail (ruleset != NULL && table != NULL, NULL);

  for (const ArbFaces *faces = ruleset->faces; faces != NULL && faces->table != NULL; faces++)
    if (g_str_equal (faces->table, table))
      return faces;
  return NULL;
}

static const ArbFaceField *
find_own (const ArbFaces *faces, const ArbField *field)
{
  g_return_val_if_fail (field != NULL, NULL);

  for (guint i = 0; faces != NULL && i < faces->n_fields; i++)
    if (g_str_equal (faces->fields[i].name, field->name))
      return &faces->fields[i];
  return NULL;
}

gboolean
arb_faces_holds (const ArbFaces *faces, const ArbField *field)
{
  return find_own (faces, field) != NULL;
}

gboolean
arb_faces_counts (const ArbFaces *faces, const ArbField *field)
{
  const ArbFaceField *own = find_own (faces, field);

  return own != NULL && own->counted;
}

gboolean
arb_field_is_open_number (const ArbField *field)
{
  g_return_val_if_fail (field != NULL, FALSE);

  return field->type == ARB_FIELD_INTEGER && !field->required && field->minimum > 0;
}

guint
arb_field_n_none (const ArbField *field)
{
  g_return_val_if_fail (field != NULL && field->nicks != NULL, 0);

  return field->type == ARB_FIELD_NICKS && g_str_has_prefix (field->nicks[0], "no-") ? 1 : 0;
}

static gboolean
can_be_unknown (const ArbField *field)
{
  return g_str_equal (field->nicks[0], "unknown");
}

/* Whether a record has the field at all. */
static gboolean
has_field (const ArbFaceField *own, gconstpointer record)
{
  return own->only_if == 0 || G_STRUCT_MEMBER (guint8, record, own->only_if) == own->only_value;
}

gboolean
arb_faces_misses (const ArbFaces *faces, const ArbField *field, gconstpointer record)
{
  const ArbFaceField *own = find_own (faces, field);

  g_return_val_if_fail (record != NULL, FALSE);

  if (own == NULL || !has_field (own, record))
    return FALSE;
  if (field->type == ARB_FIELD_NICK)
    return can_be_unknown (field) && G_STRUCT_MEMBER (guint8, record, field->offset) == 0;
  if (arb_field_is_open_number (field))
    return G_STRUCT_MEMBER (gint16, record, field->offset) == 0;
  /* Of what the table need not say, a card without any has none. */
  if (own->shows == NULL)
    return FALSE;
  if (field->type == ARB_FIELD_NICKS)
    return G_STRUCT_MEMBER (ArbNicks, record, field->offset).n == 0;
  return field->type == ARB_FIELD_SCRIPT
         && G_STRUCT_MEMBER (const char *, record, field->offset) == NULL;
}

gconstpointer
arb_faces_record (const ArbCatalogue *catalogue, const ArbFaceTable *table, guint card)
{
  const char *const *records =
      (gconstpointer) ((const char *) catalogue + table->table->records_offset);

  return *records + card * table->table->record_size;
}

static const ArbField *
find_field (const ArbFieldTable *table, const char *name)
{
  for (guint i = 0; i < table->n_fields; i++)
    if (g_str_equal (table->fields[i].name, name))
      return &table->fields[i];
  g_assert_not_reached ();
}

static gint
find_feature (const ArbFaceWords *words, const char *name)
{
  if (words->features == NULL || name == NULL)
    return name != NULL ? 0 : -1;
  for (guint i = 0; i < words->n_features; i++)
    if (g_str_equal (words->features[i], name))
      return (gint) i;
  g_assert_not_reached ();
}


static guint
n_scripts (const ArbFaceField *own)
{
  guint n = 0;

  while (own->scripts[n].key != NULL)
    n++;
  return n;
}

/* Returns how many values there are of a field, and how the first is kept. */
static guint
count_values (const ArbFaceSlot *slot, guint *first)
{
  const ArbField *field = slot->field;

  *first = 1;
  if (field->type == ARB_FIELD_INTEGER)
    {
      *first = (guint) MAX (field->minimum, 1);
      return (guint) (field->maximum - field->minimum + 1);
    }
  if (field->type == ARB_FIELD_SCRIPT)
    return n_scripts (slot->own);
  return g_strv_length ((char **) field->nicks)
         - (field->type == ARB_FIELD_NICK && can_be_unknown (field));
}

/* Returns the name of a value, counted from 0. */
static const char *
name_value (ArbCatalogue *catalogue, const ArbFaceSlot *slot, guint value)
{
  const ArbField *field = slot->field;
  char number[8];

  if (field->type == ARB_FIELD_INTEGER)
    {
      g_snprintf (number, sizeof number, "%d", field->minimum + (gint) value);
      return g_string_chunk_insert_const (catalogue->strings, number);
    }
  if (field->type == ARB_FIELD_SCRIPT)
    return slot->own->scripts[value].key;
  return field->nicks[value + (field->type == ARB_FIELD_NICK && can_be_unknown (field))];
}

/* Lets @slot find its values by their names, which it adds to @names as far as they are new. */
static void
name_values (ArbCatalogue *catalogue, ArbFaceSlot *slot, GPtrArray *names)
{
  guint8 *meanings = arb_catalogue_alloc (catalogue, ARB_MAX_FACE_VALUES);
  guint first;
  guint n = count_values (slot, &first);

  for (guint i = 0; i < n; i++)
    {
      const char *name = name_value (catalogue, slot, i);
      guint value;

      if (!g_ptr_array_find_with_equal_func (names, name, g_str_equal, &value))
        {
          value = names->len;
          g_ptr_array_add (names, (gpointer) name);
        }
      g_assert (value < ARB_MAX_FACE_VALUES);
      meanings[value] = (guint8) (slot->field->type == ARB_FIELD_NICKS ? i + 1 : first + i);
    }
  slot->meanings = meanings;
}

static guint
count_bits (const ArbFaceSlot *slot)
{
  guint first;
  guint n = count_values (slot, &first);

  if (slot->field->type == ARB_FIELD_NICKS)
    return 1 + slot->each * (n - slot->n_none);
  return g_bit_storage (first + n - 1 + (slot->field->type == ARB_FIELD_SCRIPT));
}

/* Finds a place for a field after the first @n_bits bits of a card; returns how many with it. */
static guint
lay_out (ArbFaceSlot *slot, guint n_bits)
{
  slot->each = slot->own->counted ? g_bit_storage ((gulong) slot->field->maximum) : 1;
  slot->n_none = slot->field->nicks != NULL ? arb_field_n_none (slot->field) : 0;
  slot->byte = n_bits / 8;
  slot->shift = n_bits % 8;
  slot->bits = count_bits (slot);
  g_assert (slot->shift + slot->bits < 32);
  return n_bits + slot->bits;
}

static gint
find_needed (const ArbFaceTable *table, gsize offset)
{
  for (guint i = 0; i < table->faces->n_fields; i++)
    if (offset != 0 && table->slots[i].feature >= 0 && table->slots[i].field->offset == offset)
      return (gint) i;
  return -1;
}

static void
compile_table (ArbCatalogue *catalogue, ArbFaceTable *table, GPtrArray *names)
{
  const ArbFaceWords *words = catalogue->ruleset->face_words;
  guint n_bits = 0;

  for (guint i = 0; i < table->faces->n_fields; i++)
    {
      ArbFaceSlot *slot = &table->slots[i];

      slot->own = &table->faces->fields[i];
      slot->field = find_field (table->table, slot->own->name);
      slot->feature = find_feature (words, slot->own->shows);
      slot->twice = find_feature (words, slot->own->twice);
      if (slot->feature < 0)
        continue;
      n_bits = lay_out (slot, n_bits);
      name_values (catalogue, slot, names);
    }
  for (guint i = 0; i < table->faces->n_fields; i++)
    table->slots[i].needs = find_needed (table, table->slots[i].own->only_if);
  table->size = (n_bits + 7) / 8;
}

static const ArbFieldTable *
find_table (const ArbRuleset *ruleset, const char *id)
{
  for (const ArbFieldTable *table = ruleset->records; table->id != NULL; table++)
    if (g_str_equal (table->id, id))
      return table;
  g_assert_not_reached ();
}

void
arb_faces_compile (ArbCatalogue *catalogue)
{
  const ArbRuleset *ruleset = catalogue->ruleset;
  const ArbFaceWords *words = ruleset->face_words;
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  ArbFaceTable *tables;
  guint n = 0, start;

  if (words == NULL)
    return;
  while (ruleset->faces[n].table != NULL)
    n++;
  tables = arb_catalogue_alloc (catalogue, n * sizeof *tables);
  start = (guint) words->kept;
  for (guint i = 0; i < n; i++)
    {
      ArbFaceTable *table = &tables[i];

      table->faces = &ruleset->faces[i];
      table->table = find_table (ruleset, table->faces->table);
      table->slots = arb_catalogue_alloc (catalogue, table->faces->n_fields * sizeof (ArbFaceSlot));
      table->n_cards = *(const guint *) ((const char *) catalogue + table->table->count_offset);
      table->start = start;
      compile_table (catalogue, table, names);
      start += table->n_cards * table->size;
    }
  g_assert (start + sizeof (guint32) - 1 <= words->kept + words->size);
  catalogue->face_tables = tables;
  catalogue->n_face_tables = n;
  if (words->features != NULL)
    arb_catalogue_add_names (catalogue, words->feature_sort, "feature", words->features,
                             words->n_features);
  arb_catalogue_add_names (catalogue, words->value_sort, words->value,
                           (const char *const *) names->pdata, names->len);
}

void
arb_face_store (ArbState *state, const ArbFaceTable *table, const ArbFaceSlot *slot, guint card,
                guint32 kept)
{
  char *place = (char *) state + table->start + card * table->size + slot->byte;
  guint32 mask = ((1u << slot->bits) - 1) << slot->shift;
  guint32 word;

  memcpy (&word, place, sizeof word);
  word = GUINT32_FROM_LE (word);
  word = (word & ~mask) | (kept << slot->shift & mask);
  word = GUINT32_TO_LE (word);
  memcpy (place, &word, sizeof word);
}

static guint32
read_nicks (const ArbFaceSlot *slot, const ArbNicks *nicks)
{
  guint none = slot->n_none;
  guint32 kept = 1;

  if (nicks->n == 0)
    return 0;
  for (guint i = 0; i < nicks->n; i++)
    if (nicks->nicks[i] >= none)
      {
        guint32 one = 1u << (1 + (nicks->nicks[i] - none) * slot->each);

        /* Where a nick is not counted, a second one says the same. */
        kept = slot->own->counted ? kept + one : kept | one;
      }
  return kept;
}

static guint32
read_script (const ArbFaceSlot *slot, const char *script)
{
  guint i = 0;

  if (script == NULL)
    return 0;
  while (slot->own->scripts[i].key != NULL && !g_str_equal (slot->own->scripts[i].value, script))
    i++;
  return i + 1;
}

static guint32
read_field (const ArbFaceSlot *slot, gconstpointer record)
{
  const ArbField *field = slot->field;

  switch (field->type)
    {
    case ARB_FIELD_INTEGER:
      return (guint32) (G_STRUCT_MEMBER (gint16, record, field->offset)
                        + MAX (1 - field->minimum, 0));
    case ARB_FIELD_NICK:
      return G_STRUCT_MEMBER (guint8, record, field->offset) + !can_be_unknown (field);
    case ARB_FIELD_NICKS:
      return read_nicks (slot, &G_STRUCT_MEMBER (ArbNicks, record, field->offset));
    case ARB_FIELD_SCRIPT:
      return read_script (slot, G_STRUCT_MEMBER (const char *, record, field->offset));
    case ARB_FIELD_ID:
    case ARB_FIELD_STRING:
    case ARB_FIELD_TEXT:
    case ARB_FIELD_BOOLEAN:
    case ARB_FIELD_STRINGS:
    case ARB_FIELD_TEXTS:
    case ARB_FIELD_MAP:
    case ARB_FIELD_TEXT_MAP:
      break;
    }
  g_assert_not_reached ();
}

void
arb_faces_read (ArbState *state)
{
  const ArbCatalogue *catalogue = state->catalogue;

  for (guint i = 0; i < catalogue->n_face_tables; i++)
    {
      const ArbFaceTable *table = &catalogue->face_tables[i];

      for (guint card = 0; card < table->n_cards; card++)
        for (guint j = 0; j < table->faces->n_fields; j++)
          if (table->slots[j].feature >= 0)
            arb_face_store (state, table, &table->slots[j], card,
                            read_field (&table->slots[j],
                                        arb_faces_record (catalogue, table, card)));
    }
}

gboolean
arb_faces_are_alike (const ArbState *state, guint table, guint card, guint other)
{
  const ArbFaceTable *its = &state->catalogue->face_tables[table];
  const char *cards = (const char *) state + its->start;

  return memcmp (cards + card * its->size, cards + other * its->size, its->size) == 0;
}
