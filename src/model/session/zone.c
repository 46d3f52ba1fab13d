/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/session/zone.h"

#include "model/session/value-list.h"

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

  self->card = card->card;
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

G_DEFINE_FINAL_TYPE (ArbZone, arb_zone, G_TYPE_OBJECT)

static void
arb_zone_finalize (GObject *object)
{
  ArbZone *self = ARB_ZONE (object);

  g_free (self->title);
  g_ptr_array_unref (self->cards);

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
  self->cards = g_ptr_array_new_with_free_func (g_object_unref);
}

/* The data, besides the values, from which zones and their cards are made. */
typedef struct
{
  const ArbWording *wording;
  const ArbView *view;
} Source;

static gboolean
card_equal (gpointer object, gconstpointer value, gpointer data)
{
  const ArbZoneCard *self = object;
  const ArbViewCard *card = value;
  const Source *source = data;

  if (self->card != card->card || self->count != card->count || self->number != card->number
      || self->face != card->face || self->count_id != card->count_id
      || self->n_counters != card->n_counters)
    return FALSE;

  for (guint i = 0; i < card->n_counters; i++)
    if (!arb_view_counter_equal (&self->counters[i],
                                 &g_array_index (source->view->card_counters, ArbViewCounter,
                                                 card->first_counter + i)))
      return FALSE;
  return TRUE;
}

static gpointer
make_card (gconstpointer card, gpointer data)
{
  const Source *source = data;

  return arb_zone_card_new (source->wording, source->view, card);
}

/* A zone is the same even if its cards have changed. */
static gboolean
zone_equal (gpointer object, gconstpointer value, gpointer data)
{
  const ArbZone *self = object;
  const ArbViewZone *zone = value;

  return self->id == zone->id && self->seat == zone->seat;
}

static gpointer
make_zone (gconstpointer value, gpointer data)
{
  const ArbViewZone *zone = value;
  const ArbWording *wording = ((const Source *) data)->wording;
  ArbZone *self = g_object_new (ARB_TYPE_ZONE, NULL);

  self->id = zone->id;
  self->title = arb_wording_zone (wording, zone->id);
  self->seat = zone->seat;
  self->look = arb_catalogue_find_zone_look (wording->catalogue, zone->id);
  return self;
}

void
arb_zones_update (GPtrArray *zones, const ArbView *view, const ArbWording *wording)
{
  static const ArbValueKind zone_kind = { sizeof (ArbViewZone), zone_equal, make_zone };
  static const ArbValueKind card_kind = { sizeof (ArbViewCard), card_equal, make_card };
  Source source = { wording, view };

  arb_value_list_update (zones, &zone_kind, view->zones->data, view->zones->len, &source);
  for (guint i = 0; i < view->zones->len; i++)
    {
      const ArbViewZone *zone = &g_array_index (view->zones, ArbViewZone, i);
      const ArbViewCard *cards = &g_array_index (view->cards, ArbViewCard, zone->first_card);
      ArbZone *self = zones->pdata[i];

      arb_value_list_update (self->cards, &card_kind, cards, zone->n_cards, &source);
      self->n_cards = 0;
      for (guint j = 0; j < zone->n_cards; j++)
        self->n_cards += cards[j].count;
    }
}

GPtrArray *
arb_zones_dup (const ArbState *state, void (*answer) (const ArbState *state, ArbView *view),
               const ArbWording *wording)
{
  g_autoptr (ArbView) view = arb_view_new ();
  GPtrArray *zones = g_ptr_array_new_with_free_func (g_object_unref);

  answer (state, view);
  arb_zones_update (zones, view, wording);
  return zones;
}

ArbZoneCard *
arb_zone_get_card (ArbZone *self, guint index)
{
  g_return_val_if_fail (ARB_IS_ZONE (self), NULL);
  return index < self->cards->len ? self->cards->pdata[index] : NULL;
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
