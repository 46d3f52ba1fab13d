/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "wording/records.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * ArbReferenceSection:
 * @ARB_REFERENCE_RULES: chapters and rules
 * @ARB_REFERENCE_CARDS: the cards and other pieces
 * @ARB_REFERENCE_EDITIONS: rulebooks, editions, variants and switches
 * @ARB_REFERENCE_HELP: help for this program
 */
typedef enum
{
  ARB_REFERENCE_RULES,
  ARB_REFERENCE_CARDS,
  ARB_REFERENCE_EDITIONS,
  ARB_REFERENCE_HELP,
} ArbReferenceSection;

#define ARB_TYPE_REFERENCE_PAGE (arb_reference_page_get_type ())
G_DECLARE_FINAL_TYPE (ArbReferencePage, arb_reference_page, ARB, REFERENCE_PAGE, GObject)

/**
 * ArbReferencePage:
 * @section: its section
 * @record: what it is about
 * @id: `table:id`, like `rules:research.prerequisite`
 * @title: its name in the reader's language
 * @second_title: (nullable): its name in the second language
 * @group: the kind of the page: “Technologies”, or the chapter of a rule
 *
 * A page of the reference, as a list shows it. arb_reference_dup_parts() returns its contents. To
 * be read only.
 */
struct _ArbReferencePage
{
  GObject parent_instance;

  ArbReferenceSection section;
  ArbRecord record;
  char *id;
  char *title;
  char *second_title;
  char *group;
  GString *names; /* folded: the id and the titles in all languages */
  char *texts;    /* folded: all texts in the reader's language */
};

/**
 * arb_reference_page_dup_subtitle: (transfer full): its title in the second language, and its kind.
 */
char *arb_reference_page_dup_subtitle (ArbReferencePage *self);

/** arb_reference_page_is_of: whether it is about a record of @table, like `chapters`. */
gboolean arb_reference_page_is_of (const ArbReferencePage *self, const char *table);

/**
 * ArbReferencePartKind:
 * @ARB_PART_TEXT: a paragraph
 * @ARB_PART_REFUSAL: a rule of a subject, by its heading; its page is shown within this one
 * @ARB_PART_FACT: a field of a card, with its name as the heading
 * @ARB_PART_OWNER: the place of the card in this game, with its owner as the heading
 * @ARB_PART_EXAMPLE: a case that decides it, and the question
 * @ARB_PART_SOURCE: the place in the rulebook
 * @ARB_PART_VALUE: a value of a switch and its source
 * @ARB_PART_DIFFERENCE: a switch that changes it, and the value of that switch
 * @ARB_PART_RULE: a link to a page of the rules
 * @ARB_PART_CARD: a link to a card that the page names
 * @ARB_PART_HELP: a link to a help page
 */
typedef enum
{
  ARB_PART_TEXT,
  ARB_PART_REFUSAL,
  ARB_PART_FACT,
  ARB_PART_OWNER,
  ARB_PART_EXAMPLE,
  ARB_PART_SOURCE,
  ARB_PART_VALUE,
  ARB_PART_DIFFERENCE,
  ARB_PART_RULE,
  ARB_PART_CARD,
  ARB_PART_HELP,
} ArbReferencePartKind;

/**
 * ArbReferencePart:
 * @kind: what it is
 * @heading: (nullable): its heading
 * @text: (nullable): the text, in the reader's language
 * @second_heading: (nullable): the heading in the second language
 * @second_text: (nullable): the text in the second language
 * @link: (nullable): the id of the page to which it links
 *
 * A paragraph, a line or a link of a page.
 */
typedef struct
{
  ArbReferencePartKind kind;
  char *heading;
  char *text;
  char *second_heading;
  char *second_text;
  char *link;
} ArbReferencePart;

G_END_DECLS
