/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "wording/records.h"

G_BEGIN_DECLS

/**
 * arb_words_translate:
 * @table: the table of the record
 * @id: the record
 * @field: the field, `title` for its name
 * @text: (nullable): the untranslated text of the field
 *
 * Translates a text of a data file; all code that shows such texts calls it. The context of the
 * translation is `table:id`, with `:field` after it unless that is the title.
 *
 * Returns: (transfer none) (nullable): @text in the reader's language; %NULL for %NULL
 */
const char *arb_words_translate (const char *table, const char *id, const char *field,
                                 const char *text);

/**
 * ArbWordsFunc:
 * @context: the context of the text's translation, see arb_words_translate()
 * @text: the untranslated text, never empty
 * @data: the data of arb_words_foreach()
 *
 * Receives one text of a data file.
 */
typedef void (*ArbWordsFunc) (const char *context, const char *text, gpointer data);

/**
 * arb_words_foreach:
 * @catalogue: a catalogue
 * @func: called for each text
 * @data: data for @func
 *
 * Calls @func for every text of the files of a game that can be shown, in the order of its tables.
 */
void arb_words_foreach (const ArbCatalogue *catalogue, ArbWordsFunc func, gpointer data);

/**
 * arb_words_foreach_in_record: calls @func for every text of @record that can be shown.
 */
void arb_words_foreach_in_record (const ArbRecord *record, ArbWordsFunc func, gpointer data);

/**
 * arb_words_find:
 * @catalogue: a catalogue
 * @table: (nullable): a table, or %NULL for the first that has the record
 * @id: a record
 * @field: a text field of it
 *
 * Returns: (transfer none) (nullable): the field in the reader's language, or %NULL if there is no
 *   such record, field or text
 */
const char *arb_words_find (const ArbCatalogue *catalogue, const char *table, const char *id,
                            const char *field);

/** arb_words_nick: (transfer none): the word of @nick in the reader's language, or @nick. */
const char *arb_words_nick (const ArbCatalogue *catalogue, const char *nick);

/** arb_words_nicks: (transfer full): a list of nicks in words: “Survey + Trade”. */
char *arb_words_nicks (const ArbCatalogue *catalogue, const ArbRecord *record,
                       const ArbField *field);

/**
 * arb_words_name:
 * @catalogue: a catalogue
 * @table: (nullable): a table, or %NULL for the first that has the record
 * @id: a record
 *
 * Returns the name of a record. If several records of its table share a title, it contains those of
 * the printed symbols that not all of them have: “Improved Survey (Trade)”.
 *
 * Returns: (transfer full) (nullable): the name, or %NULL if there is no such record or title
 */
char *arb_words_name (const ArbCatalogue *catalogue, const char *table, const char *id);

/** arb_words_get: (nullable): the display word of @id, in the reader's language. */
const char *arb_words_get (const ArbCatalogue *catalogue, const char *id);

/** arb_words_get_of: (nullable): the display word of `GROUP.ID`. */
const char *arb_words_get_of (const ArbCatalogue *catalogue, const char *group, const char *id);

/** arb_words_sort: (nullable): what a name of @sort is, with its article: “a planet”. */
const char *arb_words_sort (const ArbCatalogue *catalogue, guint sort);

/**
 * arb_words_capitalize: (transfer full): @text with a capital first letter, if the script has
 * capitals.
 */
char *arb_words_capitalize (const char *text);

/**
 * arb_words_continue: (transfer full): @clause with a small first letter, as it is after a
 * joint: “Trade food, trade water”. A clause that begins with a name must not be changed.
 */
char *arb_words_continue (const char *clause);

/** arb_words_continue_in_place: the same, in the place of @clause. */
void arb_words_continue_in_place (char **clause);

/** arb_words_list: (transfer full): “A, B, C”, as the language separates them. */
char *arb_words_list (const char *const *items, guint n_items);

/** arb_words_join: (transfer full): “A”, “A and B”, “A, B and C”. */
char *arb_words_join (const char *const *items, guint n_items);

/** arb_words_follow: (transfer full): two sentences, joined as the language joins them. */
char *arb_words_follow (const char *sentence, const char *next);

/** arb_words_label: (transfer full): “Fighters: 3”, as the language punctuates it. */
char *arb_words_label (const char *label, const char *text);

/**
 * arb_words_day: (transfer full) (nullable): @date, `YYYY-MM-DD`, as the reader's language writes a
 * day; %NULL if @date is %NULL or no day.
 */
char *arb_words_day (const char *date);

G_END_DECLS
