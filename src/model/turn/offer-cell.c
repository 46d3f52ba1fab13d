/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/turn/offer-cell.h"

#include <string.h>

G_DEFINE_FINAL_TYPE (ArbOfferCell, arb_offer_cell, G_TYPE_OBJECT)

static void
arb_offer_cell_finalize (GObject *object)
{
  ArbOfferCell *self = ARB_OFFER_CELL (object);

  g_object_unref (self->item);
  g_object_unref (self->offered);
  g_free (self->keys);

  G_OBJECT_CLASS (arb_offer_cell_parent_class)->finalize (object);
}

static void
arb_offer_cell_class_init (ArbOfferCellClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = arb_offer_cell_finalize;
}

static void
arb_offer_cell_init (ArbOfferCell *self)
{
}

ArbOfferCell *
arb_offer_cell_new (ArbOfferItem *item)
{
  ArbOfferCell *self = g_object_new (ARB_TYPE_OFFER_CELL, NULL);

  arb_offer_cell_set_offered (self, item);
  return self;
}

gboolean
arb_offer_cell_matches (ArbOfferCell *self, const ArbOffer *offer)
{
  const ArbOffer *own = &self->offered->offer;

  return g_str_equal (own->kind, offer->kind) && own->seat == offer->seat && own->row == offer->row
         && own->column == offer->column && own->n_moves == offer->n_moves
         && memcmp (own->moves, offer->moves, offer->n_moves * sizeof (ArbMove)) == 0;
}

void
arb_offer_cell_set_offered (ArbOfferCell *self, ArbOfferItem *item)
{
  g_set_object (&self->offered, item);
  arb_offer_cell_set_item (self, item);
}

void
arb_offer_cell_set_item (ArbOfferCell *self, ArbOfferItem *item)
{
  g_set_object (&self->item, item);
}

void
arb_offer_cell_set_keys (ArbOfferCell *self, char *keys)
{
  g_free (self->keys);
  self->keys = keys;
}

gboolean
arb_offer_cell_is_allowed (const ArbOfferCell *self)
{
  return arb_verdict_allows (&self->item->offer.verdict);
}

ArbVerdictValue
arb_offer_cell_get_value (const ArbOfferCell *self)
{
  const ArbOffer *offer = &self->item->offer;

  return offer->verdict.value == ARB_LEGAL && offer->adds_nothing
             ? ARB_VOID
             : (ArbVerdictValue) offer->verdict.value;
}

gboolean
arb_offer_cell_is_idle (const ArbOfferCell *self)
{
  return arb_offer_cell_get_value (self) == ARB_VOID;
}
