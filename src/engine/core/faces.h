/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/ruleset.h"

#include <string.h>

G_BEGIN_DECLS

/*
 * A face is what is printed on a card. A ruleset declares its fields once, see #ArbFaces; from that
 * follow the forms and files of the owner, what a state knows of each card, and the verb by which the
 * table says what it sees (engine/play/shows.h).
 *
 * A state keeps what is known packed in a few bytes for each card. A field is kept as one number, which
 * is 0 as long as nobody knows it.
 */

/**
 * ArbFaceSlot:
 * @own: its declaration
 * @field: how the store reads it
 * @feature: the number of the feature that says it; -1 if none does
 * @twice: of the one that says a nick two times; likewise
 * @byte: where in the bytes of a card it is kept
 * @shift: by how many bits it is shifted
 * @bits: how many it takes
 * @each: how many of them count one nick of a list
 * @n_none: how many of its first nicks say that there is none
 * @needs: the field of which @only_if of #ArbFaceField speaks, by its place; -1 if it is not kept
 * @meanings: by value: what it means for this field plus one; 0 if it means nothing
 */
typedef struct
{
  const ArbFaceField *own;
  const ArbField *field;
  gint feature;
  gint twice;
  guint byte;
  guint shift;
  guint bits;
  guint each;
  guint n_none;
  gint needs;
  const guint8 *meanings;
} ArbFaceSlot;

struct _ArbFaceTable
{
  const ArbFaces *faces;
  const ArbFieldTable *table;
  ArbFaceSlot *slots; /* as many as fields are declared */
  guint n_cards;
  guint start; /* where in the state the first card is kept */
  guint size;  /* bytes of one */
};

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

/** arb_field_n_none: how many of the first nicks of a list say that a card shows none: 0 or 1. */
guint arb_field_n_none (const ArbField *field);

/**
 * arb_faces_misses:
 * @faces: the typed fields of a table
 * @field: a field of the table
 * @record: a record of it
 *
 * Returns: whether @field is printed on that card, but unknown: an unknown nick, an open number that
 *   was left out, or what the table can say: an empty list of nicks, no script
 */
gboolean arb_faces_misses (const ArbFaces *faces, const ArbField *field, gconstpointer record);

/** arb_faces_compile: lays out what a state keeps, and lists the names of features and values. */
void arb_faces_compile (ArbCatalogue *catalogue);

/** arb_faces_read: puts into @state what the catalogue knows. */
void arb_faces_read (ArbState *state);

/** arb_faces_record: the record of a card of @table, whose catalogue is @catalogue. */
gconstpointer arb_faces_record (const ArbCatalogue *catalogue, const ArbFaceTable *table,
                                guint card);

/** arb_face_load: returns what the state knows of a field of a card; 0 if nobody knows it. */
static inline guint32
arb_face_load (const ArbState *state, const ArbFaceTable *table, const ArbFaceSlot *slot,
               guint card)
{
  guint32 word;

  memcpy (&word, (const char *) state + table->start + card * table->size + slot->byte,
          sizeof word);
  return GUINT32_FROM_LE (word) >> slot->shift & ((1u << slot->bits) - 1);
}

/** arb_face_store: keeps @kept. */
void arb_face_store (ArbState *state, const ArbFaceTable *table, const ArbFaceSlot *slot,
                     guint card, guint32 kept);

/**
 * arb_face_get:
 * @state: a state
 * @table: the place of the card's table among the `faces` of the ruleset
 * @field: the place of the field in its declaration
 * @card: the index of the card in the table
 *
 * Returns: what is known of the field: the index of a nick, of which the first says unknown; a number
 *   that cannot be 0; of a script the place among @scripts of #ArbFaceField plus one, or the number
 *   after these for another one, which the catalogue has. 0 if it is unknown
 */
static inline guint
arb_face_get (const ArbState *state, guint table, guint field, guint card)
{
  const ArbFaceTable *its = &state->catalogue->face_tables[table];

  return arb_face_load (state, its, &its->slots[field], card);
}

/** arb_face_knows: whether anything is known of the field; for a list that it is complete or begun. */
static inline gboolean
arb_face_knows (const ArbState *state, guint table, guint field, guint card)
{
  return arb_face_get (state, table, field, card) != 0;
}

/**
 * arb_face_count: how many times a card shows @nick of a list, counted from the first that is not “none”;
 * 0 if the list is unknown.
 */
static inline guint
arb_face_count (const ArbState *state, guint table, guint field, guint card, guint nick)
{
  const ArbFaceTable *its = &state->catalogue->face_tables[table];
  const ArbFaceSlot *slot = &its->slots[field];

  return arb_face_load (state, its, slot, card) >> (1 + nick * slot->each)
         & ((1u << slot->each) - 1);
}

/** arb_faces_are_alike: whether the same is known of two cards of a table. */
gboolean arb_faces_are_alike (const ArbState *state, guint table, guint card, guint other);

G_END_DECLS
