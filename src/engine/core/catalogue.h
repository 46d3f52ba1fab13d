/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/fields.h"
#include "engine/core/look.h"
#include "engine/core/move.h"

G_BEGIN_DECLS

typedef struct _ArbRuleset ArbRuleset;

/** ArbFaceTable: how the state keeps what is known of the faces of a table, see engine/core/faces.h. */
typedef struct _ArbFaceTable ArbFaceTable;

#define ARB_MAX_SWITCHES 44
#define ARB_MAX_SWITCH_VALUES 8

/**
 * ARB_SORT_SWITCH:
 * ARB_SORT_SWITCH_VALUE:
 * ARB_SORT_COUNTER:
 *
 * The sorts of names that every system has, for `rule KEY VALUE` and `count COUNTER N`. A system's own
 * sorts start at %ARB_SORT_OWN.
 */
enum
{
  ARB_SORT_SWITCH,
  ARB_SORT_SWITCH_VALUE,
  ARB_SORT_COUNTER,
  ARB_SORT_OWN,
};

/**
 * ArbSwitch:
 * @id: kebab-case
 * @title: a few words about what it decides
 * @values: %NULL-terminated; the last of them may be `ask`: the table decides when it matters
 * @names: of each value, its number among the names of %ARB_SORT_SWITCH_VALUE
 * @n_readings: how many they are without `ask`
 * @topic: (nullable): the row of the table of disagreements, like `DS19`
 * @older: edition to value: its meaning in older files, if that differs
 * @older_version: the last version of files that meant @older; 0: the first
 * @sources: value to source
 *
 * One point in which editions differ. The order of a ruleset's switches is fixed by its
 * `switches` list, whatever the order in the file.
 */
typedef struct
{
  const char *id;
  const char *title;
  char **values;
  guint16 names[ARB_MAX_SWITCH_VALUES];
  guint n_readings;
  const char *topic;
  const ArbPair *older;
  gint16 older_version;
  const ArbPair *sources;
} ArbSwitch;

/**
 * ArbEdition:
 * @id: kebab-case
 * @title: its name
 * @inherits: (nullable): the edition whose values apply where this one has none
 * @language: (nullable): the language for which the new-game page proposes it
 * @switches: switch to value, all of them or only those that differ from the inherited edition
 * @sources: the sources of the edition
 */
typedef struct
{
  const char *id;
  const char *title;
  const char *inherits;
  const char *language;
  const ArbPair *switches;
  char **sources;
  guint8 values[ARB_MAX_SWITCHES]; /* resolved, by index of the switch */
} ArbEdition;

/**
 * ArbVariant:
 * @id: kebab-case
 * @title: its name
 * @description: one sentence about what it changes
 * @players: numbers of players for which it exists; empty for all
 * @switches: the switches that it sets
 *
 * A way of playing that the rulebook offers. Variants combine.
 */
typedef struct
{
  const char *id;
  const char *title;
  const char *description;
  ArbNicks players;
  const ArbPair *switches;
} ArbVariant;

/**
 * ArbTopic:
 * @id: kebab-case
 * @title: what it is about, a few words
 * @topic: (nullable): the row of the table of disagreements, like `DS19`
 * @reason: why no edition plays differently by it
 *
 * A point that was compared between the rulebooks and needs no switch.
 */
typedef struct
{
  const char *id;
  const char *title;
  const char *topic;
  const char *reason;
} ArbTopic;

/**
 * ArbRuleClass:
 * @ARB_RULE_OVERRULABLE: forbidden, but it is clear what would happen, so the table may allow it
 * @ARB_RULE_UNPLAYABLE: the move lacks something that it needs, so it cannot happen
 * @ARB_RULE_NOTE: only explains a void or undecidable verdict
 */
typedef enum
{
  ARB_RULE_OVERRULABLE,
  ARB_RULE_UNPLAYABLE,
  ARB_RULE_NOTE,
} ArbRuleClass;

