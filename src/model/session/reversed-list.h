/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define ARB_TYPE_REVERSED_LIST (arb_reversed_list_get_type ())
G_DECLARE_FINAL_TYPE (ArbReversedList, arb_reversed_list, ARB, REVERSED_LIST, GObject)

/**
 * ArbReversedList:
 *
 * Another list in reverse order. An item that is added at the end of that list changes one place
 * here; a #GtkSortListModel would compare all items. It first contains only the last items of a
 * long list, because a list view makes widgets for many more items than can be seen.
 */

/**
 * arb_reversed_list_new:
 * @list: (transfer none): a list; this one holds a reference
 * @at_first: the least number of items at first, if @list has so many
 *
 * Returns: (transfer full): its items, the last one first
 */
GListModel *arb_reversed_list_new (GListModel *list, guint at_first);

/** arb_reversed_list_show_more: doubles the number of items, if @list has so many. */
void arb_reversed_list_show_more (ArbReversedList *self);

G_END_DECLS
