/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/session/counter.h"

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
arb_counter_new (const ArbViewCounter *number, const ArbWording *wording)
{
  ArbCounter *self = g_object_new (ARB_TYPE_COUNTER, NULL);

  self->id = number->id;
  self->title = arb_wording_id (wording, number->id);
  self->seat = number->seat;
  self->value = number->value;
  self->limit = number->limit;
  self->look = arb_catalogue_find_counter_look (wording->catalogue, number->id);
  return self;
}

char *
arb_counter_dup_amount (ArbCounter *self)
{
  g_return_val_if_fail (ARB_IS_COUNTER (self), NULL);

  if (self->limit < 0)
    return g_strdup_printf ("%d", self->value);
  return g_strdup_printf ("%d/%d", self->value, self->limit);
}
