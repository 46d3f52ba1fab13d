/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/session/zone.h"

G_DEFINE_FINAL_TYPE (ArbZoneCard, arb_zone_card, G_TYPE_OBJECT)

static void
arb_zone_card_finalize (GObject *object)
{
  ArbZoneCard *self = ARB_ZONE_CARD (object);

  g_free (self->name);
  g_free (self->label);
  g_free (self->details);
  g_free (self->counters);

  G_OBJECT_CLASS (arb_zone_card_parent_class)->finalize (object);
}

static void
arb_zone_card_class_init (ArbZoneCardClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = arb_zone_card_finalize;
}

static void
arb_zone_card_init (ArbZoneCard *self)
{
}

ArbZoneCard *
arb_zone_card_new (const ArbView *view, const ArbViewCard *card, const char *id, char *name,
                   char *label, char *details)
{
  ArbZoneCard *self = g_object_new (ARB_TYPE_ZONE_CARD, NULL);

  self->id = id;
  self->name = name;
  self->label = label;
  self->details = details;
  self->count = card->count;
  self->count_id = card->count_id;
  self->number = card->number;
  self->face = card->face;
  self->n_counters = card->n_counters;
  if (card->n_counters > 0)
    self->counters =
        g_memdup2 (&g_array_index (view->card_counters, ArbViewCounter, card->first_counter),
                   card->n_counters * sizeof (ArbViewCounter));
  return self;
}

gint
arb_zone_card_get_counter (ArbZoneCard *self, const char *id, gint fallback)
{
  g_return_val_if_fail (ARB_IS_ZONE_CARD (self), fallback);

  for (guint i = 0; i < self->n_counters; i++)
    {
      if (g_str_equal (self->counters[i].id, id))
        return self->counters[i].value;
    }
  return fallback;
}

/* The card with its counters, copied out of the view. */
typedef struct
{
  ArbViewCard card;
  ArbViewCounter counters[];
} Value;

static gboolean
value_equal (gconstpointer a, gconstpointer b)
{
  const Value *x = a, *y = b;

  if (x->card.card != y->card.card || x->card.count != y->card.count
      || x->card.number != y->card.number || x->card.face != y->card.face
      || x->card.count_id != y->card.count_id || x->card.n_counters != y->card.n_counters)
    return FALSE;

  for (guint i = 0; i < x->card.n_counters; i++)
    if (!arb_view_counter_equal (&x->counters[i], &y->counters[i]))
      return FALSE;
  return TRUE;
}

void
arb_zone_add_value (GPtrArray *values, const ArbView *view, const ArbViewCard *card)
{
  Value *value = g_malloc (sizeof *value + card->n_counters * sizeof *value->counters);

  value->card = *card;
  for (guint i = 0; i < card->n_counters; i++)
    value->counters[i] =
        g_array_index (view->card_counters, ArbViewCounter, card->first_counter + i);
  g_ptr_array_add (values, value);
}

G_DEFINE_FINAL_TYPE (ArbZone, arb_zone, G_TYPE_OBJECT)

static void
arb_zone_finalize (GObject *object)
{
  ArbZone *self = ARB_ZONE (object);

  g_free (self->title);
  arb_value_list_clear (&self->cards);

  G_OBJECT_CLASS (arb_zone_parent_class)->finalize (object);
}

static void
arb_zone_class_init (ArbZoneClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = arb_zone_finalize;
}

static void
arb_zone_init (ArbZone *self)
{
  arb_value_list_init (&self->cards, ARB_TYPE_ZONE_CARD, value_equal);
}

ArbZone *
arb_zone_new (const char *id, char *title, guint seat, const ArbTableLook *look)
{
  ArbZone *self = g_object_new (ARB_TYPE_ZONE, NULL);

  self->id = id;
  self->title = title;
  self->look = look;
  self->seat = seat;
  return self;
}

void
arb_zone_set_cards (ArbZone *self, GPtrArray *values, ArbValueMake make, gpointer data)
{
  GListModel *cards;

  g_return_if_fail (ARB_IS_ZONE (self));

  arb_value_list_update (&self->cards, values, make, data);
  cards = arb_value_list_get (&self->cards);
  self->n_cards = 0;
  for (guint i = 0; i < g_list_model_get_n_items (cards); i++)
    {
      g_autoptr (ArbZoneCard) card = g_list_model_get_item (cards, i);

      self->n_cards += card->count;
    }
}

GListModel *
arb_zone_get_cards (ArbZone *self)
{
  g_return_val_if_fail (ARB_IS_ZONE (self), NULL);
  return arb_value_list_get (&self->cards);
}

ArbZone *
arb_zones_find (GListModel *zones, const char *id, guint seat)
{
  for (guint i = 0; i < g_list_model_get_n_items (zones); i++)
    {
      g_autoptr (ArbZone) zone = g_list_model_get_item (zones, i);

      if (zone->seat == seat && g_str_equal (zone->id, id))
        return zone; /* @zones keeps the reference */
    }
  return NULL;
}