/**
 * ArbRule:
 * @id: dotted kebab-case, like `research.prerequisite`
 * @rule_class: #ArbRuleClass
 * @title: a few words
 * @text: the rule, in our own words
 * @message: the sentence of a verdict; `{name}` becomes a number, `{subject}` the card or thing it
 *   is about, `{seat}` the player
 * @citations: edition to source
 * @examples: (nullable): id of a deciding case to the case in words
 * @questions: (nullable): id of such a case to its question
 * @answers: (nullable): the id of a case to `yes`, `no`, or `open` (the table decides), where its
 *   question asks for that
 * @switches: (nullable): the switches that change it
 * @related: (nullable): related rules
 *
 * The record of a rule in `rules.json`. The order is that of the ruleset's `rules`.
 */
typedef struct
{
  const char *id;
  guint8 rule_class;
  const char *title;
  const char *text;
  const char *message;
  const ArbPair *citations;
  const ArbPair *examples;
  const ArbPair *questions;
  const ArbPair *answers;
  char **switches;
  char **related;
} ArbRule;

/**
 * ArbChapter:
 * @id: kebab-case
 * @title: what it is about
 * @text: the rules of it, in our own words
 * @rules: the rules that belong here, in the order of reading
 * @switches: (nullable): the switches that concern it
 *
 * A page of the rules reference. Every rule belongs to exactly one.
 */
typedef struct
{
  const char *id;
  const char *title;
  const char *text;
  char **rules;
  char **switches;
} ArbChapter;

/**
 * ArbWord:
 * @id: dotted kebab-case, like `fighters`, `verb.settle`, `part.cards`
 * @title: the word
 *
 * The display word of an id that has no record of its own. The forms are documented in
 * `data/games`.
 */
typedef struct
{
  const char *id;
  const char *title;
} ArbWord;

/**
 * ArbSynonym:
 * @id: dotted kebab-case, the id of the meaning
 * @words: the words that people use, in any language
 *
 * Words with the same meaning: older and newer translations, and words that people say at the
 * table. A search for one of them finds the others too.
 */
typedef struct
{
  const char *id;
  char **words;
} ArbSynonym;

/**
 * ArbSort:
 * @id: the sort of names: `card`, `planet`, `role`
 * @names: the ids
 * @n_names: how many
 *
 * A sort of names for arguments. Two sorts may share a name; the verb decides which is meant.
 */
typedef struct
{
  const char *id;
  const char **names;
  guint n_names;
} ArbSort;

/**
 * ArbCatalogue:
 * @ruleset: the ruleset of the catalogue
 * @sorts: all names of the system, by sort
 *
 * The records of the files of a system, read once and never changed. The catalogue of a system
 * begins with this struct. Made by `store`; whoever keeps it has a reference, given back by
 * arb_catalogue_unref().
 */
typedef struct _ArbCatalogue ArbCatalogue;
struct _ArbCatalogue
{
  const ArbRuleset *ruleset;
  gatomicrefcount n_references;
  ArbSwitch *switches;
  guint n_switches;
  ArbEdition *editions;
  guint n_editions;
  ArbVariant *variants;
  guint n_variants;
  ArbTopic *topics;
  guint n_topics;
  ArbRule *rules;
  guint n_rules;
  ArbChapter *chapters;
  guint n_chapters;
  ArbWord *words;
  guint n_words;
  ArbSynonym *synonyms;
  guint n_synonyms;
  ArbOfferLook *offer_looks;
  guint n_offer_looks;
  ArbResultLook *result_looks;
  guint n_result_looks;
  ArbBoardLook *board_looks;
  guint n_board_looks;
  ArbTableLook *zone_looks;
  guint n_zone_looks;
  ArbTableLook *counter_looks;
  guint n_counter_looks;
  ArbCardCounterLook *card_counter_looks;
  guint n_card_counter_looks;
  ArbSort sorts[ARB_MAX_SORTS];
  guint n_sorts;
  const ArbFaceTable *face_tables; /* in the order of the `faces` of the ruleset */
  guint n_face_tables;
  GStringChunk *strings; /* owns every string of the records */
  GPtrArray *blocks;     /* owns every array; freed with g_free() */
};

/**
 * arb_common_tables:
 *
 * Returns: (transfer none): the tables that every system has: `switches`, `editions` and `variants`
 *   and `topics` in `editions.json`, `rules`, `chapters`, `words` and `synonyms` in `rules.json`,
 *   `offers`, `results`, `boards`, `zones`, `counters` and `card-counters` in `look.json`; ended by
 *   a table without id
 */
const ArbFieldTable *arb_common_tables (void);

