/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/core/catalogue.h"

#include <string.h>

#define FIELD(record, member) G_STRUCT_OFFSET (record, member)

static const char *const rule_classes[] = { "overrulable", "unplayable", "note", NULL };
static const char *const player_numbers[] = { "0", "1", "2", "3", "4", "5", NULL };

static const ArbField switch_fields[] = {
  { "id", ARB_FIELD_ID, FIELD (ArbSwitch, id), TRUE, 0, 0, NULL, "Its id." },
  { "title", ARB_FIELD_TEXT, FIELD (ArbSwitch, title), TRUE, 0, 0, NULL, "What it decides." },
  { "values", ARB_FIELD_STRINGS, FIELD (ArbSwitch, values), TRUE, 2, ARB_MAX_SWITCH_VALUES, NULL,
    "The values it can have; “ask” leaves it to the table." },
  { "older", ARB_FIELD_MAP, FIELD (ArbSwitch, older), FALSE, 0, 0, NULL,
    "What it meant in older saved games, by edition, where that differs." },
  { "older-version", ARB_FIELD_INTEGER, FIELD (ArbSwitch, older_version), FALSE, 1, 99, NULL,
    "The last version of saved games that meant it; left out: 1." },
  { "topic", ARB_FIELD_STRING, FIELD (ArbSwitch, topic), FALSE, 0, 0, NULL,
    "The row of the table of disagreements." },
  { "sources", ARB_FIELD_TEXT_MAP, FIELD (ArbSwitch, sources), FALSE, 0, 0, NULL,
    "Where each value comes from." },
};

static const ArbField edition_fields[] = {
  { "id", ARB_FIELD_ID, FIELD (ArbEdition, id), TRUE, 0, 0, NULL, "Its id." },
  { "title", ARB_FIELD_TEXT, FIELD (ArbEdition, title), TRUE, 0, 0, NULL, "Its name." },
  { "inherits", ARB_FIELD_STRING, FIELD (ArbEdition, inherits), FALSE, 0, 0, NULL,
    "The edition that speaks where this one is silent." },
  { "language", ARB_FIELD_STRING, FIELD (ArbEdition, language), FALSE, 0, 0, NULL,
    "The language for whose groups it is proposed." },
  { "switches", ARB_FIELD_MAP, FIELD (ArbEdition, switches), TRUE, 0, 0, NULL,
    "The value of each switch, or of those that differ from the inherited edition." },
  { "sources", ARB_FIELD_TEXTS, FIELD (ArbEdition, sources), TRUE, 1, 0, NULL,
    "What it rests on." },
};

static const ArbField variant_fields[] = {
  { "id", ARB_FIELD_ID, FIELD (ArbVariant, id), TRUE, 0, 0, NULL, "Its id." },
  { "title", ARB_FIELD_TEXT, FIELD (ArbVariant, title), TRUE, 0, 0, NULL, "Its name." },
  { "description", ARB_FIELD_TEXT, FIELD (ArbVariant, description), TRUE, 0, 0, NULL,
    "What it changes." },
  { "players", ARB_FIELD_NICKS, FIELD (ArbVariant, players), FALSE, 0, ARB_MAX_NICKS,
    player_numbers, "The numbers of players for which it exists; left out: all." },
  { "switches", ARB_FIELD_MAP, FIELD (ArbVariant, switches), TRUE, 0, 0, NULL, "What it sets." },
};

static const ArbField topic_fields[] = {
  { "id", ARB_FIELD_ID, FIELD (ArbTopic, id), TRUE, 0, 0, NULL, "Its id." },
  { "title", ARB_FIELD_TEXT, FIELD (ArbTopic, title), TRUE, 0, 0, NULL, "What it is about." },
  { "topic", ARB_FIELD_STRING, FIELD (ArbTopic, topic), FALSE, 0, 0, NULL,
    "The row of the table of disagreements." },
  { "reason", ARB_FIELD_TEXT, FIELD (ArbTopic, reason), TRUE, 0, 0, NULL,
    "Why no edition plays differently by it." },
};

