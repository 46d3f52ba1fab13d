/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/offer-item.h"

struct _ArbOfferItem
{
  GObject parent_instance;

  ArbOffer offer;
  ArbChoice *choice;
  char *row;
  char *amount;
};

G_DEFINE_FINAL_TYPE (ArbOfferItem, arb_offer_item, G_TYPE_OBJECT)

static void
arb_offer_item_finalize (GObject *object)
{
  ArbOfferItem *self = ARB_OFFER_ITEM (object);

  g_clear_object (&self->choice);
  g_free (self->row);
  g_free (self->amount);

  G_OBJECT_CLASS (arb_offer_item_parent_class)->finalize (object);
}

static void
arb_offer_item_class_init (ArbOfferItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = arb_offer_item_finalize;
}

static void
arb_offer_item_init (ArbOfferItem *self)
{
}

ArbOfferItem *
arb_offer_item_new (const ArbOffer *offer, ArbChoice *choice, char *row, char *amount)
{
  ArbOfferItem *self = g_object_new (ARB_TYPE_OFFER_ITEM, NULL);

  self->offer = *offer;
  self->choice = choice;
  self->row = row;
  self->amount = amount;
  return self;
}

const ArbOffer *
arb_offer_item_get_offer (ArbOfferItem *self)
{
  g_return_val_if_fail (ARB_IS_OFFER_ITEM (self), NULL);
  return &self->offer;
}

ArbChoice *
arb_offer_item_get_choice (ArbOfferItem *self)
{
  g_return_val_if_fail (ARB_IS_OFFER_ITEM (self), NULL);
  return self->choice;
}

gboolean
arb_offer_item_is (ArbOfferItem *self, const char *kind)
{
  g_return_val_if_fail (ARB_IS_OFFER_ITEM (self), FALSE);
  return g_str_equal (self->offer.kind, kind);
}

gboolean
arb_offer_item_is_plain (ArbOfferItem *self)
{
  g_return_val_if_fail (ARB_IS_OFFER_ITEM (self), FALSE);
  return self->offer.verdict.value == ARB_LEGAL && !self->offer.idle;
}

guint
arb_offer_item_get_seat (ArbOfferItem *self)
{
  g_return_val_if_fail (ARB_IS_OFFER_ITEM (self), ARB_TABLE);
  return self->offer.seat;
}

guint
arb_offer_item_get_column (ArbOfferItem *self)
{
  g_return_val_if_fail (ARB_IS_OFFER_ITEM (self), 0);
  return self->offer.column;
}

const char *
arb_offer_item_get_name (ArbOfferItem *self)
{
  g_return_val_if_fail (ARB_IS_OFFER_ITEM (self), NULL);
  return arb_choice_get_label (self->choice);
}

const char *
arb_offer_item_get_row (ArbOfferItem *self)
{
  g_return_val_if_fail (ARB_IS_OFFER_ITEM (self), NULL);
  return self->row;
}

const char *
arb_offer_item_get_amount (ArbOfferItem *self)
{
  g_return_val_if_fail (ARB_IS_OFFER_ITEM (self), NULL);
  return self->amount;
}
