/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/session/value-list.h"

GPtrArray *
arb_values_new (const GArray *array)
{
  GPtrArray *values = g_ptr_array_new_with_free_func (g_free);
  gsize size = g_array_get_element_size ((GArray *) array);

  for (guint i = 0; i < array->len; i++)
    g_ptr_array_add (values, g_memdup2 (array->data + i * size, size));
  return values;
}

void
arb_value_list_init (ArbValueList *self, GType type, GEqualFunc equal)
{
  self->equal = equal;
  self->objects = g_list_store_new (type);
  self->values = g_ptr_array_new_with_free_func (g_free);
}

void
arb_value_list_clear (ArbValueList *self)
{
  g_clear_object (&self->objects);
  g_clear_pointer (&self->values, g_ptr_array_unref);
}

void
arb_value_list_forget (ArbValueList *self)
{
  g_ptr_array_set_size (self->values, 0);
  g_list_store_remove_all (self->objects);
}

/* Returns the index of @value, searched from @from on and then before it; the number of values if
 * there is none. */
static guint
find (const ArbValueList *self, gconstpointer value, guint from)
{
  const GPtrArray *values = self->values;

  for (guint i = 0; i < values->len; i++)
    {
      guint place = (from + i) % values->len;

      if (self->equal (values->pdata[place], value))
        return place;
    }
  return values->len;
}

static GPtrArray *
get_objects (ArbValueList *self)
{
  GPtrArray *objects = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < self->values->len; i++)
    g_ptr_array_add (objects, g_list_model_get_item (G_LIST_MODEL (self->objects), i));
  return objects;
}

/* Replaces the objects between the common beginning and the common end of @before and @after. */
static void
replace (GListStore *store, GPtrArray *before, GPtrArray *after)
{
  guint least = MIN (before->len, after->len);
  guint head = 0, tail = 0;

  while (head < least && before->pdata[head] == after->pdata[head])
    head++;
  while (tail < least - head
         && before->pdata[before->len - 1 - tail] == after->pdata[after->len - 1 - tail])
    tail++;
  if (before->len - tail > head || after->len - tail > head)
    g_list_store_splice (store, head, before->len - head - tail, after->pdata + head,
                         after->len - head - tail);
}

void
arb_value_list_update (ArbValueList *self, GPtrArray *values, ArbValueMake make, gpointer data)
{
  g_autoptr (GPtrArray) before = get_objects (self);
  g_autoptr (GPtrArray) after = g_ptr_array_new_with_free_func (g_object_unref);
  guint next = 0;

  for (guint i = 0; i < values->len; i++)
    {
      guint place = find (self, values->pdata[i], next);

      if (place < before->len)
        g_ptr_array_add (after, g_object_ref (before->pdata[place]));
      else
        g_ptr_array_add (after, make (i, data));
      next = place < before->len ? place + 1 : next;
    }
  g_ptr_array_unref (self->values);
  self->values = values;
  replace (self->objects, before, after);
}
