/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/session/reversed-list.h"

/* Puts the @n items of @list from @first on in reverse order at @place, instead of @removed
 * ones. */
static void
replace (GListStore *self, guint place, guint removed, GListModel *list, guint first, guint n)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = first + n; i > first; i--)
    g_ptr_array_add (items, g_list_model_get_item (list, i - 1));
  g_list_store_splice (self, place, removed, items->pdata, items->len);
}

/* Shows at least @n items, if @list has so many. */
static void
show (GListStore *self, GListModel *list, guint n)
{
  guint n_items = g_list_model_get_n_items (list);
  guint n_shown = g_list_model_get_n_items (G_LIST_MODEL (self));

  n = MIN (n, n_items);
  if (n > n_shown)
    replace (self, n_shown, 0, list, n_items - n, n - n_shown);
}

static void
on_items_changed (GListModel *list, guint position, guint removed, guint added, GListStore *self)
{
  guint place = g_list_model_get_n_items (list) - position - added;
  guint n_shown = g_list_model_get_n_items (G_LIST_MODEL (self));

  if (place < n_shown && removed < n_shown)
    replace (self, place, MIN (removed, n_shown - place), list, position, added);
  else if (place < n_shown)
    g_list_store_remove_all (self);
  show (self, list, ARB_REVERSED_AT_FIRST);
}

GListStore *
arb_reversed_list_new (GListModel *list)
{
  GListStore *self;

  g_return_val_if_fail (G_IS_LIST_MODEL (list), NULL);

  self = g_list_store_new (g_list_model_get_item_type (list));
  show (self, list, ARB_REVERSED_AT_FIRST);
  g_signal_connect_object (list, "items-changed", G_CALLBACK (on_items_changed), self, 0);
  return self;
}

void
arb_reversed_list_show_more (GListStore *self, GListModel *list)
{
  g_return_if_fail (G_IS_LIST_STORE (self) && G_IS_LIST_MODEL (list));

  show (self, list, 2 * g_list_model_get_n_items (G_LIST_MODEL (self)));
}
