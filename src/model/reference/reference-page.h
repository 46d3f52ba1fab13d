/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * ArbReferenceSection:
 * @ARB_REFERENCE_RULES: chapters and rules
 * @ARB_REFERENCE_CARDS: what lies on the table
 * @ARB_REFERENCE_EDITIONS: rulebooks, ways of playing, and in what they differ
 * @ARB_REFERENCE_HELP: how this program is used
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
 *
 * A page of the reference: what a list shows of it. Its content is asked of the #ArbReference.
 *
 * Properties: `title`, `subtitle` (its title in the second language, and what it is).
 */

/** arb_reference_page_get_id: `table:id`, like `rules:research.prerequisite`. */
const char *arb_reference_page_get_id (ArbReferencePage *self);

ArbReferenceSection arb_reference_page_get_section (ArbReferencePage *self);

/** arb_reference_page_get_title: its name in the reader's language. */
const char *arb_reference_page_get_title (ArbReferencePage *self);

/** arb_reference_page_get_second_title: (nullable): its name in the second language. */
const char *arb_reference_page_get_second_title (ArbReferencePage *self);

/** arb_reference_page_get_group: what it is: “Technologies”, or the chapter of a rule. */
const char *arb_reference_page_get_group (ArbReferencePage *self);

/** arb_reference_page_get_chapter: whether it is a subject of the rules, with its refusals inside. */
gboolean arb_reference_page_get_chapter (ArbReferencePage *self);

/**
 * ArbReferencePartKind:
 * @ARB_PART_TEXT: what it says
 * @ARB_PART_REFUSAL: a rule of a subject, by its heading; its page is shown within this one
 * @ARB_PART_FACT: a number or mark of a card, by its heading
 * @ARB_PART_OWNER: where it lies in this game, by its heading
 * @ARB_PART_EXAMPLE: a case that settles it, and what it asks
 * @ARB_PART_SOURCE: where it stands
 * @ARB_PART_VALUE: a value of a switch and its source
 * @ARB_PART_DIFFERENCE: a switch that changes it, and its value here
 * @ARB_PART_RULE: another page to read, of the rules
 * @ARB_PART_CARD: a card it speaks of
 * @ARB_PART_HELP: another page to read, about this program
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

#define ARB_TYPE_REFERENCE_PART (arb_reference_part_get_type ())
G_DECLARE_FINAL_TYPE (ArbReferencePart, arb_reference_part, ARB, REFERENCE_PART, GObject)

/**
 * ArbReferencePart:
 *
 * A paragraph, a line or a link of a page.
 */

ArbReferencePartKind arb_reference_part_get_kind (ArbReferencePart *self);

/** arb_reference_part_get_heading: (nullable): what the text is about. */
const char *arb_reference_part_get_heading (ArbReferencePart *self);

/** arb_reference_part_get_text: (nullable): what it says, in the reader's language. */
const char *arb_reference_part_get_text (ArbReferencePart *self);

/** arb_reference_part_get_second_heading: (nullable): the heading in the second language. */
const char *arb_reference_part_get_second_heading (ArbReferencePart *self);

/** arb_reference_part_get_second_text: (nullable): the text in the second language. */
const char *arb_reference_part_get_second_text (ArbReferencePart *self);

/** arb_reference_part_get_link: (nullable): the id of the page it leads to. */
const char *arb_reference_part_get_link (ArbReferencePart *self);

G_END_DECLS