static const ArbField rule_fields[] = {
  { "id", ARB_FIELD_ID, FIELD (ArbRule, id), TRUE, 0, 0, NULL, "Its id, with a dot." },
  { "class", ARB_FIELD_NICK, FIELD (ArbRule, rule_class), TRUE, 0, 0, rule_classes,
    "Whether a table may overrule it." },
  { "title", ARB_FIELD_TEXT, FIELD (ArbRule, title), TRUE, 0, 0, NULL, "A few words." },
  { "text", ARB_FIELD_TEXT, FIELD (ArbRule, text), TRUE, 0, 0, NULL, "The rule in words." },
  { "message", ARB_FIELD_TEXT, FIELD (ArbRule, message), TRUE, 0, 0, NULL,
    "The sentence of a verdict." },
  { "citations", ARB_FIELD_TEXT_MAP, FIELD (ArbRule, citations), TRUE, 0, 0, NULL,
    "The source in each edition." },
  { "examples", ARB_FIELD_TEXT_MAP, FIELD (ArbRule, examples), FALSE, 0, 0, NULL,
    "Cases that settle it, by the id of the case." },
  { "questions", ARB_FIELD_TEXT_MAP, FIELD (ArbRule, questions), FALSE, 0, 0, NULL,
    "What each of these cases asks, by its id." },
  { "answers", ARB_FIELD_MAP, FIELD (ArbRule, answers), FALSE, 0, 0, NULL,
    "The answer yes, no or open, by the id of the case." },
  { "switches", ARB_FIELD_STRINGS, FIELD (ArbRule, switches), FALSE, 0, 0, NULL,
    "The switches that change it." },
  { "related", ARB_FIELD_STRINGS, FIELD (ArbRule, related), FALSE, 0, 0, NULL,
    "Rules to read beside it." },
};

static const ArbField chapter_fields[] = {
  { "id", ARB_FIELD_ID, FIELD (ArbChapter, id), TRUE, 0, 0, NULL, "Its id." },
  { "title", ARB_FIELD_TEXT, FIELD (ArbChapter, title), TRUE, 0, 0, NULL, "What it is about." },
  { "text", ARB_FIELD_TEXT, FIELD (ArbChapter, text), TRUE, 0, 0, NULL, "The rules of it." },
  { "rules", ARB_FIELD_STRINGS, FIELD (ArbChapter, rules), TRUE, 0, 0, NULL,
    "The rules that belong to it." },
  { "switches", ARB_FIELD_STRINGS, FIELD (ArbChapter, switches), FALSE, 0, 0, NULL,
    "In what the editions differ here." },
};

static const ArbField word_fields[] = {
  { "id", ARB_FIELD_ID, FIELD (ArbWord, id), TRUE, 0, 0, NULL, "What is named." },
  { "title", ARB_FIELD_TEXT, FIELD (ArbWord, title), TRUE, 0, 0, NULL, "Its words for players." },
};

static const ArbField synonym_fields[] = {
  { "id", ARB_FIELD_ID, FIELD (ArbSynonym, id), TRUE, 0, 0, NULL, "What is meant." },
  { "words", ARB_FIELD_STRINGS, FIELD (ArbSynonym, words), TRUE, 2, 0, NULL,
    "What people call it, in any language." },
};

static const char *const offer_forms[] = { "cells",     "button", "columns", "grid", "grid-head",
                                           "grid-last", "icons",  "count",   "rows", "tiles",
                                           "slots",     "foot",   "more",    NULL };

static const char *const turn_places[] = { "question", "action",   "role",
                                            "answers",  "discards", NULL };
static const char *const suggestions[] = { "none", "enter", "shown", NULL };

