/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/session/zone.h"

#include <glib/gi18n-lib.h>

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

static char *
describe_card_counters (const ArbWording *wording, const ArbView *view, const ArbViewCard *card)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < card->n_counters; i++)
    {
      const ArbViewCounter *counter =
          &g_array_index (view->card_counters, ArbViewCounter, card->first_counter + i);
      g_autofree char *title = arb_wording_id (wording, counter->id);

      if (i > 0)
        g_string_append (text, " · ");
      if (counter->limit < 0)
        g_string_append_printf (text, "%s %d", title, counter->value);
      else
        g_string_append_printf (text, "%s %d/%d", title, counter->value, counter->limit);
    }
  return g_string_free (text, FALSE);
}

ArbZoneCard *
arb_zone_card_new (const ArbWording *wording, const ArbView *view, const ArbViewCard *card)
{
  ArbZoneCard *self = g_object_new (ARB_TYPE_ZONE_CARD, NULL);

  if (arb_argument_kind (card->card) >= ARB_ARGUMENT_NAME)
    self->id = arb_catalogue_get_name (wording->catalogue, card->card);
  self->name = arb_wording_argument (wording, card->card);
  if (card->number > 0)
    /* Translators: the number of a card at the table, then its name */
    self->label = g_strdup_printf (_ ("#%u %s"), card->number, self->name);
  else
    self->label = g_strdup (self->name);
  self->details = describe_card_counters (wording, view, card);
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

static void
add_value (GPtrArray *values, const ArbView *view, const ArbViewCard *card)
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
  arb_value_list_init (&self->cards, value_equal);
}

ArbZone *
arb_zone_new (const ArbWording *wording, const ArbViewZone *zone)
{
  ArbZone *self = g_object_new (ARB_TYPE_ZONE, NULL);

  self->id = zone->id;
  self->title = arb_wording_zone (wording, zone->id);
  self->seat = zone->seat;
  self->look = arb_catalogue_find_zone_look (wording->catalogue, zone->id);
  return self;
}

/* The data, besides the values, from which the cards are made. */
typedef struct
{
  const ArbWording *wording;
  const ArbView *view;
  const ArbViewCard *cards;
} Source;

static gpointer
make_card (guint index, gpointer data)
{
  const Source *source = data;

  return arb_zone_card_new (source->wording, source->view, &source->cards[index]);
}

void
arb_zone_update (ArbZone *self, const ArbWording *wording, const ArbView *view,
                 const ArbViewZone *zone)
{
  const ArbViewCard *cards = &g_array_index (view->cards, ArbViewCard, zone->first_card);
  GPtrArray *values = g_ptr_array_new_with_free_func (g_free);

  g_return_if_fail (ARB_IS_ZONE (self));

  self->n_cards = 0;
  for (guint i = 0; i < zone->n_cards; i++)
    {
      add_value (values, view, &cards[i]);
      self->n_cards += cards[i].count;
    }
  arb_value_list_update (&self->cards, values, make_card, &(Source){ wording, view, cards });
}

GPtrArray *
arb_zone_get_cards (ArbZone *self)
{
  g_return_val_if_fail (ARB_IS_ZONE (self), NULL);
  return self->cards.objects;
}

ArbZoneCard *
arb_zone_get_card (ArbZone *self, guint index)
{
  g_return_val_if_fail (ARB_IS_ZONE (self), NULL);
  return index < self->cards.objects->len ? self->cards.objects->pdata[index] : NULL;
}

ArbZone *
arb_zones_find (GPtrArray *zones, const char *id, guint seat)
{
  for (guint i = 0; i < zones->len; i++)
    {
      ArbZone *zone = zones->pdata[i];

      if (zone->seat == seat && g_str_equal (zone->id, id))
        return zone;
    }
  return NULL;
}
