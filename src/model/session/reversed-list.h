/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/** ARB_REVERSED_AT_FIRST: the number of items of a reversed list before it shows more. */
#define ARB_REVERSED_AT_FIRST 50

/**
 * arb_reversed_list_new: (transfer full): the items of @list, the last one first; at first
 * %ARB_REVERSED_AT_FIRST, if @list has so many, because a list view makes widgets for many more
 * items than can be seen.
 *
 * It follows @list: an item that is added at the end of @list changes one place in it. A
 * #GtkSortListModel would compare all items.
 */
GListStore *arb_reversed_list_new (GListModel *list);

/** arb_reversed_list_show_more: doubles the number of items of @self, if @list has so many. */
void arb_reversed_list_show_more (GListStore *self, GListModel *list);

G_END_DECLS