static const ArbField offer_look_fields[] = {
  { "id", ARB_FIELD_ID, FIELD (ArbOfferLook, id), TRUE, 0, 0, NULL, "The kind of offers." },
  { "form", ARB_FIELD_NICK, FIELD (ArbOfferLook, form), TRUE, 0, 0, offer_forms,
    "How they are drawn." },
  { "section", ARB_FIELD_STRING, FIELD (ArbOfferLook, section), FALSE, 0, 0, NULL,
    "Kinds with the same section are drawn together." },
  { "heading", ARB_FIELD_TEXT, FIELD (ArbOfferLook, heading), FALSE, 0, 0, NULL,
    "What is above them." },
  { "label", ARB_FIELD_TEXT, FIELD (ArbOfferLook, label), FALSE, 0, 0, NULL,
    "What a button says that brings no number." },
  { "icons", ARB_FIELD_STRING, FIELD (ArbOfferLook, icons), FALSE, 0, 0, NULL,
    "What the names of the icons of what they are about begin with, or card-counters." },
  { "turn", ARB_FIELD_BOOLEAN, FIELD (ArbOfferLook, turn), FALSE, 0, 0, NULL,
    "Whether they belong to the next turn." },
  { "place", ARB_FIELD_NICK, FIELD (ArbOfferLook, place), FALSE, 0, 0, turn_places,
    "Where they lie in the turn panel." },
  { "by-seat", ARB_FIELD_BOOLEAN, FIELD (ArbOfferLook, by_seat), FALSE, 0, 0, NULL,
    "Whether the rows of a grid are players." },
  { "columns", ARB_FIELD_INTEGER, FIELD (ArbOfferLook, columns), FALSE, 0, 8, NULL,
    "How many tiles lie beside each other at most." },
  { "places", ARB_FIELD_INTEGER, FIELD (ArbOfferLook, places), FALSE, 0, 8, NULL,
    "How many tiles lie there, known or not." },
  { "shown", ARB_FIELD_INTEGER, FIELD (ArbOfferLook, shown), FALSE, 0, 64, NULL,
    "How many are shown where there is not room for all." },
  { "more", ARB_FIELD_TEXT, FIELD (ArbOfferLook, more), FALSE, 0, 0, NULL,
    "What the button says that opens the others." },
  { "keys", ARB_FIELD_STRING, FIELD (ArbOfferLook, keys), FALSE, 0, 0, NULL,
    "What is pressed for one of them." },
  { "list-key", ARB_FIELD_STRING, FIELD (ArbOfferLook, list_key), FALSE, 0, 0, NULL,
    "The letter before the number of one that is after “…”." },
  { "icon", ARB_FIELD_STRING, FIELD (ArbOfferLook, icon), FALSE, 0, 0, NULL,
    "The icon of all of them." },
  { "suggested", ARB_FIELD_NICK, FIELD (ArbOfferLook, suggested), FALSE, 0, 0, suggestions,
    "Whether Enter takes the first of them that is allowed." },
};

static const ArbField result_look_fields[] = {
  { "id", ARB_FIELD_ID, FIELD (ArbResultLook, id), TRUE, 0, 0, NULL,
    "What a part of a turn brings." },
  { "icon", ARB_FIELD_STRING, FIELD (ArbResultLook, icon), TRUE, 0, 0, NULL,
    "The icon beside how much." },
};

static const ArbField board_look_fields[] = {
  { "id", ARB_FIELD_ID, FIELD (ArbBoardLook, id), TRUE, 0, 0, NULL, "The name of the widget." },
};

static const char *const table_places[] = { "none",  "supply-bar", "seat-head", "seat-body",
                                            "badge", "turn",       "board",     NULL };
static const char *const table_forms[] = { "number", "chip",  "pips",  "piles",
                                           "names",  "tiles", "cards", NULL };

