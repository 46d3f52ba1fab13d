/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * ArbFieldType:
 * @ARB_FIELD_ID: `const char *`, kebab-case, unique in its table
 * @ARB_FIELD_STRING: `const char *`
 * @ARB_FIELD_TEXT: `const char *`, shown to players: goes to the translators
 * @ARB_FIELD_INTEGER: `gint16`, within minimum … maximum
 * @ARB_FIELD_BOOLEAN: `guint8`, 0 or 1
 * @ARB_FIELD_NICK: `guint8`, the index in `nicks`
 * @ARB_FIELD_NICKS: #ArbNicks, several of `nicks` in order, repetition allowed
 * @ARB_FIELD_STRINGS: `char **`, %NULL-terminated list of strings
 * @ARB_FIELD_TEXTS: a list of strings shown to players: goes to the translators
 * @ARB_FIELD_MAP: #ArbPair array of string members, in the order of the file, ended by a %NULL key
 * @ARB_FIELD_TEXT_MAP: a map whose values are shown to players: they go to the translators
 * @ARB_FIELD_SCRIPT: `const char *`, what a card does, see engine/core/script.h; `nicks` are the steps of
 *   which people make it up
 *
 * How a member of a JSON object is stored in a C struct. Members that the file leaves out stay zero
 * (%NULL for strings).
 */
typedef enum
{
  ARB_FIELD_ID,
  ARB_FIELD_STRING,
  ARB_FIELD_TEXT,
  ARB_FIELD_INTEGER,
  ARB_FIELD_BOOLEAN,
  ARB_FIELD_NICK,
  ARB_FIELD_NICKS,
  ARB_FIELD_STRINGS,
  ARB_FIELD_TEXTS,
  ARB_FIELD_MAP,
  ARB_FIELD_TEXT_MAP,
  ARB_FIELD_SCRIPT,
} ArbFieldType;

#define ARB_MAX_NICKS 8

/** ArbNicks: a short list of nicks, by their indices. */
typedef struct
{
  guint8 n;
  guint8 nicks[ARB_MAX_NICKS];
} ArbNicks;

/** ArbPair: one member of an %ARB_FIELD_MAP. */
typedef struct
{
  const char *key;
  const char *value;
} ArbPair;

/**
 * ArbField:
 * @name: the member in the JSON object
 * @type: how it is read and kept
 * @offset: where in the record, from G_STRUCT_OFFSET()
 * @required: whether the member must be there
 * @minimum: least integer, or least number of elements
 * @maximum: greatest integer, or greatest number of elements; 0 no limit but the type's
 * @nicks: (nullable): %NULL-terminated, for the nick types and scripts
 * @description: one sentence for the schema and for forms
 */
typedef struct
{
  const char *name;
  ArbFieldType type;
  gsize offset;
  gboolean required;
  gint minimum;
  gint maximum;
  const char *const *nicks;
  const char *description;
} ArbField;

/**
 * ArbFieldTable:
 * @id: the member of the document that holds the list of records
 * @file: its file in the system's folder, without `.json`
 * @record_size: bytes of one record
 * @minimum: fewest records allowed
 * @maximum: most records allowed
 * @fields: the fields
 * @n_fields: how many
 * @records_offset: where in the catalogue the pointer to the array of records is
 * @count_offset: where in the catalogue the `guint` with their number is
 *
 * A list of records in a file: read, checked, written, documented and translated by this table
 * alone. A list of tables ends with one whose @id is %NULL.
 */
typedef struct
{
  const char *id;
  const char *file;
  gsize record_size;
  guint minimum;
  guint maximum;
  const ArbField *fields;
  guint n_fields;
  gsize records_offset;
  gsize count_offset;
} ArbFieldTable;

/**
 * ArbFaceField:
 * @name: a field of the table that the owner of a copy types in
 * @counted: whether a card can show a nick of the field several times, like two equal icons
 * @shows: (nullable): the feature by which the table says what it sees; %NULL if nobody says it: texts,
 *   what the set-up needs, and what the catalogue knows of every card
 * @twice: (nullable): the feature by which it says that a card shows a nick two times. Without it,
 *   each nick of a @counted field that is said is one more
 * @scripts: (nullable): of a script: the values by which the table says what the card does, and the
 *   script of each; ended by a %NULL key
 * @only_if: where in a record a byte is that must be @only_value; other records do not have the field,
 *   like a colour that only some cards count. 0 if all have it
 * @only_value: see @only_if
 *
 * A field of a face. The first nick of one that can be unknown is `unknown`; the first of a list that
 * can say that a card shows none begins with `no-`.
 */
typedef struct
{
  const char *name;
  gboolean counted;
  const char *shows;
  const char *twice;
  const ArbPair *scripts;
  gsize only_if;
  guint8 only_value;
} ArbFaceField;

/**
 * ArbFaces:
 * @table: the id of one of the tables of a system's own records
 * @fields: the fields that the owner of a copy types in; the others are not printed, or the same on
 *   every copy
 * @n_fields: how many
 * @sort: the sort of names by which moves name these cards
 * @first: the place of the first card among these names
 *
 * The printed fields of a table that were never published, or may differ between copies. A list of
 * these ends with one whose @table is %NULL.
 */
typedef struct
{
  const char *table;
  const ArbFaceField *fields;
  guint n_fields;
  guint sort;
  guint first;
} ArbFaces;

/** ARB_MAX_FACE_VALUES: the most values that all fields of faces of a game have together. */
#define ARB_MAX_FACE_VALUES 64

/**
 * ArbFaceWords:
 * @features: (nullable) (array length=n_features): the names of the features, in the order of the
 *   enumeration in the code; %NULL if the verb names none, because there is only one
 * @n_features: how many
 * @feature_sort: the sort of these names
 * @value_sort: the sort of the names of all values, which follow from the fields
 * @value: the id of that sort
 * @verb: the verb by which the table says what it sees; its arguments are the card, the feature if there
 *   are any, and the value
 * @kept: where in the state there are @size bytes for what is known of the faces
 * @size: at least what the fields need, and three bytes more
 * @unknown: the rule that an unknown feature makes a move undecidable; its number is the feature
 * @contradiction: the rule against what contradicts the known
 * @decides_what_is_asked: whether a step is skipped that, by what is known of faces, can bring nothing.
 *   Then the same moves need not be possible when faces are recorded at other moments
 *
 * How the table says what is printed on a card.
 */
typedef struct
{
  const char *const *features;
  guint n_features;
  guint feature_sort;
  guint value_sort;
  const char *value;
  guint verb;
  gsize kept;
  gsize size;
  guint unknown;
  guint contradiction;
  gboolean decides_what_is_asked;
} ArbFaceWords;

/**
 * ArbDefects:
 *
 * All defects of a file, collected so that they can be reported at once: a list of lines `FILE:
 * PATH: what is wrong, what was expected`.
 */
typedef struct
{
  const char *file;
  GPtrArray *lines;
  const char *(*translate) (const char *format); /* (nullable): into the reader's language */
} ArbDefects;

/**
 * arb_defects_add:
 * @defects: the list
 * @path: (nullable): the place in the document, like `technologies[3].action`
 * @format: what is wrong and what was expected, as printf(); it is extracted for translation,
 * and reported in the reader's language
 */
void arb_defects_add (ArbDefects *defects, const char *path, const char *format, ...)
    G_GNUC_PRINTF (3, 4);

G_END_DECLS
