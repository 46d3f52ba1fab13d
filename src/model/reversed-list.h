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
 * changes here; a list that is sorted would be gone through as a whole.
 */

/**
 * arb_reversed_list_new:
 * @list: (transfer none): a list, kept as long as this one
 *
 * Returns: (transfer full): its items, the last one first
 */
GListModel *arb_reversed_list_new (GListModel *list);

G_END_DECLS