/** arb_catalogue_ref: (transfer full): @catalogue, kept by one more. */
const ArbCatalogue *arb_catalogue_ref (const ArbCatalogue *catalogue);

/** arb_catalogue_unref: frees @catalogue and all it holds after its last reference. */
void arb_catalogue_unref (const ArbCatalogue *catalogue);

/**
 * arb_catalogue_alloc:
 * @catalogue: a catalogue
 * @size: bytes
 *
 * Returns: (transfer none): zeroed memory that lives as long as @catalogue
 */
gpointer arb_catalogue_alloc (ArbCatalogue *catalogue, gsize size);

/**
 * arb_catalogue_add_sort:
 * @catalogue: a catalogue that is being compiled
 * @sort: the number of the sort
 * @id: (transfer none): static id of the sort
 * @n_names: how many names it has
 *
 * Returns: (transfer none): room for the names, which the caller writes; they live as long as the
 *   catalogue does
 */
const char **arb_catalogue_add_sort (ArbCatalogue *catalogue, guint sort, const char *id,
                                     guint n_names);

/** arb_catalogue_add_names: the same as arb_catalogue_add_sort(), for static @names. */
void arb_catalogue_add_names (ArbCatalogue *catalogue, guint sort, const char *id,
                              const char *const *names, guint n_names);

/**
 * arb_catalogue_find:
 * @catalogue: a catalogue
 * @sort: a sort of names
 * @name: a name
 *
 * Returns: the index of the name, or -1
 */
gint arb_catalogue_find (const ArbCatalogue *catalogue, guint sort, const char *name);

/** arb_catalogue_find_edition: the index of the edition with this id, or -1. */
gint arb_catalogue_find_edition (const ArbCatalogue *catalogue, const char *id);

/** arb_catalogue_find_variant: the index of the variant with this id, or -1. */
gint arb_catalogue_find_variant (const ArbCatalogue *catalogue, const char *id);

/** arb_catalogue_find_rule: the index of the rule with this id, or -1. */
gint arb_catalogue_find_rule (const ArbCatalogue *catalogue, const char *id);

/** arb_catalogue_find_switch: the index of the switch with this id, or -1. */
gint arb_catalogue_find_switch (const ArbCatalogue *catalogue, const char *id);

/** arb_catalogue_find_synonyms: the words by which people search for @id; may be an empty list. */
const char *const *arb_catalogue_find_synonyms (const ArbCatalogue *catalogue, const char *id);

/** arb_catalogue_find_offer_look: (nullable): the look of offers of @kind. */
const ArbOfferLook *arb_catalogue_find_offer_look (const ArbCatalogue *catalogue, const char *kind);

/** arb_catalogue_find_result_look: (nullable): the look of a result @id. */
const ArbResultLook *arb_catalogue_find_result_look (const ArbCatalogue *catalogue, const char *id);

/** arb_catalogue_find_card_look: (nullable): the look of the counter @id of a card. */
const ArbCardCounterLook *arb_catalogue_find_card_look (const ArbCatalogue *catalogue,
                                                        const char *id);

/** arb_catalogue_find_zone_look: (nullable): the look of the zone @id. */
const ArbTableLook *arb_catalogue_find_zone_look (const ArbCatalogue *catalogue, const char *id);

/** arb_catalogue_find_counter_look: (nullable): the look of the counter @id. */
const ArbTableLook *arb_catalogue_find_counter_look (const ArbCatalogue *catalogue, const char *id);

/** arb_catalogue_find_chapter: the chapter a rule belongs to, or %NULL. */
const ArbChapter *arb_catalogue_find_chapter (const ArbCatalogue *catalogue, guint rule);

/** arb_switch_can_be_open: whether an edition can leave the switch to the table. */
static inline gboolean
arb_switch_can_be_open (const ArbSwitch *a_switch)
{
  return a_switch->values != NULL && a_switch->values[a_switch->n_readings] != NULL;
}

/** arb_switch_find_value: the index of a value of a switch by its nick, or -1. */
gint arb_switch_find_value (const ArbSwitch *a_switch, const char *value);

/** arb_catalogue_get_name: the id of a named argument, or %NULL if @argument is no name. */
const char *arb_catalogue_get_name (const ArbCatalogue *catalogue, ArbArgument argument);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ArbCatalogue, arb_catalogue_unref)

G_END_DECLS
