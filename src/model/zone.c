/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/zone.h"

struct _ArbZoneCard
{
  GObject parent_instance;

  char *label;
  char *details;
  guint count;
  guint face;
};

G_DEFINE_FINAL_TYPE (ArbZoneCard, arb_zone_card, G_TYPE_OBJECT)

static void
arb_zone_card_finalize (GObject *object)
{
  ArbZoneCard *self = ARB_ZONE_CARD (object);

  g_free (self->label);
  g_free (self->details);

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
arb_zone_card_new (const ArbViewCard *card, char *label, char *details)
{
  ArbZoneCard *self = g_object_new (ARB_TYPE_ZONE_CARD, NULL);

  self->label = label;
  self->details = details;
  self->count = card->count;
  self->face = card->face;
  return self;
}

const char *
arb_zone_card_get_label (ArbZoneCard *self)
{
  g_return_val_if_fail (ARB_IS_ZONE_CARD (self), NULL);
  return self->label;
}

const char *
arb_zone_card_get_details (ArbZoneCard *self)
{
  g_return_val_if_fail (ARB_IS_ZONE_CARD (self), NULL);
  return self->details;
}

guint
arb_zone_card_get_count (ArbZoneCard *self)
{
  g_return_val_if_fail (ARB_IS_ZONE_CARD (self), 0);
  return self->count;
}

guint
arb_zone_card_get_face (ArbZoneCard *self)
{
  g_return_val_if_fail (ARB_IS_ZONE_CARD (self), ARB_FACE_ANY);
  return self->face;
}

struct _ArbZone
{
  GObject parent_instance;

  const char *id;
  char *title;
  guint seat;
  guint n_cards;
  GListStore *cards;
};

G_DEFINE_FINAL_TYPE (ArbZone, arb_zone, G_TYPE_OBJECT)

static void
arb_zone_finalize (GObject *object)
{
  ArbZone *self = ARB_ZONE (object);

  g_free (self->title);
  g_object_unref (self->cards);

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
  self->cards = g_list_store_new (ARB_TYPE_ZONE_CARD);
}

ArbZone *
arb_zone_new (const char *id, char *title, guint seat)
{
  ArbZone *self = g_object_new (ARB_TYPE_ZONE, NULL);

  self->id = id;
  self->title = title;
  self->seat = seat;
  return self;
}

void
arb_zone_take_card (ArbZone *self, ArbZoneCard *card)
{
  g_return_if_fail (ARB_IS_ZONE (self));

  self->n_cards += card->count;
  g_list_store_append (self->cards, card);
  g_object_unref (card);
}

const char *
arb_zone_get_id (ArbZone *self)
{
  g_return_val_if_fail (ARB_IS_ZONE (self), NULL);
  return self->id;
}

const char *
arb_zone_get_title (ArbZone *self)
{
  g_return_val_if_fail (ARB_IS_ZONE (self), NULL);
  return self->title;
}

guint
arb_zone_get_seat (ArbZone *self)
{
  g_return_val_if_fail (ARB_IS_ZONE (self), 0);
  return self->seat;
}

guint
arb_zone_get_n_cards (ArbZone *self)
{
  g_return_val_if_fail (ARB_IS_ZONE (self), 0);
  return self->n_cards;
}

GListModel *
arb_zone_get_cards (ArbZone *self)
{
  g_return_val_if_fail (ARB_IS_ZONE (self), NULL);
  return G_LIST_MODEL (self->cards);
}
