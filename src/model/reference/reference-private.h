/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/reference/reference.h"

G_BEGIN_DECLS

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

/** ArbPageBuilder: makes the parts of a page in the language that is set. */
typedef struct
{
  const ArbReference *reference;
  const ArbReferencePage *page;
  GPtrArray *parts; /* ArbReferencePart */
} ArbPageBuilder;

/** arb_reference_part_free: frees @part. */
void arb_reference_part_free (gpointer part);

/** arb_page_builder_add: adds a part. */
void arb_page_builder_add (ArbPageBuilder *builder, ArbReferencePartKind kind, const char *heading,
                           const char *text, const char *link);

/** arb_page_builder_add_facts: adds the facts of a card. */
void arb_page_builder_add_facts (ArbPageBuilder *builder);

/**
 * arb_page_builder_add_places: adds each place of a card in the game, and each player who could
 * acquire it now.
 */
void arb_page_builder_add_places (ArbPageBuilder *builder);

G_END_DECLS
