/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/reversed-list.h"

struct _ArbReversedList
{
  GObject parent_instance;

  GListModel *list;
};

static GType
get_item_type (GListModel *model)
{
  return g_list_model_get_item_type (ARB_REVERSED_LIST (model)->list);
}

static guint
get_n_items (GListModel *model)
{
  return g_list_model_get_n_items (ARB_REVERSED_LIST (model)->list);
}

static gpointer
get_item (GListModel *model, guint position)
{
  guint n = get_n_items (model);

  return position < n ? g_list_model_get_item (ARB_REVERSED_LIST (model)->list, n - 1 - position)
                      : NULL;
}

static void
implement_list_model (GListModelInterface *interface)
{
  interface->get_item_type = get_item_type;
  interface->get_n_items = get_n_items;
  interface->get_item = get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (ArbReversedList, arb_reversed_list, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, implement_list_model))

static void
on_items_changed (ArbReversedList *self, guint position, guint removed, guint added)
{
  guint behind = get_n_items (G_LIST_MODEL (self)) - position - added;

  g_list_model_items_changed (G_LIST_MODEL (self), behind, removed, added);
}

static void
arb_reversed_list_dispose (GObject *object)
{
  g_clear_object (&ARB_REVERSED_LIST (object)->list);

  G_OBJECT_CLASS (arb_reversed_list_parent_class)->dispose (object);
}

static void
arb_reversed_list_class_init (ArbReversedListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = arb_reversed_list_dispose;
}

static void
arb_reversed_list_init (ArbReversedList *self)
{
}

GListModel *
arb_reversed_list_new (GListModel *list)
{
  ArbReversedList *self;

  g_return_val_if_fail (G_IS_LIST_MODEL (list), NULL);

  self = g_object_new (ARB_TYPE_REVERSED_LIST, NULL);
  self->list = g_object_ref (list);
  g_signal_connect_object (list, "items-changed", G_CALLBACK (on_items_changed), self,
                           G_CONNECT_SWAPPED);
  return G_LIST_MODEL (self);
}
