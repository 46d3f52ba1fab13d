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
arb_value_list_init (ArbValueList *self, GEqualFunc equal)
{
  self->equal = equal;
  self->objects = g_ptr_array_new_with_free_func (g_object_unref);
  self->values = g_ptr_array_new_with_free_func (g_free);
}

void
arb_value_list_clear (ArbValueList *self)
{
  g_clear_pointer (&self->objects, g_ptr_array_unref);
  g_clear_pointer (&self->values, g_ptr_array_unref);
}

void
arb_value_list_forget (ArbValueList *self)
{
  g_ptr_array_set_size (self->values, 0);
  g_ptr_array_set_size (self->objects, 0);
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

void
arb_value_list_update (ArbValueList *self, GPtrArray *values, ArbValueMake make, gpointer data)
{
  GPtrArray *objects = g_ptr_array_new_with_free_func (g_object_unref);
  guint next = 0;

  for (guint i = 0; i < values->len; i++)
    {
      guint place = find (self, values->pdata[i], next);
      gboolean stays = place < self->values->len;

      g_ptr_array_add (objects,
                       stays ? g_object_ref (self->objects->pdata[place]) : make (i, data));
      next = stays ? place + 1 : next;
    }
  g_ptr_array_unref (self->values);
  self->values = values;
  g_ptr_array_set_size (self->objects, 0);
  g_ptr_array_extend_and_steal (self->objects, objects);
}
