/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/reference/reference.h"

G_BEGIN_DECLS

/** ArbReferenceFact: a fact about a card that is shown, and by which people find it. */
typedef struct
{
  char *name;
  char *value;
} ArbReferenceFact;

/**
 * ArbHelpPage:
 * @id: its id
 * @title: (translatable): the question that the page answers
 * @texts: (translatable): the paragraphs of the answer
 * @related: ids of related pages
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

struct _ArbReference
{
  GObject parent_instance;

  ArbWording wording;
  ArbOptions options;
  ArbSession *session; /* (nullable) */
  char *second_language;
  GPtrArray *pages; /* ArbReferencePage, in the order of reading */
};

/** arb_reference_get_n_help: the number of help pages. */
guint arb_reference_get_n_help (void);

/** arb_reference_get_help: help page @index; its data is an #ArbHelpPage. */
ArbRecord arb_reference_get_help (guint index);

/** arb_reference_dup_name: (transfer full): the name of @page in the present language. */
char *arb_reference_dup_name (const ArbReference *self, const ArbReferencePage *page);

/** arb_reference_fact_free: frees @fact. */
void arb_reference_fact_free (ArbReferenceFact *fact);

/** arb_reference_collect_facts: (transfer full): the facts of a card, in words. */
GPtrArray *arb_reference_collect_facts (const ArbReference *self, const ArbRecord *record);

/**
 * arb_reference_collect_places: (transfer full): a fact for each place of a card in the game, and
 * for each player who could acquire it now.
 */
GPtrArray *arb_reference_collect_places (const ArbReference *self, const ArbRecord *record);

G_END_DECLS
