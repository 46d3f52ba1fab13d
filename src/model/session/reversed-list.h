/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define ARB_TYPE_REVERSED_LIST (arb_reversed_list_get_type ())
G_DECLARE_FINAL_TYPE (ArbReversedList, arb_reversed_list, ARB, REVERSED_LIST, GObject)

/**
 * ArbReversedList:
 *
 * Another list from its end to its beginning. What is added at the end of that one is all that
 * changes here; a list that is sorted would be gone through as a whole. A long list is not there in
 * full at first: who shows it makes a widget for each of many more items than can be seen.
 */

/**
 * arb_reversed_list_new:
 * @list: (transfer none): a list, kept as long as this one
 * @at_first: how many items at least there are before more are asked for, if @list has so many
 *
 * Returns: (transfer full): its items, the last one first
 */
GListModel *arb_reversed_list_new (GListModel *list, guint at_first);

/** arb_reversed_list_show_more: twice as many items as there are now, if there are so many. */
void arb_reversed_list_show_more (ArbReversedList *self);

G_END_DECLS