static const ArbField table_look_fields[] = {
  { "id", ARB_FIELD_ID, FIELD (ArbTableLook, id), TRUE, 0, 0, NULL, "The zone or the counter." },
  { "place", ARB_FIELD_NICK, FIELD (ArbTableLook, place), TRUE, 0, 0, table_places,
    "Where on the table it is drawn." },
  { "form", ARB_FIELD_NICK, FIELD (ArbTableLook, form), FALSE, 0, 0, table_forms,
    "How it is drawn there." },
  { "icon", ARB_FIELD_STRING, FIELD (ArbTableLook, icon), FALSE, 0, 0, NULL, "Its picture." },
  { "caption", ARB_FIELD_TEXT, FIELD (ArbTableLook, caption), FALSE, 0, 0, NULL,
    "The word beside it." },
  { "brief", ARB_FIELD_TEXT, FIELD (ArbTableLook, brief), FALSE, 0, 0, NULL, "The same in short." },
  { "few", ARB_FIELD_INTEGER, FIELD (ArbTableLook, few), FALSE, 0, 0, NULL,
    "So many left of it are near the end." },
  { "below", ARB_FIELD_STRING, FIELD (ArbTableLook, below), FALSE, 0, 0, NULL,
    "The counter whose tile shows it." },
  { "note", ARB_FIELD_TEXT, FIELD (ArbTableLook, note), FALSE, 0, 0, NULL, "What it says there." },
  { "line", ARB_FIELD_INTEGER, FIELD (ArbTableLook, line), FALSE, 0, 4, NULL,
    "In which line of the middle of the table it lies." },
};

static const char *const card_places[] = { "none", "type",     "symbol", "slot",
                                           "cost", "progress", "points", "attempt",
                                           "part", "note",     NULL };
static const char *const hues[] = { "none", "green", "brown",  "turquoise",
                                    "red",  "blue",  "purple", NULL };

static const ArbField card_counter_look_fields[] = {
  { "id", ARB_FIELD_ID, FIELD (ArbCardCounterLook, id), TRUE, 0, 0, NULL, "The counter." },
  { "place", ARB_FIELD_NICK, FIELD (ArbCardCounterLook, place), TRUE, 0, 0, card_places,
    "Where on the card it is drawn." },
  { "icon", ARB_FIELD_STRING, FIELD (ArbCardCounterLook, icon), FALSE, 0, 0, NULL, "Its picture." },
  { "hue", ARB_FIELD_NICK, FIELD (ArbCardCounterLook, hue), FALSE, 0, 0, hues, "Its colour." },
  { "caption", ARB_FIELD_TEXT, FIELD (ArbCardCounterLook, caption), FALSE, 0, 0, NULL,
    "What it is called beside its number." },
};

#define COMMON_TABLE(id, file, type, min, max, fields, records, count) \
  { \
    id, file, sizeof (type), min, max, fields, G_N_ELEMENTS (fields), \
        FIELD (ArbCatalogue, records), FIELD (ArbCatalogue, count) \
  }

static const ArbFieldTable common_tables[] = {
  COMMON_TABLE ("switches", "editions", ArbSwitch, 0, ARB_MAX_SWITCHES, switch_fields, switches,
                n_switches),
  COMMON_TABLE ("editions", "editions", ArbEdition, 1, 16, edition_fields, editions, n_editions),
  COMMON_TABLE ("variants", "editions", ArbVariant, 0, 16, variant_fields, variants, n_variants),
  COMMON_TABLE ("topics", "editions", ArbTopic, 0, 64, topic_fields, topics, n_topics),
  COMMON_TABLE ("rules", "rules", ArbRule, 1, 256, rule_fields, rules, n_rules),
  COMMON_TABLE ("chapters", "rules", ArbChapter, 0, 64, chapter_fields, chapters, n_chapters),
  COMMON_TABLE ("words", "rules", ArbWord, 0, 512, word_fields, words, n_words),
  COMMON_TABLE ("synonyms", "rules", ArbSynonym, 0, 128, synonym_fields, synonyms, n_synonyms),
  COMMON_TABLE ("offers", "look", ArbOfferLook, 0, 64, offer_look_fields, offer_looks,
                n_offer_looks),
  COMMON_TABLE ("results", "look", ArbResultLook, 0, 32, result_look_fields, result_looks,
                n_result_looks),
  COMMON_TABLE ("boards", "look", ArbBoardLook, 0, 1, board_look_fields, board_looks,
                n_board_looks),
  COMMON_TABLE ("zones", "look", ArbTableLook, 0, 64, table_look_fields, zone_looks, n_zone_looks),
  COMMON_TABLE ("counters", "look", ArbTableLook, 0, 64, table_look_fields, counter_looks,
                n_counter_looks),
  COMMON_TABLE ("card-counters", "look", ArbCardCounterLook, 0, 64, card_counter_look_fields,
                card_counter_looks, n_card_counter_looks),
  { NULL, NULL, 0, 0, 0, NULL, 0, 0, 0 },
};

