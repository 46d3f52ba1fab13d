/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/session/value-list.h"

/* Returns the index of the object for @value, searched from @from on and then before it; the number
 * of objects if there is none. */
static guint
find (GPtrArray *objects, const ArbValueKind *kind, gconstpointer value, guint from, gpointer data)
{
  for (guint i = 0; i < objects->len; i++)
    {
      guint place = (from + i) % objects->len;

      if (kind->equal (objects->pdata[place], value, data))
        return place;
    }
  return objects->len;
}

void
arb_value_list_update (GPtrArray *objects, const ArbValueKind *kind, gconstpointer values, guint n,
                       gpointer data)
{
  GPtrArray *updated = g_ptr_array_new_with_free_func (g_object_unref);
  guint next = 0;

  for (guint i = 0; i < n; i++)
    {
      gconstpointer value = (const char *) values + i * kind->size;
      guint place = find (objects, kind, value, next, data);
      gboolean stays = place < objects->len;

      g_ptr_array_add (updated,
                       stays ? g_object_ref (objects->pdata[place]) : kind->make (value, data));
      next = stays ? place + 1 : next;
    }
  g_ptr_array_set_size (objects, 0);
  g_ptr_array_extend_and_steal (objects, updated);
}
