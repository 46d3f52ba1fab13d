/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/session/counter.h"

struct _ArbCounter
{
  GObject parent_instance;

  const char *id;
  char *title;
  guint seat;
  gint value;
  gint limit;
  const ArbTableLook *look;
};

G_DEFINE_FINAL_TYPE (ArbCounter, arb_counter, G_TYPE_OBJECT)

static void
arb_counter_finalize (GObject *object)
{
  g_free (ARB_COUNTER (object)->title);

  G_OBJECT_CLASS (arb_counter_parent_class)->finalize (object);
}

static void
arb_counter_class_init (ArbCounterClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = arb_counter_finalize;
}

static void
arb_counter_init (ArbCounter *self)
{
}

ArbCounter *
arb_counter_new (const char *id, char *title, guint seat, gint value, gint limit,
                 const ArbTableLook *look)
{
  ArbCounter *self = g_object_new (ARB_TYPE_COUNTER, NULL);

  self->id = id;
  self->title = title;
  self->seat = seat;
  self->value = value;
  self->limit = limit;
  self->look = look;
  return self;
}

const char *
arb_counter_get_id (ArbCounter *self)
{
  g_return_val_if_fail (ARB_IS_COUNTER (self), NULL);
  return self->id;
}

const ArbTableLook *
arb_counter_get_look (ArbCounter *self)
{
  g_return_val_if_fail (ARB_IS_COUNTER (self), NULL);
  return self->look;
}

const char *
arb_counter_get_title (ArbCounter *self)
{
  g_return_val_if_fail (ARB_IS_COUNTER (self), NULL);
  return self->title;
}

guint
arb_counter_get_seat (ArbCounter *self)
{
  g_return_val_if_fail (ARB_IS_COUNTER (self), 0);
  return self->seat;
}

gint
arb_counter_get_value (ArbCounter *self)
{
  g_return_val_if_fail (ARB_IS_COUNTER (self), 0);
  return self->value;
}

gboolean
arb_counter_has_limit (ArbCounter *self)
{
  g_return_val_if_fail (ARB_IS_COUNTER (self), FALSE);
  return self->limit >= 0;
}

char *
arb_counter_dup_amount (ArbCounter *self)
{
  g_return_val_if_fail (ARB_IS_COUNTER (self), NULL);

  if (self->limit < 0)
    return g_strdup_printf ("%d", self->value);
  return g_strdup_printf ("%d/%d", self->value, self->limit);
}

gint
arb_counter_get_limit (ArbCounter *self)
{
  g_return_val_if_fail (ARB_IS_COUNTER (self), -1);
  return self->limit;
}

ArbCounter *
arb_counters_find (GListModel *counters, const char *id, guint seat)
{
  for (guint i = 0; i < g_list_model_get_n_items (counters); i++)
    {
      g_autoptr (ArbCounter) counter = g_list_model_get_item (counters, i);

      if (counter->seat == seat && g_str_equal (counter->id, id))
        return counter; /* @counters keeps the reference */
    }
  return NULL;
}

gint
arb_counters_get (GListModel *counters, const char *id, guint seat)
{
  ArbCounter *counter = arb_counters_find (counters, id, seat);

  return counter != NULL ? counter->value : 0;
}
