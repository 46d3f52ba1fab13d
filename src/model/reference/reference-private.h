/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/reference/reference.h"
#include "wording/records.h"

G_BEGIN_DECLS

/** ArbReferenceFact: something that can be told, and searched by, of a card. */
typedef struct
{
  const char *field; /* static */
  char *name;
  char *value;
} ArbReferenceFact;

/**
 * ArbHelpPage:
 * @id: its id
 * @title: (translatable): the question it answers
 * @texts: (translatable): the answer, a paragraph each
 * @related: ids of pages to read beside it
 *
 * A page about the program itself, the same for all games.
 */
typedef struct
{
  const char *id;
  const char *title;
  const char *const *texts;
  const char *const *related;
} ArbHelpPage;

struct _ArbReferencePage
{
  GObject parent_instance;

  ArbReferenceSection section;
  ArbRecord record;
  char *id;
  char *title;
  char *second_title; /* (nullable) */
  char *group;
  GString *names;   /* folded: the id and the titles in all languages */
  char *texts;      /* folded: all it says in the reader's language */
  GPtrArray *facts; /* ArbReferenceFact, in the reader's language */
};

struct _ArbReferencePart
{
  GObject parent_instance;

  ArbReferencePartKind kind;
  char *heading;
  char *text;
  char *second_heading;
  char *second_text;
  char *link;
};

struct _ArbReference
{
  GObject parent_instance;

  ArbWording wording;
  ArbOptions options;
  ArbSession *session; /* (nullable) */
  char *second_language;
  GPtrArray *pages; /* ArbReferencePage, in the order of reading */
};

/** arb_reference_get_n_help: how many pages are about the program itself. */
guint arb_reference_get_n_help (void);

/** arb_reference_get_help: page @index of them; its data is an #ArbHelpPage. */
ArbRecord arb_reference_get_help (guint index);

/** arb_reference_dup_name: (transfer full): what @page is called in the language in force. */
char *arb_reference_dup_name (const ArbReference *self, const ArbReferencePage *page);

/** arb_reference_fact_free: frees @fact. */
void arb_reference_fact_free (ArbReferenceFact *fact);

/** arb_reference_collect_facts: (transfer full): the facts of a card, in words. */
GPtrArray *arb_reference_collect_facts (const ArbReference *self, const ArbRecord *record);

/** arb_reference_collect_owners: (transfer full): where it lies in the game, a fact a place. */
GPtrArray *arb_reference_collect_owners (const ArbReference *self, const ArbRecord *record);

/** arb_reference_collect_buyers: (transfer full): who could acquire it now, a fact a player. */
GPtrArray *arb_reference_collect_buyers (const ArbReference *self, const ArbRecord *record);

/** arb_reference_kind_new: the fact to which group of cards a card belongs. */
ArbReferenceFact *arb_reference_kind_new (const char *group);

/** arb_reference_find_record: (nullable): the page of a record by its table and id. */
ArbReferencePage *arb_reference_find_record (const ArbReference *self, const char *table,
                                             const char *id);

G_END_DECLS
