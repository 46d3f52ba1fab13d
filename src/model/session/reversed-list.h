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
 * arb_reversed_list_new: (transfer full): the items of @list, the last one first; at first at least
 * @at_first, if @list has so many.
 */
GListModel *arb_reversed_list_new (GListModel *list, guint at_first);

/** arb_reversed_list_show_more: doubles the number of items, if @list has so many. */
void arb_reversed_list_show_more (ArbReversedList *self);

G_END_DECLS
