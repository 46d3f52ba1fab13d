/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/reference/reference-page.h"
#include "model/session/session.h"
#include "model/session/zone.h"

G_BEGIN_DECLS

#define ARB_TYPE_REFERENCE (arb_reference_get_type ())
G_DECLARE_FINAL_TYPE (ArbReference, arb_reference, ARB, REFERENCE, GObject)

/**
 * ArbReference:
 *
 * The rules and cards of a game, and the help of the program, as pages. They are worded in the
 * language that is set when the reference is made and, if requested, also in a second one. The
 * reference does not follow the game: make another one when the game has changed.
 */

/**
 * arb_reference_new: (transfer full): the reference to @catalogue. A game, @session (nullable),
 * gives it its rules and the owners of cards. It shows the sources of @edition, or if that is
 * %NULL, of the edition of the game. @second_language (nullable) is one of arb_languages().
 */
ArbReference *arb_reference_new (const ArbCatalogue *catalogue, ArbSession *session,
                                 const char *edition, const char *second_language);

/** arb_reference_get_options: (transfer none): the rules that the reference shows as valid. */
const ArbOptions *arb_reference_get_options (ArbReference *self);

/** arb_reference_get_page: (transfer none) (nullable): page @index in the order of reading. */
ArbReferencePage *arb_reference_get_page (ArbReference *self, guint index);

/**
 * arb_reference_find: (transfer none) (nullable): the page `table:id`; if @id is only an id, it
 * looks among rules first, then cards, then the rest.
 */
ArbReferencePage *arb_reference_find (ArbReference *self, const char *id);

/**
 * arb_reference_get_missing: (nullable): the card of @page, if something of it can be typed in yet.
 */
const char *arb_reference_get_missing (ArbReference *self, ArbReferencePage *page);

/**
 * arb_reference_get_published: (nullable): the card of @page, if the program knows all of it, and a copy
 * can print something else.
 */
const char *arb_reference_get_published (ArbReference *self, ArbReferencePage *page);

/**
 * arb_reference_find_record: (transfer none) (nullable): the page of record @id of @table; if @id
 * is %NULL, the first page of @table, like `help`.
 */
ArbReferencePage *arb_reference_find_record (const ArbReference *self, const char *table,
                                             const char *id);

/**
 * arb_reference_get_subject: (transfer none): the page within which @page is shown: of a rule its
 * subject, of all else @page itself.
 */
ArbReferencePage *arb_reference_get_subject (ArbReference *self, ArbReferencePage *page);

/**
 * arb_reference_dup_parts: (transfer full) (element-type ArbReferencePart): the contents of a page.
 */
GPtrArray *arb_reference_dup_parts (ArbReference *self, ArbReferencePage *page);

/** arb_reference_dup_groups: (transfer full): the kinds of cards in words: “Planets”, … */
char **arb_reference_dup_groups (ArbReference *self);

/**
 * arb_reference_dup_card: (transfer full) (nullable): the card that @page is about, as it is
 * printed; %NULL if it is about something else.
 */
ArbZoneCard *arb_reference_dup_card (ArbReference *self, ArbReferencePage *page);

/** arb_reference_get_catalogue: the cards and rules of the reference. */
const ArbCatalogue *arb_reference_get_catalogue (ArbReference *self);

/**
 * arb_reference_search: (transfer full): the pages, #ArbReferencePage, that @query finds, the best
 * first.
 *
 * It finds pages by words of their titles in any language, their texts in the reader's, their ids,
 * and by synonyms. Without a query all pages of @section come, in the order of reading, but the
 * rules within their subjects; with one those of the other sections follow. @group (nullable) is
 * the only kind of cards that is wanted.
 */
GListModel *arb_reference_search (ArbReference *self, ArbReferenceSection section,
                                  const char *query, const char *group);

G_END_DECLS