const ArbFieldTable *
arb_common_tables (void)
{
  return common_tables;
}

/* A catalogue is constant except for its number of references. */
static gatomicrefcount *
get_references (const ArbCatalogue *catalogue)
{
  return &((ArbCatalogue *) (guintptr) catalogue)->n_references;
}

const ArbCatalogue *
arb_catalogue_ref (const ArbCatalogue *catalogue)
{
  g_return_val_if_fail (catalogue != NULL, NULL);

  g_atomic_ref_count_inc (get_references (catalogue));
  return catalogue;
}

void
arb_catalogue_unref (const ArbCatalogue *catalogue)
{
  if (catalogue == NULL || !g_atomic_ref_count_dec (get_references (catalogue)))
    return;

  g_string_chunk_free (catalogue->strings);
  g_ptr_array_unref (catalogue->blocks);
  g_free ((gpointer) (guintptr) catalogue);
}

gpointer
arb_catalogue_alloc (ArbCatalogue *catalogue, gsize size)
{
  gpointer block = g_malloc0 (MAX (size, 1));

  g_ptr_array_add (catalogue->blocks, block);
  return block;
}

const char **
arb_catalogue_add_sort (ArbCatalogue *catalogue, guint sort, const char *id, guint n_names)
{
  const char **names = arb_catalogue_alloc (catalogue, n_names * sizeof *names);

  g_assert (sort < ARB_MAX_SORTS);

  catalogue->sorts[sort] = (ArbSort){ id, names, n_names };
  catalogue->n_sorts = MAX (catalogue->n_sorts, sort + 1);
  return names;
}

void
arb_catalogue_add_names (ArbCatalogue *catalogue, guint sort, const char *id,
                         const char *const *names, guint n_names)
{
  const char **copy = arb_catalogue_add_sort (catalogue, sort, id, n_names);

  for (guint i = 0; i < n_names; i++)
    copy[i] = names[i];
}

gint
arb_switch_find_value (const ArbSwitch *a_switch, const char *value)
{
  for (guint i = 0; a_switch->values != NULL && a_switch->values[i] != NULL; i++)
    if (g_str_equal (a_switch->values[i], value))
      return (gint) i;

  return -1;
}

/* Returns the index of the record @id among @n records of @size, which begin with their ids; -1 if
 * there is none. */
static gint
find_record (gconstpointer records, guint n, gsize size, const char *id)
{
  for (guint i = 0; i < n; i++)
    if (g_strcmp0 (*(const char *const *) ((const char *) records + i * size), id) == 0)
      return (gint) i;

  return -1;
}

G_STATIC_ASSERT (FIELD (ArbEdition, id) == 0 && FIELD (ArbVariant, id) == 0
                 && FIELD (ArbRule, id) == 0 && FIELD (ArbSwitch, id) == 0
                 && FIELD (ArbOfferLook, id) == 0 && FIELD (ArbCardCounterLook, id) == 0
                 && FIELD (ArbTableLook, id) == 0);

gint
arb_catalogue_find_switch (const ArbCatalogue *catalogue, const char *id)
{
  return find_record (catalogue->switches, catalogue->n_switches, sizeof (ArbSwitch), id);
}

