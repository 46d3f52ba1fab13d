/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/reference/reference.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ARB_TYPE_REFERENCE_LIST (arb_reference_list_get_type ())
G_DECLARE_FINAL_TYPE (ArbReferenceList, arb_reference_list, ARB, REFERENCE_LIST, GtkBox)

/**
 * ArbReferenceList:
 *
 * The pages of a reference by section, searched by words and, where they are cards, chosen by
 * filters. It activates `reference.open` with the id of a page, and `reference.leave` when people
 * leave the empty search.
 */

/**
 * arb_reference_list_set_reference: lists the pages of another reference; the search stays the
 * same.
 */
void arb_reference_list_set_reference (ArbReferenceList *self, ArbReference *reference);

/** arb_reference_list_show_section: selects @section, unless a search by words is active. */
void arb_reference_list_show_section (ArbReferenceList *self, ArbReferenceSection section);

/** arb_reference_list_set_shown: marks the page with @id (nullable), which is shown beside it. */
void arb_reference_list_set_shown (ArbReferenceList *self, const char *id);

/** arb_reference_list_focus_pages: focuses the list of pages. */
void arb_reference_list_focus_pages (ArbReferenceList *self);

/** arb_reference_list_focus_search: focuses the search entry and selects its text. */
void arb_reference_list_focus_search (ArbReferenceList *self);

G_END_DECLS
