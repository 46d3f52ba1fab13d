/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/session/reversed-list.h"

struct _ArbReversedList
{
  GObject parent_instance;

  GListModel *list;
  guint at_first;
  guint hidden; /* items at the beginning of the list that this one leaves out */
};

static GType
get_item_type (GListModel *model)
{
  return g_list_model_get_item_type (ARB_REVERSED_LIST (model)->list);
}

static guint
get_n_items (GListModel *model)
{
  ArbReversedList *self = ARB_REVERSED_LIST (model);

  return g_list_model_get_n_items (self->list) - self->hidden;
}

static gpointer
get_item (GListModel *model, guint position)
{
  ArbReversedList *self = ARB_REVERSED_LIST (model);
  guint n = g_list_model_get_n_items (self->list);

  return position < n - self->hidden ? g_list_model_get_item (self->list, n - 1 - position) : NULL;
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
show_all_but (ArbReversedList *self, guint hidden)
{
  guint n = get_n_items (G_LIST_MODEL (self));
  guint added = self->hidden - hidden;

  self->hidden = hidden;
  if (added > 0)
    g_list_model_items_changed (G_LIST_MODEL (self), n, 0, added);
}

static void
on_items_changed (ArbReversedList *self, guint position, guint removed, guint added)
{
  guint n = g_list_model_get_n_items (self->list);
  guint gone = removed;

  if (position < self->hidden && position + removed <= self->hidden)
    self->hidden += added - removed;
  else
    {
      if (position < self->hidden)
        gone -= self->hidden - position;
      self->hidden = MIN (self->hidden, position);
      g_list_model_items_changed (G_LIST_MODEL (self), n - position - added, gone, added);
    }
  if (get_n_items (G_LIST_MODEL (self)) < self->at_first)
    show_all_but (self, n > self->at_first ? n - self->at_first : 0);
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
arb_reversed_list_new (GListModel *list, guint at_first)
{
  ArbReversedList *self;
  guint n;

  g_return_val_if_fail (G_IS_LIST_MODEL (list), NULL);

  n = g_list_model_get_n_items (list);
  self = g_object_new (ARB_TYPE_REVERSED_LIST, NULL);
  self->list = g_object_ref (list);
  self->at_first = at_first;
  self->hidden = n > at_first ? n - at_first : 0;
  g_signal_connect_object (list, "items-changed", G_CALLBACK (on_items_changed), self,
                           G_CONNECT_SWAPPED);
  return G_LIST_MODEL (self);
}

void
arb_reversed_list_show_more (ArbReversedList *self)
{
  guint n;

  g_return_if_fail (ARB_IS_REVERSED_LIST (self));

  n = get_n_items (G_LIST_MODEL (self));
  show_all_but (self, self->hidden > n ? self->hidden - n : 0);
}