gint
arb_catalogue_find_rule (const ArbCatalogue *catalogue, const char *id)
{
  return find_record (catalogue->rules, catalogue->n_rules, sizeof (ArbRule), id);
}

const char *const *
arb_catalogue_find_synonyms (const ArbCatalogue *catalogue, const char *id)
{
  static const char *const none[] = { NULL };
  gint index = find_record (catalogue->synonyms, catalogue->n_synonyms, sizeof (ArbSynonym), id);

  return index >= 0 ? (const char *const *) catalogue->synonyms[index].words : none;
}

const ArbOfferLook *
arb_catalogue_find_offer_look (const ArbCatalogue *catalogue, const char *kind)
{
  gint index =
      find_record (catalogue->offer_looks, catalogue->n_offer_looks, sizeof (ArbOfferLook), kind);

  return index >= 0 ? &catalogue->offer_looks[index] : NULL;
}

const ArbResultLook *
arb_catalogue_find_result_look (const ArbCatalogue *catalogue, const char *id)
{
  gint index =
      find_record (catalogue->result_looks, catalogue->n_result_looks, sizeof (ArbResultLook), id);

  return index >= 0 ? &catalogue->result_looks[index] : NULL;
}

const ArbCardCounterLook *
arb_catalogue_find_card_look (const ArbCatalogue *catalogue, const char *id)
{
  gint index = find_record (catalogue->card_counter_looks, catalogue->n_card_counter_looks,
                            sizeof (ArbCardCounterLook), id);

  return index >= 0 ? &catalogue->card_counter_looks[index] : NULL;
}

static const ArbTableLook *
find_table_look (const ArbTableLook *looks, guint n, const char *id)
{
  gint index = find_record (looks, n, sizeof (ArbTableLook), id);

  return index >= 0 ? &looks[index] : NULL;
}

const ArbTableLook *
arb_catalogue_find_zone_look (const ArbCatalogue *catalogue, const char *id)
{
  return find_table_look (catalogue->zone_looks, catalogue->n_zone_looks, id);
}

const ArbTableLook *
arb_catalogue_find_counter_look (const ArbCatalogue *catalogue, const char *id)
{
  return find_table_look (catalogue->counter_looks, catalogue->n_counter_looks, id);
}

gint
arb_catalogue_find (const ArbCatalogue *catalogue, guint sort, const char *name)
{
  const ArbSort *names = &catalogue->sorts[sort];

  for (guint i = 0; i < names->n_names; i++)
    if (g_str_equal (names->names[i], name))
      return (gint) i;

  return -1;
}

gint
arb_catalogue_find_edition (const ArbCatalogue *catalogue, const char *id)
{
  return find_record (catalogue->editions, catalogue->n_editions, sizeof (ArbEdition), id);
}

gint
arb_catalogue_find_variant (const ArbCatalogue *catalogue, const char *id)
{
  return find_record (catalogue->variants, catalogue->n_variants, sizeof (ArbVariant), id);
}

const ArbChapter *
arb_catalogue_find_chapter (const ArbCatalogue *catalogue, guint rule)
{
  for (guint i = 0; i < catalogue->n_chapters; i++)
    if (g_strv_contains ((const char *const *) catalogue->chapters[i].rules,
                         catalogue->rules[rule].id))
      return &catalogue->chapters[i];

  return NULL;
}

const char *
arb_catalogue_get_name (const ArbCatalogue *catalogue, ArbArgument argument)
{
  guint kind = arb_argument_kind (argument);
  const ArbSort *sort;

  if (kind < ARB_ARGUMENT_NAME || kind - ARB_ARGUMENT_NAME >= catalogue->n_sorts)
    return NULL;

  sort = &catalogue->sorts[kind - ARB_ARGUMENT_NAME];
  return arb_argument_value (argument) < sort->n_names ? sort->names[arb_argument_value (argument)]
                                                       : NULL;
}
